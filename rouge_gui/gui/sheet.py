"""Words of an example laid out for paper, and what the window draws over them: strokes, boxes, letters, seams."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextLength,
    QTextTableFormat,
)

from rouge_gui.colours import LIGHT
from rouge_gui.export.documents.marking import pieces
from rouge_gui.gui.panes.cue_layout import CueLayout
from rouge_gui.gui.panes.cue_strokes import draw_cues
from rouge_gui.gui.panes.strokes import draw_strokes, strokes
from rouge_gui.gui.panes.worn import format_of
from rouge_gui.gui.paper import POINTS, drawn, lay_out, look, new_document, pages_of
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Mark

if TYPE_CHECKING:
    from rouge_gui.rouge.text import Span

LARGE, SMALL = 14.0, 8.0
GAP, PAD, GUTTER = 10.0, 6.0, 16.0
CLOSE, WIDE = 115.0, 150.0
NOTHING = CueMarks("", ())


@dataclass(frozen=True)
class _Text:
    """A marked text: where in the document it stands, and its cues as they are drawn there."""

    start: int
    end: int
    cues: CueLayout


class Sheet:
    """A document that is written from top to bottom and then printed on as many pages as it needs."""

    def __init__(self) -> None:
        self._document = new_document()
        self._cursor = QTextCursor(self._document)
        self._texts: list[_Text] = []

    def add_words(
        self,
        words: str,
        size: float = POINTS,
        gap: float = GAP,
        colour: str = LIGHT.text,
        *,
        bold: bool = False,
    ) -> None:
        """Add a paragraph, `gap` below the one before."""
        self._begin(gap)
        self._cursor.insertText(words, look(size, colour, bold=bold))

    def add_more(self, words: str, size: float = POINTS) -> None:
        """Add to the paragraph."""
        self._cursor.insertText(words, look(size))

    def add_text(
        self, raw: str, marks: Sequence[Mark], cues: CueMarks = NOTHING, gap: float = GAP / 3
    ) -> None:
        """Add a text with its marks, and room at its side for the letters of its cues."""
        self._begin(gap, GUTTER, WIDE)
        start = self._cursor.position()
        units = {}
        for begin, end, worn in pieces(raw, marks, _stops(cues)):
            units[begin] = self._cursor.position()
            letters = look()
            letters.merge(format_of(sum({int(mark.look) for mark in worn}), LIGHT))
            self._cursor.insertText(raw[begin:end], letters)
        self._texts.append(_Text(start, self._cursor.position(), CueLayout(cues, units.__getitem__)))

    def add_table(self, rows: Sequence[Sequence[str]]) -> None:
        """Add a table over the whole width, its first row in bold."""
        shape = QTextTableFormat()
        shape.setBorder(0)
        shape.setCellPadding(PAD / 2)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table = self._cursor.insertTable(len(rows), len(rows[0]), shape)
        for row, values in enumerate(rows):
            for column, words in enumerate(values):
                cell = table.cellAt(row, column).firstCursorPosition()
                cell.insertText(words, look(bold=not row))
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def pages(self, device: QPagedPaintDevice) -> list[QRectF]:
        """Lay everything out for `device` and return what of it each page shows."""
        return pages_of(self._document, lay_out(self._document, device))

    def draw(self, painter: QPainter, page: QRectF) -> None:
        """Draw one of the pages."""
        with drawn(self._document, painter, page):
            for text in self._texts:
                self._draw_over(painter, text, page)

    def _begin(self, gap: float, indent: float = 0, lines: float = CLOSE) -> None:
        shape = QTextBlockFormat()
        shape.setTopMargin(gap)
        shape.setLeftMargin(indent)
        shape.setLineHeight(lines, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if self._document.isEmpty():
            self._cursor.setBlockFormat(shape)
        else:
            self._cursor.insertBlock(shape)

    def _draw_over(self, painter: QPainter, text: _Text, page: QRectF) -> None:
        """Draw strokes and cues of a text that stand on `page`."""
        for block in self._blocks(text):
            if not self._document.documentLayout().blockBoundingRect(block).intersects(page):
                continue
            origin = block.layout().position()
            painter.translate(origin)
            draw_strokes(painter, strokes(block), LIGHT)
            draw_cues(painter, text.cues.of(block, None), LIGHT)
            painter.translate(-origin)

    def _blocks(self, text: _Text) -> Iterator[QTextBlock]:
        block = self._document.findBlock(text.start)
        while block.isValid() and block.position() <= text.end:
            yield block
            block = block.next()


def _stops(cues: CueMarks) -> set[int]:
    """Return the places in a text whose place in the document is asked for."""
    spans: list[Span] = [*cues.seams, *(at for at, _, _ in cues.letters())]
    for severity in (RED, AMBER, GREEN):
        spans += cues.sides(severity)
    spans += [*cues.boxes(RED), *cues.boxes(AMBER)]
    return {place for span in spans for place in span}
