"""Certainty that changed inside an aligned run (may, will; accused, convicted)."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import is_replaced_or_held, places

NAME = "hedge"


def find(reading: Reading) -> list[Place]:
    """Return a place for each hedge or word of certainty that was replaced, added or dropped."""
    return places(reading, NAME, "hedge", is_replaced_or_held)


PRECISION = (
    "On SummEval it fired on 148 of 1,600 summaries; 19% of them are rated 3 or less for consistency (of "
    "all 10%), 4% of the 108 outside the two weakest systems (of all 5%). On 193 false sentences made by "
    "hand it stood at the place of the error in 16, on 194 true twins in 3."
)
CUE = Cue(NAME, "H", "A hedge dropped, added or changed inside an aligned run (may, will).", PRECISION, find)
