"""The cues' own tokenizer: it knows words, numbers, capitals and where sentences end, and keeps 40,000 and 3.5% whole."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rouge_gui.rouge.evidence.counting import number_at
from rouge_gui.rouge.evidence.numbers import Number
from rouge_gui.rouge.evidence.pieces import END, NEWLINE, NUMBER, OTHER, SIGN, WORD, Piece, pieces
from rouge_gui.rouge.evidence.tongue import Tongue
from rouge_gui.rouge.evidence.tongues import spoken
from rouge_gui.rouge.text import Span

_CLOSERS = frozenset("\"'\u2019\u201d»)]")
_SAID = frozenset((WORD, NUMBER, SIGN))
_CLOSING = frozenset(".!?")
LOOK_AHEAD = 4


class Word(NamedTuple):
    """A word or number of a text.

    `key` is what is compared exactly, `stem` what is compared across inflections; `number` is set for numbers and dates.
    `capital` says that it is written with a capital, `opens` that it is the first of its sentence, `soft` that it
    stands after a comma, dash or bracket.
    """

    key: str
    stem: str
    span: Span
    capital: bool
    opens: bool
    soft: bool
    number: Number | None


class Prose(NamedTuple):
    """A text read: its words, its sentences as ranges of word positions, and the language it is in."""

    raw: str
    words: tuple[Word, ...]
    sentences: tuple[range, ...]
    tongue: Tongue


def read(raw: str, tongue: Tongue | None = None) -> Prose:
    """Read `raw` in `tongue`, or in the language that its function words speak for."""
    cut = pieces(raw)
    if tongue is None:
        tongue = spoken(piece.text for piece in cut)
    words: list[Word] = []
    bounds = [0]
    soft = False
    stems: dict[str, str] = {}
    position = 0
    while position < len(cut):
        piece = cut[position]
        kind = piece.kind
        if kind in _SAID:
            opens = len(words) == bounds[-1]
            number, stop = None, position
            if kind != WORD or piece.text in tongue.number_words:
                number, stop = number_at(cut, position, tongue)
            if number is not None:
                span = Span(piece.start, cut[stop - 1].end)
                words.append(Word(number.exact_key, number.key, span, False, opens, soft, number))  # noqa: FBT003
                position = stop - 1
                soft = False
            elif kind == WORD:
                text = piece.text
                root = stems.get(text) or stems.setdefault(text, tongue.stem(text))
                words.append(Word(text, root, Span(piece.start, piece.end), piece.capital, opens, soft, None))
                soft = False
        elif kind == OTHER:
            soft = soft or piece.text != "-"
        elif len(words) > bounds[-1] and _ends(raw, cut, position, tongue):
            bounds.append(len(words))
        position += 1
    if bounds[-1] < len(words):
        bounds.append(len(words))
    sentences = tuple(range(start, end) for start, end in pairwise(bounds))
    return Prose(raw, tuple(words), sentences, tongue)


def _ends(raw: str, cut: Sequence[Piece], position: int, tongue: Tongue) -> bool:
    """Tell whether the mark or line break at `position` ends a sentence."""
    piece = cut[position]
    after = raw[piece.end : piece.end + 1]
    if piece.kind == NEWLINE:
        empty = raw.count("\n", piece.start, piece.end) > 1
        return empty or not after.islower() or raw[: piece.start].rstrip()[-1:] in _CLOSING
    closes = piece.kind == END and (not after or after.isspace() or after in _CLOSERS)
    return closes and (piece.text != "." or _stops(raw, cut, position, tongue))


def _stops(raw: str, cut: Sequence[Piece], position: int, tongue: Tongue) -> bool:
    """Tell whether a full stop before a blank ends a sentence and no abbreviation, initial or ordinal."""
    before = cut[position - 1]
    following = next((one for one in cut[position + 1 : position + LOOK_AHEAD] if one.kind in _SAID), None)
    if following is None or before.end != cut[position].start:
        return True
    if before.kind == WORD:
        initial = before.end - before.start == 1 and before.capital and following.capital
        return before.text not in tongue.abbreviations and not initial
    if before.kind != NUMBER or following.text in tongue.months:
        return before.kind != NUMBER
    broken = "\n" in raw[before.end : following.start]
    return broken or following.capital or following.kind == NUMBER or not raw[0].isupper()
