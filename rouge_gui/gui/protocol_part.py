"""The head of the options panel: the protocol, a line to paste a command into, what departs from the protocol."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rouge_gui import perl_data
from rouge_gui.errors import InvalidOption, UnreadableFile
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.option_fields import Line, choice_box
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.pasted import options_of
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title
from rouge_gui.rouge.relevance import lacking
from rouge_gui.wording import listed, said

PROTOCOL, VARIANTS = "protocol", "variants"
GAP = 3
PASTE_HELP = said(
    "A ROUGE-1.5.5 command, its flags, or a signature of ours. Enter sets every option as it says; "
    "file names in it are left aside."
)


class ProtocolPart(QWidget):
    """`protocol_chosen` (name) and `pasted` (Options) follow the user; `located` says that missing files were found."""

    protocol_chosen = Signal(str)
    pasted = Signal(object)
    located = Signal()

    def __init__(self, label: str) -> None:
        """`label` is the protocol's label with its mnemonic."""
        super().__init__()
        told = about(PROTOCOL)
        self.box = choice_box({name: each.help for name, each in PROTOCOLS.items()})
        self.box.setAccessibleName(shown(told.label))
        self.box.setToolTip(shown(told.help))
        self.box.activated.connect(self._on_chosen)
        self.note = Line(QPalette.ColorRole.PlaceholderText)
        self.command = QLineEdit(placeholderText=tr("Paste a command: -n 2 -m -a …"), clearButtonEnabled=True)
        self.command.setAccessibleName(tr("Paste your ROUGE-1.5.5 command"))
        self.command.setToolTip(shown(PASTE_HELP))
        self.command.returnPressed.connect(self._on_entered)
        self.command.textEdited.connect(self._on_command_edited)
        self.error = Line(QPalette.ColorRole.BrightText)
        self.error.setAccessibleName(tr("Command: error"))
        self.title = Line(QPalette.ColorRole.WindowText)
        self.reset_button = QPushButton(tr("Back to the protocol"))
        self.reset_button.setToolTip(
            tr("Give every option the value that the protocol sets; the variants stay")
        )
        self.reset_button.clicked.connect(self._on_reset_clicked)
        self.lacking = Line(QPalette.ColorRole.BrightText)
        self.locate_button = QPushButton(tr("Locate…"))
        self.locate_button.setToolTip(
            tr("Choose the folder called data of ROUGE-1.5.5, for this run of the program")
        )
        self.locate_button.clicked.connect(self._on_locate_clicked)
        self._lay_out(label)

    def show_options(self, options: Options) -> None:
        """Show the protocol of `options`, what departs from it, and which files they lack."""
        own = protocol(options.protocol).options
        changed = [
            about(each.name).label
            for each in option_fields()
            if getattr(own, each.name) != getattr(options, each.name)
        ]
        is_custom = title(options) != options.protocol
        self._options = options
        self.box.setCurrentText(options.protocol)
        self.note.say(protocol(options.protocol).help)
        self.title.say(
            tr("{protocol}. Changed: {options}.", protocol=title(options), options=listed(changed))
            if is_custom
            else ""
        )
        self.reset_button.setVisible(is_custom)
        self._tell_lacking(lacking(options))

    def _lay_out(self, label_text: str) -> None:
        label = QLabel(label_text)
        label.setBuddy(self.box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        for widget in (label, self.box, self.note, self.command, self.error, self.title):
            layout.addWidget(widget)
        layout.addWidget(self.reset_button)
        layout.addWidget(self.lacking)
        layout.addWidget(self.locate_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _tell_lacking(self, sentences: list[str]) -> None:
        self.lacking.say(listed(sentences, " "))
        self.locate_button.setVisible(bool(sentences))

    def _on_chosen(self, _index: int) -> None:
        self.protocol_chosen.emit(self.box.currentText())

    def _on_reset_clicked(self) -> None:
        self.protocol_chosen.emit(self._options.protocol)

    def _on_command_edited(self, _text: str) -> None:
        self.error.say("")

    def _on_entered(self) -> None:
        if not self.command.text().strip():
            return
        try:
            options = options_of(self.command.text())
        except InvalidOption as error:
            self.error.say(str(error))
            return
        self.error.say("")
        self.pasted.emit(options)

    def _on_locate_clicked(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, tr("Locate the data files of ROUGE-1.5.5"))
        if not folder:
            return
        try:
            perl_data.use_folder(Path(folder))
        except UnreadableFile as error:
            self.lacking.say(str(error))
            return
        self._tell_lacking(lacking(self._options))
        self.located.emit()
