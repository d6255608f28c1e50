"""The evidence of a score and the score it makes: matches, overlap, precision, recall, F."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import NamedTuple


class Match(NamedTuple):
    """One counted match: token positions in the candidate and in the reference, of equal length."""

    candidate: tuple[int, ...]
    reference: tuple[int, ...]


class Score(NamedTuple):
    """Precision, recall and F, each in 0..1."""

    precision: float
    recall: float
    fmeasure: float


class Counts(NamedTuple):
    """The numbers that make a score, without their evidence: what is pooled and what crosses processes."""

    hits: float
    candidate_total: float
    reference_total: float
    inverse: float = 1.0


@dataclass(frozen=True)
class Overlap:
    """What a variant counted between one candidate and one reference.

    `hits` is the clipped count, `candidate_total` and `reference_total` the denominators of precision and recall;
    the ratio to the power of `inverse` is the score (1 but for ROUGE-W). `matches` are the counted units, as many
    as `hits` where a unit counts one. `clipped_candidate` and `clipped_reference` are units (token positions) that
    both texts hold but that exceed the other side's count. `choice_total` stands in for `reference_total` where
    ROUGE-1.5.5 chooses the best reference by another recall than it prints (ROUGE-W).
    """

    hits: float
    candidate_total: float
    reference_total: float
    matches: Sequence[Match]
    clipped_candidate: Sequence[tuple[int, ...]] = ()
    clipped_reference: Sequence[tuple[int, ...]] = ()
    inverse: float = 1.0
    choice_total: float | None = None

    @property
    def counts(self) -> Counts:
        """The numbers alone."""
        return Counts(self.hits, self.candidate_total, self.reference_total, self.inverse)


@dataclass(frozen=True)
class Scoring:
    """How counts become a score: `weigh` makes F of precision and recall, `settle` rounds each number."""

    weigh: Callable[[float, float], float]
    settle: Callable[[float], float]

    def score(self, counts: Counts) -> Score:
        """Return the score of `counts`; an empty denominator gives 0. F is made of the settled P and R."""
        precision = self.settle(ratio(counts.hits, counts.candidate_total, counts.inverse))
        recall = self.settle(ratio(counts.hits, counts.reference_total, counts.inverse))
        return Score(precision, recall, self.settle(self.weigh(precision, recall)))


def ratio(hits: float, total: float, inverse: float) -> float:
    """Return (hits / total) ** inverse, 0 where `total` is 0."""
    return (hits / total) ** inverse if total else 0.0


def added(values: Iterable[float]) -> float:
    """Add numbers one after the other, as Perl and C do: Python's own sum is compensated from 3.12 on."""
    return reduce(add, values, 0)


def f_beta(precision: float, recall: float, beta: float) -> float:
    """Return van Rijsbergen's F: (1 + beta^2) P R / (beta^2 P + R), 0 where both are 0.

    beta > 1 favours recall, beta < 1 precision; beta = 1 is evaluated in the order rouge-score uses.
    """
    weight = beta * beta
    below = weight * precision + recall
    return (1.0 + weight) * precision * recall / below if below > 0 else 0.0


def f_alpha(precision: float, recall: float, alpha: float) -> float:
    """Return ROUGE-1.5.5's F (`-p`): P R / ((1 - alpha) P + alpha R), 0 where that denominator is 0.

    alpha near 1 favours precision: at 1, F is P; at 0, F is R.
    """
    below = (1.0 - alpha) * precision + alpha * recall
    return precision * recall / below if below > 0 else 0.0


def f_lin(precision: float, recall: float) -> float:
    """Return F with beta = P / R (Lin 2004, section 3.1), 0 where either is 0."""
    return f_beta(precision, recall, precision / recall) if recall > 0 else 0.0


def f_smoothed(precision: float, recall: float) -> float:
    """Return 2 P R / (P + R + 1e-8), as pltrdy/rouge does: never quite 1."""
    return 2.0 * (precision * recall / (precision + recall + 1e-8))


def exact(value: float) -> float:
    """Leave a number at full double precision."""
    return value


def five_digits(value: float) -> float:
    """Round a number to five decimals as `%.5f` prints it, which is what ROUGE-1.5.5 goes on with."""
    return float(f"{value:.5f}")
