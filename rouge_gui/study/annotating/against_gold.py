"""Annotators beside the verdicts that are known to be right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rouge_gui.study.annotating.answer_table import number_of
from rouge_gui.study.annotating.scheme import Question, Rating
from rouge_gui.study.annotating.span_agreement import EVERY, SpanAgreement, compared
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.annotating.verdict import Verdict

GOLD = "gold"


@dataclass(frozen=True)
class AgainstGold(Told):
    """An annotator's answers to one question on the `items` whose right answer is known.

    `right` is the share of equal answers, `distance` the mean distance of ratings (NaN for choices); NaN without items.
    """

    annotator: str
    question: str
    items: int
    right: float
    distance: float


def against_gold(
    verdicts: Sequence[Verdict], gold: Sequence[Verdict], questions: Sequence[Question]
) -> list[AgainstGold]:
    """Return for each annotator and question how many answers are right; both sides are verdicts that count."""
    known = {each.item: each for each in gold}
    return [
        _of_question(annotator, [(each, known[each.item]) for each in own if each.item in known], question)
        for annotator, own in _by_annotator(verdicts).items()
        for question in questions
    ]


def spans_against_gold(
    verdicts: Sequence[Verdict], gold: Sequence[Verdict], labels: Sequence[str]
) -> list[SpanAgreement]:
    """Return for each annotator, of every label and of each of `labels`, which of the right spans were found."""
    right = {each.item: each.spans for each in gold}
    return [
        compared(GOLD, right, annotator, {each.item: each.spans for each in own}, label)
        for annotator, own in _by_annotator(verdicts).items()
        for label in (EVERY, *labels)
    ]


def _of_question(annotator: str, pairs: Sequence[tuple[Verdict, Verdict]], question: Question) -> AgainstGold:
    told = [
        (number_of(question, ours.answers.get(question.name)), number_of(question, right))
        for ours, theirs in pairs
        if (right := theirs.answers.get(question.name)) is not None
    ]
    apart = [abs(ours - right) for ours, right in told if ours == ours and right == right]  # noqa: PLR0124 (no NaN)
    if not apart:
        return AgainstGold(annotator, question.name, 0, float("nan"), float("nan"))
    distance = sum(apart) / len(apart) if isinstance(question, Rating) else float("nan")
    return AgainstGold(annotator, question.name, len(apart), apart.count(0) / len(apart), distance)


def _by_annotator(verdicts: Sequence[Verdict]) -> Mapping[str, list[Verdict]]:
    found: dict[str, list[Verdict]] = {}
    for each in sorted(verdicts, key=lambda verdict: verdict.annotator):
        found.setdefault(each.annotator, []).append(each)
    return found
