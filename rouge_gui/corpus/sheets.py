"""The sheets of Excel workbooks, read a row at a time: what cells show, and what is written where nothing is shown.

A formula is what it last came to, and its own text where that was not kept: so is a text that only looks like one.
"""

from __future__ import annotations

import zlib
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter
from xml.etree.ElementTree import ParseError
from zipfile import BadZipFile, ZipFile

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from openpyxl.workbook.workbook import Workbook

LAST_ROW = 1_048_576
SHOWN = 20
# What is no sheet, such as the texts that sheets share, is in memory as a whole.
SHEETS, MOST_OF_OTHERS = "xl/worksheets/", 256 << 20
HARMLESS, MOST_RATIO = 32 << 20, 250
FORMULAS = (b"<f>", b"<f ", b":f>", b":f ")
PIECE = 1 << 20
# What openpyxl raises for parts that are not as they should be.
DAMAGES = (
    BadZipFile,
    KeyError,
    ValueError,
    TypeError,
    AttributeError,
    IndexError,
    RuntimeError,
    NotImplementedError,
    EOFError,
    ParseError,
    zlib.error,
    OSError,
)

Row = tuple[int, list[object]]


@contextmanager
def opened_sheet(path: Path, name: str | None = None) -> Iterator[tuple[str, Iterator[Row | Problem]]]:
    """Give the name of the sheet (None: the first), and its rows that are not empty, each with its number.

    A damaged rest is a Problem; `UnreadableFile` where not even the start, or no such sheet, can be read.
    """
    _check_size(path)
    with _workbook(path, data_only=True) as shown:
        names = [sheet.title for sheet in shown.worksheets]
        name = next(iter(names), None) if name is None else name
        if name is None or name not in names:
            raise UnreadableFile(path, _no_sheet(name or "", names))
        yield name, _rows(path, shown, name)


def _no_sheet(name: str, names: Sequence[str]) -> str:
    if not names:
        return said('has no sheet "{sheet}". It has no sheet of cells', sheet=name)
    return said('has no sheet "{sheet}". Its sheets are {names}', sheet=name, names=", ".join(names[:SHOWN]))


@contextmanager
def _workbook(path: Path, *, data_only: bool) -> Iterator[Workbook]:
    """Give the workbook. The file is opened here: openpyxl leaves open what it fails on."""
    from openpyxl import load_workbook

    with ExitStack() as stack:
        try:
            handle = stack.enter_context(path.open("rb"))
            with catch_warnings():
                simplefilter("ignore")
                book = load_workbook(handle, read_only=True, data_only=data_only, keep_links=False)
        except DAMAGES as error:
            raise UnreadableFile(path, _reason(error)) from error
        stack.callback(book.close)
        yield book


def _check_size(path: Path) -> None:
    """Raise `UnreadableFile` where a part of the workbook unpacks to more than an honest one does."""
    try:
        with ZipFile(path) as archive:
            parts = archive.infolist()
    except DAMAGES as error:
        raise UnreadableFile(path, _reason(error)) from error
    for part in parts:
        packed_tight = part.file_size > HARMLESS and part.file_size > MOST_RATIO * part.compress_size
        if packed_tight or (part.file_size > MOST_OF_OTHERS and not part.filename.startswith(SHEETS)):
            raise UnreadableFile(
                path, said("unpacks to more than can be read. Save the sheet as CSV and open that")
            )


def _rows(path: Path, shown: Workbook, name: str) -> Iterator[Row | Problem]:
    number = 0
    try:
        for number, cells in _cells(path, shown, name):
            while cells and cells[-1] is None:
                cells.pop()
            if cells:
                yield number, [_plain(cell) for cell in cells]
    except DAMAGES as error:
        if number == 0:
            raise UnreadableFile(path, _reason(error)) from error
        message = said("Reading ended after this row: the rest {why}.", why=_reason(error))
        yield Problem(path, number, Level.ERROR, message)


def _cells(path: Path, shown: Workbook, name: str) -> Iterator[tuple[int, list[Any]]]:
    """Yield the number and the cells of each row; where nothing is shown, what is written."""
    shown_rows = _all_rows(shown, name)
    if not _has_formulas(path, shown[name]):
        yield from ((number, list(row)) for number, row in enumerate(shown_rows, 1))
        return
    with _workbook(path, data_only=False) as written:
        for number, rows in enumerate(zip(shown_rows, _all_rows(written, name), strict=True), 1):
            yield number, [seen if seen is not None else own for seen, own in zip(*rows, strict=True)]


def _all_rows(workbook: Workbook, name: str) -> Iterator[tuple[Any, ...]]:
    sheet: Any = workbook[name]
    # What a file says of its own size is often wrong.
    sheet.reset_dimensions()
    rows: Iterator[tuple[Any, ...]] = sheet.iter_rows(max_row=LAST_ROW, values_only=True)
    return rows


def _has_formulas(path: Path, sheet: Any) -> bool:  # noqa: ANN401 (openpyxl's types hide what its sheets are)
    with ZipFile(path) as archive, archive.open(sheet._worksheet_path) as part:  # noqa: SLF001
        before = b""
        while piece := part.read(PIECE):
            text = before + piece
            if any(mark in text for mark in FORMULAS):
                return True
            before = piece[-4:]
    return False


def _plain(cell: object) -> object:
    """Return the cell with its texts' escaped characters (`_x000D_`) and line ends as they are meant."""
    if isinstance(cell, str):
        text = _unescaped(cell) if "_x" in cell else cell
        return text.replace("\r\n", "\n").replace("\r", "\n")
    return "" if cell is None else cell


def _unescaped(cell: str) -> str:
    """Return the cell with the characters that its escapes stand for, as it is where half a character would result."""
    from openpyxl.utils.escape import unescape

    text: str = unescape(cell)
    try:
        text.encode()
    except UnicodeEncodeError:
        return cell
    return text


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno:
        return why(error)
    told = str(error).strip().rstrip(".") or type(error).__name__
    return said("is damaged or no Excel workbook ({error})", error=told)
