"""Columns that grow: nothing is lost, names are found, runs are unbroken."""

import numpy as np
import pytest

from rouge_gui.gui.models.columns import PIECE, Growing, Lanes, Names, runs


def test_arrays_grow_without_losing_rows() -> None:
    growing, lanes = Growing(np.int32), Lanes(2)
    for number in range(5_000):
        growing.extend(np.array([number, -number], np.int32))
    assert growing.rows.tolist() == [each for number in range(5_000) for each in (number, -number)]
    chance = np.random.default_rng(5)
    expected = np.full((2, 3 * PIECE), np.nan)
    for end in range(1_000, 3 * PIECE, 1_000):
        lanes.grow(1_000)
        rows = chance.choice(end, 300, replace=False).astype(np.int32)
        expected[:, rows] = values = chance.random((2, 300))
        lanes.put(rows, values)
        assert np.array_equal(lanes.lane(1, end), expected[1, :end], equal_nan=True)
        assert np.array_equal(lanes.some(0, rows), values[0])
        assert np.array_equal(lanes.of_rows(rows), values)
        assert lanes[1, int(rows[0])] == values[1, 0]


def test_names_found_before_are_not_sought_again_but_new_ones_are() -> None:
    names = Names()
    for name in ("Alpha", "beta"):
        names.code(name)
    assert names.containing("ALPHA").tolist() == [True, False]
    names.code("alphabet")
    assert names.containing("alpha").tolist() == [True, False, True]
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert names.containing(letter).tolist() == [letter in name for name in ("alpha", "beta", "alphabet")]


@pytest.mark.parametrize(
    ("places", "expected"),
    [([], []), ([3], [(3, 3)]), ([0, 1, 2, 5, 7, 8], [(0, 2), (5, 5), (7, 8)]), ([1, 3], [(1, 1), (3, 3)])],
)
def test_runs_are_unbroken(places: list[int], expected: list[tuple[int, int]]) -> None:
    assert runs(np.array(places, np.int32)) == expected
