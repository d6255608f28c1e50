"""Correlation coefficients of many rows at once; `METHODS` registers them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.study.resampling import Numbers
from rouge_gui.wording import said

# Up to here all pairs of a row are looked at at once; beyond, scipy's sort is faster.
SMALL = 64


@dataclass(frozen=True)
class Method:
    """A coefficient. `prepare` makes of one side, (rows, n), what `relate` needs of it; `relate` returns (rows,).

    NaN where it is undefined: fewer than two numbers, or one side that is the same everywhere.
    """

    help: str
    prepare: Callable[[Numbers], Any]
    relate: Callable[[Any, Any], Numbers]


def correlate(method: str, firsts: Sequence[Numbers], seconds: Sequence[Numbers]) -> Numbers:
    """Return the correlation of each row of each of `firsts` with that of each of `seconds`: (firsts, seconds, rows).

    All sides are (rows, n). Pairs with a NaN do not count.
    """
    chosen = METHODS[method]
    sides = [*firsts, *seconds]
    if not any(np.isnan(side).any() for side in sides):
        prepared = [chosen.prepare(side) for side in sides]
        ours, theirs = prepared[: len(firsts)], prepared[len(firsts) :]
        return np.array([[chosen.relate(one, other) for other in theirs] for one in ours])
    return np.array([[_where_known(chosen, one, other) for other in seconds] for one in firsts])


def _where_known(method: Method, first: Numbers, second: Numbers) -> list[float]:
    known = ~(np.isnan(first) | np.isnan(second))
    rows = zip(first, second, known, strict=True)
    return [
        float(method.relate(method.prepare(one[None, kept]), method.prepare(other[None, kept]))[0])
        for one, other, kept in rows
    ]


def _centred(side: Numbers) -> Numbers:
    """Return each row with mean 0 and length 1; NaN where it is the same everywhere."""
    if side.shape[1] <= 1:
        return np.full(side.shape, np.nan)
    moved = side - side.mean(axis=1, keepdims=True)
    lengths = np.sqrt((moved * moved).sum(axis=1, keepdims=True))
    lengths[~(side != side[:, :1]).any(axis=1)] = np.nan
    centred: Numbers = moved / lengths
    return centred


def _ranked(side: Numbers) -> Numbers:
    """Return the ranks, which tied numbers share, as `_centred` makes them."""
    from scipy.stats import rankdata

    return _centred(rankdata(side, axis=1))


def _product(first: Numbers, second: Numbers) -> Numbers:
    if not first.shape[1]:
        return np.full(len(first), np.nan)
    found: Numbers = np.clip((first * second).sum(axis=1), -1.0, 1.0)
    return found


def _orders(side: Numbers) -> tuple[Numbers, NDArray[np.int8] | None]:
    """Return a side, and where it is small the order of each pair of its numbers: (rows, n * n)."""
    if side.shape[1] > SMALL:
        return side, None
    order = np.sign(side[:, :, None] - side[:, None, :])
    return side, order.reshape(len(side), -1).astype(np.int8)


def _tau_b(
    first: tuple[Numbers, NDArray[np.int8] | None], second: tuple[Numbers, NDArray[np.int8] | None]
) -> Numbers:
    """Concordant minus discordant pairs, over the geometric mean of the pairs that each side does not tie."""
    ours, theirs = first[1], second[1]
    if ours is None or theirs is None:
        return _tau_b_of_scipy(first[0], second[0])
    agreed = np.einsum("ij,ij->i", ours, theirs, dtype=np.int64)
    untied = np.count_nonzero(ours, axis=1) * np.count_nonzero(theirs, axis=1)
    found = np.full(len(ours), np.nan)
    np.divide(agreed, np.sqrt(untied), out=found, where=untied > 0)
    return found


def _tau_b_of_scipy(first: Numbers, second: Numbers) -> Numbers:
    from scipy.stats import kendalltau

    rows = zip(first, second, strict=True)
    return np.array([float(kendalltau(one, other).statistic) for one, other in rows])


METHODS: Mapping[str, Method] = {
    "spearman": Method(said("Spearman's rho: of the ranks."), _ranked, _product),
    "pearson": Method(said("Pearson's r: how close to a straight line."), _centred, _product),
    "kendall": Method(
        said("Kendall's tau-b: of the pairs, how many more agree than disagree."), _orders, _tau_b
    ),
}
