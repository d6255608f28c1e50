"""Asks with which questions, as whom and blind for what the open corpus is to be reviewed; or for a project's folder."""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.errors import UnreadableFile
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.reviewing.work import Wish
from rouge_gui.store.project_file import FILE, Blind, name_sentences
from rouge_gui.study.annotating.scheme import Scheme, read_scheme
from rouge_gui.wording import said

HIDDEN = {
    "systems": said("&Whose candidate it is"),
    "scores": said("&Scores"),
    "marks": said("&Marks"),
    "cues": said("&Cues"),
}
WHO = said("Say who you are: your verdicts are kept under that name.")
GAP = 10


class StartDialog(QDialog):
    """`wished` tells a `Wish`, `project_chosen` the folder of a project."""

    wished = Signal(object)
    project_chosen = Signal(object)

    def __init__(
        self, schemes: Sequence[Path], first: Wish | None, name: str, parent: QWidget | None
    ) -> None:
        """Offer the `schemes` that can be read; `first` is what was chosen before, `name` the annotator's."""
        super().__init__(parent)
        self.setWindowTitle(tr("Review with which questions?"))
        self._schemes: dict[QRadioButton, Scheme] = {}
        self._column = QVBoxLayout()
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.hide()
        self.name = QLineEdit(first.annotator if first else name)
        self.name.setAccessibleName(tr("Your name"))
        self.hidden: dict[str, QCheckBox] = {}
        self._lay_out(first.blind if first else Blind())
        for path in schemes:
            self._offer(path)
        wanted = first.scheme if first else None
        buttons = list(self._schemes)
        chosen = next((each for each in buttons if self._schemes[each] == wanted), buttons[0])
        chosen.setChecked(True)
        chosen.setFocus()

    def _lay_out(self, blind: Blind) -> None:
        asked = QGroupBox(tr("Questions"))
        rows = QVBoxLayout(asked)
        rows.addLayout(self._column)
        own = QDialogButtonBox()
        for words, slot in (
            (tr("&Questions of your own…"), self._on_own_clicked),
            (tr("Open a &project…"), self._on_project_clicked),
        ):
            own.addButton(words, QDialogButtonBox.ButtonRole.ActionRole).clicked.connect(slot)
        rows.addWidget(own)
        named = QHBoxLayout()
        label = QLabel(tr("Your &name"))
        label.setBuddy(self.name)
        named.addWidget(label)
        named.addWidget(self.name, 1)
        hiding = QGroupBox(tr("Hide (scores, marks and cues until you have judged)"))
        boxes = QHBoxLayout(hiding)
        for each in fields(Blind):
            box = self.hidden[each.name] = QCheckBox(shown(HIDDEN[each.name]))
            box.setChecked(getattr(blind, each.name))
            boxes.addWidget(box)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.start_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.start_button.setText(tr("Start the re&view"))
        buttons.accepted.connect(self._on_accepted)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        column.addWidget(asked)
        column.addLayout(named)
        column.addWidget(hiding)
        column.addWidget(self._told)
        column.addWidget(buttons)

    def _offer(self, path: Path) -> QRadioButton | None:
        try:
            scheme = read_scheme(path)
        except UnreadableFile as error:
            self._tell(shown(str(error)))
            return None
        button = QRadioButton(scheme.title)
        button.setToolTip(scheme.help)
        self._schemes[button] = scheme
        self._column.addWidget(button)
        return button

    def _tell(self, sentence: str) -> None:
        self._told.setText(sentence)
        self._told.show()

    def _on_own_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Questions of your own"), "", tr("Schemes (*.toml)"))
        made = self._offer(Path(name)) if name else None
        if made is not None:
            made.setChecked(True)

    def _on_project_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a project"), "", tr("Projects ({file})", file=FILE)
        )
        if name:
            self.accept()
            self.project_chosen.emit(Path(name).parent)

    def _on_accepted(self) -> None:
        name = self.name.text().strip()
        fault = next(name_sentences(name), "") if name else WHO
        if fault:
            self._tell(shown(fault))
            self.name.setFocus()
            return
        scheme = next(scheme for button, scheme in self._schemes.items() if button.isChecked())
        blind = Blind(**{each: box.isChecked() for each, box in self.hidden.items()})
        self.accept()
        self.wished.emit(Wish(scheme, name, blind))
