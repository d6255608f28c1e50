"""The table of matches: words, places in both texts, counted or not; it sorts and filters without a proxy."""

from collections.abc import Callable, Sequence, Sized
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QGuiApplication, QPalette

from rouge_gui.gui.language import shown, whole
from rouge_gui.gui.models.cells import LEFT, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.gui.models.match_rows import MISSING, MatchRows, Numbers
from rouge_gui.rouge.score import Match
from rouge_gui.wording import said

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder

HEADERS: tuple[tuple[str, str], ...] = (
    (said("Words"), said("The words as they are written")),
    (said("Same"), said("Exact: the same word, case aside; stem: counted as the same only after stemming")),
    (said("Variant"), said("Which variant looked for it")),
    (
        said("In C"),
        said("Place in the candidate: the number of its first word, or from its first to its last"),
    ),
    (
        said("In R"),
        said("Place in the reference: the number of its first word, or from its first to its last"),
    ),
    (
        said("Counted"),
        said("Whether it counts. What one text holds more often than the other is not counted"),
    ),
)
WORDS, SAME, VARIANT, IN_CANDIDATE, IN_REFERENCE, COUNTED = range(len(HEADERS))
PLACES = (IN_CANDIDATE, IN_REFERENCE)
EXACT, BY_STEM = said("exact"), said("stem")
NOT_COUNTED, IS_COUNTED = said("not counted"), said("counted")


class Kept(NamedTuple):
    """Which rows pass the filter: of this variant (None: of all), counted or not (None: both)."""

    variant: str | None = None
    counted: bool | None = None


class MatchModel(HeadedModel):
    """Rows of an evidence, sorted and filtered by rearranging row numbers; `matched(row)` is the shown row's match."""

    HEADINGS = tuple(
        Heading(words, said("{meaning}. Click to sort.", meaning=told), RIGHT if at in PLACES else LEFT)
        for at, (words, told) in enumerate(HEADERS)
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: MatchRows | None = None
        self._kept = Kept()
        self._sorted_by = IN_CANDIDATE, ASCENDING
        self._order: Numbers = np.empty(0, np.int32)

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and direction of the order."""
        return self._sorted_by

    @property
    def variants(self) -> list[str]:
        """The variants that have rows, filtered out or not."""
        return self._rows.variants if self._rows else []

    @property
    def total(self) -> int:
        """How many rows there are, filtered out or not."""
        return len(self._rows.matches) if self._rows else 0

    def show(self, rows: MatchRows | None) -> None:
        """Show these rows in the order and under the filter that are asked for."""
        self._rebuild(rows, self._kept)

    def set_kept(self, kept: Kept) -> None:
        """Show only rows that pass `kept`."""
        self._rebuild(self._rows, kept)

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column`; ties stay in the candidate's order, rows without a place come last."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        held = [int(self._order[index.row()]) for index in before]
        self._sorted_by = column, order
        self._order = self._arranged()
        place = {row: at for at, row in enumerate(self._order.tolist())} if held else {}
        after = [self.index(place[row], at.column()) for row, at in zip(held, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def matched(self, row: int) -> Match:
        """Return the places of the shown `row`; a side is empty where it has none."""
        return self._known.matches[int(self._order[row])]

    def row_holding(self, place: int, *, in_candidate: bool) -> int | None:
        """Return the first shown row that holds the token at `place`, a counted one where there is one."""
        if self._rows is None:
            return None
        rows = self._rows.holding(place, in_candidate=in_candidate)
        at = np.flatnonzero(np.isin(self._order, rows))
        if not len(at):
            return None
        counted = at[self._rows.counted[self._order[at]]]
        return int(counted[0] if len(counted) else at[0])

    def _shown(self) -> Sized:
        return self._order

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = int(self._order[index.row()]), index.column()
        match role:
            case Role.DisplayRole | Role.ToolTipRole:
                return self._text(row, column)
            case Role.TextAlignmentRole:
                return RIGHT if column in PLACES else LEFT
            case Role.ForegroundRole:
                return None if self._known.counted[row] else _faint()
        return None

    @property
    def _known(self) -> MatchRows:
        if self._rows is None:
            raise LookupError("There are no rows.")
        return self._rows

    def _text(self, row: int, column: int) -> str:
        rows = self._known
        tellers: dict[int, Callable[[], str]] = {
            WORDS: lambda: rows.words(row),
            SAME: lambda: shown(BY_STEM if rows.is_by_stem(row) else EXACT),
            VARIANT: lambda: rows.variants[rows.codes[row]],
            IN_CANDIDATE: lambda: _places(rows.matches[row].candidate),
            IN_REFERENCE: lambda: _places(rows.matches[row].reference),
            COUNTED: lambda: shown(IS_COUNTED if rows.counted[row] else NOT_COUNTED),
        }
        return tellers[column]()

    def _rebuild(self, rows: MatchRows | None, kept: Kept) -> None:
        self.beginResetModel()
        self._rows, self._kept = rows, kept
        self._order = self._arranged()
        self.endResetModel()

    def _arranged(self) -> Numbers:
        rows = self._rows
        if rows is None:
            return np.empty(0, np.int32)
        passing = np.ones(len(rows.matches), np.bool_)
        if self._kept.variant in rows.variants:
            passing &= rows.codes == rows.variants.index(self._kept.variant)
        if self._kept.counted is not None:
            passing &= rows.counted == self._kept.counted
        chosen = np.flatnonzero(passing).astype(np.int32)
        column, order = self._sorted_by
        keys = self._keys(rows, chosen, column)
        if order != ASCENDING:
            keys = np.where(keys == MISSING, keys, -keys)
        return chosen[np.lexsort((rows.starts[1][chosen], rows.starts[0][chosen], keys))]

    def _keys(self, rows: MatchRows, chosen: Numbers, column: int) -> Numbers:
        """Return for each of `chosen` a number by which `column` is sorted."""
        if column in PLACES:
            return rows.starts[PLACES.index(column)][chosen]
        if column == VARIANT:
            return rows.codes[chosen]
        if column == COUNTED:
            return (~rows.counted[chosen]).astype(np.int32)
        if column == SAME:
            return np.fromiter(map(rows.is_by_stem, chosen.tolist()), np.int32, len(chosen))
        words = [rows.words(row).casefold() for row in chosen.tolist()]
        ranks = {word: rank for rank, word in enumerate(sorted(set(words)))}
        return np.fromiter((ranks[word] for word in words), np.int32, len(words))


def _places(positions: Sequence[int]) -> str:
    if not positions:
        return ""
    first, last = positions[0] + 1, positions[-1] + 1
    return whole(first) if first == last else f"{whole(first)}-{whole(last)}"


def _faint() -> QBrush:
    return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
