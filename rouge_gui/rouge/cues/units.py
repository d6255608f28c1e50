"""Units and scales that changed inside an aligned run (kilometres, miles; hours, days)."""

from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.numbers import CARDINAL, Number, measured, same
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import Shift, is_replaced, places
from rouge_gui.rouge.evidence.trials import by_hand, too_rare
from rouge_gui.rouge.evidence.words import Word
from rouge_gui.wording import said

NAME = said("unit")


def find(reading: Reading) -> list[Place]:
    """Return a place for each unit that stands for another, unless the numbers before them make up for it."""
    return places(
        reading, NAME, "unit", lambda shift: is_replaced(shift) and not _is_converted(reading, shift)
    )


def _is_converted(reading: Reading, shift: Shift) -> bool:
    own = _measured(reading.words, shift.here.start)
    other = _measured(reading.source.words, shift.there.start)
    return own.value != other.value and same(own, other)


def _measured(words: tuple[Word, ...], at: int) -> Number:
    """Return the number before the unit at `at`; a unit without one counts once (a fortnight)."""
    number = words[at - 1].number if at else None
    return number if number is not None else measured(Number(CARDINAL, 1.0), words[at].key)


CUE = Cue(
    NAME,
    "U",
    said("A unit or scale changed inside an aligned run (kilometres, miles)."),
    too_rare(1),
    by_hand(8, 0),
    find,
)
