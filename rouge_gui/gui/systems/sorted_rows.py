"""Tables of findings: columns told by functions of a row, which any column sorts."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.difference_model import MINUS_ROLE
from rouge_gui.gui.models.natural import ranks
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import numeral, said

Role = Qt.ItemDataRole
Order = Qt.SortOrder
Row = TypeVar("Row")

NONE = ""
BOUNDS = said("{low} to {high}", low=NONE, high=NONE)


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column: its words, the sentence that explains them, what a row shows in it, and what it is sorted by.

    All words are shown in the window's language where they were said.

    `told` explains a cell, `spoken` is what a screen reader says in place of its text. `is_strong` says which cells
    are bold, `bar` how far a bar reaches, -1 to 1.
    """

    words: str
    help: str
    text: Callable[[Row], str]
    key: Callable[[Row], float | str]
    told: Callable[[Row], str] | None = None
    spoken: Callable[[Row], str] | None = None
    is_strong: Callable[[Row], bool] | None = None
    bar: Callable[[Row], float] | None = None
    is_number: bool = True


class SortedRows(QAbstractTableModel, Generic[Row]):
    """Shows rows in the order of a column; what is not known comes last in either direction.

    `name` tells what a row stands for, whatever its numbers are.
    """

    def __init__(
        self,
        columns: Sequence[Column[Row]],
        name: Callable[[Row], Hashable],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.name = name
        self.columns = tuple(columns)
        self.rows: list[Row] = []
        self.sorted_by = -1, Order.AscendingOrder
        self._bold = QFont()
        self._bold.setBold(True)

    def show(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show these rows, under other columns where they are given, in the order asked for before."""
        self.beginResetModel()
        if columns is not None:
            self.columns = tuple(columns)
        self.rows = list(rows)
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Order = Order.AscendingOrder) -> None:
        """Order by `column`; -1 leaves the rows as they come."""
        self.beginResetModel()
        self.sorted_by = column, order
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        return {
            Role.DisplayRole: shown(column.words),
            Role.ToolTipRole: tr("{help} Click to sort.", help=column.help),
            Role.TextAlignmentRole: RIGHT if column.is_number else LEFT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        column, row = self.columns[index.column()], self.rows[index.row()]
        wanted: Callable[[Row], str] | None = None
        match role:
            case Role.DisplayRole:
                wanted = column.text
            case Role.TextAlignmentRole:
                return RIGHT if column.is_number else LEFT
            case Role.FontRole:
                return self._bold if column.is_strong is not None and column.is_strong(row) else None
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                wanted = column.told
            case Role.AccessibleTextRole:
                wanted = column.spoken
            case _ if role == MINUS_ROLE:
                return None if column.bar is None else column.bar(row)
        return None if wanted is None else shown(wanted(row))

    def _arrange(self) -> None:
        at, order = self.sorted_by
        if not (0 <= at < len(self.columns) and self.rows):
            return
        keys = [self.columns[at].key(row) for row in self.rows]
        numbers = (
            ranks([shown(str(key)) for key in keys]) if isinstance(keys[0], str) else np.array(keys, float)
        )
        signed = numbers if order is Order.AscendingOrder else -numbers.astype(float)
        self.rows = [self.rows[place] for place in np.argsort(signed, kind="stable").tolist()]


class SortedTable(RowTable, Generic[Row]):
    """Shows sorted rows. A row that is selected stays selected while there is a row of its name."""

    def __init__(
        self, model: SortedRows[Row], words: str, empty_text: str, parent: QWidget | None = None
    ) -> None:
        """`words` is the accessible name."""
        super().__init__(model, words, empty_text, parent)
        self.rows = model
        self._held: Hashable = None
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(*model.sorted_by)
        header.sortIndicatorChanged.connect(model.sort)
        model.modelAboutToBeReset.connect(self._hold)
        model.modelReset.connect(self._choose_held)

    def chosen(self) -> Row | None:
        """Return the selected row."""
        at = self.selected_row()
        return None if at is None else self.rows.rows[at]

    def _hold(self) -> None:
        row = self.chosen()
        self._held = None if row is None else self.rows.name(row)

    def _choose_held(self) -> None:
        held = self._held
        if held is None:
            return
        at = next((at for at, row in enumerate(self.rows.rows) if self.rows.name(row) == held), None)
        if at is not None:
            self.choose(at)


def longer(words: str) -> int:
    """Return how many more characters `words` take in the window's language than in English, 0 where they take less."""
    return max(0, len(shown(words)) - len(words))


def number(value: float, digits: int = 4) -> str:
    """Return a number with so many digits, nothing where it is not known."""
    return NONE if math.isnan(value) else shown(numeral(value, f".{digits}f"))


def signed(value: float, digits: int = 4) -> str:
    """Return a difference with its sign, nothing where it is not known."""
    return NONE if math.isnan(value) else shown(numeral(value, f"+.{digits}f"))


def interval(low: float, high: float, write: Callable[[float], str] = number) -> str:
    """Return both bounds."""
    if math.isnan(low) or math.isnan(high):
        return NONE
    return tr("{low} to {high}", low=write(low), high=write(high))
