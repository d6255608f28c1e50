"""How scores agree with ratings: over all summaries, within each source, and over the systems' means."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.methods import correlate
from rouge_gui.study.resampling import Numbers, Places

# Means that agree to so many places tie: the sums of thirds that two systems share come out in different orders.
PLACES = 9
CONFIDENCE = 95.0

Sides = Sequence[Numbers]
Drawn = tuple[Places, Places]


@dataclass(frozen=True)
class Drawing:
    """How intervals and tests are drawn: a name of `RESAMPLES`, how often, and the seed."""

    resample: str = "both"
    resamples: int = 1_000
    seed: int = 0


class Question(NamedTuple):
    """Which correlation: at a level of `LEVELS`, of a score with a rating, by a method of `METHODS`."""

    level: str
    score: str
    rating: str
    method: str


@dataclass(frozen=True)
class Correlation:
    """What the correlation asked for came to; NaN where it is undefined.

    `low` to `high` is the middle 95 per cent over resamples, NaN where there were none. `undefined`: sources without a
    correlation of their own, which the mean within sources leaves out.
    """

    asked: Question
    value: float
    low: float
    high: float
    undefined: int

    def told(self) -> dict[str, Any]:
        """Return the correlation as JSON has it, null where it is undefined."""
        numbers = {"value": self.value, "low": self.low, "high": self.high}
        known = {name: value if math.isfinite(value) else None for name, value in numbers.items()}
        return {**self.asked._asdict(), **known, "undefined": self.undefined}


def _summary(side: Numbers) -> Numbers:
    return side.reshape(1, -1)


def _source(side: Numbers) -> Numbers:
    return side


def _system(side: Numbers) -> Numbers:
    known = ~np.isnan(side)
    sums, counts = np.where(known, side, 0.0).sum(axis=0), known.sum(axis=0)
    means = np.full(side.shape[1], np.nan)
    np.divide(sums, counts, out=means, where=counts > 0)
    return means.round(PLACES)[None, :]


# What is correlated at each level, made of (sources, systems): (rows, n). A correlation is the mean over the rows.
LEVELS: Mapping[str, Callable[[Numbers], Numbers]] = {
    "summary": _summary,
    "source": _source,
    "system": _system,
}


def rows_at(level: str, method: str, scores: Sides, ratings: Sides) -> Numbers:
    """Return the correlation of each row of each score with each rating at a level: (scores, ratings, rows)."""
    arrange = LEVELS[level]
    return correlate(method, [arrange(each) for each in scores], [arrange(each) for each in ratings])


def values_at(level: str, method: str, scores: Sides, ratings: Sides) -> Numbers:
    """Return the correlation of each score with each rating, both (sources, systems): (scores, ratings).

    Within sources it is the mean over the sources that have one; NaN where none has.
    """
    every = rows_at(level, method, scores, ratings)
    defined = ~np.isnan(every)
    counts = defined.sum(axis=2)
    means = np.full(counts.shape, np.nan)
    np.divide(np.where(defined, every, 0.0).sum(axis=2), counts, out=means, where=counts > 0)
    return means


def _sources(draw: np.random.Generator, sources: int, systems: int) -> Drawn:
    return draw.integers(0, sources, sources), np.arange(systems)


def _systems(draw: np.random.Generator, sources: int, systems: int) -> Drawn:
    return np.arange(sources), draw.integers(0, systems, systems)


def _both(draw: np.random.Generator, sources: int, systems: int) -> Drawn:
    return draw.integers(0, sources, sources), draw.integers(0, systems, systems)


# Deutsch, Dror and Roth 2021, section 4: what is taken as a sample of all that there could be.
RESAMPLES: Mapping[str, Callable[[np.random.Generator, int, int], Drawn]] = {
    "sources": _sources,
    "systems": _systems,
    "both": _both,
}


def correlations_at(
    level: str, method: str, scores: Measures, ratings: Measures, drawing: Drawing
) -> list[Correlation]:
    """Return the correlation of each of `scores` with each of `ratings` at one level by one method.

    Both are of the same examples and systems; a candidate has all of these numbers or, NaN, none.
    """
    ours, theirs = list(scores.values.values()), list(ratings.values.values())
    values, every = values_at(level, method, ours, theirs), rows_at(level, method, ours, theirs)
    lows, highs = intervals(level, method, ours, theirs, drawing)
    return [
        Correlation(
            Question(level, name, rating, method),
            float(values[row, column]),
            float(lows[row, column]),
            float(highs[row, column]),
            int(np.isnan(every[row, column]).sum()) if level == "source" else 0,
        )
        for (row, name), (column, rating) in product(enumerate(scores.values), enumerate(ratings.values))
    ]


def intervals(
    level: str, method: str, scores: Sides, ratings: Sides, drawing: Drawing
) -> tuple[Numbers, Numbers]:
    """Return the bounds, (scores, ratings) each, of the middle 95 per cent over resampled sources, systems or both."""
    draw = np.random.default_rng(drawing.seed)
    found = np.empty((drawing.resamples, len(scores), len(ratings)))
    for resample in range(drawing.resamples):
        places = np.ix_(*RESAMPLES[drawing.resample](draw, *scores[0].shape))
        found[resample] = values_at(
            level, method, [each[places] for each in scores], [each[places] for each in ratings]
        )
    outside = (100.0 - CONFIDENCE) / 2
    bounds = [_percentile(found, share) for share in (outside, 100.0 - outside)]
    return bounds[0], bounds[1]


def _percentile(found: Numbers, share: float) -> Numbers:
    """Return a percentile over the resamples in which a correlation is defined, NaN where it is in none."""
    bounds = np.full(found.shape[1:], np.nan)
    for place in np.ndindex(bounds.shape):
        own = found[(slice(None), *place)]
        defined = own[~np.isnan(own)]
        if len(defined):
            bounds[place] = np.percentile(defined, share)
    return bounds
