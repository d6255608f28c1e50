"""Krippendorff's alpha against his own example, and what its interval does."""

import krippendorff
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.study.annotating.alpha import LEVELS, alpha, alpha_with_interval
from rouge_gui.study.annotating.answer_table import Level
from rouge_gui.study.resampling import draws

NAN = float("nan")
# Krippendorff 2011, "Computing Krippendorff's alpha-reliability", C: four observers, twelve units, data missing.
OBSERVERS = np.array(
    [
        [1, 2, 3, 3, 2, 1, 4, 1, 2, NAN, NAN, NAN],
        [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, NAN, 3],
        [NAN, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, NAN],
        [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, NAN],
    ]
)


@pytest.mark.parametrize(("level", "value"), [("nominal", 0.743), ("ordinal", 0.815), ("interval", 0.849)])
def test_his_own_example(level: Level, value: float) -> None:
    assert round(alpha(OBSERVERS, level), 3) == value


@pytest.mark.parametrize("level", LEVELS)
@given(
    st.lists(
        st.lists(st.sampled_from([1.0, 2.0, 3.0, 5.0, NAN]), min_size=6, max_size=6), min_size=2, max_size=4
    )
)
def test_the_library_says_the_same(level: Level, rows: list[list[float]]) -> None:
    numbers = np.array(rows)
    shared = numbers[:, (~np.isnan(numbers)).sum(axis=0) > 1]
    ours = alpha(numbers, level)
    if len(np.unique(shared[~np.isnan(shared)])) > 1:
        assert ours == pytest.approx(krippendorff.alpha(shared, level_of_measurement=level))
    else:
        assert np.isnan(ours)


def test_an_item_judged_once_changes_nothing() -> None:
    alone = np.array([[NAN], [NAN], [9.0], [NAN]])
    for level in LEVELS:
        assert alpha(np.hstack([OBSERVERS, alone]), level) == pytest.approx(alpha(OBSERVERS, level))


def test_it_is_undefined_where_nothing_differs_or_nothing_is_shared() -> None:
    for numbers in (np.ones((3, 4)), np.array([[1, NAN], [NAN, 2]]), np.full((2, 0), NAN)):
        found = alpha_with_interval(numbers, "ordinal", 10, 0)
        assert np.isnan([found.value, found.low, found.high]).all()
        assert found.told()["value"] is None


def test_the_interval_holds_the_value_is_the_seeds_and_narrows_with_items() -> None:
    few = alpha_with_interval(OBSERVERS, "ordinal", 500, 1)
    many = alpha_with_interval(np.tile(OBSERVERS, 20), "ordinal", 500, 1)
    assert few.low < few.value < few.high
    assert many.low < many.value < many.high
    assert (many.high - many.low) * 3 < few.high - few.low
    assert (few.items, many.items) == (11, 220)
    assert few == alpha_with_interval(OBSERVERS, "ordinal", 500, 1)
    assert few != alpha_with_interval(OBSERVERS, "ordinal", 500, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_the_interval_is_that_of_the_librarys_alphas(level: Level) -> None:
    draw = np.random.default_rng(5)
    numbers = draw.integers(1, 6, (3, 25)).astype(float)
    numbers[draw.random(numbers.shape) < 0.2] = NAN
    shared = numbers[:, (~np.isnan(numbers)).sum(axis=0) > 1]
    drawn = [shared[:, places] for places in draws(shared.shape[1], 60, 3)]
    expected = np.percentile(
        [krippendorff.alpha(each, level_of_measurement=level) for each in drawn], [2.5, 97.5]
    )
    found = alpha_with_interval(numbers, level, 60, 3)
    assert [found.low, found.high] == pytest.approx(expected.tolist())


def test_perfect_agreement_has_no_width() -> None:
    found = alpha_with_interval(np.array([[1, 2, 3, 1, 2, 3], [1, 2, 3, 1, 2, 3]], float), "nominal", 200, 0)
    assert (found.value, found.low, found.high) == (1, 1, 1)
