"""What each step of reading did to a text: the steps of `reading`, taken one by one, and the words side by side."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rouge_gui.rouge.options import Options, about
from rouge_gui.rouge.reading import Steps
from rouge_gui.rouge.text import Span, Token

WORD = re.compile(r"\S+")


class Step(NamedTuple):
    """One step of reading, named as its option is, and what it left: sentences up to the case, words after it.

    Spans count in the raw text.
    """

    name: str
    tokens: tuple[Token, ...]


class Fate(NamedTuple):
    """What became of a piece of a raw text: its key after tokenizer, punctuation, stop words and stemmer.

    `word` is what stands between blanks in the raw text, empty where the row goes on with the word above. A key is
    None once the piece is gone, and for a mark that the punctuation step brought in, before that step.
    """

    word: str
    tokenized: str | None
    punctuated: str | None
    kept: str | None
    stemmed: str | None


def trace(raw: str, options: Options) -> list[Step]:
    """Return the steps that `read_text` takes with `raw`, in order; the last holds the tokens of its result.

    Raises what `read_text` raises.
    """
    steps = Steps(options)
    spans = steps.sentences(raw)
    limited = list(steps.limited(raw, spans))
    folded = [steps.folded(raw, span) for span in limited]
    tokenized = [tuple(steps.tokenized(sentence)) for sentence in folded]
    punctuated = [
        tuple(steps.punctuated(sentence, tokens)) for sentence, tokens in zip(folded, tokenized, strict=True)
    ]
    after_tokenizer, after_punctuation = (
        tuple(
            token for sentence, tokens in zip(folded, found, strict=True) for token in sentence.placed(tokens)
        )
        for found in (tokenized, punctuated)
    )
    kept = tuple(steps.without_stop_words(after_punctuation))
    return [
        Step(about("sentences").label, _pieces(raw, spans)),
        Step(about("limit_bytes" if options.limit_bytes else "limit_words").label, _pieces(raw, limited)),
        Step(
            about("case").label,
            tuple(Token(sentence.folded, span) for sentence, span in zip(folded, limited, strict=True)),
        ),
        Step(about("tokenizer").label, after_tokenizer),
        Step(about("punctuation").label, after_punctuation),
        Step(about("stop_words").label, kept),
        Step(about("stemmer").label, tuple(steps.stemmed(kept))),
    ]


def fates(steps: Sequence[Step]) -> Iterator[Fate]:
    """Yield what became of each word of the traced text, in order; a word without any token has a row too."""
    _, limited, _, tokenized, punctuated, kept, stemmed = (step.tokens for step in steps)
    left = iter(zip(kept, stemmed, strict=True))
    survivor = next(left, None)
    words = _words(limited)
    word = next(words, None)
    for start, before, after in _paired(tokenized, punctuated):
        while word is not None and word.span.end <= start:
            yield Fate(word.key, None, None, None, None)
            word = next(words, None)
        shown = ""
        if word is not None and word.span.start <= start:
            shown, word = word.key, next(words, None)
        keys = (before and before.key, after and after.key)
        if survivor is not None and survivor[0] == after:
            yield Fate(shown, *keys, survivor[0].key, survivor[1].key)
            survivor = next(left, None)
        else:
            yield Fate(shown, *keys, None, None)
    while word is not None:
        yield Fate(word.key, None, None, None, None)
        word = next(words, None)


def _pieces(raw: str, spans: Iterable[Span]) -> tuple[Token, ...]:
    return tuple(Token(raw[span.start : span.end], span) for span in spans)


def _words(sentences: Iterable[Token]) -> Iterator[Token]:
    for piece, span in sentences:
        for found in WORD.finditer(piece):
            yield Token(found[0], Span(span.start + found.start(), span.start + found.end()))


def _paired(
    tokenized: Sequence[Token], punctuated: Sequence[Token]
) -> Iterator[tuple[int, Token | None, Token | None]]:
    """Yield a place and the tokens that stand there before and after the punctuation step, or one of them alone."""
    befores, afters = iter(tokenized), iter(punctuated)
    before, after = next(befores, None), next(afters, None)
    while before is not None or after is not None:
        if after is not None and (before is None or after.span.end <= before.span.start):
            yield after.span.start, None, after
            after = next(afters, None)
        elif before is not None and (after is None or before.span.end <= after.span.start):
            yield before.span.start, before, None
            before = next(befores, None)
        elif before is not None:
            yield before.span.start, before, after
            before, after = next(befores, None), next(afters, None)
