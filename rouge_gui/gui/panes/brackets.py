"""The brackets around sentences: an upright line in the left margin and square corners where they begin and end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLine, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rouge_gui.colours import Theme

LEFT = 10
THICK = 2
CORNER = 6
DASHES = (1.5, 1.5)


class Bracket(NamedTuple):
    """The pieces of a sentence on the screen; whether it `opens` with the first and `closes` with the last of them."""

    pieces: Sequence[QRectF]
    opens: bool
    closes: bool


def draw_brackets(painter: QPainter, brackets: Sequence[Bracket], theme: Theme) -> None:
    """Draw a bracket around each sentence: of solid lines for the first, of dashes for the others."""
    solid = QPen(QColor(theme.text), THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    dashed = QPen(QColor(theme.text), THICK, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    dashed.setDashPattern(DASHES)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for number, bracket in reversed(list(enumerate(brackets))):
        if bracket.pieces:
            painter.setPen(dashed if number else solid)
            painter.drawLines(list(_lines(bracket)))


def _lines(bracket: Bracket) -> Iterator[QLine]:
    """Yield the line in the margin and the corners, open below, where words wear their underlines."""
    first, last = bracket.pieces[0], bracket.pieces[-1]
    yield QLine(LEFT, round(first.top()), LEFT, round(last.bottom()))
    if bracket.opens:
        yield from _corner(first, round(first.left()) - 1, CORNER)
    if bracket.closes:
        yield from _corner(last, round(last.right()) + 1, -CORNER)


def _corner(piece: QRectF, x: int, inwards: int) -> Iterator[QLine]:
    top = round(piece.top())
    yield QLine(x, top, x, round(piece.bottom()))
    yield QLine(x, top, x + inwards, top)
