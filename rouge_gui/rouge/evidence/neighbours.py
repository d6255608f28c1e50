"""Which sentences of the source are nearest to each sentence of a candidate, as places of both texts."""

import re
from typing import NamedTuple

from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.words import Prose
from rouge_gui.rouge.text import Span

BETWEEN = re.compile(r".*\n\s*|.*\s", re.DOTALL)


class Neighbour(NamedTuple):
    """A source sentence (code points of the source), and the share of the candidate sentence's weight it holds, 0..1."""

    span: Span
    share: float


class Neighbourhood(NamedTuple):
    """The code point of the candidate where a sentence of it begins, and up to three neighbours, the nearest first."""

    start: int
    neighbours: tuple[Neighbour, ...]


def neighbourhoods(reading: Reading) -> tuple[Neighbourhood, ...]:
    """Return the neighbours of each sentence of the candidate in the order of the text; () without a source."""
    source = reading.study.source
    if source is None:
        return ()
    return tuple(
        Neighbourhood(
            sentence_span(reading.prose, number).start,
            tuple(Neighbour(sentence_span(source.prose, at), share) for at, share in held),
        )
        for number, held in enumerate(reading.nearest)
    )


def sentence_span(prose: Prose, number: int) -> Span:
    """Return the code points of a sentence with its marks: what follows the last blank between two opens the next."""
    last = number + 1 == len(prose.sentences)
    end = len(prose.raw) if last else _opening(prose, number + 1)
    start = _opening(prose, number)
    return Span(start, start + len(prose.raw[start:end].rstrip()))


def _opening(prose: Prose, number: int) -> int:
    """Return where a sentence begins: behind the last line break, else the last blank, since the one before."""
    first = prose.sentences[number].start
    before = prose.words[first - 1].span.end if first else 0
    gap = prose.raw[before : prose.words[first].span.start]
    parted = BETWEEN.match(gap)
    return before + (parted.end() if parted else len(gap) if first else 0)
