"""Columns that grow to a million rows: numbers in numpy, repeated strings by number."""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

SMALLEST = 1_024
DIGITS = 20
REMEMBERED = 16


class Growing:
    """An array that grows along its last axis; `rows` is the part in use, writable in place."""

    def __init__(self, fill: float, dtype: type[np.generic], *, lanes: int | None = None) -> None:
        """Without `lanes` the array has one axis, else the shape (lanes, rows). New rows hold `fill`."""
        self._fill = fill
        self._data: NDArray[Any] = np.empty((SMALLEST,) if lanes is None else (lanes, SMALLEST), dtype)
        self._length = 0

    @property
    def rows(self) -> NDArray[Any]:
        """What was added so far."""
        return self._data[..., : self._length]

    def grow(self, more: int) -> None:
        """Add `more` rows of `fill`. Room is doubled but not touched, so that growing stays cheap."""
        old, self._length = self._length, self._length + more
        room = self._data.shape[-1]
        if self._length > room:
            bigger = np.empty((*self._data.shape[:-1], max(self._length, 2 * room)), self._data.dtype)
            bigger[..., :old] = self._data[..., :old]
            self._data = bigger
        self._data[..., old : self._length] = self._fill


class Names:
    """Distinct strings by number, in the order in which they were met."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._codes: dict[str, int] = {}
        self._ranks: NDArray[np.int32] = np.empty(0, np.int32)
        self._found: dict[str, NDArray[np.bool_]] = {}

    def code(self, name: str) -> int:
        """Return the number of `name`, a new one where it was not met before."""
        code = self._codes.setdefault(name, len(self._names))
        if code == len(self._names):
            self._names.append(name)
        return code

    def known(self, name: str) -> int | None:
        """Return the number of `name`, or None."""
        return self._codes.get(name)

    def __getitem__(self, code: int) -> str:
        return self._names[code]

    def __len__(self) -> int:
        return len(self._names)

    def ranks(self) -> NDArray[np.int32]:
        """Return for each number its name's place in natural order: case aside, 2 before 10."""
        if len(self._ranks) != len(self._names):
            keys = [_natural(name) for name in self._names]
            order = sorted(range(len(keys)), key=keys.__getitem__)
            self._ranks = np.empty(len(keys), np.int32)
            self._ranks[order] = np.arange(len(keys), dtype=np.int32)
        return self._ranks

    def containing(self, words: str) -> NDArray[np.bool_]:
        """Return for each number whether its name contains `words`, case aside.

        Asked again, only the names that are new since are looked at.
        """
        sought = words.casefold()
        if len(self._found) > REMEMBERED:
            self._found.clear()
        known = self._found.get(sought, np.empty(0, np.bool_))
        new = self._names[len(known) :]
        found = np.fromiter((sought in name.casefold() for name in new), np.bool_, len(new))
        self._found[sought] = np.concatenate((known, found))
        return self._found[sought]


def runs(places: NDArray[np.int32]) -> Sequence[tuple[int, int]]:
    """Return the unbroken runs (first, last) of ascending `places`."""
    if not len(places):
        return []
    breaks = np.flatnonzero(np.diff(places) > 1)
    firsts = places[np.concatenate(([0], breaks + 1))]
    lasts = places[np.concatenate((breaks, [len(places) - 1]))]
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def _natural(name: str) -> str:
    return re.sub(r"\d+", lambda digits: digits[0].zfill(DIGITS), name.casefold())
