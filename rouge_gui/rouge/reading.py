"""From a raw text to tokens: sentences, case, tokenizer, stop words, stemmer, in this order."""

from collections.abc import Callable, Iterable, Iterator

from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.text import Span, Text, Token
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS


def read_text(raw: str, options: Options) -> Text:
    """Return `raw` as the tokens that `options` compare, each with its span in `raw`."""
    stop = STOP_LISTS[options.stop_words].words()
    stem = STEMMERS[options.stemmer].make()
    tokens: list[Token] = []
    sentences: list[range] = []
    for sentence in SENTENCES[options.sentences].split(raw):
        start = len(tokens)
        tokens += (Token(stem(key), span) for key, span in _words(raw, sentence, options) if key not in stop)
        sentences.append(range(start, len(tokens)))
    return Text(raw, tuple(tokens), tuple(sentences))


def _words(raw: str, sentence: Span, options: Options) -> Iterable[Token]:
    """Yield the tokens of one sentence in the chosen case, spans counted in `raw`."""
    piece = raw[sentence.start : sentence.end]
    folded = CASINGS[options.case].fold(piece)
    found = TOKENIZERS[options.tokenizer].split(folded)
    if len(folded) == len(piece):
        return _moved(found, lambda place: place + sentence.start)
    places = _origins(piece, CASINGS[options.case].fold)
    return _ending_after(found, places, sentence.start)


def _moved(tokens: Iterable[Token], place: Callable[[int], int]) -> Iterator[Token]:
    for key, span in tokens:
        yield Token(key, Span(place(span.start), place(span.end)))


def _origins(piece: str, fold: Callable[[str], str]) -> list[int]:
    """Return for each character of the folded text the place in `piece` of the character it came from."""
    return [place for place, character in enumerate(piece) for _ in fold(character)]


def _ending_after(tokens: Iterable[Token], places: list[int], start: int) -> Iterator[Token]:
    for key, span in tokens:
        yield Token(key, Span(start + places[span.start], start + places[span.end - 1] + 1))
