"""From token positions to spans: neighbours that were counted together become one range."""

from collections.abc import Container, Iterable, Iterator
from itertools import chain, pairwise

from rouge_gui.rouge.text import Span, Text


def bound(units: Iterable[tuple[int, ...]]) -> set[int]:
    """Return each position whose next token stands in the same unit."""
    return {here for unit in units for here, after in pairwise(unit) if after == here + 1}


def consecutive(units: Iterable[tuple[int, ...]], partners: Iterable[tuple[int, ...]]) -> set[int]:
    """Return each position whose next token is matched too, the partners being neighbours as well."""
    pairs = sorted(
        (here, there)
        for ours, theirs in zip(units, partners, strict=True)
        for here, there in zip(ours, theirs, strict=True)
    )
    return {here for (here, there), after in pairwise(pairs) if after == (here + 1, there + 1)}


def joined(text: Text, units: Iterable[tuple[int, ...]], together: Container[int]) -> Iterator[Span]:
    """Yield the spans of the tokens in `units`, ascending; those `together` reach on to the next token.

    A gap that holds a letter or digit stays open, so that no word is painted that was not counted.
    """
    tokens, raw = text.tokens, text.raw
    positions = sorted(set(chain.from_iterable(units)))
    if not positions:
        return
    last, *others = positions
    span = tokens[last].span
    for position in others:
        here = tokens[position].span
        if last in together and not _has_word(raw, span.end, here.start):
            span = Span(span.start, here.end)
        else:
            yield span
            span = here
        last = position
    yield span


def _has_word(raw: str, start: int, end: int) -> bool:
    return any(character.isalnum() for character in raw[start:end])
