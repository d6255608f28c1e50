"""Where one system is ahead of another, by hand."""

import math

import numpy as np
import pytest

from rouge_gui.study.comparing.differences import (
    Difference,
    Tally,
    by_thirds,
    by_value,
    differences,
    slices,
    tally,
)
from rouge_gui.study.measures import Measures

NONE = math.nan


def measures() -> Measures:
    score = np.array([[0.5, 0.3], [0.2, 0.9], [0.4, 0.4], [NONE, 0.1], [0.6, 0.1]])
    words = np.array([[10.0, 12.0], [20.0, 20.0], [30.0, 31.0], [40.0, 40.0], [50.0, 50.0]])
    return Measures(("a", "b", "c", "d", "e"), ("A", "B"), {"x": score, "words": words})


def test_differences_by_hand() -> None:
    found = differences(measures(), "x", "A", "B")
    assert [each.example for each in found] == ["e", "a", "c", "b"]
    assert found[0] == Difference("e", 0.6, 0.1, 0.5)
    assert tally(found) == Tally(2, 1, 1)
    turned = differences(measures(), "x", "B", "A")
    assert tally(turned) == Tally(1, 1, 2)
    assert {each.example: -each.difference for each in turned} == {
        each.example: each.difference for each in found
    }


def test_thirds_hold_every_example_once_and_slices_only_what_both_have() -> None:
    groups = by_thirds(measures(), "words", "A", "B")
    assert np.sum(list(groups.values()), axis=0).tolist() == [1] * 5
    found = list(slices(measures(), "x", "A", "B", groups))
    # Means of words 11 20 30.5 40 50: thirds end at 23.5 and 36.83.
    assert [(each.label, each.examples) for each in found] == [
        ("up to 23.5", 2),
        ("23.5 to 36.83", 1),
        ("above 36.83", 1),
    ]
    assert found[0].difference == pytest.approx(-0.25)
    assert (found[0].first, found[0].second) == pytest.approx((0.35, 0.6))
    assert found[0].low <= found[0].difference <= found[0].high


def test_an_example_at_the_edge_of_a_third_is_in_one_alone() -> None:
    """Thirds of 1 2 3 4 end at 2 and 3."""
    words = np.array([[number] * 2 for number in (1.0, 2.0, 3.0, 4.0)])
    groups = by_thirds(Measures(tuple("abcd"), ("A", "B"), {"words": words}), "words", "A", "B")
    assert {label: inside.tolist() for label, inside in groups.items()} == {
        "up to 2": [True, True, False, False],
        "2 to 3": [False, False, True, False],
        "above 3": [False, False, False, True],
    }


def test_a_trait_that_nobody_has_makes_no_groups() -> None:
    assert by_thirds(Measures(("a",), ("A", "B"), {"words": np.full((1, 2), NONE)}), "words", "A", "B") == {}


def test_values_of_metadata_most_frequent_first() -> None:
    groups = by_value(["news", "chat", "news", None, 7])
    assert list(groups) == ["news", "(none)", "7", "chat"]
    assert groups["news"].tolist() == [True, False, True, False, False]


def test_of_many_values_the_most_frequent_are_kept() -> None:
    groups = by_value([*range(50), 7])
    assert (len(groups), next(iter(groups))) == (12, "7")
