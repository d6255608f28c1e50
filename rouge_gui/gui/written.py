"""How counted words are written in their texts, and whether a match is one of words or of stems alone."""

from collections.abc import Sequence

from rouge_gui.rouge.marking.stems import word
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Match
from rouge_gui.rouge.text import Text

UNSTEMMED = "none"
GAP = "…"


def written(text: Text, positions: Sequence[int]) -> str:
    """Return the tokens at `positions` as the raw text has them, a blank between them, `…` where some are left out."""
    words: list[str] = []
    for place, position in enumerate(positions):
        if place and position != positions[place - 1] + 1:
            words.append(GAP)
        start, end = text.tokens[position].span
        words.append(text.raw[start:end])
    return " ".join(words)


def is_by_stem(match: Match, candidate: Text, other: Text, options: Options) -> bool:
    """Tell whether the words of `match` are one to the stemmer alone."""
    return options.stemmer != UNSTEMMED and any(
        word(candidate, mine) != word(other, theirs) for mine, theirs in zip(*match, strict=True)
    )
