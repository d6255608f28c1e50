"""A layout for plain text with room between the lines, for reading and for the lines that mark words."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QPlainTextDocumentLayout

GAP = 0.34


class SpacedLayout(QPlainTextDocumentLayout):
    """QPlainTextEdit's layout, its lines GAP line heights apart (block formats cannot do that there).

    Lines of a paragraph that runs from right to left begin at the right, which Qt leaves to the left.
    """

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        rect = super().blockBoundingRect(block)
        lines = block.layout()
        count = lines.lineCount()
        if count:
            half = lines.lineAt(0).height() * GAP / 2
            if lines.lineAt(0).y() == 0:
                _spread(block, half)
                rect = super().blockBoundingRect(block)
            rect.setHeight(rect.height() + half)
        return rect


def _spread(block: QTextBlock, half: float) -> None:
    lines = block.layout()
    from_right = block.textDirection() is Qt.LayoutDirection.RightToLeft
    top = half
    for index in range(lines.lineCount()):
        line = lines.lineAt(index)
        room = line.width() - line.naturalTextWidth() if from_right else 0.0
        line.setPosition(QPointF(line.x() + room, top))
        top += line.height() + 2 * half
