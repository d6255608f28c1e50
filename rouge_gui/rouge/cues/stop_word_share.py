"""The share of the matched words that carry no content."""

from collections import Counter

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import fired
from rouge_gui.wording import said

NAME = said("stop words")
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
    reason = said(
        "{function_words} of the {matched} matched words are function words such as “{word}”.",
        function_words=small,
        matched=best.total(),
        word=first.key,
    )
    return [Place(NAME, AMBER, *first.span, reason)]


CUE = Cue(
    NAME,
    "a",
    said("Matches that are mostly function words."),
    fired(181, 0.18, 136, 0.07),
    "",
    find,
    needs_source=False,
    needs_references=True,
)
