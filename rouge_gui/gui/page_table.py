"""A table that paints a whole page of cells itself, because asking a model and a delegate cell by cell takes too long.

A page of 33 rows and 15 columns: 500 cells, each asked for four roles and painted by a delegate, took longer than a
frame of 16 ms may.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, cast

from PySide6.QtCore import QAbstractItemModel, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from rouge_gui.gui.table import SIDE, RowTable

Group = QPalette.ColorGroup
Role = QPalette.ColorRole


class Cell(NamedTuple):
    """What stands in a cell; what is faint is out of date or of little interest."""

    text: str
    is_faint: bool = False


class Pages(Protocol):
    """What such a table asks its model beside what every table asks."""

    def cells(self, row: int, columns: Sequence[int]) -> Sequence[Cell]:
        """Return the cells of a shown row."""

    def is_number(self, column: int) -> bool:
        """Return whether a column holds numbers, which stand at its end."""


class _Place(NamedTuple):
    """Where a shown column is painted, and at which of its sides its words stand."""

    column: int
    left: int
    right: int
    is_at_right: bool


class PageTable(RowTable):
    """A RowTable of a model that is also `Pages`. Columns stand in the model's order."""

    def __init__(
        self, model: QAbstractItemModel, words: str, empty_text: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, words, empty_text, parent)
        self.setAlternatingRowColors(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.model().rowCount():
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        painter.setFont(self.font())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        places = list(self._places(event.rect()))
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        last = self.model().rowCount() - 1 if last < 0 else last
        selection = self.selectionModel()
        for row in range(max(first, 0), last + 1) if places else ():
            self._paint_row(painter, row, places, is_selected=selection.isRowSelected(row))
        painter.end()

    def _places(self, seen: QRect) -> Iterator[_Place]:
        pages = cast("Pages", self.model())
        mirrored = self.isRightToLeft()
        for column in range(self.model().columnCount()):
            left, width = self.columnViewportPosition(column), self.columnWidth(column)
            if not self.isColumnHidden(column) and left <= seen.right() and left + width > seen.left():
                yield _Place(column, left, left + width, pages.is_number(column) != mirrored)

    def _paint_row(self, painter: QPainter, row: int, places: Sequence[_Place], *, is_selected: bool) -> None:
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        palette = self.palette()
        group = Group.Active if self.isActiveWindow() else Group.Inactive
        back = Role.Highlight if is_selected else Role.AlternateBase if row % 2 else Role.Base
        begin, end = min(place.left for place in places), max(place.right for place in places)
        painter.fillRect(begin, top, end - begin, height, palette.brush(group, back))
        metrics = painter.fontMetrics()
        base = top + (height - metrics.height() + 1) // 2 + metrics.ascent()
        plain = palette.color(group, Role.HighlightedText if is_selected else Role.Text)
        faint = plain if is_selected else palette.color(group, Role.PlaceholderText)
        cells = cast("Pages", self.model()).cells(row, [place.column for place in places])
        is_faint = False
        painter.setPen(plain)
        for place, cell in zip(places, cells, strict=True):
            if cell.is_faint != is_faint:
                is_faint = cell.is_faint
                painter.setPen(faint if is_faint else plain)
            room = place.right - place.left - 2 * SIDE
            text, width = cell.text, metrics.horizontalAdvance(cell.text)
            if width > room:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
                width = metrics.horizontalAdvance(text)
            left = place.right - SIDE - width if place.is_at_right else place.left + SIDE
            painter.drawText(QPoint(left, base), text)
