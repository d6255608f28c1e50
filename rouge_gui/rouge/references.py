"""How the scores against several references become one; `AGGREGATES` registers the ways by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rouge_gui.rouge.score import Overlap, Score


@dataclass(frozen=True)
class Measured:
    """One variant's evidence against one reference, and the score it makes."""

    overlap: Overlap
    score: Score


@dataclass(frozen=True)
class Aggregated:
    """One variant's score over all references; `shown` is the reference whose evidence explains it."""

    score: Score
    shown: int


@dataclass(frozen=True)
class Aggregate:
    """`join` takes what was measured against each reference (at least one) and returns the joint score."""

    help: str
    join: Callable[[Sequence[Measured]], Aggregated]


def _best(measured: Sequence[Measured]) -> Aggregated:
    shown = max(range(len(measured)), key=lambda index: measured[index].score.fmeasure)
    return Aggregated(measured[shown].score, shown)


AGGREGATES: dict[str, Aggregate] = {
    "best": Aggregate(
        "For each variant the reference with the highest F (the first of equals), as rouge-score.", _best
    ),
}
