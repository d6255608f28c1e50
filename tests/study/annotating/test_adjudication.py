"""The five states, their order, what stands side by side, and what a decision does."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from rouge_gui.study.annotating.adjudication import (
    Case,
    State,
    decide,
    distance,
    settled,
    side_by_side,
    states,
)
from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Answer, Item, SpanLabel, Verdict

SCHEME = Scheme(
    "s",
    "S",
    ratings=(Rating("q", "?", 1, 5),),
    choices=(Choice("c", "?", ("no", "yes")),),
    labels=(Label("x", "X", "x", ("minor", "major")),),
)
SPAN = SpanLabel("x", "candidate", 2, 6, "text", "minor")


def said(
    annotator: str, example: str, rating: Answer, choice: Answer = "no", spans: tuple[SpanLabel, ...] = ()
) -> Verdict:
    item = Item(example, ("A",))
    return Verdict(
        item, annotator, "s", f"digest {example}", {"q": rating, "c": choice}, spans, uid=annotator + example
    )


def lists(**examples: str) -> dict[str, list[Task]]:
    return {annotator: [Task(Item(each, ("A",)), 0) for each in own] for annotator, own in examples.items()}


VERDICTS = [
    said("Ola", "a", 3),
    said("Jan", "a", 3),
    said("Ola", "b", 3),
    said("Jan", "b", 4),
    said("Ola", "c", 1),
    said("Jan", "c", 5),
    said("Ola", "d", 1),
    said("Ala", "d", 4),
    said("Ola", "e", 2),
]
LISTS = lists(Ola="abcdeg", Jan="abcd", Ala="d")


def test_disputes_come_first_the_widest_first_then_what_is_not_complete() -> None:
    cases = states(VERDICTS, [], SCHEME, LISTS)
    assert [(each.item.example, each.state, each.distance) for each in cases] == [
        ("c", State.DISAGREEMENT, 1),
        ("b", State.DISAGREEMENT, 0.25),
        ("d", State.INCOMPLETE, 0.75),
        ("a", State.AGREEMENT, 0),
        ("e", State.AGREEMENT, 0),
    ]
    assert cases[2].missing == ("Jan",)
    assert list(cases[0].verdicts) == ["Jan", "Ola"]


def case_of(example: str, decisions: list[Verdict]) -> Case:
    return next(each for each in states(VERDICTS, decisions, SCHEME, LISTS) if each.item.example == example)


def test_a_decision_that_somebody_said_is_accepted_any_other_not() -> None:
    dispute = case_of("c", [])
    accepted = case_of("c", [decide(dispute, "Eva", {"q": 5, "c": "no"})])
    assert accepted.state == State.ACCEPTED
    otherwise = case_of("c", [decide(dispute, "Eva", {"q": 3, "c": "no"})])
    assert otherwise.state == State.REJECTED


def test_decided_cases_come_last_and_a_withdrawn_decision_is_none() -> None:
    decision = decide(case_of("c", []), "Eva", {"q": 5, "c": "no"})
    order = [each.item.example for each in states(VERDICTS, [decision], SCHEME, LISTS)]
    assert order == ["b", "d", "a", "e", "c"]
    withdrawn = replace(decision, revision=1, withdrawn=True)
    assert case_of("c", [decision, withdrawn]).state == State.DISAGREEMENT


def test_a_decision_says_who_when_and_of_which_texts() -> None:
    before = datetime.now(UTC)
    decision = decide(case_of("c", []), "Eva", {"q": 5}, [SPAN], "because")
    assert (decision.annotator, decision.digest, decision.scheme) == ("Eva", "digest c", "s")
    assert (decision.spans, decision.note) == ((SPAN,), "because")
    assert before <= datetime.fromisoformat(decision.moment) <= datetime.now(UTC)


def test_of_two_adjudicators_the_later_decides() -> None:
    early = replace(decide(case_of("c", []), "Eva", {"q": 5, "c": "no"}), moment="2026-11-30T09")
    late = replace(decide(case_of("c", []), "Adam", {"q": 3, "c": "no"}), moment="2026-11-30T10")
    for order in ([early, late], [late, early]):
        assert case_of("c", order).decision == late


@pytest.mark.parametrize(
    ("one", "other", "state", "apart"),
    [
        (said("Ola", "a", 3), said("Jan", "a", None), State.DISAGREEMENT, 1),
        (said("Ola", "a", 3), said("Jan", "a", 3, "yes"), State.DISAGREEMENT, 1),
        (said("Ola", "a", 1), said("Jan", "a", 5, "yes"), State.DISAGREEMENT, 2),
        (said("Ola", "a", 3, spans=(SPAN,)), said("Jan", "a", 3), State.DISAGREEMENT, 1),
        (
            said("Ola", "a", 3, spans=(SPAN,)),
            said("Jan", "a", 3, spans=(replace(SPAN, end=4),)),
            State.DISAGREEMENT,
            1 / 3,
        ),
        (
            said("Ola", "a", 3, spans=(SPAN,)),
            said("Jan", "a", 3, spans=(replace(SPAN, severity="major"),)),
            State.DISAGREEMENT,
            0,
        ),
        (
            said("Ola", "a", 3, spans=(SPAN,)),
            said("Jan", "a", 3, spans=(replace(SPAN, evidence=(1, 2)),)),
            State.AGREEMENT,
            0,
        ),
        (
            said("Ola", "a", 3),
            replace(said("Jan", "a", 3), note="n", flagged=True, seconds=3),
            State.AGREEMENT,
            0,
        ),
        (said("Ola", "a", None), replace(said("Jan", "a", None), answers={"c": "no"}), State.AGREEMENT, 0),
    ],
)
def test_what_counts_as_a_difference(one: Verdict, other: Verdict, state: State, apart: float) -> None:
    (case,) = states([one, other], [], SCHEME, {})
    assert case.state == state
    assert case.distance == pytest.approx(apart)


def test_the_two_that_differ_most_make_the_distance() -> None:
    assert distance([said("a", "a", 2), said("b", "a", 3), said("c", "a", 5)], SCHEME) == 0.75
    assert distance([said("a", "a", 2)], SCHEME) == 0


def test_a_skipped_item_is_still_missing() -> None:
    skipped = replace(said("Jan", "a", 3), skipped=True)
    (case,) = states([said("Ola", "a", 3), skipped], [], SCHEME, lists(Ola="a", Jan="a"))
    assert (case.state, case.missing) == (State.INCOMPLETE, ("Jan",))


def test_side_by_side_by_question_and_by_stretch() -> None:
    other = SpanLabel("x", "candidate", 0, 1, "t", "major")
    told = [
        said("Ola", "a", 3, "yes", (SPAN,)),
        replace(said("Jan", "a", None, spans=(replace(SPAN, severity="major"), other)), answers={"q": None}),
    ]
    (case,) = states(told, [], SCHEME, {})
    (rating, choice), (first, second) = side_by_side(case, SCHEME)
    assert (rating.question.name, rating.said, rating.has_decision) == ("q", {"Jan": None, "Ola": 3}, False)
    assert choice.said == {"Ola": "yes"}
    assert (first.span, first.severities, first.decided) == (other, {"Jan": "major"}, None)
    assert (second.span.start, second.severities) == (2, {"Jan": "major", "Ola": "minor"})
    new = SpanLabel("x", "candidate", 4, 5, "x", "minor")
    decision = decide(case, "Eva", {"q": 4}, [SPAN, new])
    (rating, choice), rows = side_by_side(replace(case, decision=decision), SCHEME)
    assert (rating.decided, rating.has_decision, choice.has_decision) == (4, True, False)
    assert [(row.span.start, row.severities, row.decided) for row in rows] == [
        (0, {"Jan": "major"}, None),
        (2, {"Jan": "major", "Ola": "minor"}, "minor"),
        (4, {}, "minor"),
    ]


def test_decisions_stand_for_what_they_decide() -> None:
    decision = decide(case_of("c", []), "Eva", {"q": 4})
    counted = settled(VERDICTS, [decision], SCHEME)
    assert [each for each in counted if each.item.example == "c"] == [decision]
    assert len(counted) == len(VERDICTS) - 2 + 1
