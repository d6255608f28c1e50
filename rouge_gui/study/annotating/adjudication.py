"""Where annotators part, and what somebody decides: one of five states for each item, those in dispute first.

The states are those that INCEpTION paints annotations with in curation (its `AnnotationState`). Undecided, an item is
`INCOMPLETE` while somebody on whose list it stands has not judged it (whatever the others said, as there); else its
annotators differ (`DISAGREEMENT`) or not (`AGREEMENT`). Decided, it is `ACCEPTED` where the decision is what one of them
said, and `REJECTED` where it is what none of them said. Verdicts are the same where all answers and spans, with their
severities, are; notes and evidence do not count.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from itertools import combinations

from rouge_gui.study.annotating.answer_table import counting
from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.scheme import Question, Rating, Scheme
from rouge_gui.study.annotating.span_agreement import characters
from rouge_gui.study.annotating.verdict import Answer, Item, SpanLabel, Verdict


class State(StrEnum):
    """How an item stands, in the order in which they are looked at."""

    DISAGREEMENT = "disagreement"
    INCOMPLETE = "incomplete"
    AGREEMENT = "agreement"
    REJECTED = "decided otherwise"
    ACCEPTED = "accepted"


@dataclass(frozen=True)
class Case:
    """An item that somebody judged: the verdicts by annotator, whose are `missing`, and the decision if there is one.

    `distance`: summed over the questions how far the two that differ most are from each other, 0 to 1 each (ratings as a
    share of their range), and one less the F1 of the two whose labelled characters have least in common.
    """

    item: Item
    state: State
    distance: float
    verdicts: Mapping[str, Verdict]
    missing: tuple[str, ...]
    decision: Verdict | None


@dataclass(frozen=True)
class QuestionRow:
    """What each annotator answered; whoever did not is missing. `decided`: the decision's answer, if `has_decision`."""

    question: Question
    said: Mapping[str, Answer]
    decided: Answer
    has_decision: bool


@dataclass(frozen=True)
class SpanRow:
    """A stretch that was labelled, and by whom with what severity; `decided` is the decision's, None without one."""

    span: SpanLabel
    severities: Mapping[str, str]
    decided: str | None


def states(
    verdicts: Iterable[Verdict],
    decisions: Iterable[Verdict],
    scheme: Scheme,
    lists: Mapping[str, Sequence[Task]],
) -> list[Case]:
    """Return a case for each item that somebody judged, in the order of `State`, the largest distance first.

    `lists` say who is to judge what; whoever judged without being asked counts too. Of decisions on one item the latest
    counts.
    """
    judged: dict[Item, dict[str, Verdict]] = {}
    for each in counting(verdicts, scheme):
        judged.setdefault(each.item, {})[each.annotator] = each
    asked: dict[Item, list[str]] = {}
    for annotator, tasks in lists.items():
        for task in tasks:
            asked.setdefault(task.item, []).append(annotator)
    decided = latest_decisions(decisions, scheme)
    cases = [
        _case(item, said, asked.get(item, []), decided.get(item), scheme) for item, said in judged.items()
    ]
    order = list(State)
    return sorted(cases, key=lambda case: (order.index(case.state), -case.distance))


def side_by_side(case: Case, scheme: Scheme) -> tuple[list[QuestionRow], list[SpanRow]]:
    """Return a row for each question, and one for each stretch that anybody labelled, by text and place."""
    decision = case.decision
    questions = [
        QuestionRow(
            each,
            {
                name: said.answers[each.name]
                for name, said in case.verdicts.items()
                if each.name in said.answers
            },
            None if decision is None else decision.answers.get(each.name),
            decision is not None and each.name in decision.answers,
        )
        for each in scheme.questions
    ]
    spans: dict[tuple[str, int, int, str], SpanLabel] = {}
    severities: dict[tuple[str, int, int, str], dict[str, str]] = {}
    for name, said in case.verdicts.items():
        for span in said.spans:
            spans.setdefault(_place(span), span)
            severities.setdefault(_place(span), {})[name] = span.severity
    decided = {} if decision is None else {_place(span): span for span in decision.spans}
    every = {**decided, **spans}
    return questions, [
        SpanRow(
            every[place], severities.get(place, {}), decided[place].severity if place in decided else None
        )
        for place in sorted(every)
    ]


