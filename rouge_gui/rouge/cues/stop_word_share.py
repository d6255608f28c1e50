"""The share of the matched words that carry no content."""

from collections import Counter

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "stop words"
LARGE = 0.6
ENOUGH = 5


def find(reading: Reading) -> list[Place]:
    """Return the first matched function word, if such words are over 60 % of the matches with the best reference."""
    best: Counter[str] = Counter()
    for reference in reading.study.references:
        hits = Counter(reading.keys) & reference.counts
        if hits.total() > best.total():
            best = hits
    small = sum(count for key, count in best.items() if key in reading.tongue.stop_words)
    if best.total() < ENOUGH or small <= LARGE * best.total():
        return []
    first = next(word for word in reading.words if word.key in best and word.key in reading.tongue.stop_words)
    reason = f"{small} of the {best.total()} matched words are function words such as “{first.key}”."
    return [Place(NAME, AMBER, *first.span, reason)]


PRECISION = (
    "On SummEval it fired on 181 of 1,600 summaries; 18% of them are rated 3 or less for consistency (of "
    "all 10%), 7% of the 136 outside the two weakest systems (of all 5%)."
)
CUE = Cue(
    NAME,
    "a",
    "Matches that are mostly function words.",
    PRECISION,
    find,
    needs_source=False,
    needs_references=True,
)
