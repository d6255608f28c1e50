"""What hovering draws: the mates of a token framed, the rest of the pane dimmed."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion

from rouge_gui.colours import Theme
from rouge_gui.gui.palette import veil_colour

THIN = 0.08
ROUND = 2.5
DASHES = (2.5, 2.0)


def draw_mates(
    painter: QPainter,
    area: QRect,
    mates: tuple[Sequence[QRectF], Sequence[QRectF]],
    spared: Sequence[QRectF],
    theme: Theme,
) -> None:
    """Dim `area` but for the mates and what is `spared`; frame mates (found, counted) with dashes, the counted firmly."""
    found, counted = mates
    veil = QRegion(area)
    for piece in (*found, *counted, *spared):
        veil -= QRegion(_frame(piece))
    painter.save()
    painter.setClipRegion(veil)
    painter.fillRect(area, veil_colour(theme))
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rects, style in ((found, Qt.PenStyle.CustomDashLine), (counted, Qt.PenStyle.SolidLine)):
        for piece in rects:
            pen = QPen(QColor(theme.mate), max(2, 2 * round(piece.height() * THIN / 2)), style)
            if style is Qt.PenStyle.CustomDashLine:
                pen.setDashPattern(DASHES)
            painter.setPen(pen)
            painter.drawRoundedRect(_frame(piece), ROUND, ROUND)


def _frame(piece: QRectF) -> QRect:
    return piece.toAlignedRect().adjusted(-1, -1, 1, 1)
