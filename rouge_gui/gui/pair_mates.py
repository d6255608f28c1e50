"""Mates with two candidates on the screen: the same word in both, in the references and in the source."""

from dataclasses import dataclass

from rouge_gui.gui.mates import MateIndex, Mates
from rouge_gui.rouge.marking.marks import CANDIDATE, Pane, Side

SECOND = Pane(Side.CANDIDATE, 1)


@dataclass(frozen=True)
class PairMates:
    """Finds mates where `a` holds what was found of the first candidate and `b` of the second, SECOND's.

    Both are shown against the same reference. Tokens of the two candidates are counted partners of one another
    where they were counted with the same token of that reference.
    """

    a: MateIndex
    b: MateIndex

    def mates(self, pane: Pane, position: int) -> dict[Pane, Mates]:
        """Return for each pane that holds the token's key where, and what it was counted with there."""
        if pane == SECOND:
            found = self.b.mates(CANDIDATE, position)
            own = {SECOND: found.pop(CANDIDATE)}
            return found | own | _held(CANDIDATE, _across(self.b, self.a, position))
        found = self.a.mates(pane, position)
        if pane == CANDIDATE:
            return found | _held(SECOND, _across(self.a, self.b, position))
        return found | _held(SECOND, self.b.mates(pane, position).get(CANDIDATE))


def _held(pane: Pane, mates: Mates | None) -> dict[Pane, Mates]:
    return {} if mates is None else {pane: mates}


def _across(mine: MateIndex, theirs: MateIndex, position: int) -> Mates | None:
    """Return the mates in the candidate of `theirs` of a token in that of `mine`, or None."""
    key = mine.evidence.texts[CANDIDATE].keys[position]
    positions = tuple(
        place for place, word in enumerate(theirs.evidence.texts[CANDIDATE].keys) if word == key
    )
    if not positions:
        return None
    reference = Pane(Side.REFERENCE, mine.evidence.shown.reference)
    between = mine.mates(CANDIDATE, position).get(reference)
    counted: set[int] = set()
    for partner in between.counted if between else ():
        counted.update(theirs.mates(reference, partner)[CANDIDATE].counted)
    return Mates(positions, tuple(sorted(counted)))
