"""Verdicts as an Excel workbook: one sheet, a row a verdict, a column a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.rows import ROW, parts_of, wrong_length
from rouge_gui.corpus.sheet_cells import number_cell, text_cell
from rouge_gui.corpus.sheets import LAST_ROW, opened_sheet
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.study.annotating.format_kinds import Examples, Format, called, checked
from rouge_gui.study.annotating.verdict_rows import columns, row_of, verdict_of_row
from rouge_gui.wording import counted, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from openpyxl.cell import Cell
    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

    from rouge_gui.study.annotating.scheme import Scheme
    from rouge_gui.study.annotating.verdict import Verdict


def write(verdicts: Iterable[Verdict], scheme: Scheme, _examples: Examples, path: Path) -> None:
    """Write one sheet; texts are never formulas, numbers keep all their digits."""
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet = book.create_sheet("verdicts")
    try:
        sheet.append([text_cell(sheet, name) for name in columns(scheme)])
        for number, verdict in enumerate(verdicts, 2):
            if number > LAST_ROW:
                raise RougeGuiError(
                    said(
                        "An Excel sheet holds {rows}, too few for these verdicts. Use CSV.",
                        rows=counted(LAST_ROW, "row"),
                    )
                )
            sheet.append([_cell(sheet, cell) for cell in row_of(verdict, scheme)])
    finally:
        sheet.close()
    book.save(path)


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of the first sheet."""
    with opened_sheet(path) as (_, rows):
        names: list[str] = []
        for row in rows:
            if not isinstance(row, Problem):
                names = [str(cell) for cell in row[1]]
                break
            yield row
        if "example" not in names or "annotator" not in names:
            raise UnreadableFile(path, said("holds no verdicts: it has no columns `example` and `annotator`"))

        def verdict(_line: int, cells: list[object]) -> Iterator[Verdict]:
            if len(cells) > len(names):
                raise wrong_length(len(names), len(cells))
            told = verdict_of_row(dict(zip(names, cells, strict=False)), scheme)
            yield checked(told, scheme, examples)

        yield from parts_of(path, rows, verdict, called(ROW))


def _cell(sheet: WriteOnlyWorksheet, cell: str | float | None) -> Cell | None:
    if cell is None:
        return None
    return text_cell(sheet, cell) if isinstance(cell, str) else number_cell(sheet, cell)


FORMAT = Format(
    said("Excel, a row for each verdict and a column for each question"),
    ".xlsx",
    said("Carriage returns come back as line feeds."),
    write,
    read,
    has_texts=False,
)
