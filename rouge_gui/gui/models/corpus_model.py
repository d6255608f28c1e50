"""The scores of a whole corpus as a table that sorts and filters a million rows without a proxy.

Sorting and filtering only rearrange an index of row numbers. Rows come in pending and are filled as results
arrive; their order changes when the user sorts, not while scores come in.
"""

import math
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QBrush, QGuiApplication, QPalette

from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.columns import Growing, runs
from rouge_gui.gui.models.rows import PARTS, Key, Numbers, Rows, State
from rouge_gui.rouge.score import Score
from rouge_gui.study.run import Failure, Result

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder

PENDING_TEXT = "…"
FAILED_TEXT = "-"
AS_LOADED = -1
HIDDEN = -1


class Part(IntEnum):
    """The parts of a score, in the order of `Score`."""

    P = 0
    R = 1
    F = 2


PART_WORDS = {Part.P: "Precision", Part.R: "Recall", Part.F: "F"}
SHOWN_ORDER = (Part.F, Part.P, Part.R)


class Column(NamedTuple):
    """A column's words; `part` is None where it holds no score, else `lane` is its place in the numbers."""

    label: str
    help: str
    part: Part | None = None
    lane: int = 0


EXAMPLE, SYSTEM = range(2)


class CorpusModel(QAbstractTableModel):
    """Rows are pairs of example and system; `key(row)` names a shown row, `row_of` finds it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._filter = ""
        self._sorted_by = AS_LOADED, ASCENDING
        self._columns = _columns(())
        self._rows = Rows(())
        self._order: Numbers = np.empty(0, np.int32)
        self._view: Numbers = self._order
        self._places = Growing(HIDDEN, np.int32)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in order."""
        return self._columns

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants that the rows are scored by."""
        return self._rows.variants

    def scores_of(self, example: str, system: str) -> dict[str, Score]:
        """Return the scores of a row by variant, empty where it is not scored or not known."""
        row = self._rows.find(example, system)
        if row is None or self._rows.state(row) != State.SCORED:
            return {}
        return {
            name: Score(*(self._rows.value(row, place * PARTS + part) for part in range(PARTS)))
            for place, name in enumerate(self._rows.variants)
        }

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and direction that the user asked for last, (-1, ascending) as loaded."""
        return self._sorted_by

    @property
    def total(self) -> int:
        """How many rows there are, filtered out or not."""
        return len(self._rows)

    def count(self, state: State) -> int:
        """Return how many rows are in `state`, filtered out or not."""
        return self._rows.count(state)

    def clear(self, variants: Sequence[str]) -> None:
        """Forget every row: another corpus comes, scored by `variants`."""
        self.beginResetModel()
        self._rows, self._columns = Rows(variants), _columns(variants)
        self._sorted_by = AS_LOADED, ASCENDING
        self._places = Growing(HIDDEN, np.int32)
        self._set_order(np.empty(0, np.int32))
        self.endResetModel()

    def restart(self, variants: Sequence[str]) -> None:
        """Keep the rows in their order and await new scores by `variants`.

        The old numbers of a variant that stays are shown dimmed until the new ones come.
        """
        columns = _columns(variants)
        self.beginResetModel()
        self._rows.await_scores(variants)
        if columns != self._columns:
            self._columns, self._sorted_by = columns, (AS_LOADED, ASCENDING)
        self.endResetModel()

    def append_rows(self, keys: Iterable[tuple[str, str]]) -> None:
        """Add a pending row for each (example, system) that has none yet, at the end whatever the order."""
        new = self._rows.append(keys)
        self._places.grow(len(new))
        self._order = np.concatenate((self._order, new))
        shown = new[self._rows.passing(self._filter)[new]]
        if not len(shown):
            return
        first, end = len(self._view), len(self._view) + len(shown)
        self.beginInsertRows(NOWHERE, first, end - 1)
        self._view = np.concatenate((self._view, shown))
        self._places.rows[shown] = np.arange(first, end, dtype=np.int32)
        self.endInsertRows()

    def set_scores(self, batch: Sequence[Result | Failure]) -> None:
        """Fill the rows of `batch` and tell the view of these rows alone; results of no row are left out."""
        places = np.unique(self._places.rows[self._rows.put(batch)])
        for first, last in runs(places[places != HIDDEN]):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self._columns) - 1))

    def set_filter(self, words: str) -> None:
        """Show only rows whose example or system contains each of `words`, case aside."""
        if words == self._filter:
            return
        self.beginResetModel()
        self._filter = words
        self._set_order(self._order)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column` (-1: as loaded); ties stay as loaded, rows without a score come last."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        rows = [int(self._view[index.row()]) for index in before]
        self._sorted_by = column, order
        self._set_order(self._sorted(column, order))
        places = self._places.rows
        after = [self.index(int(places[row]), at.column()) for row, at in zip(rows, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def key(self, row: int) -> Key:
        """Return whose row the shown `row` is."""
        return self._rows.key(int(self._view[row]))

    def row_of(self, example: str, system: str) -> int | None:
        """Return where (example, system) is shown, None where it is filtered out or not known."""
        row = self._rows.find(example, system)
        place = HIDDEN if row is None else int(self._places.rows[row])
        return None if place == HIDDEN else place

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._view)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Role.DisplayRole:
                return column.label
            case Role.ToolTipRole:
                return f"{column.help}. Click to sort; a third click gives the loaded order back."
            case Role.TextAlignmentRole:
                return LEFT if column.part is None else RIGHT
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = int(self._view[index.row()]), self._columns[index.column()]
        match role:
            case Role.DisplayRole:
                return self._text(row, index.column())
            case Role.TextAlignmentRole:
                return LEFT if column.part is None else RIGHT
            case Role.ToolTipRole:
                return self._tooltip(row, index.column())
            case Role.ForegroundRole:
                return self._ink(row, index.column())
        return None

    def _ink(self, row: int, column: int) -> QBrush | None:
        """Return a fainter colour for numbers that are still to be scored, and for the word `scored`."""
        scored, last = self._rows.state(row) == State.SCORED, column == len(self._columns) - 1
        faint = scored if last else not scored and self._columns[column].part is not None
        return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText) if faint else None

    def _text(self, row: int, column: int) -> str:
        part, state = self._columns[column].part, self._rows.state(row)
        if part is not None:
            value = self._rows.value(row, self._columns[column].lane)
            if state == State.FAILED:
                return FAILED_TEXT
            return PENDING_TEXT if math.isnan(value) else cells.score(value)
        if column in (EXAMPLE, SYSTEM):
            return self._rows.key(row)[column]
        return ": ".join(filter(None, (state.name.lower(), self._rows.failure(row))))

    def _tooltip(self, row: int, column: int) -> str:
        told = self._columns[column]
        if told.part is not None and self._rows.state(row) == State.SCORED:
            return f"{told.help} = {self._rows.value(row, told.lane)!r}"
        return self._text(row, column if told.part is None else len(self._columns) - 1)

    def _sorted(self, column: int, order: Qt.SortOrder) -> Numbers:
        if column == AS_LOADED:
            return np.arange(self.total, dtype=np.int32)
        keys = self._sort_keys(column)
        return np.argsort(keys if order == ASCENDING else -keys, kind="stable").astype(np.int32)

    def _sort_keys(self, column: int) -> NDArray[Any]:
        told = self._columns[column]
        if told.part is not None:
            return self._rows.by_lane(told.lane)
        if column == EXAMPLE:
            return self._rows.by_example()
        return self._rows.by_system() if column == SYSTEM else self._rows.by_state()

    def _set_order(self, order: Numbers) -> None:
        self._order = order
        self._view = order[self._rows.passing(self._filter)[order]]
        self._places.rows[:] = HIDDEN
        self._places.rows[self._view] = np.arange(len(self._view), dtype=np.int32)


LONG, SHORT = "ROUGE-", "R-"


def _columns(variants: Sequence[str]) -> tuple[Column, ...]:
    scores = (
        Column(
            f"{name.replace(LONG, SHORT)} {part.name}",
            f"{PART_WORDS[part]} of {name}",
            part,
            place * PARTS + part,
        )
        for place, name in enumerate(variants)
        for part in SHOWN_ORDER
    )
    return (
        Column("Example", "The example's id"),
        Column("System", "Who wrote the candidate"),
        *scores,
        Column("State", "Whether the row is scored, or why it could not be"),
    )
