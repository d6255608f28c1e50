"""What finding draws: every place found washed and framed, the one that is stepped on framed firmly."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rouge_gui.colours import Theme

WASH = 28
THIN, FIRM = 1, 3
ROUND = 2.5


def draw_found(painter: QPainter, found: Sequence[QRectF], current: Sequence[QRectF], theme: Theme) -> None:
    """Draw the pieces of the places that were `found` and of the `current` one over the text."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wash = QColor(theme.accent)
    wash.setAlpha(WASH)
    for pieces, width, inside in (
        (found, THIN, wash),
        (current, FIRM, Qt.BrushStyle.NoBrush),
    ):
        painter.setBrush(inside)
        painter.setPen(QPen(QColor(theme.accent), width))
        for piece in pieces:
            painter.drawRoundedRect(piece.adjusted(-1, 0, 1, 0), ROUND, ROUND)
