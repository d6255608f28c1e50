"""What is left of a correlation when both sides' dependence on a third measure, the length, is taken out."""

from collections.abc import Sequence

import numpy as np

from rouge_gui.study.rating.correlation import LEVELS
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.study.resampling import Numbers

ROUNDING = 1e-12


def partial(level: str, method: str, score: Numbers, rating: Numbers, given: Numbers) -> float:
    """Return the partial correlation of `score` and `rating` given `given`, all (sources, systems), NaN if undefined.

    First-order formula, of any of the coefficients; within sources the mean over the sources that have one. Undefined
    where `given` says all of a side, as it does of any side of two numbers.
    """
    known = ~(np.isnan(score) | np.isnan(rating) | np.isnan(given))
    sides = [LEVELS[level](np.where(known, side, np.nan)) for side in (score, rating, given)]
    every = np.array([_of_row(method, [side[row] for side in sides]) for row in range(len(sides[0]))])
    defined = every[~np.isnan(every)]
    return float(defined.mean()) if len(defined) else float("nan")


def _of_row(method: str, sides: Sequence[Numbers]) -> float:
    kept = ~np.isnan(sides[0])
    chosen = METHODS[method]
    first, second, third = (chosen.prepare(side[None, kept]) for side in sides)
    direct, ours, theirs = (
        float(chosen.relate(one, other)[0])
        for one, other in ((first, second), (first, third), (second, third))
    )
    # Whether anything is left is seen but for rounding; a NaN leaves nothing.
    if not all(1 - abs(each) > ROUNDING for each in (ours, theirs)):
        return float("nan")
    left = (1 - ours * ours) * (1 - theirs * theirs)
    return max(-1.0, min(1.0, (direct - ours * theirs) / float(left**0.5)))
