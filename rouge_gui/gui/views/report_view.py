"""The import report: what was met while a corpus was read, in a table of its own and never in a dialog."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.models.report_model import FILE, LEVEL, LINE, ReportModel
from rouge_gui.gui.table import RowTable

TITLE = "Import report"
EMPTY = "No problems: everything that was opened could be read."


class ReportView(QWidget):
    """Lists problems; `windowTitle` holds their counts, which a dock shows as its own title."""

    titled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ReportModel(self)
        self.table = RowTable(self.model, TITLE, EMPTY)
        self.table.set_widths({LEVEL: 8, FILE: 24, LINE: 7})
        self.table.setAlternatingRowColors(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self._retitle()

    def append(self, problems: Sequence[Problem]) -> None:
        """Add `problems`."""
        self.model.append(problems)
        self._retitle()

    def clear(self) -> None:
        """Forget all: another corpus is being read."""
        self.model.clear()
        self._retitle()

    def _retitle(self) -> None:
        self.setWindowTitle(": ".join(filter(None, (TITLE, self.model.summary()))))
        self.titled.emit(self.windowTitle())
