"""The labels over a text: square brackets around the words, a line below, and the label's letter on a small plate."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLineF, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.text import Span

CORNER, BELOW = 4.0, 3.5
THIN, FIRM = 1.5, 2.5
PLATE_SIZE = 0.62
PAD, TALL, OVERLAP = 2.5, 0.9, 4.0
DASHES = (3.0, 2.0)


class SpanMark(NamedTuple):
    """A labelled range and what stands on its plate: the letter of the label, the digit of its severity.

    An `open` one is drawn in dashes: it waits for its severity, or is what a label was linked to.
    """

    span: Span
    plate: str
    open: bool = False


class SpanMarks(QWidget):
    """Lies over the text of `pane` and lets pointer and keyboard through."""

    def __init__(self, pane: TextPane, theme: Theme) -> None:
        super().__init__(pane.editor)
        self._editor, self._theme = pane.editor, theme
        self.marks: Sequence[SpanMark] = ()
        self.chosen: Span | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._editor.updateRequest.connect(self._follow)
        self._editor.viewport().installEventFilter(self)
        self._follow()
        self.show()

    def show_marks(self, marks: Sequence[SpanMark], chosen: Span | None = None) -> None:
        """Draw these marks; that of the range `chosen` firmly."""
        self.marks, self.chosen = marks, chosen
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the text."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self._follow()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = QFont(self._editor.font())
        font.setPointSizeF(font.pointSizeF() * PLATE_SIZE)
        font.setBold(True)
        painter.setFont(font)
        for mark in self.marks:
            pieces = self._editor.pieces_of([mark.span])
            if pieces:
                self._draw(painter, mark, pieces)
        painter.end()

    def _draw(self, painter: QPainter, mark: SpanMark, pieces: Sequence[QRectF]) -> None:
        colour = QColor(self._theme.text)
        width = FIRM if mark.span == self.chosen else THIN
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        first, last = pieces[0], pieces[-1]
        for x, top, bottom, inwards in (
            (first.left() - 1, first.top() + 1, first.bottom() + BELOW, CORNER),
            (last.right() + 1, last.top() + 1, last.bottom() + BELOW, -CORNER),
        ):
            painter.drawLine(QLineF(x, top, x, bottom))
            painter.drawLine(QLineF(x, bottom, x + inwards, bottom))
            painter.drawLine(QLineF(x, top, x + inwards, top))
        if mark.open:
            pen.setDashPattern(DASHES)
        painter.setPen(pen)
        for piece in pieces:
            y = piece.bottom() + BELOW
            painter.drawLine(QLineF(piece.left(), y, piece.right(), y))
        self._draw_plate(painter, mark, first)

    def _draw_plate(self, painter: QPainter, mark: SpanMark, piece: QRectF) -> None:
        """Write the letter over the upper corner where the words begin."""
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(mark.plate) + 2 * PAD
        height = metrics.height() * TALL
        plate = QRectF(piece.left() - 1, piece.top() + OVERLAP - height, width, height)
        plate.moveTop(max(0.0, plate.top()))
        text, ground = QColor(self._theme.text), QColor(self._theme.base)
        painter.setPen(QPen(text, 1))
        painter.setBrush(ground if mark.open else text)
        painter.drawRoundedRect(plate, 2, 2)
        painter.setPen(text if mark.open else ground)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, mark.plate)

    def _follow(self, *_: object) -> None:
        if self.geometry() != self._editor.viewport().geometry():
            self.setGeometry(self._editor.viewport().geometry())
        self.update()
