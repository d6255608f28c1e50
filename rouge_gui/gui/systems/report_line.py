"""The button that writes a report of the window of systems, and how far it is."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.report_work import ENDINGS, Known, Written, report_job
from rouge_gui.gui.worker import Runner
from rouge_gui.wording import said

READY = said(
    "Write protocol, signature, tables, plots and cases into one file: a page, a PDF, LaTeX tables or JSON"
)
NOT_YET = said("A report can be written once everything is measured")
USUAL = "comparison.html"
GAP = 6


class ReportLine(QWidget):
    """Asks where the report is to go and writes it there. `failed` is what went wrong; the newest wish counts."""

    failed = Signal(object)

    def __init__(self, known: Callable[[], Known], parent: QWidget | None = None) -> None:
        """`known` is asked when a report is."""
        super().__init__(parent)
        self._known = known
        self.told = QLabel()
        self.told.setAccessibleName(tr("How far the report is"))
        self.stop_button = IconButton("cancel", tr("Stop writing; a file that was there stays as it was"))
        self.button = QPushButton(tr("Report\N{HORIZONTAL ELLIPSIS}"))
        line = QHBoxLayout(self)
        line.setContentsMargins(GAP, 0, GAP, 0)
        line.setSpacing(GAP)
        for part in (self.told, self.stop_button, self.button):
            line.addWidget(part)
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.failed.connect(self._on_failed)
        self._runner.finished.connect(self.stop_button.hide)
        self._runner.cancelled.connect(self._on_cancelled)
        self.stop_button.clicked.connect(self._runner.cancel)
        self.button.clicked.connect(self._on_clicked)
        self.stop_button.hide()
        self.offer()

    def offer(self) -> None:
        """Offer a report where all is measured that it needs."""
        is_whole = self._known().is_whole
        self.button.setEnabled(is_whole)
        self.button.setToolTip(shown(READY if is_whole else NOT_YET))

    def write(self, path: Path) -> None:
        """Write the report to `path`, in the format of its ending."""
        self.stop_button.show()
        self._runner.start(report_job(path, self._known()))

    def end_work(self) -> bool:
        """Stop writing; False where that did not end in time."""
        return self._runner.close()

    def _on_clicked(self) -> None:
        formats = {f"{shown(told)} (*{ending})": ending for ending, told in ENDINGS.items()}
        name, chosen = QFileDialog.getSaveFileName(self, tr("Write a report"), USUAL, ";;".join(formats))
        if name:
            ending = formats.get(chosen, next(iter(ENDINGS)))
            self.write(Path(name) if Path(name).suffix else Path(f"{name}{ending}"))

    def _on_batched(self, told: list[str | Written]) -> None:
        last = told[-1]
        words = tr("Written: {path}", path=last.path.name) if isinstance(last, Written) else last
        self.told.setText(words)
        self.told.setToolTip(str(last.path) if isinstance(last, Written) else words)

    def _on_cancelled(self) -> None:
        self.stop_button.hide()
        self.told.clear()

    def _on_failed(self, error: Exception) -> None:
        self._on_cancelled()
        self.failed.emit(error)
