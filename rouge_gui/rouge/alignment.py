"""The longest common subsequence with its places, exact to the tie rule of ROUGE-1.5.5 and rouge-score."""

from collections.abc import Iterator, Sequence
from math import isqrt

SHORTEST_BLOCK = 1024


def common_subsequence(reference: Sequence[str], candidate: Sequence[str]) -> list[tuple[int, int]]:
    """Return one longest common subsequence as (reference position, candidate position) pairs, ascending.

    Among several, it is the one that the dynamic programme of ROUGE-1.5.5 traces back: equal tokens are taken,
    else the step goes to the shorter reference unless the shorter candidate holds a strictly longer one.
    The table's columns are bit vectors (Hyyro 2004), kept block by block: time O(|candidate| * |reference| / 64).
    """
    if not reference or not candidate:
        return []
    places = match_masks(reference)
    everything = (1 << len(reference)) - 1
    size = max(SHORTEST_BLOCK, isqrt(len(candidate)))
    starts = range(0, len(candidate), size)
    state = everything
    states = []
    for start in starts:
        states.append(state)
        if start + size < len(candidate):
            for column in _columns(candidate[start : start + size], places, state, everything):
                state = column
    pairs: list[tuple[int, int]] = []
    allowed = everything
    for start, state in zip(reversed(starts), reversed(states), strict=True):
        block = candidate[start : start + size]
        columns = list(_columns(block, places, state, everything))
        for offset in range(len(block) - 1, -1, -1):
            equal = places.get(block[offset], 0)
            reachable = (equal | ~columns[offset]) & allowed
            if not reachable:
                return pairs[::-1]
            top = reachable.bit_length() - 1
            if equal >> top & 1:
                pairs.append((top, start + offset))
                allowed = (1 << top) - 1
            else:
                allowed = (1 << top + 1) - 1
    return pairs[::-1]


def match_masks(reference: Sequence[str]) -> dict[str, int]:
    """Return for each key of `reference` the bit set of its positions."""
    masks: dict[str, int] = {}
    for position, key in enumerate(reference):
        masks[key] = masks.get(key, 0) | 1 << position
    return masks


def _columns(candidate: Sequence[str], places: dict[str, int], state: int, everything: int) -> Iterator[int]:
    """Yield the column after each candidate token; a 0 bit says that the table grows at that reference position."""
    for key in candidate:
        shared = state & places.get(key, 0)
        state = ((state + shared) | (state - shared)) & everything
        yield state
