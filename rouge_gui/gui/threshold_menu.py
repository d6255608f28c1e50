"""The menu that says of each cue from how many places in a candidate on it is shown."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.rouge.cues import CUES
from rouge_gui.store.settings import EVERY_PLACE, THRESHOLDS
from rouge_gui.wording import counted


class ThresholdMenu(QMenu):
    """A submenu for each cue, one of its thresholds ticked; `thresholds_changed` follows the user."""

    thresholds_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.groups: dict[str, QActionGroup] = {}
        for name, cue in CUES.items():
            menu = self.addMenu(f"{cue.letter}  {shown(cue.name)}")
            group = QActionGroup(self)
            for least in THRESHOLDS:
                words = (
                    tr("from the first place")
                    if least == EVERY_PLACE
                    else tr("from {places}", places=counted(least, "place"))
                )
                action = QAction(words, group, checkable=True, checked=least == EVERY_PLACE)
                action.setData(least)
                menu.addAction(action)
            group.triggered.connect(self._on_triggered)
            self.groups[name] = group

    def tick(self, least: Mapping[str, int]) -> None:
        """Tick the threshold of each cue; one that `least` does not name is shown from its first place on."""
        for name, group in self.groups.items():
            for action in group.actions():
                action.setChecked(action.data() == least.get(name, EVERY_PLACE))

    def least(self) -> dict[str, int]:
        """Return the threshold of each cue that has another than its first place."""
        ticked = {name: int(group.checkedAction().data()) for name, group in self.groups.items()}
        return {name: least for name, least in ticked.items() if least != EVERY_PLACE}

    def _on_triggered(self, _action: QAction) -> None:
        self.thresholds_changed.emit()
