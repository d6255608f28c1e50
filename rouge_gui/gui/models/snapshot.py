"""Rows as sorting, filtering and grouping see them, in whichever thread: whole columns, or those of a few rows."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.models.columns import Lanes, Names, Numbers

Truths = NDArray[np.bool_]


class State(IntEnum):
    """How far a row is."""

    PENDING = 0
    SCORED = 1
    FAILED = 2


class Asked(Protocol):
    """Rows of which something is asked."""

    def __len__(self) -> int:
        """Return how many rows there are."""

    def naming(self, word: str) -> Truths:
        """Return for each row whether its example or system contains `word`, case aside."""

    def is_example(self, name: str) -> Truths:
        """Return for each row whether it is of the example called `name`."""

    def is_system(self, name: str) -> Truths:
        """Return for each row whether it is of the system called `name`."""

    def by_lane(self, lane: int) -> NDArray[np.float64]:
        """Return a number of each row, NaN where it is not known."""


@dataclass(frozen=True)
class Codes:
    """Whose the rows are: names, and for each row their numbers."""

    examples: Names
    systems: Names
    example: Numbers
    system: Numbers

    def __len__(self) -> int:
        return len(self.example)

    def is_example(self, name: str) -> Truths:
        """Return for each row whether it is of the example called `name`."""
        return np.equal(self.example, self.examples.known(name))

    def is_system(self, name: str) -> Truths:
        """Return for each row whether it is of the system called `name`."""
        return np.equal(self.system, self.systems.known(name))


@dataclass(frozen=True)
class Snapshot(Codes):
    """All rows that there were when it was made; only what is asked of them is computed.

    Rows that come and scores that change in the meantime do no harm.
    """

    states: NDArray[np.int8]
    lanes: Lanes

    def naming(self, word: str) -> Truths:
        """Return for each row whether its example or system contains `word`, case aside."""
        in_example = np.take(self.examples.containing(word), self.example)
        return in_example | np.take(self.systems.containing(word), self.system)

    def by_lane(self, lane: int) -> NDArray[np.float64]:
        """Return a number of each row, NaN where it is not known."""
        return self.lanes.lane(lane, len(self))

    def by_example(self) -> Numbers:
        """Return for each row where its example stands in natural order."""
        return np.take(self.examples.ranks(), self.example)

    def by_system(self) -> Numbers:
        """Return for each row where its system stands in natural order."""
        return np.take(self.systems.ranks(), self.system)


@dataclass(frozen=True)
class Excerpt(Codes):
    """A few rows, by their numbers."""

    lanes: Lanes
    rows: Numbers

    def naming(self, word: str) -> Truths:
        """Return for each row whether its example or system contains `word`, case aside."""
        return self.examples.among(self.example, word) | self.systems.among(self.system, word)

    def by_lane(self, lane: int) -> NDArray[np.float64]:
        """Return a number of each row, NaN where it is not known."""
        return self.lanes.some(lane, self.rows)
