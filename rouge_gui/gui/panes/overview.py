"""The strip beside the scroll bar: where in the whole text the matches are, and what part of it is on the screen."""

from collections.abc import Sequence
from itertools import chain
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import tr
from rouge_gui.gui.panes.document import PaneDocument
from rouge_gui.gui.panes.highlighter import by_look
from rouge_gui.gui.panes.spacing import GAP
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Look, Mark
from rouge_gui.rouge.text import Span

WIDTH = 12
RISING = (Look.HOLLOW, Look.DOTTED, Look.SOLID, Look.FILL, Look.NOVEL)
LEAST = 3
CUE_WIDTHS = {AMBER: 4, RED: WIDTH}
NEAREST_WIDTHS = (5, 3, 3)
SETTLE_MS = 30
NO_IMAGE = QImage()


class Overview(QWidget):
    """A small picture of the whole text: each of its lines a row, each mark as far along it as in the text.

    It runs as the text does. Of marks that share a pixel the most telling is seen: fill, solid, dotted, boxed. It shows
    whatever marks it is given, whether the text wears them or not. A click or a drag scrolls there.
    """

    def __init__(
        self, editor: QPlainTextEdit, document: PaneDocument, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._document = document
        self._theme = theme
        self._marks: dict[Look, NDArray[np.int64]] = {}
        self._pending: Sequence[Mark] = ()
        self._cues = CueMarks("", ())
        self._nearest: Sequence[Span] = ()
        self._image = NO_IMAGE
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._draw)
        bar = editor.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_resized)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Overview of the matches"))

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Show these marks, soon."""
        self._pending = marks
        self._marks = {}
        self._settle.start()

    def show_cues(self, cues: CueMarks) -> None:
        """Show the warnings of these cues over the marks: the amber ones narrow, the red ones over the whole width."""
        self._cues = cues
        self._settle.start()

    def show_nearest(self, spans: Sequence[Span]) -> None:
        """Show beside the text where up to three bracketed sentences are, the first one broader; () for none."""
        if spans != self._nearest:
            self._nearest = spans
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        self._settle.start()

    def is_drawn(self) -> bool:
        """Whether the picture shows the newest marks."""
        return not self._settle.isActive()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.base))
        if not self._image.isNull():
            painter.drawImage(0, 0, self._image)
        for span, width in zip(self._nearest, NEAREST_WIDTHS, strict=False):
            top = self._height_at(span.start)
            height = max(self._height_at(span.end) - top, LEAST)
            left = self.width() - 1 - width if self.isRightToLeft() else 1
            painter.fillRect(QRectF(left, top, width, height), QColor(self._theme.text))
        painter.setPen(QPen(QColor(self._theme.border), 1))
        beside = self.width() - 0.5 if self.isRightToLeft() else 0.5
        painter.drawLine(QPointF(beside, 0), QPointF(beside, self.height()))
        if self._editor.verticalScrollBar().maximum():
            painter.setPen(QPen(QColor(self._theme.outline), 1))
            painter.drawRect(self.visible_part())
        painter.end()

    def visible_part(self) -> QRectF:
        """Return where the part of the text that is on the screen lies in the strip."""
        bar = self._editor.verticalScrollBar()
        scale = self.height() / self._lines()
        top, height = bar.value() * scale, max(self._page() * scale, LEAST)
        return QRectF(0.5, min(top, self.height() - height) + 0.5, self.width() - 1, height - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._scroll_to(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scroll_to(event.position().y())

    def _scroll_to(self, y: float) -> None:
        bar = self._editor.verticalScrollBar()
        bar.setValue(round(y / max(1, self.height()) * self._lines() - self._page() / 2))

    def _height_at(self, place: int) -> float:
        """Return how far down the strip a code point of the text is."""
        unit = self._document.places.to_unit(place)
        block = self._document.findBlock(unit)
        within = (unit - block.position()) / block.length() * block.lineCount()
        return (block.firstLineNumber() + within) * self.height() / self._lines()

    def _lines(self) -> int:
        """How many lines the height of the strip stands for: those of the text, or of the window where it is larger."""
        return max(1, self._editor.verticalScrollBar().maximum() + self._page(), self._document.lineCount())

    def _page(self) -> int:
        """How many lines the window holds."""
        lines = self._document.begin().layout()
        height = lines.lineAt(0).height() if lines.lineCount() else self._editor.fontMetrics().height()
        return max(1, int(self._editor.viewport().height() / (height * (1 + GAP))))

    def _draw(self) -> None:
        if not self._marks:
            self._marks = _ranges(self._pending)
        height = max(1, self.height())
        starts, lines = self._blocks()
        rows = np.zeros((height, WIDTH), np.uint8)
        for rank, look in enumerate(RISING, 1):
            if look in self._marks:
                rows[self._covered(self._marks[look], starts, lines, height)] = rank
        for rank, (severity, width) in enumerate(CUE_WIDTHS.items(), len(RISING) + 1):
            spans = np.array(self._cues.boxes(severity), np.int64).reshape(-1, 2)
            if len(spans):
                touched = np.flatnonzero(self._covered(spans, starts, lines, height).any(axis=1))
                for below in range(LEAST):
                    rows[np.minimum(touched + below, height - 1), self._outer(width)] = rank
        self._image = self._picture(rows)
        self.update()

    def _outer(self, width: int) -> slice:
        """Return the columns of the strip that are farthest from the text, which lies before it."""
        return slice(None, width) if self.isRightToLeft() else slice(-width, None)

    def _blocks(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return where paragraphs begin: in the raw text, and which line of the text that is; both with the end."""
        starts, lines = [], []
        block = self._document.begin()
        while block.isValid():
            starts.append(self._document.places.to_raw(block.position()))
            lines.append(block.firstLineNumber())
            block = block.next()
        starts.append(len(self._document.text()) + 1)
        lines.append(self._document.lineCount())
        return np.array(starts), np.array(lines)

    def _covered(
        self, spans: NDArray[np.int64], starts: NDArray[np.int64], lines: NDArray[np.int64], height: int
    ) -> NDArray[np.bool_]:
        """Return which pixels of the strip these ranges touch; a line of the text is as wide as the strip."""
        cells = np.interp(spans, starts, lines) * WIDTH
        total = self._lines()
        first = np.clip(cells[:, 0].astype(np.int64), 0, total * WIDTH - 1)
        last = np.clip(np.maximum(np.ceil(cells[:, 1]).astype(np.int64), first + 1), 1, total * WIDTH)
        steps = np.zeros(total * WIDTH + 1, np.int64)
        np.add.at(steps, first, 1)
        np.add.at(steps, last, -1)
        touched = (np.cumsum(steps[:-1]) > 0).reshape(total, WIDTH)
        tops = np.arange(height) * total // height
        found = touched[tops] if total <= height else np.logical_or.reduceat(touched, tops, axis=0)
        return found[:, ::-1] if self._document.runs_from_right() else found

    def _picture(self, rows: NDArray[np.uint8]) -> QImage:
        theme = self._theme
        colours = (
            theme.base,
            theme.hollow,
            theme.dotted,
            theme.solid,
            theme.fill,
            theme.novel,
            theme.amber,
            theme.red,
        )
        table = np.array([QColor(colour).rgb() for colour in colours], np.uint32)
        pixels = np.ascontiguousarray(table[rows])
        height, width = rows.shape
        return QImage(pixels.tobytes(), width, height, 4 * width, QImage.Format.Format_RGB32).copy()

    def _on_scrolled(self, _value: int) -> None:
        self.update()

    def _on_resized(self, _least: int, _most: int) -> None:
        self._settle.start()


def _ranges(marks: Sequence[Mark]) -> dict[Look, NDArray[np.int64]]:
    """Return the ranges of the marks of each look, a row each."""
    found: dict[Look, list[NDArray[np.int64]]] = {}
    for group in by_look(marks):
        flat = np.fromiter(chain.from_iterable(map(itemgetter(0), group)), np.int64, 2 * len(group))
        found.setdefault(group[0].look, []).append(flat.reshape(-1, 2))
    return {look: np.concatenate(parts) for look, parts in found.items()}
