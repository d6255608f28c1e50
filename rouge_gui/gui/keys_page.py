"""The page of all keys in force, which can be searched."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.keys_model import KEYS, WHERE, WORDS, KeysModel
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import said

SIZE = (760, 600)
NONE_FOUND = said("No action or key has these words. Clear the field above to see all.")


class KeysPage(QDialog):
    """Lists every action; `change` is the action that opens the dialog to change keys."""

    def __init__(self, keys: KeyMap, change: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = QLineEdit(placeholderText=tr("Search actions and keys"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search actions and keys"))
        self.model = KeysModel(keys, self)
        self.table = RowTable(self.model, tr("Keys"), shown(NONE_FOUND))
        self.table.set_widths({KEYS: 22, WORDS: 30, WHERE: 6})
        self.change_button = QPushButton(tr("&Change keys…"))
        self.change_button.setAutoDefault(False)
        self.change_button.clicked.connect(change.trigger)
        self.search.textChanged.connect(self.model.search)
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(self.change_button)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(self.table, 1)
        self.resize(*SIZE)
