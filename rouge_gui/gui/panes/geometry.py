"""Where ranges of a paragraph are on the screen once Qt has laid it out."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextLine


class Line(NamedTuple):
    """One line of a laid-out block: its units, its place in the block's coordinates, where its words are."""

    start: int
    stop: int
    top: float
    height: float
    left: float
    right: float
    laid: QTextLine

    def piece(self, start: int, stop: int) -> QRectF:
        """Return the rectangle of the units `start` to `stop`; blanks at the line's end have no width."""
        first, last = self._x(start), self._x(stop)
        left, right = (first, last) if first <= last else (last, first)
        left = max(left, self.left)
        return QRectF(left, self.top, max(0.0, min(right, self.right) - left), self.height)

    def _x(self, unit: int) -> float:
        return cast("tuple[float, int]", self.laid.cursorToX(unit))[0]


def lines_of(block: QTextBlock) -> list[Line]:
    """Return the lines of a laid-out block."""
    layout = block.layout()
    return [_line(layout.lineAt(number)) for number in range(layout.lineCount())]


def _line(laid: QTextLine) -> Line:
    start = laid.textStart()
    stop = start + laid.textLength()
    words = laid.naturalTextRect()
    return Line(start, stop, laid.y(), laid.height(), words.left(), words.right(), laid)


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
