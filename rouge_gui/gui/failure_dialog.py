"""The dialog for what nobody expected: what happened, the traceback to copy, and that nothing typed is lost."""

import traceback

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.store.crash_reports import FOLDER, keep
from rouge_gui.store.places import data_folder
from rouge_gui.wording import said

SENTENCE = said("Something went wrong that rouge-gui did not expect. Your texts and edits are kept.")


def show_failure(error: BaseException, parent: QWidget | None) -> None:
    """Show `error` with its traceback, without stopping the program, and keep a report of it on this machine."""
    details = "".join(traceback.format_exception(error))
    box = QMessageBox(QMessageBox.Icon.Critical, "rouge-gui", shown(SENTENCE), parent=parent)
    box.setInformativeText(f"{type(error).__name__}: {shown(str(error))}\n\n{_kept(error)}")
    box.setDetailedText(details)
    copy = box.addButton(tr("&Copy details"), QMessageBox.ButtonRole.ActionRole)
    copy.clicked.disconnect()
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
    box.addButton(QMessageBox.StandardButton.Close)
    box.open()


def _kept(error: BaseException) -> str:
    """Keep a report of `error`, and return where, or why not."""
    try:
        path = keep(data_folder() / FOLDER, error)
    except (RougeGuiError, OSError) as reason:
        return tr("No report of it could be kept: {reason}", reason=reason)
    return tr("A report of it is kept in {path}, and sent nowhere.", path=path)
