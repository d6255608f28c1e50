"""Tables as high as their rows, so that what is said of them stands right under the last."""

from PySide6.QtWidgets import QTableView

# Qt's QWIDGETSIZE_MAX.
LARGEST = 16_777_215


def fit_to_rows(table: QTableView) -> None:
    """Let `table` be as high as its rows, header and scroll bar at most; an empty one fills its room."""
    rows = table.model().rowCount()
    around = table.horizontalHeader().sizeHint().height() + table.horizontalScrollBar().sizeHint().height()
    high = around + rows * table.verticalHeader().defaultSectionSize()
    table.setMaximumHeight(high if rows else LARGEST)
