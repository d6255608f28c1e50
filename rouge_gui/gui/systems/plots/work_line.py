"""Above a plot that takes a while: starts its work, says how far it is, and stops it."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.plots.offered import Asked, Work
from rouge_gui.gui.worker import Job, Runner

MARGIN = 8


class WorkLine(QWidget):
    """`yielded` is what the work has yielded; `grown` follows as it does, `failed` (an error) where it cannot go on."""

    grown = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.yielded: tuple[Any, ...] = ()
        self._wanted: tuple[Work, Asked] | None = None
        self.start_button = QPushButton()
        self.start_button.clicked.connect(self._on_start_clicked)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("How far the work is"))
        self.cancel_button = QPushButton(tr("&Cancel"))
        self.cancel_button.setToolTip(tr("Stop; what is known so far stays"))
        self.cancel_button.clicked.connect(self._on_cancel_clicked)
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.start_button)
        line.addWidget(self.progress, 1)
        line.addWidget(self.cancel_button)
        line.addStretch()
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.finished.connect(self._show_rest)
        self._runner.cancelled.connect(self._show_rest)
        self._runner.failed.connect(self._on_failed)
        self.hide()

    def offer(self, work: Work | None, asked: Asked | None) -> None:
        """Offer the work of a plot; without one there is nothing to see here."""
        self._wanted = None if work is None or asked is None else (work, asked)
        self.setVisible(self._wanted is not None)
        if work is not None:
            self.start_button.setText(shown(work.button))
        if not self._runner.is_running:
            self._show_rest()

    def forget(self) -> None:
        """Stop, and forget what was yielded: something else is asked."""
        self._runner.cancel()
        self.yielded = ()

    def close_work(self) -> bool:
        """Stop; False where the work did not end in time."""
        return self._runner.close()

    def _on_start_clicked(self) -> None:
        if self._wanted is None:
            return
        work, asked = self._wanted
        self.yielded = ()
        steps = work.steps(asked)
        self.progress.setRange(0, steps)
        self.progress.setValue(0)
        self._show_work()

        def working() -> Iterator[Any]:
            return work.run(asked, job.stopped.is_set)

        job = Job(working, steps)
        self._runner.start(job)
        self.grown.emit()

    def _on_cancel_clicked(self) -> None:
        self._runner.cancel()

    def _on_batched(self, results: list[Any]) -> None:
        self.yielded += tuple(results)
        self.grown.emit()

    def _on_progressed(self, done: int, _steps: int, _seconds: float) -> None:
        self.progress.setValue(done)

    def _on_failed(self, error: Exception) -> None:
        self._show_rest()
        self.failed.emit(error)

    def _show_work(self) -> None:
        self.start_button.hide()
        self.progress.show()
        self.cancel_button.show()
        self.cancel_button.setFocus()

    def _show_rest(self) -> None:
        self.start_button.show()
        self.progress.hide()
        self.cancel_button.hide()
