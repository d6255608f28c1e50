"""Weekdays, months, seasons and times of day that changed inside an aligned run."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import is_replaced, places

NAME = "date"


def find(reading: Reading) -> list[Place]:
    """Return a place for each of them that stands for another."""
    return places(reading, NAME, "date", is_replaced)


PRECISION = (
    "Too rare on SummEval to measure (0 of 1,600 summaries). On 193 false sentences made by hand it stood "
    "at the place of the error in 9, on 194 true twins in 0."
)
CUE = Cue(
    NAME, "D", "A weekday, month, season or time of day changed inside an aligned run.", PRECISION, find
)
