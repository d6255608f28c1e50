"""What people said of the candidates that a score would have picked, one per source."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.study.measures import Measures
from rouge_gui.study.resampling import Numbers

RANDOM, FAVOURITE = "random", "experts' favourite"


@dataclass(frozen=True)
class Pick:
    """The means of the `ratings` that the picks of `column` got, and the share (0 to 1) of them that are rated low.

    `guarded`: only among candidates without a seam, where a source has any. `examples`: how many sources.
    """

    column: str
    ratings: Mapping[str, float]
    low: float
    examples: int
    guarded: bool = False

    def told(self) -> dict[str, Any]:
        """Return the pick as JSON has it."""
        return {
            "column": self.column,
            "guard": "0 seams" if self.guarded else None,
            "ratings": dict(self.ratings),
            "low": self.low,
            "examples": self.examples,
        }


def best_of(
    scores: Measures, ratings: Measures, columns: Sequence[str], seams: Numbers | None, low: NDArray[np.bool_]
) -> Iterator[Pick]:
    """Yield what a random pick gets, then the highest by each of `columns`, the people's favourite, and guarded picks.

    A random pick gets the mean over the sources of what their rated candidates got. Of equal numbers the first system's
    candidate is picked. `seams` and `low` (rated low) are (sources, systems);
    without `seams` there are no guarded picks. Candidates that miss a number are not picked.
    """
    rated = ~np.isnan(next(iter(ratings.values.values())))
    everyone = {name: _by_source(each, rated) for name, each in ratings.values.items()}
    yield Pick(RANDOM, everyone, _by_source(low, rated), int(rated.any(axis=1).sum()))
    for column in columns:
        yield _pick(column, scores.of(column), ratings, low)
    yield _pick(FAVOURITE, sum(ratings.values.values(), np.zeros(low.shape)), ratings, low)
    if seams is None:
        return
    for column in columns:
        yield replace(_pick(column, _guarded(scores.of(column), seams), ratings, low), guarded=True)


def _by_source(numbers: Numbers | NDArray[np.bool_], rated: NDArray[np.bool_]) -> float:
    """Return the mean over the sources of each one's mean over its rated candidates."""
    kept = rated.any(axis=1)
    means = np.where(rated, numbers, 0.0)[kept].sum(axis=1) / rated[kept].sum(axis=1)
    return float(means.mean())


def _guarded(column: Numbers, seams: Numbers) -> Numbers:
    """Return `column` without the candidates that have a seam, but whole where every candidate of a source has one."""
    kept = (seams == 0) & ~np.isnan(column)
    return np.where(kept | ~kept.any(axis=1, keepdims=True), column, np.nan)


def _pick(column: str, numbers: Numbers, ratings: Measures, low: NDArray[np.bool_]) -> Pick:
    usable = ~np.isnan(numbers)
    rows = np.flatnonzero(usable.any(axis=1))
    picked = np.where(usable, numbers, -np.inf)[rows].argmax(axis=1)
    means = {name: float(each[rows, picked].mean()) for name, each in ratings.values.items()}
    return Pick(column, means, float(low[rows, picked].mean()), len(rows))
