"""What if: each edit of the open example with what it did to the scores, as a chart and as a table."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.history import History
from rouge_gui.gui.history_chart import MOST_LINES, HistoryChart, Line
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.history_model import EDIT, FIRST_SCORE, PLACE, TEXT, HistoryModel
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import said

EMPTY = said("Nothing is open yet. Open an example, then type in any pane.")
NO_EDITS = said("Change a word in any pane: each edit becomes a step here, with what it did to the scores.")
HOW = said("Click a step, or Enter on it, to have its texts back.")
MARGIN = 6
PREFERRED = ("ROUGE-1", "ROUGE-2", "ROUGE-L")


class HistoryView(QWidget):
    """Records the steps of the open example. `step_chosen` (int) asks for the texts of a step of `history`."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history = History()
        self._opened: tuple[str, str] | None = None
        self.model = HistoryModel(self.history, self)
        self.table = RowTable(self.model, tr("Edits and what they did to the scores"), shown(EMPTY))
        self.chart = HistoryChart()
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.chart)
        halves.addWidget(self.table)
        halves.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.hint)
        column.addWidget(halves, 1)
        self._tell_hint()
        self.chart.step_clicked.connect(self._choose)
        self.table.clicked.connect(self._on_row_chosen)
        self.table.activated.connect(self._on_row_chosen)

    def show_opened(self, texts: Opened) -> None:
        """Begin anew where another example or another system's candidate was opened."""
        if self._opened != (texts.example, texts.system):
            self._opened = texts.example, texts.system
            self.history.clear()
            self._show()

    def show_assessment(self, assessment: Assessment) -> None:
        """Take in what was found of the open texts; nothing happens where they are those of the present step."""
        if self.history.record(assessment.evaluation):
            self._show()

    def _show(self) -> None:
        steps = self.history.steps
        self.model.refresh()
        self.table.set_widths({PLACE: 3, TEXT: 9, EDIT: 22})
        scores = range(FIRST_SCORE, self.model.columnCount())
        self.table.set_widths(dict.fromkeys(scores, 15))
        self.chart.show_lines(self._lines(), self.history.at)
        if steps:
            self.table.choose(self.history.at)
            self.table.scrollTo(self.model.index(self.history.at, PLACE))
        self._tell_hint()

    def _tell_hint(self) -> None:
        count = len(self.history.steps)
        self.hint.setText(shown(NO_EDITS if count == 1 else HOW))
        self.hint.setVisible(count > 0)
        self.chart.setVisible(count > 0)

    def _lines(self) -> list[Line]:
        steps = self.history.steps
        names = list(steps[0].scores) if steps else []
        chosen = sorted(names, key=lambda name: name not in PREFERRED)[:MOST_LINES]
        return [
            Line(name, [step.scores[name].fmeasure if name in step.scores else None for step in steps])
            for name in chosen
        ]

    def _choose(self, step: int) -> None:
        if step != self.history.at:
            self.step_chosen.emit(step)

    def _on_row_chosen(self, index: QModelIndex) -> None:
        self._choose(index.row())
