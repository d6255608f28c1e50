"""The lines of a count by hand as a table."""

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QBrush, QGuiApplication, QPalette

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.rouge.hand_count import HandCount, Line
from rouge_gui.wording import said

Role = Qt.ItemDataRole
AS_COUNTED = -1
ASCENDING = Qt.SortOrder.AscendingOrder
WORDS, CANDIDATE, REFERENCE, COUNTED = range(4)
NGRAMS: tuple[tuple[str, str], ...] = (
    (said("N-gram"), said("Each different n-gram of the two texts, as it is compared")),
    (said("In C"), said("How often the candidate holds it")),
    (said("In R"), said("How often the reference holds it")),
    (said("Counts"), said("The smaller of the two")),
)
SEQUENCE: tuple[tuple[str, str], ...] = (
    (said("Word"), said("Each word of the sequence, as it is compared")),
    (said("In C"), said("Its place in the candidate")),
    (said("In R"), said("Its place in the reference")),
    (said("Counts"), said("1, or 0 where the candidate has no more of it")),
)


class HandCountModel(QAbstractTableModel):
    """Lines in the order of the candidate until they are sorted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count: HandCount | None = None
        self._lines: list[Line] = []
        self._headers = NGRAMS
        self._sorted_by = AS_COUNTED, ASCENDING

    def show(self, count: HandCount | None) -> None:
        """Show another count in the order that is asked for."""
        self.beginResetModel()
        self.count = count
        self._headers = SEQUENCE if count and count.is_sequence else NGRAMS
        self._lines = self._arranged()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column` (-1: as counted); ties stay as counted."""
        self.beginResetModel()
        self._sorted_by = column, order
        self._lines = self._arranged()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._headers):
            return None
        words, explained = self._headers[section]
        return {
            Role.DisplayRole: shown(words),
            Role.ToolTipRole: tr(
                "{meaning}. Click to sort; a third click gives the candidate's order back.", meaning=explained
            ),
            Role.TextAlignmentRole: LEFT if section == WORDS else RIGHT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid() or self.count is None:
            return None
        line, column = self._lines[index.row()], index.column()
        match role:
            case Role.DisplayRole:
                return "" if column and self.count.is_sequence and not line[column] else str(line[column])
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return shown(self.count.sentence(line))
            case Role.TextAlignmentRole:
                return LEFT if column == WORDS else RIGHT
            case Role.ForegroundRole:
                return None if line.counted else _faint()
        return None

    def _arranged(self) -> list[Line]:
        lines = list(self.count.lines) if self.count else []
        column, order = self._sorted_by
        if column != AS_COUNTED:
            lines.sort(key=lambda line: line[column], reverse=order != ASCENDING)
        return lines


def _faint() -> QBrush:
    return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
