"""Beside a plot: which ink is whose, or how much each shade stands for."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QShortcut
from PySide6.QtWidgets import QLabel, QListWidget, QVBoxLayout, QWidget

from rouge_gui.gui.language import tr
from rouge_gui.gui.systems.plots.drawing.drawing import Key
from rouge_gui.gui.systems.plots.drawing.inks import Ink

SWATCH = QSize(30, 14)
MARK = 9.0
BAR_HEIGHT = 14
MARGIN = 6
WIDEST_NAME = 22


class KeyList(QWidget):
    """`chosen` (name, or None) follows when a system is brought out by its row, or none any more."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = Key()
        self.names = QListWidget()
        self.names.setAccessibleName(tr("Systems in the plot"))
        self.names.setToolTip(tr("Choose a system to bring it out; Esc shows all alike"))
        self.names.setIconSize(SWATCH)
        self.names.setFrameShape(QListWidget.Shape.NoFrame)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.names.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.names.itemSelectionChanged.connect(self._on_selected)
        escape = QShortcut(Qt.Key.Key_Escape, self.names)
        escape.setContext(Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self.clear_choice)
        self.shades = QLabel()
        self.shades.setScaledContents(True)
        self.shades.setFixedHeight(BAR_HEIGHT)
        self.shades_told = QLabel(wordWrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, MARGIN, MARGIN, MARGIN)
        column.addWidget(self.names, 1)
        column.addWidget(self.shades)
        column.addWidget(self.shades_told)
        column.addStretch()
        self.show_key(Key())

    def show_key(self, key: Key) -> None:
        """Show what tells systems apart; nothing is shown of an empty key."""
        self._key = key
        self.setVisible(bool(key.inks or key.shades))
        self.names.setVisible(bool(key.inks))
        self.shades.setVisible(bool(key.shades))
        self.shades_told.setVisible(bool(key.shades))
        self.setFixedWidth(SWATCH.width() + self.fontMetrics().averageCharWidth() * WIDEST_NAME)
        if key.shades:
            self.shades.setPixmap(_bar(key.shades))
            self.shades_told.setText(
                tr(
                    "{least:,} to {most:,} candidates in a spot, on a logarithmic scale",
                    least=key.least,
                    most=key.most,
                )
            )
        self._show_names(key.inks)

    def chosen_name(self) -> str | None:
        """Return the system that is brought out."""
        items = self.names.selectedItems()
        return items[0].text() if items else None

    def clear_choice(self) -> None:
        """Bring no system out."""
        self.names.clearSelection()

    def _show_names(self, inks: Sequence[tuple[str, Ink]]) -> None:
        before = self.chosen_name()
        self.names.blockSignals(True)  # noqa: FBT003 (Qt's argument)
        # The same names keep their rows, so that arrow keys go on from the chosen one.
        if [self.names.item(row).text() for row in range(self.names.count())] != [name for name, _ in inks]:
            self.names.clear()
            self.names.addItems([name for name, _ in inks])
        for row, (name, ink) in enumerate(inks):
            item = self.names.item(row)
            item.setIcon(QIcon(_swatch(ink, self.devicePixelRatioF())))
            item.setToolTip(name)
            item.setSelected(name == before)
        self.names.blockSignals(False)  # noqa: FBT003 (the same)

    def _on_selected(self) -> None:
        self.chosen.emit(self.chosen_name())


def _bar(shades: Sequence[QColor]) -> QPixmap:
    drawn = QPixmap(len(shades), 1)
    painter = QPainter(drawn)
    for place, shade in enumerate(shades):
        painter.fillRect(place, 0, 1, 1, shade)
    painter.end()
    return drawn


def _swatch(ink: Ink, ratio: float) -> QPixmap:
    drawn = QPixmap(SWATCH * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    area = QRectF(QPointF(), SWATCH.toSizeF())
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink.colour, 2.0, ink.dash))
    painter.drawLine(QPointF(0, area.center().y()), QPointF(area.right(), area.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.colour)
    painter.translate(area.center())
    painter.scale(MARK, MARK)
    painter.drawPath(pg.graphicsItems.ScatterPlotItem.Symbols[ink.shape])
    painter.end()
    return drawn
