"""Krippendorff's alpha from coincidences (2011, "Computing Krippendorff's alpha-reliability"), with an interval."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from rouge_gui.study.annotating.answer_table import Level
from rouge_gui.study.annotating.kappa import counts_of
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.resampling import Numbers, Places, draws

CONFIDENCE = 95.0


def _nominal(answers: Numbers, _given: Numbers) -> Numbers:
    return 1 - np.eye(len(answers))[None]


def _ordinal(_answers: Numbers, given: Numbers) -> Numbers:
    return _squared(given.cumsum(axis=1) - given / 2)


def _interval(answers: Numbers, _given: Numbers) -> Numbers:
    return _squared(answers[None])


def _squared(places: Numbers) -> Numbers:
    squared: Numbers = np.square(places[:, :, None] - places[:, None, :])
    return squared


# How far each two answers are apart, (resamples or 1, answers, answers): made of the answers in order and of how often
# each was given, (resamples, answers).
PARTINGS: Mapping[Level, Callable[[Numbers, Numbers], Numbers]] = {
    "nominal": _nominal,
    "ordinal": _ordinal,
    "interval": _interval,
}
LEVELS: tuple[Level, ...] = tuple(PARTINGS)


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


@dataclass(frozen=True, eq=False)
class _Judged:
    """The items that at least two judged; `of_item` is the pattern of each: how often each of `answers` was given to it.

    `coincidences` are those that one item of a pattern adds, (patterns, answers, answers).
    """

    answers: Numbers
    coincidences: Numbers
    of_item: Places

    def all(self) -> Numbers:
        """Return the coincidences of all items, as of one resample."""
        return self.of(np.arange(len(self.of_item)))[None]

    def of(self, items: Places) -> Numbers:
        """Return the coincidences of the items at these places, (answers, answers)."""
        times = np.bincount(self.of_item[items], minlength=len(self.coincidences))
        summed: Numbers = np.tensordot(times, self.coincidences, axes=1)
        return summed


def alpha(numbers: Numbers, level: Level) -> float:
    """Return alpha of (annotators, items), NaN where not judged."""
    judged = _judged(numbers)
    return float(_alphas(judged.all(), judged.answers, level)[0])


def alpha_with_interval(numbers: Numbers, level: Level, resamples: int, seed: int) -> Alpha:
    """Return alpha and the percentiles over resampled items; resamples in which it is undefined do not count."""
    judged = _judged(numbers)
    count = len(judged.of_item)
    value = float(_alphas(judged.all(), judged.answers, level)[0])
    if np.isnan(value):
        return Alpha(level, value, value, value, count)
    drawn = [judged.of(places) for places in draws(count, resamples, seed)]
    found = _alphas(np.array(drawn).reshape(-1, *judged.coincidences.shape[1:]), judged.answers, level)
    defined = found[~np.isnan(found)]
    outside = (100.0 - CONFIDENCE) / 2
    bounds = np.percentile(defined, [outside, 100.0 - outside]) if len(defined) else (np.nan, np.nan)
    return Alpha(level, value, float(bounds[0]), float(bounds[1]), count)


def _judged(numbers: Numbers) -> _Judged:
    shared = numbers[:, (~np.isnan(numbers)).sum(axis=0) > 1]
    answers = np.unique(shared[~np.isnan(shared)])
    patterns, of_item = np.unique(counts_of(shared), axis=0, return_inverse=True)
    pairs = patterns[:, :, None] * (patterns[:, None, :] - np.eye(len(answers)))
    judges = patterns.sum(axis=1)[:, None, None]
    return _Judged(answers, pairs / (judges - 1), of_item.ravel())


def _alphas(coincidences: Numbers, answers: Numbers, level: Level) -> Numbers:
    """Return alpha of each of the coincidences, (resamples, answers, answers): 1 less observed over expected parting."""
    given = coincidences.sum(axis=2)
    parting = PARTINGS[level](answers, given)
    observed = (coincidences * parting).sum(axis=(1, 2))
    pairs = given[:, :, None] * given[:, None, :]
    expected = (pairs * parting).sum(axis=(1, 2)) / np.maximum(given.sum(axis=1) - 1, 1)
    ratios = np.full(len(expected), np.nan)
    np.divide(observed, expected, out=ratios, where=expected > 0)
    return 1 - ratios
