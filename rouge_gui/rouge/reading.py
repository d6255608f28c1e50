"""From a raw text to tokens: sentences, limit, case, tokenizer, punctuation, stop words, stemmer, in this order."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.kinds import WHOLE
from rouge_gui.rouge.limits import first_bytes, first_bytes_each, first_words
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.punctuation import PUNCTUATION
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.text import Span, Text, Token
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS


def read_text(raw: str, options: Options) -> Text:
    """Return `raw` as the tokens that `options` compare, each with its span in `raw`."""
    steps = Steps(options)
    sentences = steps.sentences(raw)
    text = _compared(raw, steps.limited(raw, sentences), steps)
    if not options.limit_bytes or options.limited == WHOLE:
        return text
    return replace(text, uncut=_compared(raw, first_bytes_each(raw, sentences, options.limit_bytes), steps))


def _compared(raw: str, spans: Iterable[Span], steps: "Steps") -> Text:
    tokens: list[Token] = []
    sentences: list[range] = []
    for span in spans:
        start = len(tokens)
        sentence = steps.folded(raw, span)
        found = sentence.placed(steps.punctuated(sentence, steps.tokenized(sentence)))
        tokens += steps.stemmed(steps.without_stop_words(found))
        sentences.append(range(start, len(tokens)))
    return Text(raw, tuple(tokens), tuple(sentences))


@dataclass(frozen=True)
class Sentence:
    """A sentence of a raw text in the case that is compared: `folded` is what became of the `piece` at `start`."""

    piece: str
    folded: str
    start: int
    fold: Callable[[str], str]

    def placed(self, tokens: Iterable[Token]) -> Iterator[Token]:
        """Yield `tokens`, whose spans count in `folded`, with their spans in the raw text."""
        start = self.start
        if len(self.folded) == len(self.piece):
            for key, span in tokens:
                yield Token(key, Span(span.start + start, span.end + start))
            return
        places = self._origins()
        for key, span in tokens:
            yield Token(key, Span(start + places[span.start], start + places[span.end - 1] + 1))

    def _origins(self) -> list[int]:
        """Return for each character of `folded` the place in `piece` of the character it came from."""
        return [place for place, character in enumerate(self.piece) for _ in self.fold(character)]


@dataclass(frozen=True)
class Steps:
    """The steps of reading under `options`, one method each, in the order in which they are taken.

    Stop words and stemmer are loaded when first needed: `UnreadableFile` or `InvalidOption` for a stop list that
    cannot be had.
    """

    options: Options

    def sentences(self, raw: str) -> list[Span]:
        """Return where the sentences of `raw` stand."""
        return list(SENTENCES[self.options.sentences].split(raw))

    def limited(self, raw: str, sentences: Iterable[Span]) -> Iterable[Span]:
        """Return what the limit leaves of `sentences`, for everything but the sequences of ROUGE-L and ROUGE-W."""
        if self.options.limit_bytes:
            return first_bytes(raw, sentences, self.options.limit_bytes)
        if self.options.limit_words:
            return first_words(raw, sentences, self.options.limit_words)
        return sentences

    def folded(self, raw: str, span: Span) -> Sentence:
        """Return the sentence at `span` in the chosen case."""
        piece = raw[span.start : span.end]
        fold = CASINGS[self.options.case].fold
        return Sentence(piece, fold(piece), span.start, fold)

    def tokenized(self, sentence: Sentence) -> Iterable[Token]:
        """Return the tokens of `sentence`, spans counted in its folded text."""
        return TOKENIZERS[self.options.tokenizer].split(sentence.folded)

    def punctuated(self, sentence: Sentence, tokens: Iterable[Token]) -> Iterable[Token]:
        """Return `tokens` with punctuation treated, spans counted as before."""
        return PUNCTUATION[self.options.punctuation].apply(sentence.folded, tokens)

    def without_stop_words(self, tokens: Iterable[Token]) -> Iterable[Token]:
        """Return `tokens` but the stop words."""
        stop = self._stop
        return (token for token in tokens if token.key not in stop) if stop else tokens

    def stemmed(self, tokens: Iterable[Token]) -> Iterable[Token]:
        """Return `tokens` with their stems as keys."""
        stem = self._stem
        return (Token(stem(key), span) for key, span in tokens)

    @cached_property
    def _stop(self) -> frozenset[str]:
        return STOP_LISTS[self.options.stop_words].words(self.options.stop_file)

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        return STEMMERS[self.options.stemmer].make()
