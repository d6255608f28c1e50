"""The heads of a table's columns: their words stand where the cells' do, the arrow of the order beside them."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionHeader, QWidget

ARROW = QStyle.PrimitiveElement.PE_IndicatorHeaderArrow
Mark = QStyleOptionHeader.SortIndicator
# Fusion draws the arrow in a square of this many pixels.
ARROW_SIDE = 10
GAP = 3


class Heads(QHeaderView):
    """Horizontal heads with room of `side` pixels at both sides of their words.

    The style lays the arrow over words that stand on the right; here it stands before them, and within its own head.
    """

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._side = side

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:  # noqa: N803 (Qt's)
        super().initStyleOptionForIndex(option, logicalIndex)
        option.sortIndicator, option.text = Mark.None_, ""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 (Qt's)
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        self._paint_words(painter, rect, logicalIndex)
        if self._is_sorted(logicalIndex):
            self._paint_arrow(painter, rect, logicalIndex)

    def _is_sorted(self, at: int) -> bool:
        return self.isSortIndicatorShown() and self.sortIndicatorSection() == at

    def _words(self, at: int, room: QRect) -> str:
        words = str(self.model().headerData(at, Qt.Orientation.Horizontal))
        return self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())

    def _room(self, rect: QRect, at: int) -> QRect:
        """Return where in the head `rect` of column `at` its words stand; an arrow takes room on their inner side."""
        room = rect.adjusted(self._side, 0, -self._side, 0)
        arrow = ARROW_SIDE + GAP if self._is_sorted(at) else 0
        if self._alignment(at) & Qt.AlignmentFlag.AlignRight:
            room.setLeft(room.left() + arrow)
        else:
            room.setRight(room.right() - arrow)
        return QStyle.visualRect(self.layoutDirection(), rect, room)

    def _alignment(self, at: int) -> Qt.AlignmentFlag:
        told = self.model().headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        return self.defaultAlignment() if told is None else Qt.AlignmentFlag(told)

    def _paint_words(self, painter: QPainter, rect: QRect, at: int) -> None:
        room = self._room(rect, at)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.drawText(room, self._alignment(at), self._words(at, room))

    def _paint_arrow(self, painter: QPainter, rect: QRect, at: int) -> None:
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect = self._arrow_place(rect, at)
        is_falling = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        option.sortIndicator = Mark.SortUp if is_falling else Mark.SortDown
        self.style().drawPrimitive(ARROW, option, painter, self)

    def _arrow_place(self, rect: QRect, at: int) -> QRect:
        """Return where in the head `rect` of column `at` the arrow stands: beside the words, on their inner side."""
        width = self.fontMetrics().horizontalAdvance(self._words(at, self._room(rect, at))) + GAP
        place = QRect(rect.topLeft(), QSize(ARROW_SIDE, ARROW_SIDE))
        place.moveCenter(rect.center())
        if self._alignment(at) & Qt.AlignmentFlag.AlignRight:
            place.moveRight(rect.right() - self._side - width)
        else:
            place.moveLeft(rect.left() + self._side + width)
        return QStyle.visualRect(self.layoutDirection(), rect, place)
