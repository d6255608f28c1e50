"""A report laid out for paper: facts, sentences, tables and plots from top to bottom."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from rouge_gui.colours import LIGHT
from rouge_gui.export.reports.parts import BEST, WARNING, Facts, Sentences, Table
from rouge_gui.gui.pages import DOTS_PER_INCH, MARGIN
from rouge_gui.gui.paper import drawn, lay_out, look, new_document, pages_of

TITLE, SECTION, CAPTION, SMALL, TINY = 17.0, 13.0, 9.5, 8.5, 7.5
APART, GAP, PAD, RULE = 24.0, 10.0, 3.0, 0.7
# A heading with less than this below it begins a page.
ROOM = 110.0
# Beyond so many columns a table is set in the smallest letters.
FEW = 6
FACT_SHARE, WHOLE = 24, 100
METRE = 39.37
POINTS_PER_INCH = 72
# Letters so large, in pixels, that rounding them matters no more.
MEASURED = 100
# A4 between its margins; no single word takes more than LONGEST of it.
WIDTH, LONGEST = 794 - 2 * MARGIN, 150.0
AROUND = 2 * PAD + 1
Right = Qt.AlignmentFlag.AlignRight
Left = Qt.AlignmentFlag.AlignLeft
LOOKS = {BEST: LIGHT.text, WARNING: LIGHT.red}


class ReportSheet:
    """A document that is written from top to bottom and then printed on as many pages as it needs."""

    def __init__(self) -> None:
        self._document = new_document()
        self._cursor = QTextCursor(self._document)
        self._pictures = 0
        self._kept: list[int] = []

    def add_title(self, words: str) -> None:
        """Add what the report is called."""
        self._paragraph(words, look(TITLE, bold=True))

    def add_heading(self, words: str) -> None:
        """Add the heading of a section, which stays with what follows."""
        self._kept_paragraph(words, look(SECTION, bold=True), APART)

    def add_note(self, words: str) -> None:
        """Add something that is said in passing."""
        self._paragraph(words, look(SMALL, LIGHT.faint), GAP / 2)

    def add_facts(self, facts: Facts) -> None:
        """Add names, and what they are beside them."""
        table = self._table(len(facts.facts), 2, [FACT_SHARE, WHOLE - FACT_SHARE], header=0)
        for row, (name, told) in enumerate(facts.facts):
            self._cell(table, row, 0).insertText(name, look(SMALL, LIGHT.faint))
            self._cell(table, row, 1).insertText(told, look(SMALL))
        self._leave()

    def add_sentences(self, told: Sentences) -> None:
        """Add what a reader has to know; what limits the numbers is framed at its side."""
        if not told.is_warning:
            for sentence in told.sentences:
                self._paragraph(sentence, look(bold=True))
            return
        frame = QTextFrameFormat()
        frame.setBorder(0)
        frame.setLeftMargin(0)
        frame.setPadding(PAD * 2)
        frame.setTopMargin(GAP)
        frame.setBackground(QBrush(QColor(LIGHT.window)))
        self._cursor.insertFrame(frame)
        for place, sentence in enumerate(told.sentences):
            if place:
                self._cursor.insertBlock()
            self._cursor.insertText(sentence, look(colour=LIGHT.warning))
        self._leave()

    def add_table(self, told: Table) -> None:
        """Add a table with its caption above and its note below; its header is there again on each page."""
        self._kept_paragraph(told.caption, look(CAPTION, bold=True))
        size = TINY if len(told.columns) > FEW else SMALL
        table = self._table(len(told.rows) + 1, len(told.columns), _shares(told, size), header=1)
        for column, words in enumerate(told.columns):
            at = self._cell(table, 0, column, Left if column < told.worded else Right)
            at.insertText(words, look(size, bold=True))
        for row, cells in enumerate(told.rows, 1):
            for column, cell in enumerate(cells):
                at = self._cell(table, row, column, Left if column < told.worded else Right)
                at.insertText(cell.words, look(size, LOOKS.get(cell.look, LIGHT.text), bold=bool(cell.look)))
                if cell.small:
                    at.insertText(f"\N{LINE SEPARATOR}{cell.small}", look(TINY - 1, LIGHT.faint))
        self._leave()
        if told.note:
            self.add_note(told.note)

    def add_picture(self, picture: QImage) -> None:
        """Add a picture as large as its dots an inch say, or as wide as the page where that is less."""
        name = f"picture {self._pictures}"
        self._pictures += 1
        self._document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), picture)
        inches = picture.width() / (picture.dotsPerMeterX() / METRE)
        shape = QTextImageFormat()
        shape.setName(name)
        shape.setWidth(inches * DOTS_PER_INCH)
        shape.setHeight(inches * DOTS_PER_INCH * picture.height() / picture.width())
        self._begin(GAP)
        self._cursor.insertImage(shape)

    def pages(self, device: QPagedPaintDevice) -> list[QRectF]:
        """Lay everything out for `device` and return what of it each page shows."""
        page = lay_out(self._document, device)
        for position in self._kept:
            self._keep_with_next(position, page.height())
        return pages_of(self._document, page)

    def draw(self, painter: QPainter, page: QRectF) -> None:
        """Draw one of the pages."""
        with drawn(self._document, painter, page):
            pass

    def _keep_with_next(self, position: int, height: float) -> None:
        """Begin a page with the heading at `position` where too little of this one is left below it."""
        block = self._document.findBlock(position)
        bottom = self._document.documentLayout().blockBoundingRect(block).bottom()
        if height - MARGIN - bottom % height < ROOM:
            shape = block.blockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(shape)
            # Qt lays out only what follows a change, and forgets lines of it.
            self._document.markContentsDirty(0, self._document.characterCount())

    def _paragraph(self, words: str, letters: QTextCharFormat, gap: float = GAP) -> None:
        self._begin(gap)
        self._cursor.insertText(words, letters)

    def _kept_paragraph(self, words: str, letters: QTextCharFormat, gap: float = GAP) -> None:
        self._paragraph(words, letters, gap)
        self._kept.append(self._cursor.block().position())

    def _begin(self, gap: float) -> None:
        shape = QTextBlockFormat()
        shape.setTopMargin(gap)
        if self._document.isEmpty():
            self._cursor.setBlockFormat(shape)
        else:
            self._cursor.insertBlock(shape)

    def _table(self, rows: int, columns: int, shares: Sequence[float], header: int) -> QTextTable:
        shape = QTextTableFormat()
        shape.setBorder(0)
        shape.setCellSpacing(0)
        shape.setCellPadding(PAD)
        shape.setTopMargin(PAD)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, WHOLE))
        shape.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.PercentageLength, each) for each in shares]
        )
        shape.setHeaderRowCount(header)
        return self._cursor.insertTable(rows, columns, shape)

    def _cell(
        self, table: QTextTable, row: int, column: int, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> QTextCursor:
        cell = table.cellAt(row, column)
        shape = QTextTableCellFormat()
        shape.setBottomBorder(RULE)
        shape.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBottomBorderBrush(QBrush(QColor(LIGHT.border)))
        shape.setPadding(PAD)
        cell.setFormat(shape)
        at = cell.firstCursorPosition()
        block = QTextBlockFormat()
        block.setAlignment(side)
        at.setBlockFormat(block)
        return at

    def _leave(self) -> None:
        """Go on below a table or a frame."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)


