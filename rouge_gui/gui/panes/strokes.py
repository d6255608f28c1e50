"""The lines under words and the boxes around them, drawn over the text that wears them."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QLine, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.geometry import lines_of, pieces
from rouge_gui.gui.panes.utf16 import sliced
from rouge_gui.gui.panes.worn import WORN, Strokes, Worn
from rouge_gui.rouge.marking.marks import Look

THICK = 0.11
SOLID, HOLLOW, NOVEL = int(Look.SOLID), int(Look.HOLLOW), int(Look.NOVEL)
STEM, ALONE = int(Look.STEM), int(Look.ALONE)
BOXED = ~int(Look.DIM | Look.ALONE)
WAVE = ((-3, 1), (-2, 0), (-1, 0), (1, 2), (2, 2), (3, 1))
LINED = int(Look.SOLID | Look.DOTTED)
ROUND = 2.5
DOTS = (1.0, 1.0)


def strokes_of(block: QTextBlock, layout: object) -> Strokes:
    """Return what is to be drawn over a laid-out block; remembered as long as `layout` is equal.

    `layout` is whatever the lines depend on beside the text: width and font.
    """
    worn = block.userData()
    if not isinstance(worn, Worn):
        return strokes(block)
    if worn.strokes is None or worn.layout != layout:
        worn.layout, worn.strokes = layout, strokes(block)
    return worn.strokes


def strokes(block: QTextBlock) -> Strokes:
    """Return what is to be drawn over a laid-out block, as its character formats say.

    Dots give way to the solid line; the box of HOLLOW stands only where nothing else is worn, and never around a
    blank alone: what is left of an n-gram whose words were counted otherwise.
    """
    lines, text = lines_of(block), block.text()
    made = Strokes([], [], [], [], [], [], _thickness(lines[0].height))
    for run in block.textFormats():
        looks = run.format.intProperty(WORN)
        if looks & LINED:
            under = made.solid if looks & SOLID else made.dotted
            under += (_below(piece, made.thick) for piece in pieces(lines, run.start, run.start + run.length))
        elif looks & BOXED == HOLLOW and not sliced(text, run.start, run.length).isspace():
            made.boxes.extend(map(_around, pieces(lines, run.start, run.start + run.length)))
        elif looks & NOVEL:
            made.novel.extend(map(_around, pieces(lines, run.start, run.start + run.length)))
        if looks & ALONE:
            made.over.extend(
                _above(piece, made.thick) for piece in pieces(lines, run.start, run.start + run.length)
            )
        if looks & STEM:
            for piece in pieces(lines, run.start, run.start + run.length):
                made.waves.extend(_wave(piece, made.thick))
    return made


def draw_strokes(painter: QPainter, made: Strokes, theme: Theme) -> None:
    """Draw underlines and boxes in the colours of `theme`.

    Lines lie on whole pixels and their dots are square: Qt draws round ones fifty times slower.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for lines, colour, style in (
        (made.solid, theme.solid, Qt.PenStyle.SolidLine),
        (made.dotted, theme.dotted, Qt.PenStyle.CustomDashLine),
    ):
        if lines:
            painter.setPen(_pen(colour, made.thick, style))
            painter.drawLines(lines)
    for lines, pixels in ((made.waves, max(1, made.thick // 2)), (made.over, made.thick)):
        if lines:
            painter.setPen(_pen(theme.text, pixels, Qt.PenStyle.SolidLine))
            painter.drawLines(lines)
    for boxes, colour, thick in (
        (made.boxes, theme.hollow, max(1.0, made.thick / 2)),
        (made.novel, theme.novel, made.thick),
    ):
        _draw_boxes(painter, boxes, QPen(QColor(colour), thick))


def draw_sample(painter: QPainter, piece: QRectF, look: Look, theme: Theme) -> None:
    """Draw the stroke of one look at a word in `piece`."""
    thick = _thickness(piece.height())
    made = {
        Look.SOLID: Strokes([_below(piece, thick)], [], [], [], [], [], thick),
        Look.DOTTED: Strokes([], [_below(piece, thick)], [], [], [], [], thick),
        Look.HOLLOW: Strokes([], [], [_around(piece)], [], [], [], thick),
        Look.NOVEL: Strokes([], [], [], [_around(piece)], [], [], thick),
        Look.STEM: Strokes([], [], [], [], list(_wave(piece, thick)), [], thick),
        Look.ALONE: Strokes([], [], [], [], [], [_above(piece, thick)], thick),
    }
    if look in made:
        draw_strokes(painter, made[look], theme)


def _draw_boxes(painter: QPainter, boxes: list[QRectF], pen: QPen) -> None:
    if boxes:
        painter.setPen(pen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in boxes:
            painter.drawRoundedRect(box, ROUND, ROUND)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def _wave(piece: QRectF, thick: int) -> Iterator[QLine]:
    """Yield a small tilde over the middle of a word, in the room between the lines."""
    x, y = round(piece.center().x()), round(piece.top()) - thick
    points = [(x + across * thick, y - (down - 1) * thick) for across, down in WAVE]
    for (left, top), (right, bottom) in pairwise(points):
        yield QLine(left, top, right, bottom)


def _pen(colour: str, thick: int, style: Qt.PenStyle) -> QPen:
    pen = QPen(QColor(colour), thick, style, Qt.PenCapStyle.FlatCap)
    if style is Qt.PenStyle.CustomDashLine:
        pen.setDashPattern(DOTS)
    return pen


def _thickness(height: float) -> int:
    return max(1, round(height * THICK))


def _below(piece: QRectF, thick: int) -> QLine:
    y = round(piece.bottom()) + thick // 2 - thick // 4
    return QLine(round(piece.left()), y, round(piece.right()), y)


def _above(piece: QRectF, thick: int) -> QLine:
    y = round(piece.top()) - thick // 2
    return QLine(round(piece.left()), y, round(piece.right()), y)


def _around(piece: QRectF) -> QRectF:
    """Return a box through the middle of pixels, or its thin line would be smeared over two."""
    return QRectF(piece.toAlignedRect()).adjusted(-0.5, 0.5, -0.5, 0.5)
