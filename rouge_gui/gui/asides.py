"""What panes mark beside the layers: where words come from, and stop words."""

from collections import Counter

from rouge_gui import assets
from rouge_gui.rouge.marking.joined import joined
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Look, Mark, Origin
from rouge_gui.rouge.marking.stems import word
from rouge_gui.rouge.text import Text

TELLING = frozenset({"t", "above", "below", "over", "under"})


def origin_marks(evidence: Evidence) -> list[Mark]:
    """Return the marks of the candidate by origin; neighbours of one origin become one mark."""
    found = evidence.origins(CANDIDATE)
    text = evidence.texts[CANDIDATE]
    marks = []
    for origin in Origin:
        held = [position for position, each in enumerate(found) if each is origin]
        units = [(position,) for position in held]
        marks += [Mark(span, None, origin.look) for span in joined(text, units, frozenset(held))]
    return marks


def origin_counts(evidence: Evidence) -> dict[Origin, int]:
    """Return how many tokens of the candidate are of each origin."""
    counted = Counter(evidence.origins(CANDIDATE))
    return {origin: counted[origin] for origin in Origin}


def stop_word_marks(text: Text) -> list[Mark]:
    """Return the function words of English in `text`.

    Negators, numbers, modals and comparatives are not among them, nor the `t` of `don't` and words that go with numbers.
    """
    words = frozenset(assets.stop_words("english")) - TELLING
    return [
        Mark(token.span, None, Look.DIM)
        for position, token in enumerate(text.tokens)
        if word(text, position) in words
    ]
