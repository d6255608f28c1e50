"""Below the views of systems: in sentences what limits the comparison, and the signature that it stands under."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolTip, QVBoxLayout, QWidget

from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import title

MARGIN = 8


class Foot(QWidget):
    """Notes, protocol and signature."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trouble: list[str] = []
        self.notes = QLabel(wordWrap=True)
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.notes.setAccessibleName(tr("What limits this comparison"))
        self.notes.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.notes.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, 0)
        self.notes.hide()
        self.protocol = QLabel()
        self.signature = QLineEdit(readOnly=True, frame=False)
        self.signature.setAccessibleName(tr("Signature of this comparison"))
        self.copy_button = IconButton("copy", tr("Copy the signature"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.copy_button.setEnabled(False)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 2, MARGIN // 2, 2)
        line.setSpacing(MARGIN)
        line.addWidget(self.protocol)
        line.addWidget(self.signature, 1)
        line.addWidget(self.copy_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notes)
        layout.addLayout(line)

    def begin(self, options: Options) -> None:
        """Say what the systems are scored under from now on; trouble of before is over."""
        self._trouble = []
        self.protocol.setText(tr("Protocol: {protocol}", protocol=title(options)))
        self.signature.setText(options.signature())
        self.signature.setToolTip(self.signature.text().replace(" | ", "\n"))
        self.signature.setCursorPosition(0)
        self.copy_button.setEnabled(True)

    def show_findings(self, findings: Findings) -> None:
        """Say what limits the comparison, a sentence a line."""
        comparison = findings.comparison
        self._say([*self._trouble, *([] if comparison is None else comparison.notes())])

    def tell_trouble(self, sentence: str) -> None:
        """Say what could not be done, as long as nothing else is begun."""
        self._trouble.append(sentence)
        self._say(self._trouble)

    def _say(self, sentences: Sequence[str]) -> None:
        self.notes.setText("\n".join(map(shown, sentences)))
        self.notes.setVisible(bool(sentences))

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.signature.text())
        below = self.copy_button.mapToGlobal(self.copy_button.rect().bottomLeft())
        QToolTip.showText(below, tr("Copied"), self.copy_button)
