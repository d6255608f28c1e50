"""Lays out what is not on the screen while nothing else happens, so that the scroll bar tells the truth."""

from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPlainTextEdit

SLICE_SECONDS = 0.006
SETTLE_MS = 40


class LayoutFiller:
    """Qt takes a paragraph for one line until it is shown; `start` when text, width or font have changed."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        self._editor = editor
        self._next = 0
        self._settle = QTimer(editor, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._on_settled)
        self._idle = QTimer(editor, interval=0)
        self._idle.timeout.connect(self._on_idle)

    def start(self) -> None:
        """Begin anew once changes have settled."""
        self._idle.stop()
        self._settle.start()

    def is_finished(self) -> bool:
        """Whether nothing is left to do."""
        return not self._idle.isActive() and not self._settle.isActive()

    def _on_settled(self) -> None:
        self._next = 0
        self._idle.start()

    def _on_idle(self) -> None:
        end = monotonic() + SLICE_SECONDS
        document = self._editor.document()
        layout = document.documentLayout()
        block = document.findBlockByNumber(self._next)
        while block.isValid() and monotonic() < end:
            layout.blockBoundingRect(block)
            block = block.next()
        self._next = block.blockNumber()
        if not block.isValid():
            self._idle.stop()
