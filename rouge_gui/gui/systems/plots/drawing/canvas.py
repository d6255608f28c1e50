"""Where plots are drawn: axes in the theme's colours, moved and scaled by mouse and keys."""

import math
from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsLineItem, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.drawing.cloud import Bounds
from rouge_gui.wording import numeral, said

STEP, ZOOM = 0.1, 0.8
PAD = 0.04
GRID = 0.25
MOST_LINES, WITH_LABEL = 4, 2.8
SIDES = ("left", "bottom")
ARROWS = {
    Qt.Key.Key_Left: (-STEP, 0.0),
    Qt.Key.Key_Right: (STEP, 0.0),
    Qt.Key.Key_Down: (0.0, -STEP),
    Qt.Key.Key_Up: (0.0, STEP),
}
SCALES = {Qt.Key.Key_Plus: ZOOM, Qt.Key.Key_Equal: ZOOM, Qt.Key.Key_Minus: 1 / ZOOM}
OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
KEYS = said("Arrow keys move the plot, + and - scale it, Home shows all, Enter opens its middle.")
Ticks = Sequence[tuple[float, str]]


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis whose numbers are written as the window's language writes them."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        english: list[str] = super().tickStrings(values, scale, spacing)
        return [shown(numeral(float(each), _spec(each))) for each in english]


