"""The dialog in which every action can be given other keys; what is refused is told, and nothing changes."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.actions import native, rows_by_name
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.keys_model import KEYS, NO_KEY, WHERE, WORDS, KeysModel
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import said

SIZE = (720, 560)
PLACES = (said("Key"), said("Other key"))
NONE_FOUND = said("No action has these words. Clear the field above to see all.")
HOW = said(
    "Choose an action, click into a field below and press the new key; the cross in the field takes the key away."
)


class KeySettings(QDialog):
    """Lists all actions with their keys. `keys_changed` (KeyMap) follows each change at once."""

    keys_changed = Signal(object)

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key_map = keys
        self.setWindowTitle(tr("Change keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = QLineEdit(placeholderText=tr("Search actions and keys"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search actions and keys"))
        self.model = KeysModel(keys, self)
        self.table = RowTable(self.model, tr("Actions and their keys"), shown(NONE_FOUND))
        self.table.set_widths({KEYS: 24, WORDS: 34, WHERE: 8})
        self.edits = [QKeySequenceEdit(), QKeySequenceEdit()]
        self.name = QLabel()
        self.message = QLabel(shown(HOW))
        self.message.setWordWrap(True)
        self.message.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.reset_button = QPushButton(tr("&Reset this action"))
        self.reset_all_button = QPushButton(tr("Reset &all"))
        self._lay_out()
        self.search.textChanged.connect(self._on_searched)
        self.table.selectionModel().currentRowChanged.connect(self._on_row_chosen)
        self.reset_button.clicked.connect(self._on_reset)
        self.reset_all_button.clicked.connect(self._on_reset_all)
        for place, edit in enumerate(self.edits):
            edit.editingFinished.connect(partial(self._on_entered, place))
        self.table.choose(0)
        self.resize(*SIZE)

    def choose(self, name: str) -> None:
        """Select the row of the action `name`."""
        self.search.clear()
        self.table.choose(self.model.row_of(name))

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.addWidget(self.name, 0, 0, 1, 5)
        for place, (words, edit) in enumerate(zip(map(shown, PLACES), self.edits, strict=True)):
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            edit.setAccessibleName(words)
            label = QLabel(words)
            label.setBuddy(edit)
            fields.addWidget(label, 1, 2 * place)
            fields.addWidget(edit, 1, 2 * place + 1)
        fields.addWidget(self.reset_button, 1, 4)
        below = QHBoxLayout()
        below.addWidget(self.reset_all_button)
        below.addStretch(1)
        closing = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        closing.rejected.connect(self.close)
        below.addWidget(closing)
        for button in (self.reset_button, self.reset_all_button):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addLayout(fields)
        column.addWidget(self.message)
        column.addLayout(below)

    def _chosen(self) -> str | None:
        row = self.table.selected_row()
        return None if row is None else self.model.name(row)

    def _show_chosen(self) -> None:
        name = self._chosen()
        keys = self.key_map.keys(name) if name else ()
        for place, edit in enumerate(self.edits):
            edit.setEnabled(name is not None)
            edit.setKeySequence(QKeySequence(keys[place]) if place < len(keys) else QKeySequence())
        self.name.setText(
            tr("Keys of “{action}”", action=rows_by_name()[name].words)
            if name
            else tr("No action is chosen.")
        )
        self.reset_button.setEnabled(name is not None and self.key_map.is_changed(name))
        self.reset_all_button.setEnabled(self.key_map.has_changes())

    def _take(self, keys: KeyMap, told: str) -> None:
        self.key_map = keys
        self.model.set_keys(keys)
        self._show_chosen()
        self._tell(told)
        self.keys_changed.emit(keys)

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _on_searched(self, words: str) -> None:
        self.model.search(words)
        self.table.choose(0)
        self._show_chosen()

    def _on_row_chosen(self) -> None:
        self._show_chosen()
        self.message.setText(shown(HOW))

    def _on_entered(self, place: int) -> None:
        name = self._chosen()
        if name is None:
            return
        entered = self.edits[place].keySequence().toString()
        known = self.key_map.keys(name)
        kept = [key for at, key in enumerate(known) if at != place]
        keys = tuple(dict.fromkeys([*kept[:place], *([entered] if entered else []), *kept[place:]]))
        if keys == known:
            return
        refusal = self.key_map.refusal(name, entered) if entered else None
        if refusal:
            self._show_chosen()
            self._tell(refusal)
            return
        told = tr(
            "“{action}” has now: {keys}",
            action=rows_by_name()[name].words,
            keys=native(keys) or shown(NO_KEY),
        )
        self._take(self.key_map.changed(name, keys), told)

    def _on_reset(self) -> None:
        name = self._chosen()
        if name is None:
            return
        row = rows_by_name()[name]
        refusals = (self.key_map.refusal(name, key) for key in row.keys)
        refusal = next(filter(None, refusals), None)
        if refusal:
            self._tell(tr("“{action}” keeps its keys: {why}", action=row.words, why=refusal))
        else:
            self._take(
                self.key_map.changed(name, row.keys),
                tr("“{action}” has its usual keys again.", action=row.words),
            )

    def _on_reset_all(self) -> None:
        self._take(self.key_map.reset_all(), tr("All actions have their usual keys again."))