def _shares(told: Table, size: float) -> list[float]:
    """Return how much of the width, in per cent, each column takes: its longest word, and of the rest what it wants.

    Numbers stay on one line; words are broken where their column would take more than its part.
    """
    room = _measuring(size)
    least, wished = [], []
    for column, words in enumerate(told.columns):
        cells = [row[column] for row in told.rows]
        lines = [*(cell.words for cell in cells), *(cell.small for cell in cells)]
        pieces = [*words.split(), *(piece for line in lines for piece in line.split())]
        kept = pieces if column < told.worded else [*words.split(), *lines]
        most = max(map(room, [words, *lines]))
        longest = max(map(room, kept))
        least.append(min(longest, LONGEST) + AROUND)
        wished.append(max(most + AROUND - least[-1], 1.0))
    spare = max(0.0, WIDTH - sum(least))
    widths = [need + spare * wish / sum(wished) for need, wish in zip(least, wished, strict=True)]
    return [WHOLE * width / sum(widths) for width in widths]


def _measuring(size: float) -> Callable[[str], float]:
    """Return what tells how much room words take in bold letters of `size` points."""
    font = QFont()
    font.setPixelSize(MEASURED)
    font.setBold(True)
    metrics, part = QFontMetricsF(font), size * DOTS_PER_INCH / POINTS_PER_INCH / MEASURED
    return lambda words: part * metrics.horizontalAdvance(words)
