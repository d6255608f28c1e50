"""Two systems on the open example: their scores beside each other, and what one caught that the other missed."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.assessment import Assessment, best_reference
from rouge_gui.gui.bars import Bars
from rouge_gui.gui.comparison import Caught, Comparison, Difference, comparable, is_sequence, joined_runs
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.caught_model import PLACE, WORDS, CaughtModel, CaughtRow
from rouge_gui.gui.models.difference_model import (
    ALL,
    DIFFERENCE,
    MEASURES,
    REFERENCE,
    VARIANT,
    A,
    B,
    DifferenceModel,
)
from rouge_gui.gui.table import RowTable
from rouge_gui.gui.written import written
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.score import Match
from rouge_gui.wording import said

MARGIN = 6
SCORE, BAR_AND_SCORE, NAME, REFERENCE_WIDTH = 6, 16, 11, 4
NOBODY = said("nobody")
EMPTY = said("Choose a system as B, and its scores stand here beside those of A.")
A_CAUGHT, B_CAUGHT = said("A caught, B missed"), said("B caught, A missed")
NOTHING = said("Nothing.")
WORDS_WIDTH, PLACE_WIDTH = 18, 4


class CompareView(QWidget):
    """Compares A, the open candidate, with B.

    `second_chosen` (a system, empty for nobody) and `swap_requested` tell the user's wishes, `caught_shown` (Caught)
    a match that is to be shown in the panes.
    """

    second_chosen = Signal(str)
    swap_requested = Signal()
    caught_shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._a: Evaluation | None = None
        self._b: Evaluation | None = None
        self._comparison: Comparison | None = None
        self.model = DifferenceModel(self)
        self.table = RowTable(self.model, tr("Scores of A and B"), shown(EMPTY))
        self.table.setItemDelegateForColumn(DIFFERENCE, Bars(self.table))
        self.table.set_widths(
            {
                VARIANT: NAME,
                REFERENCE: max(REFERENCE_WIDTH, len(shown(ALL))),
                A: SCORE,
                B: SCORE,
                DIFFERENCE: BAR_AND_SCORE,
            }
        )
        self.table.selectionModel().selectionChanged.connect(self._on_row_selected)
        self.a_caught, self.a_table = self._list(shown(A_CAUGHT))
        self.b_caught, self.b_table = self._list(shown(B_CAUGHT))
        self._lay_out()
        self.show_systems("", "", ())

    def _list(self, title: str) -> tuple[CaughtModel, RowTable]:
        model = CaughtModel(title, self)
        table = RowTable(model, title, shown(NOTHING))
        table.set_widths({WORDS: WORDS_WIDTH, PLACE: PLACE_WIDTH})
        table.selectionModel().selectionChanged.connect(lambda: self._show(model, table))
        table.clicked.connect(lambda: self._show(model, table))
        return model, table

    def _lay_out(self) -> None:
        self.first = QLabel()
        self.first.setTextFormat(Qt.TextFormat.PlainText)
        self.first.setAccessibleName(tr("System A"))
        self.swap = IconButton("swap", tr("Swap A and B"))
        self.swap.clicked.connect(self.swap_requested)
        self.systems = QComboBox()
        self.systems.setAccessibleName(tr("System B"))
        self.systems.setToolTip(tr("The system to compare with"))
        self.systems.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.systems.activated.connect(self._on_chosen)
        self.measures = QComboBox()
        self.measures.addItems(list(MEASURES))
        self.measures.setAccessibleName(tr("Measure compared"))
        self.measures.setToolTip(tr("F, precision or recall"))
        self.measures.currentTextChanged.connect(self.model.set_measure)
        self.summary = QLabel()
        self.summary.setAccessibleName(tr("What both caught"))
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.summary.setContentsMargins(MARGIN, 2, MARGIN, 2)
        label = QLabel("B:")
        label.setBuddy(self.systems)
        above = QHBoxLayout()
        above.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        above.setSpacing(MARGIN)
        for part in (self.first, self.swap, label, self.systems):
            above.addWidget(part)
        above.addStretch(1)
        above.addWidget(self.measures)
        lists = QSplitter(Qt.Orientation.Horizontal)
        lists.addWidget(self.a_table)
        lists.addWidget(self.b_table)
        self.caught = QWidget()
        column = QVBoxLayout(self.caught)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.summary)
        column.addWidget(lists, 1)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.table)
        halves.addWidget(self.caught)
        halves.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(above)
        layout.addWidget(halves, 1)

    def show_systems(self, first: str, second: str, choices: Sequence[str]) -> None:
        """Say whose candidates are A and B (empty: nobody's), and who could be B."""
        self.first.setText(tr("A: {system}", system=first or NOBODY))
        self.systems.clear()
        self.systems.addItem(shown(NOBODY), "")
        for system in choices:
            self.systems.addItem(system, system)
        self.systems.setCurrentIndex(max(0, self.systems.findData(second)))
        self.systems.setEnabled(bool(choices))
        self.swap.setEnabled(bool(second))
        self.caught.setVisible(bool(second))

    def show_assessment(self, assessment: Assessment) -> None:
        """Take what was found of A."""
        self._a = assessment.evaluation
        self._compare()

    def show_second(self, assessment: Assessment | None) -> None:
        """Take what was found of B; None while there is none."""
        self._b = None if assessment is None else assessment.evaluation
        self._compare()

    def _compare(self) -> None:
        a, b = self._a, self._b
        if b is None or a is None:
            self._comparison = None
        elif comparable(a, b):
            self._comparison = Comparison(a, b)
        else:
            return
        self.model.set_differences([] if self._comparison is None else list(self._comparison.differences()))
        self._part()

    def _part(self) -> None:
        """List what only one of them caught, by the variant and against the reference of the selected row."""
        compared = self._comparison
        if compared is None:
            for model in (self.a_caught, self.b_caught):
                model.set_rows(())
            self.summary.clear()
            return
        row = self.model.difference(self.table.selected_row() or 0)
        reference = _reference(compared.a, row)
        parted = compared.parted(row.variant, reference)
        for model, evaluation, matches, by_b in (
            (self.a_caught, compared.a, parted.only_a, False),
            (self.b_caught, compared.b, parted.only_b, True),
        ):
            listed = joined_runs(matches) if is_sequence(row.variant) else matches
            model.set_rows(list(_rows(evaluation, reference, listed, by_b=by_b)))
        self.summary.setText(_both_caught(compared.a, row.variant, reference, len(parted.shared)))

    def _show(self, model: CaughtModel, table: RowTable) -> None:
        row = table.selected_row()
        if row is not None:
            self.caught_shown.emit(model.caught(row))

    def _on_row_selected(self) -> None:
        self._part()

    def _on_chosen(self, index: int) -> None:
        self.second_chosen.emit(self.systems.itemData(index))


def _reference(evaluation: Evaluation, row: Difference) -> int:
    return best_reference(evaluation, row.variant) if row.reference is None else row.reference


def _both_caught(evaluation: Evaluation, variant: str, reference: int, count: int) -> str:
    if len(evaluation.references) == 1:
        return tr("{variant} against reference: both caught {count:,}", variant=variant, count=count)
    return tr(
        "{variant} against reference {number}: both caught {count:,}",
        variant=variant,
        number=reference + 1,
        count=count,
    )


def _rows(
    evaluation: Evaluation, reference: int, matches: Iterable[Match], *, by_b: bool
) -> Iterator[CaughtRow]:
    ours, theirs = evaluation.candidate.sequence_view, evaluation.references[reference].sequence_view
    for match in matches:
        yield CaughtRow(
            Caught(by_b, reference, match), written(theirs, match.reference), written(ours, match.candidate)
        )
