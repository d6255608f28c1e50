"""All systems on all measures, and below them every pair of systems with what a test says of it."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import tr
from rouge_gui.gui.systems.choices import refill
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.sorted_rows import BOUNDS, SortedRows, SortedTable, longer
from rouge_gui.gui.systems.standing_rows import (
    BELOW,
    FIXED,
    NO_DIFFERENCE,
    PER_MEASURE,
    SystemRow,
    is_shown,
    mean_column,
    pair_columns,
    system_columns,
    system_rows,
)
from rouge_gui.study.comparing.comparison import Comparison
from rouge_gui.study.comparing.pairs import PairTest
from rouge_gui.wording import counted, said

EMPTY_SYSTEMS = said(
    "Nothing is compared yet: a corpus whose systems summarised the same sources fills this table."
)
EMPTY_PAIRS = said(
    "No pair is tested yet: two systems that cover the same examples make one. "
    "Open the files of several systems together, or add a baseline above."
)
MARGIN = 8
NAME, NOTE, COUNT, MEAN, INTERVAL, RANK = 11, 12, 5, 7, 14, 3
PAIR_WIDTHS = (14, 14, 7, 18, 6, 7, 6, 8, 11, 16)
PAIR_INTERVAL, VERDICT = 3, 9
SYSTEMS_HEIGHT, PAIRS_HEIGHT = 330, 250


class SystemsView(QWidget):
    """Shows standings and pairs. `versus_requested` (A, B, measure) asks for a pair example by example."""

    example_opened = Signal(str, str)
    pair_opened = Signal(str, str, str)
    versus_requested = Signal(str, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings: Findings | None = None
        self.model = SortedRows[SystemRow](system_columns(None, ""), lambda row: row.system, self)
        self.table = SortedTable(self.model, tr("Systems and their means"), EMPTY_SYSTEMS)
        self.pairs_model = SortedRows[PairTest](pair_columns(), lambda row: (row.first, row.second), self)
        self.pairs = SortedTable(self.pairs_model, tr("Pairs of systems"), EMPTY_PAIRS)
        widths = dict(enumerate(PAIR_WIDTHS))
        widths[PAIR_INTERVAL] += longer(BOUNDS)
        widths[VERDICT] += longer(NO_DIFFERENCE)
        self.pairs.set_widths(widths)
        self.pairs.activated.connect(self._on_pair_activated)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.table)
        split.addWidget(self._below())
        split.setSizes([SYSTEMS_HEIGHT, PAIRS_HEIGHT])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._choice_line())
        layout.addWidget(split, 1)

    def show_findings(self, findings: Findings) -> None:
        """Show how the systems stand; the measure and the rows that are chosen stay."""
        self._findings = findings
        names = () if findings.comparison is None else findings.comparison.names
        if refill(self.measure, [(name, name) for name in names]):
            self._lay_out_columns()
        self._show()

    def set_theme(self, _theme: Theme) -> None:
        """Tables take their colours from the palette."""

    def end_work(self) -> bool:
        """Nothing runs beside the window here."""
        return True

    def _choice_line(self) -> QHBoxLayout:
        self.measure = QComboBox()
        self.measure.setAccessibleName(tr("Measure that systems are ranked and pairs are tested on"))
        self.measure.setToolTip(tr("What the systems are ranked and their pairs are tested on"))
        self.measure.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.measure.currentIndexChanged.connect(self._on_measure_chosen)
        label = QLabel(tr("&Measure"))
        label.setBuddy(self.measure)
        self.all_intervals = QCheckBox(tr("&Intervals and ranks of all measures"))
        self.all_intervals.setToolTip(tr("Show them for every measure, not only for the chosen one"))
        self.all_intervals.toggled.connect(self._on_all_toggled)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(label)
        line.addWidget(self.measure)
        line.addSpacing(2 * MARGIN)
        line.addWidget(self.all_intervals)
        line.addStretch(1)
        return line

    def _below(self) -> QWidget:
        self.told = QLabel()
        self.told.setAccessibleName(tr("Pairs in words"))
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN // 2)
        below = QWidget()
        layout = QVBoxLayout(below)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.told)
        layout.addWidget(self.pairs, 1)
        return below

    def _comparison(self) -> Comparison | None:
        return None if self._findings is None else self._findings.comparison

    def _show(self) -> None:
        comparison, chosen = self._comparison(), self.measure.currentText()
        rows = [] if self._findings is None else system_rows(self._findings)
        self.model.show(rows, system_columns(comparison, chosen))
        pairs = [] if comparison is None else [each for each in comparison.pairs if each.measure == chosen]
        self.pairs_model.show(pairs)
        apart = sum(map(is_shown, pairs))
        self.told.setText(
            tr(
                "{pairs} on {measure}; different after Holm: {apart:,}. "
                "Enter or a double click opens a pair example by example.",
                pairs=counted(len(pairs), "pair"),
                measure=chosen,
                apart=apart,
            )
            if pairs
            else ""
        )

    def _lay_out_columns(self) -> None:
        """Show the means of all measures, intervals and ranks of the chosen one or of all; order by the chosen one."""
        comparison, chosen = self._comparison(), self.measure.currentText()
        if comparison is None or chosen not in comparison.names:
            return
        self.model.show(self.model.rows, system_columns(comparison, chosen))
        widths = {0: NAME, 1: NOTE + longer(BELOW), 2: COUNT, 3: COUNT}
        for place, name in enumerate(comparison.names):
            at = FIXED + PER_MEASURE * place
            widths |= {at: MEAN, at + 1: INTERVAL + longer(BOUNDS), at + 2: RANK}
            hidden = name != chosen and not self.all_intervals.isChecked()
            self.table.setColumnHidden(at + 1, hidden)
            self.table.setColumnHidden(at + 2, hidden)
        self.table.set_widths(widths)
        self.table.horizontalHeader().setStretchLastSection(False)
        self.table.horizontalHeader().setSortIndicator(
            mean_column(comparison, chosen), Qt.SortOrder.DescendingOrder
        )

    def _on_all_toggled(self, _shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._lay_out_columns()

    def _on_measure_chosen(self, _index: int) -> None:
        self._lay_out_columns()
        self._show()

    def _on_pair_activated(self, index: QModelIndex) -> None:
        pair = self.pairs_model.rows[index.row()]
        self.versus_requested.emit(pair.first, pair.second, pair.measure)
