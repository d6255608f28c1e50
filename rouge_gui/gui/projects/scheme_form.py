"""The form in which a scheme is made or changed, with what the annotator will see beside it."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.asked import asked
from rouge_gui.gui.projects.entry_rows import Entry
from rouge_gui.gui.projects.entry_table import EntryTable
from rouge_gui.study.annotating.scheme import (
    PAIR,
    SINGLE,
    Choice,
    Label,
    Rating,
    Scheme,
    check,
    read_scheme,
    scheme_text,
)
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

SIZE = (1080, 640)
FILTER = said("Schemes (*.toml)")
SYSTEMS = {SINGLE: said("One candidate at a time"), PAIR: said("Two candidates beside each other")}
PARTS: dict[str, tuple[type[Entry], str]] = {
    "ratings": (Rating, said("Rat&ings")),
    "choices": (Choice, said("&Choices")),
    "labels": (Label, said("&Labels")),
}


class SchemeForm(QDialog):
    """`chosen` (Scheme) follows Use. What is wrong with the scheme is said in its place, as long as it is."""

    chosen = Signal(object)

    def __init__(self, scheme: Scheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What is asked"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.name, self.title, self.help = QLineEdit(), QLineEdit(), QLineEdit()
        self.name.setToolTip(
            tr("Stands in every verdict: a scheme that asks something else needs another name")
        )
        self.systems = QComboBox()
        for count, words in SYSTEMS.items():
            self.systems.addItem(shown(words), count)
        self.tables = {name: EntryTable(kind) for name, (kind, _) in PARTS.items()}
        self.tabs = QTabWidget()
        self.preview = QPlainTextEdit(readOnly=True)
        self.preview.setTabChangesFocus(True)
        self.preview.setAccessibleName(tr("What the annotator sees"))
        self.fault = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.fault.setAccessibleName(tr("What is wrong with the scheme"))
        self._lay_out()
        self.take(scheme)
        for field in (self.name, self.title, self.help):
            field.textChanged.connect(self._show)
        self.systems.currentIndexChanged.connect(self._show)
        for table in self.tables.values():
            table.changed.connect(self._show)
        self._show()
        self.resize(*SIZE)

    def scheme(self) -> Scheme:
        """Return the scheme as it is said now, whether it can be asked or not."""
        entries = {name: tuple(table.model.entries) for name, table in self.tables.items()}
        return Scheme(
            self.name.text().strip(),
            self.title.text().strip(),
            int(self.systems.currentData()),
            self.help.text().strip(),
            cast("tuple[Rating, ...]", entries["ratings"]),
            cast("tuple[Choice, ...]", entries["choices"]),
            cast("tuple[Label, ...]", entries["labels"]),
        )

    def take(self, scheme: Scheme) -> None:
        """Show `scheme` in the fields."""
        self.name.setText(scheme.name)
        self.title.setText(scheme.title)
        self.help.setText(scheme.help)
        self.help.setCursorPosition(0)
        self.systems.setCurrentIndex(self.systems.findData(scheme.systems))
        for name, table in self.tables.items():
            table.model.show(getattr(scheme, name))
        first = next((at for at, name in enumerate(PARTS) if getattr(scheme, name)), 0)
        self.tabs.setCurrentIndex(first)

    def load(self, path: Path) -> None:
        """Show the scheme of a file; what is wrong with it is said in place."""
        self._try(lambda: self.take(read_scheme(path)))

    def save(self, path: Path) -> None:
        """Write the scheme to a file."""
        scheme = self.scheme()

        def write() -> None:
            check(scheme)
            with replacing(path) as fresh:
                fresh.write_text(scheme_text(scheme), encoding="utf-8")
            self.fault.setText(tr("Saved: {file}.", file=path))

        self._try(write)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(tr("&Name"), self.name)
        form.addRow(tr("&Title"), self.title)
        form.addRow(tr("&Judged"), self.systems)
        form.addRow(tr("&Help"), self.help)
        for name, (_, words) in PARTS.items():
            self.tabs.addTab(self.tables[name], shown(words))
        left = QWidget()
        fields = QVBoxLayout(left)
        fields.setContentsMargins(0, 0, 0, 0)
        fields.addLayout(form)
        fields.addWidget(self.tabs, 1)
        right = QWidget()
        seen = QVBoxLayout(right)
        seen.setContentsMargins(0, 0, 0, 0)
        label = QLabel(tr("What the annotator s&ees"))
        label.setBuddy(self.preview)
        seen.addWidget(label)
        seen.addWidget(self.preview, 1)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 1)
        self.load_button, self.save_button = QPushButton(tr("L&oad…")), QPushButton(tr("&Save as…"))
        self.load_button.clicked.connect(self._on_load_clicked)
        self.save_button.clicked.connect(self._on_save_clicked)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.use_button = buttons.addButton(tr("&Use this scheme"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.use_button.clicked.connect(self._on_use_clicked)
        buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        for button in (self.load_button, self.save_button):
            button.setAutoDefault(False)
            line.addWidget(button)
        line.addStretch()
        line.addWidget(buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(halves, 1)
        whole.addWidget(self.fault)
        whole.addLayout(line)
        self.use_button.setDefault(True)

    def _show(self) -> None:
        scheme = self.scheme()
        place = self.preview.verticalScrollBar().value()
        self.preview.setPlainText(asked(scheme))
        self.preview.verticalScrollBar().setValue(place)
        fault = ""
        try:
            check(scheme)
        except RougeGuiError as error:
            fault = tr("Not yet: {fault}", fault=str(error))
        self.fault.setText(fault)
        for button in (self.use_button, self.save_button):
            button.setEnabled(not fault)

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except RougeGuiError as error:
            self.fault.setText(shown(str(error)))

    def _on_load_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Load a scheme"), "", shown(FILTER))
        if name:
            self.load(Path(name))

    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save the scheme"), f"{self.name.text()}.toml", shown(FILTER)
        )
        if name:
            self.save(Path(name) if Path(name).suffix else Path(f"{name}.toml"))

    def _on_use_clicked(self) -> None:
        self.chosen.emit(self.scheme())
        self.accept()
