"""The import report with its lines taken together: one row for each file, and how much was met in it."""

from collections.abc import Callable, Mapping, Sized
from pathlib import Path

from PySide6.QtCore import QObject, Qt

from rouge_gui.corpus.example import Level
from rouge_gui.gui.language import shown, whole
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.wording import said

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder
FILE = 0
LEVEL_TITLES = {Level.ERROR: said("Errors"), Level.WARNING: said("Warnings"), Level.NOTE: said("Notes")}
LEVELS = tuple(LEVEL_TITLES)
READ = len(LEVELS) + 1
Counts = Mapping[Level, int]


class ReportFilesModel(HeadedModel):
    """Files with their counts by level; most errors first until another order is asked for."""

    HEADINGS = (
        Heading(said("File")),
        *(Heading(words, None, RIGHT) for words in LEVEL_TITLES.values()),
        Heading(said("What was read")),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Path, Counts]] = []
        self._accounts: Mapping[Path, str] = {}
        self._sorted_by: tuple[int, Qt.SortOrder] = (1, Qt.SortOrder.DescendingOrder)

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and the direction."""
        return self._sorted_by

    def set_files(self, files: Mapping[Path, Counts], accounts: Mapping[Path, str]) -> None:
        """Show `files`, and of those in `accounts` what was read."""
        self.beginResetModel()
        self._accounts = accounts
        self._rows = list(files.items())
        self._arrange()
        self.endResetModel()

    def path(self, row: int) -> Path:
        """Return the file in `row`."""
        return self._rows[row][0]

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column`; ties stay as they were."""
        self.layoutAboutToBeChanged.emit()
        self._sorted_by = column, order
        before = self.persistentIndexList()
        paths = [self.path(index.row()) for index in before]
        self._arrange()
        places = {path: place for place, (path, _) in enumerate(self._rows)}
        after = [
            self.index(places[path], at.column(), NOWHERE) for path, at in zip(paths, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        column, order = self._sorted_by
        key: Callable[[tuple[Path, Counts]], str | tuple[int, ...]]
        if column == FILE:
            key = _name
        elif column == READ:

            def key(row: tuple[Path, Counts]) -> str:
                return shown(self._accounts.get(row[0], ""))

        else:
            levels = LEVELS[column - 1 :]

            def key(row: tuple[Path, Counts]) -> tuple[int, ...]:
                return tuple(row[1].get(level, 0) for level in levels)

        self._rows.sort(key=key, reverse=order != ASCENDING)

    def _shown(self) -> Sized:
        return self._rows

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        path, counts = self._rows[index.row()]
        column = index.column()
        match role:
            case Role.DisplayRole if column == READ:
                return shown(self._accounts.get(path, ""))
            case Role.DisplayRole:
                return path.name if column == FILE else whole(counts.get(LEVELS[column - 1], 0))
            case Role.ToolTipRole:
                return shown(self._accounts.get(path, "")) if column == READ else str(path)
            case Role.TextAlignmentRole:
                return LEFT if column in (FILE, READ) else RIGHT
        return None


def _name(row: tuple[Path, Counts]) -> str:
    return str(row[0])
