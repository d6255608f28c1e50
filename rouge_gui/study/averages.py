"""The average of a system's scores over a corpus, and the interval that resampling gives it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score, Scoring, exact
from rouge_gui.study.blocks import Block
from rouge_gui.study.resampling import draws

Numbers = NDArray[np.float64]
Settle = Callable[[Numbers], Numbers]

MULTIPLIER, INCREMENT, LOW_BITS, SEED_BITS = 0x5DEECE66D, 11, 0x330E, 16
MODULUS_BITS = 48
PARTS = 3
TOGETHER = 4


@dataclass(frozen=True)
class Average:
    """`mean` over `examples`, and the interval from `low` to `high` (equal to it where none is asked for)."""

    examples: int
    mean: Score
    low: Score
    high: Score

    def told(self) -> dict[str, Any]:
        """Return the average as JSON has it: examples, and mean, low and high of precision, recall and fmeasure."""
        parts = {"mean": self.mean, "low": self.low, "high": self.high}
        return {"examples": self.examples, **{name: score._asdict() for name, score in parts.items()}}


class Averages:
    """Adds up what was scored, block by block; of each candidate only its id and the numbers to average are kept.

    An example that a system left out is no zero: it does not count. The order of examples is that of ROUGE-1.5.5: ids
    sorted as strings.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        self._systems: dict[str, _System] = {}

    def add(self, block: Block) -> None:
        """Take a block in; its failures do not count."""
        numbers = block.scores if self._options.average == "scores" else block.counts
        rows_of: dict[str, list[int]] = {}
        for row, (_, system) in enumerate(block.keys):
            if row not in block.failures:
                rows_of.setdefault(system, []).append(row)
        for system, rows in rows_of.items():
            own = self._systems.setdefault(system, _System())
            own.ids += [block.keys[row][0] for row in rows]
            own.numbers.append(numbers[rows])

    def by_system(self) -> dict[str, dict[str, Average]]:
        """Return system -> variant -> average, the systems by name."""
        return {
            system: dict(zip(self._options.variants, self._averages(system), strict=True))
            for system in sorted(self._systems)
        }

    def _averages(self, system: str) -> list[Average]:
        own = self._systems[system]
        order = sorted(range(len(own.ids)), key=lambda place: f"{own.ids[place]}.{system}")
        columns = [
            np.concatenate([part[:, place] for part in own.numbers])[order]
            for place in range(len(self._options.variants))
        ]
        return average_of(columns, self._options)


def average_of(columns: Sequence[Numbers], options: Options) -> list[Average]:
    """Return the average of each of `columns`, (examples, 3), with the interval that `options` ask for.

    A column holds P, R and F, or where the options average counts: hits, candidate's total, reference's total.
    """
    return INTERVALS[options.interval](columns, _settle(options), options)


@dataclass
class _System:
    """What is kept of a system: the ids of its examples, and arrays (some examples, variants, 3) in their order."""

    ids: list[str] = field(default_factory=list)
    numbers: list[Numbers] = field(default_factory=list)


def _settle(options: Options) -> Settle:
    """Return what makes scores, shape (some, 3), of averaged numbers of that shape."""
    if options.average == "scores":
        return _as_they_are
    scoring = Scoring(options.scoring.weigh, exact)

    def scored(sums: Numbers) -> Numbers:
        return np.array([scoring.score(Counts(*sums_of_one)) for sums_of_one in sums])

    return scored


def _as_they_are(means: Numbers) -> Numbers:
    return means


def _none(columns: Sequence[Numbers], settle: Settle, _options: Options) -> list[Average]:
    means = [_score(settle(rows.mean(axis=0, keepdims=True))[0]) for rows in columns]
    return [Average(len(rows), mean, mean, mean) for rows, mean in zip(columns, means, strict=True)]


def _percentile(columns: Sequence[Numbers], settle: Settle, options: Options) -> list[Average]:
    """Resample with a stated seed; the interval holds the middle `confidence` per cent of the means."""
    outside = (100.0 - options.confidence) / 2
    found = []
    for plain, means in zip(
        _none(columns, settle, options), _by_variant(_means, columns, options), strict=True
    ):
        low, high = np.percentile(settle(means), [outside, 100.0 - outside], axis=0)
        found.append(Average(plain.examples, plain.mean, _score(low), _score(high)))
    return found


def _means(rows: Numbers, options: Options) -> Numbers:
    """Return the mean of each resample, (resamples, columns); it does not depend on which columns are side by side."""
    means = np.empty((options.resamples, rows.shape[1]))
    drawn = np.empty_like(rows)
    for resample, places in enumerate(draws(len(rows), options.resamples, options.seed)):
        np.take(rows, places, axis=0, out=drawn, mode="clip")
        means[resample] = drawn.mean(axis=0)
    return means


def _perl(columns: Sequence[Numbers], settle: Settle, options: Options) -> list[Average]:
    """Resample as ROUGE-1.5.5: its random numbers, its mean of means, its interpolation, its slips at the ends."""
    found = []
    for drawn in _by_variant(_perl_means, columns, options):
        means = settle(drawn)
        mean = np.cumsum(means, axis=0)[-1] / options.resamples
        low, high = _perl_bounds(np.sort(means, axis=0), options.confidence)
        found.append(Average(len(columns[0]), _score(mean), _score(low), _score(high)))
    return found


def _perl_means(rows: Numbers, options: Options) -> Numbers:
    """Return the mean of each resample, (resamples, columns), added up in the order of drawing.

    Each resample draws as many examples as there are, with drand48 seeded with 0, 1, 2 ...
    """
    mask = np.uint64((1 << MODULUS_BITS) - 1)
    state = (np.arange(options.resamples, dtype=np.uint64) << np.uint64(SEED_BITS)) + np.uint64(LOW_BITS)
    sums = np.zeros((options.resamples, rows.shape[1]))
    for _ in range(len(rows)):
        state = (state * np.uint64(MULTIPLIER) + np.uint64(INCREMENT)) & mask
        drawn = state.astype(np.float64) / float(1 << MODULUS_BITS) * len(rows)
        sums += rows[drawn.astype(np.int64)]
    return sums / len(rows)


def _by_variant(
    resampled: Callable[[Numbers, Options], Numbers], columns: Sequence[Numbers], options: Options
) -> Iterator[Numbers]:
    """Yield for each variant what `resampled` makes of it; a few variants at a time share what is drawn."""
    for start in range(0, len(columns), TOGETHER):
        rows = np.concatenate(columns[start : start + TOGETHER], axis=1)
        yield from np.split(resampled(rows, options), rows.shape[1] // PARTS, axis=1)


def _perl_bounds(ordered: Numbers, confidence: float) -> tuple[Numbers, Numbers]:
    """Return both bounds; the lower one is interpolated with the share of the upper one, and a missing mean is 0."""
    count = len(ordered)
    outside = count * (100.0 - confidence) / 200.0
    upper, lower = int(count - outside - 1), int(outside)
    share = count - outside - 1 - upper
    padded = np.vstack([ordered, np.zeros((2, ordered.shape[1]))])

    def between(place: int) -> Numbers:
        bound: Numbers = padded[place] + (padded[place + 1] - padded[place]) * share
        return bound

    return between(lower), between(upper)


def _score(values: Numbers) -> Score:
    return Score(*map(float, values))


INTERVALS: Mapping[str, Callable[[Sequence[Numbers], Settle, Options], list[Average]]] = {
    "none": _none,
    "percentile": _percentile,
    "ROUGE-1.5.5": _perl,
}
