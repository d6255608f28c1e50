"""Coefficients of many rows at once against scipy's of each row, and undefined ones."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy import stats

from rouge_gui.study.rating.methods import METHODS, SMALL, correlate
from rouge_gui.study.resampling import Numbers

SCIPY: dict[str, Callable[..., Any]] = {
    "pearson": stats.pearsonr,
    "spearman": stats.spearmanr,
    "kendall": stats.kendalltau,
}
ROWS = arrays(float, (3, 6), elements=st.integers(0, 5).map(float))


def varies(row: Numbers) -> bool:
    return len(set(row.tolist())) > 1


@pytest.mark.parametrize("method", METHODS)
@given(first=ROWS, second=ROWS)
def test_each_row_is_what_scipy_says(method: str, first: Numbers, second: Numbers) -> None:
    found = correlate(method, [first], [second])[0, 0]
    for value, one, other in zip(found, first, second, strict=True):
        if varies(one) and varies(other):
            assert value == pytest.approx(SCIPY[method](one, other).statistic, abs=1e-12)
        else:
            assert math.isnan(value)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [SMALL - 1, SMALL, SMALL + 1, 300])
def test_long_rows_are_what_scipy_says(method: str, size: int) -> None:
    draw = np.random.default_rng(size)
    one, other = draw.random(size), draw.integers(0, 9, size).astype(float)
    assert correlate(method, [one[None, :]], [other[None, :]])[0, 0, 0] == pytest.approx(
        SCIPY[method](one, other).statistic
    )


@pytest.mark.parametrize("method", METHODS)
def test_every_side_meets_every_other(method: str) -> None:
    draw = np.random.default_rng(1)
    firsts, seconds = [draw.random((2, 9)) for _ in range(3)], [draw.random((2, 9)) for _ in range(2)]
    found = correlate(method, firsts, seconds)
    assert found.shape == (3, 2, 2)
    assert found[2, 1, 0] == pytest.approx(SCIPY[method](firsts[2][0], seconds[1][0]).statistic)


@pytest.mark.parametrize("method", METHODS)
def test_a_pair_with_a_missing_number_does_not_count(method: str) -> None:
    first = np.array([[1.0, 2.0, np.nan, 4.0, 3.0], [1.0, 2.0, 3.0, 4.0, 0.0]])
    second = np.array([[2.0, 1.0, 9.0, 5.0, 4.0], [1.0, np.nan, np.nan, np.nan, np.nan]])
    found = correlate(method, [first], [second])[0, 0]
    assert found[0] == pytest.approx(SCIPY[method]([1, 2, 4, 3], [2, 1, 5, 4]).statistic)
    assert math.isnan(found[1])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [0, 1])
def test_too_few_numbers_have_no_correlation(method: str, size: int) -> None:
    assert np.isnan(correlate(method, [np.ones((2, size))], [np.ones((2, size))])).all()
