"""The keys of the panes that are no actions: Tab steps from question to question, Enter links, Esc puts a label away."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

STEPS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
ENTERING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PaneKeys(QObject):
    """`stepped` (+1 or -1), `linked` and `cancelled` tell what was pressed in one of the watched texts."""

    stepped = Signal(int)
    linked = Signal()
    cancelled = Signal()

    def __init__(self, parent: QObject, takes_escape: Callable[[], bool]) -> None:
        """Esc is taken while `takes_escape` says so, else it means what it means elsewhere."""
        super().__init__(parent)
        self._takes_escape = takes_escape
        self._watched: list[QWidget] = []

    def watch(self, widgets: Iterable[QWidget]) -> None:
        """Watch these, and no others any more."""
        self.let_go()
        self._watched = list(widgets)
        for widget in self._watched:
            widget.installEventFilter(self)

    def let_go(self) -> None:
        """Watch nothing more."""
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._watched = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that mean something here."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape and self._takes_escape():
            return self._take_escape(event)
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        step = STEPS.get(Qt.Key(event.key()))
        if held or (step is None and event.key() not in ENTERING):
            return super().eventFilter(watched, event)
        if step is not None:
            self.stepped.emit(step)
        else:
            self.linked.emit()
        return True

    def _take_escape(self, event: QKeyEvent) -> bool:
        """Take Esc before the action does that it runs elsewhere."""
        if event.type() == QEvent.Type.KeyPress:
            self.cancelled.emit()
        event.accept()
        return True
