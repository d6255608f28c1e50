"""A text as the scores see it: tokens that know their place, grouped into sentences."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple


class Span(NamedTuple):
    """A half-open range of a raw text, in code points."""

    start: int
    end: int


class Token(NamedTuple):
    """What is compared (`key`) and where it stands in the raw text (`span`)."""

    key: str
    span: Span


@dataclass(frozen=True)
class Text:
    """A raw text and its tokens.

    `tokens` run through the whole text; `sentences` are half-open ranges of token positions that cover them in
    order. A sentence without tokens is an empty range: some protocols count sentences. `uncut` is what ROUGE-L and
    ROUGE-W look at where a byte limit cut the text (a quirk of ROUGE-1.5.5), None elsewhere.
    """

    raw: str
    tokens: tuple[Token, ...]
    sentences: tuple[range, ...]
    uncut: "Text | None" = None

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The key of each token, in order."""
        return tuple(token.key for token in self.tokens)

    @property
    def sequence_view(self) -> "Text":
        """The text that sequences are sought in: `uncut` where there is one, else this."""
        return self if self.uncut is None else self.uncut

    def as_one_sentence(self) -> "Text":
        """Return the same tokens as a single sentence."""
        return replace(self, sentences=(range(len(self.tokens)),))
