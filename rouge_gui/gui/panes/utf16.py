"""The one place where code points of a raw text become UTF-16 units of a Qt document, and back."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

UNEVEN = re.compile("\r\n|[\U00010000-\U0010ffff]")
PAIR = "\r\n"
BEYOND = 1 << 62


class Bend(NamedTuple):
    """A place where raw text and document are not of equal length.

    `width` code points from `start` on are `units` UTF-16 units: 1 and 2 for a character beyond the BMP,
    2 and 1 for CR LF (one line break in the document), 0 and 1 for a break that is only displayed.
    """

    start: int
    width: int
    units: int


@dataclass(frozen=True)
class Places:
    """Where each code point of a text stands in the document that shows it; `bends` ascend."""

    bends: tuple[Bend, ...] = ()

    def to_unit(self, position: int) -> int:
        """Return the unit where code point `position` begins, behind a displayed break at the same place."""
        index = bisect_right(self._raw_ends, position) - 1
        unit = position if index < 0 else self._unit_ends[index] + position - self._raw_ends[index]
        return min(unit, self._unit_start(index + 1))

    def to_raw(self, unit: int) -> int:
        """Return the code point that begins at `unit` or holds it."""
        index = bisect_right(self._unit_ends, unit) - 1
        position = unit if index < 0 else self._raw_ends[index] + unit - self._unit_ends[index]
        return min(position, self._raw_start(index + 1))

    def replaced(self, start: int, stop: int, added: Iterable[Bend], length: int) -> "Places":
        """Return the places after units `start` to `stop` gave way to `length` code points.

        `added` are the bends of what is added, counted from its beginning.
        """
        first = self.to_raw(start)
        shift = length - (self.to_raw(stop) - first)
        head = bisect_right(self._unit_ends, start)
        tail = bisect_left(self._unit_starts, stop, head)
        return Places(
            (
                *self.bends[:head],
                *(bend._replace(start=first + bend.start) for bend in added),
                *(bend._replace(start=bend.start + shift) for bend in self.bends[tail:]),
            )
        )

    @cached_property
    def _raw_ends(self) -> list[int]:
        return [bend.start + bend.width for bend in self.bends]

    @cached_property
    def _unit_ends(self) -> list[int]:
        growth = accumulate(bend.units - bend.width for bend in self.bends)
        return [end + grown for end, grown in zip(self._raw_ends, growth, strict=True)]

    @cached_property
    def _unit_starts(self) -> list[int]:
        return [end - bend.units for end, bend in zip(self._unit_ends, self.bends, strict=True)]

    def _raw_start(self, index: int) -> int:
        return self.bends[index].start if index < len(self.bends) else BEYOND

    def _unit_start(self, index: int) -> int:
        return self._unit_starts[index] if index < len(self.bends) else BEYOND


def bends_of(raw: str, breaks: Sequence[int] = ()) -> list[Bend]:
    """Return the bends of `raw`, with a displayed break before each code point of `breaks` (ascending)."""
    uneven = not raw.isascii() or PAIR in raw
    bends = [Bend(place, 0, 1) for place in breaks]
    if uneven:
        bends += (
            Bend(found.start(), 2, 1) if found[0] == PAIR else Bend(found.start(), 1, 2)
            for found in UNEVEN.finditer(raw)
        )
        bends.sort()
    return bends
