"""The keys of the panes that are no actions: Tab steps from question to question, Enter links, Esc puts a label away."""

from collections.abc import Iterable

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

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
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
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        step = STEPS.get(Qt.Key(event.key()))
        if held or (step is None and event.key() not in {*ENTERING, Qt.Key.Key_Escape}):
            return super().eventFilter(watched, event)
        if step is not None:
            self.stepped.emit(step)
        elif event.key() in ENTERING:
            self.linked.emit()
        else:
            self.cancelled.emit()
        return event.key() != Qt.Key.Key_Escape
