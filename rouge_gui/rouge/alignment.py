"""The longest common subsequence with its places, exact to the tie rule of ROUGE-1.5.5 and rouge-score."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import isqrt

SHORTEST_BLOCK = 1024
Pairs = list[tuple[int, int]]


def common_subsequence(reference: Sequence[str], candidate: Sequence[str]) -> Pairs:
    """Return one longest common subsequence as (reference position, candidate position) pairs, ascending.

    Among several, it is the one that the dynamic programme of ROUGE-1.5.5 traces back: equal tokens are taken,
    else the step goes to the shorter reference unless the shorter candidate holds a strictly longer one.
    The table's columns are bit vectors (Hyyro 2004), kept block by block: time O(|candidate| * |reference| / 64).
    """
    return subsequence_with(reference)(candidate)


def subsequence_with(reference: Sequence[str]) -> Callable[[Sequence[str]], Pairs]:
    """Return `common_subsequence` for one reference and any candidate."""
    return partial(_traced, match_masks(reference), (1 << len(reference)) - 1)


def match_masks(reference: Sequence[str]) -> dict[str, int]:
    """Return for each key of `reference` the bit set of its positions."""
    masks: dict[str, int] = {}
    for position, key in enumerate(reference):
        masks[key] = masks.get(key, 0) | 1 << position
    return masks


def _traced(places: Mapping[str, int], everything: int, candidate: Sequence[str]) -> Pairs:
    size = max(SHORTEST_BLOCK, isqrt(len(candidate)))
    starts = range(0, len(candidate), size)
    state = everything
    states = [state]
    for start in starts[:-1]:
        block = candidate[start : start + size]
        for column in _columns([places[key] for key in block if key in places], state, everything):
            state = column
        states.append(state)
    pairs: Pairs = []
    allowed = everything
    for start, state in zip(reversed(starts), reversed(states), strict=False):
        block = candidate[start : start + size]
        found = [(offset, places[key]) for offset, key in enumerate(block) if key in places]
        columns = [state, *_columns([equal for _, equal in found], state, everything)]
        after = len(block)
        for offset, equal in reversed(found):
            column = columns.pop()
            if offset + 1 < after:
                allowed &= (1 << (~column & allowed).bit_length()) - 1
            top = ((equal | ~column) & allowed).bit_length() - 1
            if top < 0:
                return pairs[::-1]
            if equal >> top & 1:
                pairs.append((top, start + offset))
                allowed = (1 << top) - 1
            else:
                allowed = (1 << top + 1) - 1
            after = offset
        if after:
            allowed &= (1 << (~state & allowed).bit_length()) - 1
    return pairs[::-1]


def _columns(masks: Iterable[int], state: int, everything: int) -> Iterator[int]:
    """Yield the column after each token, given as its bit set of reference positions.

    A 0 bit says that the table grows at that position. A token that the reference lacks has the column before it.
    """
    for equal in masks:
        shared = state & equal
        state = ((state + shared) | (state - shared)) & everything
        yield state
