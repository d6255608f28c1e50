"""Words replaced by their opposites inside an aligned run (rose, fell; north, south)."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import is_replaced, places
from rouge_gui.rouge.evidence.trials import by_hand, too_rare
from rouge_gui.wording import said

NAME = said("opposite")


def find(reading: Reading) -> list[Place]:
    """Return a place for each word that stands for one that excludes it."""
    return places(reading, NAME, "opposite", is_replaced)


CUE = Cue(
    NAME,
    "O",
    said("A word replaced by its opposite inside an aligned run (rose, fell)."),
    too_rare(7),
    by_hand(5, 1),
    find,
)
