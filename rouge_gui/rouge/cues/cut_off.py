"""A cut-off ending: the candidate stops in the middle of a sentence."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("cut off")
_ENDS = frozenset(".!?…\"'\u2019\u201d»)]")


def find(reading: Reading) -> list[Place]:
    """Return the last word where no mark ends the sentence, or where a function word stands last."""
    if not reading.words:
        return []
    last = reading.words[-1]
    raw = reading.prose.raw
    marked = raw.rstrip()[-1] in _ENDS
    others = raw[: last.span.start]
    habit = any(mark in others for mark in ".!?")
    hangs = last.key in reading.tongue.joiners | reading.tongue.agents and last.number is None
    if hangs or (habit and not marked):
        return [Place(NAME, AMBER, *last.span, said("The candidate stops in the middle of a sentence."))]
    return []


CUE = Cue(
    NAME,
    "…",
    said("An ending in the middle of a sentence."),
    fired(51, 0.25, 29, 0.00),
    by_hand(0, 1),
    find,
    needs_source=False,
)
