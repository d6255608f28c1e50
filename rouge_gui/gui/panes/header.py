"""The line above a text: its title, how many tokens it has, and what there is to warn of."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import shown
from rouge_gui.gui.panes.losses import Caution

SIDES = 14
ABOVE = 8
BETWEEN = 8


def row_height(metrics: QFontMetrics) -> int:
    """Return how high the line above every text is, so that all texts begin at the same height."""
    return metrics.height() + 2 * ABOVE


class PaneHeader(QWidget):
    """Title, token count and caution from the left; widgets of the owner's at the right."""

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told: Caution | None = None
        self._title = title_label(title)
        self._count = QLabel()
        self._caution = QLabel()
        for label in (self._count, self._caution):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(SIDES, 0, ABOVE, 0)
        self._row.setSpacing(BETWEEN)
        for label in (self._title, self._count, self._caution):
            self._row.addWidget(label)
        self._row.addStretch(1)
        self._caution.hide()
        self.setFixedHeight(row_height(self.fontMetrics()))

    def set_title(self, title: str) -> None:
        """Set the title; an empty one leaves no gap."""
        self._title.setText(title)
        self._title.setVisible(bool(title))

    def set_count(self, words: str) -> None:
        """Say how long the text is, such as `63 tokens`."""
        self._count.setText(words)

    def set_caution(self, caution: Caution | None) -> None:
        """Warn of something, or of nothing."""
        self._told = caution
        self._caution.setText(shown(caution.words) if caution else "")
        self._caution.setVisible(caution is not None)
        self._caution.setToolTip(shown(caution.sentence) if caution else "")
        self.set_theme(self._theme)

    def warns(self) -> bool:
        """Whether there is something to warn of."""
        return self._told is not None

    def set_sides(self, left: int, right: int) -> None:
        """Leave so many pixels free at both ends."""
        self._row.setContentsMargins(left, 0, right, 0)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        grave = self._told is not None and self._told.grave
        _colour(self._count, theme.faint)
        _colour(self._caution, theme.warning if grave else theme.faint)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end."""
        self._row.addWidget(widget)


def title_label(words: str) -> QLabel:
    """Return a label for the title of a pane."""
    label = QLabel(words)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    return label


def _colour(label: QLabel, colour: str) -> None:
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)
