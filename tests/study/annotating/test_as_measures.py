"""Ratings as measures and labels as what cues are measured by, counted by hand."""

from dataclasses import replace

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.text import Span
from rouge_gui.study.annotating.as_labels import labelled_spans, measure_places
from rouge_gui.study.annotating.as_ratings import mean_ratings
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict
from rouge_gui.study.cues import CueRow, cue_rows
from rouge_gui.study.run import Failure
from tests.study.annotating.said import spans

RATED = Scheme("s", "S", ratings=(Rating("p", "?", 1, 5), Rating("q", "?", 1, 5)))
LABELLED = Scheme("s", "S", labels=(Label("x", "X", "x"),))


def said(annotator: str, example: str, system: str, **answers: float | None) -> Verdict:
    return Verdict(Item(example, (system,)), annotator, "s", "d", answers, uid=annotator + example + system)


TOLD = [
    said("Ola", "e1", "A", p=1, q=2),
    said("Jan", "e1", "A", p=4, q=None),
    said("Ola", "e2", "B", p=5, q=None),
    said("Ola", "e1", "B", p=2, q=2),
]


def test_ratings_are_means_over_annotators() -> None:
    found = mean_ratings(TOLD, RATED)
    assert (found.examples, found.systems) == (("e1", "e2"), ("A", "B"))
    assert found.of("p") == pytest.approx(np.array([[2.5, 2], [np.nan, 5]]), nan_ok=True)
    assert found.of("q") == pytest.approx(np.array([[2, 2], [np.nan, np.nan]]), nan_ok=True)


def test_a_decision_stands_for_the_annotators() -> None:
    found = mean_ratings(TOLD, RATED, [said("Eva", "e1", "A", p=3, q=5)])
    assert found.column("p", "A")[found.examples.index("e1")] == 3
    assert found.column("q", "A")[found.examples.index("e1")] == 5
    assert found.column("p", "B")[found.examples.index("e2")] == 5


def test_a_comparison_rates_nobody() -> None:
    pairs = Scheme("s", "S", 2, choices=(Choice("c", "?", ("first", "second")),))
    assert mean_ratings(TOLD, pairs).examples == ()


def span(start: int, end: int, text: str = "candidate") -> SpanLabel:
    return SpanLabel("x", text, start, end, "x" * (end - start))


def row(example: str, *places: tuple[str, int, int]) -> CueRow:
    found = tuple(Place(cue, "red", start, end, "") for cue, start, end in places)
    counts = {cue: sum(place.cue == cue for place in found) for cue in ("number", "name")}
    return CueRow(example, "A", 0.0, lifted=False, counts=counts, places=found, metrics=None)


def test_places_and_labels_that_overlap() -> None:
    """ "number" has three places in judged candidates, two of them on labels, and finds two of three labels."""
    told = labelled_spans(
        [spans("Ola", "e1", span(0, 4), span(8, 9)), spans("Jan", "e1", span(20, 24)), spans("Ola", "e2")],
        LABELLED,
    )
    rows = [
        row("e1", ("number", 3, 6), ("number", 4, 8), ("number", 22, 30), ("name", 10, 12)),
        row("e3", ("number", 0, 4)),
    ]
    found = measure_places(rows, told)
    assert found["number"] == (2 / 3, 2 / 3)
    assert found["name"] == (0, 0)
    assert found["date"] == (None, 0)


def test_spans_of_the_source_are_no_places_and_pairs_have_two_candidates() -> None:
    verdict = spans("Ola", "e1", span(0, 4, "source"), span(1, 2, "candidate 2"))
    pair = replace(verdict, item=Item("e1", ("A", "B")))
    assert labelled_spans([pair], LABELLED) == {("e1", "A"): [], ("e1", "B"): [Span(1, 2)]}
    assert labelled_spans([verdict], LABELLED) == {("e1", "A"): []}


def test_a_real_cue_finds_what_was_labelled() -> None:
    example = Example("e1", "The fire cost 12 lives.", (), {"A": Candidate("The fire cost 97 lives.")})
    rows = [each for each in cue_rows([example]) if not isinstance(each, Failure)]
    found = measure_places(rows, labelled_spans([spans("Ola", "e1", span(14, 16))], LABELLED))
    assert found["number"] == (1, 1)
