"""Cells shaded by how strong their number is, in colours on which the theme's text stays readable."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QBrush, QColor, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from rouge_gui.colours import LIGHT, Theme
from rouge_gui.gui.models.difference_model import MINUS_ROLE
from rouge_gui.gui.table import Cells

# `fill` is made for text to stand on, `dotted` is not.
OF_NEGATIVE = 0.3


class ShadedCells(Cells):
    """Fills each cell that has a number from -1 to 1 with `shade`, in light colours until `set_theme`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`; who shows the cells repaints them."""
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        strength = index.data(MINUS_ROLE)
        if strength is not None:
            option.backgroundBrush = QBrush(shade(self._theme, strength))
        super().paint(painter, option, index)


def shade(theme: Theme, strength: float) -> QColor:
    """Return the ground of a cell: the stronger, the further from `base`, to another side below 0; base for NaN."""
    ground = QColor(theme.base)
    if strength > 0:
        return _mixed(ground, QColor(theme.fill), min(1.0, strength))
    if strength < 0:
        return _mixed(ground, QColor(theme.dotted), OF_NEGATIVE * min(1.0, -strength))
    return ground


def _mixed(ground: QColor, colour: QColor, share: float) -> QColor:
    pairs = zip(ground.getRgb()[:3], colour.getRgb()[:3], strict=True)  # type: ignore[index]  # the stubs lack it
    return QColor(*(round(one + share * (other - one)) for one, other in pairs))
