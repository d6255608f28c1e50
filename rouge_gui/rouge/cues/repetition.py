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
    for start in range(len(keys) - LONG + 1):
        words = keys[start : start + LONG]
        if words in seen:
            again.update(range(start, start + LONG))
        seen.add(words)
    for position in range(1, len(keys)):
        if (
            keys[position] == keys[position - 1]
            and not keys[position].startswith("#")
            and not reading.words[position].soft
        ):
            again.add(position)
    said_again = sorted(again)
    starts = [position for position in said_again if position - 1 not in again]
    stops = [position + 1 for position in said_again if position + 1 not in again]
    places = []
    for run in map(range, starts, stops):
        reason = said("“{words}” was said before.", words=reading.text(run))
        places.append(Place(NAME, AMBER, *reading.span(run), reason))
    return places


CUE = Cue(
    NAME, "2", said("Words said twice."), fired(260, 0.18, 203, 0.06), by_hand(0, 0), find, needs_source=False
)
