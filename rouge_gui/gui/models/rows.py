"""What the corpus table holds, without Qt: one row per example and system, in numpy columns."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from rouge_gui.gui.models.columns import UNKNOWN, Growing, Lanes, Names, Numbers
from rouge_gui.gui.models.snapshot import Excerpt, Snapshot, State
from rouge_gui.rouge.score import Score
from rouge_gui.study.blocks import Block

PARTS = len(Score._fields)
NO_ROW = -1
MOST_ROWS = 2_000


class Key(NamedTuple):
    """Whose row it is."""

    example: str
    system: str


class Rows:
    """Rows by number, in the order in which they were added.

    Variant i has the lanes 3i (precision), 3i + 1 (recall) and 3i + 2 (F), NaN where unknown; after those of all
    variants come, in the same way, hits, the candidate's total and the reference's total.
    """

    def __init__(self, variants: Sequence[str]) -> None:
        self._variants = tuple(variants)
        self._examples, self._systems = Names(), Names()
        self._example, self._system = Growing(np.int32), Growing(np.int32)
        self._state = Growing(np.int8)
        self._lanes = Lanes(2 * PARTS * len(self._variants))
        self._inverses = (1.0,) * len(self._variants)
        # The newest row of each example, and for each row the one before of the same example; -1 where there is none.
        self._newest, self._before = Growing(np.int32), Growing(np.int32)
        self._failures: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._state.rows)

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants in the order of their lanes."""
        return self._variants

    def append(self, keys: Iterable[tuple[str, str]]) -> Numbers:
        """Add a pending row for each (example, system) that has none yet; return the new rows' numbers."""
        first, known = len(self), len(self._examples)
        codes = [(self._examples.code(example), self._systems.code(system)) for example, system in keys]
        added = [pair for pair in dict.fromkeys(codes) if pair[0] >= known or self._row(*pair) == NO_ROW]
        columns = np.array(added, np.int32).reshape(-1, 2)
        self._newest.extend(np.full(len(self._examples) - known, NO_ROW, np.int32))
        before = np.empty(len(added), np.int32)
        for place, (example, _) in enumerate(added):
            before[place] = self._newest.rows[example]
            self._newest.rows[example] = first + place
        self._before.extend(before)
        self._example.extend(columns[:, 0])
        self._system.extend(columns[:, 1])
        self._state.extend(np.full(len(added), State.PENDING, np.int8))
        self._lanes.grow(len(added))
        return np.arange(first, first + len(added), dtype=np.int32)

    def put(self, block: Block) -> Numbers:
        """Fill the rows of `block`, scored by the variants of these rows; return their numbers.

        What has no row is left out, and all of a block of other variants.
        """
        if block.variants != self._variants:
            return np.empty(0, np.int32)
        rows = self._rows_of(block.keys)
        known = rows != NO_ROW
        changed: Numbers = rows[known]
        numbers = np.concatenate((block.scores, block.counts), axis=1).reshape(len(rows), -1)
        self._lanes.put(changed, numbers[known].T)
        self._state.rows[changed] = State.SCORED
        failed = [row for row in block.failures if known[row]]
        self._state.rows[rows[failed]] = State.FAILED
        self._failures |= {int(rows[row]): block.failures[row].message for row in failed}
        if len(block.failures) < len(rows):
            self._inverses = block.inverses
        return changed

    def await_scores(self, variants: Sequence[str]) -> None:
        """Make every row pending for scores by `variants`; the numbers of a variant that stays are kept."""
        old, self._variants = self._variants, tuple(variants)
        places = [old.index(name) if name in old else UNKNOWN for name in self._variants]
        self._lanes = self._lanes.renewed(
            [
                UNKNOWN if place == UNKNOWN else PARTS * (place + first) + part
                for first in (0, len(old))
                for place in places
                for part in range(PARTS)
            ]
        )
        self._state.rows[:] = State.PENDING
        self._inverses = (1.0,) * len(self._variants)
        self._failures = {}

    def snapshot(self) -> Snapshot:
        """Return all rows as they are now, for another thread to look at."""
        example, system = self._example.rows, self._system.rows
        return Snapshot(self._examples, self._systems, example, system, self._state.rows, self._lanes)

    def excerpt(self, rows: Numbers) -> Excerpt:
        """Return a few rows as they are now."""
        example, system = self._example.rows[rows], self._system.rows[rows]
        return Excerpt(self._examples, self._systems, example, system, self._lanes, rows)

    def blocks(self) -> Iterator[Block]:
        """Return the scores that have come, in the order of the rows; another thread may take them."""
        rows = np.flatnonzero(self._state.rows == State.SCORED).astype(np.int32)
        return self._blocks(rows, self._lanes, self._variants, self._inverses)

    def _blocks(
        self, rows: Numbers, lanes: Lanes, variants: tuple[str, ...], inverses: tuple[float, ...]
    ) -> Iterator[Block]:
        for some in np.split(rows, range(MOST_ROWS, len(rows), MOST_ROWS)):
            numbers = lanes.of_rows(some).T.reshape(len(some), 2, len(variants), PARTS)
            keys = [self.key(row) for row in some.tolist()]
            yield Block(keys, variants, numbers[:, 0].copy(), numbers[:, 1].copy(), inverses)

    def find(self, example: str, system: str) -> int | None:
        """Return the number of the row of (example, system), or None."""
        row = self._row(self._examples.known(example), self._systems.known(system))
        return None if row == NO_ROW else row

    def _row(self, example: int, system: int) -> int:
        row = NO_ROW if example == UNKNOWN else int(self._newest.rows[example])
        while row != NO_ROW and self._system.rows[row] != system:
            row = int(self._before.rows[row])
        return row

    def _rows_of(self, keys: Sequence[tuple[str, str]]) -> Numbers:
        """Return the numbers of the rows of `keys`, -1 where there is none."""
        known, called = self._examples.known, self._systems.known
        examples = np.fromiter((known(example) for example, _ in keys), np.int32, len(keys))
        systems = np.fromiter((called(system) for _, system in keys), np.int32, len(keys))
        rows = np.full(len(keys), NO_ROW, np.int32)
        rows[examples != UNKNOWN] = self._newest.rows[examples[examples != UNKNOWN]]
        while True:
            others = np.flatnonzero(rows != NO_ROW)
            others = others[self._system.rows[rows[others]] != systems[others]]
            if not len(others):
                return rows
            rows[others] = self._before.rows[rows[others]]

    def first_of(self, example: str) -> int | None:
        """Return the number of the first row of an example, or None."""
        code = self._examples.known(example)
        row = NO_ROW if code == UNKNOWN else int(self._newest.rows[code])
        found = None
        while row != NO_ROW:
            found, row = row, int(self._before.rows[row])
        return found

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
        return self._lanes[lane, row]

    def values(self, row: int) -> list[float]:
        """Return all numbers of the row, by lane."""
        return self._lanes.of_row(row)

    def count(self, state: State) -> int:
        """Return how many rows are in `state`."""
        return int(np.count_nonzero(self._state.rows == state))
