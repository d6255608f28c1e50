"""Weekdays, months, seasons and times of day that changed inside an aligned run."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import Shift, is_replaced, places
from rouge_gui.rouge.evidence.trials import by_hand, too_rare
from rouge_gui.wording import said

NAME = said("date")


def find(reading: Reading) -> list[Place]:
    """Return a place for each of them that stands for another."""
    return places(reading, NAME, "date", is_replaced) + places(
        reading, NAME, "when", lambda shift: is_replaced(shift) and _tells_time(reading, shift)
    )


def _tells_time(reading: Reading, shift: Shift) -> bool:
    """Tell whether a time stands behind the words (last week, next May; not the last stop, this one) on both sides."""
    tongue = reading.tongue
    return all(
        at + 1 < len(words) and (tongue.is_date(words[at + 1].key) or tongue.is_unit(words[at + 1].key))
        for words, at in ((reading.words, shift.here.start), (reading.source.words, shift.there.start))
    )


CUE = Cue(
    NAME,
    "D",
    said("A weekday, month, season or time of day changed inside an aligned run."),
    too_rare(0),
    by_hand(11, 0),
    find,
)
