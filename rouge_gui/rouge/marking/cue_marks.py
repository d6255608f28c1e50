"""How the places of a candidate's cues are drawn: seams, boxes, lines at the side, letters in the margin."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.cues.seams import NAME as SEAM
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.text import Span

LONG = 40
BETWEEN = re.compile(r"\s+|\W+")


@dataclass(frozen=True)
class CueMarks:
    """The `places` found in `raw`, each of them drawn in one way: a seam, a box, or a line at the side.

    A warning that takes more than `LONG` code points is a line at the side: a box around it would hide those within.
    """

    raw: str
    places: Sequence[Place]

    @cached_property
    def seams(self) -> Sequence[Span]:
        """What stands between the two words of each seam."""
        return [self._joint(place) for place in self.places if place.cue == SEAM]

    @cached_property
    def warnings(self) -> Sequence[Place]:
        """The red and amber places other than seams, in the order of the text; of those with one span the red one."""
        chosen: dict[tuple[int, int], Place] = {}
        for place in self.places:
            if place.severity != GREEN and place.cue != SEAM:
                held = chosen.get((place.start, place.end))
                if held is None or (held.severity == AMBER and place.severity == RED):
                    chosen[place.start, place.end] = place
        return sorted(chosen.values(), key=lambda place: (place.start, -place.end))

    def boxes(self, severity: str) -> Sequence[Span]:
        """Return the spans boxed as `severity`."""
        return [_span(place) for place in self.warnings if place.severity == severity and not _is_long(place)]

    def sides(self, severity: str) -> Sequence[Span]:
        """Return the spans with a line of `severity` at their side."""
        found = self.warnings if severity != GREEN else self.places
        return [
            _span(each)
            for each in found
            if each.severity == severity and (severity == GREEN or _is_long(each))
        ]

    def letters(self) -> Iterator[tuple[Span, str, str]]:
        """Yield for each warning where it begins, the letter of its cue and its severity; the red ones first."""
        for place in sorted(self.warnings, key=lambda place: place.severity != RED):
            yield Span(place.start, place.start + 1), CUES[place.cue].letter, place.severity

    def _joint(self, place: Place) -> Span:
        found = BETWEEN.search(self.raw, place.start, place.end)
        if found is None:
            middle = (place.start + place.end) // 2
            return Span(middle, middle)
        return Span(*found.span())


def _span(place: Place) -> Span:
    return Span(place.start, place.end)


def _is_long(place: Place) -> bool:
    return place.end - place.start > LONG
