"""A bounded look at the start of a file: as many rows as are quickly read, and how many there are in words."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from rouge_gui.wording import said

MOST_ROWS = 20_000
MOST_CHARACTERS = 16_000_000
KEPT = 100

Row = TypeVar("Row")


class Glance(NamedTuple):
    """How many rows were met, and whether there are more."""

    rows: int
    more: bool

    def told(self, in_words: Callable[[int], str]) -> str:
        """Return the count `in_words` ("1,204 rows"), or that there are more ("more than 20,000 rows")."""
        told = in_words(self.rows)
        return said("more than {rows}", rows=told) if self.more else told


def glance(
    rows: Iterable[Row], size: Callable[[Row], int], most: int = MOST_ROWS
) -> tuple[list[Row], Glance]:
    """Return the first hundred of `rows`, and how many there are as far as that is quickly counted.

    `size` is the characters of a row, `most` how many rows are counted.
    """
    kept: list[Row] = []
    count = characters = 0
    for row in rows:
        if count == most or characters > MOST_CHARACTERS:
            return kept, Glance(count, more=True)
        if count < KEPT:
            kept.append(row)
        count += 1
        characters += size(row)
    return kept, Glance(count, more=False)
