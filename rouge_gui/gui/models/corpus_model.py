"""The scores of a whole corpus as a table that sorts and filters a million rows without a proxy.

Sorting and filtering only rearrange an index of row numbers: at once where there are few rows, else in another thread
while the rows stay as they are. Rows come in pending and are filled as scores arrive; their order changes when the user
sorts, not while scores come in.
"""

import math
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.arrangement import AS_LOADED, HIDDEN, Arranged, By, Wish, arranged
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.columns import Growing, Numbers, runs
from rouge_gui.gui.models.row_filter import RowFilter, Words, row_filter
from rouge_gui.gui.models.rows import PARTS, Key, Rows
from rouge_gui.gui.models.score_columns import Column, score_columns
from rouge_gui.gui.models.snapshot import Snapshot, State
from rouge_gui.gui.page_table import Cell
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.score import Score
from rouge_gui.study.blocks import Block
from rouge_gui.study.filter_expression import UnreadableExpression
from rouge_gui.wording import said

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder

PENDING_TEXT = "…"
FAILED_TEXT = "-"
STATES = {State.PENDING: said("pending"), State.SCORED: said("scored"), State.FAILED: said("failed")}
AT_ONCE = 20_000
MOST_RUNS = 32


EXAMPLE, SYSTEM = range(2)


