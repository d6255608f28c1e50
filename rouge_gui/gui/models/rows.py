"""What the corpus table holds, without Qt: one row per example and system, in numpy columns."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.models.columns import Growing, Names
from rouge_gui.rouge.score import Score
from rouge_gui.study.run import Failure, Result

Numbers = NDArray[np.int32]

MOST_SYSTEMS = 1 << 20
PARTS = len(Score._fields)
NO_SCORE = Score(np.nan, np.nan, np.nan)


class State(IntEnum):
    """How far a row is."""

    PENDING = 0
    SCORED = 1
    FAILED = 2


class Key(NamedTuple):
    """Whose row it is."""

    example: str
    system: str


class Rows:
    """Rows by number, in the order in which they were added.

    Variant i has the lanes 3i (precision), 3i + 1 (recall) and 3i + 2 (F), NaN where unknown.
    """

    def __init__(self, variants: Sequence[str]) -> None:
        self._variants = tuple(variants)
        self._examples, self._systems = Names(), Names()
        self._example, self._system = Growing(0, np.int32), Growing(0, np.int32)
        self._state = Growing(State.PENDING, np.int8)
        self._scores = Growing(np.nan, np.float64, lanes=PARTS * len(self._variants))
        self._row_by_code: dict[int, int] = {}
        self._failures: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._state.rows)

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants in the order of their lanes."""
        return self._variants

    def append(self, keys: Iterable[tuple[str, str]]) -> Numbers:
        """Add a pending row for each (example, system) that has none yet; return the new rows' numbers."""
        first = len(self)
        codes: list[tuple[int, int]] = []
        for example, system in keys:
            code = (self._examples.code(example), self._systems.code(system))
            new = first + len(codes)
            if self._row_by_code.setdefault(_packed(*code), new) == new:
                codes.append(code)
        for column in (self._example, self._system, self._state, self._scores):
            column.grow(len(codes))
        added = np.array(codes, np.int32).reshape(-1, 2)
        self._example.rows[first:], self._system.rows[first:] = added[:, 0], added[:, 1]
        return np.arange(first, first + len(codes), dtype=np.int32)

    def put(self, batch: Sequence[Result | Failure]) -> Numbers:
        """Fill the rows of `batch`; return their numbers. Results that have no row are left out."""
        changed: list[int] = []
        for each in batch:
            row = self.find(each.example, each.system)
            if row is None:
                continue
            changed.append(row)
            if isinstance(each, Failure):
                self._failures[row] = each.message
                self._state.rows[row] = State.FAILED
            else:
                scores = (each.scores.get(name, NO_SCORE) for name in self._variants)
                self._scores.rows[:, row] = [value for score in scores for value in score]
                self._state.rows[row] = State.SCORED
        return np.array(changed, np.int32)

    def await_scores(self, variants: Sequence[str]) -> None:
        """Make every row pending for scores by `variants`; the numbers of a variant that stays are kept."""
        old, old_variants = self._scores.rows, self._variants
        self._variants = tuple(variants)
        self._scores = Growing(np.nan, np.float64, lanes=PARTS * len(self._variants))
        self._scores.grow(len(self))
        for place, name in enumerate(self._variants):
            if name in old_variants:
                self._scores.rows[_lanes(place)] = old[_lanes(old_variants.index(name))]
        self._state.rows[:] = State.PENDING
        self._failures.clear()

    def find(self, example: str, system: str) -> int | None:
        """Return the number of the row of (example, system), or None."""
        codes = self._examples.known(example), self._systems.known(system)
        if codes[0] is None or codes[1] is None:
            return None
        return self._row_by_code.get(_packed(codes[0], codes[1]))

    def key(self, row: int) -> Key:
        """Return whose row it is."""
        return Key(self._examples[self._example.rows[row]], self._systems[self._system.rows[row]])

    def state(self, row: int) -> State:
        """Return how far the row is."""
        return State(int(self._state.rows[row]))

    def failure(self, row: int) -> str:
        """Return why a failed row failed, empty for another."""
        return self._failures.get(row, "")

    def value(self, row: int, lane: int) -> float:
        """Return a number of the row, NaN where it is not known."""
        return float(self._scores.rows[lane, row])

    def count(self, state: State) -> int:
        """Return how many rows are in `state`."""
        return int(np.count_nonzero(self._state.rows == state))

    def by_example(self) -> Numbers:
        """Return for each row where its example stands in natural order."""
        return np.take(self._examples.ranks(), self._example.rows)

    def by_system(self) -> Numbers:
        """Return for each row where its system stands in natural order."""
        return np.take(self._systems.ranks(), self._system.rows)

    def by_state(self) -> NDArray[Any]:
        """Return the state of each row as a number."""
        return self._state.rows

    def by_lane(self, lane: int) -> NDArray[Any]:
        """Return a number of each row, NaN where it is not known or the row failed."""
        return np.where(self._state.rows == State.FAILED, np.nan, self._scores.rows[lane])

    def passing(self, words: str) -> NDArray[np.bool_]:
        """Return for each row whether its example or system contains each of `words`, case aside."""
        passing = np.ones(len(self), np.bool_)
        for word in words.split():
            in_example = self._examples.containing(word)[self._example.rows]
            passing &= in_example | self._systems.containing(word)[self._system.rows]
        return passing


def _lanes(place: int) -> slice:
    return slice(PARTS * place, PARTS * (place + 1))


def _packed(example: int, system: int) -> int:
    return example * MOST_SYSTEMS + system
