"""Places that answer to one another, by hand and as properties."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.gui.anchors import Anchor, anchors, answering, between, reading_height
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Text

PLACES = st.integers(0, 500)
ANCHORS = st.lists(st.tuples(PLACES, PLACES).map(lambda pair: Anchor(*pair)), min_size=1).map(sorted)


def text(raw: str) -> Text:
    return read_text(raw, Options())


def test_long_ngrams_come_before_single_words() -> None:
    one = text("the storm tore the old harbour bridge down")
    other = text("in the night the storm tore the old harbour bridge away")
    assert anchors(one, other) == tuple(Anchor(place, place + 3) for place in range(5))


def test_what_is_repeated_is_no_anchor_where_there_are_others() -> None:
    one = text("a b c x1 x2 x3 a b c y1 y2 y3 a b c z1 z2 z3")
    other = text("a b c z1 z2 z3 a b c y1 y2 y3 a b c x1 x2 x3")
    found = set(anchors(one, other))
    assert {Anchor(3, 15), Anchor(9, 9), Anchor(15, 3)} < found
    assert not found & {Anchor(0, 0), Anchor(6, 6), Anchor(12, 12)}


def test_single_words_where_there_is_no_more() -> None:
    assert anchors(text("red fish"), text("a fish is red")) == (Anchor(0, 3), Anchor(1, 1))
    assert anchors(text("red"), text("blue")) == anchors(text(""), text("")) == ()


@pytest.mark.parametrize(("position", "expected"), [(0, 90), (9, 99), (12, 102), (16, 6), (40, 30)])
def test_the_nearest_anchor_leads(position: int, expected: int) -> None:
    assert answering([Anchor(10, 100), Anchor(20, 10)], position) == expected


def test_without_anchors_nothing_answers() -> None:
    assert answering([], 3) is None


@settings(deadline=None)
@given(found=ANCHORS, position=PLACES)
def test_no_anchor_lies_nearer_than_the_one_that_leads(found: list[Anchor], position: int) -> None:
    distance = min(abs(anchor.here - position) for anchor in found)
    led_by = {
        max(0, anchor.there + position - anchor.here)
        for anchor in found
        if abs(anchor.here - position) == distance
    }
    assert answering(found, position) in led_by


@pytest.mark.parametrize(("position", "expected"), [(0, 0), (5, 50), (10, 100), (55, 150), (100, 200)])
def test_points_by_hand_lead_along_straight_lines(position: int, expected: int) -> None:
    assert between([Anchor(10, 100)], position, Anchor(100, 200)) == expected


@settings(deadline=None)
@given(
    steps=st.lists(st.tuples(st.integers(1, 50), st.integers(1, 50)), min_size=1),
    ends=st.tuples(PLACES, PLACES),
)
def test_points_by_hand_are_met_and_keep_the_order(
    steps: list[tuple[int, int]], ends: tuple[int, int]
) -> None:
    points, here, there = [], 0, 0
    for across, down in steps:
        here, there = here + across, there + down
        points.append(Anchor(here, there))
    last = Anchor(here + 1 + ends[0], there + 1 + ends[1])
    assert [between(points, point.here, last) for point in points] == [point.there for point in points]
    led = [between(points, position, last) for position in range(last.here + 1)]
    assert led == sorted(led)


def test_an_empty_text_is_no_trouble() -> None:
    assert between([], 0, Anchor(0, 10)) == 0


@pytest.mark.parametrize(
    ("value", "last", "page", "expected"),
    [
        (0, 100, 20, 0),
        (5, 100, 20, 0.25),
        (50, 100, 20, 0.5),
        (95, 100, 20, 0.75),
        (100, 100, 20, 1),
        (1, 4, 20, 0.25),
    ],
)
def test_one_reads_in_the_middle_except_near_the_ends(
    value: int, last: int, page: int, expected: float
) -> None:
    assert reading_height(value, last, page) == expected


@settings(deadline=None)
@given(last=st.integers(0, 200), page=st.integers(1, 60))
def test_every_line_of_a_text_is_read_in_order(last: int, page: int) -> None:
    lines = [value + reading_height(value, last, page) * page for value in range(last + 1)]
    assert lines == sorted(lines)
    if last:
        assert (lines[0], lines[-1]) == (0, last + page)
