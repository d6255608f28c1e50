"""One system against another: every example by their difference, slices, and the n-grams that each wins."""

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.bars import Bars
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.choices import choose, refill
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.sorted_rows import BOUNDS, SortedRows, SortedTable, longer
from rouge_gui.gui.systems.versus_rows import (
    DIFFERENCE,
    LENGTHS,
    UNSLICED,
    example_columns,
    gram_columns,
    measure_names,
    slice_columns,
    summary,
    words_of,
)
from rouge_gui.gui.systems.versus_work import GramsAsked, Versus, VersusFound, VersusWork
from rouge_gui.study.comparing.differences import Difference, Slice
from rouge_gui.study.comparing.ngram_wins import GramWin
from rouge_gui.study.names import called
from rouge_gui.wording import counted, said

EMPTY_EXAMPLES = said("Choose two systems: the examples that both cover stand here, by how far A is ahead.")
EMPTY_GRAMS = said("No n-gram of the references is hit by one of the two more often than by the other.")
AT_WORK = said("Reading the references…")
MARGIN = 8
EXAMPLE_WIDTHS = {0: 24, 1: 7, 2: 7, 3: 16}
SLICE_WIDTHS = {0: 16, 1: 4, 2: 6, 3: 6, 4: 7, 5: 17}
SLICE_INTERVAL = 5
GRAM_WIDTHS = {0: 24, 1: 5, 2: 5, 3: 6, 4: 5}
LEFT_WIDTH, RIGHT_WIDTH = 570, 610
SLICES_HEIGHT, GRAMS_HEIGHT = 180, 340


