"""A table of entries of a scheme that can be changed by keys, with buttons that add and remove them."""

from collections.abc import Mapping
from dataclasses import dataclass

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

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.entry_rows import Entry, EntryRows
from rouge_gui.gui.table import RowTable
from rouge_gui.study.annotating.scheme import Choice, Label, Rating
from rouge_gui.wording import said

WIDTHS = {
    "low": 4,
    "high": 4,
    "key": 4,
    "linked": 6,
    "name": 11,
    "title": 20,
    "options": 24,
    "severities": 18,
}
USUAL, MARGIN = 14, 6


@dataclass(frozen=True)
class Words:
    """What a table of entries is called, what it says without any, and what the button that adds one says."""

    title: str
    empty: str
    add: str


WORDS: Mapping[type[Entry], Words] = {
    Rating: Words(
        said("Ratings"),
        said("No rating yet. Add one with the button below, or press Insert."),
        said("&Add a rating"),
    ),
    Choice: Words(
        said("Choices"),
        said("No choice yet. Add one with the button below, or press Insert."),
        said("&Add a choice"),
    ),
    Label: Words(
        said("Labels"),
        said("No label yet. Add one with the button below, or press Insert."),
        said("&Add a label"),
    ),
}


class EntryTable(QWidget):
    """`changed` follows each change of an entry."""

    changed = Signal()

    def __init__(self, kind: type[Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = WORDS[kind]
        self.setAccessibleName(shown(words.title))
        self.model = EntryRows(kind, self)
        self.table = RowTable(self.model, shown(words.title), shown(words.empty))
        # The cells of a plain table are painted without an editor in mind.
        self.table.setItemDelegate(QStyledItemDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.table.setShowGrid(True)
        self.table.set_widths({at: WIDTHS.get(each.name, USUAL) for at, each in enumerate(self.model.fields)})
        self.add_button = QPushButton(shown(words.add))
        self.add_button.setToolTip("Insert")
        self.remove_button = QPushButton(tr("&Remove"))
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
