"""How the scores against several references become one; `AGGREGATES` registers the ways by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from rouge_gui.rouge.score import Counts, Overlap, Score, Scoring, added, ratio
from rouge_gui.wording import said


@dataclass(frozen=True)
class Measured:
    """One variant's evidence against one reference, and the score it makes."""

    overlap: Overlap
    score: Score


@dataclass(frozen=True)
class Aggregated:
    """One variant's score over all references.

    `shown` is the reference whose evidence explains it best, `counts` what the score was made of: of the reference
    chosen, or pooled; a mean over references has the counts of the shown one.
    """

    score: Score
    shown: int
    counts: Counts


Judge = Callable[[Sequence[Measured], Scoring], Aggregated]
Panel = Sequence[Mapping[str, Measured]]


@dataclass(frozen=True)
class Aggregate:
    """`join` takes what each variant measured against each reference (at least one) and returns the joint scores.

    Its last argument names the variant whose best reference all of them take, where there is such a rule.
    """

    help: str
    join: Callable[[Panel, Scoring, str], dict[str, Aggregated]]


def _each(judge: Judge) -> Callable[[Panel, Scoring, str], dict[str, Aggregated]]:
    """Let every variant be judged for itself."""

    def join(panel: Panel, scoring: Scoring, _leader: str) -> dict[str, Aggregated]:
        names, *_ = panel
        return {name: judge([each[name] for each in panel], scoring) for name in names}

    return join


def best_by_leader(panel: Panel, _scoring: Scoring, leader: str) -> dict[str, Aggregated]:
    """Take for all variants the reference with the highest F of `leader`, or of the first variant without it."""
    names, *_ = panel
    leading = leader if leader in names else next(iter(names))
    shown = _first_highest([each[leading].score.fmeasure for each in panel])
    return {name: _chosen([each[name] for each in panel], shown) for name in names}


def best(measured: Sequence[Measured], _scoring: Scoring) -> Aggregated:
    """Take the reference with the highest F, the first of equals."""
    return _chosen(measured, _first_highest([each.score.fmeasure for each in measured]))


def best_recall(measured: Sequence[Measured], _scoring: Scoring) -> Aggregated:
    """Take the reference with the highest recall, the first of equals (ROUGE-1.5.5 `-f B`)."""
    return _chosen(measured, _first_highest([_recall_of_choice(each) for each in measured]))


def _recall_of_choice(measured: Measured) -> float:
    overlap = measured.overlap
    if overlap.choice_total is None:
        return measured.score.recall
    return ratio(overlap.hits, overlap.choice_total, overlap.inverse)


def pooled(measured: Sequence[Measured], scoring: Scoring) -> Aggregated:
    """Add up hits and totals over the references, then make one score (ROUGE-1.5.5 `-f A`): neither mean nor best."""
    overlaps = [each.overlap for each in measured]
    counts = Counts(
        added(overlap.hits for overlap in overlaps),
        added(overlap.candidate_total for overlap in overlaps),
        added(overlap.reference_total for overlap in overlaps),
        overlaps[0].inverse,
    )
    return Aggregated(scoring.score(counts), best(measured, scoring).shown, counts)


def mean(measured: Sequence[Measured], scoring: Scoring) -> Aggregated:
    """Take the mean of P, of R and of F over the references."""
    return replace(best(measured, scoring), score=_mean([each.score for each in measured]))


def jackknife(measured: Sequence[Measured], scoring: Scoring) -> Aggregated:
    """Leave each reference out in turn, take the best recall of the others, and the mean of that (Lin 2004, 2.1)."""
    if len(measured) == 1:
        return best_recall(measured, scoring)
    rounds = [
        best_recall([*measured[:left_out], *measured[left_out + 1 :]], scoring).score
        for left_out in range(len(measured))
    ]
    return replace(best_recall(measured, scoring), score=_mean(rounds))


def first(measured: Sequence[Measured], _scoring: Scoring) -> Aggregated:
    """Take the first reference and leave the others out."""
    return _chosen(measured, 0)


def _chosen(measured: Sequence[Measured], shown: int) -> Aggregated:
    return Aggregated(measured[shown].score, shown, measured[shown].overlap.counts)


def _first_highest(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)


def _mean(scores: Sequence[Score]) -> Score:
    return Score(*(fmean(values) for values in zip(*scores, strict=True)))


AGGREGATES: dict[str, Aggregate] = {
    "best": Aggregate(
        said("For each variant the reference with the highest F (the first of equals), as rouge-score."),
        _each(best),
    ),
    "best by one variant": Aggregate(
        said("All variants take the reference on which one variant, ROUGE-1 as a rule, has its highest F."),
        best_by_leader,
    ),
    "mean": Aggregate(said("The mean of the scores against each reference."), _each(mean)),
    "pooled": Aggregate(
        said(
            "Counts are added up over the references, then one score is made: ROUGE-1.5.5 -f A. Not a mean, not a best."
        ),
        _each(pooled),
    ),
    "best recall": Aggregate(
        said("For each variant the reference with the highest recall, and its P and F: ROUGE-1.5.5 -f B."),
        _each(best_recall),
    ),
    "jackknife": Aggregate(
        said(
            "Each reference is left out in turn, the best recall of the others is taken, and the mean of that (Lin 2004)."
        ),
        _each(jackknife),
    ),
    "first": Aggregate(said("Only the first reference counts."), _each(first)),
}
