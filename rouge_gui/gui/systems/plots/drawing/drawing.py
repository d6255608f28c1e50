"""What every drawing of a plot can do: be drawn on a canvas, say what is where, and how its systems are told apart."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QColor

from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.drawing.inks import Ink, Inks

P = TypeVar("P")


class Place(NamedTuple):
    """What is at a point of a plot, in words; whose it is, which point of the plot's, and the number it stands for."""

    words: str
    name: str | None = None
    point: int | None = None
    value: float | None = None


class Key(NamedTuple):
    """What tells systems apart: name and ink of each; or `shades`, of which the palest is `least` and the last `most`."""

    inks: Sequence[tuple[str, Ink]] = ()
    shades: Sequence[QColor] = ()
    least: int = 0
    most: int = 0


class Drawing(QObject, Generic[P]):
    """Draws `plot` on `canvas` when it is made. `keyed` (Key) follows when systems are told apart in another way."""

    keyed = Signal(object)

    def __init__(self, canvas: Canvas, plot: P, inks: Inks) -> None:
        super().__init__(canvas)
        self._canvas, self._plot, self._inks = canvas, plot, inks

    def key(self) -> Key:
        """Return what tells systems apart now; nothing where their names stand in the plot."""
        return Key()

    def at(self, point: QPointF) -> Place | None:  # noqa: ARG002 (the others ask)
        """Return what is at a point, in the plot's numbers."""
        return None

    def end(self) -> None:
        """Let go of the canvas."""
        self.deleteLater()
