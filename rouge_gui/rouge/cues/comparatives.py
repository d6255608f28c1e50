"""Comparisons turned inside an aligned run (more, less; before, after)."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import is_replaced_or_held, places
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("comparative")


def find(reading: Reading) -> list[Place]:
    """Return a place for each comparison that was turned, added or dropped."""
    return places(reading, NAME, "comparative", is_replaced_or_held)


CUE = Cue(
    NAME,
    "C",
    said("A comparison turned inside an aligned run (more, less; before, after)."),
    fired(122, 0.22, 79, 0.05),
    by_hand(27, 23),
    find,
)
