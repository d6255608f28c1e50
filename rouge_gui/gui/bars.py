"""Differences in a table, drawn as bars beside their numbers."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from rouge_gui.gui.models.difference_model import MINUS_ROLE
from rouge_gui.gui.table import Cells

MARGIN = 6
BAR_HEIGHT = 0.5


class Bars(Cells):
    """Draws each difference as a bar from the middle of the cell's empty half towards the better candidate."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        minus = index.data(MINUS_ROLE)
        if minus is None:
            return
        number = painter.fontMetrics().horizontalAdvance("+0.0000 ")
        beside = option.rect.adjusted(MARGIN, 0, -MARGIN - number, 0)
        room = QStyle.visualRect(option.direction, option.rect, beside)
        half, height = room.width() // 2, round(room.height() * BAR_HEIGHT)
        length = round(half * min(1.0, abs(minus)))
        middle, top = room.left() + half, room.center().y() - height // 2
        painter.fillRect(
            QRect(middle - length if minus > 0 else middle, top, length, height),
            option.palette.color(QPalette.ColorRole.Accent),
        )
        painter.fillRect(
            QRect(middle, room.top(), 1, room.height()), option.palette.color(QPalette.ColorRole.Mid)
        )
