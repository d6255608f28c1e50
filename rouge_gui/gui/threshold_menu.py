"""The menu that says of each cue from how many places in a candidate on it is shown."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.gui.cue_choice import ALWAYS, THRESHOLDS
from rouge_gui.rouge.cues import CUES


class ThresholdMenu(QMenu):
    """A submenu for each cue, one of its thresholds ticked; `thresholds_changed` follows the user."""

    thresholds_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.groups: dict[str, QActionGroup] = {}
        for name, cue in CUES.items():
            menu = self.addMenu(f"{cue.letter}  {name}")
            group = QActionGroup(self)
            for least in THRESHOLDS:
                words = "from the first place" if least == ALWAYS else f"from {least} places"
                action = QAction(words, group, checkable=True, checked=least == ALWAYS)
                action.setData(least)
                menu.addAction(action)
            group.triggered.connect(self._on_triggered)
            self.groups[name] = group

    def least(self) -> dict[str, int]:
        """Return the threshold of each cue that has another than its first place."""
        ticked = {name: int(group.checkedAction().data()) for name, group in self.groups.items()}
        return {name: least for name, least in ticked.items() if least != ALWAYS}

    def _on_triggered(self, _action: QAction) -> None:
        self.thresholds_changed.emit()
