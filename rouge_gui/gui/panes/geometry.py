"""Where ranges of a paragraph are on the screen once Qt has laid it out."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextLine

# Hebrew, Arabic and the scripts between, their presentation forms, and the scripts of the first plane that run so.
FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


class Line(NamedTuple):
    """One line of a laid-out block: its units, its place in the block's coordinates, where its words are.

    `runs_both_ways` where some of the block's words may run from right to left: there a range is not what lies
    between the places of a cursor before and behind it.
    """

    start: int
    stop: int
    top: float
    height: float
    left: float
    right: float
    laid: QTextLine
    runs_both_ways: bool

    def piece(self, start: int, stop: int) -> QRectF:
        """Return the rectangle of the units `start` to `stop`; blanks at the line's end have no width."""
        edges = [self._x(start), self._x(stop)]
        if self.runs_both_ways and start < stop:
            edges = list(self._glyph_edges(start, stop)) or edges
        left, right = max(min(edges), self.left), min(max(edges), self.right)
        return QRectF(left, self.top, max(0.0, right - left), self.height)

    def _x(self, unit: int) -> float:
        return cast("tuple[float, int]", self.laid.cursorToX(unit))[0]

    def _glyph_edges(self, start: int, stop: int) -> Iterator[float]:
        """Yield where each letter of these units begins and ends."""
        for run in self.laid.glyphRuns(start, stop - start):
            advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
            for place, advance in zip(run.positions(), advances, strict=True):
                yield place.x()
                yield place.x() + advance.x()


def lines_of(block: QTextBlock) -> list[Line]:
    """Return the lines of a laid-out block."""
    layout, text = block.layout(), block.text()
    both = not text.isascii() and FROM_RIGHT.search(text) is not None
    return [_line(layout.lineAt(number), runs_both_ways=both) for number in range(layout.lineCount())]


def _line(laid: QTextLine, *, runs_both_ways: bool) -> Line:
    start = laid.textStart()
    stop = start + laid.textLength()
    words = laid.naturalTextRect()
    return Line(start, stop, laid.y(), laid.height(), words.left(), words.right(), laid, runs_both_ways)


def in_margin(x: float, page: float | None) -> float:
    """Return where `x` in the left margin lies; `page` is the width of a page whose lines begin at the right."""
    return x if page is None else page - x


def pieces(lines: Sequence[Line], start: int, stop: int) -> Iterator[QRectF]:
    """Yield the rectangles of units `start` to `stop`, one a line."""
    for number in range(bisect_right(lines, start, key=_stop), len(lines)):
        line = lines[number]
        if line.start >= stop:
            return
        yield line.piece(max(start, line.start), min(stop, line.stop))


def _stop(line: Line) -> int:
    return line.stop
