"""Excel workbooks, read a row at a time: a row of a sheet is an example, with the columns that `corpus.columns` knows.

The first row that is not empty names the columns; empty rows are none. Cells are as in other tables (`corpus.cells`);
a number in the place of a text is the text of that number. A formula is what it last came to, and its own text where
that was not kept: so is a text that only looks like one. Consecutive rows of one id are parts of one example.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice
from typing import TYPE_CHECKING

from rouge_gui.corpus.called_as_systems import columns_met, names_met
from rouge_gui.corpus.cells import values_of
from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.glance import glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.rows import ROW, Called, parts_of, stem, wrong_length
from rouge_gui.corpus.sheets import opened_sheet
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from rouge_gui.corpus.columns import Columns
    from rouge_gui.corpus.example import Example
    from rouge_gui.corpus.sheets import Row

SUFFIXES = (".xlsx", ".xlsm")
CALLED = Called(ROW, said("an example"))
COUNTED = 2_000


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of the first sheet; a row that is none is a Problem and the rest goes on."""
    return read_with(path, Recipe())


def read_with(path: Path, recipe: Recipe) -> Iterator[Example | Problem]:
    """Yield what `read` yields, of the sheet and with the columns that the recipe names."""
    with opened_sheet(path, recipe.sheet) as (_, rows):
        names = _names(path, rows)
        columns, all_rows = columns_met(recipe.columns, path, names, rows)
        parts = _parts(columns, names, stem(path, SUFFIXES))
        yield from join_parts(path, parts_of(path, all_rows, parts, CALLED))


def outline(path: Path, recipe: Recipe) -> Outline:
    """Return how many rows there are, the columns, and which of them are known."""
    with opened_sheet(path, recipe.sheet) as (sheet, rows):
        names = _names(path, rows)
        whole = (row for row in rows if not isinstance(row, Problem))
        first, seen = glance(whole, lambda row: sum(len(str(cell)) for cell in row[1]), COUNTED)
    told = replace(recipe, columns=names_met(path, names, [cells for _, cells in first]), sheet=sheet)
    counts = seen.told(lambda rows: counted(rows, "row"))
    return Outline(said("Excel, sheet `{sheet}`", sheet=sheet), counts, tuple(names), told)


def _names(path: Path, rows: Iterator[Row | Problem]) -> list[str]:
    for row in islice(rows, 1):
        if not isinstance(row, Problem):
            return [str(cell) for cell in row[1]]
    raise UnreadableFile(path, said("has no row that names its columns"))


def _parts(
    columns: Columns, names: Sequence[str], system: str
) -> Callable[[int, list[object]], Iterator[Part]]:
    texts = (
        *columns.references,
        *(place for place, _ in columns.candidates),
        *(() if columns.source is None else (columns.source,)),
    )
    rows = count(1)

    def parts(line: int, cells: list[object]) -> Iterator[Part]:
        row = next(rows)
        if len(cells) > len(names):
            raise wrong_length(len(names), len(cells))
        cells += [""] * (len(names) - len(cells))
        for place in texts:
            cells[place] = _as_text(cells[place])
        yield Part(columns.example(row, values_of(columns, cells), system), line)

    return parts


def _as_text(cell: object) -> object:
    return str(cell) if isinstance(cell, int | float) and not isinstance(cell, bool) else cell


READER = Reader(
    said("Excel workbooks"), said("an .xlsx file"), SUFFIXES, recognises, read, read_with, outline
)
