"""The first cut of a text: words, numbers, signs and marks, each at its place; contractions opened."""

import re
from typing import NamedTuple

WORD, NUMBER, SIGN, NEWLINE, END, OTHER = "word", "number", "sign", "newline", "end", "other"
_PIECES = re.compile(
    r"(?P<mark>-[lr][rcs]b-|``|'')"
    r"|(?P<number>(?<![\w.,])\d{1,3}(?:[\u00a0\u202f\u2009 ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,:]\d+)*)"
    r"|(?P<initials>(?:[^\W\d_]\.){2,}|[^\W\d_](?:\.[^\W\d_])+(?!\w))"
    r"|(?P<word>[^\W\d_]+(?:['\u2019](?=[^\W\d_])[^\W\d_]+)*)"
    r"|(?P<newline>\n\s*)"
    r"|(?P<sign>[%£$€¥₹])"
    r"|(?P<end>[.!?…]+)"
    r"|(?P<other>[^\w\s])",
    re.IGNORECASE,
)
_CLITIC = re.compile(r"^(.+?)(n't|'ll|'ve|'re|'s|'d|'m)$")
_OPENED = {"n't": "not", "'ll": "will", "'ve": "have", "'re": "are"}
_WHOLE = {"cannot": "can", "can't": "can", "won't": "will", "shan't": "shall"}
_LEFT_OVER = frozenset("sdmt")


class Piece(NamedTuple):
    """A piece: its kind, its lower-case text, its place in code points, and whether it begins with a capital."""

    kind: str
    text: str
    start: int
    end: int
    capital: bool


def pieces(raw: str) -> list[Piece]:
    """Cut `raw` into pieces; `don't` gives `do` and `not`, and possessive endings are dropped."""
    found: list[Piece] = []
    for match in _PIECES.finditer(raw):
        kind = match.lastgroup or OTHER
        start, end = match.span()
        written = match[0]
        text = written.lower()
        capital = written[0].isupper()
        if kind == "initials":
            kind, text = WORD, text.replace(".", "")
        elif kind == WORD and (len(text) == 1 or not text.isalpha() or text in _WHOLE):
            _open(Piece(kind, text.replace("\u2019", "'"), start, end, capital), found)
            continue
        found.append(Piece(kind, text, start, end, capital))
    return found


def _open(piece: Piece, found: list[Piece]) -> None:
    """Append what `piece` is made of: a contraction's two words, a possessive's first, nothing of a lone `s`."""
    text, start, end = piece.text, piece.start, piece.end
    if text in _LEFT_OVER and found and found[-1].text in ("'", "\u2019") and found[-1].end == start:
        return
    whole = _WHOLE.get(text)
    split = _CLITIC.match(text)
    if whole is not None:
        middle = start + len(whole)
        found += (piece._replace(text=whole, end=middle), Piece(WORD, "not", middle, end, capital=False))
    elif text == "n't":
        found.append(piece._replace(text="not"))
    elif split is not None:
        middle = start + len(split[1])
        found.append(piece._replace(text=split[1], end=middle))
        opened = _OPENED.get(split[2])
        if opened is not None:
            found.append(Piece(WORD, opened, middle, end, capital=False))
    else:
        found.append(piece)
