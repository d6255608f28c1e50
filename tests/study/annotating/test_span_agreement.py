"""What two annotators' labels share, counted by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.study.annotating.span_agreement import EVERY, characters, span_agreement
from rouge_gui.study.annotating.verdict import SpanLabel
from tests.study.annotating.said import spans


def span(label: str, start: int, end: int, text: str = "candidate", severity: str = "") -> SpanLabel:
    return SpanLabel(label, text, start, end, "x" * (end - start), severity)


def test_spans_and_characters_by_hand() -> None:
    """Ola: x 0-5, x 10-14, y 20-22 and z in another item; Jan: x 0-5 (severe), x 12-18, y 20-22 in the source."""
    told = [
        spans("Ola", "e1", span("x", 0, 5), span("x", 10, 14), span("y", 20, 22)),
        spans("Ola", "e2", span("x", 0, 9)),
        spans(
            "Jan",
            "e1",
            span("x", 0, 5, severity="major"),
            span("x", 12, 18),
            span("y", 20, 22, text="source"),
        ),
        spans("Jan", "e3", span("y", 0, 9)),
    ]
    found = {each.label: each for each in span_agreement(told, ["x", "y"])}
    every, only_x, only_y = found[EVERY], found["x"], found["y"]
    assert {(each.first, each.second, each.items) for each in found.values()} == {("Jan", "Ola", 1)}
    assert (every.exact.both, every.exact.first, every.exact.second) == (1, 3, 3)
    assert (every.characters.both, every.characters.first, every.characters.second) == (7, 13, 11)
    assert (only_x.exact.precision, only_x.exact.recall, only_x.exact.f1) == (1 / 2, 1 / 2, 1 / 2)
    assert only_x.characters.precision == pytest.approx(7 / 9)
    assert only_x.characters.recall == pytest.approx(7 / 11)
    assert only_x.characters.f1 == pytest.approx(14 / 20)
    assert (only_y.exact.f1, only_y.characters.f1) == (0, 0)
    assert only_x.told()["characters"] == {
        "both": 7,
        "first": 11,
        "second": 9,
        "precision": pytest.approx(7 / 9),
        "recall": pytest.approx(7 / 11),
        "f1": pytest.approx(0.7),
    }


def test_nothing_labelled_is_undefined_not_perfect() -> None:
    (found,) = span_agreement([spans("Ola", "e1"), spans("Jan", "e1")], [])
    assert found.items == 1
    assert found.told()["exact"]["f1"] is None


def test_a_span_labelled_twice_counts_once_in_characters_and_twice_as_a_span() -> None:
    (found,) = span_agreement(
        [spans("Jan", "e1", span("x", 0, 4), span("x", 0, 4)), spans("Ola", "e1", span("x", 0, 4))], []
    )
    assert (found.exact.both, found.exact.first, found.exact.second) == (1, 2, 1)
    assert (found.characters.both, found.characters.first, found.characters.second) == (4, 4, 4)


SPANS = st.lists(
    st.builds(
        lambda label, start, length: span(label, start, start + length),
        st.sampled_from("xy"),
        st.integers(0, 12),
        st.integers(0, 6),
    ),
    max_size=5,
)


@given(SPANS, SPANS)
def test_characters_are_those_of_sets(ours: list[SpanLabel], theirs: list[SpanLabel]) -> None:
    one, other = (
        {(each.label, place) for each in some for place in range(each.start, each.end)}
        for some in (ours, theirs)
    )
    found = characters(ours, theirs)
    assert (found.both, found.first, found.second) == (len(one & other), len(one), len(other))


def test_a_span_that_claims_to_be_endless_costs_nothing() -> None:
    endless = SpanLabel("x", "candidate", 0, 10**15, "x")
    assert characters([endless], [span("x", 3, 5)]).both == 2
