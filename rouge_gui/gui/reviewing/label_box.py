"""The labels of the scheme with their letters, how bad one is while that is asked, and the labels that were put."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.language import shown, tr
from rouge_gui.study.annotating.scheme import Label
from rouge_gui.wording import said

GAP, ROWS_SHOWN = 4, 8
HINT = said("Select words, then press a letter. Enter links a label to words selected in the source.")
NONE_YET = said("No label yet.")


class LabelList(QListWidget):
    """The labels that were put; `removed` tells the place of one on which Delete was pressed."""

    removed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.currentRow() >= 0:
            self.removed.emit(self.currentRow())
        else:
            super().keyPressEvent(event)


class LabelBox(QWidget):
    """`label_asked` tells a label to put, `severity_asked` a digit, `span_chosen` and `span_removed` a place."""

    label_asked = Signal(object)
    severity_asked = Signal(int)
    span_chosen = Signal(int)
    span_removed = Signal(int)

    def __init__(self, labels: Sequence[Label], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = QLabel(shown(HINT))
        self._hint.setWordWrap(True)
        self._hint.setEnabled(False)
        self._letters, self._severities = QWidget(), QWidget()
        letters = QVBoxLayout(self._letters)
        letters.setContentsMargins(0, 0, 0, 0)
        letters.setSpacing(GAP // 2)
        for label in labels:
            button = _button(f"{label.key.upper()}   {label.title}", label.help)
            button.clicked.connect(lambda _checked=False, label=label: self.label_asked.emit(label))
            letters.addWidget(button)
        self._rows = QVBoxLayout(self._severities)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(GAP)
        self.list = LabelList()
        self.list.setAccessibleName(tr("Labels put"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._on_row_changed)
        self.list.removed.connect(self.span_removed)
        self.list.itemClicked.connect(lambda item: self.span_chosen.emit(self.list.row(item)))
        self._empty = QLabel(shown(NONE_YET))
        self._empty.setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (self._hint, self._letters, self._severities, self._empty, self.list):
            column.addWidget(part)
        self._severities.hide()

    def show_spans(self, told: Sequence[tuple[str, str]]) -> None:
        """Show the labels that were put: each in short, and in words for the tip and for screen readers."""
        at = self.list.currentRow()
        self.list.blockSignals(True)  # noqa: FBT003 (Qt's own)
        self.list.clear()
        for short, words in told:
            item = QListWidgetItem(short)
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            self.list.addItem(item)
        if 0 <= at < len(told):
            self.list.setCurrentRow(at)
        self.list.blockSignals(False)  # noqa: FBT003 (Qt's own)
        self.list.setVisible(bool(told))
        self._empty.setVisible(not told)
        line = self.fontMetrics().height() + GAP // 2
        self.list.setFixedHeight(line * max(2, min(len(told), ROWS_SHOWN)) + GAP)

    def ask_severity(self, label: str, severities: Sequence[str]) -> None:
        """Ask by digit how bad a label is; () shows the letters of the labels again."""
        while (gone := self._rows.takeAt(0)) is not None:
            widget = gone.widget()
            if widget is not None:
                widget.deleteLater()
        if severities:
            self._rows.addWidget(QLabel(tr("How bad is “{label}”?", label=label)))
        for digit, words in enumerate(severities, start=1):
            button = _button(f"{digit}   {words}", "")
            button.clicked.connect(lambda _checked=False, digit=digit: self.severity_asked.emit(digit))
            self._rows.addWidget(button)
        self._severities.setVisible(bool(severities))
        self._letters.setVisible(not severities)
        self._hint.setVisible(not severities)

    def _on_row_changed(self, row: int) -> None:
        if row >= 0:
            self.span_chosen.emit(row)


def _button(words: str, help_: str) -> QPushButton:
    made = QPushButton(words)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setToolTip(help_)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    made.setStyleSheet("text-align: left; padding: 3px 6px;")
    return made
