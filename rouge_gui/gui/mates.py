"""Which tokens in the panes are the same word as a given one, and which of them it was counted with."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rouge_gui.gui.marks import CANDIDATE, SOURCE, Evidence, Layer, Pane, Side
from rouge_gui.rouge.score import Overlap
from rouge_gui.rouge.text import Text


class Mates(NamedTuple):
    """Token positions in one pane, ascending: all of the same word, and the counted partners among them."""

    positions: tuple[int, ...]
    counted: tuple[int, ...]


@dataclass(frozen=True)
class MateIndex:
    """Finds the mates of a token at once, whatever the length of the texts; made once for each evaluation."""

    evidence: Evidence

    def mates(self, pane: Pane, position: int) -> dict[Pane, Mates]:
        """Return for each pane that holds the token's key where; the pane itself is among them.

        Candidate and reference tokens have counted partners in one another, candidate and source tokens too;
        the token itself counts as its own partner.
        """
        key = self._texts[pane].keys[position]
        found: dict[Pane, Mates] = {}
        for other in self._texts:
            positions = self._places[other].get(key, ())
            if positions:
                counted = {position} if other == pane else self._partners(pane, other).get(position, set())
                found[other] = Mates(tuple(positions), tuple(sorted(counted)))
        return found

    @cached_property
    def _texts(self) -> dict[Pane, Text]:
        evaluation = self.evidence.evaluation
        texts = {CANDIDATE: evaluation.candidate}
        if evaluation.source is not None:
            texts[SOURCE] = evaluation.source
        return texts | {Pane(Side.REFERENCE, index): text for index, text in enumerate(evaluation.references)}

    @cached_property
    def _places(self) -> dict[Pane, dict[str, list[int]]]:
        return {pane: _by_key(text) for pane, text in self._texts.items()}

    @cached_property
    def _pairs(self) -> dict[Pane, dict[int, set[int]]]:
        """For each pane but the candidate's: candidate positions and the positions they were counted with."""
        return {pane: _pairs(self._overlaps(pane).values()) for pane in self._texts if pane != CANDIDATE}

    @cached_property
    def _turned(self) -> dict[Pane, dict[int, set[int]]]:
        return {pane: _turned(pairs) for pane, pairs in self._pairs.items()}

    def _overlaps(self, pane: Pane) -> Mapping[Layer, Overlap]:
        if pane == SOURCE:
            return self.evidence.against_source
        return self.evidence.against(pane.reference)

    def _partners(self, pane: Pane, other: Pane) -> dict[int, set[int]]:
        if pane == CANDIDATE:
            return self._pairs[other]
        return self._turned[pane] if other == CANDIDATE else {}


def _by_key(text: Text) -> dict[str, list[int]]:
    places: dict[str, list[int]] = defaultdict(list)
    for position, key in enumerate(text.keys):
        places[key].append(position)
    return dict(places)


def _pairs(overlaps: Iterable[Overlap]) -> dict[int, set[int]]:
    pairs: dict[int, set[int]] = defaultdict(set)
    for overlap in overlaps:
        for ours, theirs in overlap.matches:
            for mine, other in zip(ours, theirs, strict=True):
                pairs[mine].add(other)
    return dict(pairs)


def _turned(pairs: Mapping[int, set[int]]) -> dict[int, set[int]]:
    turned: dict[int, set[int]] = defaultdict(set)
    for mine, others in pairs.items():
        for other in others:
            turned[other].add(mine)
    return dict(turned)
