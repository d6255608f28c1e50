"""What each registry of the engine holds: variants, tokenizers, sentence splitters, stemmers, stop lists."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from rouge_gui.rouge.score import Overlap
from rouge_gui.rouge.text import Span, Text, Token


class Variant(Protocol):
    """One way of counting overlap, such as ROUGE-2."""

    @property
    def name(self) -> str:
        """The name as Lin and ROUGE-1.5.5 print it."""

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Return what the variant counts between the two texts."""


WHOLE, BY_SENTENCE = "whole text", "by sentence"
PAPER, PERL = "paper", "ROUGE-1.5.5"
MULTISET, SET = "clipped", "distinct"


@dataclass(frozen=True)
class Rules:
    """The points on which protocols count differently.

    `sequence`: what ROUGE-L and ROUGE-W run over; `weighted`: what ROUGE-W divides by; `skip_unigrams`: the single words
    of ROUGE-SU; `counting`: whether a repeated n-gram, or word of ROUGE-L, counts again.
    """

    sequence: str = WHOLE
    weighted: str = PAPER
    skip_unigrams: str = PAPER
    counting: str = MULTISET


@dataclass(frozen=True)
class Family:
    """Variants that share their rule: `pattern` recognises a whole name, `make` builds the variant from the match.

    `names` are some of them, as a sentence lists them.
    """

    name: str
    names: str
    pattern: re.Pattern[str]
    make: Callable[[re.Match[str], Rules], Variant]
    help: str


@dataclass(frozen=True)
class Tokenizer:
    """`split` yields the tokens of a string (case already settled), spans counted in that string."""

    help: str
    split: Callable[[str], Iterator[Token]]


@dataclass(frozen=True)
class Splitter:
    """`split` yields the spans of the sentences of a raw text, in order, without overlap."""

    help: str
    split: Callable[[str], Iterator[Span]]


@dataclass(frozen=True)
class Casing:
    """`fold` returns a string in the case that is compared; it may grow, never shrink."""

    help: str
    fold: Callable[[str], str]


@dataclass(frozen=True)
class Stemmer:
    """`make` returns the function from a word to its stem; calling it may load a library."""

    help: str
    make: Callable[[], Callable[[str], str]]


@dataclass(frozen=True)
class StopList:
    """`words` takes the user's own file (empty for none) and returns the words to leave out, compared before stemming."""

    help: str
    words: Callable[[str], frozenset[str]]


def runs(pattern: str) -> Callable[[str], Iterator[Token]]:
    """Return a tokenizer's `split` whose tokens are the matches of `pattern`, left to right."""
    compiled = re.compile(pattern)

    def split(text: str) -> Iterator[Token]:
        for found in compiled.finditer(text):
            yield Token(found[0], Span(found.start(), found.end()))

    return split
