"""Joins the session, the second candidate and the panes: what one of them changes the others show."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from rouge_gui.corpus.example import Example
from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.editing import Edit
from rouge_gui.gui.find_bar import FindBar
from rouge_gui.gui.finding import texts_of
from rouge_gui.gui.following import Following
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.marking import Asides
from rouge_gui.gui.opened import CANDIDATE as CANDIDATE_ROLE
from rouge_gui.gui.opened import SOURCE as SOURCE_ROLE
from rouge_gui.gui.opened import Opened, reference_role
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.gui.second import Second
from rouge_gui.gui.session import Session
from rouge_gui.rouge.text import Span


class ReadingDesk(QObject):
    """Owns the panes and the find bar, and keeps them and `results` in step with `session` and `second`."""

    def __init__(
        self, session: Session, second: Second, loading: Loading, reading: ReadingArea, results: ResultsArea
    ) -> None:
        super().__init__(reading)
        self.find_bar = FindBar()
        self._session, self._second, self._loading = session, second, loading
        self._reading, self._results = reading, results
        self._asides = Asides()
        self._following = Following(reading, results, self.find_bar, self)
        self._connect_session()
        self._connect_second()
        results.scores.row_shown.connect(reading.show_alone)
        results.history.step_chosen.connect(self._on_step_chosen)
        results.cues.place_chosen.connect(self._on_place_chosen)
        results.cues.cues_chosen.connect(reading.choose_cues)
        reading.announced.connect(self._on_announced)
        self.find_bar.closed.connect(reading.candidate.setFocus)

    def _connect_session(self) -> None:
        self._session.opened.connect(self._on_opened)
        self._session.evaluated.connect(self._on_evaluated)
        self._session.replaced.connect(self._on_replaced)
        self._reading.reference_added.connect(self._session.add_reference)
        self._reading.reference_removed.connect(self._session.remove_last_reference)

    def _connect_second(self) -> None:
        compare = self._results.compare
        self._second.opened.connect(self._on_second_opened)
        self._second.assessed.connect(self._reading.show_second_assessment)
        self._second.assessed.connect(compare.show_second)
        self._second.replaced.connect(self._reading.put_second)
        self._reading.second_edited.connect(self._second.edit)
        compare.second_chosen.connect(self._second.choose)
        compare.swap_requested.connect(self.swap)
        compare.caught_shown.connect(self._reading.show_caught)

    def show_origins(self, *, shown: bool) -> None:
        """Mark the candidates by where their words come from, or by what was counted."""
        self._asides = self._asides._replace(by_origin=shown)
        self._reading.show_asides(self._asides)

    def dim_stop_words(self, *, dimmed: bool) -> None:
        """Make function words pale, or not; never negators, numbers, modals and comparatives."""
        self._asides = self._asides._replace(dims_stop_words=dimmed)
        self._reading.show_asides(self._asides)

    def revert_one(self) -> None:
        """Give the text of the pane with the keyboard its loaded form again, as one step of undo."""
        texts = self._session.texts
        panes = {SOURCE_ROLE: self._reading.source, CANDIDATE_ROLE: self._reading.candidate}
        panes |= {reference_role(at): pane for at, pane in enumerate(self._reading.references.panes())}
        last = self._reading.window().focusWidget()
        for role, pane in panes.items():
            if pane.editor is last:
                self._session.restore({role: texts.loaded.get(role, "")}, f"revert the {role}")

    def open_example(self) -> Example:
        """Return the open example: what the corpus has of it, and candidates of baselines that it was opened with."""
        held = self._loading.corpus.get(self._session.texts.example)
        return self._session.example if held is None else held.joined(self._session.example)

    def swap(self) -> None:
        """Exchange both candidates: B becomes the open one."""
        if self._second.system:
            self._session.open_example(self.open_example(), self._second.system)

    def take_edit(self, edit: Edit) -> None:
        """Hand an edit of a pane to the session; the find bar seeks in the new text."""
        self._session.edit(edit)
        self.find_bar.show_texts(texts_of(self._session.texts))

    def _on_opened(self, texts: Opened) -> None:
        self._results.cues.set_owner(texts.example, texts.system)
        self._results.queue.mark_read(texts.example, texts.system)
        self._reading.show_texts(texts)
        self._second.follow_example(self.open_example(), texts, self._session.options)
        self.find_bar.show_texts(texts_of(texts))
        self._results.history.show_opened(texts)

    def _on_evaluated(self, assessment: Assessment) -> None:
        self._results.history.show_assessment(assessment)
        # The views first: the panes then tell them which reference is in front.
        self._results.show_assessment(assessment)
        self._reading.show_assessment(assessment)
        self._second.follow(self._session.texts, self._session.options)

    def _on_place_chosen(self, start: int, end: int) -> None:
        self._reading.candidate.go_to(Span(start, end))

    def _on_step_chosen(self, step: int) -> None:
        self._session.restore(self._results.history.history.steps[step].texts, "back to an earlier step")

    def _on_replaced(self, edit: Edit) -> None:
        self._reading.put(edit)
        self.find_bar.show_texts(texts_of(self._session.texts))

    def _on_second_opened(self, texts: Opened | None) -> None:
        self._reading.show_second(texts)
        self._results.compare.show_second(None)
        self._results.compare.show_systems(
            self._session.texts.system, self._second.system, self._second.choices()
        )

    def _on_announced(self, sentence: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._reading, sentence))
