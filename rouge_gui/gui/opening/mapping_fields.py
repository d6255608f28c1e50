"""The fields of the mapping dialog: what each column holds, and the patterns of a folder's files."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.opening.column_roles import LONE, WORDS, Role, Use, columns_of, twins, uses_of
from rouge_gui.wording import counted, said

MOST_COLUMNS = 200
ROLE_LETTERS, NAME_LETTERS = 20, 14
TAB, TAB_SHOWN = "\t", "\\t"
PATTERNS = {
    "system": said("Pattern of s&ystem files"),
    "model": said("Pattern of &model files"),
    "system_folder": said("Folder of the sys&tems"),
    "model_folder": said("Folder of the mo&dels"),
    "separator": said("Se&parator"),
    "sheet": said("S&heet"),
}
HINTS = {
    "system_folder": said("the name of a folder"),
    "model_folder": said("the name of a folder"),
    "separator": said("the character between two cells; {tab} is a tab", tab=TAB_SHOWN),
    "sheet": said("the name of a sheet of the workbook"),
    "system": said(r"a regular expression with the id in a group, as in news.(\d+).txt"),
    "model": said("a regular expression in which #ID# stands for the id, as in news.[A-Z].#ID#.txt"),
}


class ColumnFields(QWidget):
    """One line for each column: what it holds, and whose candidates. `changed` follows each choice.

    Of very many columns the first `MOST_COLUMNS` are shown that pass the filter, those that hold something first.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self._uses: list[Use] = []
        self._shown: list[int] = []
        self.roles: list[QComboBox] = []
        self.systems: list[QLineEdit] = []
        self.filter = QLineEdit(clearButtonEnabled=True, placeholderText=tr("part of a column's name"))
        self.filter.setAccessibleName(tr("Filter the columns"))
        self.filter.setToolTip(tr("Show only columns whose name contains this"))
        self.filter.textChanged.connect(self._show)
        self.left_out = QLabel(wordWrap=True)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.filter)
        column.addLayout(self._grid)
        column.addWidget(self.left_out)

    def show_columns(self, names: Sequence[str], columns: ColumnNames) -> None:
        """Show `names` with what `columns` says of them."""
        self.names = tuple(names)
        self._uses = uses_of(columns, self.names)
        self.filter.setVisible(len(self.names) > MOST_COLUMNS)
        self.filter.blockSignals(True)  # noqa: FBT003 (Qt's)
        self.filter.clear()
        self.filter.blockSignals(False)  # noqa: FBT003
        self._show()

    def fields(self) -> list[QWidget]:
        """Return what takes the keyboard, the first first."""
        return [*([] if self.filter.isHidden() else [self.filter]), *self.roles]

    def columns(self) -> ColumnNames:
        """Return which column holds what."""
        return columns_of(self.names, self._uses)

    def wrong(self) -> str | None:
        """Return what is wrong with the choices as a sentence, None where nothing is."""
        several = twins(self.names, self._uses)
        if not several:
            return None
        return tr("Several columns are candidates of “{system}”: name each system once.", system=several[0])

    def _show(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        wanted = self.filter.text().strip().casefold()
        passing = [place for place, name in enumerate(self.names) if wanted in name.casefold()]
        used_first = sorted(passing, key=lambda place: self._uses[place].role is Role.OTHER)
        self._shown = sorted(used_first[:MOST_COLUMNS])
        self.roles, self.systems = [], []
        for row, place in enumerate(self._shown):
            self._add(row, self.names[place], self._uses[place])
        left = len(self.names) - len(self._shown)
        self.left_out.setText(shown(_told_left_out(left, len(self.names))))
        self.left_out.setVisible(left > 0)

    def _add(self, row: int, name: str, use: Use) -> None:
        role = QComboBox()
        role.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        role.setMinimumContentsLength(ROLE_LETTERS)
        for each, words in WORDS.items():
            role.addItem(shown(words), each)
        role.setCurrentIndex(list(Role).index(use.role))
        role.setAccessibleName(tr("What the column {column} holds", column=name))
        system = QLineEdit(use.system, placeholderText=tr("system"))
        system.setAccessibleName(tr("System whose candidates the column {column} holds", column=name))
        system.setMinimumWidth(NAME_LETTERS * system.fontMetrics().averageCharWidth())
        system.setVisible(use.role is Role.OF_SYSTEM)
        label = QLabel(name.replace("&", "&&") or tr("(no name)"))
        label.setBuddy(role)
        for column, widget in enumerate((label, role, system)):
            self._grid.addWidget(widget, row, column)
        self.roles.append(role)
        self.systems.append(system)
        role.currentIndexChanged.connect(partial(self._on_role_chosen, row))
        system.textEdited.connect(partial(self._on_edited, row))

    def _on_role_chosen(self, row: int, _index: int) -> None:
        """Take a role that only one column can have from the column that had it."""
        chosen = _role(self.roles[row])
        if chosen in LONE:
            self._uses = [Use() if use.role is chosen else use for use in self._uses]
            for other, role in enumerate(self.roles):
                if other != row and _role(role) is chosen:
                    role.blockSignals(True)  # noqa: FBT003 (Qt's)
                    role.setCurrentIndex(0)
                    role.blockSignals(False)  # noqa: FBT003
        self.systems[row].setVisible(chosen is Role.OF_SYSTEM)
        self._on_edited(row)

    def _on_edited(self, row: int, _text: str = "") -> None:
        self._uses[self._shown[row]] = Use(_role(self.roles[row]), self.systems[row].text().strip())
        self.changed.emit()


class TextFields(QWidget):
    """One line for each text that a recipe says, such as a pattern. `changed` follows each letter."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, QLineEdit] = {}
        self._form = QFormLayout(self)

    def show_texts(self, texts: Mapping[str, str]) -> None:
        """Show `texts` by what they are for; an empty one is left to the reader."""
        if texts.keys() == self.fields.keys() and self.texts() == {
            k: text for k, text in texts.items() if text
        }:
            return
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields = {}
        for name, text in texts.items():
            field = QLineEdit(text.replace(TAB, TAB_SHOWN) if name == "separator" else text)
            field.setPlaceholderText(shown(HINTS.get(name, "")))
            field.setToolTip(shown(HINTS.get(name, name)))
            words = shown(PATTERNS.get(name, name))
            field.setAccessibleName(words.replace("&", ""))
            field.textEdited.connect(self._on_edited)
            self._form.addRow(words, field)
            self.fields[name] = field

    def texts(self) -> dict[str, str]:
        """Return what was said, without what is empty."""
        texts = {name: field.text() for name, field in self.fields.items() if field.text()}
        if "separator" in texts:
            texts["separator"] = texts["separator"].replace(TAB_SHOWN, TAB)
        return texts

    def _on_edited(self) -> None:
        self.changed.emit()


def _told_left_out(left: int, columns: int) -> str:
    if left == 1:
        return said(
            "1 of {columns} is not shown. Type part of a name above to see others.",
            columns=counted(columns, "columns", "columns"),
        )
    return said(
        "{left:,} of {columns} are not shown. Type part of a name above to see others.",
        left=left,
        columns=counted(columns, "columns", "columns"),
    )


def _role(combo: QComboBox) -> Role:
    """Return the role chosen: Qt gives a plain text back."""
    return Role(combo.currentData())
