"""What a pane draws over its text: underlines, boxes of what was not counted, mates of a token."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion, QTextBlock, QTextLine

from rouge_gui.gui.marks import Look
from rouge_gui.gui.palette import Theme
from rouge_gui.gui.panes.highlighter import WORN

THICK = 0.11
THIN = 0.055
ROUND = 2.5
DOTS = (0.01, 1.9)
DASHES = (2.5, 2.0)


def pieces(block: QTextBlock, start: int, stop: int) -> Iterator[QRectF]:
    """Yield the rectangles of units `start` to `stop` of a laid-out block, one a line, in its coordinates."""
    layout = block.layout()
    for number in range(layout.lineForTextPosition(start).lineNumber(), layout.lineCount()):
        line = layout.lineAt(number)
        first, last = max(start, line.textStart()), min(stop, line.textStart() + line.textLength())
        if first >= last:
            return
        left, right = sorted((_x(line, first), _x(line, last)))
        yield QRectF(left, line.y(), right - left, line.height())


def _x(line: QTextLine, unit: int) -> float:
    return cast("tuple[float, int]", line.cursorToX(unit))[0]


def draw_looks(painter: QPainter, block: QTextBlock, offset: QPointF, theme: Theme) -> None:
    """Draw what the characters of a block wear beyond their fill."""
    for run in block.textFormats():
        looks = run.format.intProperty(WORN)
        if looks & ~Look.FILL:
            for piece in pieces(block, run.start, run.start + run.length):
                draw_look(painter, piece.translated(offset), looks, theme)


def draw_look(painter: QPainter, piece: QRectF, looks: int, theme: Theme) -> None:
    """Draw underline or box of the text in `piece`; the box of HOLLOW only where nothing else is worn."""
    thick = max(1.0, piece.height() * THICK)
    y = piece.bottom() - thick / 4
    if looks & Look.SOLID:
        painter.setPen(QPen(QColor(theme.solid), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(piece.left(), y, piece.right(), y))
    elif looks & Look.DOTTED:
        pen = QPen(QColor(theme.dotted), thick, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern(DOTS)
        painter.setPen(pen)
        painter.drawLine(QLineF(piece.left() + thick / 2, y, piece.right() - thick / 2, y))
    elif looks == Look.HOLLOW:
        painter.setPen(QPen(QColor(theme.hollow), max(1.0, piece.height() * THIN)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(piece.adjusted(-1, 0.5, 1, 0.5), ROUND, ROUND)


def draw_mates(
    painter: QPainter, area: QRect, found: Sequence[QRectF], counted: Sequence[QRectF], theme: Theme
) -> None:
    """Dim `area` but for the mates; frame the `counted` ones firmly, the other `found` ones with dashes."""
    veil = QRegion(area)
    for piece in (*found, *counted):
        veil -= QRegion(piece.adjusted(-2, -1, 2, 2).toRect())
    painter.save()
    painter.setClipRegion(veil)
    painter.fillRect(area, theme.veil_colour())
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rects, style in ((found, Qt.PenStyle.CustomDashLine), (counted, Qt.PenStyle.SolidLine)):
        for piece in rects:
            pen = QPen(QColor(theme.mate), max(1.0, piece.height() * THIN * 1.5), style)
            if style is Qt.PenStyle.CustomDashLine:
                pen.setDashPattern(DASHES)
            painter.setPen(pen)
            painter.drawRoundedRect(piece.adjusted(-2, -1, 2, 2), ROUND, ROUND)
