"""The dialog in which each mark can be given another colour; what would be hard to see is said."""

from functools import lru_cache, partial
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
from rouge_gui.gui.language import shown, tr
from rouge_gui.wording import said

READABLE, VISIBLE = 4.5, 3.0
SWATCH = QSize(40, 16)
WORDS = {
    "fill": said("Fill of words in a row"),
    "solid": said("Line of the longest sequence"),
    "dotted": said("Dots under matched words"),
    "hollow": said("Box of what is not counted"),
    "novel": said("Line under words in neither text"),
    "mate": said("Frame of mates"),
    "red": said("Box of strong cues"),
    "amber": said("Dashes of weak cues, and seams"),
    "green": said("Line beside what is lifted from the source"),
}
ABOUT = {
    "light": said(
        "These are your colours on the light side; the dark side has its own. Each change shows at once."
    ),
    "dark": said(
        "These are your colours on the dark side; the light side has its own. Each change shows at once."
    ),
}


class ColourSettings(QDialog):
    """Shows a button for each mark, on the side (light or dark) that is in use."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setWindowTitle(tr("Colours of the marks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.buttons = {name: QPushButton() for name in CUSTOMISABLE}
        self.told = {name: QLabel() for name in CUSTOMISABLE}
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for row, name in enumerate(CUSTOMISABLE):
            label = QLabel(shown(WORDS[name]))
            label.setBuddy(self.buttons[name])
            self.buttons[name].setAutoDefault(False)
            self.buttons[name].setIconSize(SWATCH)
            self.buttons[name].setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            self.buttons[name].clicked.connect(partial(self._on_clicked, name))
            for column, widget in enumerate((label, self.buttons[name], self.told[name])):
                grid.addWidget(widget, row, column)
        below = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_button = below.addButton(tr("&Reset all"), QDialogButtonBox.ButtonRole.ResetRole)
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
        self.about.setText(shown(ABOUT[side]))
        self.reset_button.setEnabled(bool(own))
        for name, button in self.buttons.items():
            colour = getattr(theme, name)
            button.setIcon(QIcon(_swatch(colour, theme.outline)))
            button.setText(colour)
            button.setAccessibleName(tr("{mark}: {colour}", mark=WORDS[name], colour=colour))
            self.told[name].setText(judgement(name, theme))

    def _on_clicked(self, name: str) -> None:
        now = QColor(getattr(self._appearance.own_theme, name))
        chosen = QColorDialog.getColor(now, self, shown(WORDS[name]))
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
        has, needed = contrast(theme.text, colour), READABLE
        what = said("Text on it is hard to read")
    else:
        has, needed = contrast(colour, theme.base), VISIBLE
        what = said("It is hard to see")
    if has >= needed:
        return ""
    return tr(
        "{what}: contrast {contrast:.1f}, needed {needed:.1f}.",
        what=what,
        contrast=floor(has * 10) / 10,
        needed=needed,
    )


@lru_cache(maxsize=256)
def _swatch(colour: str, outline: str) -> QPixmap:
    made = QPixmap(SWATCH)
    made.fill(QColor(colour))
    painter = QPainter(made)
    painter.setPen(QColor(outline))
    painter.drawRect(made.rect().adjusted(0, 0, -1, -1))
    painter.end()
    return made
