"""A negation on one side of an aligned run."""

from rouge_gui.rouge.evidence.aligning import FIRM
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.openings import left_behind
from rouge_gui.rouge.evidence.polarity import turns
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import joint, source_side
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("negation")


def find(reading: Reading) -> list[Place]:
    """Return a place for each negation that only the candidate or only the source has in the same aligned run."""
    places = []
    for turn in turns(reading):
        change = turn.change
        source = reading.source_span(source_side(reading, change))
        severity = RED if turn.tight and (change.held or change.left + change.right >= FIRM) else AMBER
        if turn.here:
            reason = said(
                "“{words}” stands here; the same words of the source have no negation.",
                words=reading.text(turn.here),
            )
            places.append(Place(NAME, severity, *reading.span(turn.here), reason, source))
        else:
            reason = said(
                "The source says “{words}” here; the candidate does not.",
                words=reading.source_text(turn.there),
            )
            places.append(Place(NAME, severity, *reading.span(joint(reading, change)), reason, source))
    for here, there in left_behind(reading, reading.tongue.negators.__contains__):
        reason = said(
            "The source says “{words}” before these words; the candidate does not.",
            words=reading.source_text(there),
        )
        places.append(Place(NAME, RED, *reading.span(here), reason, reading.source_span(there)))
    return places


CUE = Cue(
    NAME,
    "!",
    said("A negation on one side of an aligned run."),
    fired(33, 0.30, 21, 0.05),
    by_hand(39, 3),
    find,
)
