"""A button with a menu of check boxes, which stays open while several of them are switched."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.gui.words_button import WordsButton

SWITCHES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _StayingMenu(QMenu):
    """Switching a box leaves the menu open; Esc, or a click elsewhere, closes it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._switch(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in SWITCHES or not self._switch(self.activeAction()):
            super().keyPressEvent(event)

    def _switch(self, action: QAction | None) -> bool:
        if action is None or not action.isCheckable():
            return False
        action.trigger()
        return True


class ChoiceMenu(WordsButton):
    """`changed` follows every box that the user switches. `words` are the button's accessible name."""

    changed = Signal()

    def __init__(self, words: str, help_: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, popupMode=WordsButton.ToolButtonPopupMode.InstantPopup)
        self.setAccessibleName(words)
        self.setToolTip(help_)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.boxes = _StayingMenu(self)
        self.boxes.setToolTipsVisible(True)
        self.boxes.setAccessibleName(words)
        self.setMenu(self.boxes)
        self._actions: dict[str, QAction] = {}

    def offer(self, boxes: Iterable[tuple[str, str, str]], checked: Iterable[str]) -> None:
        """Offer boxes: a name, its words, its tooltip; `checked` are the names of those that are on."""
        on = set(checked)
        self.boxes.clear()
        self._actions = {}
        for name, words, told in boxes:
            action = self.boxes.addAction(words.replace("&", "&&"))
            action.setToolTip(told)
            action.setCheckable(True)
            action.setChecked(name in on)
            action.triggered.connect(self._on_triggered)
            self._actions[name] = action

    def names(self) -> list[str]:
        """Return the names of all boxes."""
        return list(self._actions)

    def checked(self) -> list[str]:
        """Return the names of the boxes that are on, in their order."""
        return [name for name, action in self._actions.items() if action.isChecked()]

    def box(self, name: str) -> QAction:
        """Return a box, to switch it as a user would."""
        return self._actions[name]

    def _on_triggered(self, _checked: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self.changed.emit()