class Canvas(pg.PlotWidget):  # type: ignore[misc]
    """`pointed` (QPointF, or None beside the plot) follows the pointer, `clicked` (QPointF) a click or Enter.

    `looked` follows every change of what part is seen. Points are in the plot's own numbers.
    """

    pointed = Signal(object)
    clicked = Signal(object)
    looked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        axes = {side: _Axis(side) for side in SIDES}
        super().__init__(parent, background=theme.base, enableMenu=False, axisItems=axes)
        self._theme = theme
        self._home = Bounds(0, 1, 0, 1)
        self._labels = ("", "")
        self._named: dict[str, Ticks] = {}
        self._written: dict[str, Ticks] = {}
        self._area = self.getViewBox()
        self.getPlotItem().hideButtons()
        # Numbers grow to the right, whichever way words run.
        self.getPlotItem().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        for side in SIDES:
            self.getAxis(side).enableAutoSIPrefix(False)  # noqa: FBT003 (pyqtgraph's)
            # Lines between the numbers are most of what a frame costs.
            self.getAxis(side).setStyle(maxTickLevel=0)
        self._area.sigRangeChanged.connect(self._on_looked)
        self.scene().sigMouseMoved.connect(self._on_moved)
        self.scene().sigMouseClicked.connect(self._on_clicked)
        self.setAccessibleName(tr("Plot"))
        self.setMinimumSize(200, 150)
        self.setAntialiasing(True)
        self._dress()

    def begin(self, home: Bounds, labels: tuple[str, str]) -> None:
        """Take away what was drawn, show `home` and name the axes (below, at the left)."""
        self.getPlotItem().clear()
        self._area.invertY(False)  # noqa: FBT003
        for side in SIDES:
            self.getAxis(side).setTicks(None)
        self._labels, self._named, self._written = labels, {}, {}
        self._home = _with_size(home)
        self._dress()
        self.showGrid(x=True, y=True, alpha=GRID)
        self.go_home()

    def name_rows(self, names: Sequence[str]) -> None:
        """Write `names` at the left, the first, at height 0, on top."""
        self.name_rows_at(list(enumerate(names)))

    def name_rows_at(self, rows: Ticks) -> None:
        """Write words at heights, which grow downwards; some are left out where they are too many to be read."""
        self._area.invertY(True)  # noqa: FBT003
        self._named["left"] = rows
        self._write_names()

    def name_columns(self, names: Sequence[str]) -> None:
        """Write `names` below, the first at 0, in as many lines as they need to stand beside each other."""
        self._named["bottom"] = list(enumerate(names))
        self._write_names()

    def name_ticks(self, ticks: Ticks) -> None:
        """Write words at places of the axis below instead of numbers."""
        self.getAxis("bottom").setTicks([ticks])

    def hide_grid(self) -> None:
        """Draw no lines from the axes through the plot, until another begins."""
        self.showGrid(x=False, y=False)

    def go_home(self) -> None:
        """Show all of the plot."""
        self.look_at(self._home)

    def look_at(self, bounds: Bounds) -> None:
        """Show this part of the plot."""
        left, right, bottom, top = bounds
        self._area.setRange(xRange=(left, right), yRange=(bottom, top), padding=PAD)

    def seen(self) -> Bounds:
        """Return what part is seen."""
        (left, right), (bottom, top) = self._area.viewRange()
        return Bounds(left, right, bottom, top)

    def home(self) -> Bounds:
        """Return what part is seen at home."""
        return self._home.grown(PAD)

    def look_again(self, seen: Bounds) -> None:
        """Show a part that was seen before."""
        left, right, bottom, top = seen
        self._area.setRange(xRange=(left, right), yRange=(bottom, top), padding=0)

    def pixel(self) -> tuple[float, float]:
        """Return how wide and how high a pixel is, in the plot's numbers."""
        across, up = self._area.viewPixelSize()
        return float(across), float(up)

    def size_in_pixels(self) -> tuple[int, int]:
        """Return the width and height of what lies between the axes."""
        return max(1, int(self._area.width())), max(1, int(self._area.height()))

    def pen(
        self, colour: str | QColor, width: float = 1.0, dash: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> QPen:
        """Return a pen whose width is in pixels, however far the plot is scaled."""
        made = QPen(QColor(colour), width, dash)
        made.setCosmetic(True)
        return made

    def draw_line(self, start: tuple[float, float], end: tuple[float, float], pen: QPen) -> None:
        """Draw a straight line."""
        line = QGraphicsLineItem(*start, *end)
        line.setPen(pen)
        self.addItem(line, ignoreBounds=True)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme` for what lies around the plot."""
        self._theme = theme
        self._dress()

    def middle(self) -> QPointF:
        """Return the middle of what is seen."""
        left, right, bottom, top = self.seen()
        return QPointF((left + right) / 2, (bottom + top) / 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        across, up = ARROWS.get(key, (0.0, 0.0))
        if key in ARROWS:
            left, right, bottom, top = self.seen()
            down = -1 if self._area.yInverted() else 1
            self._area.translateBy(x=across * (right - left), y=down * up * (top - bottom))
        elif key in SCALES:
            self._area.scaleBy((SCALES[key], SCALES[key]))
        elif key == Qt.Key.Key_Home:
            self.go_home()
        elif key in OPENING:
            self.clicked.emit(self.middle())
        else:
            super().keyPressEvent(event)
            return
        event.accept()
        self.pointed.emit(self.middle())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._area.setBorder(self.pen(self._theme.accent, 2))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._area.setBorder(None)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None:
            self._write_names()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        self.setBackground(self._theme.base)
        small = QFont(self.font())
        for side, words in zip(("bottom", "left"), self._labels, strict=True):
            axis = self.getAxis(side)
            axis.setPen(self.pen(self._theme.border))
            axis.setTextPen(QColor(self._theme.text))
            axis.setTickFont(small)
            axis.setStyle(tickTextOffset=round(QFontMetricsF(small).height() / 2))
            style: dict[str, Any] = {"color": self._theme.text, "font-size": f"{small.pointSizeF():g}pt"}
            axis.setLabel(words, **style)
            axis.showLabel(bool(words))
        # pyqtgraph takes words for lower than they are, and for one line.
        self.getAxis("bottom").setHeight(WITH_LABEL * QFontMetricsF(small).height())
        self._write_names()

    def _write_names(self) -> None:
        width, height = self.size_in_pixels()
        left, right, bottom, top = self.seen()
        metrics = QFontMetricsF(self.font())
        if rows := self._named.get("left"):
            every = max(1, math.ceil(metrics.ascent() * (top - bottom) / height))
            self._write("left", rows[::every])
        if columns := self._named.get("bottom"):
            widest = max(metrics.horizontalAdvance(name) for _, name in columns) + metrics.averageCharWidth()
            lines = max(1, min(MOST_LINES, math.ceil(widest * (right - left) / width)))
            self.getAxis("bottom").setHeight((lines + 1) * metrics.height())
            self._write(
                "bottom", [(at, "\n" * (place % lines) + name) for place, (at, name) in enumerate(columns)]
            )

    def _write(self, side: str, ticks: Ticks) -> None:
        if self._written.get(side) != ticks:
            self._written[side] = ticks
            self.getAxis(side).setTicks([ticks])

    def _on_looked(self, *_told: object) -> None:
        self._write_names()
        self.looked.emit()

    def _on_moved(self, position: QPointF) -> None:
        self.pointed.emit(self._numbers(position))

    def _on_clicked(self, event: Any) -> None:  # noqa: ANN401 (pyqtgraph's)
        point = self._numbers(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and point is not None:
            self.clicked.emit(point)

    def _numbers(self, position: QPointF) -> QPointF | None:
        area: QRectF = self._area.sceneBoundingRect()
        if not area.contains(position):
            return None
        return QPointF(self._area.mapSceneToView(position))


def _spec(written: str) -> str:
    """Return how `format` writes a number as it is `written`: with so many places, or by a power of ten."""
    return "g" if "e" in written else f".{len(written.partition('.')[2])}f"


def _with_size(bounds: Bounds) -> Bounds:
    """Return bounds of some width and height: a plot of one value has room around it."""
    left, right, bottom, top = bounds
    if left == right:
        left, right = left - 0.5, right + 0.5
    if bottom == top:
        bottom, top = bottom - 0.5, top + 0.5
    return Bounds(left, right, bottom, top)
