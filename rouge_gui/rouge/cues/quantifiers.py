"""Quantifiers that changed inside an aligned run (all, some, few; all, nine)."""

from dataclasses import replace

from rouge_gui.rouge.evidence.kinds import RED, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.scales import Shift, is_replaced_or_held, places, shifts
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("quantifier")


def find(reading: Reading) -> list[Place]:
    """Return a place for each quantifier that was replaced, added or dropped, also where a number stands for it."""
    found = places(
        reading,
        NAME,
        "quantifier",
        lambda shift: is_replaced_or_held(shift) or _stands_for_number(reading, shift),
    )
    none = {
        reading.span(shift.here).start
        for shift in shifts(reading, "quantifier")
        if shift.here and shift.change.held and _denies_number(reading, shift)
    }
    return [replace(place, severity=RED) if place.start in none else place for place in found]


def _denies_number(reading: Reading, shift: Shift) -> bool:
    """Tell whether the candidate says none of where the source counts: the change is those two words."""
    counted = [reading.source.words[position].number for position in shift.change.there]
    return (
        reading.words[shift.here.start].key in reading.tongue.negators
        and len(shift.change.here) == 1
        and [number is not None and number.value > 0 for number in counted] == [True]
    )


def _stands_for_number(reading: Reading, shift: Shift) -> bool:
    change = shift.change
    here = (reading.words[position] for position in change.here)
    there = (reading.source.words[position] for position in change.there)
    return any(word.number is not None for word in (*here, *there))


CUE = Cue(
    NAME,
    "Q",
    said("A quantifier changed inside an aligned run (all, some, few)."),
    fired(88, 0.23, 61, 0.07),
    by_hand(28, 8),
    find,
)
