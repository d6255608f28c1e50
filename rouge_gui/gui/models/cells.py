"""What the cells of every table share: how they say numbers, where they put them, a cell's place."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

DIGITS = 4


def score(value: float) -> str:
    """Return a precision, recall or F with four digits: `0.8500`."""
    return f"{value:.{DIGITS}f}"


def count(value: float) -> str:
    """Return a hit count or a total: whole where it is whole, else with four digits, thousands set apart."""
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,.{DIGITS}f}"
