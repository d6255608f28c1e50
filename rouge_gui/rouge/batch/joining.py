"""The scores against several references joined to one, a column at a time, by the rules of `rouge.references`."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.batch.weighing import CANDIDATE_TOTAL, HITS, REFERENCE_TOTAL, scores_of, shares
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.references import AGGREGATES, Measured
from rouge_gui.rouge.score import Overlap, Score

Numbers = NDArray[np.float64]
CHOICE_TOTAL = 3


@dataclass(frozen=True)
class Counted:
    """What was counted: `counts`, float64 (pairs, variants, 4), the columns those of `Overlap`.

    Hits, the candidate's total, the reference's, the total by which ROUGE-1.5.5 chooses. The pairs of a candidate with
    each of its references follow each other; those of candidate i begin at `starts[i]`, and each has at least one.
    `inverses` has one number for each variant.
    """

    counts: Numbers
    starts: NDArray[np.int64]
    inverses: tuple[float, ...]


@dataclass(frozen=True)
class Joined:
    """`scores`, float64 (candidates, variants, 3): P, R, F. `counts`, of the same shape: hits and both totals.

    `inverses` has for each variant the power that makes a score of a ratio.
    """

    scores: Numbers
    counts: Numbers
    inverses: tuple[float, ...]


def joined(counted: Counted, options: Options) -> Joined:
    """Return the joint scores of each candidate."""
    scores = np.stack(
        [
            scores_of(counted.counts[:, place], inverse, options)
            for place, inverse in enumerate(counted.inverses)
        ],
        axis=1,
    )
    if len(counted.starts) == len(counted.counts):
        return Joined(scores, counted.counts[:, :, :CHOICE_TOTAL], counted.inverses)
    return JOINS.get(options.references, _one_by_one)(counted, scores, options)


def _chosen(counted: Counted, scores: Numbers, judged: Callable[[int], Numbers]) -> Joined:
    """Take for each variant the reference with the highest value of `judged`, the first of equals."""
    rows = np.stack(
        [first_highest(judged(place), counted.starts) for place in range(scores.shape[1])], axis=1
    )
    columns = np.arange(scores.shape[1])
    return Joined(scores[rows, columns], counted.counts[rows, columns, :CHOICE_TOTAL], counted.inverses)


def first_highest(values: Numbers, starts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return for each group of rows that begins at `starts` the first row with the highest value."""
    sizes = np.diff(starts, append=len(values))
    highest = np.repeat(np.maximum.reduceat(values, starts), sizes)
    rows = np.where(values == highest, np.arange(len(values)), len(values))
    return np.minimum.reduceat(rows, starts)


def _best(counted: Counted, scores: Numbers, _options: Options) -> Joined:
    return _chosen(counted, scores, lambda place: scores[:, place, 2])


def _best_recall(counted: Counted, scores: Numbers, _options: Options) -> Joined:
    def recall(place: int) -> Numbers:
        counts, inverse = counted.counts[:, place], counted.inverses[place]
        if np.isnan(counts[:, CHOICE_TOTAL]).any():
            return scores[:, place, 1]
        return shares(counts[:, HITS], counts[:, CHOICE_TOTAL], inverse)

    return _chosen(counted, scores, recall)


def _best_by_leader(counted: Counted, scores: Numbers, options: Options) -> Joined:
    leader = options.variants.index(options.leader) if options.leader in options.variants else 0
    return _chosen(counted, scores, lambda _place: scores[:, leader, 2])


def _first(counted: Counted, scores: Numbers, _options: Options) -> Joined:
    return Joined(scores[counted.starts], counted.counts[counted.starts, :, :CHOICE_TOTAL], counted.inverses)


def _one_by_one(counted: Counted, scores: Numbers, options: Options) -> Joined:
    """Join by the rule itself, candidate by candidate."""
    join = AGGREGATES[options.references].join
    shape = (len(counted.starts), *scores.shape[1:])
    found = Joined(np.empty(shape), np.empty(shape), counted.inverses)
    ends = np.append(counted.starts[1:], len(scores))
    for row, (start, end) in enumerate(zip(counted.starts.tolist(), ends.tolist(), strict=True)):
        panel = [_measured(counted, scores, options, pair) for pair in range(start, end)]
        for place, each in enumerate(join(panel, options.scoring, options.leader).values()):
            found.scores[row, place] = each.score
            found.counts[row, place] = each.counts[:CHOICE_TOTAL]
    return found


def _measured(counted: Counted, scores: Numbers, options: Options, pair: int) -> dict[str, Measured]:
    """Return what was measured of one pair, without its evidence."""
    told = zip(
        options.variants, counted.counts[pair].tolist(), scores[pair].tolist(), counted.inverses, strict=True
    )
    return {
        name: Measured(
            Overlap(
                counts[HITS],
                counts[CANDIDATE_TOTAL],
                counts[REFERENCE_TOTAL],
                (),
                inverse=inverse,
                choice_total=None if np.isnan(counts[CHOICE_TOTAL]) else counts[CHOICE_TOTAL],
            ),
            Score(*score),
        )
        for name, counts, score, inverse in told
    }


# The columns' side of `rouge.references.AGGREGATES` for the rules that only choose; a test holds each against its own.
JOINS: dict[str, Callable[[Counted, Numbers, Options], Joined]] = {
    "best": _best,
    "best recall": _best_recall,
    "best by one variant": _best_by_leader,
    "first": _first,
}
