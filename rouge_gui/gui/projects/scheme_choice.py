"""Which scheme a new project asks: one that is shipped, one of a file, or one made in the form."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.offered_schemes import offered_schemes
from rouge_gui.gui.projects.asked import asked, in_short
from rouge_gui.gui.projects.scheme_form import FILTER, SchemeForm
from rouge_gui.study.annotating.scheme import Scheme, read_scheme

FIRST = "summeval"


class SchemeChoice(QWidget):
    """`changed` follows another scheme, `failed` tells an error."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._schemes: list[Scheme] = []
        self.box = QComboBox()
        self.box.setAccessibleName(tr("Scheme"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(24)
        self.setFocusProxy(self.box)
        self.words = QLabel(wordWrap=True)
        self.words.setAccessibleName(tr("What the scheme asks"))
        self.file_button = QPushButton(tr("F&rom a file…"))
        self.form_button = QPushButton(tr("Look or chan&ge…"))
        self.form_button.setToolTip(
            tr("See what the annotator will see, and make a scheme of your own from it")
        )
        line = QHBoxLayout()
        line.addWidget(self.box, 1)
        for button in (self.file_button, self.form_button):
            button.setAutoDefault(False)
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self.words)
        for path in offered_schemes():
            self._add(read_scheme(path))
        self.box.setCurrentIndex([each.name for each in self._schemes].index(FIRST))
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.file_button.clicked.connect(self._on_file_clicked)
        self.form_button.clicked.connect(self.open_form)
        self._on_chosen()

    def scheme(self) -> Scheme:
        """Return the scheme that is chosen."""
        return self._schemes[max(0, self.box.currentIndex())]

    def take(self, scheme: Scheme) -> None:
        """Choose `scheme`, which is offered from now on."""
        if scheme not in self._schemes:
            self._add(scheme)
        self.box.setCurrentIndex(self._schemes.index(scheme))
        self._on_chosen()

    def load(self, path: Path) -> None:
        """Choose the scheme of a file; `failed` tells where it is none."""
        try:
            self.take(read_scheme(path))
        except RougeGuiError as error:
            self.failed.emit(error)

    def open_form(self) -> None:
        """Show the form, with the scheme that is chosen."""
        form = SchemeForm(self.scheme(), self.window())
        form.chosen.connect(self.take)
        form.open()

    def _add(self, scheme: Scheme) -> None:
        self._schemes.append(scheme)
        self.box.addItem(scheme.title)

    def _on_chosen(self) -> None:
        self.words.setText(in_short(self.scheme()))
        self.words.setToolTip(asked(self.scheme()))
        self.changed.emit()

    def _on_file_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Load a scheme"), "", shown(FILTER))
        if name:
            self.load(Path(name))
