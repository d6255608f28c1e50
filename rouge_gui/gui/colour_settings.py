"""The dialog in which each mark can be given another colour; what would be hard to see is said."""

from functools import partial
from math import floor

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QColorDialog,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.colours import CUSTOMISABLE, Theme, contrast
from rouge_gui.gui.appearance import Appearance

READABLE, VISIBLE = 4.5, 3.0
SWATCH = QSize(40, 16)
WORDS = {
    "fill": "Fill of words in a row",
    "solid": "Line of the longest sequence",
    "dotted": "Dots under matched words",
    "hollow": "Box of what is not counted",
    "novel": "Line under words in neither text",
    "mate": "Frame of mates",
    "red": "Box of strong cues",
    "amber": "Dashes of weak cues, and seams",
    "green": "Line beside what is lifted from the source",
}
ABOUT = "These are your colours on the {side} side; the {other} side has its own. Each change shows at once."


class ColourSettings(QDialog):
    """Shows a button for each mark, on the side (light or dark) that is in use."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setWindowTitle("Colours of the marks")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.buttons = {name: QPushButton() for name in CUSTOMISABLE}
        self.told = {name: QLabel() for name in CUSTOMISABLE}
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for row, name in enumerate(CUSTOMISABLE):
            label = QLabel(WORDS[name])
            label.setBuddy(self.buttons[name])
            self.buttons[name].setAutoDefault(False)
            self.buttons[name].setIconSize(SWATCH)
            self.buttons[name].clicked.connect(partial(self._on_clicked, name))
            for column, widget in enumerate((label, self.buttons[name], self.told[name])):
                grid.addWidget(widget, row, column)
        below = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_button = below.addButton("&Reset all", QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_button.clicked.connect(self._on_reset)
        below.rejected.connect(self.close)
        whole = QVBoxLayout(self)
        whole.addWidget(self.about)
        whole.addLayout(grid)
        whole.addStretch(1)
        whole.addWidget(below)
        appearance.theme_changed.connect(self._on_theme_changed)
        self._show()

    def set_colour(self, name: str, colour: str) -> None:
        """Give a mark the colour `#rrggbb`."""
        side = self._appearance.side
        self._appearance.set_colours(side, {**self._appearance.colours(side), name: colour})

    def _show(self) -> None:
        side, theme = self._appearance.side, self._appearance.own_theme
        own = self._appearance.colours(side)
        self.about.setText(ABOUT.format(side=side, other={"light": "dark", "dark": "light"}[side]))
        self.reset_button.setEnabled(bool(own))
        for name, button in self.buttons.items():
            colour = getattr(theme, name)
            button.setIcon(QIcon(_swatch(colour, theme)))
            button.setText(colour)
            button.setAccessibleName(f"{WORDS[name]}: {colour}")
            self.told[name].setText(judgement(name, theme))

    def _on_clicked(self, name: str) -> None:
        now = QColor(getattr(self._appearance.own_theme, name))
        chosen = QColorDialog.getColor(now, self, WORDS[name])
        if chosen.isValid():
            self.set_colour(name, chosen.name())

    def _on_reset(self) -> None:
        self._appearance.set_colours(self._appearance.side, {})

    def _on_theme_changed(self, _theme: Theme) -> None:
        self._show()


def judgement(name: str, theme: Theme) -> str:
    """Return what is wrong with the colour of a mark, with the contrast it has and should have; empty if nothing is.

    Text on a fill needs 4.5, a line on the ground 3 (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
    """
    colour = getattr(theme, name)
    if name == "fill":
        has, needed, what = contrast(theme.text, colour), READABLE, "Text on it is hard to read"
    else:
        has, needed, what = contrast(colour, theme.base), VISIBLE, "It is hard to see"
    return "" if has >= needed else f"{what}: contrast {floor(has * 10) / 10:.1f}, needed {needed:.1f}."


def _swatch(colour: str, theme: Theme) -> QPixmap:
    made = QPixmap(SWATCH)
    made.fill(QColor(colour))
    painter = QPainter(made)
    painter.setPen(QColor(theme.outline))
    painter.drawRect(made.rect().adjusted(0, 0, -1, -1))
    painter.end()
    return made
