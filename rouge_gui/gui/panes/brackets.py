"""The brackets around sentences: an upright line in the margin and square corners where they begin and end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLine, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.geometry import in_margin

LEFT = 10
THICK = 2
CORNER = 6
DASHES = (1.5, 1.5)


class Bracket(NamedTuple):
    """The pieces of a sentence on the screen; whether it `opens` with the first and `closes` with the last of them."""

    pieces: Sequence[QRectF]
    opens: bool
    closes: bool


def draw_brackets(
    painter: QPainter, brackets: Sequence[Bracket], theme: Theme, page: float | None = None
) -> None:
    """Draw a bracket around each sentence: of solid lines for the first, of dashes for the others.

    `page` as in `in_margin`.
    """
    solid = QPen(QColor(theme.text), THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    dashed = QPen(QColor(theme.text), THICK, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    dashed.setDashPattern(DASHES)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for number, bracket in reversed(list(enumerate(brackets))):
        if bracket.pieces:
            painter.setPen(dashed if number else solid)
            painter.drawLines(list(_lines(bracket, page)))


def _lines(bracket: Bracket, page: float | None) -> Iterator[QLine]:
    """Yield the line in the margin and the corners, open below, where words wear their underlines."""
    first, last = bracket.pieces[0], bracket.pieces[-1]
    side = round(in_margin(LEFT, page))
    yield QLine(side, round(first.top()), side, round(last.bottom()))
    begins, ends = (_left_corner, _right_corner) if page is None else (_right_corner, _left_corner)
    if bracket.opens:
        yield from begins(first)
    if bracket.closes:
        yield from ends(last)


def _left_corner(piece: QRectF) -> Iterator[QLine]:
    return _corner(piece, round(piece.left()) - 1, CORNER)


def _right_corner(piece: QRectF) -> Iterator[QLine]:
    return _corner(piece, round(piece.right()) + 1, -CORNER)


def _corner(piece: QRectF, x: int, inwards: int) -> Iterator[QLine]:
    top = round(piece.top())
    yield QLine(x, top, x, round(piece.bottom()))
    yield QLine(x, top, x + inwards, top)
