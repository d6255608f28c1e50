"""Numbers of the source that keep other company in the candidate."""

from collections.abc import Sequence

from rouge_gui.rouge.evidence import numbers
from rouge_gui.rouge.evidence.aligning import FIRM, WEAK
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.numbers import Number
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.rouge.evidence.words import Word
from rouge_gui.wording import said

NAME = said("moved number")
HEAD = 3
ENOUGH, CLEARLY = 2.0, 1.5


def find(reading: Reading) -> list[Place]:
    """Return a place for each number that the source gives, but where the candidate's words have another beside them."""
    places = []
    given = reading.source.given
    for change in reading.changes:
        own = _numbers(reading.words, change.here)
        other = _numbers(reading.source.words, change.there)
        if (
            len(own) == 1 == len(other)
            and change.left + change.right >= WEAK
            and not numbers.same(*own.values(), *other.values())
        ):
            ((position, number),), (there,) = own.items(), other
            given_too = given.has(number)
            rival = _rival(reading, position, number)
            if rival is None and given_too and not change.held:
                continue
            firm = change.held and change.left + change.right >= FIRM and (rival is not None or not given_too)
            places.append(_place(reading, position, there, RED if firm else AMBER))
    seen = {place.start for place in places}
    for position, word in enumerate(reading.words):
        if word.number is None or word.span.start in seen:
            continue
        rival = _rival(reading, position, word.number)
        if rival is not None:
            places.append(_place(reading, position, rival, AMBER))
    return places


def _numbers(words: Sequence[Word], positions: range) -> dict[int, Number]:
    """Return the numbers among the words at `positions` by where they stand."""
    return {position: number for position in positions if (number := words[position].number) is not None}


def _place(reading: Reading, position: int, rival: int, severity: str) -> Place:
    own, other = range(position, position + 1), range(rival, rival + 1)
    reason = said(
        "“{number}” stands beside words that have “{other}” in the source.",
        number=reading.text(own),
        other=reading.source_text(other),
    )
    around = range(max(0, rival - HEAD), min(len(reading.source.words), rival + HEAD + 1))
    return Place(NAME, severity, *reading.span(own), reason, reading.source_span(around))


def _rival(reading: Reading, position: int, number: Number) -> int | None:
    """Return the source position of another number whose company matches better than any place of `number` itself."""
    given = reading.source.given
    if number.kind == numbers.ORDINAL or not given.has(number):
        return None
    company = reading.company(position)
    best, at = given.best(
        company,
        ENOUGH,
        lambda other: (
            other.kind == number.kind
            and not numbers.same(number, other)
            and not numbers.contradict(number, other)
        ),
    )
    if best <= ENOUGH:
        return None
    own, _ = given.best(company, best / CLEARLY, lambda other: numbers.same(number, other))
    return at if best > CLEARLY * own else None


CUE = Cue(
    NAME,
    "m",
    said("Numbers of the source that keep other company in the candidate."),
    fired(38, 0.24, 22, 0.00),
    by_hand(47, 4),
    find,
)
