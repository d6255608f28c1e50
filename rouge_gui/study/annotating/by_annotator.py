"""One annotator beside the others: agreement with them, leaning, and whether either changes as the work goes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rouge_gui.study.annotating.alpha import alpha
from rouge_gui.study.annotating.answer_table import AnswerTable, level_of
from rouge_gui.study.annotating.scheme import Rating
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.annotating.verdict import Item, Verdict
from rouge_gui.study.resampling import Numbers

FEWEST = 3
UNDEFINED = float("nan")
Moments = Mapping[tuple[str, Item], str]


@dataclass(frozen=True)
class Drift(Told):
    """Spearman's rho of something with the order in which the verdicts were told, its two-sided p, and how many.

    NaN where there are fewer than three or all are the same.
    """

    rho: float
    p: float
    verdicts: int


@dataclass(frozen=True)
class AnnotatorAgreement(Told):
    """One annotator's answers to one question, `shared` of them on items that others judged too.

    `alpha`: the mean of the alphas with each other annotator, ordinal for ratings, nominal for choices. `bias`: mean
    rating minus the mean of the others' means on the shared items (NaN for choices). `drift` is of the ratings, below
    zero where they fall; `parting` of the distance from the others, above zero where it grows.
    """

    annotator: str
    question: str
    verdicts: int
    shared: int
    mean: float
    alpha: float
    bias: float
    drift: Drift
    parting: Drift


@dataclass(frozen=True)
class Window(Told):
    """Verdicts that an annotator told one after the other, from `start` to `end`.

    `mean` is of the ratings (NaN for choices), `distance` the mean distance from the others over the `shared` items.
    """

    annotator: str
    question: str
    start: str
    end: str
    verdicts: int
    shared: int
    mean: float
    distance: float


def moments_of(verdicts: Sequence[Verdict]) -> Moments:
    """Return when each annotator judged each item."""
    return {(each.annotator, each.item): each.moment for each in verdicts}


def of_annotator(table: AnswerTable, annotator: str, moments: Moments) -> AnnotatorAgreement:
    """Return how an annotator's answers to the table's question stand to the others'."""
    row, apart = table.row(annotator), distances(table, annotator)
    alphas = [
        alpha(np.array([row, table.row(other)]), level_of(table.question))
        for other in table.annotators
        if other != annotator
    ]
    is_rating = isinstance(table.question, Rating)
    order = in_order(table, annotator, moments)
    with_others = ~np.isnan(apart)
    bias = _mean((row - _others(table, annotator))[with_others]) if is_rating else UNDEFINED
    return AnnotatorAgreement(
        annotator,
        table.question.name,
        len(order),
        int(with_others.sum()),
        _mean(row[order]) if is_rating else UNDEFINED,
        _mean(np.array(alphas)),
        bias,
        _drift(row[order] if is_rating else np.array([])),
        _drift(apart[[place for place in order if with_others[place]]]),
    )


def windows(table: AnswerTable, annotator: str, moments: Moments, size: int) -> list[Window]:
    """Return an annotator's verdicts in the order in which they were told, `size` at a time."""
    row, apart = table.row(annotator), distances(table, annotator)
    order = in_order(table, annotator, moments)
    found = []
    for start in range(0, len(order), size):
        some = order[start : start + size]
        told = [moments[annotator, table.items[place]] for place in some]
        found.append(
            Window(
                annotator,
                table.question.name,
                told[0],
                told[-1],
                len(some),
                int((~np.isnan(apart[some])).sum()),
                _mean(row[some]) if isinstance(table.question, Rating) else UNDEFINED,
                _mean(apart[some]),
            )
        )
    return found


def in_order(table: AnswerTable, annotator: str, moments: Moments) -> list[int]:
    """Return the places of the items that an annotator judged, in the order in which that was told."""
    judged = np.flatnonzero(~np.isnan(table.row(annotator))).tolist()
    return sorted(judged, key=lambda place: moments[annotator, table.items[place]])


def distances(table: AnswerTable, annotator: str) -> Numbers:
    """Return how far an annotator's answer to each item is from the others', NaN where one is missing.

    Of ratings from the mean of the others; of choices the share of the others who chose something else.
    """
    row = table.row(annotator)
    if isinstance(table.question, Rating):
        apart: Numbers = np.abs(row - _others(table, annotator))
        return apart
    others = _without(table, annotator)
    known = ~np.isnan(others)
    counts = known.sum(axis=0)
    shares = np.full(len(row), np.nan)
    np.divide(((others != row) & known).sum(axis=0), counts, out=shares, where=counts > 0)
    return np.where(np.isnan(row), np.nan, shares)


def _others(table: AnswerTable, annotator: str) -> Numbers:
    """Return the mean of the others' answers to each item, NaN where there is none."""
    others = _without(table, annotator)
    known = ~np.isnan(others)
    means = np.full(others.shape[1], np.nan)
    np.divide(np.where(known, others, 0).sum(axis=0), known.sum(axis=0), out=means, where=known.any(axis=0))
    return means


def _without(table: AnswerTable, annotator: str) -> Numbers:
    rows: Numbers = np.delete(table.numbers, table.annotators.index(annotator), axis=0)
    return rows


def _drift(numbers: Numbers) -> Drift:
    if len(numbers) < FEWEST or (numbers == numbers[0]).all():
        return Drift(UNDEFINED, UNDEFINED, len(numbers))
    from scipy.stats import spearmanr

    found = spearmanr(np.arange(len(numbers)), numbers)
    return Drift(float(found.statistic), float(found.pvalue), len(numbers))


def _mean(numbers: Numbers) -> float:
    known = numbers[~np.isnan(numbers)]
    return float(known.mean()) if len(known) else UNDEFINED
