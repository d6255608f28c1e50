"""A window beside the main one, which rests while nobody looks at it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QHideEvent
from PySide6.QtWidgets import QWidget


class SideWindow(QWidget):
    """Calls `rest` when it is hidden or closed."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Window)

    def rest(self) -> None:
        """Leave off what nobody looks at."""
        raise NotImplementedError

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.rest()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.rest()
