"""The controls of options that are texts: a line to write in, and a file to write or to choose."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QToolButton, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.option_fields import SHORTEST, OptionField
from rouge_gui.rouge.options import About


class TextField(OptionField):
    """An option that takes a text."""

    def __init__(self, told: About, label: str) -> None:
        super().__init__(told, label)
        self.control = QLineEdit()
        self.control.setMinimumWidth(SHORTEST * self.control.fontMetrics().averageCharWidth())
        self.control.textEdited.connect(self._on_text_edited)
        self._place()

    def value(self) -> str:
        return self.control.text()

    def show_value(self, value: object) -> None:
        self.control.setText(str(value))
        self.control.setCursorPosition(0)

    def _place(self) -> None:
        self._lay_out(self.control)

    def _on_text_edited(self, _text: str) -> None:
        self.edited.emit()


class FileField(TextField):
    """An option that takes the path of a file, written or chosen; says under it where there is none."""

    def complaint(self) -> str:
        if self.idle_because:
            return ""
        if not self.value():
            return tr("Choose the file: without it nothing can be scored.")
        return "" if Path(self.value()).is_file() else tr("There is no file at {file}.", file=self.value())

    def set_idle(self, because: str) -> None:
        super().set_idle(because)
        self.control.setToolTip(shown(because or self.about.help))

    def _place(self) -> None:
        self.browse_button = QToolButton()
        self.browse_button.setText("…")
        self.browse_button.setAccessibleName(tr("{option}: choose a file", option=self.about.label))
        self.browse_button.clicked.connect(self._on_browse_clicked)
        self.browse_button.setToolTip(tr("Choose a file"))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        line.addWidget(self.control, 1)
        line.addWidget(self.browse_button)
        self._lay_out(row)
        self.label.setBuddy(self.control)
        self.control.setAccessibleName(shown(self.about.label))
        self.control.setToolTip(shown(self.about.help))
        self.control.installEventFilter(self)

    def _on_browse_clicked(self) -> None:
        title = tr("Choose the file: {option}", option=self.about.label)
        path, _ = QFileDialog.getOpenFileName(self, title, self.value())
        if path:
            self.show_value(path)
            self.edited.emit()
