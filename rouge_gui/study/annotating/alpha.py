"""Krippendorff's alpha, which the library of that name counts, with an interval over the items."""

from dataclasses import dataclass

import numpy as np

from rouge_gui.study.annotating.answer_table import Level
from rouge_gui.study.annotating.kappa import counts_of
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.resampling import Numbers, draws

LEVELS: tuple[Level, ...] = ("nominal", "ordinal", "interval")
CONFIDENCE = 95.0
# The library takes about 1 us an item: of very many items, whose interval is narrow, fewer resamples are drawn.
ITEMS_DRAWN, FEWEST = 5_000_000, 100


@dataclass(frozen=True)
class Alpha(Told):
    """Alpha at a level of `LEVELS` over the `items` that at least two judged; `low` to `high` is the middle 95 per cent.

    NaN where it is undefined: nothing judged twice, or the same answer everywhere.
    """

    level: Level
    value: float
    low: float
    high: float
    items: int


def alpha(numbers: Numbers, level: Level) -> float:
    """Return alpha of (annotators, items), NaN where not judged; Krippendorff 2011, "Computing alpha-reliability"."""
    return _of_counts(*_counted(numbers), level)


def alpha_with_interval(numbers: Numbers, level: Level, resamples: int, seed: int) -> Alpha:
    """Return alpha and the percentiles over resampled items; resamples in which it is undefined do not count.

    Of more than `ITEMS_DRAWN` / `resamples` items fewer resamples are drawn, yet `FEWEST` at least.
    """
    counts, answers = _counted(numbers)
    value = _of_counts(counts, answers, level)
    if np.isnan(value):
        return Alpha(level, value, value, value, len(counts))
    enough = min(resamples, max(FEWEST, ITEMS_DRAWN // len(counts)))
    found = [_of_counts(counts[places], answers, level) for places in draws(len(counts), enough, seed)]
    defined = [each for each in found if not np.isnan(each)]
    outside = (100.0 - CONFIDENCE) / 2
    bounds = np.percentile(defined, [outside, 100.0 - outside]) if defined else (np.nan, np.nan)
    return Alpha(level, value, float(bounds[0]), float(bounds[1]), len(counts))


def _counted(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Return the counts of the answers to each item that two judged, (items, answers), and the answers in order."""
    shared = numbers[:, (~np.isnan(numbers)).sum(axis=0) > 1]
    return counts_of(shared), np.unique(shared[~np.isnan(shared)])


def _of_counts(counts: Numbers, answers: Numbers, level: Level) -> float:
    if len(answers) < 2:  # noqa: PLR2004 (where nothing differs, nothing is expected to)
        return float("nan")
    import krippendorff

    with np.errstate(invalid="ignore", divide="ignore"):
        return float(
            krippendorff.alpha(value_counts=counts, value_domain=answers, level_of_measurement=level)
        )
