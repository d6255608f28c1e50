"""The lower half of the window: views of the corpus on the left, views of the open example on the right."""

from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import shown
from rouge_gui.gui.view_tabs import ViewTabs
from rouge_gui.gui.views import VIEWS, Side
from rouge_gui.gui.views.compare_view import CompareView
from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.gui.views.cue_view import CueView
from rouge_gui.gui.views.hand_count_view import HandCountView
from rouge_gui.gui.views.history_view import HistoryView
from rouge_gui.gui.views.match_view import MatchView
from rouge_gui.gui.views.queue_view import QueueView
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.gui.views.score_view import ScoreView
from rouge_gui.gui.views.why_lit_view import WhyLitView
from rouge_gui.gui.views.why_view import WhyView

CORPUS_WIDTH, EXAMPLE_WIDTH = 523, 495


@runtime_checkable
class ExampleView(Protocol):
    """A view that follows the open example."""

    def show_assessment(self, assessment: Assessment) -> None:
        """Show what was found of the open texts."""


class ResultsArea(QSplitter):
    """Holds every registered view in a tab. A view of the open example is told of it once it can be seen.

    `view_shown` follows a change of tab.
    """

    view_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._tabs = {side: ViewTabs(shown(side.value)) for side in Side}
        self._views: dict[str, QWidget] = {}
        self._assessment: Assessment | None = None
        self._told: dict[int, Assessment] = {}
        for tabs in self._tabs.values():
            tabs.currentChanged.connect(self._on_current_changed)
            self.addWidget(tabs)
        for name, view in VIEWS.items():
            self._views[name] = made = view.make()
            self._tabs[view.side].addTab(made, shown(view.title))
        self.setSizes([CORPUS_WIDTH, EXAMPLE_WIDTH])
        self.setChildrenCollapsible(False)

    @property
    def corpus(self) -> CorpusView:
        """The table of the corpus."""
        return cast("CorpusView", self._views["corpus"])

    @property
    def report(self) -> ReportView:
        """The import report."""
        return cast("ReportView", self._views["report"])

    @property
    def scores(self) -> ScoreView:
        """The score table of the open example."""
        return cast("ScoreView", self._views["scores"])

    @property
    def compare(self) -> CompareView:
        """The view that compares two systems."""
        return cast("CompareView", self._views["compare"])

    @property
    def matches(self) -> MatchView:
        """The list of matches."""
        return cast("MatchView", self._views["matches"])

    @property
    def cues(self) -> CueView:
        """The evidence cards of the open candidate's cues."""
        return cast("CueView", self._views["cues"])

    @property
    def queue(self) -> QueueView:
        """The corpus by suspicion."""
        return cast("QueueView", self._views["queue"])

    @property
    def history(self) -> HistoryView:
        """The steps of the edits."""
        return cast("HistoryView", self._views["what_if"])

    @property
    def hand_count(self) -> HandCountView:
        """The count as one would make it on paper."""
        return cast("HandCountView", self._views["hand_count"])

    @property
    def why_lit(self) -> WhyLitView:
        """The view that explains one word."""
        return cast("WhyLitView", self._views["why_lit"])

    @property
    def why(self) -> WhyView:
        """The view that compares protocols."""
        return cast("WhyView", self._views["why"])

    def view(self, name: str) -> QWidget:
        """Return the view registered as `name`."""
        return self._views[name]

    def show_view(self, name: str) -> None:
        """Bring the view registered as `name` to the front."""
        self._tabs[VIEWS[name].side].setCurrentWidget(self._views[name])

    def is_shown(self, name: str) -> bool:
        """Tell whether the view registered as `name` is in front."""
        return self._tabs[VIEWS[name].side].currentWidget() is self._views[name]

    def set_title(self, name: str, title: str) -> None:
        """Give the tab of a view another title."""
        tabs = self._tabs[VIEWS[name].side]
        tabs.setTabText(tabs.indexOf(self._views[name]), shown(title))

    def show_assessment(self, assessment: Assessment) -> None:
        """Tell the views in front what was found of the open texts; the others hear it when they come to the front."""
        self._assessment = assessment
        for tabs in self._tabs.values():
            self._tell(tabs.currentWidget())

    def _on_current_changed(self, _index: int) -> None:
        for tabs in self._tabs.values():
            self._tell(tabs.currentWidget())
        self.view_shown.emit()

    def _tell(self, view: QWidget) -> None:
        wanted = self._assessment
        if wanted is None or not isinstance(view, ExampleView) or self._told.get(id(view)) is wanted:
            return
        self._told[id(view)] = wanted
        view.show_assessment(wanted)
