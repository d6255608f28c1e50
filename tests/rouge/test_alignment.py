"""The common subsequence is the one that the textbook's table traces, however the table is cut into blocks."""

import random
from collections.abc import Sequence

import pytest

from rouge_gui.rouge import alignment
from rouge_gui.rouge.alignment import common_subsequence
from rouge_gui.rouge.variants.weighted import Weighted

DRAWN = random.Random("blocks")  # noqa: S311 (drawn the same in every run)
PAIRS = [
    tuple([DRAWN.choice(letters) for _ in range(DRAWN.randrange(13))] for letters in ("abc", "abcxy"))
    for _ in range(150)
]


def traced(
    table: Sequence[Sequence[float]], reference: Sequence[str], candidate: Sequence[str]
) -> list[tuple[int, int]]:
    """Go back through a table: equal tokens are taken, else up, but left where that is strictly longer."""
    row, column = len(reference), len(candidate)
    pairs = []
    while row and column:
        if reference[row - 1] == candidate[column - 1]:
            row, column = row - 1, column - 1
            pairs.append((row, column))
        elif table[row][column - 1] > table[row - 1][column]:
            column -= 1
        else:
            row -= 1
    return pairs[::-1]


def textbook(reference: Sequence[str], candidate: Sequence[str]) -> list[tuple[int, int]]:
    """Fill the whole table and trace it."""
    table = [[0] * (len(candidate) + 1) for _ in range(len(reference) + 1)]
    for row, theirs in enumerate(reference, 1):
        for column, mine in enumerate(candidate, 1):
            equal = table[row - 1][column - 1] + 1
            table[row][column] = (
                equal if theirs == mine else max(table[row - 1][column], table[row][column - 1])
            )
    return traced(table, reference, candidate)


@pytest.mark.parametrize("shortest", [1, 2, 3, alignment.SHORTEST_BLOCK])
def test_blocks_of_any_size_trace_the_same(shortest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alignment, "SHORTEST_BLOCK", shortest)
    for reference, candidate in PAIRS:
        assert common_subsequence(reference, candidate) == textbook(reference, candidate)


def weighted_textbook(
    weight: float, reference: Sequence[str], candidate: Sequence[str]
) -> list[tuple[int, int]]:
    """Fill and trace the table of Lin 2004, section 4: what a run is worth grows by (k + 1) ** w - k ** w at its end."""
    table = [[0.0] * (len(candidate) + 1) for _ in range(len(reference) + 1)]
    runs = [[0] * (len(candidate) + 1) for _ in range(len(reference) + 1)]
    for row, theirs in enumerate(reference, 1):
        for column, mine in enumerate(candidate, 1):
            up, left = table[row - 1][column], table[row][column - 1]
            table[row][column] = max(up, left)
            if theirs == mine:
                run = runs[row - 1][column - 1]
                runs[row][column] = run + 1
                table[row][column] = (table[row - 1][column - 1] + (run + 1) ** weight) - run**weight
    return traced(table, reference, candidate)


@pytest.mark.parametrize("weight", [0.5, 1.0, 1.2, 1.5, 2.0])
def test_the_weighted_sequence_is_the_textbooks(weight: float) -> None:
    align = Weighted(weight, as_perl=True, by_sentence=True).align
    # Under 1.5 two sequences of the last pair weigh the same but for the rounding of their sums.
    for reference, candidate in [*PAIRS, ("cbcc", "cbbca")]:
        assert align(reference, candidate) == weighted_textbook(weight, reference, candidate)
