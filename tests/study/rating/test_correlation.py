"""Levels, intervals and tests of correlations_at, against scipy, arithmetic by hand, and what chance gives."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from scipy import stats

from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import (
    LEVELS,
    RESAMPLES,
    Correlation,
    Drawing,
    Question,
    correlations_at,
    intervals,
    values_at,
)
from rouge_gui.study.rating.licence import of_level
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.study.rating.partial import partial
from rouge_gui.study.rating.permuting import p_of_differences
from rouge_gui.study.resampling import Numbers

SCIPY: dict[str, Callable[..., Any]] = {
    "pearson": stats.pearsonr,
    "spearman": stats.spearmanr,
    "kendall": stats.kendalltau,
}
SCORE = np.array([[0.1, 0.5, 0.3], [0.2, 0.9, 0.4], [0.7, 0.1, 0.6]])
RATING = np.array([[1.0, 3.0, 2.0], [2.0, 5.0, 5.0], [4.0, 4.0, 4.0]])


def value(level: str, method: str, score: Numbers = SCORE, rating: Numbers = RATING) -> float:
    return float(values_at(level, method, [score], [rating])[0, 0])


@pytest.mark.parametrize("method", METHODS)
def test_levels_by_scipy(method: str) -> None:
    scipy = SCIPY[method]
    assert value("summary", method) == pytest.approx(scipy(SCORE.ravel(), RATING.ravel()).statistic)
    assert value("system", method) == pytest.approx(scipy(SCORE.mean(axis=0), RATING.mean(axis=0)).statistic)
    # The third source has one rating only: it has no correlation and does not count.
    within = [scipy(SCORE[row], RATING[row]).statistic for row in (0, 1)]
    assert value("source", method) == pytest.approx(np.mean(within))


def test_means_that_differ_by_rounding_alone_tie() -> None:
    """Tenths that add up to the same in two orders; the float sums differ."""
    first, second = [0.1, 0.2, 0.3], [0.3, 0.2, 0.1]
    assert sum(first) != sum(second)
    rating = np.array([first, second, [0.1, 0.2, 0.5]]).T
    score = np.tile([3.0, 1.0, 2.0], (3, 1))
    tied = stats.spearmanr([3, 1, 2], [1, 1, 2]).statistic
    assert value("system", "spearman", score, rating) == pytest.approx(tied)


def measures(**values: Numbers) -> Measures:
    sources, systems = next(iter(values.values())).shape
    return Measures(tuple(map(str, range(sources))), tuple(map(str, range(systems))), values)


def test_every_score_meets_every_rating_and_undefined_sources_are_counted() -> None:
    for level, undefined in (("summary", 0), ("source", 1), ("system", 0)):
        for method in METHODS:
            scores = measures(a=SCORE, b=RATING)
            found = correlations_at(level, method, scores, measures(r=RATING), Drawing("both", 10))
            assert [each.asked for each in found] == [
                Question(level, score, "r", method) for score in ("a", "b")
            ]
            assert [each.undefined for each in found] == [undefined] * 2
            assert (found[1].value, found[1].high) == pytest.approx((1, 1))


def test_without_resamples_there_is_no_interval() -> None:
    (found,) = correlations_at(
        "summary", "pearson", measures(a=SCORE), measures(r=RATING), Drawing("both", 0)
    )
    assert math.isnan(found.low)
    assert math.isnan(found.high)
    assert (found.told()["low"], found.told()["value"]) == (None, found.value)


def correlated(sources: int, systems: int, seed: int, rho: float) -> tuple[Numbers, Numbers]:
    draw = np.random.default_rng(seed)
    score = draw.normal(size=(sources, systems))
    return score, rho * score + math.sqrt(1 - rho * rho) * draw.normal(size=score.shape)


def test_an_interval_of_many_independent_pairs_is_fishers() -> None:
    score, rating = correlated(400, 1, 3, 0.5)
    lows, highs = intervals("summary", "pearson", [score], [rating], Drawing("sources", 2_000))
    seen = np.arctanh(value("summary", "pearson", score, rating))
    fisher = [math.tanh(seen + side * 1.96 / math.sqrt(397)) for side in (-1, 1)]
    assert (lows[0, 0], highs[0, 0]) == pytest.approx(fisher, abs=0.015)


@pytest.mark.parametrize("resample", RESAMPLES)
def test_what_is_resampled_is_what_is_asked_for(resample: str) -> None:
    draw = np.random.default_rng(0)
    rows, columns = RESAMPLES[resample](draw, 50, 40)
    assert (sorted(rows) == list(range(50))) == (resample == "systems")
    assert (sorted(columns) == list(range(40))) == (resample == "sources")


def p_values(rho: Sequence[float], level: str, resample: str = "both") -> list[float]:
    """Two scores that agree with the rating by `rho` each, 30 times."""
    found: list[float] = []
    for seed in range(30):
        draw = np.random.default_rng(seed)
        rating = draw.normal(size=(12, 8))
        first, second = (r * rating + math.sqrt(1 - r * r) * draw.normal(size=rating.shape) for r in rho)
        found += p_of_differences(level, "spearman", (first, second), [rating], Drawing(resample, 99, seed))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_equal_scores_are_seldom_called_different(level: str) -> None:
    assert sum(p <= 0.05 for p in p_values((0.5, 0.5), level)) <= 6


@pytest.mark.parametrize("resample", RESAMPLES)
def test_a_better_score_is_found(resample: str) -> None:
    assert sum(p <= 0.05 for p in p_values((0.9, 0.1), "summary", resample)) >= 25


def test_a_score_compared_with_itself_is_no_different() -> None:
    assert p_of_differences(
        "summary", "spearman", (SCORE, 10 * SCORE + 3), [RATING], Drawing("both", 50)
    ) == [1.0]


def test_a_partial_correlation_is_that_of_what_the_length_leaves() -> None:
    """Regress both sides on the third and correlate what is left: the definition, by least squares."""
    draw = np.random.default_rng(8)
    length = draw.random((30, 4))
    score, rating = length + draw.random((30, 4)), 2 * length + draw.random((30, 4))
    flat = [side.ravel() for side in (score, rating, length)]
    left = [side - np.polyval(np.polyfit(flat[2], side, 1), flat[2]) for side in flat[:2]]
    assert partial("summary", "pearson", score, rating, length) == pytest.approx(
        stats.pearsonr(*left).statistic
    )


def test_nothing_is_left_where_the_score_is_the_length() -> None:
    draw = np.random.default_rng(8)
    length = draw.random((30, 4))
    assert math.isnan(partial("summary", "spearman", length, draw.random((30, 4)), length))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("level", ["source", "system"])
def test_of_two_systems_nothing_is_left(method: str, level: str) -> None:
    """Two numbers lie on one line with any other two."""
    draw = np.random.default_rng(3)
    for _ in range(20):
        sides = [draw.random((5, 2)) for _ in range(3)]
        assert math.isnan(partial(level, method, *sides))


@pytest.mark.parametrize("level", LEVELS)
def test_a_partial_correlation_is_of_candidates_that_have_all_three_numbers(level: str) -> None:
    draw = np.random.default_rng(6)
    score, rating, length = (draw.random((9, 5)) for _ in range(3))
    rating[:4, 2] = rating[3, 1] = math.nan
    without = [np.where(np.isnan(rating), math.nan, side) for side in (score, rating, length)]
    found = partial(level, "pearson", score, rating, length)
    assert found == pytest.approx(partial(level, "pearson", *without))


def test_only_ratings_whose_interval_lies_above_nought_are_named() -> None:
    found = [
        Correlation(Question("system", "score", rating, "spearman"), 0.9, low, 1.0, 0)
        for rating, low in (("fluency", 0.1), ("coherence", -0.1))
    ]
    told = of_level("system", found, ())
    assert "rated higher for fluency (intervals above 0)" in told
    assert of_level("system", found[1:], ()).startswith("No interval lies above 0")
