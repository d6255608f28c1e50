"""A PDF of numbered A4 pages, written whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QFile, QFileDevice, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from rouge_gui.colours import LIGHT
from rouge_gui.errors import UnwritableFile
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

# What the window draws over texts is measured in pixels of a usual screen.
DOTS_PER_INCH = 96
MARGIN = 72.0
NUMBER = 9.0


class Printed(Protocol):
    """What is printed on as many pages as it needs, with a margin of `MARGIN` around it."""

    def pages(self, device: QPagedPaintDevice) -> list[QRectF]:
        """Lay everything out for `device` and return what of it each page shows."""

    def draw(self, painter: QPainter, page: QRectF) -> None:
        """Draw one of the pages."""


class Pages:
    """The pages of a new file, numbered."""

    def __init__(self, file: QFile, title: str) -> None:
        self._writer = QPdfWriter(file)
        self._writer.setTitle(title)
        self._writer.setResolution(DOTS_PER_INCH)
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        # What is printed brings margins itself.
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
        self._painter = QPainter(self._writer)
        self._painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        letters = self._painter.font()
        letters.setPointSizeF(NUMBER)
        self._painter.setFont(letters)
        self._number = 0

    def add(self, printed: Printed) -> None:
        """Print it on pages of its own."""
        for page in printed.pages(self._writer):
            if self._number:
                self._writer.newPage()
            self._number += 1
            printed.draw(self._painter, page)
            foot = QRectF(0, page.height() - MARGIN, page.width(), MARGIN)
            self._painter.setPen(QColor(LIGHT.faint))
            self._painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def end(self) -> None:
        """End the last page."""
        self._painter.end()


@contextmanager
def pages_of(path: Path, title: str) -> Iterator[Pages]:
    """Give the pages of a new file, which then takes the place of `path`; needs a QGuiApplication for its fonts.

    `UnwritableFile` where nothing can be written. Whatever fails, a file that was there stays as it was.
    """
    with replacing(path) as fresh:
        file = QFile(str(fresh))
        if not file.open(QIODevice.OpenModeFlag.WriteOnly):
            raise _unwritable(path, file)
        try:
            pages = Pages(file, title)
            try:
                yield pages
            finally:
                pages.end()
            if not file.flush() or file.error() != QFileDevice.FileError.NoError:
                raise _unwritable(path, file)
        finally:
            file.close()


def _unwritable(path: Path, file: QFile) -> UnwritableFile:
    return UnwritableFile(path, said("cannot be written ({reason})", reason=file.errorString().lower()))
