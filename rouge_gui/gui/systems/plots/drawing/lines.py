"""Draws curves over a logarithmic axis, and ranks from column to column."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF

from rouge_gui.export.plots.kinds import Curves, Ranks
from rouge_gui.export.plots.telling import number
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Key, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks
from rouge_gui.wording import numeral

SIZE, WIDTH = 9, 2.0
MOST_SHAPES = 12
MARGIN = 0.4


class Lines(Drawing[Curves]):
    """A curve for each system."""

    def __init__(self, canvas: Canvas, plot: Curves, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        self._x = np.log2(plot.x)
        self._numbers = np.array(list(plot.curves.values()))
        low, high = float(np.nanmin(self._numbers)), float(np.nanmax(self._numbers))
        canvas.begin(
            Bounds(float(self._x[0]), float(self._x[-1]), low, high), (shown(plot.x_axis), shown(plot.y_axis))
        )
        doublings = range(int(np.ceil(self._x[0])), int(np.floor(self._x[-1])) + 1)
        canvas.name_ticks([(step, shown(numeral(2.0**step, "g"))) for step in doublings])
        for place, name in enumerate(plot.curves):
            _draw_line(canvas, inks, name, (self._x, self._numbers[place]))

    def key(self) -> Key:
        """Return the systems, the one on top at the right first."""
        return _key_of(self._inks, list(self._plot.curves), -self._numbers[:, -1])

    def at(self, point: QPointF) -> Place | None:
        """Return the curve that is nearest above or below."""
        step = int(np.argmin(np.abs(self._x - point.x())))
        away = np.abs(self._numbers[:, step] - point.y())
        if np.isnan(away).all():
            return None
        place = int(np.nanargmin(away))
        words = tr(
            "{value} at {beta}",
            value=number(self._numbers[place, step]),
            beta=number(float(self._plot.x[step])),
        )
        return Place(words, list(self._plot.curves)[place])


class RankLines(Drawing[Ranks]):
    """A line for each system through its ranks, 1 on top."""

    def __init__(self, canvas: Canvas, plot: Ranks, inks: Inks) -> None:
        super().__init__(canvas, plot, inks)
        self._ranks = np.array(list(plot.ranks.values()), float)
        last = int(self._ranks.max())
        home = Bounds(-MARGIN, len(plot.columns) - 1 + MARGIN, 1 - MARGIN, last + MARGIN)
        canvas.begin(home, ("", shown(plot.y_axis)))
        canvas.name_rows_at([(rank, str(rank)) for rank in range(1, last + 1)])
        canvas.name_columns(list(map(shown, plot.columns)))
        places = np.arange(len(plot.columns), dtype=float)
        for place, name in enumerate(plot.ranks):
            _draw_line(canvas, inks, name, (places, self._ranks[place]))

    def key(self) -> Key:
        """Return the systems, the one on top at the right first."""
        return _key_of(self._inks, list(self._plot.ranks), self._ranks[:, -1])

    def at(self, point: QPointF) -> Place | None:
        """Return the system whose rank is nearest."""
        column = max(0, min(len(self._plot.columns) - 1, round(point.x())))
        place = int(np.argmin(np.abs(self._ranks[:, column] - point.y())))
        words = tr(
            "rank {rank} under {protocol}",
            rank=int(self._ranks[place, column]),
            protocol=self._plot.columns[column],
        )
        return Place(words, list(self._plot.ranks)[place])


def _draw_line(canvas: Canvas, inks: Inks, name: str, points: tuple[np.ndarray, np.ndarray]) -> None:
    ink = inks.of(name)
    x, y = points
    line = pg.PlotCurveItem(
        x, y, pen=canvas.pen(ink.colour, WIDTH, ink.dash), antialias=True, connect="finite"
    )
    known = np.flatnonzero(~np.isnan(y))[:: max(1, len(x) // MOST_SHAPES)]
    shapes = pg.ScatterPlotItem(
        x[known],
        y[known],
        size=SIZE,
        symbol=ink.shape,
        brush=pg.mkBrush(ink.colour),
        pen=canvas.pen(inks.theme.base),
    )
    for drawn, height in ((line, 0), (shapes, 1)):
        drawn.setZValue(height if ink.is_back else height + 2)
        canvas.addItem(drawn, ignoreBounds=True)


def _key_of(inks: Inks, names: list[str], order: np.ndarray) -> Key:
    return Key([(names[place], inks.of(names[place])) for place in np.argsort(order, kind="stable").tolist()])
