"""Where texts meet: the place in one text that answers to a place in another, by matches or by points set by hand."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from rouge_gui.rouge.text import Text
from rouge_gui.rouge.variants import variant

LONGEST_FIRST = ("ROUGE-3", "ROUGE-2", "ROUGE-1")
ENOUGH = 3


class Anchor(NamedTuple):
    """A token position `here` that belongs to one `there`."""

    here: int
    there: int

    def turned(self) -> "Anchor":
        """Return the same seen from the other text."""
        return Anchor(self.there, self.here)


def anchors(here: Text, there: Text) -> tuple[Anchor, ...]:
    """Return where the texts share their words, ascending in `here`: of the longest n-grams that several are of.

    Long n-grams tell places apart that single words (`the`) do not. Empty where the texts share no word.
    """
    found: tuple[Anchor, ...] = ()
    for name in LONGEST_FIRST:
        matches = variant(name).overlap(here, there).matches
        found = tuple(sorted(Anchor(mine[0], theirs[0]) for mine, theirs in matches))
        if len(found) >= ENOUGH:
            break
    return found


def answering(found: Sequence[Anchor], position: int) -> int | None:
    """Return what answers to a token position: as far beside the nearest anchor there as here; None without any."""
    if not found:
        return None
    behind = bisect_left(found, position, key=_here)
    nearest = min(found[max(0, behind - 1) : behind + 1], key=lambda anchor: abs(anchor.here - position))
    return max(0, nearest.there + position - nearest.here)


def between(points: Sequence[Anchor], position: int, ends: Anchor) -> int:
    """Return what answers to a position by points set by hand: on a straight line between the two around it.

    `ends` are the lengths of both texts, which belong together as their beginnings do. Of points at one place here
    the first counts.
    """
    firsts = {anchor.here: anchor for anchor in sorted((Anchor(0, 0), *points, ends), reverse=True)}
    line = sorted(firsts.values())
    behind = bisect_right(line, position, key=_here)
    low, high = line[max(0, behind - 1)], line[min(behind, len(line) - 1)]
    if high.here == low.here:
        return low.there
    return low.there + round((high.there - low.there) * (position - low.here) / (high.here - low.here))


def _here(anchor: Anchor) -> int:
    return anchor.here
