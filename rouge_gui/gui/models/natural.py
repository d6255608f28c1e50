"""The order in which a person expects names: case aside, and 2 before 10."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Texts = tuple[NDArray[np.uint8], NDArray[np.int64]]

ZERO, NINE = ord("0"), ord("9")
WIDEST = 64
AT_A_TIME = 10_000
_DIGITS = re.compile(rb"[0-9]+")


def ranks(names: Sequence[str]) -> NDArray[np.int32]:
    """Return for each of `names` its place in natural order, equal ones in the order given; int32.

    Runs of the digits 0-9 count as numbers. A million names are read in pieces: none keeps the interpreter from other
    threads for longer than some milliseconds.
    """
    if not names:
        return np.empty(0, np.int32)
    folded = [name.casefold().encode("utf-8", "surrogatepass") for name in names]
    first, last = min(folded), max(folded)
    differing = (at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other)
    shared = len(first[: next(differing, len(first))].rstrip(b"0123456789"))
    pieces = range(0, len(folded), AT_A_TIME)
    longest = max(_longest_number(_texts(folded[start : start + AT_A_TIME], shared)) for start in pieces)
    found = [_keys(_texts(folded[start : start + AT_A_TIME], shared), longest) for start in pieces]
    keys = np.concatenate([each for each, _ in found])
    order = np.argsort(keys, kind="stable")
    if any(too_little for _, too_little in found):
        _order_ties(order, keys, lambda row: _filled(folded[row][shared:], longest))
    places = np.empty(len(names), np.int32)
    places[order] = np.arange(len(names), dtype=np.int32)
    return places


def _texts(folded: Sequence[bytes], shared: int) -> Texts:
    """Return the names, without the bytes that all share, one after the other, and the length of each."""
    cut = [name[shared:] for name in folded]
    return np.frombuffer(b"".join(cut), np.uint8), np.fromiter(map(len, cut), np.int64, len(cut))


def _numbers(texts: Texts) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return where each run of digits begins, and its length."""
    text, lengths = texts
    is_digit = (text >= ZERO) & (text <= NINE)
    begins = is_digit.copy()
    begins[1:] &= ~is_digit[:-1]
    starts = np.cumsum(lengths)[:-1]
    starts = starts[starts < len(text)]
    begins[starts] = is_digit[starts]
    firsts = np.flatnonzero(begins)
    return firsts, np.bincount(np.cumsum(begins)[is_digit] - 1, minlength=len(firsts))


def _longest_number(texts: Texts) -> int:
    return int(_numbers(texts)[1].max(initial=0))


def _keys(texts: Texts, longest: int) -> tuple[NDArray[Any], bool]:
    """Return bytes that compare as the names do, and whether they tell too little of one: it is cut, or holds a NUL.

    Numbers get zeros in front until `longest`.
    """
    text, lengths = texts
    firsts, sizes = _numbers(texts)
    room = np.ones(len(text), np.int64)
    room[firsts] += longest - sizes
    ends = np.cumsum(room)
    filled = np.full(int(room.sum()), ZERO, np.uint8)
    filled[ends - 1] = text
    sums = np.concatenate(([0], ends))[np.concatenate(([0], np.cumsum(lengths)))]
    widths = np.diff(sums)
    width = max(1, min(WIDEST, int(widths.max())))
    table = np.zeros((len(lengths), width), np.uint8)
    column = np.arange(len(filled)) - np.repeat(sums[:-1], widths)
    kept = column < width
    table[np.repeat(np.arange(len(lengths)), widths)[kept], column[kept]] = filled[kept]
    return table.view(f"S{width}").ravel(), bool(widths.max() > width or not text.all())


def _order_ties(order: NDArray[np.intp], keys: NDArray[Any], whole: Callable[[int], bytes]) -> None:
    """Order those whose keys are equal by their whole names."""
    sorted_keys = keys[order]
    starts = np.flatnonzero(np.concatenate(([True], sorted_keys[1:] != sorted_keys[:-1])))
    ends = np.append(starts[1:], len(order))
    for start, end in zip(starts[ends - starts > 1], ends[ends - starts > 1], strict=True):
        order[start:end] = sorted(order[start:end].tolist(), key=whole)


def _filled(name: bytes, longest: int) -> bytes:
    return _DIGITS.sub(lambda digits: digits[0].zfill(longest), name)
