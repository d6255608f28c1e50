"""Where texts meet: the place in one text that answers to a place in another, by matches or by points set by hand."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.variants import variant

LONGEST_FIRST = ("ROUGE-3", "ROUGE-2", "ROUGE-1")
ENOUGH = 3
MIDDLE = 0.5


class Anchor(NamedTuple):
    """A token position `here` that belongs to one `there`."""

    here: int
    there: int

    def turned(self) -> "Anchor":
        """Return the same seen from the other text."""
        return Anchor(self.there, self.here)


def anchors(here: Text, there: Text) -> tuple[Anchor, ...]:
    """Return where the texts share their words, ascending in `here`.

    Of the longest n-grams that stand once in either text, where there are ENOUGH of them: what is repeated, and
    single words such as `the`, do not tell places apart. Else whatever is shared; empty where nothing is.
    """
    every: tuple[Anchor, ...] = ()
    for name in LONGEST_FIRST:
        overlap = variant(name).overlap(here, there)
        unique = _anchors(_unique(here, there, overlap))
        if len(unique) >= ENOUGH:
            return unique
        every = unique or _anchors(overlap.matches) or every
    return every


def _anchors(matches: Iterable[Match]) -> tuple[Anchor, ...]:
    return tuple(sorted(Anchor(mine[0], theirs[0]) for mine, theirs in matches))


def _unique(here: Text, there: Text, overlap: Overlap) -> list[Match]:
    """Return the matches of n-grams that neither text repeats."""
    held = Counter(_keys(here, mine) for mine, _ in overlap.matches)
    held.update(_keys(here, unit) for unit in overlap.clipped_candidate)
    held.update(_keys(there, unit) for unit in overlap.clipped_reference)
    return [match for match in overlap.matches if held[_keys(here, match.candidate)] == 1]


def _keys(text: Text, unit: Sequence[int]) -> tuple[str, ...]:
    return text.keys[unit[0] : unit[-1] + 1]


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


def reading_height(value: int, last: int, page: int) -> float:
    """Return at which height of the view (0 top, 1 bottom) one reads that is scrolled to `value` of 0..`last` lines.

    The middle; but near the ends of a text, which the middle of the view never reaches, above or below it.
    `page` is how many lines the view shows.
    """
    if last < page:
        return value / last if last else MIDDLE
    if value < page * MIDDLE:
        return value / page
    return max(MIDDLE, 1 - (last - value) / page)


def _here(anchor: Anchor) -> int:
    return anchor.here
