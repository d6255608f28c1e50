"""The dialog of what went wrong on this machine: each report can be read, copied and deleted; none is sent."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.language import moment, tr
from rouge_gui.store.crash_reports import CrashReport, reports

SIZE = (760, 480)
WIDTHS = (260, 500)


class ReportsDialog(QDialog):
    """Lists the reports in `folder`, the newest first."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Reports of failures"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._folder = folder
        self._reports: list[CrashReport] = []
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.names = QListWidget()
        self.names.setAccessibleName(tr("Reports of failures"))
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setAccessibleName(tr("The report"))
        self.copy_button = QPushButton(tr("&Copy"))
        self.delete_button = QPushButton(tr("&Delete"))
        self.folder_button = QPushButton(tr("Open &folder"))
        self._lay_out()
        self.names.currentRowChanged.connect(self._on_row_changed)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.delete_button.clicked.connect(self._on_delete)
        self.folder_button.clicked.connect(self._on_folder)
        self._fill()
        self.resize(*SIZE)

    def _lay_out(self) -> None:
        both = QSplitter()
        both.addWidget(self.names)
        both.addWidget(self.text)
        both.setSizes(WIDTHS)
        closing = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        closing.rejected.connect(self.close)
        below = QHBoxLayout()
        for button in (self.copy_button, self.delete_button, self.folder_button):
            button.setAutoDefault(False)
            below.addWidget(button)
        below.addStretch(1)
        below.addWidget(closing)
        column = QVBoxLayout(self)
        column.addWidget(self.told)
        column.addWidget(both, 1)
        column.addLayout(below)

    def _fill(self) -> None:
        self._reports = reports(self._folder)
        self.names.clear()
        self.names.addItems([f"{moment(each.when)}  {each.what}" for each in self._reports])
        self.told.setText(
            tr(
                "These reports lie in {folder} and are sent nowhere. Copy one to tell of it; look through it first, "
                "since an error may quote a name or a text.",
                folder=self._folder,
            )
            if self._reports
            else tr("Nothing has gone wrong that left a report.")
        )
        self.names.setCurrentRow(0 if self._reports else -1)
        self._on_row_changed(self.names.currentRow())

    def _on_row_changed(self, row: int) -> None:
        is_one = 0 <= row < len(self._reports)
        self.text.setPlainText(self._reports[row].text if is_one else "")
        self.copy_button.setEnabled(is_one)
        self.delete_button.setEnabled(is_one)
        self.folder_button.setEnabled(bool(self._reports))

    def _on_delete(self) -> None:
        self._reports[self.names.currentRow()].path.unlink(missing_ok=True)
        self._fill()

    def _on_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
