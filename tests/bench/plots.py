"""How many frames a second a scatter plot of a million points is drawn in while it is moved; the peer is pyqtgraph's own.

`python tests/bench/plots.py [POINTS]`; offscreen; a frame is a step and its painting.
"""

import os
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import pyqtgraph as pg
from printing import heading, machine, row
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from rouge_gui.colours import LIGHT
from rouge_gui.export.plots.kinds import Scatter
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.gui.systems.plots.drawing.inks import Inks
from rouge_gui.gui.systems.plots.drawing.points import Points

POINTS, SYSTEMS = 1_000_000, 10
SIZE = (1180, 660)
FRAMES, PEER_FRAMES = 480, 20
TO_AND_FRO = 240
STEP = 1 / 60
# What is seen: all, the middle in part, and so little that its points are drawn one by one.
VIEWS = {"all": 1.0, "a quarter of each side": 0.25, "a fiftieth of each side": 0.02}


class Taken(NamedTuple):
    """Milliseconds a frame took while the plot was moved: the middle, the slowest but one in a hundred, the sum."""

    who: str
    view: str
    frames: int
    median: float
    p99: float
    longest: float
    all_of_them: float

    @property
    def a_second(self) -> float:
        """Frames a second, over all frames."""
        return 1000 * self.frames / self.all_of_them


def drawn(points: int) -> Scatter:
    """Return `points` points that are drawn: a score and another that hangs on it."""
    draw = np.random.default_rng(1)
    x = draw.beta(4, 5, points)
    y = np.clip(0.6 * x + draw.normal(0, 0.1, points), 0, 1)
    names = tuple(f"system-{number}" for number in range(SYSTEMS))
    return Scatter("y by x", "x", "y", x, y, names, np.arange(points) % SYSTEMS, np.arange(points) // SYSTEMS)


def ours(plot: Scatter) -> Iterator[Taken]:
    """Move our plot at each of `VIEWS`."""
    canvas = Canvas(LIGHT)
    canvas.resize(*SIZE)
    canvas.show()
    start = time.perf_counter()
    Points(canvas, plot, Inks(LIGHT, plot.names))
    canvas.grab()
    print(f"first picture after {1000 * (time.perf_counter() - start):.0f} ms\n")  # noqa: T201
    for name, share in VIEWS.items():
        yield _moved("rouge-gui", name, canvas, share, FRAMES)
    canvas.close()


def peer(plot: Scatter) -> Iterator[Taken]:
    """Move a ScatterPlotItem of the same points."""
    widget = pg.PlotWidget(background=LIGHT.base)
    widget.resize(*SIZE)
    widget.addItem(pg.ScatterPlotItem(plot.x, plot.y, size=7, pen=None, brush=pg.mkBrush(LIGHT.solid)))
    widget.show()
    for name, share in VIEWS.items():
        yield _moved("pyqtgraph", name, widget, share, PEER_FRAMES)
    widget.close()


class Frames(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's)
        """Let every event pass."""
        self.painted += event.type() == QEvent.Type.Paint
        return False


def _moved(who: str, view: str, widget: pg.PlotWidget, share: float, frames: int) -> Taken:
    """Move the plot to and fro in steps of a sixtieth of what is seen, and have each painted."""
    area = widget.getViewBox()
    seen = Bounds(0.44 - share / 2, 0.44 + share / 2, 0.27 - share / 2, 0.27 + share / 2)
    area.setRange(xRange=(seen.left, seen.right), yRange=(seen.bottom, seen.top), padding=0)
    QApplication.processEvents()
    counter = Frames(widget.viewport())
    taken = []
    for frame in range(frames):
        direction = 1 if frame % TO_AND_FRO < TO_AND_FRO / 2 else -1
        start = time.perf_counter()
        area.translateBy(x=direction * STEP * share, y=direction * STEP * share / 2)
        QApplication.processEvents()
        taken.append(1000 * (time.perf_counter() - start))
    middle, most = np.percentile(taken, [50, 99])
    return Taken(who, view, counter.painted, float(middle), float(most), max(taken), sum(taken))


def told(points: int) -> Iterator[str]:
    """Measure, and yield a row for each view of each."""
    plot = drawn(points)
    found = [*ours(plot), *peer(plot)]
    yield from heading("who", "seen", "frames", "median", "p99", "longest", "frames a second")
    for each in found:
        times = (f"{taken:.1f} ms" for taken in (each.median, each.p99, each.longest))
        yield row(each.who, each.view, each.frames, *times, f"{each.a_second:.1f}")


if __name__ == "__main__":
    application = QApplication([])
    print(f"{machine()}\n")  # noqa: T201
    print(*told(int(sys.argv[1]) if len(sys.argv) > 1 else POINTS), sep="\n")  # noqa: T201
