"""A field for a path that can be typed or looked for."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from rouge_gui.gui.language import tr


class PathField(QWidget):
    """A line with a button that asks for a path; `line` has the text, and takes the keyboard."""

    def __init__(self, words: str, ask: Callable[[], str], parent: QWidget | None = None) -> None:
        """`words` is the accessible name; `ask` returns the path chosen, "" for none."""
        super().__init__(parent)
        self._ask = ask
        self.line = QLineEdit()
        self.line.setAccessibleName(words)
        self.button = QPushButton("…")
        told = tr("Look for: {what}", what=words)
        self.button.setAccessibleName(told)
        self.button.setToolTip(told)
        self.button.setAutoDefault(False)
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        path = self._ask()
        if path:
            self.line.setText(path)
