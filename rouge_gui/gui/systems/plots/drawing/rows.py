"""Draws distributions and intervals: a row for each system."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from rouge_gui.export.plots.kinds import Distribution, IntervalPlot
from rouge_gui.export.plots.spread import edges_of, heights, percentiles
from rouge_gui.export.plots.telling import number
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks
from rouge_gui.wording import said

MOST_ROWS = 30
MARGIN = 0.5
SIZE, LARGE = 9, 14
HALF_MARK, HALF_CAP = 0.32, 0.18


def row_bounds(low: float, high: float, count: int) -> Bounds:
    """Return what is seen first of `count` rows: as many as can be told apart."""
    return Bounds(low, high, -MARGIN, min(count, MOST_ROWS) - MARGIN)


class Distributions(Drawing[Distribution]):
    """For each system how dense its numbers lie, the middle half, the middle nine tenths and the median."""

    def __init__(self, canvas: Canvas, plot: Distribution, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        edges = edges_of(plot.values)
        canvas.begin(row_bounds(float(edges[0]), float(edges[-1]), len(plot.names)), (shown(plot.axis), ""))
        canvas.name_rows(plot.names)
        for row, numbers in enumerate(plot.values):
            self._draw_row(row, numbers, edges)

    def at(self, point: QPointF) -> Place | None:
        """Return the number of a row that is nearest."""
        row = round(point.y())
        if not 0 <= row < len(self._plot.names):
            return None
        numbers = self._plot.values[row]
        value = float(numbers[np.argmin(np.abs(numbers - point.x()))])
        words = tr(
            "{measure} {value}, median {median}",
            measure=self._plot.axis,
            value=number(value),
            median=number(float(np.median(numbers))),
        )
        return Place(words, self._plot.names[row], value=value)

    def _draw_row(self, row: int, numbers: np.ndarray, edges: np.ndarray) -> None:
        theme, canvas = self._inks.theme, self._canvas
        reach, middles = heights(numbers, edges), (edges[:-1] + edges[1:]) / 2
        filled = np.flatnonzero(reach)
        part = slice(filled[0], filled[-1] + 1)
        reach, middles = reach[part], middles[part]
        outline = [QPointF(x, row - up) for x, up in zip(middles.tolist(), reach.tolist(), strict=True)]
        outline += [
            QPointF(x, row + up) for x, up in zip(middles[::-1].tolist(), reach[::-1].tolist(), strict=True)
        ]
        path = QPainterPath()
        path.addPolygon(QPolygonF(outline))
        path.closeSubpath()
        shape = QGraphicsPathItem(path)
        shape.setPen(canvas.pen(theme.solid, 0.8))
        shape.setBrush(pg.mkBrush(theme.fill))
        canvas.addItem(shape, ignoreBounds=True)
        least, low, median, high, most = percentiles(numbers)
        for start, end, width in ((least, most, 1.6), (low, high, 4.0)):
            canvas.draw_line((start, row), (end, row), canvas.pen(theme.solid, width))
        canvas.draw_line((median, row - HALF_MARK), (median, row + HALF_MARK), canvas.pen(theme.text, 2.0))


class Intervals(Drawing[IntervalPlot]):
    """For each system its mean, with the interval; those flagged have another colour and shape."""

    def __init__(self, canvas: Canvas, plot: IntervalPlot, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        home = row_bounds(float(np.min(plot.lows)), float(np.max(plot.highs)), len(plot.names))
        canvas.begin(home, (shown(plot.axis), ""))
        canvas.name_rows(plot.names)
        theme = inks.theme
        for row, (name, low, high) in enumerate(zip(plot.names, plot.lows, plot.highs, strict=True)):
            colour = theme.red if name in plot.flagged else theme.solid
            canvas.draw_line((low, row), (high, row), canvas.pen(colour, 2.5))
            for end in (low, high):
                canvas.draw_line((end, row - HALF_CAP), (end, row + HALF_CAP), canvas.pen(colour, 2.0))
        flagged = np.array([name in plot.flagged for name in plot.names])
        for own, colour, shape, size in (
            (~flagged, theme.solid, "o", SIZE),
            (flagged, theme.red, "d", LARGE),
        ):
            canvas.addItem(
                pg.ScatterPlotItem(
                    plot.means[own],
                    np.flatnonzero(own),
                    size=size,
                    symbol=shape,
                    brush=pg.mkBrush(colour),
                    pen=canvas.pen(theme.base),
                )
            )

    def at(self, point: QPointF) -> Place | None:
        """Return the mean and the interval of a row."""
        row = round(point.y())
        if not 0 <= row < len(self._plot.names):
            return None
        plot, name = self._plot, self._plot.names[row]
        words = said(
            "mean {mean}, {low} to {high}",
            mean=number(plot.means[row]),
            low=number(plot.lows[row]),
            high=number(plot.highs[row]),
        )
        if name in plot.flagged:
            words = said("{interval}, below Lead-3", interval=words)
        return Place(shown(words), name)
