"""How a raw text is given to a Qt document: long paragraphs broken, nothing left that Qt would swallow."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from rouge_gui.gui.panes.utf16 import Bends, bends_of

LONGEST = 3000
SHORTEST = 1500
LINE = re.compile("[^\n\r\u2028\u2029]+")
LINE_BREAK = re.compile("\r\n|[\r\u2028\u2029]")
LATIN_END = "[.!?\u2026][\"'\u201d\u2019)\\]]* "
WIDE_END = "[\u3002\uff01\uff1f][\u300d\u300f\u201d\u2019\uff09]*"
SENTENCE_END = re.compile(f"{LATIN_END}|{WIDE_END}")
SWALLOWED = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufdd0\ufdd1\ufffc]")
CONTROL_PICTURES = 0x2400
DELETE = 0x7F
PICTURE_OF_DELETE = "\u2421"
REPLACEMENT = "\ufffd"
SPACE = " "
ATTACHED = frozenset({"Mn", "Me", "Mc", "Cf", "Sk"})
JOINER = "\u200d"


class Displayed(NamedTuple):
    """A text as Qt may have it (lines end in LF) and where its places differ from the raw text's."""

    text: str
    bends: Bends


def displayed(raw: str) -> Displayed:
    """Return `raw` for display.

    Every kind of line break begins a paragraph. A paragraph longer than LONGEST is broken where a sentence
    ends: the blank there is shown as a line break, and where there is no blank a break is put in. Control
    characters show as their pictures, lone surrogates and characters that Qt keeps for itself as U+FFFD.
    """
    cuts = list(_cuts(raw))
    pieces = []
    start = 0
    for cut in cuts:
        pieces.append(_safe(raw[start : cut.stop - len(cut)]))
        start = cut.stop
    pieces.append(_safe(raw[start:]))
    return Displayed("\n".join(pieces), bends_of(raw, [cut.start for cut in cuts if not cut]))


def _safe(raw: str) -> str:
    return SWALLOWED.sub(_picture, LINE_BREAK.sub("\n", raw))


def _picture(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < ord(SPACE):
        return chr(CONTROL_PICTURES + code)
    return PICTURE_OF_DELETE if code == DELETE else REPLACEMENT


def _cuts(raw: str) -> Iterator[range]:
    """Yield where long paragraphs are cut: the range of the blank that becomes a break, or an empty one."""
    if len(raw) <= LONGEST:
        return
    for line in LINE.finditer(raw):
        start, end = line.span()
        while end - start > LONGEST:
            cut = _cut(raw, start)
            yield cut
            start = cut.stop


def _cut(raw: str, start: int) -> range:
    """Return the best place to cut between SHORTEST and LONGEST characters after `start`."""
    low, high = start + SHORTEST, start + LONGEST
    ends = list(SENTENCE_END.finditer(raw, low, high))
    if ends:
        stop = ends[-1].end()
        return range(stop - (raw[stop - 1] == SPACE), stop)
    blank = raw.rfind(SPACE, low, high)
    if blank >= 0:
        return range(blank, blank + 1)
    place = next((place for place in range(high, low, -1) if not _belongs_together(raw, place)), high)
    return range(place, place)


def _belongs_together(raw: str, place: int) -> bool:
    """Whether a break before `place` would part a letter from its accent, or an emoji's parts."""
    return unicodedata.category(raw[place]) in ATTACHED or raw[place - 1] == JOINER
