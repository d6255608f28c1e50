"""A table of entries of a scheme that can be changed by keys, with buttons that add and remove them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QPushButton,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.projects.entry_rows import Entry, EntryRows
from rouge_gui.gui.table import RowTable

WIDTHS = {
    "Low": 4,
    "High": 4,
    "Key": 4,
    "Linked": 6,
    "Name": 11,
    "Asked": 20,
    "Options": 24,
    "Severities": 18,
}
USUAL, MARGIN = 14, 6


class EntryTable(QWidget):
    """`changed` follows each change of an entry."""

    changed = Signal()

    def __init__(self, kind: type[Entry], one: str, parent: QWidget | None = None) -> None:
        """`one` is what an entry is called."""
        super().__init__(parent)
        self.model = EntryRows(kind, self)
        self.table = RowTable(
            self.model,
            f"{one.capitalize()}s",
            f"No {one} yet. Add one with the button below, or press Insert.",
        )
        # The cells of a plain table are painted without an editor in mind.
        self.table.setItemDelegate(QStyledItemDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.table.setShowGrid(True)
        self.table.set_widths(
            {at: WIDTHS.get(each.words, USUAL) for at, each in enumerate(self.model.fields)}
        )
        self.add_button = QPushButton(f"&Add a {one}")
        self.add_button.setToolTip("Insert")
        self.remove_button = QPushButton("&Remove")
        self.remove_button.setToolTip("Ctrl+Delete")
        line = QHBoxLayout()
        line.setContentsMargins(0, MARGIN, 0, 0)
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
            line.addWidget(button)
        line.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addLayout(line)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        for key, slot in (("Insert", self.add), ("Ctrl+Delete", self.remove)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        for signal in (
            self.model.dataChanged,
            self.model.rowsInserted,
            self.model.rowsRemoved,
            self.model.modelReset,
        ):
            signal.connect(lambda *_: self.changed.emit())

    def add(self) -> None:
        """Add an entry and begin to write its name."""
        self.model.add()
        index = self.model.index(self.model.rowCount() - 1, 0)
        self.table.setFocus()
        self.table.setCurrentIndex(index)
        self.table.edit(index)

    def remove(self) -> None:
        """Take the entry at the keyboard out."""
        at = self.table.currentIndex().row()
        if at >= 0:
            self.model.remove(at)
