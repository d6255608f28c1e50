"""What the cells of every table share: how they say numbers, where they put them, a cell's place."""

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, Qt

from rouge_gui.gui.language import decimals, whole

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

DIGITS = 4


def score(value: float) -> str:
    """Return a precision, recall or F with four digits: `0.8500`."""
    return pointed(value, QLocale().decimalPoint())


def signed(difference: float) -> str:
    """Return a difference of scores with its sign and four digits: `+0.1250`; what shows as 0 has none."""
    if round(difference, DIGITS) == 0:
        return score(0.0)
    digits = decimals(difference, DIGITS)
    return f"+{digits}" if difference > 0 else digits


def pointed(value: float, point: str) -> str:
    """Return the same with a known decimal sign, for who writes so many that asking for it each time is felt."""
    return f"{value:.{DIGITS}f}".replace(".", point)


def count(value: float) -> str:
    """Return a hit count or a total: whole where it is whole, else with four digits, thousands set apart."""
    return whole(int(value)) if float(value).is_integer() else decimals(value, DIGITS)


def exact(value: float) -> str:
    """Return a number with all its digits: `0.8500000000000001`."""
    return repr(value).replace(".", QLocale().decimalPoint())


def brief(value: float, digits: int = 6) -> str:
    """Return a number with no more than so many digits, and none that it does not need: `1.2`."""
    return f"{value:.{digits}g}".replace(".", QLocale().decimalPoint())
