"""Shows one page: links lead to other pages, pictures fit its width, nothing comes from outside the package."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QFont,
    QImage,
    QImageReader,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from rouge_gui.gui.documentation.library import ENDING, Library, folder
from rouge_gui.gui.language import tr

MARGIN, PADDING = 18, 5
Kind = QTextDocument.ResourceType
BEHIND_CODE = QPalette.ColorRole.AlternateBase


class PageBrowser(QTextBrowser):
    """Shows pages of `library`. `page_shown` tells the name of the page that came to be shown."""

    page_shown = Signal(str)

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.setAccessibleName(tr("Page of the documentation"))
        self.setOpenExternalLinks(False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.sourceChanged.connect(self._on_source_changed)

    def open_page(self, name: str) -> None:
        """Show the page called `name`."""
        self.setSource(QUrl(f"{name}{ENDING}"), Kind.MarkdownResource)

    def page(self) -> str:
        """Return the name of the page that is shown."""
        return self.source().path().removesuffix(ENDING)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        path = url.path()
        if url.scheme():
            return None
        if path.endswith(ENDING):
            return self._library.text(path.removesuffix(ENDING))
        picture = folder() / path
        inside = picture.resolve().is_relative_to(folder().resolve())
        return QImage(str(picture)) if inside and kind == Kind.ImageResource.value else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pictures()

    def _on_source_changed(self, url: QUrl) -> None:
        """Dress the page that has come; `source` still names the former one."""
        self.document().setDocumentMargin(MARGIN)
        together = QTextCursor(self.document())
        together.beginEditBlock()
        for block in self._blocks():
            self._dress(block)
        self._dress_tables()
        together.endEditBlock()
        self._fit_pictures()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.page_shown.emit(url.path().removesuffix(ENDING))

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _dress(self, block: QTextBlock) -> None:
        """Set code apart from the text, and headings from what is above them."""
        dressed = block.blockFormat()
        if not (dressed.nonBreakableLines() or dressed.headingLevel() > 1):
            return
        if dressed.nonBreakableLines():
            dressed.setBackground(QBrush(self.palette().color(BEHIND_CODE)))
            dressed.setLeftMargin(MARGIN)
            if not block.next().blockFormat().nonBreakableLines():
                dressed.setBottomMargin(MARGIN / 2)
        if dressed.headingLevel() > 1:
            dressed.setTopMargin(MARGIN)
        QTextCursor(block).setBlockFormat(dressed)

    def _dress_tables(self) -> None:
        line = self.palette().color(QPalette.ColorRole.Mid)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                dressed = frame.format()
                dressed.setCellPadding(PADDING)
                dressed.setCellSpacing(0)
                dressed.setTopMargin(MARGIN / 3)
                dressed.setBottomMargin(MARGIN * 2 / 3)
                dressed.setBorder(1)
                dressed.setBorderCollapse(True)
                dressed.setBorderBrush(QBrush(line))
                dressed.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                frame.setFormat(dressed)
                for column in range(frame.columns()):
                    head = QTextCharFormat()
                    head.setFontWeight(QFont.Weight.Bold)
                    cell = frame.cellAt(0, column)
                    cursor = cell.firstCursorPosition()
                    cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(head)

    def _fit_pictures(self) -> None:
        """Make pictures as wide as the page where they are wider."""
        room = self.viewport().width() - 2 * MARGIN
        for fragment in list(self._pictures()):
            shown = fragment.charFormat().toImageFormat()
            size = QImageReader(str(folder() / shown.name())).size()
            wanted = min(size.width(), room)
            if wanted <= 0 or shown.width() == wanted:
                continue
            shown.setWidth(wanted)
            shown.setHeight(size.height() * wanted / size.width())
            cursor = QTextCursor(self.document())
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(shown)

    def _pictures(self) -> Iterator[QTextFragment]:
        for block in self._blocks():
            at = block.begin()
            while not at.atEnd():
                fragment = at.fragment()
                if fragment.isValid() and fragment.charFormat().isImageFormat():
                    yield fragment
                at += 1
