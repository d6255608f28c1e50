"""What is left of a correlation when both sides' dependence on a third measure, the length, is taken out."""

from collections.abc import Sequence

import numpy as np

from rouge_gui.study.rating.correlation import LEVELS
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.study.resampling import Numbers


def partial(level: str, method: str, score: Numbers, rating: Numbers, given: Numbers) -> float:
    """Return the partial correlation of `score` and `rating` given `given`, all (sources, systems), NaN if undefined.

    First-order formula, of any of the coefficients; within sources the mean over the sources that have one.
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
    left = (1 - ours * ours) * (1 - theirs * theirs)
    return (direct - ours * theirs) / left**0.5 if left > 0 else float("nan")
