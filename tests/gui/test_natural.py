"""The natural order of names, against Python's own sorting of names whose numbers are filled up with zeros."""

import re
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.models import natural

PIECES = st.sampled_from(
    ["doc", "Doc", "é", "1", "01", "9", "10", "007", "-", " ", "", "a" * 70, "3" * 25, "\0"]
)
NAMES = st.lists(st.lists(PIECES, max_size=4).map("".join), max_size=12)


def expected(names: Sequence[str]) -> list[int]:
    filled = [re.sub("[0-9]+", lambda digits: digits[0].zfill(300), name.casefold()) for name in names]
    keys = [name.encode("utf-8") for name in filled]
    ranks = [0] * len(names)
    for rank, place in enumerate(sorted(range(len(names)), key=keys.__getitem__)):
        ranks[place] = rank
    return ranks


def test_two_comes_before_ten_case_aside() -> None:
    names = ["doc 10", "Doc 2", "doc 1b", "DOC 1a", "doc", "doc 02"]
    assert natural.ranks(names).tolist() == [5, 3, 2, 1, 0, 4]


@given(NAMES)
def test_names_stand_as_python_sorts_them(names: list[str]) -> None:
    assert natural.ranks(names).tolist() == expected(names)


def test_many_names_are_ranked_across_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(natural, "AT_A_TIME", 7)
    chance = np.random.default_rng(2)
    names = [f"example {number}{'x' * (number % 90)}" for number in chance.permutation(500)]
    assert natural.ranks(names).tolist() == expected(names)
