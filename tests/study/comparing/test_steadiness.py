"""The sentence on protocols says of rankings written by hand what anybody can see."""

import math
from collections.abc import Mapping

import pytest

from rouge_gui.study.comparing.sensitivity import ProtocolRow
from rouge_gui.study.comparing.steadiness import moved, steadiness

NAN = math.nan


def row(protocol: str, tau: float, ranks: Mapping[str, int], mean: float = 0.5) -> ProtocolRow:
    return ProtocolRow(protocol, "", dict.fromkeys(ranks, mean), dict(ranks), tau)


FIRST = row("as set", 1.0, {"A": 1, "B": 2, "C": 3})
SAME = row("same", 1.0, {"A": 1, "B": 2, "C": 3})
BELOW = row("below", 0.33, {"A": 1, "B": 3, "C": 2})
ABOVE = row("above", -0.33, {"A": 2, "B": 1, "C": 3})
TIED = row("tied", NAN, {"A": 1, "B": 1, "C": 1})


MOST = "the most under"
HANGS = "which system is best hangs on the protocol."


@pytest.mark.parametrize(
    ("others", "changes", "best"),
    [
        ([SAME], "is the same under 1 protocol.", ""),
        ([SAME, SAME], "is the same under 2 protocols.", ""),
        (
            [SAME, BELOW],
            f"changes under 1 of 2 protocols, {MOST} below (Kendall's tau 0.33).",
            " First comes A under every one.",
        ),
        (
            [BELOW, ABOVE, TIED],
            f"changes under 3 of 3 protocols, {MOST} above (Kendall's tau -0.33).",
            f" First comes A as set, yet B under above; A, B and C under tied: {HANGS}",
        ),
        (
            [ABOVE, SAME, ABOVE],
            f"changes under 2 of 3 protocols, {MOST} above (Kendall's tau -0.33).",
            f" First comes A as set, yet B under above and above: {HANGS}",
        ),
        (
            [TIED],
            "changes under 1 of 1 protocol.",
            f" First comes A as set, yet A, B and C under tied: {HANGS}",
        ),
    ],
)
def test_rankings_by_hand(others: list[ProtocolRow], changes: str, best: str) -> None:
    assert steadiness(FIRST, others) == f"The ranking {changes}{best}"


def test_who_moved() -> None:
    assert moved(SAME, FIRST) == []
    assert moved(BELOW, FIRST) == ["B", "C"]


def test_where_there_is_no_order() -> None:
    alone = row("as set", NAN, {"A": 1})
    assert steadiness(alone, [alone]) == "One system alone has no order that could change."
    unknown = row("as set", NAN, {"A": 1, "B": 1}, mean=NAN)
    assert "No example is covered by all systems" in steadiness(unknown, [unknown])
