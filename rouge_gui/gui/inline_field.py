"""A line that appears where something is to be typed and goes again: Enter keeps, Esc gives up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class InlineField(QLineEdit):
    """Hidden until `ask`. `given` (the text, trimmed) follows Enter, `left` follows Enter and Esc, once it is hidden."""

    given = Signal(str)
    left = Signal()

    def __init__(self, words: str, hint: str, parent: QWidget | None = None) -> None:
        """`words` is the accessible name."""
        super().__init__(parent)
        self.setAccessibleName(words)
        self.setPlaceholderText(hint)
        self.setToolTip(hint)
        self.returnPressed.connect(self._on_return_pressed)
        self.hide()

    def ask(self) -> None:
        """Appear empty, ready for typing."""
        self.clear()
        self.show()
        self.setFocus()

    def leave(self) -> None:
        """Go, with nothing given."""
        if not self.isHidden():
            self.hide()
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _on_return_pressed(self) -> None:
        self.leave()
        self.given.emit(self.text().strip())
