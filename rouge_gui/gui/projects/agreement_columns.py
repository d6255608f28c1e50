"""The tables of agreement: what each column says of a row."""

import math
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from rouge_gui.gui.language import decimals, percent, tr, whole
from rouge_gui.gui.projects.known import EVERYBODY
from rouge_gui.gui.projects.moments import moment_of
from rouge_gui.gui.systems.sorted_rows import Column, interval, signed
from rouge_gui.study.annotating.against_gold import AgainstGold
from rouge_gui.study.annotating.agreement import QuestionAgreement, Reckoning
from rouge_gui.study.annotating.alpha import LEVELS, Alpha
from rouge_gui.study.annotating.blinding import PositionBias
from rouge_gui.study.annotating.by_annotator import AnnotatorAgreement, Drift, Window
from rouge_gui.study.annotating.kappa import AnswerAgreement, PairAgreement
from rouge_gui.study.annotating.span_agreement import EVERY, Shared, SpanAgreement
from rouge_gui.wording import said

Row = TypeVar("Row")
UNDEFINED = "\N{EN DASH}"
DIGITS = 3
ALPHA_NAMES = {
    "nominal": said("Alpha, nominal"),
    "ordinal": said("Alpha, ordinal"),
    "interval": said("Alpha, interval"),
}
ALPHA_HELP = {
    "nominal": said("Krippendorff's alpha where one other answer is as far away as any"),
    "ordinal": said("Krippendorff's alpha where answers have an order"),
    "interval": said("Krippendorff's alpha where answers have distances, squared"),
}


class Pair(NamedTuple):
    """Two annotators on one question."""

    question: str
    found: PairAgreement


class Given(NamedTuple):
    """One answer to one question."""

    question: str
    found: AnswerAgreement


class Bias(NamedTuple):
    """Which place one annotator, or everybody, preferred at one choice."""

    annotator: str
    question: str
    found: PositionBias


def coefficient(value: float) -> str:
    """Return an agreement with three digits, a dash where it is undefined."""
    if math.isnan(value):
        return UNDEFINED
    return decimals(round(value, DIGITS) + 0.0, DIGITS)


def share(value: float) -> str:
    """Return a share of 1 in per cent, a dash where there is none."""
    return UNDEFINED if math.isnan(value) else percent(value)


def question_columns() -> list[Column[QuestionAgreement]]:
    """Return the question, how many judged what, and each coefficient."""
    return [
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _count(said("Items"), said("Items that at least two annotators judged."), lambda row: row.items),
        _count(said("Annotators"), said("How many have judged anything."), lambda row: row.annotators),
        Column(
            said("Equal"),
            said("Of all pairs of answers to one item, how many are equal; chance is not taken out."),
            lambda row: share(row.raw),
            lambda row: row.raw,
        ),
        _number(
            said("Fleiss"),
            said("Fleiss' kappa, over the items that equally many judged."),
            lambda row: row.fleiss.kappa,
        ),
        *(_alpha(level) for level in LEVELS),
    ]


def pair_columns() -> list[Column[Pair]]:
    """Return the question, who, on how many items, and Cohen's kappas."""
    return [
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _words(said("First"), said("One annotator."), lambda row: row.found.first),
        _words(said("Second"), said("The other."), lambda row: row.found.second),
        _count(said("Items"), said("Items that both judged."), lambda row: row.found.items),
        Column(
            said("Equal"),
            said("How many answers are equal."),
            lambda row: share(row.found.raw),
            lambda row: row.found.raw,
        ),
        _number(said("Cohen"), said("Cohen's kappa: agreement beyond chance."), lambda row: row.found.kappa),
        _number(
            said("Linear"),
            said("Kappa of ratings, weighted by their distance."),
            lambda row: row.found.linear,
        ),
        _number(
            said("Quadratic"),
            said("Kappa of ratings, weighted by the squared distance."),
            lambda row: row.found.quadratic,
        ),
    ]


def answer_columns() -> list[Column[Given]]:
    """Return each answer, how often it was given, and how likely somebody else gives it too."""
    return [
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _words(said("Answer"), said("What was answered."), lambda row: row.found.answer),
        _count(said("Given"), said("How often."), lambda row: row.found.given),
        Column(
            said("Agreed"),
            said(
                "How likely another who judges the same item gives this answer too (Fleiss, Levin and Paik 2003)."
            ),
            lambda row: share(row.found.agreed),
            lambda row: row.found.agreed,
        ),
    ]


def annotator_columns() -> list[Column[AnnotatorAgreement]]:
    """Return each annotator's agreement with the others, leaning and drift."""
    return [
        _words(said("Annotator"), said("Who judged."), lambda row: row.annotator),
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _count(said("Judged"), said("How many items."), lambda row: row.verdicts),
        _count(said("Shared"), said("How many of them somebody else judged too."), lambda row: row.shared),
        _number(
            said("Alpha"), said("The mean of the alphas with each other annotator."), lambda row: row.alpha
        ),
        _number(said("Mean"), said("The mean rating."), lambda row: row.mean),
        Column(
            said("Bias"),
            said("How much higher than the others this annotator rates shared items, on average."),
            lambda row: signed(row.bias, 2) or UNDEFINED,
            lambda row: row.bias,
        ),
        _drift(
            said("Drift"),
            said("Spearman's rho of the ratings with time: below zero they fall."),
            lambda row: row.drift,
        ),
        _drift(
            said("Parting"),
            said("Spearman's rho of the distance from the others with time: above zero it grows."),
            lambda row: row.parting,
        ),
    ]


