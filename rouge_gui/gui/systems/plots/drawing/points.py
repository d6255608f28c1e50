"""Draws a scatter plot: points where there are some thousands, else a picture of how dense they lie."""

from dataclasses import replace

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from rouge_gui.colours import OPAQUE
from rouge_gui.export.plots.kinds import Scatter
from rouge_gui.export.plots.telling import number
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import FAINTEST, STRONGEST, Bounds, Cloud, shades
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Key, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks

MOST_POINTS = 4_000
CELL_PIXELS = 2
AROUND = 0.4
REACH = 12
SIZE, RING = 7, 15
OPACITY, FAINT_OPACITY = 190, 70
SAME_SCALE = 0.01
SHADES_IN_KEY = 24


class Points(Drawing[Scatter]):
    """A scatter plot. What is drawn reaches beyond what is seen, so that moving the plot draws nothing anew."""

    def __init__(self, canvas: Canvas, plot: Scatter, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        self._cloud = Cloud(plot.x, plot.y)
        self._drawn: Bounds | None = None
        self._scale = (0.0, 0.0)
        self._most = 0
        self.is_dense = False
        canvas.begin(self._cloud.bounds, (shown(plot.x_axis), shown(plot.y_axis)))
        self.image = pg.ImageItem(axisOrder="row-major")
        canvas.addItem(self.image, ignoreBounds=True)
        self.dots = {name: self._dots(name) for name in plot.names}
        self._ring = pg.ScatterPlotItem(
            size=RING, pen=canvas.pen(inks.theme.mate, 2), brush=None, symbol="o", useCache=False
        )
        self._ring.setZValue(3)
        canvas.addItem(self._ring, ignoreBounds=True)
        if plot.line is not None:
            self._draw_line(plot.line)
        canvas.looked.connect(self._on_looked)
        self._on_looked()

    def key(self) -> Key:
        """Return the systems, or how many points the shades stand for."""
        if not self.is_dense:
            return Key(
                [(name, replace(self._inks.of(name), dash=Qt.PenStyle.NoPen)) for name in self._plot.names]
            )
        steps = np.linspace(FAINTEST, STRONGEST, SHADES_IN_KEY) / STRONGEST
        return Key(shades=[self._inks.shade(step) for step in steps.tolist()], least=1, most=self._most)

    def at(self, point: QPointF) -> Place | None:
        """Return the nearest point, within reach of the pointer, and ring it."""
        across, up = self._canvas.pixel()
        found = self._cloud.nearest(point.x(), point.y(), REACH * across, REACH * up)
        if found is None:
            self._ring.setData([], [])
            return None
        x, y = float(self._plot.x[found]), float(self._plot.y[found])
        self._ring.setData([x], [y])
        words = tr(
            "{across} {x}, {up} {y}",
            across=self._plot.x_axis,
            x=number(x),
            up=self._plot.y_axis,
            y=number(y),
        )
        group = self._plot.group
        name = None if group is None else self._plot.names[int(group[found])]
        return Place(words, name, found)

    def end(self) -> None:
        self._canvas.looked.disconnect(self._on_looked)
        super().end()

    def _dots(self, name: str) -> pg.ScatterPlotItem:
        ink = self._inks.of(name)
        fill = QColor(ink.colour)
        fill.setAlpha(FAINT_OPACITY if ink.is_back else OPACITY)
        made = pg.ScatterPlotItem(
            size=SIZE, symbol=ink.shape, brush=fill, pen=self._canvas.pen(self._inks.theme.base, 0.5)
        )
        made.setZValue(0 if ink.is_back else 1)
        self._canvas.addItem(made, ignoreBounds=True)
        return made

    def _draw_line(self, line: tuple[np.ndarray, np.ndarray]) -> None:
        for colour, width in ((self._inks.theme.base, 5.0), (self._inks.theme.text, 2.5)):
            drawn = pg.PlotCurveItem(*line, pen=self._canvas.pen(colour, width), antialias=True)
            drawn.setZValue(2)
            self._canvas.addItem(drawn, ignoreBounds=True)

    def _on_looked(self) -> None:
        seen = self._canvas.seen()
        if self._drawn is None or not self._is_still_drawn(seen):
            self._draw(seen)

    def _is_still_drawn(self, seen: Bounds) -> bool:
        across, up = self._canvas.pixel()
        is_same_scale = all(
            abs(now - then) <= SAME_SCALE * then for now, then in zip((across, up), self._scale, strict=True)
        )
        needed = seen.within(self._cloud.bounds)
        is_nothing = needed.left > needed.right or needed.bottom > needed.top
        return is_same_scale and (is_nothing or (self._drawn is not None and self._drawn.holds(needed)))

    def _draw(self, seen: Bounds) -> None:
        """Draw what is seen and what lies around it."""
        self._drawn = drawn = seen.grown(AROUND)
        self._scale = self._canvas.pixel()
        was = self.is_dense, self._most
        width, height = self._canvas.size_in_pixels()
        columns, rows = (max(1, round(side * (1 + 2 * AROUND) / CELL_PIXELS)) for side in (width, height))
        self.is_dense = len(self._cloud.inside(seen)) > MOST_POINTS
        self.image.setVisible(self.is_dense)
        self._most = self._paint(drawn, rows, columns) if self.is_dense else 0
        self._place(None if self.is_dense else drawn)
        if was != (self.is_dense, self._most):
            self.keyed.emit(self.key())

    def _paint(self, drawn: Bounds, rows: int, columns: int) -> int:
        """Paint how many points lie where; return the most of a cell."""
        counts = self._cloud.counts(drawn, rows, columns)
        inks = [self._inks.shade(step / STRONGEST) for step in range(STRONGEST + 1)]
        table = np.array([[ink.red(), ink.green(), ink.blue(), OPAQUE] for ink in inks], np.uint8)
        table[0, 3] = 0
        self.image.setImage(shades(counts), lut=table, levels=(0, STRONGEST), autoLevels=False)
        left, right, bottom, top = drawn
        self.image.setRect(QRectF(left, bottom, right - left, top - bottom))
        return int(counts.max())

    def _place(self, drawn: Bounds | None) -> None:
        places = np.zeros(0, np.intp) if drawn is None else self._cloud.inside(drawn)
        group = np.zeros(len(places), np.intp) if self._plot.group is None else self._plot.group[places]
        for place, name in enumerate(self._plot.names):
            own = places[group == place]
            self.dots[name].setData(self._plot.x[own], self._plot.y[own])
