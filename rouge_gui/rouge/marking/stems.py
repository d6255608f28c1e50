"""Which tokens were counted although their words differ: `running ~ runs`."""

from collections.abc import Iterable

from rouge_gui.rouge.score import Overlap
from rouge_gui.rouge.text import Span, Text


def stem_only(candidate: Text, other: Text, overlaps: Iterable[Overlap]) -> list[tuple[int, int]]:
    """Return the counted pairs of token positions whose words differ by more than case, ascending, each once."""
    return sorted(
        {
            (mine, yours)
            for overlap in overlaps
            for ours, theirs in overlap.matches
            for mine, yours in zip(ours, theirs, strict=True)
            if word(candidate, mine) != word(other, yours)
        }
    )


def word(text: Text, position: int) -> str:
    """Return a token as it stands in the text, but for case."""
    start, end = text.tokens[position].span
    return text.raw[start:end].casefold()


def spans(text: Text, positions: Iterable[int]) -> list[Span]:
    """Return the ranges of these tokens, ascending, each once."""
    return [text.tokens[position].span for position in sorted(set(positions))]
