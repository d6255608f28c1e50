"""Agreement beyond chance: Cohen's kappa of two annotators, Fleiss' of many, and how often they agree at all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from rouge_gui.study.annotating.answer_table import AnswerTable
from rouge_gui.study.annotating.scheme import Rating
from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.resampling import Numbers

# How much a difference counts as disagreement (Cohen 1968); the unit cancels.
WEIGHTS: Mapping[str, Callable[[Numbers], Numbers]] = {
    "none": lambda apart: np.asarray(apart != 0, float),
    "linear": np.abs,
    "quadratic": lambda apart: apart * apart,
}
UNDEFINED = float("nan")


@dataclass(frozen=True)
class PairAgreement(Told):
    """Two annotators on the `items` that both judged: the share of equal answers, and Cohen's kappa.

    `linear` and `quadratic` are the weighted kappas of ratings. NaN where undefined: no items, or one answer only.
    """

    first: str
    second: str
    items: int
    raw: float
    kappa: float
    linear: float
    quadratic: float


@dataclass(frozen=True)
class Fleiss(Told):
    """Fleiss' kappa (1971) over the `items` that equally many annotators (`judges`) judged."""

    kappa: float
    items: int
    judges: int


@dataclass(frozen=True)
class AnswerAgreement(Told):
    """How often `answer` was given, and how likely another who judges the same item gives it too.

    Specific agreement of many raters (Fleiss, Levin and Paik 2003, chapter 18); NaN where nobody else judged.
    """

    answer: str
    given: int
    agreed: float


def pair_agreement(table: AnswerTable, first: str, second: str) -> PairAgreement:
    """Return the agreement of two annotators."""
    ours, theirs = table.row(first), table.row(second)
    both = ~(np.isnan(ours) | np.isnan(theirs))
    raw = float((ours[both] == theirs[both]).mean()) if both.any() else UNDEFINED
    is_ordered = isinstance(table.question, Rating)
    linear, quadratic = (
        cohen(ours, theirs, weights) if is_ordered else UNDEFINED for weights in ("linear", "quadratic")
    )
    return PairAgreement(first, second, int(both.sum()), raw, cohen(ours, theirs), linear, quadratic)


def cohen(first: Numbers, second: Numbers, weights: str = "none") -> float:
    """Return Cohen's kappa (1960; weighted: 1968) over the items that both judged, `weights` a name of `WEIGHTS`."""
    both = ~(np.isnan(first) | np.isnan(second))
    if not both.any():
        return UNDEFINED
    weigh = WEIGHTS[weights]
    ours, our_counts = np.unique(first[both], return_counts=True)
    theirs, their_counts = np.unique(second[both], return_counts=True)
    chances = np.outer(our_counts, their_counts) / both.sum() ** 2
    expected = float((weigh(ours[:, None] - theirs) * chances).sum())
    observed = float(weigh(first[both] - second[both]).mean())
    return 1 - observed / expected if expected else UNDEFINED


def raw_agreement(numbers: Numbers) -> float:
    """Return the share of equal answers among all pairs of answers to one item."""
    counts = counts_of(numbers)
    judges = counts.sum(axis=1)
    pairs = float((judges * (judges - 1)).sum())
    return float((counts * (counts - 1)).sum() / pairs) if pairs else UNDEFINED


def fleiss(numbers: Numbers) -> Fleiss:
    """Return the kappa over the items that equally many judged: of two or more, that number which most items have."""
    counts = counts_of(numbers)
    judges = counts.sum(axis=1)
    sizes, items = np.unique(judges[judges > 1], return_counts=True)
    if not len(sizes):
        return Fleiss(UNDEFINED, 0, 0)
    # Of equally frequent numbers the higher.
    size, covered = max(zip(sizes.tolist(), items.tolist(), strict=True), key=lambda each: (each[1], each[0]))
    own = counts[judges == size]
    observed = float((own * (own - 1)).sum() / (covered * size * (size - 1)))
    shares = own.sum(axis=0) / (covered * size)
    expected = float((shares * shares).sum())
    kappa = (observed - expected) / (1 - expected) if (own.sum(axis=0) > 0).sum() > 1 else UNDEFINED
    return Fleiss(kappa, int(covered), int(size))


def answer_agreement(table: AnswerTable, answers: Mapping[float, str]) -> list[AnswerAgreement]:
    """Return the agreement on each of `answers`, by number."""
    found = []
    judged = (~np.isnan(table.numbers)).sum(axis=0)
    for number, answer in answers.items():
        given = (table.numbers == number).sum(axis=0)
        others = float((given * (judged - 1)).sum())
        agreed = float((given * (given - 1)).sum() / others) if others else UNDEFINED
        found.append(AnswerAgreement(answer, int(given.sum()), agreed))
    return found


def counts_of(numbers: Numbers) -> Numbers:
    """Return how often each answer that was given at all was given to each item: (items, answers)."""
    answers = np.unique(numbers[~np.isnan(numbers)])
    counts = [(numbers == answer).sum(axis=0) for answer in answers]
    return np.array(counts, float).T if counts else np.zeros((numbers.shape[1], 0))
