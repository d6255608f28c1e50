"""Thin curves over the panes, from a token to the tokens it was counted with."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.text_pane import TextPane

THICK = 1.6
GAP = 3.0


class Place(NamedTuple):
    """A token of a pane, by its position."""

    pane: TextPane
    position: int


class Connectors(QWidget):
    """Lies over `area`, as large as it, and lets the pointer through; curves follow the panes when it is updated.

    `area` is no splitter: that would take it for one of its own panes.
    """

    def __init__(self, area: QWidget, theme: Theme) -> None:
        super().__init__(area)
        self._theme = theme
        self._links: list[tuple[Place, Place]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.installEventFilter(self)
        self.setGeometry(area.rect())
        self.hide()

    def link(self, start: Place, ends: Sequence[Place]) -> None:
        """Draw a curve from `start` to each of `ends`, in place of those before; none to panes that are not shown."""
        self._links = [(start, end) for end in ends]
        self.setVisible(bool(self._links))
        self.raise_()
        self.update()

    def clear(self) -> None:
        """Draw no curves."""
        self._links = []
        self.hide()

    def curves(self) -> list[tuple[QPointF, QPointF]]:
        """Return both ends of each curve that is drawn."""
        return [
            _facing(start.pane.rect_of(start.position, self), end.pane.rect_of(end.position, self))
            for start, end in self._links
            if start.pane.isVisible() and end.pane.isVisible()
        ]

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the area."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.mate)
        for start, end in self.curves():
            middle = (start.x() + end.x()) / 2
            path = QPainterPath(start)
            path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
            painter.setPen(QPen(colour, THICK))
            painter.drawPath(path)
        painter.end()


def _facing(one: QRectF, other: QRectF) -> tuple[QPointF, QPointF]:
    """Return the middles of the sides that two words turn to one another; lower sides of words one above the other."""
    apart = GAP if other.left() >= one.right() else -GAP
    if other.left() < one.right() and one.left() < other.right():
        return QPointF(one.center().x(), one.bottom()), QPointF(other.center().x(), other.bottom())
    right = apart > 0
    start = QPointF((one.right() if right else one.left()) + apart, one.center().y())
    return start, QPointF((other.left() if right else other.right()) - apart, other.center().y())
