"""The corpus table with its rows taken together: one row for each system or example, with the means of its scores."""

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.columns import Names
from rouge_gui.gui.models.corpus_model import AT_ONCE, CorpusModel
from rouge_gui.gui.models.grouping import By, Grouping, Groups, GroupWish, grouped
from rouge_gui.gui.models.score_columns import PARTS, Column, score_columns
from rouge_gui.gui.page_table import Cell
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.wording import said

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder

TITLES = {Grouping.NONE: said("Group"), Grouping.SYSTEM: said("System"), Grouping.EXAMPLE: said("Example")}
COUNTED = 2
NO_MEAN = "…"


class GroupModel(QAbstractTableModel):
    """Shows groups of the rows that `corpus` shows. `close` must be called before the model goes.

    `regrouped` follows when they are up to date.
    """

    regrouped = Signal()

    def __init__(self, corpus: CorpusModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._corpus = corpus
        self._grouping = Grouping.NONE
        self._sorted_by = 0, ASCENDING
        self._columns = _columns(Grouping.NONE, ())
        self._groups = _no_groups(0)
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_grouped)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in order."""
        return self._columns

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and direction of the order."""
        return self._sorted_by

    @property
    def is_at_work(self) -> bool:
        """Whether groups are still to be shown as they were asked for."""
        return self._runner.is_running

    def group(self, grouping: Grouping) -> None:
        """Take the rows together by `grouping`; nothing is shown for Grouping.NONE."""
        columns = _columns(grouping, self._corpus.variants)
        if (grouping, columns) != (self._grouping, self._columns):
            self.beginResetModel()
            self._grouping, self._columns = grouping, columns
            self._groups = _no_groups(PARTS * len(self._corpus.variants))
            self._sorted_by = 0, ASCENDING
            self.endResetModel()
        self.refresh()

    def refresh(self) -> None:
        """Count and average anew, in another thread where there are many rows."""
        self._runner.cancel()
        if self._grouping is Grouping.NONE:
            return
        column, order = self._sorted_by
        lanes = PARTS * len(self._corpus.variants)
        by = tuple(By)[column] if column <= COUNTED else self._columns[column].lane
        wish = GroupWish(
            self._corpus.snapshot(), self._corpus.wanted, self._grouping, lanes, by, order == ASCENDING
        )
        if self._corpus.total > AT_ONCE:
            self._runner.start(Job(lambda: iter([grouped(wish)]), 1))
        else:
            self._take(grouped(wish))

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column` (-1: by name); groups without a score come last."""
        self._sorted_by = max(column, 0), order
        self.refresh()

    def close(self) -> bool:
        """Wait for the thread to end; False where it did not in time."""
        return self._runner.close()

    def name(self, row: int) -> str:
        """Return the name of the system or example that a row stands for."""
        return self._groups.names[int(self._groups.codes[row])]

    def cells(self, row: int, columns: Sequence[int]) -> list[Cell]:
        """Return the cells of a row, as `data` has them one by one."""
        return [Cell(self._text(row, column)) for column in columns]

    def is_number(self, column: int) -> bool:
        """Return whether a column holds numbers."""
        return column > 0

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._groups.codes)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        match role:
            case Role.DisplayRole:
                return shown(self._columns[section].label)
            case Role.ToolTipRole:
                return tr("{meaning}. Click to sort.", meaning=self._columns[section].help)
            case Role.TextAlignmentRole:
                return RIGHT if self.is_number(section) else LEFT
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        match role:
            case Role.DisplayRole:
                return self._text(index.row(), index.column())
            case Role.TextAlignmentRole:
                return RIGHT if self.is_number(index.column()) else LEFT
            case Role.ToolTipRole if self._columns[index.column()].part is not None:
                mean = float(self._groups.means[self._columns[index.column()].lane, index.row()])
                measure = self._columns[index.column()].help
                return tr("{measure} = {value}", measure=measure, value=cells.exact(mean))
        return None

    def _text(self, row: int, column: int) -> str:
        match column:
            case 0:
                return self.name(row)
            case 1:
                return cells.count(int(self._groups.rows[row]))
            case 2:
                return cells.count(int(self._groups.scored[row]))
        mean = float(self._groups.means[self._columns[column].lane, row])
        return NO_MEAN if math.isnan(mean) else cells.score(mean)

    def _on_grouped(self, found: list[Groups]) -> None:
        self._take(found[-1])

    def _take(self, groups: Groups) -> None:
        self.beginResetModel()
        self._groups = groups
        self.endResetModel()
        self.regrouped.emit()


def _columns(grouping: Grouping, variants: Sequence[str]) -> tuple[Column, ...]:
    means = (
        column._replace(help=said("Mean of the {measure} of the rows that are scored", measure=column.help))
        for column in score_columns(variants)
    )
    return (
        Column(TITLES[grouping], said("What the rows taken together have in common")),
        Column(said("Rows"), said("How many rows pass the filter")),
        Column(said("Scored"), said("How many of them are scored")),
        *means,
    )


def _no_groups(lanes: int) -> Groups:
    none = np.empty(0, np.int64)
    return Groups(Names(), np.empty(0, np.int32), none, none, np.empty((lanes, 0)))
