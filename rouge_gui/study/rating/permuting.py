"""Whether one score agrees with ratings better than another does, or whether chance alone would say so."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from rouge_gui.study.rating.correlation import Drawing, Sides, values_at
from rouge_gui.study.resampling import Numbers

Swaps = NDArray[np.bool_]


def _sources(draw: np.random.Generator, sources: int, systems: int) -> Swaps:
    return np.broadcast_to(draw.random((sources, 1)) < 0.5, (sources, systems))  # noqa: PLR2004 (a fair coin)


def _systems(draw: np.random.Generator, sources: int, systems: int) -> Swaps:
    return np.broadcast_to(draw.random((1, systems)) < 0.5, (sources, systems))  # noqa: PLR2004 (a fair coin)


def _both(draw: np.random.Generator, sources: int, systems: int) -> Swaps:
    return draw.random((sources, systems)) < 0.5  # noqa: PLR2004 (a fair coin)


# Deutsch, Dror and Roth 2021, section 5.2: whose numbers the two scores exchange.
SWAPS: Mapping[str, Callable[[np.random.Generator, int, int], Swaps]] = {
    "sources": _sources,
    "systems": _systems,
    "both": _both,
}


def p_of_differences(
    level: str, method: str, scores: tuple[Numbers, Numbers], ratings: Sides, drawing: Drawing
) -> list[float]:
    """Return for each rating how likely two scores' correlations with it would lie so far apart by chance, two-sided.

    All are (sources, systems). The scores are brought to one scale, then exchanged at random, for all ratings alike. NaN
    where one of the correlations is undefined.
    """
    first, second = (_standard(each) for each in scores)

    def apart(one: Numbers, other: Numbers) -> Numbers:
        values = values_at(level, method, [one, other], ratings)
        distances: Numbers = np.abs(values[0] - values[1])
        return distances

    seen = apart(first, second) * (1 - 1e-12)
    draw = np.random.default_rng(drawing.seed)
    further = np.zeros(len(ratings))
    for _ in range(drawing.resamples):
        swapped = SWAPS[drawing.resample](draw, *first.shape)
        further += apart(np.where(swapped, second, first), np.where(swapped, first, second)) >= seen
    chances = np.where(np.isnan(seen), np.nan, (1 + further) / (1 + drawing.resamples))
    return [float(each) for each in chances]


def _standard(score: Numbers) -> Numbers:
    spread = float(np.nanstd(score))
    standard: Numbers = (score - np.nanmean(score)) / (spread or 1.0)
    return standard
