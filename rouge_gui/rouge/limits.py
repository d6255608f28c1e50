"""The length limits of ROUGE-1.5.5: how much of a text is kept before it is tokenized."""

import re
from collections.abc import Iterable, Iterator

from rouge_gui.rouge.text import Span

BLANKS = re.compile(r"[ \t\n\r\f\v]+")


def first_words(raw: str, sentences: Iterable[Span], limit: int) -> Iterator[Span]:
    """Yield what is left of `sentences` under `-l`: whole ones, then the first words of the one that reaches `limit`.

    Words are what stands between blanks; a blank that opens a line counts as one empty word more.
    """
    left = limit
    for sentence in sentences:
        ends = _word_ends(raw[sentence.start : sentence.end])
        if len(ends) >= left:
            yield Span(sentence.start, sentence.start + ends[left - 1])
            return
        left -= len(ends)
        yield sentence


def _word_ends(line: str) -> list[int]:
    """Return where each word of `line` ends; Perl's split gives no empty word for trailing blanks."""
    ends = [found.start() for found in BLANKS.finditer(line)]
    if not ends or not BLANKS.fullmatch(line, ends[-1]):
        ends.append(len(line))
    return ends if line.strip(" \t\n\r\f\v") else []


def first_bytes(raw: str, sentences: Iterable[Span], limit: int) -> Iterator[Span]:
    """Yield what is left of `sentences` under `-b`: whole ones, then the first bytes of the one that reaches `limit`."""
    left = limit
    for sentence in sentences:
        size = _size(raw[sentence.start : sentence.end])
        if size >= left:
            yield _cut(raw, sentence, left)
            return
        left -= size
        yield sentence


def first_bytes_each(raw: str, sentences: Iterable[Span], limit: int) -> Iterator[Span]:
    """Yield the sentences that ROUGE-L and ROUGE-W see under `-b` in ROUGE-1.5.5, where the count never grows.

    Every sentence shorter than `limit` stays whole; the first other one is cut to `limit` bytes and ends the text.
    """
    for sentence in sentences:
        if _size(raw[sentence.start : sentence.end]) >= limit:
            yield _cut(raw, sentence, limit)
            return
        yield sentence


def _size(piece: str) -> int:
    return len(piece.encode("utf-8", "surrogatepass"))


def _cut(raw: str, sentence: Span, size: int) -> Span:
    """Return the start of `sentence` that `size` bytes hold; a character that is cut through is left out."""
    kept = raw[sentence.start : sentence.start + size].encode("utf-8", "surrogatepass")[:size]
    return Span(sentence.start, sentence.start + len(kept.decode("utf-8", "ignore")))
