"""Sentences by rules of ours: an ending mark, then no small letter; abbreviations and initials do not end one."""

import re
from collections.abc import Iterator
from functools import cache

from rouge_gui import assets
from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

END = re.compile(
    r"[.!?\u2026\u3002\uff01\uff1f]+[\"'\u201d\u2019\xbb)\]]*(?=\s)|\n+|[\u3002\uff01\uff1f]+[\u300d\u300f\u201d\u2019]*"
)
NEAR = 40
OPENING = "\"'\u201c\u2018\xab\u201e([\xbf\xa1\u2013\u2014-"


@cache
def abbreviations() -> frozenset[str]:
    """Return the words, lower case and without their full stop, after which a sentence goes on."""
    return frozenset(assets.abbreviations())


def split(text: str) -> Iterator[Span]:
    """Yield the spans of the sentences, blanks around them left out."""
    start = 0
    for found in END.finditer(text):
        if _ends(text, start, found):
            yield from _trimmed(text, start, found.end())
            start = found.end()
    yield from _trimmed(text, start, len(text))


def _ends(text: str, start: int, found: re.Match[str]) -> bool:
    mark = found[0]
    if mark[0] != ".":
        return True
    after = text[found.end() : found.end() + NEAR].lstrip().lstrip(OPENING)
    before = text[max(start, found.start() - NEAR) : found.start()].split()
    word = before[-1].lstrip(OPENING).lower() if before else ""
    is_initial = len(word) == 1 and word.isalpha()
    return not (after[:1].islower() or is_initial or word in abbreviations())


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    piece = text[start:end]
    if stripped := piece.strip():
        first = start + piece.index(stripped[0])
        yield Span(first, first + len(stripped))


SPLITTER = Splitter(
    said(
        "Rules of ours: . ! ? before a blank and a capital end a sentence, line breaks too; abbreviations do not."
    ),
    split,
)
