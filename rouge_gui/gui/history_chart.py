"""A small chart of the F scores over the edits of the open example."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from rouge_gui.gui.language import decimals, tr

MOST_LINES = 3
WIDEST_STEP = 70
DOT = 3.5
PAD, GAP = 10, 5
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5)
MOST_GRID = 5
DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
ROLES = (QPalette.ColorRole.Link, QPalette.ColorRole.BrightText, QPalette.ColorRole.Text)


class Line(NamedTuple):
    """The F of one variant at each step; None where it has none."""

    name: str
    values: Sequence[float | None]


class HistoryChart(QWidget):
    """Draws up to three lines, told apart by colour, dashes and the shape of their points.

    `step_clicked` (int) follows a click on or beside a step.
    """

    step_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[Line] = ()
        self._at = 0
        self.setMinimumHeight(6 * self.fontMetrics().height())
        self.setAccessibleName(tr("Scores over the edits"))

    def sizeHint(self) -> QSize:
        return QSize(320, 8 * self.fontMetrics().height())

    def show_lines(self, lines: Sequence[Line], at: int) -> None:
        """Show lines of equal length; step `at` is marked."""
        self._lines, self._at = lines[:MOST_LINES], at
        self.setAccessibleDescription("; ".join(map(_told, self._lines)))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        count = self._count()
        if event.button() == Qt.MouseButton.LeftButton and count:
            area = self._area()
            step = round((event.position().x() - area.left()) / self._stride(area, count))
            self.step_clicked.emit(max(0, min(count - 1, step)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        values = [value for line in self._lines for value in line.values if value is not None]
        if not values:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high, grid = bounds(min(values), max(values))
        area = self._area()
        self._draw_grid(painter, area, low, high, grid)
        names = []
        for place, line in enumerate(self._lines):
            points = self._points(line, area, low, high)
            colour = self.palette().color(ROLES[place])
            self._draw_line(painter, points, colour, place)
            if points:
                names.append((points[-1].y(), line.name, colour, place))
        self._draw_names(painter, area, names)

    def _count(self) -> int:
        return len(self._lines[0].values) if self._lines else 0

    def _area(self) -> QRectF:
        metrics = self.fontMetrics()
        left = PAD + metrics.horizontalAdvance("0.00") + GAP
        names = max((metrics.horizontalAdvance(line.name) for line in self._lines), default=0)
        return QRectF(self.rect()).adjusted(left, PAD, -names - 4 * PAD, -PAD - metrics.height())

    def _stride(self, area: QRectF, count: int) -> float:
        return min(WIDEST_STEP, area.width() / max(1, count - 1))

    def _points(self, line: Line, area: QRectF, low: float, high: float) -> list[QPointF]:
        stride = self._stride(area, len(line.values))
        return [
            QPointF(
                area.left() + place * stride, area.bottom() - (value - low) / (high - low) * area.height()
            )
            for place, value in enumerate(line.values)
            if value is not None
        ]

    def _draw_grid(self, painter: QPainter, area: QRectF, low: float, high: float, grid: float) -> None:
        metrics, palette = self.fontMetrics(), self.palette()
        faint, line = palette.color(QPalette.ColorRole.PlaceholderText), palette.color(QPalette.ColorRole.Mid)
        lines = round((high - low) / grid) + 1
        apart = area.height() / (lines - 1)
        painter.setPen(QPen(line, 0.5))
        for number in range(lines):
            y = area.bottom() - number * apart
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(faint)
        for number in labelled(lines, apart, metrics.height()):
            y = area.bottom() - number * apart
            words = decimals(low + number * grid, 2)
            x = area.left() - GAP - metrics.horizontalAdvance(words)
            painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), words)
        count = self._count()
        stride = self._stride(area, count)
        x = area.left() + self._at * stride
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Accent), 1))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(faint)
        for step in labelled(count, stride, metrics.horizontalAdvance("000")):
            words = str(step)
            at = area.left() + step * stride - metrics.horizontalAdvance(words) / 2
            painter.drawText(QPointF(at, area.bottom() + metrics.height()), words)

    def _draw_line(self, painter: QPainter, points: list[QPointF], colour: QColor, place: int) -> None:
        painter.setPen(QPen(colour, 2, DASHES[place]))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(colour, 1))
        painter.setBrush(colour)
        for point in points:
            _draw_dot(painter, point, place)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_names(
        self, painter: QPainter, area: QRectF, names: list[tuple[float, str, QColor, int]]
    ) -> None:
        """Write the names at the ends of their lines, none over another."""
        metrics = self.fontMetrics()
        heights = spread([y for y, *_ in names], metrics.height(), area.top(), area.bottom())
        end = area.left() + (self._count() - 1) * self._stride(area, self._count()) + PAD
        for y, (_, name, colour, place) in zip(heights, names, strict=True):
            painter.setPen(colour)
            painter.setBrush(colour)
            _draw_dot(painter, QPointF(end + DOT, y), place)
            painter.drawText(QPointF(end + PAD, y + metrics.ascent() / 2 - 1), name)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def bounds(lowest: float, highest: float) -> tuple[float, float, float]:
    """Return lower end, upper end and grid of an axis for values in 0..1 that shows them all, in round numbers."""
    for grid in STEPS:
        low = min(int(lowest / grid) * grid, 1.0 - grid)
        high = min(1.0, (int(highest / grid + 1e-9) + 1) * grid)
        if round((high - low) / grid) <= MOST_GRID:
            return low, high, grid
    return 0.0, 1.0, 0.25


def labelled(count: int, apart: float, room: float) -> range:
    """Return which of `count` places, `apart` points from each other, are labelled: each label takes `room` points."""
    return range(0, count, max(1, ceil(room / max(1.0, apart))))


def spread(heights: list[float], apart: float, top: float, bottom: float) -> list[float]:
    """Return heights near the given ones, in their order, at least `apart` and, where there is room, within the ends."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = dict.fromkeys(order, top)
    above = top - apart
    for place in order:
        placed[place] = above = max(heights[place], above + apart, top)
    below = bottom + apart
    for place in reversed(order):
        placed[place] = below = min(placed[place], below - apart)
    return [placed[place] for place in range(len(heights))]


def _draw_dot(painter: QPainter, at: QPointF, place: int) -> None:
    x, y = at.x(), at.y()
    if place == 0:
        painter.drawEllipse(at, DOT, DOT)
    elif place == 1:
        painter.drawRect(QRectF(x - DOT, y - DOT, 2 * DOT, 2 * DOT))
    else:
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - DOT - 1), QPointF(x - DOT - 1, y + DOT), QPointF(x + DOT + 1, y + DOT)])
        )


def _told(line: Line) -> str:
    known = [value for value in line.values if value is not None]
    if not known:
        return tr("{variant}: no score", variant=line.name)
    return tr("{variant} F from {first:.4f} to {last:.4f}", variant=line.name, first=known[0], last=known[-1])
