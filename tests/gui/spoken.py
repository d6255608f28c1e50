"""What widgets say, and which of it has no room."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from rouge_gui.gui.pseudo_language import CLOSE, OPEN
from rouge_gui.gui.table import SIDE

ACROSS, WORDS = Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole
LETTERS = re.compile(r"[^\W\d_]{3}")
TAGS = re.compile(r"<[^<>]*>")
MNEMONIC = re.compile(r"&(\w)")
LEFT = Qt.AlignmentFlag.AlignLeft
ROOM_LEFT, ROWS = 1, 100

Kind = TypeVar("Kind", bound=QWidget)


def texts(widget: QWidget) -> Iterator[str]:
    """Yield what `widget` itself says, to eyes and to screen readers."""
    yield from (
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.windowTitle(),
    )
    if isinstance(widget, QAbstractButton | QLabel):
        yield widget.text()
    if isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        for at in range(widget.count()):
            yield from (widget.itemText(at), str(widget.itemData(at, Qt.ItemDataRole.ToolTipRole) or ""))
    if isinstance(widget, QListWidget):
        yield from (widget.item(at).text() for at in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))
    if isinstance(widget, QTableView) and (model := widget.model()) is not None:
        yield from (str(model.headerData(at, ACROSS, WORDS) or "") for at in range(model.columnCount()))
    for action in widget.actions():
        yield from (action.text(), action.toolTip(), action.statusTip())


def everything(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yield all that `parts` and what is in them say."""
    for part in parts:
        for widget in (part, *part.findChildren(QWidget)):
            for text in texts(widget):
                if text:
                    yield text


def cells(model: QAbstractItemModel) -> Iterator[str]:
    """Yield the headings and the cells of a table with what explains them."""
    shown, explained, heard = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
    for column in range(model.columnCount()):
        yield from (str(model.headerData(column, ACROSS, role) or "") for role in (shown, explained))
        for row in range(model.rowCount()):
            yield from (str(model.index(row, column).data(role) or "") for role in (shown, explained, heard))


def unsaid(text: str) -> str:
    """Return what of `text` stands outside the brackets of the pseudo-language."""
    deep, left = 0, []
    for sign in text:
        deep += (sign == OPEN) - (sign == CLOSE)
        left.append(" " if deep or sign == CLOSE else sign)
    return "".join(left)


def matching(data: Iterable[str]) -> re.Pattern[str]:
    """Return what finds each of `data` as whole words, the longest first."""
    longest_first = sorted(set(data), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)")


def asked_in(scheme: Path) -> list[str]:
    """Return what a file of questions says, which is data."""
    return re.findall(r'"([^"\n]{4,})"', scheme.read_text(encoding="utf-8"))


def is_words(text: str) -> bool:
    """Tell whether there is a word in `text` beside tags of HTML."""
    return bool(LETTERS.search(TAGS.sub("", text)))


def cut_off(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yield the texts in sight that have less room than they need, with what they need and what they have."""
    for part in parts:
        for widget in part.findChildren(QWidget):
            if widget.isVisible():
                for text, needed, has in _rooms(widget):
                    if text and needed > has + ROOM_LEFT:
                        yield f"{type(widget).__name__} {text!r}: needs {needed}, has {has}"
                if isinstance(widget, QTableView):
                    yield from _numbers(widget)


def _rooms(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """Yield each text of `widget` with the room that it needs and has, in points."""
    if isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QTableView) and widget.horizontalHeader().isVisible():
        yield from _heads(widget)
    elif isinstance(widget, QLabel) and widget.wordWrap():
        yield widget.text(), widget.heightForWidth(widget.width()), widget.height()
    elif isinstance(widget, QLabel | QPushButton | QCheckBox | QRadioButton):
        yield widget.text(), widget.sizeHint().width(), widget.width()
    else:
        words = _line(widget)
        yield words, widget.fontMetrics().horizontalAdvance(words), widget.width()


def _line(widget: QWidget) -> str:
    """Return the one line that a widget of a fixed size shows."""
    if isinstance(widget, QToolButton):
        return widget.text().replace("&", "")
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _tabs(bar: QTabBar) -> Iterator[tuple[str, int, int]]:
    """Yield the tabs in sight; those that are reached by the button beside them have no width."""
    for at in range(bar.count()):
        words, has = bar.tabText(at).replace("&", ""), bar.tabRect(at).width()
        if bar.isTabVisible(at) and has:
            yield words, bar.fontMetrics().horizontalAdvance(words), has


def _heads(table: QTableView) -> Iterator[tuple[str, int, int]]:
    head, model = table.horizontalHeader(), table.model()
    for column in range(model.columnCount()):
        if not table.isColumnHidden(column):
            words = str(model.headerData(column, ACROSS, WORDS) or "")
            yield words, head.fontMetrics().horizontalAdvance(words), head.sectionSize(column)


def _numbers(table: QTableView) -> Iterator[str]:
    """Yield the cells at the right that are cut off: such a number is another one."""
    model = table.model()
    for row in range(min(model.rowCount(), ROWS)):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            at_right = (index.data(Qt.ItemDataRole.TextAlignmentRole) or LEFT) & Qt.AlignmentFlag.AlignRight
            if at_right and not table.isColumnHidden(column):
                letters = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or table.font())
                words, has = str(index.data() or ""), table.columnWidth(column) - 2 * SIDE
                needed = letters.horizontalAdvance(words)
                if needed > has:
                    yield f"{words!r} of {table.accessibleName()!r}: needs {needed}, has {has}"


def double_mnemonics(texts: Iterable[str]) -> list[str]:
    """Return the letters that more than one of `texts` is reached by."""
    letters = [found[1].lower() for text in texts if (found := MNEMONIC.search(text.replace("&&", "")))]
    return sorted({letter for letter in letters if letters.count(letter) > 1})


def wrong_letters(window: QWidget) -> Iterator[str]:
    """Yield what Alt and one letter reach in more than one place of what `window` shows, and `&` shown as it is."""
    labels = [each for each in _in_sight(window, QLabel) if MNEMONIC.search(TAGS.sub("", each.text()))]
    yield from (f"no field: {each.text()}" for each in labels if each.buddy() is None)
    texts = [each.text() for each in labels]
    texts += [each.text() for each in _in_sight(window, QAbstractButton)]
    texts += [each.title() for each in _in_sight(window, QGroupBox)]
    texts += [
        bar.tabText(at)
        for bar in _in_sight(window, QTabBar)
        for at in range(bar.count())
        if bar.isTabVisible(at)
    ]
    texts += [action.text() for bar in _in_sight(window, QMenuBar) for action in bar.actions()]
    for letter in double_mnemonics(texts):
        yield f"{letter}: {[text for text in texts if f'&{letter}' in text.lower()]}"


def _in_sight(window: QWidget, kind: type[Kind]) -> list[Kind]:
    return [each for each in window.findChildren(kind) if each.isVisible() and each.window() is window]
