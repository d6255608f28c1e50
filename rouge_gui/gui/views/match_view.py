"""Matches: every match of the drawn variants in a table that follows the panes and leads them."""

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.match_model import (
    COUNTED,
    IN_CANDIDATE,
    IN_REFERENCE,
    SAME,
    VARIANT,
    WORDS,
    Kept,
    MatchModel,
)
from rouge_gui.gui.models.match_rows import rows_of
from rouge_gui.gui.table import RowTable
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Pane, Side
from rouge_gui.wording import counted, said

EMPTY = said("No matches. Both texts must hold the same word, and a variant must look for it.")
WIDTHS = {WORDS: 14, SAME: 5, VARIANT: 9, IN_CANDIDATE: 5, IN_REFERENCE: 5, COUNTED: 9}
EVERY_VARIANT = said("All variants")
COUNTING = ((said("Counted or not"), None), (said("Counted"), True), (said("Not counted"), False))
MARGIN = 6


class MatchView(QWidget):
    """Lists what was found between the candidate and the shown reference.

    `match_chosen` (candidate positions, reference positions) follows a row that the user chose; a side is empty
    where what was not counted has no place there.
    """

    match_chosen = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evidence: Evidence | None = None
        self._following = False
        self.model = MatchModel(self)
        self.table = RowTable(self.model, tr("Matches of the open example"), shown(EMPTY))
        self.table.setAlternatingRowColors(True)
        header = self.table.horizontalHeader()
        header.setSortIndicatorShown(True)
        header.setSectionsClickable(True)
        header.setSortIndicator(*self.model.sorted_by)
        header.sortIndicatorChanged.connect(self._on_sort_asked)
        self.table.set_widths(WIDTHS)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._filter_line())
        column.addWidget(self.table, 1)
        self._tell_rows()

    def show_assessment(self, assessment: Assessment) -> None:
        """List the matches against the reference that explains the score best."""
        self.show_evidence(assessment.evidence)

    def show_evidence(self, evidence: Evidence) -> None:
        """List the matches of the variants that are drawn, against the reference that is shown."""
        if evidence is self._evidence:
            return
        self._evidence = evidence
        self.model.show(rows_of(evidence))
        self._offer_variants()
        self._tell_rows()

    def select_token(self, pane: Pane, position: int) -> None:
        """Select the first row that holds the token at `position` of `pane`, none where there is no such row.

        `match_chosen` does not follow: the user looks at the token already.
        """
        row = self._row_holding(pane, position)
        self._following = True
        if row is None:
            self.table.clearSelection()
        else:
            self.table.choose(row)
            self.table.scrollTo(self.model.index(row, 0))
        self._following = False

    def _row_holding(self, pane: Pane, position: int) -> int | None:
        shown = None if self._evidence is None else Pane(Side.REFERENCE, self._evidence.shown.reference)
        if pane not in (CANDIDATE, shown):
            return None
        return self.model.row_holding(position, in_candidate=pane == CANDIDATE)

    def _filter_line(self) -> QHBoxLayout:
        self.variants = QComboBox()
        self.variants.setAccessibleName(tr("Variant whose matches are listed"))
        self.variants.setToolTip(tr("Whose matches are listed"))
        self.variants.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.counting = QComboBox()
        self.counting.setAccessibleName(tr("List what was counted, what was not, or both"))
        self.counting.setToolTip(
            tr("List what was counted, what both texts hold but was not counted, or both")
        )
        for words, counted_ones in COUNTING:
            self.counting.addItem(shown(words), counted_ones)
        for chooser in (self.variants, self.counting):
            chooser.activated.connect(self._on_filter_chosen)
        self.row_count = QLabel()
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.variants)
        line.addWidget(self.counting)
        line.addStretch(1)
        line.addWidget(self.row_count)
        return line

    def _offer_variants(self) -> None:
        offered = [shown(EVERY_VARIANT), *self.model.variants]
        if offered == [self.variants.itemText(place) for place in range(self.variants.count())]:
            return
        before = self.variants.currentText()
        self.variants.clear()
        self.variants.addItems(offered)
        self.variants.setCurrentIndex(max(0, self.variants.findText(before)))
        self._filter()

    def _filter(self) -> None:
        variant = self.variants.currentText() if self.variants.currentIndex() > 0 else None
        self.model.set_kept(Kept(variant, self.counting.currentData()))
        self._tell_rows()

    def _tell_rows(self) -> None:
        left, rows = self.model.rowCount(), counted(self.model.total, "row")
        is_whole = left == self.model.total
        self.row_count.setText(shown(rows) if is_whole else tr("{count:,} of {rows}", count=left, rows=rows))

    def _on_filter_chosen(self, _index: int) -> None:
        self._filter()

    def _on_sort_asked(self, column: int, order: Qt.SortOrder) -> None:
        self.model.sort(column, order)

    def _on_selection_changed(self, _now: QItemSelection, _before: QItemSelection) -> None:
        row = self.table.selected_row()
        if row is not None and not self._following:
            self.match_chosen.emit(*self.model.matched(row))
