"""Names that the source lacks."""

from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.naming import is_known
from rouge_gui.rouge.evidence.reading import Reading

NAME = "name"


def find(reading: Reading) -> list[Place]:
    """Return a place for each name that the source lacks; amber where a part is known or a reference has it."""
    places = []
    if not reading.cased:
        return []
    for run in reading.names:
        unknown = [position for position in run if not is_known(reading, position)]
        if not unknown:
            continue
        text = reading.text(range(unknown[0], unknown[-1] + 1))
        partly = len(unknown) < len(run)
        agreed = all(reading.words[position].key in reading.study.reference_keys for position in unknown)
        capital = reading.tongue.nouns_are_capital and len(run) == 1
        severity = AMBER if partly or agreed or capital else RED
        span = reading.span(range(unknown[0], unknown[-1] + 1))
        places.append(Place(NAME, severity, *span, f"The source does not name “{text}”."))
    return places


PRECISION = (
    "On SummEval it fired on 26 of 1,600 summaries; 77% of them are rated 3 or less for consistency (of "
    "all 10%); all but 3 of them come from the two weakest systems. On 249 false sentences made by hand "
    "it stood at the place of the error in 14, on 250 true twins in 6."
)
CUE = Cue(NAME, "N", "Names that the source lacks.", PRECISION, find)
