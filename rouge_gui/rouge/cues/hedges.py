"""Certainty that changed inside an aligned run (may, will; accused, convicted)."""

from dataclasses import replace

from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.openings import left_behind
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import Shift, is_replaced_or_held, joint, places, shifts
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("hedge")


def find(reading: Reading) -> list[Place]:
    """Return a place for each hedge or word of certainty that was replaced, added or dropped."""
    bare = {
        tuple(reading.span(joint(reading, shift.change)))
        for shift in shifts(reading, "hedge")
        if not shift.here and _is_all_that_left(reading, shift)
    }
    found = [
        replace(place, severity=RED) if (place.start, place.end) in bare else place
        for place in places(reading, NAME, "hedge", is_replaced_or_held)
    ]
    for here, there in left_behind(reading, reading.tongue.doubts):
        reason = said("The source has “{words}” before these words.", words=reading.source_text(there))
        found.append(Place(NAME, AMBER, *reading.span(here), reason, reading.source_span(there)))
    return found


def _is_all_that_left(reading: Reading, shift: Shift) -> bool:
    """Tell whether a word of doubt is all that the candidate left out between aligned words, and is not made good."""
    change, tongue = shift.change, reading.tongue
    words = [reading.source.words[position] for position in change.there]
    sentence = reading.prose.sentences[change.link.sentence]
    return (
        bool(change.left and change.right)
        and not change.here
        and tongue.hedges(reading.source.words[shift.there.start].key)
        and all(tongue.hedges(word.key) or word.key in tongue.stop_words - tongue.negators for word in words)
        and not any(tongue.hedges(reading.words[position].key) for position in sentence)
    )


CUE = Cue(
    NAME,
    "H",
    said("A hedge dropped, added or changed inside an aligned run (may, will)."),
    fired(157, 0.20, 114, 0.04),
    by_hand(19, 8),
    find,
)
