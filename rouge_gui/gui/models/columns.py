"""Columns that grow to a million rows without ever being copied at a stretch that could be felt."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.models.natural import ranks

Numbers = NDArray[np.int32]
Floats = NDArray[np.float64]
Sources = NDArray[np.intp]

SMALLEST = 1_024
PIECE_BITS = 14
PIECE = 1 << PIECE_BITS
REMEMBERED = 16
UNKNOWN = -1
DICTIONARIES = 64


class Growing:
    """An array of one axis that grows at its end; `rows` is the part in use, writable in place."""

    def __init__(self, dtype: type[np.generic]) -> None:
        self._data: NDArray[Any] = np.empty(SMALLEST, dtype)
        self._length = 0

    @property
    def rows(self) -> NDArray[Any]:
        """What was added so far."""
        return self._data[: self._length]

    def extend(self, values: NDArray[Any]) -> None:
        """Add `values` at the end. Room is doubled, so that growing stays cheap."""
        old, self._length = self._length, self._length + len(values)
        if self._length > len(self._data):
            bigger = np.empty(max(self._length, 2 * len(self._data)), self._data.dtype)
            bigger[:old] = self._data[:old]
            self._data = bigger
        self._data[old : self._length] = values

    def replace(self, values: NDArray[Any]) -> None:
        """Hold `values`, an array that is given away, and nothing else."""
        self._data, self._length = values, len(values)


class Lanes:
    """Several numbers of each row, NaN until they are known: float64, lane by row.

    They lie in pieces of 16,384 rows, so that a row more never moves those that are there: doubling an array for a
    million rows of 24 numbers stalled the window for 0.1 s.
    """

    def __init__(self, lanes: int) -> None:
        self._lanes = lanes
        self._length = 0
        # Beside each piece: where each lane lies in it while it is still that of older lanes, None once it is our own.
        self._pieces: list[tuple[Floats, Sources | None]] = []

    def renewed(self, sources: Sequence[int]) -> "Lanes":
        """Return lanes of the same rows; lane i has the numbers of lane `sources[i]` (-1: NaN) until others are put.

        Nothing is copied yet: that is done piece by piece, when numbers are put. These lanes stay as they are.
        """
        found, places = Lanes(len(sources)), np.array(sources, np.intp)
        found._length = self._length
        found._pieces = [
            (piece, places if known is None else np.where(places == UNKNOWN, UNKNOWN, known[places]))
            for piece, known in self._pieces
        ]
        return found

    def grow(self, more: int) -> None:
        """Add `more` rows whose numbers are not known."""
        self._length += more
        while len(self._pieces) * PIECE < self._length:
            self._pieces.append((np.full((self._lanes, PIECE), np.nan), None))

    def put(self, rows: Numbers, values: Floats) -> None:
        """Take the numbers of `rows`, an array (lanes, rows)."""
        pieces = rows >> PIECE_BITS
        for piece in np.unique(pieces).tolist():
            chosen = np.flatnonzero(pieces == piece)
            self._own(piece)[:, rows[chosen] & (PIECE - 1)] = values[:, chosen]

    def _own(self, place: int) -> Floats:
        """Return a piece to write in; one that belongs to older lanes is copied."""
        piece, sources = self._pieces[place]
        if sources is not None:
            piece = _picked(piece, sources)
            self._pieces[place] = piece, None
        return piece

    def __getitem__(self, place: tuple[int, int]) -> float:
        lane, row = place
        return float(self._lane(row >> PIECE_BITS, lane)[row & (PIECE - 1)])

    def _lane(self, place: int, lane: int) -> Floats:
        piece, sources = self._pieces[place]
        source = lane if sources is None else int(sources[lane])
        found: Floats = np.full(PIECE, np.nan) if source == UNKNOWN else piece[source]
        return found

    def of_row(self, row: int) -> list[float]:
        """Return all numbers of a row."""
        found: list[float] = self.of_rows(np.array([row], np.int32))[:, 0].tolist()
        return found

    def of_rows(self, rows: Numbers) -> Floats:
        """Return all numbers of `rows`, an array (lanes, rows)."""
        found = np.empty((self._lanes, len(rows)))
        pieces = rows >> PIECE_BITS
        for piece in np.unique(pieces).tolist():
            chosen = np.flatnonzero(pieces == piece)
            numbers, sources = self._pieces[piece]
            some = numbers[:, rows[chosen] & (PIECE - 1)]
            found[:, chosen] = some if sources is None else _picked(some, sources)
        return found

    def some(self, lane: int, rows: Numbers) -> Floats:
        """Return a lane's numbers of a few rows."""
        return np.fromiter((self[lane, row] for row in rows.tolist()), np.float64, len(rows))

    def lane(self, lane: int, count: int) -> Floats:
        """Return a copy of a lane's first `count` numbers; safe in another thread while rows are added and filled."""
        pieces = range(-(-count // PIECE))
        return np.concatenate([self._lane(piece, lane) for piece in pieces])[:count] if count else np.empty(0)


def _picked(numbers: Floats, sources: Sources) -> Floats:
    """Return the lanes of `numbers` that `sources` name, NaN where they name none."""
    found = numbers[sources]
    found[sources == UNKNOWN] = np.nan
    return found


class Names:
    """Distinct strings by number, in the order in which they were met."""

    def __init__(self) -> None:
        self._names: list[str] = []
        # Many small dictionaries: one large one, when it outgrows its room, moves a million names at a stretch.
        self._codes: list[dict[str, int]] = [{} for _ in range(DICTIONARIES)]
        self._ranks: Numbers = np.empty(0, np.int32)
        self._folded: list[str] = []
        self._found: dict[str, NDArray[np.bool_]] = {}

    def code(self, name: str) -> int:
        """Return the number of `name`, a new one where it was not met before."""
        code = self._codes[hash(name) % DICTIONARIES].setdefault(name, len(self._names))
        if code == len(self._names):
            self._names.append(name)
        return code

    def known(self, name: str) -> int:
        """Return the number of `name`, -1 where there is none."""
        return self._codes[hash(name) % DICTIONARIES].get(name, UNKNOWN)

    def __getitem__(self, code: int) -> str:
        return self._names[code]

    def __len__(self) -> int:
        return len(self._names)

    def ranks(self) -> Numbers:
        """Return for each number its name's place in natural order: case aside, 2 before 10."""
        names = self._names[:]
        if len(self._ranks) != len(names):
            self._ranks = ranks(names)
        return self._ranks

    def containing(self, words: str) -> NDArray[np.bool_]:
        """Return for each number whether its name contains `words`, case aside.

        Asked again, only the names that are new since are looked at. One thread at a time may ask.
        """
        sought = words.casefold()
        self._folded += [_folded(name) for name in self._names[len(self._folded) :]]
        if len(self._found) > REMEMBERED:
            self._found.clear()
        known = self._found.get(sought, np.empty(0, np.bool_))
        new = self._folded[len(known) :]
        found = np.fromiter((sought in name for name in new), np.bool_, len(new))
        self._found[sought] = np.concatenate((known, found)) if len(new) else known
        return self._found[sought]

    def among(self, codes: Numbers, words: str) -> NDArray[np.bool_]:
        """Return for each of a few numbers whether its name contains `words`, case aside."""
        sought = words.casefold()
        return np.fromiter((sought in self._names[code].casefold() for code in codes), np.bool_, len(codes))


def runs(places: Numbers) -> Sequence[tuple[int, int]]:
    """Return the unbroken runs (first, last) of ascending `places`."""
    if not len(places):
        return []
    breaks = np.flatnonzero(np.diff(places) > 1)
    firsts = places[np.concatenate(([0], breaks + 1))]
    lasts = places[np.concatenate((breaks, [len(places) - 1]))]
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def _folded(name: str) -> str:
    """Return `name` without case; the very same string where it has none, which saves its memory."""
    folded = name.casefold()
    return name if folded == name else folded
