"""The dialog for what nobody expected: what happened, the traceback to copy, and that nothing typed is lost."""

import traceback

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.wording import said

SENTENCE = said("Something went wrong that rouge-gui did not expect. Your texts and edits are kept.")


def show_failure(error: BaseException, parent: QWidget | None) -> None:
    """Show `error` with its traceback, without stopping the program."""
    details = "".join(traceback.format_exception(error))
    box = QMessageBox(QMessageBox.Icon.Critical, "rouge-gui", shown(SENTENCE), parent=parent)
    box.setInformativeText(f"{type(error).__name__}: {shown(str(error))}")
    box.setDetailedText(details)
    copy = box.addButton(tr("&Copy details"), QMessageBox.ButtonRole.ActionRole)
    copy.clicked.disconnect()
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()