def span_columns() -> list[Column[SpanAgreement]]:
    """Return two annotators, a label, and how far their spans are the same."""
    return [
        _words(said("First"), said("One annotator."), lambda row: row.first),
        _words(said("Second"), said("The other."), lambda row: row.second),
        _words(
            said("Label"),
            said("What was labelled."),
            lambda row: tr("all labels") if row.label == EVERY else row.label,
        ),
        _count(said("Items"), said("Items that both judged."), lambda row: row.items),
        _f1(said("F1, whole spans"), said("Spans with the same label and ends."), lambda row: row.exact),
        _f1(said("F1, characters"), said("Characters under the same label."), lambda row: row.characters),
        _count(said("Spans, first"), said("How many spans the first labelled."), lambda row: row.exact.first),
        _count(
            said("Spans, second"), said("How many spans the second labelled."), lambda row: row.exact.second
        ),
    ]


def window_columns() -> list[Column[Window]]:
    """Return a stretch of an annotator's work, its mean and distance from the others."""
    return [
        _words(said("Annotator"), said("Who judged."), lambda row: row.annotator),
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _time(said("From"), said("When the first of these verdicts was told."), lambda row: row.start),
        _time(said("To"), said("When the last of them was."), lambda row: row.end),
        _count(said("Verdicts"), said("How many."), lambda row: row.verdicts),
        _count(said("Shared"), said("How many are on items that others judged too."), lambda row: row.shared),
        _number(said("Mean"), said("The mean rating."), lambda row: row.mean),
        _number(
            said("Distance"),
            said(
                "The mean distance from the others: of ratings in points, of choices the share who chose something else."
            ),
            lambda row: row.distance,
        ),
    ]


def gold_columns() -> list[Column[AgainstGold]]:
    """Return how many answers of each annotator are right."""
    return [
        _words(said("Annotator"), said("Who judged."), lambda row: row.annotator),
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _count(said("Gold items"), said("Items whose right answer is known."), lambda row: row.items),
        Column(
            said("Right"),
            said("How many answers are right."),
            lambda row: share(row.right),
            lambda row: row.right,
        ),
        _number(
            said("Distance"),
            said("The mean distance of the ratings from the right ones."),
            lambda row: row.distance,
        ),
    ]


def bias_columns() -> list[Column[Bias]]:
    """Return how often the candidate shown first, or second, was preferred."""
    return [
        _words(
            said("Annotator"),
            said("Who judged."),
            lambda row: tr("everybody") if row.annotator == EVERYBODY else row.annotator,
        ),
        _words(said("Question"), said("What was asked."), lambda row: row.question),
        _count(
            said("First shown"),
            said("How often the one shown first was preferred."),
            lambda row: row.found.first,
        ),
        _count(
            said("Second shown"), said("How often the one shown second was."), lambda row: row.found.second
        ),
        _count(said("Neither"), said("How often neither was."), lambda row: row.found.ties),
        _number(
            said("p"),
            said(
                "How likely a share so uneven is where the place does not matter (two-sided binomial test)."
            ),
            lambda row: row.found.p,
        ),
    ]


def _words(words: str, help_: str, of: Callable[[Row], str]) -> Column[Row]:
    return Column(words, help_, of, of, is_number=False)


def _time(words: str, help_: str, of: Callable[[Row], str]) -> Column[Row]:
    return Column(words, help_, lambda row: moment_of(of(row)), of, is_number=False)


def _count(words: str, help_: str, of: Callable[[Row], int]) -> Column[Row]:
    return Column(words, help_, lambda row: whole(of(row)), of)


def _number(words: str, help_: str, of: Callable[[Row], float]) -> Column[Row]:
    return Column(words, help_, lambda row: coefficient(of(row)), of, spoken=lambda row: spoken(of(row)))


def _f1(words: str, help_: str, of: Callable[[Row], Shared]) -> Column[Row]:
    return Column(
        words,
        help_,
        lambda row: coefficient(of(row).f1),
        lambda row: of(row).f1,
        told=lambda row: _in_common(of(row)),
        spoken=lambda row: spoken(of(row).f1),
    )


def _drift(words: str, help_: str, of: Callable[[Row], Drift]) -> Column[Row]:
    def text(row: Row) -> str:
        found = of(row)
        if math.isnan(found.rho):
            return UNDEFINED
        return tr("{rho}, p {p:.3f}", rho=coefficient(found.rho), p=found.p)

    return Column(words, help_, text, lambda row: of(row).rho)


def _alpha(level: str) -> Column[QuestionAgreement]:
    def of(row: QuestionAgreement) -> Alpha | None:
        return next((each for each in row.alphas if each.level == level), None)

    def value(row: QuestionAgreement) -> float:
        found = of(row)
        return float("nan") if found is None else found.value

    def text(row: QuestionAgreement) -> str:
        found = of(row)
        if found is None:
            return ""
        bounds = interval(found.low, found.high, coefficient)
        return f"{coefficient(found.value)} ({bounds})" if bounds else coefficient(found.value)

    return Column(
        ALPHA_NAMES[level],
        said(
            "{alpha}; in brackets the middle 95 % of {resamples:,} resamples of the items.",
            alpha=ALPHA_HELP[level],
            resamples=Reckoning.resamples,
        ),
        text,
        value,
    )


def spoken(value: float) -> str:
    """Return what a screen reader says of a coefficient."""
    return tr("undefined") if math.isnan(value) else coefficient(value)


def _in_common(found: Shared) -> str:
    return tr(
        "{both:,} in common, of {first:,} and {second:,}",
        both=found.both,
        first=found.first,
        second=found.second,
    )
