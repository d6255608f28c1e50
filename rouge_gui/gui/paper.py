"""What documents for paper share: how they begin, how their letters look, how they are cut into pages and drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPaintDevice,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextDocument,
)

from rouge_gui.colours import LIGHT
from rouge_gui.gui.pages import MARGIN

POINTS = 10.0
METRES_IN_AN_INCH = 0.0254


def new_document() -> QTextDocument:
    """Return an empty document whose letters keep their shapes on paper."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    font = QFont()
    font.setPointSizeF(POINTS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    return document


def look(size: float = POINTS, colour: str = LIGHT.text, *, bold: bool = False) -> QTextCharFormat:
    """Return letters of a size in points."""
    made = QTextCharFormat()
    made.setFontPointSize(size)
    made.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    made.setForeground(QColor(colour))
    return made


def lay_out(document: QTextDocument, device: QPagedPaintDevice) -> QRectF:
    """Lay `document` out for `device`, and return its first page."""
    page = QRectF(0, 0, device.width(), device.height())
    document.documentLayout().setPaintDevice(_as_fine_as(device))
    document.setPageSize(page.size())
    frame = document.rootFrame().frameFormat()
    frame.setMargin(MARGIN)
    document.rootFrame().setFrameFormat(frame)
    return page


def _as_fine_as(device: QPaintDevice) -> QImage:
    """Return a picture with as many dots to the inch: PySide never frees what a layout was set to; a writer is big."""
    made = QImage(1, 1, QImage.Format.Format_Mono)
    made.setDotsPerMeterX(round(device.logicalDpiX() / METRES_IN_AN_INCH))
    made.setDotsPerMeterY(round(device.logicalDpiY() / METRES_IN_AN_INCH))
    return made


def pages_of(document: QTextDocument, page: QRectF) -> list[QRectF]:
    """Return what of a document that is laid out each page shows, where `page` is the first."""
    return [page.translated(0, number * page.height()) for number in range(document.pageCount())]


@contextmanager
def drawn(document: QTextDocument, painter: QPainter, page: QRectF) -> Iterator[None]:
    """Draw a page; what is drawn inside stands over it, in the places of the document."""
    painter.save()
    painter.translate(0, -page.top())
    painter.setClipRect(page)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(LIGHT.text))
    context.clip = page
    document.documentLayout().draw(painter, context)
    try:
        yield
    finally:
        painter.restore()
