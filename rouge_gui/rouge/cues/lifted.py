"""Lifted from the source: sentences copied word for word, with nothing before or after them that turned their sense."""

from rouge_gui.rouge.evidence.kinds import GREEN, Cue, Place
from rouge_gui.rouge.evidence.numbers import contradict
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import lifted_as_a_whole, none_by_hand
from rouge_gui.wording import said

NAME = said("lifted")
COPIED = said("Copied word for word from the source.")
SHORTEST = 3
BEFORE, DOUBT = 8, 3
_CONDITIONS = frozenset(
    [
        "if",
        "whether",
        "unless",
        "that",
        "falsely",
        "wrongly",
        "rumours",
        "rumors",
        "claim",
        "claims",
        "claimed",
        "denied",
        "denies",
        "wenn",
        "falls",
        "ob",
        "dass",
        "angeblich",
        "jeśli",
        "jeżeli",
        "gdyby",
        "czy",
        "że",
        "rzekomo",
    ]
)


def find(reading: Reading) -> list[Place]:
    """Return a green place for each sentence that is one copied fragment and keeps its source sentence's sense."""
    places = []
    for sentence, cut in zip(reading.prose.sentences, reading.fragments, strict=True):
        if len(sentence) >= SHORTEST and len(cut) == 1:
            (copy,) = cut
            there = range(copy.source, copy.source + copy.length)
            if not _turned(reading, there) and _same_numbers(reading, sentence, there):
                source = reading.source_span(there)
                places.append(Place(NAME, GREEN, *reading.span(sentence), COPIED, source))
    return places


def is_lifted(reading: Reading) -> bool:
    """Tell whether every sentence of the candidate is lifted; False where there is no source."""
    if reading.study.source is None:
        return False
    clean = all([copy.source >= 0 for copy in cut] == [True] for cut in reading.fragments)
    count = sum(len(sentence) >= SHORTEST for sentence in reading.prose.sentences)
    return clean and 0 < count == len(find(reading))


def _same_numbers(reading: Reading, sentence: range, there: range) -> bool:
    """Tell whether the numbers have the same units on both sides: 3 dollars are not 3 pounds."""
    pairs = zip(sentence, there, strict=True)
    return not any(
        own is not None and other is not None and contradict(own, other)
        for own, other in (
            (reading.words[here].number, reading.source.words[over].number) for here, over in pairs
        )
    )


def _turned(reading: Reading, there: range) -> bool:
    """Tell whether the source sentence, outside what was copied, denies or limits it close by."""
    of = reading.source.sentence_of
    sentences = reading.source.prose.sentences
    words = reading.source.words
    first, last = sentences[of[there[0]]], sentences[of[there[-1]]]
    before = words[max(first.start, there.start - BEFORE) : there.start]
    after = words[there.stop : min(last.stop, there.stop + DOUBT)]
    tongue = reading.tongue
    if any(word.key in tongue.negators or word.key in _CONDITIONS for word in before):
        return True
    if any(word.key in tongue.negators for word in after[:2]):
        return True
    return any(tongue.doubts(word.key) for word in (*before[-DOUBT:], *after))


CUE = Cue(
    NAME,
    "=",
    said("Sentences copied word for word from the source."),
    lifted_as_a_whole(646, 0.005),
    none_by_hand(),
    find,
)
