"""A document that keeps the user's text exactly, whatever Qt makes of it for display, and tells each edit."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QTextCursor, QTextDocument

from rouge_gui.gui.panes.displaying import displayed
from rouge_gui.gui.panes.spacing import SpacedLayout
from rouge_gui.gui.panes.utf16 import Places, bends_of

UTF_16 = "utf-16-le"
UNIT = 2
FROM_RIGHT = Qt.LayoutDirection.RightToLeft
KEEP = QTextCursor.MoveMode.KeepAnchor


class Change(NamedTuple):
    """Units `start` to `stop` of a document gave way to `added`."""

    start: int
    stop: int
    added: str


class PaneDocument(QTextDocument):
    """Shows a raw text and lets it be edited; `text()` is always the user's text, to the last code point.

    `edited(position, removed, added)` tells what the user did, in code points of the raw text. Qt's own undo
    is off: a change of colour would be a step of it.
    """

    edited = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setDocumentLayout(SpacedLayout(self))
        self._raw = ""
        self._units = b""
        self.places = Places()
        self._writing = False
        self.contentsChange.connect(self._on_contents_change)

    def text(self) -> str:
        """Return the raw text."""
        return self._raw

    def runs_from_right(self) -> bool:
        """Return whether the first paragraph that has words runs from right to left."""
        block = self.begin()
        while block.isValid() and not block.text().strip():
            block = block.next()
        return block.textDirection() is FROM_RIGHT

    def set_text(self, raw: str) -> None:
        """Show `raw` in place of everything; tells no edit."""
        shown = displayed(raw)
        with self.writing():
            self.setPlainText(shown.text)
        self._raw = raw
        self.places = Places(shown.bends)
        self._units = _encoded(shown.text)

    def replace(self, position: int, removed: int, added: str) -> int:
        """Put `added` in place of `removed` code points at `position`; tells no edit.

        Return the unit behind what was added. A CR LF that is parted is shown anew as two line breaks.
        """
        start, stop = self.places.to_unit(position), self.places.to_unit(position + removed)
        first, last = self.places.to_raw(start), self.places.to_raw(stop)
        if last < position + removed:
            stop += 1
            last = self.places.to_raw(stop)
        whole = self._raw[first:position] + added + self._raw[position + removed : last]
        shown = displayed(whole)
        cursor = QTextCursor(self)
        with self.writing():
            cursor.setPosition(start)
            cursor.setPosition(stop, KEEP)
            cursor.insertText(shown.text)
        self.places = self.places.replaced(start, stop, shown.bends, len(whole))
        self._raw = self._raw[:first] + whole + self._raw[last:]
        self._units = self._units[: start * UNIT] + _encoded(shown.text) + self._units[stop * UNIT :]
        return cursor.position()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Keep what happens to the document inside from being told as an edit of the user's."""
        self._writing = True
        try:
            yield
        finally:
            self._writing = False

    def _on_contents_change(self, position: int, removed: int, _added: int) -> None:
        change = None if self._writing else self._change(position, removed)
        if change is None:
            return
        start, stop, added = change
        first, last = self.places.to_raw(start), self.places.to_raw(stop)
        gone = self._raw[first:last]
        self.places = self.places.replaced(start, stop, bends_of(added), len(added))
        self._raw = self._raw[:first] + added + self._raw[last:]
        self._units = self._units[: start * UNIT] + _encoded(added) + self._units[stop * UNIT :]
        if gone or added:
            self.edited.emit(first, gone, added)

    def _change(self, position: int, removed: int) -> Change | None:
        """Return what really changed where Qt reports a change: it may report too much."""
        length = len(self._units) // UNIT
        stop = min(position + removed, length)
        old = _decoded(self._units[position * UNIT : stop * UNIT])
        new = self._read(position, stop + self.characterCount() - 1 - length)
        if old == new:
            return None
        head = _alike(old, new)
        tail = _alike(reversed(old[head:]), reversed(new[head:]))
        before, behind = _encoded(old[:head]), _encoded(old[len(old) - tail :])
        return Change(position + len(before) // UNIT, stop - len(behind) // UNIT, new[head : len(new) - tail])

    def _read(self, start: int, stop: int) -> str:
        """Return what stands between two units; breaks inside a paragraph become line breaks."""
        cursor = QTextCursor(self)
        cursor.setPosition(start)
        cursor.setPosition(stop, KEEP)
        return cursor.selectedText().replace("\u2029", "\n").replace("\u2028", "\n")


def _encoded(text: str) -> bytes:
    return text.encode(UTF_16, "surrogatepass")


def _decoded(units: bytes) -> str:
    return units.decode(UTF_16, "surrogatepass")


def _alike(one: Iterable[str], other: Iterable[str]) -> int:
    """Return how many characters are the same from the beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
