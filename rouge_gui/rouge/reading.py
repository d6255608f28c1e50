"""From a raw text to tokens: sentences, limit, case, tokenizer, punctuation, stop words, stemmer, in this order."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.limits import first_bytes, first_bytes_each, first_words
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.punctuation import PUNCTUATION
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.text import Span, Text, Token
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS


def read_text(raw: str, options: Options) -> Text:
    """Return `raw` as the tokens that `options` compare, each with its span in `raw`."""
    sentences = list(SENTENCES[options.sentences].split(raw))
    if options.limit_bytes:
        cut = _compared(raw, first_bytes(raw, sentences, options.limit_bytes), options)
        return replace(
            cut, uncut=_compared(raw, first_bytes_each(raw, sentences, options.limit_bytes), options)
        )
    if options.limit_words:
        return _compared(raw, first_words(raw, sentences, options.limit_words), options)
    return _compared(raw, sentences, options)


def _compared(raw: str, spans: Iterable[Span], options: Options) -> Text:
    stop = STOP_LISTS[options.stop_words].words(options.stop_file)
    stem = STEMMERS[options.stemmer].make()
    tokens: list[Token] = []
    sentences: list[range] = []
    for sentence in spans:
        start = len(tokens)
        tokens += (Token(stem(key), span) for key, span in words(raw, sentence, options) if key not in stop)
        sentences.append(range(start, len(tokens)))
    return Text(raw, tuple(tokens), tuple(sentences))


def words(raw: str, sentence: Span, options: Options) -> Iterable[Token]:
    """Yield the tokens of one sentence in the chosen case, before stop words and stemmer; spans counted in `raw`."""
    piece = raw[sentence.start : sentence.end]
    fold = CASINGS[options.case].fold
    folded = fold(piece)
    found = PUNCTUATION[options.punctuation].apply(folded, TOKENIZERS[options.tokenizer].split(folded))
    if len(folded) == len(piece):
        return (
            Token(key, Span(span.start + sentence.start, span.end + sentence.start)) for key, span in found
        )
    return _placed(found, _origins(piece, fold), sentence.start)


def _origins(piece: str, fold: Callable[[str], str]) -> list[int]:
    """Return for each character of the folded text the place in `piece` of the character it came from."""
    return [place for place, character in enumerate(piece) for _ in fold(character)]


def _placed(tokens: Iterable[Token], places: list[int], start: int) -> Iterator[Token]:
    for key, span in tokens:
        yield Token(key, Span(start + places[span.start], start + places[span.end - 1] + 1))
