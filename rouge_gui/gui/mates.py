"""Which tokens in the panes are the same word as a given one, and which of them it was counted with."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rouge_gui.rouge.marking.marks import CANDIDATE, SKIP, SOURCE, Evidence, Layer, Pane, Side
from rouge_gui.rouge.score import Match, Overlap


class Mates(NamedTuple):
    """Token positions in one pane, ascending: all of the same word, and those that the token was counted with."""

    positions: tuple[int, ...]
    counted: tuple[int, ...]


@dataclass(frozen=True)
class MateIndex:
    """Finds the mates of a token within a frame, whatever the length of the texts; made once an evaluation."""

    evidence: Evidence

    def mates(self, pane: Pane, position: int) -> dict[Pane, Mates]:
        """Return for each pane that holds the token's key where; the pane itself is among them.

        Candidate and reference tokens have counted partners in one another, candidate and source tokens too;
        the token itself counts as its own partner, and while pairs with gaps (ROUGE-S) are shown alone, the other
        words of its pairs too.
        """
        key = self.evidence.texts[pane].keys[position]
        found: dict[Pane, Mates] = {}
        for other, places in self._places.items():
            if key in places:
                counted = (
                    self._own(pane, position) if other == pane else self._partners(pane, other, position)
                )
                found[other] = Mates(tuple(places[key]), tuple(sorted(counted)))
        return found

    def prepare(self) -> None:
        """Find now what is looked up, so that the thread of the window need not."""
        for pane, places in self._places.items():
            if places:
                self.mates(pane, next(iter(places.values()))[0])

    def showing(self, evidence: Evidence) -> "MateIndex":
        """Return the index of the same evaluation shown otherwise; what stays the same is not found again."""
        other = MateIndex(evidence)
        if evidence.evaluation is self.evidence.evaluation:
            vars(other)["_places"] = self._places
            if evidence.shown.variant == self.evidence.shown.variant:
                vars(other)["_paired"] = self._paired
        return other

    def _own(self, pane: Pane, position: int) -> set[int]:
        """Return the token itself and the words that it was counted in a pair with."""
        alone = self.evidence.shown.variant
        if alone is None or not SKIP.pattern.fullmatch(alone):
            return {position}
        if pane == CANDIDATE:
            shown = self._paired.get(Pane(Side.REFERENCE, self.evidence.shown.reference), [])
            return {position}.union(*(paired.with_candidate(position) for paired in shown))
        return {position}.union(*(paired.with_reference(position) for paired in self._paired[pane]))

    @cached_property
    def _places(self) -> dict[Pane, dict[str, list[int]]]:
        """Where each word stands in each pane."""
        found: dict[Pane, dict[str, list[int]]] = {}
        for pane, text in self.evidence.texts.items():
            places = found.setdefault(pane, {})
            for position, key in enumerate(text.keys):
                places.setdefault(key, []).append(position)
        return found

    def _partners(self, pane: Pane, other: Pane, position: int) -> set[int]:
        if pane == CANDIDATE:
            return set().union(*(paired.of_candidate(position) for paired in self._paired[other]))
        if other == CANDIDATE:
            return set().union(*(paired.of_reference(position) for paired in self._paired[pane]))
        return set()

    @cached_property
    def _paired(self) -> dict[Pane, list["_Paired"]]:
        return {
            pane: [_Paired(overlap) for overlap in self._overlaps(pane).values()]
            for pane in self.evidence.texts
            if pane != CANDIDATE
        }

    def _overlaps(self, pane: Pane) -> Mapping[Layer, Overlap]:
        return self.evidence.against_source if pane == SOURCE else self.evidence.against(pane.reference)


@dataclass(frozen=True)
class _Paired:
    """The matches of an overlap, found by a token of either side."""

    overlap: Overlap

    def of_candidate(self, position: int) -> set[int]:
        """Return the tokens of the other text that this token of the candidate was counted with."""
        return {
            other
            for ours, theirs in _around(self._straight, position, self._widths[0], _ours)
            for mine, other in zip(ours, theirs, strict=True)
            if mine == position
        }

    def of_reference(self, position: int) -> set[int]:
        """Return the tokens of the candidate that this token of the other text was counted with."""
        return {
            mine
            for ours, theirs in _around(self._turned, position, self._widths[1], _theirs)
            for mine, other in zip(ours, theirs, strict=True)
            if other == position
        }

    def with_candidate(self, position: int) -> set[int]:
        """Return the tokens of the candidate in the units that hold this one."""
        near = _around(self._straight, position, self._widths[0], _ours)
        return set().union(*(match.candidate for match in near if position in match.candidate))

    def with_reference(self, position: int) -> set[int]:
        """Return the tokens of the other text in the units that hold this one."""
        near = _around(self._turned, position, self._widths[1], _theirs)
        return set().union(*(match.reference for match in near if position in match.reference))

    @cached_property
    def _straight(self) -> list[Match]:
        return sorted(self.overlap.matches, key=_ours)

    @cached_property
    def _turned(self) -> list[Match]:
        return sorted(self.overlap.matches, key=_theirs)

    @cached_property
    def _widths(self) -> tuple[int, int]:
        """How many tokens the widest unit spans on either side."""
        matches = self.overlap.matches
        return (
            max((_width(ours) for ours, _ in matches if len(ours) > 1), default=0),
            max((_width(theirs) for _, theirs in matches if len(theirs) > 1), default=0),
        )


def _width(unit: tuple[int, ...]) -> int:
    return max(unit) - min(unit)


def _around(
    matches: Sequence[Match], position: int, width: int, side: Callable[[Match], tuple[int, ...]]
) -> Sequence[Match]:
    """Return the matches (ascending on that side) whose unit may hold `position`."""
    low: tuple[int, ...] = (position - width,)
    high: tuple[int, ...] = (position + width + 1,)
    return matches[bisect_left(matches, low, key=side) : bisect_left(matches, high, key=side)]


def _ours(match: Match) -> tuple[int, ...]:
    return match.candidate


def _theirs(match: Match) -> tuple[int, ...]:
    return match.reference
