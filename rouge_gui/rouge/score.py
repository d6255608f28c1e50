"""The evidence of a score and the score it makes: matches, overlap, precision, recall, F."""

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Overlap:
    """What a variant counted between one candidate and one reference.

    `hits` is the clipped count, `candidate_total` and `reference_total` the denominators of precision and recall.
    `matches` are the counted units, as many as `hits` where a unit counts one. `clipped_candidate` and
    `clipped_reference` are units (token positions) that both texts hold but that exceed the other side's count.
    """

    hits: float
    candidate_total: float
    reference_total: float
    matches: tuple[Match, ...]
    clipped_candidate: tuple[tuple[int, ...], ...] = ()
    clipped_reference: tuple[tuple[int, ...], ...] = ()

    def score(self, beta: float) -> Score:
        """Return the score of this overlap; an empty denominator gives 0 (as rouge-score does)."""
        precision = self.hits / self.candidate_total if self.candidate_total else 0.0
        recall = self.hits / self.reference_total if self.reference_total else 0.0
        return Score(precision, recall, f_beta(precision, recall, beta))


def f_beta(precision: float, recall: float, beta: float) -> float:
    """Return van Rijsbergen's F: (1 + beta^2) P R / (beta^2 P + R), 0 where both are 0.

    beta > 1 favours recall, beta < 1 precision; beta = 1 is evaluated in the order rouge-score uses.
    """
    weight = beta * beta
    below = weight * precision + recall
    return (1.0 + weight) * precision * recall / below if below > 0 else 0.0
