"""A million points: every one is counted, the nearest is the nearest."""

import numpy as np
import pytest

from rouge_gui.gui.systems.plots.drawing.cloud import FAINTEST, STRONGEST, Bounds, Cloud, shades

DRAW = np.random.default_rng(3)
X, Y = DRAW.normal(size=20_000), DRAW.gamma(2.0, size=20_000)
CLOUD = Cloud(X, Y)


@pytest.mark.parametrize("shape", [(1, 1), (7, 13), (300, 500)])
def test_every_point_is_counted_those_on_the_edges_too(shape: tuple[int, int]) -> None:
    counts = CLOUD.counts(CLOUD.bounds, *shape)
    assert counts.shape == shape
    assert counts.sum() == len(X)


def test_a_million_points_are_a_million() -> None:
    x = DRAW.random(1_000_000)
    cloud = Cloud(x, x**2)
    assert cloud.counts(cloud.bounds, 540, 800).sum() == 1_000_000


@pytest.mark.parametrize(
    "bounds",
    [
        Bounds(-1, 1, 0.5, 3),
        Bounds(-9, 9, -9, 99),
        Bounds(0.25, 0.3, 1, 1.5),
        Bounds(50, 60, 0, 1),
        CLOUD.bounds,
    ],
)
def test_cells_hold_what_numpy_counts_there(bounds: Bounds) -> None:
    left, right, bottom, top = bounds
    expected, _, _ = np.histogram2d(Y, X, (30, 40), ((bottom, top), (left, right)))
    assert np.array_equal(CLOUD.counts(bounds, 30, 40), expected)
    inside = (left <= X) & (right >= X) & (bottom <= Y) & (top >= Y)
    assert set(CLOUD.inside(bounds).tolist()) == set(np.flatnonzero(inside).tolist())


def test_the_nearest_is_the_nearest() -> None:
    for x, y in DRAW.uniform(-2, 4, (50, 2)).tolist():
        away = ((X - x) / 0.5) ** 2 + ((Y - y) / 0.25) ** 2
        expected = int(np.argmin(away)) if away.min() <= 1 else None
        assert CLOUD.nearest(x, y, 0.5, 0.25) == expected
    assert CLOUD.nearest(1e9, 0, 1, 1) is None


def test_shades_grow_with_the_logarithm_and_nothing_is_no_shade() -> None:
    assert shades(np.array([[0, 1], [10, 100]])).tolist() == [
        [0, FAINTEST],
        [round((FAINTEST + STRONGEST) / 2), STRONGEST],
    ]
    assert shades(np.zeros((2, 2), np.intp)).tolist() == [[0, 0], [0, 0]]
    assert shades(np.array([1, 0])).tolist() == [FAINTEST, 0]


def test_bounds_hold_meet_and_grow() -> None:
    whole, part = Bounds(0, 4, 0, 2), Bounds(1, 2, 0, 1)
    assert whole.holds(part)
    assert not part.holds(whole)
    assert part.within(Bounds(1.5, 9, -9, 0.5)) == (1.5, 2, 0, 0.5)
    assert whole.grown(0.5) == (-2, 6, -1, 3)
