"""ROUGE-Lsum: for each reference sentence the union of its LCS with every candidate sentence (Lin 2004, section 3.2)."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from rouge_gui.rouge.alignment import common_subsequence
from rouge_gui.rouge.kinds import Family
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text


@dataclass(frozen=True)
class Lsum:
    """ROUGE-L at summary level, as ROUGE-1.5.5 computes it and rouge-score's `rougeLsum` follows."""

    name: str = "ROUGE-Lsum"

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Walk each reference sentence's union LCS left to right; a token hits while both texts have some left.

        The rule counts tokens, not places, in the candidate. The place drawn for a hit is one that an LCS
        touched and that is still free, else any free place of the same token.
        """
        left_ours, left_theirs = Counter(candidate.keys), Counter(reference.keys)
        free = _FreePlaces(candidate)
        matches: list[Match] = []
        clipped: list[tuple[int, ...]] = []
        for theirs in reference.sentences:
            for position, touched in sorted(_union(candidate, reference, theirs).items()):
                key = reference.keys[position]
                if left_ours[key] > 0 and left_theirs[key] > 0:
                    left_ours[key] -= 1
                    left_theirs[key] -= 1
                    matches.append(Match((free.take(key, touched),), (position,)))
                else:
                    clipped.append((position,))
        return Overlap(
            hits=len(matches),
            candidate_total=len(candidate.tokens),
            reference_total=len(reference.tokens),
            matches=tuple(sorted(matches)),
            clipped_reference=tuple(clipped),
        )


class _FreePlaces:
    """The places of each key in a text that no hit has taken yet."""

    def __init__(self, text: Text) -> None:
        self._places: dict[str, set[int]] = defaultdict(set)
        for position, key in enumerate(text.keys):
            self._places[key].add(position)

    def take(self, key: str, wanted: list[int]) -> int:
        """Take the first free place of `wanted`, else the first free place of `key`."""
        places = self._places[key]
        place = next((place for place in wanted if place in places), None)
        place = min(places) if place is None else place
        places.remove(place)
        return place


def _union(candidate: Text, reference: Text, theirs: range) -> dict[int, list[int]]:
    """Return the reference positions of sentence `theirs` on an LCS with any candidate sentence, and their mates."""
    touched: dict[int, list[int]] = defaultdict(list)
    for ours in candidate.sentences:
        pairs = common_subsequence(
            reference.keys[theirs.start : theirs.stop], candidate.keys[ours.start : ours.stop]
        )
        for reference_offset, candidate_offset in pairs:
            touched[theirs.start + reference_offset].append(ours.start + candidate_offset)
    return touched


FAMILY = Family(
    "ROUGE-Lsum",
    re.compile("ROUGE-Lsum"),
    lambda _found: Lsum(),
    "longest common sequences sentence by sentence, joined over the summary",
)