class VersusView(QWidget):
    """Compares A with B on any measure. Enter on an example emits `pair_opened` (example, A, B)."""

    example_opened = Signal(str, str)
    pair_opened = Signal(str, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings: Findings | None = None
        self._found: VersusFound | None = None
        self._grams_of: tuple[object, ...] = ()
        self.model = SortedRows[Difference](example_columns(None), lambda row: row.example, self)
        self.model.sorted_by = DIFFERENCE, Qt.SortOrder.DescendingOrder
        self.table = SortedTable(self.model, tr("Examples by A less B"), EMPTY_EXAMPLES)
        self.table.setItemDelegate(Bars(self.table))
        self.table.set_widths(EXAMPLE_WIDTHS)
        self.slices_model = SortedRows[Slice](slice_columns(), lambda row: row.label, self)
        self.slices = SortedTable(self.slices_model, tr("Slices of the examples"), UNSLICED)
        widths = {**SLICE_WIDTHS, SLICE_INTERVAL: SLICE_WIDTHS[SLICE_INTERVAL] + longer(BOUNDS)}
        self.slices.set_widths(widths)
        self.grams_model = SortedRows[GramWin](gram_columns(), lambda row: row.gram, self)
        self.grams = SortedTable(self.grams_model, tr("N-grams that one of the two wins"), EMPTY_GRAMS)
        self.grams.set_widths(GRAM_WIDTHS)
        self.work = VersusWork(self)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self._examples_side())
        split.addWidget(self._reasons_side())
        split.setSizes([LEFT_WIDTH, RIGHT_WIDTH])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._choice_line())
        layout.addWidget(self._summary_line())
        layout.addWidget(split, 1)
        self._connect()

    def show_findings(self, findings: Findings) -> None:
        """Offer what can be compared; what was chosen stays chosen."""
        self._findings = findings
        systems = [(name, name) for name in findings.measures.systems]
        is_new = not self.first.count()
        for box in (self.first, self.second):
            refill(box, systems)
        if is_new and len(systems) > 1:
            choose(self.second, systems[1][1])
        refill(self.measure, [(shown(called(name)), name) for name in measure_names(findings)])
        self._ask()

    def choose(self, first: str, second: str, measure: str) -> None:
        """Compare these two on `measure`."""
        for box, name in ((self.first, first), (self.second, second), (self.measure, measure)):
            choose(box, name)
        self._ask()

    def set_theme(self, _theme: Theme) -> None:
        """Tables take their colours from the palette."""

    def end_work(self) -> bool:
        """Stop and wait for the threads; False where one did not end in time."""
        return self.work.close()

    def _choice_line(self) -> QHBoxLayout:
        self.first, self.second, self.measure = QComboBox(), QComboBox(), QComboBox()
        self.swap_button = IconButton("swap", tr("Exchange A and B"))
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN // 2)
        line.setSpacing(MARGIN)
        for words, box, told in (
            ("&A", self.first, tr("The system that is compared")),
            ("&B", self.second, tr("The system it is compared with")),
            (
                tr("&Measure"),
                self.measure,
                tr("What they are compared on: a score, a trait such as seams, a rating"),
            ),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            box.setAccessibleName(told)
            box.setToolTip(told)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            line.addWidget(label)
            line.addWidget(box)
            if box is self.first:
                line.addWidget(self.swap_button)
        line.addStretch(1)
        return line

    def _summary_line(self) -> QLabel:
        self.told = QLabel(wordWrap=True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setAccessibleName(tr("A against B in words"))
        self.told.setContentsMargins(MARGIN, 0, MARGIN, MARGIN // 2)
        return self.told

    def _examples_side(self) -> QWidget:
        self.filtered = QLabel()
        self.filtered.setTextFormat(Qt.TextFormat.PlainText)
        self.filtered.setAccessibleName(tr("Filter of the examples"))
        self.all_button = QPushButton(tr("Show all e&xamples"))
        self.filter_line = QWidget()
        line = QHBoxLayout(self.filter_line)
        line.setContentsMargins(MARGIN, 2, MARGIN, 2)
        line.addWidget(self.filtered, 1)
        line.addWidget(self.all_button)
        self.filter_line.hide()
        return _stacked(self.filter_line, self.table)

    def _reasons_side(self) -> QSplitter:
        self.by, self.length = QComboBox(), QComboBox()
        for length in LENGTHS:
            self.length.addItem(str(length), length)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        for words, box, table, told in (
            (tr("&Slices by"), self.by, self.slices, tr("What the examples are sliced by")),
            (tr("&N-grams of length"), self.length, self.grams, tr("How many words the n-grams have")),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            box.setAccessibleName(told)
            box.setToolTip(told)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            above = QWidget()
            line = QHBoxLayout(above)
            line.setContentsMargins(MARGIN, 2, MARGIN, 2)
            line.addWidget(label)
            line.addWidget(box)
            line.addStretch(1)
            split.addWidget(_stacked(above, table))
        split.setSizes([SLICES_HEIGHT, GRAMS_HEIGHT])
        return split

    def _connect(self) -> None:
        for box in (self.first, self.second, self.measure, self.by):
            box.currentIndexChanged.connect(self._on_chosen)
        self.length.currentIndexChanged.connect(self._on_chosen)
        self.swap_button.clicked.connect(self._on_swap_clicked)
        self.table.activated.connect(self._on_activated)
        self.grams.selectionModel().selectionChanged.connect(self._on_gram_selected)
        self.all_button.clicked.connect(self._give_up_gram)
        give_up = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.grams)
        give_up.setContext(Qt.ShortcutContext.WidgetShortcut)
        give_up.activated.connect(self._give_up_gram)
        self.work.found.connect(self._on_found)
        self.work.grams_found.connect(self._on_grams_found)
        self.work.failed.connect(self.failed)

    def _ask(self) -> None:
        """Ask for what is chosen, as far as it is not known."""
        findings, first, second = self._findings, self.first.currentData(), self.second.currentData()
        if findings is None or first is None or second is None or self.measure.currentData() is None:
            self._clear()
            return
        self.work.ask(
            Versus(findings, first, second, self.measure.currentData(), self.by.currentData() or "")
        )
        grams = GramsAsked(findings, first, second, self.length.currentData())
        if grams.key != self._grams_of:
            self._grams_of = grams.key
            self.grams.set_empty_text(AT_WORK)
            self.grams_model.show(())
            self.work.ask_grams(grams)

    def _clear(self) -> None:
        self._found, self._grams_of = None, ()
        self.told.clear()
        for model in (self.model, self.slices_model, self.grams_model):
            model.show(())

    def _show_examples(self) -> None:
        """Show all examples, or those that differ on the selected n-gram."""
        found, gram = self._found, self.grams.chosen()
        rows = () if found is None else found.differences
        self.filter_line.setVisible(gram is not None)
        if gram is not None:
            wanted = set(gram.examples)
            rows = [row for row in rows if row.example in wanted]
            self.filtered.setText(
                tr(
                    "{examples} in which they differ on: {gram}",
                    examples=counted(len(rows), "example"),
                    gram=words_of(gram),
                )
            )
        self.model.show(rows, example_columns(found))

    def _on_chosen(self, _index: int) -> None:
        self._ask()

    def _on_swap_clicked(self) -> None:
        self.choose(self.second.currentData(), self.first.currentData(), self.measure.currentData())

    def _on_found(self, found: VersusFound) -> None:
        self._found = found
        refill(self.by, [(shown(words), name) for name, words in found.slicings.items()])
        choose(self.by, found.by)
        self.told.setText(shown(summary(found)))
        self.slices_model.show(found.slices)
        self._show_examples()

    def _on_grams_found(self, grams: list[GramWin]) -> None:
        self.grams.set_empty_text(EMPTY_GRAMS)
        self.grams_model.show(grams)
        self._show_examples()

    def _on_gram_selected(self) -> None:
        self._show_examples()

    def _give_up_gram(self) -> None:
        with QSignalBlocker(self.grams.selectionModel()):
            self.grams.clearSelection()
            self.grams.setCurrentIndex(QModelIndex())
        self.grams.viewport().update()
        self._show_examples()

    def _on_activated(self, index: QModelIndex) -> None:
        found = self._found
        if found is not None:
            self.pair_opened.emit(self.model.rows[index.row()].example, found.asked.first, found.asked.second)


def _stacked(above: QWidget, table: QWidget) -> QWidget:
    both = QWidget()
    layout = QVBoxLayout(both)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(above)
    layout.addWidget(table, 1)
    return both
