"""The line that says which example and whose candidate is open, and steps to others."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from rouge_gui.gui.actions import native
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.opened import role_words
from rouge_gui.wording import listed, said

SCRATCH = said("New example")
MARGIN, GAP = 8, 6


class SystemBar(QWidget):
    """Tells of steps to another example (`stepped`, +1 or -1) and of another system chosen (`system_chosen`)."""

    stepped = Signal(int)
    system_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.example = QLabel(shown(SCRATCH))
        font = self.example.font()
        font.setBold(True)
        self.example.setFont(font)
        self.example.setAccessibleName(tr("Open example"))
        self.systems = QComboBox()
        self.systems.setAccessibleName(tr("System whose candidate is shown"))
        self.systems.setToolTip(
            tr("Whose candidate is shown ({keys})", keys=native(("Alt+Left", "Alt+Right")))
        )
        self.systems.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.systems.activated.connect(self._on_activated)
        self.edited = QLabel()
        self.edited.setAccessibleName(tr("Edits"))
        self.edited.setToolTip(
            tr(
                "These scores are of the edited texts; the corpus, comparisons and exports of scores are of the loaded."
            )
        )
        self._label = QLabel(tr("&System"))
        self._label.setBuddy(self.systems)
        self._steps: list[IconButton] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 2, MARGIN, 2)
        row.setSpacing(GAP)
        for name, words, step in (
            ("previous", tr("Previous example ({key})", key=native(("Ctrl+F7",))), -1),
            ("next", tr("Next example ({key})", key=native(("Ctrl+F8",))), 1),
        ):
            button = IconButton(name, words)
            button.clicked.connect(lambda _checked=False, step=step: self.stepped.emit(step))
            self._steps.append(button)
            row.addWidget(button)
        row.addWidget(self.example)
        row.addSpacing(GAP * 2)
        row.addWidget(self._label)
        row.addWidget(self.systems)
        row.addSpacing(GAP * 2)
        row.addWidget(self.edited)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_example(self, example: str, systems: Sequence[str], system: str) -> None:
        """Say what is open: `system`'s candidate among those of `systems`."""
        self.example.setText(example or shown(SCRATCH))
        self.systems.clear()
        self.systems.addItems(list(systems))
        self.systems.setCurrentText(system)
        self.systems.setEnabled(len(systems) > 1)

    def show_edited(self, roles: Sequence[str]) -> None:
        """Say which texts differ from what was loaded."""
        self.edited.setText(tr("edited: {texts}", texts=listed(map(role_words, roles))) if roles else "")

    def lock(self, *, locked: bool) -> None:
        """Let nothing else be opened from here, or let it again; while locked only the example is told."""
        for part in (self._label, self.systems, *self._steps):
            part.setVisible(not locked)

    def _on_activated(self, index: int) -> None:
        self.system_chosen.emit(self.systems.itemText(index))