def decide(
    case: Case,
    adjudicator: str,
    answers: Mapping[str, Answer],
    spans: Sequence[SpanLabel] = (),
    note: str = "",
) -> Verdict:
    """Return the adjudicator's verdict on the case, told now; like any other it is kept, and followed by later ones."""
    any_verdict = max(case.verdicts.values(), key=lambda verdict: verdict.moment)
    return Verdict(
        case.item,
        adjudicator,
        any_verdict.scheme,
        any_verdict.digest,
        dict(answers),
        tuple(spans),
        note,
        moment=datetime.now(UTC).isoformat(),
    )


def latest_decisions(decisions: Iterable[Verdict], scheme: Scheme) -> dict[Item, Verdict]:
    """Return the decision on each item: of several adjudicators' the one told last."""
    told = sorted(counting(decisions, scheme), key=lambda verdict: (verdict.moment, verdict.uid))
    return {each.item: each for each in told}


def settled(verdicts: Iterable[Verdict], decisions: Iterable[Verdict], scheme: Scheme) -> list[Verdict]:
    """Return what counts in the end: of each item the decision, or where there is none all annotators' verdicts."""
    decided = latest_decisions(decisions, scheme)
    left = [each for each in counting(verdicts, scheme) if each.item not in decided]
    return [*left, *decided.values()]


def is_same(one: Verdict, other: Verdict) -> bool:
    """Tell whether two verdicts say the same; an unanswered question is as good as one that could not be judged."""
    names = one.answers.keys() | other.answers.keys()
    return _labelled(one) == _labelled(other) and all(
        one.answers.get(name) == other.answers.get(name) for name in names
    )


def distance(verdicts: Sequence[Verdict], scheme: Scheme) -> float:
    """Return how far verdicts on one item are apart, as `Case` describes it."""
    pairs = list(combinations(verdicts, 2))
    if not pairs:
        return 0.0
    return sum(max(_apart(question, *pair) for pair in pairs) for question in scheme.questions) + max(
        _parted(*pair) for pair in pairs
    )


def _case(
    item: Item, said: dict[str, Verdict], asked: Sequence[str], decision: Verdict | None, scheme: Scheme
) -> Case:
    verdicts = dict(sorted(said.items()))
    every = list(verdicts.values())
    missing = tuple(sorted(set(asked) - verdicts.keys()))
    if decision is not None:
        state = State.ACCEPTED if any(is_same(each, decision) for each in every) else State.REJECTED
    elif missing:
        state = State.INCOMPLETE
    elif all(is_same(every[0], each) for each in every):
        state = State.AGREEMENT
    else:
        state = State.DISAGREEMENT
    return Case(item, state, distance(every, scheme), verdicts, missing, decision)


def _apart(question: Question, one: Verdict, other: Verdict) -> float:
    ours, theirs = one.answers.get(question.name), other.answers.get(question.name)
    if ours == theirs:
        return 0.0
    if isinstance(question, Rating) and isinstance(ours, float | int) and isinstance(theirs, float | int):
        return min(1.0, abs(ours - theirs) / (question.high - question.low))
    return 1.0


def _parted(one: Verdict, other: Verdict) -> float:
    shared = characters(one.spans, other.spans)
    return 1 - shared.f1 if shared.first or shared.second else 0.0


def _labelled(verdict: Verdict) -> frozenset[tuple[object, ...]]:
    return frozenset((*_place(span), span.severity) for span in verdict.spans)


def _place(span: SpanLabel) -> tuple[str, int, int, str]:
    return span.text, span.start, span.end, span.label
