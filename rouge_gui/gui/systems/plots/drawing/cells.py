"""Draws a heat map with its numbers written in the cells."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from rouge_gui.colours import contrast
from rouge_gui.export.plots.kinds import HeatMap
from rouge_gui.export.plots.spread import shares
from rouge_gui.export.plots.telling import number
from rouge_gui.gui.language import decimals, shown, tr
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks
from rouge_gui.gui.systems.plots.drawing.rows import MARGIN, row_bounds
from rouge_gui.study.names import called

PALEST, DARKEST = 0.06, 0.9
DIGITS = 3


class Cells(Drawing[HeatMap]):
    """A shade for each number, within its column."""

    def __init__(self, canvas: Canvas, plot: HeatMap, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        columns = len(plot.columns)
        home = row_bounds(-MARGIN, columns - MARGIN, len(plot.rows))
        canvas.begin(Bounds(-MARGIN, columns - MARGIN, home.bottom, home.top), ("", ""))
        canvas.name_rows(plot.rows)
        canvas.name_columns([shown(called(name)) for name in plot.columns])
        canvas.hide_grid()
        canvas.addItem(_Shades(plot, inks, canvas), ignoreBounds=True)

    def at(self, point: QPointF) -> Place | None:
        """Return the number of a cell."""
        row, column = round(point.y()), round(point.x())
        rows, columns = self._plot.values.shape
        if not (0 <= row < rows and 0 <= column < columns):
            return None
        value = float(self._plot.values[row, column])
        words = tr("no number") if np.isnan(value) else shown(number(value))
        return Place(f"{shown(called(self._plot.columns[column]))} {words}", self._plot.rows[row])


class _Shades(pg.GraphicsObject):  # type: ignore[misc]
    def __init__(self, plot: HeatMap, inks: Inks, canvas: Canvas) -> None:
        super().__init__()
        self._plot, self._canvas = plot, canvas
        self._colours = [
            [None if np.isnan(share) else inks.shade(PALEST + share * (DARKEST - PALEST)) for share in row]
            for row in shares(plot.values).tolist()
        ]
        self._writing = QColor(inks.theme.text), QColor(inks.theme.base)

    def boundingRect(self) -> QRectF:
        rows, columns = self._plot.values.shape
        return QRectF(-MARGIN, -MARGIN, columns, rows)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget) -> None:
        transform = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setFont(self._canvas.font())
        metrics = painter.fontMetrics()
        ratio = self._canvas.devicePixelRatioF()
        painter.scale(ratio, ratio)
        for row, colours in enumerate(self._colours):
            for column, colour in enumerate(colours):
                if colour is None:
                    continue
                seen = transform.mapRect(QRectF(column - MARGIN, row - MARGIN, 1, 1))
                cell = QRectF(seen.topLeft() / ratio, seen.size() / ratio)
                painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), colour)
                words = decimals(self._plot.values[row, column], DIGITS)
                if metrics.horizontalAdvance(words) < cell.width() and metrics.ascent() < cell.height():
                    painter.setPen(self._ink_on(colour))
                    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()

    def _ink_on(self, colour: QColor) -> QColor:
        return max(self._writing, key=lambda ink: contrast(ink.name(), colour.name()))
