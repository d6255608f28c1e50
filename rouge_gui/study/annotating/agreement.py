"""How far annotators agree: on each question, on spans, each of them with the others, over time, and with gold."""

from collections.abc import Iterable
from dataclasses import dataclass

from rouge_gui.study.annotating.against_gold import AgainstGold, against_gold, spans_against_gold
from rouge_gui.study.annotating.alpha import LEVELS, Alpha, alpha_with_interval
from rouge_gui.study.annotating.answer_table import AnswerTable, counting, table_of
from rouge_gui.study.annotating.by_annotator import (
    AnnotatorAgreement,
    Window,
    moments_of,
    of_annotator,
    windows,
)
from rouge_gui.study.annotating.kappa import (
    AnswerAgreement,
    Fleiss,
    PairAgreement,
    answer_agreement,
    fleiss,
    pair_agreement,
    raw_agreement,
)
from rouge_gui.study.annotating.scheme import Rating, Scheme, answers_of
from rouge_gui.study.annotating.span_agreement import SpanAgreement, span_agreement
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.annotating.verdict import Verdict


@dataclass(frozen=True)
class Reckoning:
    """How often items are resampled for the intervals of alpha, the seed, and how many verdicts make a window of time."""

    resamples: int = 1_000
    seed: int = 0
    window: int = 20


@dataclass(frozen=True)
class QuestionAgreement(Told):
    """One question: `items` judged by at least two of the `annotators`, and how far these agree.

    `raw` is the share of equal answers among all pairs of answers to one item. Alphas of ratings are nominal, ordinal and
    interval, those of choices nominal.
    """

    question: str
    annotators: int
    items: int
    raw: float
    pairs: tuple[PairAgreement, ...]
    fleiss: Fleiss
    alphas: tuple[Alpha, ...]
    answers: tuple[AnswerAgreement, ...]


@dataclass(frozen=True)
class Agreement:
    """All that is known of how far annotators agree under one scheme; the parts are described where they are made."""

    questions: tuple[QuestionAgreement, ...]
    spans: tuple[SpanAgreement, ...]
    annotators: tuple[AnnotatorAgreement, ...]
    windows: tuple[Window, ...]
    gold: tuple[AgainstGold, ...]
    gold_spans: tuple[SpanAgreement, ...]

    def told(self) -> dict[str, list[dict[str, object]]]:
        """Return the agreement as JSON has it."""
        parts: dict[str, tuple[Told, ...]] = vars(self)
        return {name: [each.told() for each in part] for name, part in parts.items()}


def agreement(
    verdicts: Iterable[Verdict],
    scheme: Scheme,
    gold: Iterable[Verdict] = (),
    reckoning: Reckoning = Reckoning(),
) -> Agreement:
    """Return how far the annotators of `verdicts` agree under `scheme`; of what they said, what is in force counts."""
    counted, right = counting(verdicts, scheme), counting(gold, scheme)
    labels = [each.name for each in scheme.labels]
    moments = moments_of(counted)
    tables = [table_of(counted, question) for question in scheme.questions]
    return Agreement(
        tuple(_of_question(table, reckoning) for table in tables),
        tuple(span_agreement(counted, labels)) if labels else (),
        tuple(of_annotator(table, each, moments) for table in tables for each in table.annotators),
        tuple(
            window
            for table in tables
            for each in table.annotators
            for window in windows(table, each, moments, reckoning.window)
        ),
        tuple(against_gold(counted, right, scheme.questions)) if right else (),
        tuple(spans_against_gold(counted, right, labels)) if right and labels else (),
    )


def _of_question(table: AnswerTable, reckoning: Reckoning) -> QuestionAgreement:
    is_rating = isinstance(table.question, Rating)
    first = table.question.low if isinstance(table.question, Rating) else 0
    answers = {float(number): answer for number, answer in enumerate(answers_of(table.question), first)}
    shared = table.shared()
    return QuestionAgreement(
        table.question.name,
        len(table.annotators),
        shared.shape[1],
        raw_agreement(shared),
        tuple(pair_agreement(table, one, other) for one, other in table.pairs()),
        fleiss(shared),
        tuple(
            alpha_with_interval(table.numbers, level, reckoning.resamples, reckoning.seed)
            for level in (LEVELS if is_rating else LEVELS[:1])
        ),
        tuple(answer_agreement(table, answers)),
    )
