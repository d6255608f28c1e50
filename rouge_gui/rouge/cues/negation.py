"""A negation on one side of an aligned run."""

from rouge_gui.rouge.evidence.aligning import FIRM
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.openings import left_behind
from rouge_gui.rouge.evidence.polarity import turns
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import joint, source_side

NAME = "negation"


def find(reading: Reading) -> list[Place]:
    """Return a place for each negation that only the candidate or only the source has in the same aligned run."""
    places = []
    for turn in turns(reading):
        change = turn.change
        source = reading.source_span(source_side(reading, change))
        severity = RED if turn.tight and (change.held or change.left + change.right >= FIRM) else AMBER
        if turn.here:
            reason = (
                f"“{reading.text(turn.here)}” stands here; the same words of the source have no negation."
            )
            places.append(Place(NAME, severity, *reading.span(turn.here), reason, source))
        else:
            reason = f"The source says “{reading.source_text(turn.there)}” here; the candidate does not."
            places.append(Place(NAME, severity, *reading.span(joint(reading, change)), reason, source))
    for here, there in left_behind(reading, reading.tongue.negators.__contains__):
        reason = f"The source says “{reading.source_text(there)}” before these words; the candidate does not."
        places.append(Place(NAME, RED, *reading.span(here), reason, reading.source_span(there)))
    return places


PRECISION = (
    "On SummEval it fired on 33 of 1,600 summaries; 30% of them are rated 3 or less for consistency (of "
    "all 10%), 5% of the 21 outside the two weakest systems (of all 5%). On 249 false sentences made by "
    "hand it stood at the place of the error in 39, on 250 true twins in 3."
)
CUE = Cue(NAME, "!", "A negation on one side of an aligned run.", PRECISION, find)
