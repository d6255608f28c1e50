"""The window that compares the systems of a corpus: what takes part above, views in tabs, what limits it below."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.side_window import SideWindow
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.systems.findings import Findings, SystemsPart
from rouge_gui.gui.systems.foot import Foot
from rouge_gui.gui.systems.report_line import ReportLine
from rouge_gui.gui.systems.report_work import Known
from rouge_gui.gui.systems.wish_line import WishLine
from rouge_gui.gui.systems.work import SystemsWork
from rouge_gui.rouge.options import Options
from rouge_gui.study.measures import Measures
from rouge_gui.wording import said

if TYPE_CHECKING:
    from rouge_gui.gui.systems.plots.plots_view import PlotsView
    from rouge_gui.gui.systems.ratings_view import RatingsView
    from rouge_gui.gui.systems.systems_view import SystemsView
    from rouge_gui.gui.systems.versus_view import VersusView

TITLE = said("Compare systems")
SIZE = (1180, 760)
SETTLE_MS = 150
SYSTEMS, VERSUS, PLOTS, RATINGS = "systems", "versus", "plots", "ratings"


class SystemsWindow(SideWindow):
    """Measures while it can be seen, anew when something changes what is to be measured: the newest wish wins.

    `example_opened` (Example, system) and `pair_opened` (Example, first system, second system) ask the main window to
    show texts; the examples hold the candidates of baselines too. `failed` tells what nobody expected.
    """

    example_opened = Signal(object, str)
    pair_opened = Signal(object, str, str)
    failed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        corpus: Callable[[], Sequence[Example]],
        options: Callable[[], Options],
        paths: Callable[[], Sequence[str]],
        parent: QWidget | None = None,
    ) -> None:
        """`corpus` and `options` are asked whenever measuring starts, `paths` of the corpus when a report is written."""
        super().__init__(parent)
        self._corpus, self._options, self._paths = corpus, options, paths
        self._findings = Findings((), Options(), Measures((), (), {}))
        self._told: dict[str, Findings] = {}
        self._is_stale, self._is_held = True, False
        self.setWindowTitle(shown(TITLE))
        self.resize(*SIZE)
        self.wishes = WishLine()
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Views of the systems"))
        self.parts: dict[str, SystemsPart] = {}
        for name, view in SYSTEMS_VIEWS.items():
            made = view.make()
            self.tabs.addTab(made, shown(view.title))
            self.parts[name] = cast("SystemsPart", made)
        self.report = ReportLine(self._known)
        self.tabs.setCornerWidget(self.report)
        self.foot = Foot()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.wishes)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.foot)
        self.work = SystemsWork(self)
        self.most_jobs = 0
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._measure)
        self._connect()
        self.set_theme(theme)

    @property
    def findings(self) -> Findings:
        """What is known so far."""
        return self._findings

    def renew(self) -> None:
        """Measure anew, now or when the window is seen again: corpus or options are others."""
        self._is_stale, self._is_held = True, False
        if self.isVisible():
            self._settle.start()

    def hold(self) -> None:
        """Forget what was measured and wait for `renew`: another corpus is being read."""
        self._is_held = True
        self._settle.stop()
        self.work.cancel()
        self.wishes.tell(tr("A corpus is being read: it is measured once it is complete."))
        self._show(Findings((), self._options(), Measures((), (), {})))

    def part(self, name: str) -> QWidget:
        """Return the view registered as `name`."""
        return cast("QWidget", self.parts[name])

    def show_part(self, name: str) -> None:
        """Bring a view to the front."""
        self.tabs.setCurrentWidget(self.part(name))

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        for part in self.parts.values():
            part.set_theme(theme)

    def set_zoom(self, percent: int) -> None:
        """Write what is drawn in percent of the usual size."""
        cast("PlotsView", self.parts[PLOTS]).set_zoom(percent)

    def end_work(self) -> bool:
        """Stop all that runs beside the window; False where something did not end in time."""
        self._settle.stop()
        ended = [self.work.close(), self.report.end_work()]
        return all([*ended, *(part.end_work() for part in self.parts.values())])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale and not self._is_held:
            self._settle.start()

    def rest(self) -> None:
        """Nobody looks: what is half done is done anew when somebody does."""
        self._settle.stop()
        if self.work.is_running:
            self._is_stale = True
            self.work.cancel()

    def _connect(self) -> None:
        self.wishes.changed.connect(self.renew)
        self.wishes.cancelled.connect(self.work.cancel)
        self.work.found.connect(self._show)
        self.work.progressed.connect(self.wishes.tell)
        self.work.ended.connect(self.wishes.show_rest)
        self.work.failed.connect(self._on_failed)
        self.report.failed.connect(self._on_failed)
        self.tabs.currentChanged.connect(self._on_tab_changed)
        for part in self.parts.values():
            part.example_opened.connect(self._on_example_opened)
            part.pair_opened.connect(self._on_pair_opened)
            part.failed.connect(self.failed)
        cast("SystemsView", self.parts[SYSTEMS]).versus_requested.connect(self._on_versus_requested)

    def _measure(self) -> None:
        self._is_stale = False
        examples = list(self._corpus())
        self.wishes.offer_systems(dict.fromkeys(name for each in examples for name in each.candidates))
        options = self._options()
        self.foot.begin(options)
        self.wishes.show_work()
        wish = self.wishes.wish(examples, options)
        self.work.start(replace(wish, most_jobs=self.most_jobs))

    def _show(self, findings: Findings) -> None:
        self._findings = findings
        self.foot.show_findings(findings)
        self.report.offer()
        self._tell()

    def _known(self) -> Known:
        found, rated = self._findings, cast("RatingsView", self.parts[RATINGS])
        return Known(found, rated.drawing, self._paths(), rated.ratings, rated.whole_study(found.measures))

    def _tell(self) -> None:
        """Tell the view in front what is known, once."""
        name = list(self.parts)[self.tabs.currentIndex()]
        if self._told.get(name) is not self._findings:
            self._told[name] = self._findings
            self.parts[name].show_findings(self._findings)

    def _on_tab_changed(self, _index: int) -> None:
        self._tell()

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, RougeGuiError):
            self.foot.tell_trouble(str(error))
        else:
            self.failed.emit(error)

    def _example(self, name: str) -> Example | None:
        return next((each for each in self._findings.examples if each.id == name), None)

    def _on_example_opened(self, name: str, system: str) -> None:
        example = self._example(name)
        if example is not None:
            self.example_opened.emit(example, system)

    def _on_pair_opened(self, name: str, first: str, second: str) -> None:
        example = self._example(name)
        if example is not None:
            self.pair_opened.emit(example, first, second)

    def _on_versus_requested(self, first: str, second: str, measure: str) -> None:
        self.show_part(VERSUS)
        cast("VersusView", self.parts[VERSUS]).choose(first, second, measure)
