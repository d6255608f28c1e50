"""The parts of a scheme as editable rows: ratings, choices, labels, a column a field."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from rouge_gui.gui.language import shown
from rouge_gui.gui.models.cells import LEFT, NOWHERE, Index
from rouge_gui.study.annotating.scheme import Choice, Label, Rating
from rouge_gui.wording import said

Role = Qt.ItemDataRole
Flag = Qt.ItemFlag
Entry = Rating | Choice | Label
BETWEEN = ";"
YES_OR_NO = {True: said("yes"), False: said("no")}
LOW_END, HIGH_END = "low end", "high end"


@dataclass(frozen=True)
class Field:
    """A column: the entry's field (or an end of a rating), its heading, and what it means."""

    name: str
    words: str
    help: str


NAME = Field("name", said("Name"), said("A short name, which stands in every verdict and table"))
TITLE = Field("title", said("Asked"), said("What the annotator reads"))
HELP = Field("help", said("Help"), said("A sentence that helps to decide (optional)"))
FIELDS: dict[type[Entry], tuple[Field, ...]] = {
    Rating: (
        NAME,
        TITLE,
        Field("low", said("Low"), said("The lowest number, 0 or more")),
        Field("high", said("High"), said("The highest number, 9 or less")),
        Field(LOW_END, said("Low means"), said("What the lowest number means (optional)")),
        Field(HIGH_END, said("High means"), said("What the highest number means (optional)")),
        HELP,
    ),
    Choice: (
        NAME,
        TITLE,
        Field("options", said("Options"), said("Two to nine, with “{sign}” between them", sign=BETWEEN)),
        HELP,
    ),
    Label: (
        NAME,
        TITLE,
        Field("key", said("Key"), said("The small letter that sets the label")),
        Field(
            "severities",
            said("Severities"),
            said("From the slightest, with “{sign}” between them (optional)", sign=BETWEEN),
        ),
        Field("linked", said("Linked"), said("Whether a span may be linked to a place in the source")),
        HELP,
    ),
}
FRESH: dict[type[Entry], Entry] = {
    Rating: Rating("", "", 1, 5),
    Choice: Choice("", "", ()),
    Label: Label("", "", ""),
}


class EntryRows(QAbstractTableModel):
    """Entries of one kind, each cell of which can be changed; `dataChanged`, or rows that come and go, tell of it."""

    def __init__(self, kind: type[Entry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind, self.fields = kind, FIELDS[kind]
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these entries."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def add(self) -> None:
        """Add an empty entry at the end."""
        at = len(self.entries)
        self.beginInsertRows(NOWHERE, at, at)
        self.entries.append(FRESH[self._kind])
        self.endInsertRows()

    def remove(self, at: int) -> None:
        """Take an entry out."""
        self.beginRemoveRows(NOWHERE, at, at)
        del self.entries[at]
        self.endRemoveRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.fields)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.fields):
            return None
        field = self.fields[section]
        return {
            Role.DisplayRole: shown(field.words),
            Role.ToolTipRole: shown(field.help),
            Role.TextAlignmentRole: LEFT,
        }.get(Role(role))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Flag.NoItemFlags
        return Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsEditable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        value = _value(self.entries[index.row()], self.fields[index.column()].name)
        match role:
            case Role.DisplayRole:
                return shown(YES_OR_NO[value]) if isinstance(value, bool) else str(value)
            case Role.EditRole:
                return value
            case Role.TextAlignmentRole:
                return LEFT
            case Role.ToolTipRole:
                return str(value)
        return None

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or not index.isValid():
            return False
        entry, name = self.entries[index.row()], self.fields[index.column()].name
        self.entries[index.row()] = _changed(entry, name, value)
        self.dataChanged.emit(index, index)
        return True


def _value(entry: Entry, name: str) -> str | int | bool:
    if isinstance(entry, Rating) and name in (LOW_END, HIGH_END):
        return entry.ends[name == HIGH_END]
    value: Any = getattr(entry, name)
    return f"{BETWEEN} ".join(value) if isinstance(value, tuple) else value


def _changed(entry: Entry, name: str, value: object) -> Entry:
    if isinstance(entry, Rating) and name in (LOW_END, HIGH_END):
        low, high = entry.ends
        return replace(entry, ends=(low, str(value)) if name == HIGH_END else (str(value), high))
    told: Any = value.strip() if isinstance(value, str) else value
    if isinstance(getattr(entry, name), tuple):
        told = tuple(part.strip() for part in str(value).split(BETWEEN) if part.strip())
    changes: dict[str, Any] = {name: told}
    return replace(entry, **changes)
