"""The rows of the match table: every match of the drawn variants, with what was not counted; places in numpy."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.written import is_by_stem, written
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Pane, Side
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text

Numbers = NDArray[np.int32]
MISSING = np.iinfo(np.int32).max
BETWEEN = " ~ "


@dataclass(frozen=True)
class MatchRows:
    """The rows of one evidence as it found them; a unit that was not counted has no place in the other text."""

    candidate: Text
    reference: Text
    overlaps: Mapping[str, Overlap]
    evidence: Evidence

    @cached_property
    def variants(self) -> list[str]:
        """The variants in order; rows name them by number."""
        return list(self.overlaps)

    @cached_property
    def matches(self) -> list[Match]:
        """The places of every row; an empty side for a unit that was not counted."""
        found: list[Match] = []
        for overlap in self.overlaps.values():
            found += overlap.matches
            found += [Match(unit, ()) for unit in overlap.clipped_candidate]
            found += [Match((), unit) for unit in overlap.clipped_reference]
        return found

    @cached_property
    def codes(self) -> Numbers:
        """The number of the variant of every row."""
        lengths = [
            len(each.matches) + len(each.clipped_candidate) + len(each.clipped_reference)
            for each in self.overlaps.values()
        ]
        return np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)

    @cached_property
    def starts(self) -> tuple[Numbers, Numbers]:
        """The first place of every row in candidate and reference, MISSING where it has none."""
        length = len(self.matches)
        return (
            np.fromiter((ours[0] if ours else MISSING for ours, _ in self.matches), np.int32, length),
            np.fromiter((theirs[0] if theirs else MISSING for _, theirs in self.matches), np.int32, length),
        )

    @cached_property
    def stops(self) -> tuple[Numbers, Numbers]:
        """The last place of every row in candidate and reference, -1 where it has none."""
        length = len(self.matches)
        return (
            np.fromiter((ours[-1] if ours else -1 for ours, _ in self.matches), np.int32, length),
            np.fromiter((theirs[-1] if theirs else -1 for _, theirs in self.matches), np.int32, length),
        )

    @cached_property
    def counted(self) -> NDArray[np.bool_]:
        """Whether every row was counted."""
        return np.fromiter(
            (bool(ours and theirs) for ours, theirs in self.matches), np.bool_, len(self.matches)
        )

    def words(self, row: int) -> str:
        """Return the words of `row`, those of both texts where they differ by more than case: `running ~ runs`."""
        ours, theirs = self.matches[row]
        if not ours:
            return written(self.reference, theirs)
        mine = written(self.candidate, ours)
        return mine + BETWEEN + written(self.reference, theirs) if self.is_by_stem(row) else mine

    def is_by_stem(self, row: int) -> bool:
        """Tell whether the words of `row` are the same to the stemmer alone."""
        match = self.matches[row]
        if not all(match):
            return False
        return is_by_stem(match, self.candidate, self.reference, self.evidence.evaluation.options)

    def holding(self, place: int, *, in_candidate: bool) -> Numbers:
        """Return the rows that hold the token at `place`, ascending."""
        side = 0 if in_candidate else 1
        near = np.flatnonzero((self.starts[side] <= place) & (self.stops[side] >= place))
        return np.array([row for row in near.tolist() if place in self.matches[row][side]], np.int32)


def rows_of(evidence: Evidence) -> MatchRows | None:
    """Return the rows of what is drawn against the shown reference, None where there is no reference."""
    shown = Pane(Side.REFERENCE, evidence.shown.reference)
    if shown not in evidence.texts:
        return None
    overlaps = evidence.overlaps(CANDIDATE)
    named = {evidence.layers[layer]: overlap for layer, overlap in overlaps.items()}
    return MatchRows(evidence.texts[CANDIDATE], evidence.texts[shown], named, evidence)
