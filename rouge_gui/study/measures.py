"""What was measured of the candidates of a corpus, as arrays that statistics can take."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rouge_gui.study.blocks import Block

Numbers = NDArray[np.float64]
PRECISION, RECALL = " P", " R"
PARTS = {PRECISION: 0, RECALL: 1, "": 2}
COUNTED = (" hits", " of candidate", " of reference")


@dataclass(frozen=True)
class Measures:
    """Numbers that candidates have, by the measure's name: float64 (examples, systems), NaN where one is not known.

    A variant's name stands for its F, with " P" or " R" after it for its precision or recall, and with one of `COUNTED`
    for what these were made of.
    """

    examples: tuple[str, ...]
    systems: tuple[str, ...]
    values: Mapping[str, Numbers]

    def of(self, name: str) -> Numbers:
        """Return the numbers of one measure."""
        return self.values[name]

    def column(self, name: str, system: str) -> Numbers:
        """Return the numbers of one measure of one system, an example each."""
        return self.values[name][:, self.systems.index(system)]

    def named(self, names: Iterable[str]) -> "Measures":
        """Return the measures called `names` alone, in their order."""
        return Measures(self.examples, self.systems, {name: self.values[name] for name in names})

    def only(self, systems: Sequence[str]) -> "Measures":
        """Return what was measured of `systems`, in their order."""
        chosen = [self.systems.index(system) for system in systems]
        return Measures(
            self.examples, tuple(systems), {name: each[:, chosen] for name, each in self.values.items()}
        )

    def common(self, names: Iterable[str]) -> "Measures":
        """Return the examples for which each of `names` is known of every system."""
        covered = np.ones(len(self.examples), bool)
        for name in names:
            covered &= ~np.isnan(self.values[name]).any(axis=1)
        return Measures(
            tuple(example for example, kept in zip(self.examples, covered.tolist(), strict=True) if kept),
            self.systems,
            {name: each[covered] for name, each in self.values.items()},
        )

    def joined(self, other: "Measures") -> "Measures":
        """Return these measures and those that `other` has of the same candidates; of one name, the other's count."""
        rows = {example: row for row, example in enumerate(other.examples)}
        columns = {system: column for column, system in enumerate(other.systems)}
        ours = [row for row, example in enumerate(self.examples) if example in rows]
        theirs = [rows[self.examples[row]] for row in ours]
        here = [column for column, system in enumerate(self.systems) if system in columns]
        there = [columns[self.systems[column]] for column in here]
        joined = dict(self.values)
        for name, each in other.values.items():
            numbers = np.full((len(self.examples), len(self.systems)), np.nan)
            numbers[np.ix_(ours, here)] = each[np.ix_(theirs, there)]
            joined[name] = numbers
        return Measures(self.examples, self.systems, joined)


class Measuring:
    """Takes in what is measured, candidate by candidate or block by block, in any order."""

    def __init__(self) -> None:
        self._examples: dict[str, int] = {}
        self._systems: dict[str, int] = {}
        self._told: dict[str, list[tuple[list[int], list[int], Numbers]]] = {}

    def add(self, block: Block) -> None:
        """Take in the precision, recall and F of every variant; failures have none."""
        rows, columns = self._places(block.keys)
        for place, variant in enumerate(block.variants):
            for part, lane in PARTS.items():
                self._keep(f"{variant}{part}", rows, columns, block.scores[:, place, lane])

    def add_counts(self, block: Block) -> None:
        """Take in the counts of every variant too, which averages of counts need."""
        rows, columns = self._places(block.keys)
        for place, variant in enumerate(block.variants):
            for lane, part in enumerate(COUNTED):
                self._keep(f"{variant}{part}", rows, columns, block.counts[:, place, lane])

    def add_values(self, example: str, system: str, values: Mapping[str, float]) -> None:
        """Take in what was measured of one candidate."""
        rows, columns = self._places([(example, system)])
        for name, value in values.items():
            self._keep(name, rows, columns, np.array([value], float))

    def add_columns(self, keys: Sequence[tuple[str, str]], columns: Mapping[str, Numbers]) -> None:
        """Take in what was measured of several candidates, (example, system) each: a number each for every measure."""
        rows, places = self._places(keys)
        for name, numbers in columns.items():
            self._keep(name, rows, places, numbers)

    def measures(self) -> Measures:
        """Return all that was taken in so far, examples and systems in the order in which they came."""
        values = {}
        for name, parts in self._told.items():
            numbers = np.full((len(self._examples), len(self._systems)), np.nan)
            for rows, columns, some in parts:
                numbers[rows, columns] = some
            values[name] = numbers
        return Measures(tuple(self._examples), tuple(self._systems), values)

    def _places(self, keys: Sequence[tuple[str, str]]) -> tuple[list[int], list[int]]:
        rows = [self._examples.setdefault(example, len(self._examples)) for example, _ in keys]
        return rows, [self._systems.setdefault(system, len(self._systems)) for _, system in keys]

    def _keep(self, name: str, rows: list[int], columns: list[int], numbers: Numbers) -> None:
        self._told.setdefault(name, []).append((rows, columns, numbers))
