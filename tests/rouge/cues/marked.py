"""What a cue marks in a candidate, as tables of tests write it down."""

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.reading import Reading, Study

Marked = list[tuple[str, str]]


def marked(cue: str, source: str, candidate: str) -> Marked:
    """Return the words and the severity of each place, in the order in which the cue tells them."""
    places = CUES[cue].find(Reading(candidate, Study(source)))
    return [(candidate[place.start : place.end], place.severity) for place in places]
