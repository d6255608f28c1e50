"""Keeps panes and the views of single words and matches in step: where one points, the others follow."""

from PySide6.QtCore import QObject

from rouge_gui.gui.find_bar import FindBar
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.rouge.marking.marks import Evidence, Pane

MATCHES, HAND_COUNT, WHY_LIT = "matches", "hand_count", "why_lit"


class Following(QObject):
    """Connects the parts; a view in the background is brought up to date when it comes to the front."""

    def __init__(
        self, reading: ReadingArea, results: ResultsArea, find_bar: FindBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._results = results
        self._evidence: Evidence | None = None
        self._matches = results.matches
        self._hand_count = results.hand_count
        self._why_lit = results.why_lit
        reading.evidence_shown.connect(self._on_evidence_shown)
        reading.token_reached.connect(self._on_token_reached)
        self._matches.match_chosen.connect(reading.show_match)
        results.view_shown.connect(self._on_view_shown)
        find_bar.found.connect(reading.show_found)

    def _on_evidence_shown(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._on_view_shown()

    def _on_view_shown(self) -> None:
        if self._evidence is None:
            return
        for name, view in ((MATCHES, self._matches), (HAND_COUNT, self._hand_count)):
            if self._results.is_shown(name):
                view.show_evidence(self._evidence)

    def _on_token_reached(self, pane: Pane, position: int) -> None:
        if self._evidence is None or pane not in self._evidence.texts:
            return
        if self._results.is_shown(WHY_LIT):
            self._why_lit.show_token(self._evidence, pane, position)
        if self._results.is_shown(MATCHES):
            self._matches.select_token(pane, position)
