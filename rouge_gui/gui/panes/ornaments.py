"""What is drawn over a text for a moment: the match that was stepped to, a word beside a mate, bars at changed lines."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.geometry import in_margin

ROUND = 3.0
THICK = 2
PAD = 5
BAR = 3
BAR_LEFT = 5
SMALL = 0.8


def draw_current(painter: QPainter, found: Sequence[QRectF], theme: Theme) -> None:
    """Frame the match that the keyboard has reached."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.mate), THICK))
    for piece in found:
        painter.drawRoundedRect(QRectF(piece.toAlignedRect()).adjusted(-2, -1, 2, 3), ROUND, ROUND)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def draw_label(painter: QPainter, found: Sequence[QRectF], words: str, right: float, theme: Theme) -> None:
    """Write `words` on a small plate above the first of these pieces, below it where there is no room."""
    if not found:
        return
    font = painter.font()
    font.setPointSizeF(font.pointSizeF() * SMALL)
    painter.setFont(font)
    metrics = painter.fontMetrics()
    width, height = metrics.horizontalAdvance(words) + 2 * PAD, metrics.height() + 2
    piece = found[0]
    top = piece.top() - height if piece.top() > height else piece.bottom() + 3
    plate = QRectF(max(0.0, min(piece.left(), right - width)), top, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.text))
    painter.drawRoundedRect(plate, ROUND, ROUND)
    painter.setPen(QColor(theme.base))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def draw_bars(painter: QPainter, found: Sequence[QRectF], theme: Theme, page: float | None = None) -> None:
    """Draw a bar in the margin at each line that holds one of these pieces; a notch where one has no width.

    `page` as in `in_margin`.
    """
    side = in_margin(BAR_LEFT, page)
    painter.setPen(QPen(QColor(theme.warning), BAR, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for piece in found:
        if piece.width():
            painter.drawLine(QLineF(side, piece.top(), side, piece.bottom()))
        else:
            middle = piece.center().y()
            painter.drawLine(QPointF(side - BAR, middle), QPointF(side + BAR, middle))
