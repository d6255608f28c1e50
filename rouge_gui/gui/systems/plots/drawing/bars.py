"""Draws a histogram."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt

from rouge_gui.export.plots.kinds import EVEN, Histogram
from rouge_gui.export.plots.telling import number
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks


class Bars(Drawing[Histogram]):
    """A bar for each bin, and a line in the middle."""

    def __init__(self, canvas: Canvas, plot: Histogram, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        theme, edges = inks.theme, plot.edges
        canvas.begin(
            Bounds(float(edges[0]), float(edges[-1]), 0.0, float(plot.counts.max())),
            (shown(plot.x_axis), shown(plot.y_axis)),
        )
        canvas.addItem(
            pg.BarGraphItem(
                x0=edges[:-1],
                x1=edges[1:],
                height=plot.counts,
                brush=pg.mkBrush(theme.fill),
                pen=canvas.pen(theme.solid),
            )
        )
        canvas.addItem(
            pg.InfiniteLine(EVEN, pen=canvas.pen(theme.red, 1.5, Qt.PenStyle.DashLine)), ignoreBounds=True
        )

    def at(self, point: QPointF) -> Place | None:
        """Return the bin at a point."""
        edges = self._plot.edges
        bin_there = int(np.searchsorted(edges, point.x(), "right")) - 1
        if not 0 <= bin_there < len(self._plot.counts):
            return None
        low, high = edges[bin_there : bin_there + 2]
        words = tr(
            "{count:,} between {low} and {high}",
            count=int(self._plot.counts[bin_there]),
            low=number(low),
            high=number(high),
        )
        return Place(words, value=point.x())
