"""The average of a system's scores over a corpus, and the interval that resampling gives it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score, Scoring, exact
from rouge_gui.study.run import Result

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Places = NDArray[np.int64]

MULTIPLIER, INCREMENT, LOW_BITS, SEED_BITS = 0x5DEECE66D, 11, 0x330E, 16
MODULUS_BITS = 48
PARTS = 3


@dataclass(frozen=True)
class Average:
    """`mean` over `examples`, and the interval from `low` to `high` (equal to it where none is asked for)."""

    examples: int
    mean: Score
    low: Score
    high: Score


def averages(results: Sequence[Result], options: Options) -> dict[str, dict[str, Average]]:
    """Return system -> variant -> average. An example that a system left out is no zero: it does not count.

    The order of examples is that of ROUGE-1.5.5: ids sorted as strings.
    """
    by_system: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda result: (result.system, f"{result.example}.{result.system}")):
        by_system.setdefault(result.system, []).append(result)
    return {
        system: {name: _average(own, name, options) for name in own[0].scores}
        for system, own in by_system.items()
    }


def _average(results: Sequence[Result], name: str, options: Options) -> Average:
    """Return the average of one system under one variant."""
    import numpy as np

    if options.average == "scores":
        rows = np.array([result.scores[name] for result in results], dtype=np.float64)
        return INTERVALS[options.interval](rows, _as_they_are, options)
    rows = np.array([result.counts[name][:PARTS] for result in results], dtype=np.float64)
    scoring = Scoring(options.scoring.weigh, exact)

    def scored(sums: "Numbers") -> "Numbers":
        return np.array([scoring.score(Counts(*sums_of_one)) for sums_of_one in sums])

    return INTERVALS[options.interval](rows, scored, options)


Settle = Callable[["Numbers"], "Numbers"]


def _as_they_are(means: "Numbers") -> "Numbers":
    return means


def _none(rows: "Numbers", settle: Settle, _options: Options) -> Average:
    mean = _score(settle(rows.mean(axis=0, keepdims=True))[0])
    return Average(len(rows), mean, mean, mean)


def _percentile(rows: "Numbers", settle: Settle, options: Options) -> Average:
    """Resample with a stated seed; the interval holds the middle `confidence` per cent of the means."""
    import numpy as np

    places = np.random.default_rng(options.seed).integers(0, len(rows), (options.resamples, len(rows)))
    means = settle(np.array([rows[drawn].mean(axis=0) for drawn in places]))
    outside = (100.0 - options.confidence) / 2
    low, high = np.percentile(means, [outside, 100.0 - outside], axis=0)
    return Average(len(rows), _none(rows, settle, options).mean, _score(low), _score(high))


def _perl(rows: "Numbers", settle: Settle, options: Options) -> Average:
    """Resample as ROUGE-1.5.5: its random numbers, its mean of means, its interpolation, its slips at the ends."""
    import numpy as np

    means = settle(_means(rows, _perl_places(len(rows), options.resamples)))
    mean = np.cumsum(means, axis=0)[-1] / options.resamples
    ordered = np.sort(means, axis=0)
    low, high = _perl_bounds(ordered, options.confidence)
    return Average(len(rows), _score(mean), _score(low), _score(high))


def _perl_places(examples: int, resamples: int) -> "Places":
    """Return which examples each resample draws, shape (examples, resamples): drand48 seeded with 0, 1, 2 ..."""
    import numpy as np

    mask = np.uint64((1 << MODULUS_BITS) - 1)
    state = (np.arange(resamples, dtype=np.uint64) << np.uint64(SEED_BITS)) + np.uint64(LOW_BITS)
    drawn = np.empty((examples, resamples), dtype=np.int64)
    for row in range(examples):
        state = (state * np.uint64(MULTIPLIER) + np.uint64(INCREMENT)) & mask
        drawn[row] = state.astype(np.float64) / float(1 << MODULUS_BITS) * examples
    return drawn


def _means(rows: "Numbers", places: "Places") -> "Numbers":
    """Return the mean of each resample, added up in the order of drawing."""
    import numpy as np

    sums = np.zeros((places.shape[1], rows.shape[1]))
    for drawn in places:
        sums += rows[drawn]
    return sums / len(rows)


def _perl_bounds(ordered: "Numbers", confidence: float) -> tuple["Numbers", "Numbers"]:
    """Return both bounds; the lower one is interpolated with the share of the upper one, and a missing mean is 0."""
    import numpy as np

    count = len(ordered)
    outside = count * (100.0 - confidence) / 200.0
    upper, lower = int(count - outside - 1), int(outside)
    share = count - outside - 1 - upper
    padded = np.vstack([ordered, np.zeros((2, ordered.shape[1]))])

    def between(place: int) -> "Numbers":
        bound: Numbers = padded[place] + (padded[place + 1] - padded[place]) * share
        return bound

    return between(lower), between(upper)


def _score(values: "Numbers") -> Score:
    return Score(*map(float, values))


INTERVALS: Mapping[str, Callable[["Numbers", Settle, Options], Average]] = {
    "none": _none,
    "percentile": _percentile,
    "ROUGE-1.5.5": _perl,
}
