"""Tooltips of single words in the panes, made when they are asked for."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from rouge_gui.gui.panes.text_pane import TextPane


class WordTips(QObject):
    """Shows what `tell` says of the token under the pointer of each watched pane."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell: dict[QObject, Callable[[], str]] = {}

    def watch(self, pane: TextPane, tell: Callable[[int], str]) -> None:
        """Show in `pane` what `tell` says of a token position; it is not asked where there is no token."""
        viewport, hovered = pane.editor.viewport(), [-1]

        def keep(token: int) -> None:
            hovered[0] = token

        pane.token_hovered.connect(keep)
        self._tell[viewport] = lambda: tell(hovered[0]) if hovered[0] >= 0 else ""
        viewport.destroyed.connect(lambda: self._tell.pop(viewport, None))
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer when a tooltip is asked for."""
        if (
            not isinstance(event, QHelpEvent)
            or event.type() != QEvent.Type.ToolTip
            or watched not in self._tell
        ):
            return False
        words = self._tell[watched]()
        shown = escape(words).replace("\n", "<br>")
        QToolTip.showText(event.globalPos(), shown, watched if isinstance(watched, QWidget) else None)
        return True
