"""The cells of Excel workbooks that are written: numbers with all their digits, texts that are never formulas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rouge_gui.errors import RougeGuiError
from rouge_gui.wording import said

if TYPE_CHECKING:
    from openpyxl.cell import Cell
    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

LONGEST_CELL = 32_767
# How Excel writes down in XML what XML does not allow, and what looks like that.
UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")


def number_cell(sheet: WriteOnlyWorksheet, value: float) -> Cell:
    """Return a cell with all the digits that read back the same; openpyxl itself writes sixteen."""
    from openpyxl.cell import WriteOnlyCell

    cell = WriteOnlyCell(sheet, repr(value))
    cell.data_type = "n"
    return cell


def text_cell(sheet: WriteOnlyWorksheet, words: str) -> Cell:
    """Return a cell of text, which is no formula whatever it begins with; `RougeGuiError` where it is too long."""
    from openpyxl.cell import WriteOnlyCell

    written = UNWRITABLE.sub(lambda found: f"_x{ord(found[0]):04X}_", words)
    if len(written) > LONGEST_CELL:
        raise RougeGuiError(
            said(
                "An Excel cell holds {most:,} characters; {text!r}... is longer. Use .csv or .parquet.",
                most=LONGEST_CELL,
                text=words[:40],
            )
        )
    cell = WriteOnlyCell(sheet, written)
    cell.data_type = "s"
    return cell
