"""The keys in force, one row an action, with what it does and in which menu it stands."""

from collections.abc import Sized

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.action_row import ActionRow
from rouge_gui.gui.actions import native, rows_by_name
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.language import shown
from rouge_gui.gui.models.cells import LEFT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.wording import said

Role = Qt.ItemDataRole
KEYS, WORDS, WHERE, HELP = range(4)
NO_KEY = said("none")
HEADERS = said("Keys"), said("Action"), said("Menu"), said("What it does")


class KeysModel(HeadedModel):
    """Shows all actions, or those that hold all words searched for; changed keys are bold."""

    HEADINGS = tuple(map(Heading, HEADERS))

    def __init__(self, keys: KeyMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._words: list[str] = []
        self._rows = list(rows_by_name().values())
        self._bold = QFont()
        self._bold.setBold(True)

    def set_keys(self, keys: KeyMap) -> None:
        """Show other keys."""
        self._keys = keys
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(HEADERS) - 1))

    def search(self, text: str) -> None:
        """Show only actions that hold every word of `text` in one of their columns."""
        self.beginResetModel()
        self._words = text.casefold().split()
        self._rows = [row for row in rows_by_name().values() if self._holds(row)]
        self.endResetModel()

    def name(self, row: int) -> str:
        """Return the action in `row`."""
        return self._rows[row].name

    def row_of(self, name: str) -> int:
        """Return the row of the action `name`; `ValueError` where it is not shown."""
        return [row.name for row in self._rows].index(name)

    def shown_keys(self, name: str) -> str:
        """Return the keys of an action as they are shown."""
        return native(self._keys.keys(name)) or shown(NO_KEY)

    def _shown(self) -> Sized:
        return self._rows

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Role.DisplayRole:
                return self._cells(row)[index.column()]
            case Role.ToolTipRole:
                return shown(row.help)
            case Role.TextAlignmentRole:
                return LEFT
            case Role.FontRole:
                return self._bold if index.column() == KEYS and self._keys.is_changed(row.name) else None
        return None

    def _cells(self, row: ActionRow) -> tuple[str, ...]:
        return self.shown_keys(row.name), shown(row.words), shown(row.menu).replace("&", ""), shown(row.help)

    def _holds(self, row: ActionRow) -> bool:
        whole = " ".join(self._cells(row)).casefold()
        return all(word in whole for word in self._words)
