"""Numbers that the source lacks, however it writes them."""

from rouge_gui.rouge.evidence import numbers
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.numbers import Number
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired_on_the_weakest
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

NAME = said("number")
SMALL = 3
ROUNDED_BEFORE = 3


def find(reading: Reading) -> list[Place]:
    """Return a place for each number that the source does not give; amber where it is small, rounded or a reference's."""
    known = [word.number for word in reading.source.words if word.number is not None]
    agreed = [
        word.number
        for reference in reading.study.references
        for word in reference.words
        if word.number is not None
    ]
    places = []
    for position, word in enumerate(reading.words):
        number = word.number
        if number is None or any(numbers.same(number, other) for other in known):
            continue
        text = reading.text(range(position, position + 1))
        if number.value <= 1 and number.kind != numbers.DATE and not number.family:
            continue
        severity = RED
        reason = said("The source does not give the number “{number}”.", number=text)
        if (
            any(number.value == other.value and number.kind == other.kind for other in known)
            and number.family
        ):
            reason = said(
                "The source gives {value:g} with another unit than “{number}”.",
                value=number.value,
                number=text,
            )
        elif any(numbers.is_near(number, other) for other in known):
            before = {other.key for other in reading.words[max(0, position - ROUNDED_BEFORE) : position]}
            if before & reading.tongue.approximators:
                continue
            severity, reason = (
                AMBER,
                said("The source gives a more exact number than “{number}”.", number=text),
            )
        elif any(numbers.same(number, other) for other in agreed):
            severity, reason = AMBER, said("A reference gives “{number}”, the source does not.", number=text)
        elif number.value <= SMALL and not number.family and not text[0].isdigit():
            severity = AMBER
        places.append(Place(NAME, severity, *word.span, reason, _instead(reading, position, number)))
    return places


def _instead(reading: Reading, position: int, number: Number) -> Span | None:
    """Return the number of the source, alike in kind, that has most of the words beside it that this one has."""
    most, place = reading.source.given.best(
        reading.company(position),
        0.0,
        lambda other: (other.kind, other.family) == (number.kind, number.family),
    )
    return reading.source_span(range(place, place + 1)) if most else None


CUE = Cue(
    NAME,
    "#",
    said("Numbers that the source lacks, however it writes them."),
    fired_on_the_weakest(21, 0.76, 1),
    by_hand(45, 0),
    find,
)
