"""What is said in passing of the open example."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QStatusBar

from rouge_gui.gui.session import Session


class Passing(QObject):
    """Shows in `bar` what the signals `told` say; it goes when another example is opened, what others say there stays."""

    def __init__(self, bar: QStatusBar, session: Session, told: Iterable[SignalInstance]) -> None:
        super().__init__(bar)
        self._bar = bar
        self._said = ""
        session.opened.connect(self._on_opened)
        for each in told:
            each.connect(self._on_told)

    def _on_told(self, sentence: str) -> None:
        self._said = sentence
        self._bar.showMessage(sentence)

    def _on_opened(self) -> None:
        if self._bar.currentMessage() == self._said:
            self._bar.clearMessage()
