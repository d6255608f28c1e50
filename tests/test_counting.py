"""Numbers of things in words, by hand."""

import pytest

from rouge_gui.counting import counted


@pytest.mark.parametrize(
    ("count", "told"),
    [(0, "0 rows"), (1, "1 row"), (2, "2 rows"), (1_204, "1,204 rows"), (1_000_001, "1,000,001 rows")],
)
def test_one_has_no_ending(count: int, told: str) -> None:
    assert counted(count, "row") == told
