"""What hovering draws: the mates of a token framed, the rest of the pane dimmed."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion

from rouge_gui.gui.palette import Theme

THIN = 0.08
ROUND = 2.5
DASHES = (2.5, 2.0)


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
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rects, style in ((found, Qt.PenStyle.CustomDashLine), (counted, Qt.PenStyle.SolidLine)):
        for piece in rects:
            pen = QPen(QColor(theme.mate), max(1.0, piece.height() * THIN), style)
            if style is Qt.PenStyle.CustomDashLine:
                pen.setDashPattern(DASHES)
            painter.setPen(pen)
            painter.drawRoundedRect(piece.adjusted(-2, -1, 2, 2), ROUND, ROUND)
