"""Names that the source lacks."""

from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.naming import is_known
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired_on_the_weakest
from rouge_gui.wording import said

NAME = said("name")


def find(reading: Reading) -> list[Place]:
    """Return a place for each name that the source lacks; amber where a part is known or a reference has it."""
    places = []
    for run in reading.names:
        unknown = [position for position in run if not is_known(reading, position)]
        if not unknown:
            continue
        text = reading.text(range(unknown[0], unknown[-1] + 1))
        partly = len(unknown) < len(run)
        agreed = all(reading.words[position].key in reading.study.reference_keys for position in unknown)
        capital = reading.tongue.nouns_are_capital and len(run) == 1
        severity = AMBER if partly or agreed or capital else RED
        span = reading.span(range(unknown[0], unknown[-1] + 1))
        places.append(Place(NAME, severity, *span, said("The source does not name “{name}”.", name=text)))
    return places


CUE = Cue(
    NAME, "N", said("Names that the source lacks."), fired_on_the_weakest(26, 0.77, 3), by_hand(14, 6), find
)
