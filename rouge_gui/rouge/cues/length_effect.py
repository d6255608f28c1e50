"""Score gained by length alone: what lies beyond the length of the references."""

from collections import Counter

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import fired
from rouge_gui.wording import said

NAME = said("length")
LONGER = 1.5
GAIN = 0.1


def find(reading: Reading) -> list[Place]:
    """Return what lies beyond the longest reference, if it is half as long again and brings a tenth of the recall."""
    if not reading.study.references:
        return []
    longest = max(len(reference.words) for reference in reading.study.references)
    if not longest or len(reading.keys) < LONGER * longest:
        return []
    gains = []
    for reference in reading.study.references:
        whole = (Counter(reading.keys) & reference.counts).total()
        part = (Counter(reading.keys[:longest]) & reference.counts).total()
        gains.append((whole - part) / max(1, len(reference.words)))
    if max(gains) < GAIN:
        return []
    beyond = range(longest, len(reading.words))
    reason = said(
        "Recall gains {gain:.2f} from here on: the candidate is longer than every reference.", gain=max(gains)
    )
    return [Place(NAME, AMBER, *reading.span(beyond), reason)]


CUE = Cue(
    NAME,
    "L",
    said("Score gained by length alone."),
    fired(50, 0.02, 46, 0.00),
    "",
    find,
    needs_source=False,
    needs_references=True,
)
