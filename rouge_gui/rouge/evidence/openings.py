"""What stands in the source right before the words that a candidate sentence begins with."""

from collections.abc import Callable, Iterator

from rouge_gui.rouge.evidence.reading import Reading

LONG = 3


def left_behind(reading: Reading, says: Callable[[str], bool]) -> Iterator[tuple[range, range]]:
    """Yield (candidate words, source word) where a sentence is copied from right behind a word that `says` holds for.

    A sentence that has such a word itself is left out.
    """
    source = reading.source
    for sentence, cut in zip(reading.prose.sentences, reading.fragments, strict=True):
        first = cut[0]
        if first.length < LONG or source.words[first.source].opens:
            continue
        own = any(says(reading.words[position].key) for position in sentence)
        if says(source.words[first.source - 1].key) and not own:
            yield range(first.start, first.start + LONG), range(first.source - 1, first.source)
