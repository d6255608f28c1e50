"""Score gained by length alone: what lies beyond the length of the references."""

from collections import Counter

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "length"
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
    reason = f"Recall gains {max(gains):.2f} from here on: the candidate is longer than every reference."
    return [Place(NAME, AMBER, *reading.span(beyond), reason)]


PRECISION = (
    "On SummEval it fired on 50 of 1,600 summaries; 2% of them are rated 3 or less for consistency (of "
    "all 10%), 0% of the 46 outside the two weakest systems (of all 5%)."
)
CUE = Cue(
    NAME, "L", "Score gained by length alone.", PRECISION, find, needs_source=False, needs_references=True
)
