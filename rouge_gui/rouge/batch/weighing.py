"""From counts to precision, recall and F for whole columns, in the operations and the order of `rouge.score`."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.measures import ROUNDINGS
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import exact

Column = NDArray[np.float64]
HITS, CANDIDATE_TOTAL, REFERENCE_TOTAL = range(3)


def scores_of(counts: NDArray[np.float64], inverse: float, options: Options) -> NDArray[np.float64]:
    """Return P, R, F for each row of `counts` (hits, candidate's total, reference's total): shape (rows, 3)."""
    settle = ROUNDINGS[options.rounding].settle
    hits = counts[:, HITS]
    precision = _settled(shares(hits, counts[:, CANDIDATE_TOTAL], inverse), settle)
    recall = _settled(shares(hits, counts[:, REFERENCE_TOTAL], inverse), settle)
    fmeasure = _settled(WEIGH[options.measure](precision, recall, options), settle)
    return np.stack((precision, recall, fmeasure), axis=1)


def shares(hits: Column, totals: Column, inverse: float) -> Column:
    """Return (hits / total) ** inverse, 0 where the total is 0."""
    found = np.divide(hits, totals, out=np.zeros(len(hits)), where=totals != 0)
    return found if inverse == 1.0 else each_once(found, lambda share: share**inverse)


def each_once(column: Column, change: Callable[[float], float]) -> Column:
    """Return `change` of each number, asked once for equal ones: for what numpy rounds otherwise than Python."""
    values, places = np.unique(column, return_inverse=True)
    return np.array([change(value) for value in values.tolist()])[places]


def _settled(column: Column, settle: Callable[[float], float]) -> Column:
    return column if settle is exact else each_once(column, settle)


def _beta(precision: Column, recall: Column, options: Options) -> Column:
    return _f_beta(precision, recall, np.full(len(precision), float(options.beta)))


def _f_beta(precision: Column, recall: Column, beta: Column) -> Column:
    weight = beta * beta
    below = weight * precision + recall
    return _over((1.0 + weight) * precision * recall, below)


def _alpha(precision: Column, recall: Column, options: Options) -> Column:
    return _over(precision * recall, (1.0 - options.alpha) * precision + options.alpha * recall)


def _lin(precision: Column, recall: Column, _options: Options) -> Column:
    return _f_beta(precision, recall, _over(precision, recall))


def _smoothed(precision: Column, recall: Column, _options: Options) -> Column:
    return 2.0 * (precision * recall / (precision + recall + 1e-8))


def _over(above: Column, below: Column) -> Column:
    return np.divide(above, below, out=np.zeros(len(above)), where=below > 0)


# The columns' side of `rouge.measures.MEASURES`; a test holds each against its own.
WEIGH: dict[str, Callable[[Column, Column, Options], Column]] = {
    "beta": _beta,
    "alpha": _alpha,
    "P/R": _lin,
    "smoothed": _smoothed,
}
