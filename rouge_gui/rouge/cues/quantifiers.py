"""Quantifiers that changed inside an aligned run (all, some, few; all, nine)."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import Shift, is_replaced_or_held, places

NAME = "quantifier"


def find(reading: Reading) -> list[Place]:
    """Return a place for each quantifier that was replaced, added or dropped, also where a number stands for it."""
    return places(
        reading,
        NAME,
        "quantifier",
        lambda shift: is_replaced_or_held(shift) or _stands_for_number(reading, shift),
    )


def _stands_for_number(reading: Reading, shift: Shift) -> bool:
    change = shift.change
    here = (reading.words[position] for position in change.here)
    there = (reading.source.words[position] for position in change.there)
    return any(word.number is not None for word in (*here, *there))


PRECISION = (
    "On SummEval it fired on 88 of 1,600 summaries; 23% of them are rated 3 or less for consistency (of "
    "all 10%), 7% of the 61 outside the two weakest systems (of all 5%). On 193 false sentences made by "
    "hand it stood at the place of the error in 21, on 194 true twins in 6."
)
CUE = Cue(NAME, "Q", "A quantifier changed inside an aligned run (all, some, few).", PRECISION, find)
