"""Every pair of systems compared: the mean difference, its interval, whether it could be chance, and how large it is."""

import math
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from rouge_gui.study.comparing.significance import TESTS, holm
from rouge_gui.study.measures import Measures
from rouge_gui.study.resampling import Numbers, Resampling

POWER, LEVEL = 0.8, 0.05
TOGETHER = 256


@dataclass(frozen=True)
class Settings:
    """How pairs are compared: a name of `TESTS`, the interval's `confidence` in per cent, and how often is drawn."""

    test: str = "paired-bootstrap"
    confidence: float = 95.0
    resamples: int = 10_000
    seed: int = 0

    def drawn(self, examples: int) -> Resampling:
        """Return how so many examples are drawn."""
        return Resampling(examples, self.resamples, self.seed)


@dataclass(frozen=True)
class PairTest:
    """`first` against `second` on one measure, over the `examples` that both have.

    `difference`: mean of first - second, its interval `low` to `high` by bootstrap; `p` two-sided, `adjusted` after Holm
    over all pairs of the measure. `effect` is Cohen's d_z, the mean difference in standard deviations of the differences
    (Lakens 2013, formula 7). `detectable`: the true mean difference that a test of 5 per cent finds with 80 per cent
    power at this number of examples, by the normal approximation; NaN below two examples.
    """

    first: str
    second: str
    measure: str
    examples: int
    difference: float
    low: float
    high: float
    p: float
    adjusted: float
    effect: float
    detectable: float
    wins: int
    ties: int
    losses: int

    def told(self) -> dict[str, Any]:
        """Return the pair as JSON has it; numbers that are not finite as null."""
        return {
            name: None if isinstance(value, float) and not math.isfinite(value) else value
            for name, value in asdict(self).items()
        }


def pairs_of(measures: Measures, name: str, settings: Settings, drawn: Resampling) -> list[PairTest]:
    """Return the tests of every pair on one measure; `drawn` is how its examples are drawn, the same for all measures."""
    numbers = measures.of(name)
    pairs = list(combinations(range(len(measures.systems)), 2))
    found: list[tuple[tuple[int, int], Numbers, float, float, float]] = []
    for start in range(0, len(pairs), TOGETHER):
        some = pairs[start : start + TOGETHER]
        firsts, seconds = zip(*some, strict=True)
        differences = numbers[:, list(firsts)] - numbers[:, list(seconds)]
        p_values = TESTS[settings.test].p_values(differences, drawn)
        lows, highs = _intervals(differences, settings.confidence, drawn)
        found += zip(some, differences.T, p_values.tolist(), lows.tolist(), highs.tolist(), strict=True)
    adjusted = holm([p for _, _, p, _, _ in found])
    return [
        PairTest(
            measures.systems[first],
            measures.systems[second],
            name,
            len(measures.examples),
            float(differences.mean()),
            low,
            high,
            p,
            corrected,
            _effect(differences),
            detectable(differences),
            int((differences > 0).sum()),
            int((differences == 0).sum()),
            int((differences < 0).sum()),
        )
        for ((first, second), differences, p, low, high), corrected in zip(found, adjusted, strict=True)
    ]


def _intervals(differences: Numbers, confidence: float, drawn: Resampling) -> tuple[Numbers, Numbers]:
    """Return the bounds between which the middle `confidence` per cent of the resampled mean differences lie."""
    count = len(differences)
    means = np.concatenate([times @ differences / count for times in drawn.weights()])
    outside = (100.0 - confidence) / 2
    low, high = np.percentile(means, [outside, 100.0 - outside], axis=0)
    return low, high


def interval_of(differences: Numbers, settings: Settings) -> tuple[float, float]:
    """Return the bootstrap interval of the mean of `differences`, (examples,)."""
    drawn = settings.drawn(len(differences))
    low, high = _intervals(differences[:, None], settings.confidence, drawn)
    return float(low[0]), float(high[0])


def _effect(differences: Numbers) -> float:
    mean = float(differences.mean())
    spread = float(differences.std(ddof=1)) if len(differences) > 1 else 0.0
    if spread:
        return mean / spread
    return math.copysign(math.inf, mean) if mean else 0.0


def detectable(differences: Numbers) -> float:
    """Return the smallest mean difference that would be found: (z of .975 + z of .8) standard errors."""
    if len(differences) <= 1:
        return math.nan
    error = float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return _errors_found() * error


@cache
def _errors_found() -> float:
    """Return how many standard errors apart means have to be, to be found."""
    from scipy.stats import norm

    return float(norm.ppf(1 - LEVEL / 2) + norm.ppf(POWER))
