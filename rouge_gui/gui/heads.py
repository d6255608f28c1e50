"""The heads of a table's columns: their words stand where the cells' do, the arrow of the order beside them."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionHeader, QWidget

ARROW = QStyle.PrimitiveElement.PE_IndicatorHeaderArrow
Mark = QStyleOptionHeader.SortIndicator
# Fusion draws the arrow in a square of this many pixels.
ARROW_SIDE = 10
GAP = 3


class Heads(QHeaderView):
    """Horizontal heads with room of `side` pixels at both sides of their words.

    The style lays the arrow over words that stand on the right; here it stands before them.
    """

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._side = side
        self.setStyleSheet(f"QHeaderView::section {{ padding-left: {side}px; padding-right: {side}px; }}")

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:  # noqa: N803 (Qt's)
        super().initStyleOptionForIndex(option, logicalIndex)
        option.sortIndicator = Mark.None_

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 (Qt's)
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        if self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex:
            self._paint_arrow(painter, rect, logicalIndex)

    def arrow_place(self, rect: QRect, at: int) -> QRect:
        """Return where in the head `rect` of column `at` the arrow stands: beside the words, on their inner side."""
        words = str(self.model().headerData(at, Qt.Orientation.Horizontal))
        width = self.fontMetrics().horizontalAdvance(words) + GAP
        place = QRect(rect.topLeft(), QSize(ARROW_SIDE, ARROW_SIDE))
        place.moveCenter(rect.center())
        alignment = self.model().headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if Qt.AlignmentFlag(alignment or 0) & Qt.AlignmentFlag.AlignRight:
            place.moveRight(rect.right() - self._side - width)
        else:
            place.moveLeft(rect.left() + self._side + width)
        return place

    def _paint_arrow(self, painter: QPainter, rect: QRect, at: int) -> None:
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect = self.arrow_place(rect, at)
        is_falling = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        option.sortIndicator = Mark.SortUp if is_falling else Mark.SortDown
        self.style().drawPrimitive(ARROW, option, painter, self)
