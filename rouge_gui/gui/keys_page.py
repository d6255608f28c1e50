"""The page of all keys, made from the rows of `ACTIONS`."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.actions import ACTIONS

SIZE = (620, 560)


def show_keys(parent: QWidget) -> QDialog:
    """Open the page beside the window, which stays usable; return it."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Keys")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    rows = [row for row in ACTIONS if row.keys]
    table = QTableWidget(len(rows), 3)
    table.setHorizontalHeaderLabels(["Key", "Action", "What it does"])
    table.setAccessibleName("Keys")
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    for place, row in enumerate(rows):
        keys = ", ".join(
            QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in row.keys
        )
        for column, words in enumerate((keys, row.label.replace("&", ""), row.help)):
            table.setItem(place, column, QTableWidgetItem(words))
    table.resizeColumnsToContents()
    table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    QVBoxLayout(dialog).addWidget(table)
    dialog.resize(*SIZE)
    dialog.show()
    return dialog
