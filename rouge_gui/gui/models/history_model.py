"""The edits of the open example, one row each, with what each did to the scores."""

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.history import History
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.opened import role_words
from rouge_gui.wording import listed, said

Role = Qt.ItemDataRole
PLACE, TEXT, EDIT, FIRST_SCORE = range(4)
HEADERS = said("Step"), said("Text"), said("Edit")
NO_CHANGE = "\u00b10"


class HistoryModel(QAbstractTableModel):
    """Shows the steps of a history; the one whose texts are open is bold."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._variants: list[str] = []
        self._bold = QFont()
        self._bold.setBold(True)

    def refresh(self) -> None:
        """Show what the history holds now."""
        self.beginResetModel()
        steps = self._history.steps
        self._variants = list(steps[0].scores) if steps else []
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._history.steps)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(HEADERS) + len(self._variants)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        is_score = section >= FIRST_SCORE
        return {
            Role.DisplayRole: f"{self._variants[section - FIRST_SCORE]} F"
            if is_score
            else shown(HEADERS[section]),
            Role.ToolTipRole: tr("F, and by how much this edit changed it") if is_score else None,
            Role.TextAlignmentRole: RIGHT if is_score else LEFT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        match role:
            case Role.DisplayRole:
                return self._cell(row, column)
            case Role.ToolTipRole:
                return self._told(row)
            case Role.TextAlignmentRole:
                return RIGHT if column >= FIRST_SCORE else LEFT
            case Role.FontRole:
                return self._bold if row == self._history.at else None
        return None

    def _cell(self, row: int, column: int) -> str:
        step = self._history.steps[row]
        if column >= FIRST_SCORE:
            return self._score(row, self._variants[column - FIRST_SCORE])
        texts = shown(listed(map(role_words, step.roles))) if step.roles else tr("all")
        return (str(row), texts, shown(step.what))[column]

    def _score(self, row: int, variant: str) -> str:
        score = self._history.steps[row].scores.get(variant)
        if score is None:
            return ""
        changed = self._history.change(row, variant)
        value = cells.score(score.fmeasure)
        return value if changed is None else f"{value}  {signed(changed)}"

    def _told(self, row: int) -> str:
        step = self._history.steps[row]
        if step.roles and step.before != row - 1:
            return tr(
                "{edit}\nMade from step {step}. Click or Enter brings these texts back.",
                edit=step.what,
                step=step.before,
            )
        return tr("{edit}\nClick or Enter brings these texts back.", edit=step.what)


def signed(change: float) -> str:
    """Return a change of a score with its sign: `+0.0213`; `±0` where four digits do not show it."""
    return cells.signed(change) if round(change, cells.DIGITS) else NO_CHANGE
