"""A cut-off ending: the candidate stops in the middle of a sentence."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "cut off"
_ENDS = ".!?…\"'\u2019\u201d»)]"


def find(reading: Reading) -> list[Place]:
    """Return the last word where no mark ends the sentence, or where a function word stands last."""
    if not reading.words:
        return []
    last = reading.words[-1]
    rest = reading.prose.raw[last.span.end :].strip()
    marked = reading.prose.raw.rstrip()[-1:] in _ENDS and bool(rest)
    others = reading.prose.raw[: last.span.start]
    habit = any(mark in others for mark in ".!?")
    hangs = last.key in reading.tongue.joiners | reading.tongue.agents and last.number is None
    if hangs or (habit and not marked):
        return [Place(NAME, AMBER, *last.span, "The candidate stops in the middle of a sentence.")]
    return []


PRECISION = (
    "On SummEval it fired on 51 of 1,600 summaries; 25% of them are rated 3 or less for consistency (of "
    "all 10%), 0% of the 29 outside the two weakest systems (of all 5%). On 249 false sentences made by "
    "hand it stood at the place of the error in 0, on 250 true twins in 1."
)
CUE = Cue(NAME, "…", "An ending in the middle of a sentence.", PRECISION, find, needs_source=False)
