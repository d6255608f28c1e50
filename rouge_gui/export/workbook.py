"""Scores as an Excel workbook: a sheet of scores, one of averages with intervals, and one with the signature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.corpus.sheet_cells import number_cell, text_cell
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.score import Score
from rouge_gui.study.tables import columns, rows
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.averages import Averages
    from rouge_gui.study.blocks import Block

MOST_ROWS, MOST_COLUMNS = 1_048_576, 16_384


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    """Write the sheets row by row. Words are cells of text: one that begins with `=` is no formula.

    `RougeGuiError` where a sheet cannot hold the scores.
    """
    from openpyxl import Workbook

    from rouge_gui.study.averages import Averages

    names = columns(options.variants)
    if len(names) > MOST_COLUMNS:
        raise RougeGuiError(
            said(
                "An Excel sheet holds {most:,} columns, not {columns:,}. Use .parquet.",
                most=MOST_COLUMNS,
                columns=len(names),
            )
        )
    book = Workbook(write_only=True)
    averages = Averages(options)
    try:
        scores = book.create_sheet("scores")
        _add(scores, names)
        for number, row in enumerate(_rows(blocks, averages), 2):
            if number > MOST_ROWS:
                raise RougeGuiError(
                    said(
                        "An Excel sheet holds {most:,} rows, too few for these scores. Use .csv.",
                        most=MOST_ROWS,
                    )
                )
            _add(scores, row)
        _add_all(book.create_sheet("averages"), _of_averages(averages))
        _add_all(book.create_sheet("signature"), [["signature"], [sign()]])
    finally:
        _close(book.worksheets)
    book.save(path)


def _rows(blocks: Iterable[Block], averages: Averages) -> Iterator[list[str | float]]:
    """Yield the rows of `blocks`, each block added to `averages`."""
    for block in blocks:
        averages.add(block)
        yield from rows(block)


def _of_averages(averages: Averages) -> Iterator[list[str | float]]:
    kinds = ("mean", "low", "high")
    yield ["system", "variant", "examples", *(f"{part}.{kind}" for part in Score._fields for kind in kinds)]
    for system, by_variant in averages.by_system().items():
        for variant, found in by_variant.items():
            parts = zip(found.mean, found.low, found.high, strict=True)
            yield [system, variant, found.examples, *(value for part in parts for value in part)]


def _add_all(sheet: WriteOnlyWorksheet, lines: Iterable[Iterable[str | float]]) -> None:
    for line in lines:
        _add(sheet, line)


def _add(sheet: WriteOnlyWorksheet, values: Iterable[str | float]) -> None:
    sheet.append(
        [text_cell(sheet, value) if isinstance(value, str) else number_cell(sheet, value) for value in values]
    )


def _close(sheets: Iterable[object]) -> None:
    """Let the temporary files of all sheets be finished, so that they go away."""
    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

    for sheet in sheets:
        if isinstance(sheet, WriteOnlyWorksheet) and not sheet.closed:
            sheet.close()
