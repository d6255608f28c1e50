"""The one place where code points of a raw text become UTF-16 units of a Qt document, and back."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

UNEVEN = re.compile("\r\n|[\U00010000-\U0010ffff]")
PAIR = "\r\n"
BREAK, ASTRAL, CRLF = range(3)
UNITS = (1, 2, 1)
BEYOND = 1 << 62


class Bends(NamedTuple):
    """Places where raw text and document are not of equal length: where each starts (ascending), and its kind.

    BREAK is a break that is only displayed, ASTRAL a character of two UTF-16 units, CRLF two characters that are
    one line break in the document. A kind is its width in code points; its width in units is UNITS[kind].
    """

    starts: Sequence[int]
    kinds: bytes


NONE = Bends((), b"")


def bends_of(raw: str, breaks: Sequence[int] = ()) -> Bends:
    """Return the bends of `raw`, with a displayed break before each code point of `breaks` (ascending)."""
    uneven = not raw.isascii() or PAIR in raw
    found = (
        [(each.start(), CRLF if each[0] == PAIR else ASTRAL) for each in UNEVEN.finditer(raw)]
        if uneven
        else []
    )
    ordered = sorted(found + [(place, BREAK) for place in breaks])
    return Bends([start for start, _ in ordered], bytes(kind for _, kind in ordered))


@dataclass(frozen=True)
class Places:
    """Where each code point of a text stands in the document that shows it."""

    bends: Bends = NONE

    def to_unit(self, position: int) -> int:
        """Return the unit where code point `position` begins, behind a displayed break at the same place."""
        index = bisect_right(self._raw_ends, position) - 1
        unit = position if index < 0 else self._unit_ends[index] + position - self._raw_ends[index]
        return min(unit, _at(self._unit_starts, index + 1))

    def to_raw(self, unit: int) -> int:
        """Return the code point that begins at `unit` or holds it."""
        index = bisect_right(self._unit_ends, unit) - 1
        position = unit if index < 0 else self._raw_ends[index] + unit - self._unit_ends[index]
        return min(position, _at(self.bends.starts, index + 1))

    def replaced(self, start: int, stop: int, added: Bends, length: int) -> "Places":
        """Return the places after units `start` to `stop` gave way to `length` code points.

        `added` are the bends of what is added, counted from its beginning.
        """
        starts, kinds = self.bends
        first = self.to_raw(start)
        shift = length - (self.to_raw(stop) - first)
        head = bisect_right(self._unit_ends, start)
        tail = bisect_left(self._unit_starts, stop, head)
        moved = [first + each for each in added.starts], [each + shift for each in starts[tail:]]
        return Places(
            Bends([*starts[:head], *moved[0], *moved[1]], kinds[:head] + added.kinds + kinds[tail:])
        )

    @cached_property
    def _raw_ends(self) -> list[int]:
        starts, kinds = self.bends
        return [start + kind for start, kind in zip(starts, kinds, strict=True)]

    @cached_property
    def _unit_ends(self) -> list[int]:
        grown = accumulate([UNITS[kind] - kind for kind in self.bends.kinds])
        return [end + growth for end, growth in zip(self._raw_ends, grown, strict=True)]

    @cached_property
    def _unit_starts(self) -> list[int]:
        return [end - UNITS[kind] for end, kind in zip(self._unit_ends, self.bends.kinds, strict=True)]


def _at(places: Sequence[int], index: int) -> int:
    return places[index] if index < len(places) else BEYOND


def sliced(text: str, start: int, length: int) -> str:
    """Return the `length` UTF-16 units of `text` from unit `start` on."""
    units = text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * (start + length)]
    return units.decode("utf-16-le", "surrogatepass")
