"""Repetition: the candidate says the same words twice."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("repetition")
LONG = 4


def find(reading: Reading) -> list[Place]:
    """Return a place for each second occurrence of four words in a row, and for a word doubled on the spot."""
    keys = reading.keys
    seen: set[tuple[str, ...]] = set()
    again: set[int] = set()
    for start in range(len(keys)):
        words = keys[start : start + LONG]
        if words in seen:  # never a shorter rest: it is the only one of its length
            again.update(range(start, start + LONG))
        seen.add(words)
    for position in range(1, len(keys)):
        if (
            keys[position] == keys[position - 1]
            and not keys[position].startswith("#")
            and not reading.words[position].soft
        ):
            again.add(position)
    places = []
    begun: int | None = None
    for position in range(len(keys) + 1):
        if position in again and begun is None:
            begun = position
        elif position not in again and begun is not None:
            run = range(begun, position)
            reason = said("“{words}” was said before.", words=reading.text(run))
            places.append(Place(NAME, AMBER, *reading.span(run), reason))
            begun = None
    return places


CUE = Cue(
    NAME, "2", said("Words said twice."), fired(260, 0.18, 203, 0.06), by_hand(0, 0), find, needs_source=False
)
