"""A content word replaced by another inside an aligned run."""

from rouge_gui.rouge.evidence.aligning import FIRM
from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import source_side
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("replaced word")
SHORT = 3


def find(reading: Reading) -> list[Place]:
    """Return a place where up to three words stand for up to three others of the source, held on both sides."""
    places = []
    for change in reading.changes:
        if not (change.held and len(change.here) <= SHORT and len(change.there) <= SHORT):
            continue
        if change.left + change.right < FIRM:
            continue
        here = [reading.words[position] for position in change.here]
        there = [reading.source.words[position] for position in change.there]
        if any(reading.is_content(word) for word in here) and any(reading.is_content(word) for word in there):
            reason = said(
                "“{words}” stands where the source has “{other}”.",
                words=reading.text(change.here),
                other=reading.source_text(change.there),
            )
            source = reading.source_span(source_side(reading, change))
            places.append(Place(NAME, AMBER, *reading.span(change.here), reason, source))
    return places


CUE = Cue(
    NAME,
    "x",
    said("A content word replaced by another inside an aligned run."),
    fired(228, 0.24, 143, 0.07),
    by_hand(112, 43),
    find,
)
