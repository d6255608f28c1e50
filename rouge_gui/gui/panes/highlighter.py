"""Marks as character formats of a document: what is visible at once, the rest while nothing else happens."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QTextBlock, QTextBlockUserData, QTextCharFormat, QTextCursor

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.document import KEEP, PaneDocument
from rouge_gui.gui.panes.worn import Run, Worn, format_of
from rouge_gui.rouge.marking.marks import Layer, Look, Mark

SLICE_SECONDS = 0.006
RUN = re.compile(rb"([^\0])\1*", re.DOTALL)
ADDING = {look: bytes(worn | look for worn in range(256)) for look in Look}


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
        self._marks: list[Sequence[Mark]] | None = None
        self._next = QTextBlock()
        self._painting = False
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._on_idle)
        document.contentsChange.connect(self._on_contents_change)

    def show(self, marks: Sequence[Mark]) -> None:
        """Paint `marks`: places in the document's present text; those of one layer and look ascend, apart."""
        self._marks = by_look(marks)
        self._start()

    def set_theme(self, theme: Theme) -> None:
        """Paint the marks in the colours of `theme`."""
        self._theme = theme
        if self._marks is not None:
            self._start()

    def is_finished(self) -> bool:
        """Whether all of the document wears its marks."""
        return not self._idle.isActive()

    def paint_visible(self) -> None:
        """Bring what is on the screen up to date; to be called when other blocks come into view."""
        if self._marks is not None and self._idle.isActive():
            self._paint(self._visible())

    def _start(self) -> None:
        self._paint(self._visible())
        self._next = self._document.begin()
        self._idle.start()

    def _on_idle(self) -> None:
        # What is on the screen is painted already: the view need not hear of the rest and repaint.
        with QSignalBlocker(self._document.documentLayout()):
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
        self._marks = None
        block, last = self._document.findBlock(position), self._document.findBlock(position + added)
        while block.isValid():
            block.setUserData(QTextBlockUserData())
            block = block.next() if block != last else QTextBlock()

    def _paint(self, blocks: Iterable[QTextBlock]) -> None:
        self._painting = True
        cursor = QTextCursor(self._document)
        try:
            with self._document.writing():
                cursor.beginEditBlock()
                for block in blocks:
                    self._dress(block, cursor)
                cursor.endEditBlock()
        finally:
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
        for marks in self._marks or ():
            for start, stop in _within(marks, first, last):
                here = slice(start - first, stop - first)
                worn[here] = worn[here].translate(ADDING[marks[0].look])
        return [
            Run(
                places.to_unit(first + run.start()) - begin,
                places.to_unit(first + run.end()) - begin,
                run[0][0],
            )
            for run in RUN.finditer(worn)
        ]


def by_look(marks: Sequence[Mark]) -> list[Sequence[Mark]]:
    """Return the marks in groups of one layer and look; those of one group have to follow one another."""
    groups = []
    start = 0
    while start < len(marks):
        _, layer, look = marks[start]
        stop = bisect_left(marks, True, start, key=partial(_is_other, layer, look))  # noqa: FBT003 (a sought value)
        groups.append(marks[start:stop])
        start = stop
    return groups


def _is_other(layer: Layer | None, look: Look, mark: Mark) -> bool:
    return mark.look is not look or mark.layer is not layer


def _within(marks: Sequence[Mark], first: int, last: int) -> Iterable[tuple[int, int]]:
    """Yield the parts of the marks (ascending, apart) that lie between two places."""
    for index in range(bisect_right(marks, first, key=_end), bisect_left(marks, last, key=_start)):
        start, stop = marks[index].span
        yield max(start, first), min(stop, last)


def _start(mark: Mark) -> int:
    return mark.span.start


def _end(mark: Mark) -> int:
    return mark.span.end