class CorpusModel(QAbstractTableModel):
    """Rows are pairs of example and system; `key(row)` names a shown row, `row_of` finds it.

    `rearranged` follows when the rows stand as they were asked to. `close` must be called before the model goes: its
    thread, if it needed one, has to end.
    """

    rearranged = Signal()

    def __init__(self, parent: QObject | None = None, at_once: int = AT_ONCE) -> None:
        """Up to `at_once` rows are sorted and filtered in the call that asks for it."""
        super().__init__(parent)
        self._at_once = at_once
        self._filter: RowFilter = Words()
        self._filter_text = ""
        self._sorted_by = AS_LOADED, ASCENDING
        self._columns = _columns(())
        self._rows = Rows(())
        self._order, self._view, self._places = Growing(np.int32), Growing(np.int32), Growing(np.int32)
        self._arranger = Runner(self)
        self._arranger.batched.connect(self._on_arranged)

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

    def blocks(self) -> Iterator[Block]:
        """Return the scores that have come, in the order as loaded; another thread may take them."""
        return self._rows.blocks()

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and direction that the user asked for last, (-1, ascending) as loaded."""
        return self._sorted_by

    @property
    def wanted(self) -> RowFilter:
        """What rows have to pass to be shown."""
        return self._filter

    def snapshot(self) -> Snapshot:
        """Return all rows as they are now, for another thread to look at."""
        return self._rows.snapshot()

    @property
    def filters_by_scores(self) -> bool:
        """Whether the filter is an expression."""
        return self._filter.asks_scores

    @property
    def is_at_work(self) -> bool:
        """Whether rows are still to be shown as they were asked to."""
        return self._arranger.is_running

    @property
    def total(self) -> int:
        """How many rows there are, filtered out or not."""
        return len(self._rows)

    def count(self, state: State) -> int:
        """Return how many rows are in `state`, filtered out or not."""
        return self._rows.count(state)

    def clear(self, variants: Sequence[str]) -> None:
        """Forget every row: another corpus comes, scored by `variants`. The filter stays, unless it asks for others."""
        self._arranger.cancel()
        self.beginResetModel()
        self._rows, self._columns = Rows(variants), _columns(variants)
        self._sorted_by = AS_LOADED, ASCENDING
        self._order, self._view, self._places = Growing(np.int32), Growing(np.int32), Growing(np.int32)
        self._read_filter()
        self.endResetModel()

    def restart(self, variants: Sequence[str]) -> None:
        """Keep the rows in their order and await new scores by `variants`.

        The old numbers of a variant that stays are shown dimmed until the new ones come.
        """
        is_to_arrange = self.is_at_work
        self._arranger.cancel()
        columns = _columns(variants)
        self.beginResetModel()
        self._rows.await_scores(variants)
        if columns != self._columns:
            self._columns, self._sorted_by = columns, (AS_LOADED, ASCENDING)
            is_to_arrange |= not self._read_filter()
        self.endResetModel()
        if is_to_arrange:
            self._arrange()

    def append_rows(self, keys: Iterable[tuple[str, str]]) -> None:
        """Add a pending row for each (example, system) that has none yet, at the end whatever the order."""
        new = self._rows.append(keys)
        self._order.extend(new)
        self._places.extend(np.full(len(new), HIDDEN, np.int32))
        self._show(new)

    def put(self, blocks: Sequence[Block]) -> None:
        """Fill the rows of `blocks` and tell the view of these rows alone; scores of no row are left out.

        Rows that pass the filter only now are shown at the end; the others stay where they are.
        """
        changed = [self._rows.put(block) for block in blocks]
        if not changed:
            return
        rows = np.concatenate(changed)
        places = self._places.rows[rows]
        shown = np.unique(places[places != HIDDEN])
        pieces = runs(shown)
        if len(pieces) > MOST_RUNS:
            pieces = [(int(shown[0]), int(shown[-1]))]
        for first, last in pieces:
            self._tell_changed(first, last)
        if self._filter.asks_scores:
            self._show(np.unique(rows[places == HIDDEN]))

    def set_filter(self, text: str) -> None:
        """Show only rows that pass `text`: words, or an expression; `UnreadableExpression` tells why it is neither."""
        if text == self._filter_text:
            return
        self._filter = row_filter(text, self._rows.variants)
        self._filter_text = text
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column` (-1: as loaded); ties stay as loaded, rows without a score come last."""
        self._sorted_by = column, order
        self._arrange()

    def arrange_again(self) -> None:
        """Sort and filter by the scores that have come since, where the order or the filter asks for them."""
        if self._sorted_by[0] != AS_LOADED or self._filter.asks_scores:
            self._arrange()

    def close(self) -> bool:
        """Wait for the thread to end; False where it did not in time."""
        return self._arranger.close()

    def key(self, row: int) -> Key:
        """Return whose row the shown `row` is."""
        return self._rows.key(int(self._view.rows[row]))

    def keys(self, rows: Sequence[int]) -> Iterator[Key]:
        """Yield whose the shown `rows` are, as they are now; in whichever thread it is asked for them."""
        numbers, held = self._view.rows[list(rows)], self._rows
        return (held.key(int(number)) for number in numbers)

    def first_of(self, example: str) -> Key | None:
        """Return the first row of an example, shown or not."""
        row = self._rows.first_of(example)
        return None if row is None else self._rows.key(row)

    def row_of(self, example: str, system: str) -> int | None:
        """Return where (example, system) is shown, None where it is filtered out or not known."""
        row = self._rows.find(example, system)
        place = HIDDEN if row is None else int(self._places.rows[row])
        return None if place == HIDDEN else place

    def cells(self, row: int, columns: Sequence[int]) -> list[Cell]:
        """Return the cells of a shown row, as `data` has them one by one."""
        number = int(self._view.rows[row])
        state = self._rows.state(number)
        lanes, point = self._rows.values(number), QLocale().decimalPoint()
        return [self._cell(number, column, state, lanes, point) for column in columns]

    def is_number(self, column: int) -> bool:
        """Return whether a column holds numbers."""
        return self._columns[column].part is not None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._view.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Role.DisplayRole:
                return shown(column.label)
            case Role.ToolTipRole:
                return tr(
                    "{meaning}. Click to sort; a third click gives the loaded order back.",
                    meaning=column.help,
                )
            case Role.TextAlignmentRole:
                return LEFT if column.part is None else RIGHT
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        match role:
            case Role.DisplayRole:
                return self.cells(row, [column])[0].text
            case Role.TextAlignmentRole:
                return RIGHT if self.is_number(column) else LEFT
            case Role.ToolTipRole:
                return self._tooltip(row, column)
            case Role.ForegroundRole if self.cells(row, [column])[0].is_faint:
                return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    def _cell(self, row: int, column: int, state: State, lanes: Sequence[float], point: str) -> Cell:
        """Numbers that are still to be scored are faint, and so is the word `scored`."""
        told = self._columns[column]
        if told.part is not None:
            if state == State.FAILED:
                return Cell(FAILED_TEXT, is_faint=True)
            value = lanes[told.lane]
            text = PENDING_TEXT if math.isnan(value) else cells.pointed(value, point)
            return Cell(text, state != State.SCORED)
        if column in (EXAMPLE, SYSTEM):
            return Cell(self._rows.key(row)[column])
        words, failure = shown(STATES[state]), self._rows.failure(row)
        told_all = tr("{state}: {reason}", state=STATES[state], reason=failure) if failure else words
        return Cell(told_all, state == State.SCORED)

    def _tooltip(self, row: int, column: int) -> str:
        told, number = self._columns[column], int(self._view.rows[row])
        if told.part is not None and self._rows.state(number) == State.SCORED:
            value = cells.exact(self._rows.value(number, told.lane))
            return tr("{measure} = {value}", measure=told.help, value=value)
        return self.cells(row, [column if told.part is None else len(self._columns) - 1])[0].text

    def _tell_changed(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self._columns) - 1))

    def _show(self, rows: Numbers) -> None:
        """Show those of hidden `rows` that pass the filter, at the end."""
        shown = rows[self._filter.passing(self._rows.excerpt(rows))]
        if not len(shown):
            return
        first, end = len(self._view.rows), len(self._view.rows) + len(shown)
        self.beginInsertRows(NOWHERE, first, end - 1)
        self._view.extend(shown)
        self._places.rows[shown] = np.arange(first, end, dtype=np.int32)
        self.endInsertRows()

    def _read_filter(self) -> bool:
        """Read the filter's text anew, as the variants are others; where that fails (False), every row passes."""
        try:
            self._filter = row_filter(self._filter_text, self._rows.variants)
        except UnreadableExpression:
            self._filter, self._filter_text = Words(), ""
            return False
        return True

    def _arrange(self) -> None:
        wish = Wish(self._rows.snapshot(), self._by(), self._sorted_by[1] == ASCENDING, self._filter)
        if self.total > self._at_once:
            self._arranger.start(Job(lambda: iter([arranged(wish)]), 1))
            return
        self._arranger.cancel()
        self._take(arranged(wish))

    def _by(self) -> int:
        column = self._sorted_by[0]
        if column == AS_LOADED:
            return By.LOADED
        told = self._columns[column]
        if told.part is not None:
            return told.lane
        return {EXAMPLE: By.EXAMPLE, SYSTEM: By.SYSTEM}.get(column, By.STATE)

    def _on_arranged(self, found: list[Arranged]) -> None:
        self._take(found[-1])

    def _take(self, found: Arranged) -> None:
        """Show the rows as arranged, and after them those that have come since."""
        late = np.arange(len(found.places), self.total, dtype=np.int32)
        known = self._places.rows[: len(found.places)]
        stay = np.array_equal(known == HIDDEN, found.places == HIDDEN) and not len(late)
        (self.layoutAboutToBeChanged.emit if stay else self.beginResetModel)()
        before = self.persistentIndexList() if stay else []
        rows = [int(self._view.rows[index.row()]) for index in before]
        self._order.replace(found.order)
        self._order.extend(late)
        self._view.replace(found.view)
        self._places.replace(found.places)
        self._places.extend(np.full(len(late), HIDDEN, np.int32))
        if stay:
            after = [
                self.index(int(found.places[row]), at.column()) for row, at in zip(rows, before, strict=True)
            ]
            self.changePersistentIndexList(before, after)
            self.layoutChanged.emit()
        else:
            self.endResetModel()
        self._show(late)
        self.rearranged.emit()


def _columns(variants: Sequence[str]) -> tuple[Column, ...]:
    return (
        Column(said("Example"), said("The example's id")),
        Column(said("System"), said("Who wrote the candidate")),
        *score_columns(variants),
        Column(said("State"), said("Whether the row is scored, or why it could not be")),
    )
