"""Marks as character formats of a document: what is visible at once, the rest while nothing else happens."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, groupby
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QTextBlock, QTextBlockUserData, QTextCharFormat, QTextCursor, QTextFormat

from rouge_gui.gui.marks import Look, Mark
from rouge_gui.gui.palette import Theme
from rouge_gui.gui.panes.document import KEEP, PaneDocument

WORN = int(QTextFormat.Property.UserProperty) + 1
SLICE_SECONDS = 0.006
RUN = re.compile(rb"([^\0])\1*", re.DOTALL)
ADDING = {
    look: bytes(worn | look for worn in range(256 - look)) + bytes(range(256 - look, 256)) for look in Look
}


class Run(NamedTuple):
    """Units `start` to `stop` of a block wear `looks`, the sum of one or more `Look`."""

    start: int
    stop: int
    looks: int


class Worn(QTextBlockUserData):
    """What a block wears already."""

    def __init__(self, runs: list[Run], theme: Theme) -> None:
        super().__init__()
        self.runs = runs
        self.theme = theme


class Highlighter(QObject):
    """Keeps the character formats of a document as the newest marks say; `finished` when all of it is.

    An edit ends the work on marks, which are out of date now: formats move with the text until new ones come.
    """

    finished = Signal()

    def __init__(
        self, document: PaneDocument, visible: Callable[[], Iterable[QTextBlock]], theme: Theme
    ) -> None:
        """`visible` yields the blocks that are on the screen."""
        super().__init__(document)
        self._document = document
        self._visible = visible
        self._theme = theme
        self._spans: dict[Look, _Spans] | None = None
        self._next = QTextBlock()
        self._painting = False
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._on_idle)
        document.contentsChange.connect(self._on_contents_change)

    def show(self, marks: Sequence[Mark]) -> None:
        """Paint `marks`, whose spans count in the document's present text."""
        ordered = sorted(marks, key=lambda mark: (mark.look, mark.span))
        self._spans = {
            Look(look): _Spans([mark.span for mark in group])
            for look, group in groupby(ordered, key=lambda mark: mark.look)
        }
        self._start()

    def set_theme(self, theme: Theme) -> None:
        """Paint the marks in the colours of `theme`."""
        self._theme = theme
        if self._spans is not None:
            self._start()

    def paint_visible(self) -> None:
        """Bring what is on the screen up to date; to be called when other blocks come into view."""
        if self._spans is not None and self._idle.isActive():
            self._paint(self._visible())

    def _start(self) -> None:
        self._paint(self._visible())
        self._next = self._document.begin()
        self._idle.start()

    def _on_idle(self) -> None:
        self._paint(self._slice())
        if not self._next.isValid():
            self._idle.stop()
            self.finished.emit()

    def _slice(self) -> Iterable[QTextBlock]:
        end = monotonic() + SLICE_SECONDS
        while self._next.isValid() and monotonic() < end:
            yield self._next
            self._next = self._next.next()

    def _on_contents_change(self, position: int, _removed: int, added: int) -> None:
        if self._painting:
            return
        self._idle.stop()
        self._spans = None
        block, last = self._document.findBlock(position), self._document.findBlock(position + added)
        while block.isValid():
            block.setUserData(QTextBlockUserData())
            block = block.next() if block != last else QTextBlock()

    def _paint(self, blocks: Iterable[QTextBlock]) -> None:
        self._painting = True
        cursor = QTextCursor(self._document)
        with self._document.writing():
            cursor.beginEditBlock()
            for block in blocks:
                self._dress(block, cursor)
            cursor.endEditBlock()
        self._painting = False

    def _dress(self, block: QTextBlock, cursor: QTextCursor) -> None:
        runs = self._runs(block)
        worn = block.userData()
        if isinstance(worn, Worn) and worn.runs == runs and worn.theme is self._theme:
            return
        begin = block.position()
        cursor.setPosition(begin)
        cursor.setPosition(begin + block.length() - 1, KEEP)
        cursor.setCharFormat(QTextCharFormat())
        for start, stop, looks in runs:
            cursor.setPosition(begin + start)
            cursor.setPosition(begin + stop, KEEP)
            cursor.setCharFormat(format_of(looks, self._theme))
        block.setUserData(Worn(runs, self._theme))

    def _runs(self, block: QTextBlock) -> list[Run]:
        places = self._document.places
        begin = block.position()
        first, last = places.to_raw(begin), places.to_raw(begin + block.length() - 1)
        worn = bytearray(last - first)
        for look, spans in (self._spans or {}).items():
            for start, stop in spans.within(first, last):
                here = slice(start - first, stop - first)
                worn[here] = worn[here].translate(ADDING[look])
        return [
            Run(
                places.to_unit(first + run.start()) - begin,
                places.to_unit(first + run.end()) - begin,
                run[0][0],
            )
            for run in RUN.finditer(worn)
        ]


class _Spans:
    """Ranges of one look, found by place."""

    def __init__(self, spans: list[tuple[int, int]]) -> None:
        self._spans = spans
        self._starts = [start for start, _ in spans]
        self._reach = list(accumulate((stop for _, stop in spans), max))

    def within(self, first: int, last: int) -> Iterable[tuple[int, int]]:
        """Yield the parts of the ranges that lie between two places."""
        for index in range(bisect_right(self._reach, first), bisect_left(self._starts, last)):
            start, stop = self._spans[index]
            yield max(start, first), min(stop, last)


def format_of(looks: int, theme: Theme) -> QTextCharFormat:
    """Return the format of characters that wear `looks`; dots give way to the solid line.

    Fill and underline are in the format for screen readers too. The line itself is drawn by the pane, thicker
    and lower than Qt would, so Qt's own is transparent.
    """
    made = QTextCharFormat()
    made.setProperty(WORN, looks)
    if looks & Look.FILL:
        made.setBackground(QColor(theme.fill))
    if looks & (Look.SOLID | Look.DOTTED):
        solid = looks & Look.SOLID
        style = QTextCharFormat.UnderlineStyle
        made.setUnderlineStyle(style.SingleUnderline if solid else style.DotLine)
        made.setUnderlineColor(QColor(Qt.GlobalColor.transparent))
    return made
