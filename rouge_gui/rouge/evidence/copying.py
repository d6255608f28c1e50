"""Copied fragments and the seams between them (Grusky, Naaman and Artzi 2018, section 3: greedy matching)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

NEW, FORWARD, BACKWARD, ACROSS = "new", "forward", "backward", "across"


class Fragment(NamedTuple):
    """A run of candidate words (`start`, `length`) copied from `source`, or a word that the source lacks (source -1)."""

    start: int
    length: int
    source: int


class Seam(NamedTuple):
    """The joint before candidate word `position`.

    `kind` says what it joins: a NEW word, two places of one source sentence in order (FORWARD) or not (BACKWARD), or two
    source sentences (ACROSS), `distance` sentences apart. `backed` says that a reference
    has the same two words side by side in one fragment.
    """

    position: int
    kind: str
    backed: bool
    distance: int


def fragments(
    keys: Sequence[str], sentence: range, source: Sequence[str], places: Mapping[str, list[int]]
) -> list[Fragment]:
    """Cut the candidate's `sentence` greedily, from left to right, into the longest runs that `source` holds."""
    found = []
    start, stop = sentence.start, sentence.stop
    end_of_source = len(source)
    while start < stop:
        longest, at = 0, -1
        for position in places.get(keys[start], ()):
            if longest and (position + longest >= end_of_source or start + longest >= stop
                            or source[position + longest] != keys[start + longest]):  # fmt: skip
                continue
            length = 1
            while (
                start + length < stop
                and position + length < end_of_source
                and keys[start + length] == source[position + length]
            ):
                length += 1
            if length > longest:
                longest, at = length, position
        found.append(Fragment(start, max(longest, 1), at))
        start += max(longest, 1)
    return found


def seams(cut: Sequence[Fragment], also: Sequence[Fragment], sentence_of: Sequence[int]) -> list[Seam]:
    """Return the seams of one candidate sentence; `also` are its fragments against source and references together."""
    still = {fragment.start for fragment in also}
    found = []
    for left, right in pairwise(cut):
        distance = 0
        if left.source < 0 or right.source < 0:
            kind = NEW
        elif distance := abs(sentence_of[left.source + left.length - 1] - sentence_of[right.source]):
            kind = ACROSS
        else:
            kind = FORWARD if right.source > left.source else BACKWARD
        found.append(Seam(right.start, kind, right.start not in still, distance))
    return found
