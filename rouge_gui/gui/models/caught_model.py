"""What one candidate caught of a reference and another missed, a row for each n-gram or run of words."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from rouge_gui.gui.comparison import Caught
from rouge_gui.gui.language import shown, tr, whole
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.wording import said

Role = Qt.ItemDataRole
WORDS, PLACE = range(2)
PLACE_HEADER = said("Word"), said("Where it begins in the reference, counted in tokens from 1")


class CaughtRow(NamedTuple):
    """A match as the reference and as the candidate write it."""

    caught: Caught
    words: str
    written: str


class CaughtModel(QAbstractTableModel):
    """Rows in the order of the reference, under a title (in the window's language) that counts them."""

    def __init__(self, title: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._rows: Sequence[CaughtRow] = ()

    def set_rows(self, rows: Sequence[CaughtRow]) -> None:
        """Show `rows`."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def caught(self, row: int) -> Caught:
        """Return the match that stands in a row."""
        return self._rows[row].caught

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len((WORDS, PLACE))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or section not in (WORDS, PLACE):
            return None
        match role:
            case Role.DisplayRole:
                return shown(PLACE_HEADER[0]) if section == PLACE else self._counted()
            case Role.ToolTipRole:
                return shown(PLACE_HEADER[1]) if section == PLACE else self._title
            case Role.TextAlignmentRole:
                return RIGHT if section == PLACE else LEFT
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        caught, words, written = self._rows[index.row()]
        match role:
            case Role.DisplayRole:
                return words if index.column() == WORDS else whole(caught.match.reference[0] + 1)
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return _told(words, "B" if caught.by_b else "A", written)
            case Role.TextAlignmentRole:
                return LEFT if index.column() == WORDS else RIGHT
        return None

    def _counted(self) -> str:
        return tr("{title}: {count:,}", title=self._title, count=len(self._rows))


def _told(words: str, letter: str, written: str) -> str:
    return tr(
        "In the reference: {words}\nIn {letter}: {written}", words=words, letter=letter, written=written
    )
