"""Whether the systems keep their order under every protocol, scored one protocol after another."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.colours import Theme
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.choices import refill
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.fitting import fit_to_rows
from rouge_gui.gui.systems.protocol_columns import MOVED, protocol_columns
from rouge_gui.gui.systems.shading import ShadedCells
from rouge_gui.gui.systems.sorted_rows import SortedRows, SortedTable, longer
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.comparing.sensitivity import ProtocolRow, protocol_rows
from rouge_gui.study.comparing.steadiness import steadiness
from rouge_gui.wording import said

EMPTY = said(
    "Published numbers come from different protocols. Press \N{LEFT DOUBLE QUOTATION MARK}Score under every protocol"
    "\N{RIGHT DOUBLE QUOTATION MARK} to see whether the systems keep their order under all of them."
)
NOTHING = said("There is nothing to score yet. Open a corpus with candidates of several systems.")
AT_WORK = said("Scoring under the options as they are set: the first row comes in a moment.")
MARGIN, BAR_HEIGHT = 6, 10
PROTOCOL, TAU, SYSTEM = 20, 6, 19


class ProtocolsView(QWidget):
    """A `SystemsPart`. Scoring starts when it is asked for; the newest wish counts."""

    example_opened = Signal(str, str)
    pair_opened = Signal(str, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings: Findings | None = None
        self.found: list[ProtocolRow] = []
        self._cells = ShadedCells(self)
        self.table = SortedTable(
            SortedRows[ProtocolRow]((), lambda row: row.protocol, self),
            tr("Systems under each protocol"),
            NOTHING,
        )
        self.table.setItemDelegate(self._cells)
        self.table.horizontalHeader().setStretchLastSection(False)
        self.variants = QComboBox()
        self.start_button = QPushButton(tr("Score under every protocol"))
        self.stop_button = QPushButton(tr("Stop"))
        self.progress = QProgressBar(textVisible=False)
        self.sentence, self.signature_label = QLabel(), QLabel(tr("Signature"))
        self.signature = QLineEdit(readOnly=True, frame=False)
        self.copy_button = IconButton("copy", tr("Copy the signature of this protocol"))
        self._runner = Runner(self)
        self._lay_out()
        self._connect()
        self._show()
        self._show_at_work(at_work=False)

    @property
    def is_running(self) -> bool:
        """Whether something is being scored."""
        return self._runner.is_running

    def show_findings(self, findings: Findings) -> None:
        """Take the examples and options from `findings`; what was scored of others goes."""
        before, self._findings = self._findings, findings
        if before is not None and (
            before.examples is findings.examples and before.options == findings.options
        ):
            return
        self._runner.cancel()
        refill(self.variants, [(name, name) for name in findings.options.variants])
        self.start_button.setEnabled(bool(findings.examples))
        self._forget(EMPTY if findings.examples else NOTHING)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._cells.set_theme(theme)
        self.table.viewport().update()

    def end_work(self) -> bool:
        """Stop what runs beside the window; False where it did not end in time."""
        return self._runner.close()

    def _lay_out(self) -> None:
        self.variants.setAccessibleName(tr("Variant whose means are compared"))
        self.variants.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.start_button.setToolTip(
            tr(
                "Score all systems under the options as they are set and under each named protocol, one after another"
            )
        )
        self.start_button.setEnabled(False)
        self.stop_button.setToolTip(tr("Stop scoring; what was found stays"))
        self.progress.setAccessibleName(tr("Progress of scoring"))
        self.progress.setFixedHeight(BAR_HEIGHT)
        self.sentence.setAccessibleName(tr("Whether the ranking changes"))
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.sentence.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.signature.setAccessibleName(tr("Signature of the selected protocol"))
        label = QLabel(tr("&Variant"))
        label.setBuddy(self.variants)
        above = _line(label, self.variants, self.start_button, self.stop_button)
        above.addWidget(self.progress, 1)
        above.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self.table, 1)
        column.addWidget(self.sentence)
        column.addLayout(_line(self.signature_label, self.signature, self.copy_button))
        column.addStretch()

    def _connect(self) -> None:
        self.start_button.clicked.connect(self._start)
        self.stop_button.clicked.connect(self._runner.cancel)
        self.variants.activated.connect(self._on_variant_chosen)
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.table.selectionModel().selectionChanged.connect(self._show_signature)
        self._runner.batched.connect(self._on_batched)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.failed.connect(self._on_failed)
        for over in (self._runner.finished, self._runner.cancelled):
            over.connect(self._on_over)

    def _start(self) -> None:
        findings, variant = self._findings, self.variants.currentText()
        if findings is None or not variant:
            return
        self._forget(AT_WORK)
        self._show_at_work(at_work=True)
        job = Job(
            lambda: protocol_rows(findings.examples, variant, findings.options, job.stopped.is_set),
            1 + len(PROTOCOLS),
        )
        self._runner.start(job)

    def _forget(self, words: str) -> None:
        self.found = []
        self.table.rows.show([], [])
        self.table.set_empty_text(words)
        self._show()

    def _show(self) -> None:
        """Show what was found so far."""
        first, others = next(iter(self.found), None), self.found[1:]
        if first is not None:
            self.table.rows.show(self.found, protocol_columns(first))
            systems = range(2, self.table.rows.columnCount())
            self.table.set_widths({0: PROTOCOL, 1: TAU, **dict.fromkeys(systems, SYSTEM + longer(MOVED))})
            if self.table.selected_row() is None:
                self.table.choose(0)
        fit_to_rows(self.table)
        self.sentence.setText(shown(steadiness(first, others)) if first is not None and others else "")
        self._show_signature()

    def _show_signature(self) -> None:
        row = self.table.chosen() if self.found else None
        self.signature.setText("" if row is None else row.signature)
        self.signature.setCursorPosition(0)
        self.signature_label.setText(
            tr("Signature") if row is None else tr("Signature, {protocol}", protocol=row.protocol)
        )
        for part in (self.signature_label, self.signature, self.copy_button):
            part.setVisible(row is not None)

    def _show_at_work(self, *, at_work: bool) -> None:
        self.start_button.setVisible(not at_work)
        self.stop_button.setVisible(at_work)
        self.progress.setVisible(at_work)
        self.progress.setRange(0, 0)

    def _on_variant_chosen(self) -> None:
        if self.found or self.is_running:
            self._start()

    def _on_batched(self, rows: list[ProtocolRow]) -> None:
        self.found += rows
        self._show()

    def _on_progressed(self, done: int, steps: int, _left: float) -> None:
        self.progress.setRange(0, steps)
        self.progress.setValue(done)

    def _on_over(self) -> None:
        self._show_at_work(at_work=False)
        if not self.found:
            self._forget(EMPTY)

    def _on_failed(self, error: Exception) -> None:
        self._on_over()
        self.failed.emit(error)

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.signature.text())


def _line(*parts: QWidget) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    line.setSpacing(MARGIN)
    for part in parts:
        line.addWidget(part)
    return line
