"""The tables of agreement: what each column says of a row."""

import math
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from rouge_gui.gui.projects.known import EVERYBODY
from rouge_gui.gui.systems.sorted_rows import Column, interval, signed
from rouge_gui.study.annotating.against_gold import AgainstGold
from rouge_gui.study.annotating.agreement import QuestionAgreement
from rouge_gui.study.annotating.alpha import LEVELS, Alpha
from rouge_gui.study.annotating.blinding import PositionBias
from rouge_gui.study.annotating.by_annotator import AnnotatorAgreement, Drift, Window
from rouge_gui.study.annotating.kappa import AnswerAgreement, PairAgreement
from rouge_gui.study.annotating.span_agreement import EVERY, Shared, SpanAgreement

Row = TypeVar("Row")
UNDEFINED = "\N{EN DASH}"
DIGITS = 3
TO_MINUTES = 16
ALPHA_HELP = {
    "nominal": "Krippendorff's alpha where one other answer is as far away as any",
    "ordinal": "Krippendorff's alpha where answers have an order",
    "interval": "Krippendorff's alpha where answers have distances, squared",
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
    return UNDEFINED if math.isnan(value) else signed(round(value, DIGITS) + 0.0, DIGITS).removeprefix("+")


def share(value: float) -> str:
    """Return a share of 1 in per cent, a dash where there is none."""
    return UNDEFINED if math.isnan(value) else f"{value:.0%}"


def question_columns() -> list[Column[QuestionAgreement]]:
    """Return the question, how many judged what, and each coefficient."""
    return [
        _words("Question", "What was asked.", lambda row: row.question),
        _count("Items", "Items that at least two annotators judged.", lambda row: row.items),
        _count("Annotators", "How many have judged anything.", lambda row: row.annotators),
        Column(
            "Equal",
            "Of all pairs of answers to one item, how many are equal; chance is not taken out.",
            lambda row: share(row.raw),
            lambda row: row.raw,
        ),
        _number(
            "Fleiss", "Fleiss' kappa, over the items that equally many judged.", lambda row: row.fleiss.kappa
        ),
        *(_alpha(level) for level in LEVELS),
    ]


def pair_columns() -> list[Column[Pair]]:
    """Return the question, who, on how many items, and Cohen's kappas."""
    return [
        _words("Question", "What was asked.", lambda row: row.question),
        _words("First", "One annotator.", lambda row: row.found.first),
        _words("Second", "The other.", lambda row: row.found.second),
        _count("Items", "Items that both judged.", lambda row: row.found.items),
        Column(
            "Equal",
            "How many answers are equal.",
            lambda row: share(row.found.raw),
            lambda row: row.found.raw,
        ),
        _number("Cohen", "Cohen's kappa: agreement beyond chance.", lambda row: row.found.kappa),
        _number("Linear", "Kappa of ratings, weighted by their distance.", lambda row: row.found.linear),
        _number(
            "Quadratic",
            "Kappa of ratings, weighted by the squared distance.",
            lambda row: row.found.quadratic,
        ),
    ]


def answer_columns() -> list[Column[Given]]:
    """Return each answer, how often it was given, and how likely somebody else gives it too."""
    return [
        _words("Question", "What was asked.", lambda row: row.question),
        _words("Answer", "What was answered.", lambda row: row.found.answer),
        _count("Given", "How often.", lambda row: row.found.given),
        Column(
            "Agreed",
            "How likely another who judges the same item gives this answer too (Fleiss, Levin and Paik 2003).",
            lambda row: share(row.found.agreed),
            lambda row: row.found.agreed,
        ),
    ]


def annotator_columns() -> list[Column[AnnotatorAgreement]]:
    """Return each annotator's agreement with the others, leaning and drift."""
    return [
        _words("Annotator", "Who judged.", lambda row: row.annotator),
        _words("Question", "What was asked.", lambda row: row.question),
        _count("Judged", "How many items.", lambda row: row.verdicts),
        _count("Shared", "How many of them somebody else judged too.", lambda row: row.shared),
        _number("Alpha", "The mean of the alphas with each other annotator.", lambda row: row.alpha),
        _number("Mean", "The mean rating.", lambda row: row.mean),
        Column(
            "Bias",
            "How much higher than the others this annotator rates shared items, on average.",
            lambda row: signed(row.bias, 2) or UNDEFINED,
            lambda row: row.bias,
        ),
        _drift(
            "Drift", "Spearman's rho of the ratings with time: below zero they fall.", lambda row: row.drift
        ),
        _drift(
            "Parting",
            "Spearman's rho of the distance from the others with time: above zero it grows.",
            lambda row: row.parting,
        ),
    ]


def span_columns() -> list[Column[SpanAgreement]]:
    """Return two annotators, a label, and how far their spans are the same."""
    return [
        _words("First", "One annotator.", lambda row: row.first),
        _words("Second", "The other.", lambda row: row.second),
        _words("Label", "What was labelled.", lambda row: "all labels" if row.label == EVERY else row.label),
        _count("Items", "Items that both judged.", lambda row: row.items),
        _f1("F1, whole spans", "Spans with the same label and ends.", lambda row: row.exact),
        _f1("F1, characters", "Characters under the same label.", lambda row: row.characters),
        _count("Spans, first", "How many spans the first labelled.", lambda row: row.exact.first),
        _count("Spans, second", "How many spans the second labelled.", lambda row: row.exact.second),
    ]


def window_columns() -> list[Column[Window]]:
    """Return a stretch of an annotator's work, its mean and distance from the others."""
    return [
        _words("Annotator", "Who judged.", lambda row: row.annotator),
        _words("Question", "What was asked.", lambda row: row.question),
        _words("From (UTC)", "When the first of these verdicts was told.", lambda row: _moment(row.start)),
        _words("To (UTC)", "When the last of them was.", lambda row: _moment(row.end)),
        _count("Verdicts", "How many.", lambda row: row.verdicts),
        _count("Shared", "How many are on items that others judged too.", lambda row: row.shared),
        _number("Mean", "The mean rating.", lambda row: row.mean),
        _number(
            "Distance",
            "The mean distance from the others: of ratings in points, of choices the share who chose something else.",
            lambda row: row.distance,
        ),
    ]


def gold_columns() -> list[Column[AgainstGold]]:
    """Return how many answers of each annotator are right."""
    return [
        _words("Annotator", "Who judged.", lambda row: row.annotator),
        _words("Question", "What was asked.", lambda row: row.question),
        _count("Gold items", "Items whose right answer is known.", lambda row: row.items),
        Column("Right", "How many answers are right.", lambda row: share(row.right), lambda row: row.right),
        _number(
            "Distance", "The mean distance of the ratings from the right ones.", lambda row: row.distance
        ),
    ]


def bias_columns() -> list[Column[Bias]]:
    """Return how often the candidate shown first, or second, was preferred."""
    return [
        _words(
            "Annotator", "Who judged.", lambda row: "all" if row.annotator == EVERYBODY else row.annotator
        ),
        _words("Question", "What was asked.", lambda row: row.question),
        _count("First shown", "How often the one shown first was preferred.", lambda row: row.found.first),
        _count("Second shown", "How often the one shown second was.", lambda row: row.found.second),
        _count("Neither", "How often neither was.", lambda row: row.found.ties),
        _number(
            "p",
            "How likely a share so uneven is where the place does not matter (two-sided binomial test).",
            lambda row: row.found.p,
        ),
    ]


def _words(words: str, help_: str, of: Callable[[Row], str]) -> Column[Row]:
    return Column(words, help_, of, of, is_number=False)


def _count(words: str, help_: str, of: Callable[[Row], int]) -> Column[Row]:
    return Column(words, help_, lambda row: f"{of(row):,}", of)


def _number(words: str, help_: str, of: Callable[[Row], float]) -> Column[Row]:
    return Column(words, help_, lambda row: coefficient(of(row)), of, spoken=lambda row: spoken(of(row)))


def _f1(words: str, help_: str, of: Callable[[Row], Shared]) -> Column[Row]:
    return Column(
        words,
        help_,
        lambda row: coefficient(of(row).f1),
        lambda row: of(row).f1,
        told=lambda row: f"{of(row).both:,} in common, of {of(row).first:,} and {of(row).second:,}",
        spoken=lambda row: spoken(of(row).f1),
    )


def _drift(words: str, help_: str, of: Callable[[Row], Drift]) -> Column[Row]:
    def text(row: Row) -> str:
        found = of(row)
        return UNDEFINED if math.isnan(found.rho) else f"{coefficient(found.rho)}, p {found.p:.3f}"

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
        f"Alpha, {level}",
        f"{ALPHA_HELP[level]}; in brackets the middle 95 % of 1,000 resamples of the items.",
        text,
        value,
    )


def spoken(value: float) -> str:
    """Return what a screen reader says of a coefficient."""
    return "undefined" if math.isnan(value) else coefficient(value)


def _moment(moment: str) -> str:
    return moment[:TO_MINUTES].replace("T", " ")
