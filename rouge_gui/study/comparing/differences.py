"""One system against another, example by example: where each is ahead, and in which kinds of examples."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rouge_gui.study.comparing.pairs import Settings, interval_of
from rouge_gui.study.measures import Measures
from rouge_gui.study.resampling import Numbers
from rouge_gui.study.traits import SOURCE_WORDS, WORDS
from rouge_gui.wording import said

NO_VALUE = said("(none)")
THIRDS = (1 / 3, 2 / 3)
MOST_VALUES = 12


class Difference(NamedTuple):
    """The numbers of two systems for one example, and the first less the second."""

    example: str
    first: float
    second: float
    difference: float


class Tally(NamedTuple):
    """For how many examples the first system is ahead, level, or behind."""

    wins: int
    ties: int
    losses: int


@dataclass(frozen=True)
class Slice:
    """Some of the examples, told in words: the means of two systems there, their difference with its interval."""

    label: str
    examples: int
    first: float
    second: float
    difference: float
    low: float
    high: float


def differences(measures: Measures, name: str, first: str, second: str) -> list[Difference]:
    """Return the examples that both systems have, that where `first` is furthest ahead first, in stable order."""
    rows, ours, theirs = _both(measures, name, first, second)
    found = [
        Difference(measures.examples[row], one, other, one - other)
        for row, one, other in zip(rows.tolist(), ours.tolist(), theirs.tolist(), strict=True)
    ]
    return sorted(found, key=lambda each: -each.difference)


def tally(found: Sequence[Difference]) -> Tally:
    """Count wins, ties and losses."""
    return Tally(
        sum(each.difference > 0 for each in found),
        sum(each.difference == 0 for each in found),
        sum(each.difference < 0 for each in found),
    )


def slices(
    measures: Measures, name: str, first: str, second: str, groups: Mapping[str, NDArray[np.bool_]]
) -> Iterator[Slice]:
    """Yield the comparison within each of `groups`, (examples,) each, that has an example both systems have."""
    rows, ours, theirs = _both(measures, name, first, second)
    for label, inside in groups.items():
        kept = inside[rows]
        if kept.any():
            apart = ours[kept] - theirs[kept]
            low, high = interval_of(apart, Settings())
            yield Slice(
                label,
                int(kept.sum()),
                float(ours[kept].mean()),
                float(theirs[kept].mean()),
                float(apart.mean()),
                low,
                high,
            )


def by_thirds(measures: Measures, trait: str, first: str, second: str) -> dict[str, NDArray[np.bool_]]:
    """Return the examples in three groups of about one size, by the mean of a trait over both systems' candidates."""
    columns = [measures.column(trait, system) for system in (first, second)]
    numbers = np.mean(columns, axis=0)
    known = numbers[~np.isnan(numbers)]
    if not len(known):
        return {}
    low, high = np.quantile(known, THIRDS)
    return {
        said("up to {high:.4g}", high=low): numbers <= low,
        said("{low:.4g} to {high:.4g}", low=low, high=high): (numbers > low) & (numbers <= high),
        said("above {low:.4g}", low=high): numbers > high,
    }


def by_value(values: Sequence[object]) -> dict[str, NDArray[np.bool_]]:
    """Return a group for each value of a metadata column, the most frequent first, of at most a dozen."""
    words = np.array([NO_VALUE if value is None else str(value) for value in values])
    labels, counts = np.unique(words, return_counts=True)
    order = np.argsort(-counts, kind="stable")[:MOST_VALUES]
    told = {str(labels[place]): words == labels[place] for place in order}
    return {NO_VALUE if label == NO_VALUE else label: group for label, group in told.items()}


# Traits that examples are sliced by, in words.
SLICED: Mapping[str, str] = {
    WORDS: said("candidate's length in words"),
    SOURCE_WORDS: said("source's length in words"),
    "density": said("extractive density (words copied in a row)"),
    "coverage": said("share of words copied from the source"),
}


def _both(
    measures: Measures, name: str, first: str, second: str
) -> tuple[NDArray[np.int64], Numbers, Numbers]:
    ours, theirs = (measures.column(name, system) for system in (first, second))
    rows = np.flatnonzero(~(np.isnan(ours) | np.isnan(theirs)))
    return rows, ours[rows], theirs[rows]
