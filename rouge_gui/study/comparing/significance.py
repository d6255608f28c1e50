"""Tests of whether two systems differ, by resampling the differences of their scores; `TESTS` registers them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rouge_gui.study.resampling import Numbers, Resampling
from rouge_gui.wording import said

# A resample as far out as what was seen must count, although its sum was rounded in another order.
ROUNDING = 1 - 1e-12


@dataclass(frozen=True)
class Test:
    """A test called `label`. `p_values` takes differences (examples, k) and how the examples are drawn.

    It returns two-sided p, (k,).

    A p-value is (1 + the resamples at least as far out) / (1 + all resamples): never 0 (Phipson and Smyth 2010).
    """

    label: str
    help: str
    p_values: Callable[[Numbers, Resampling], Numbers]


def _bootstrap(differences: Numbers, drawn: Resampling) -> Numbers:
    """Draw examples anew; the mean differences, moved so that no difference is true, say what chance does.

    Berg-Kirkpatrick, Burkett and Klein 2012; the p-value that sacreBLEU computes. One example, of which every draw is the
    same, says nothing of chance: there p is 1.
    """
    count, seen = len(differences), differences.mean(axis=0)
    if count == 1:
        return np.ones(differences.shape[1])
    further = np.zeros(differences.shape[1])
    for times in drawn.weights():
        moved = np.abs(times @ differences / count - seen)
        further += (moved >= np.abs(seen) * ROUNDING).sum(axis=0)
    return (1 + further) / (1 + drawn.resamples)


def _randomisation(differences: Numbers, drawn: Resampling) -> Numbers:
    """Exchange the two systems' candidates of each example with a chance of a half.

    Noreen 1989; Riezler and Maxwell 2005.
    """
    seen = np.abs(differences.sum(axis=0))
    further = np.zeros(differences.shape[1])
    for flips in drawn.signs():
        further += (np.abs(flips @ differences) >= seen * ROUNDING).sum(axis=0)
    return (1 + further) / (1 + drawn.resamples)


TESTS: Mapping[str, Test] = {
    "paired-bootstrap": Test(
        said("paired bootstrap"),
        said("Examples are drawn anew, with replacement, for both systems alike."),
        _bootstrap,
    ),
    "approximate-randomisation": Test(
        said("approximate randomisation"),
        said("The two candidates of each example are exchanged at random."),
        _randomisation,
    ),
}


def holm(p_values: Sequence[float]) -> list[float]:
    """Return the p-values adjusted so that the chance of even one false finding among them all is kept (Holm 1979)."""
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    adjusted, highest = [0.0] * len(p_values), 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[place]))
        adjusted[place] = highest
    return adjusted
