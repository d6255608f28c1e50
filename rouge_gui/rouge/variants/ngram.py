"""ROUGE-N: n-grams that candidate and reference share, each counted as often as both hold it (Lin 2004, section 2)."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from rouge_gui.rouge.kinds import SET, Family
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text
from rouge_gui.wording import said


@dataclass(frozen=True)
class NGram:
    """ROUGE-N for one n >= 1; `distinct` counts an n-gram once, however often a text holds it."""

    n: int
    distinct: bool = False

    @property
    def name(self) -> str:
        """`ROUGE-2` for n = 2."""
        return f"ROUGE-{self.n}"

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Pair the k-th occurrence of an n-gram in one text with the k-th in the other; the rest is clipped."""
        ours, theirs = self._places(candidate.keys), self._places(reference.keys)
        matches: list[Match] = []
        clipped_ours: list[tuple[int, ...]] = []
        clipped_theirs: list[tuple[int, ...]] = []
        for gram, starts in ours.items():
            others = theirs.get(gram, [])
            counted = min(len(starts), len(others))
            matches += [
                Match(self._unit(mine), self._unit(other))
                for mine, other in zip(starts, others, strict=False)
            ]
            if counted:
                clipped_ours += [self._unit(start) for start in starts[counted:]]
                clipped_theirs += [self._unit(start) for start in others[counted:]]
        return Overlap(
            hits=len(matches),
            candidate_total=sum(map(len, ours.values())),
            reference_total=sum(map(len, theirs.values())),
            matches=tuple(sorted(matches)),
            clipped_candidate=tuple(sorted(clipped_ours)),
            clipped_reference=tuple(sorted(clipped_theirs)),
        )

    def _unit(self, start: int) -> tuple[int, ...]:
        return tuple(range(start, start + self.n))

    def _places(self, keys: Sequence[str]) -> dict[tuple[str, ...], list[int]]:
        places: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for start, gram in enumerate(zip(*(keys[shift:] for shift in range(self.n)), strict=False)):
            if not (self.distinct and gram in places):
                places[gram].append(start)
        return places


FAMILY = Family(
    "ROUGE-N",
    "ROUGE-1, ROUGE-2 ...",
    re.compile(r"ROUGE-([1-9]\d?)"),
    lambda found, rules: NGram(int(found[1]), rules.counting == SET),
    said("ROUGE-1, ROUGE-2 ...: shared words, word pairs, longer runs of n words"),
)
