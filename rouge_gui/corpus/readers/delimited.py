"""Tables in text files: CSV with commas or semicolons, TSV with tabs, plain or gzipped; the first row names the columns.

A row is an example, with the columns that `corpus.columns` knows. A cell of references may be a JSON list of texts,
one of `candidates` a JSON object of texts by system. An empty cell of a candidate is an empty text, any other empty
cell is nothing. Without a column for it the number of the row is the id. Consecutive rows of one id are parts of one
example. An apostrophe that keeps a spreadsheet from taking a cell for a formula is taken off, and that is told.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count
from pathlib import Path

from rouge_gui.corpus.called_as_systems import columns_met, names_met
from rouge_gui.corpus.cells import APOSTROPHE, is_guarded, values_of
from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.glance import glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.mapping import ColumnNames, usual_names
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.records import Record, read_records
from rouge_gui.corpus.rows import ROW, Called, parts_of, stem, wrong_length
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SUFFIXES = (".csv", ".csv.gz", ".tsv", ".tsv.gz")
SEPARATORS = (",", ";", "\t")
WRONG = {'"', "\n", "\r"}
CALLED = Called(ROW, said("an example"))
CALLED_BY = {",": "CSV", ";": said("CSV with semicolons"), "\t": "TSV"}
Items = Iterator[Record | Problem]


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a row that is none is a Problem and the rest goes on."""
    return read_with(path, Recipe())


def read_with(path: Path, recipe: Recipe) -> Iterator[Example | Problem]:
    """Yield what `read` yields, with the separator and the columns that the recipe names."""
    problems, names, rows = _opened(path, recipe)
    columns, rows = columns_met(recipe.columns, path, names, rows)
    parts = _parts(columns, names, stem(path, SUFFIXES))
    yield from join_parts(path, chain(problems, parts_of(path, _unguarded(path, rows), parts, CALLED)))


def outline(path: Path, recipe: Recipe) -> Outline:
    """Return how many rows there are, the columns, and which of them are known."""
    _, names, rows = _opened(path, recipe)
    whole = (row for row in rows if not isinstance(row, Problem))
    first, seen = glance(whole, lambda row: sum(map(len, row[1])))
    separator = recipe.separator or _separator(path)
    told = replace(recipe, columns=names_met(path, names, [cells for _, cells in first]), separator=separator)
    counts = seen.told(lambda rows: counted(rows, "row"))
    return Outline(CALLED_BY.get(separator, said("Table")), counts, tuple(names), told)


def _opened(path: Path, recipe: Recipe) -> tuple[list[Problem], list[str], Items]:
    """Return the problems before the header, the names of the columns, and the rows."""
    separator = _separator(path) if recipe.separator is None else recipe.separator
    if len(separator) != 1 or separator in WRONG:
        raise UnreadableFile(
            path,
            said(
                "cannot be read so: the separator {separator!r} of the recipe is not one character",
                separator=separator,
            ),
        )
    rows = read_records(path, read_lines(path), separator)
    return *_header(path, rows), rows


def _separator(path: Path) -> str:
    """Return the separator that finds most columns, of those with which their names are understood if there are any."""
    headers = {separator: _names_by(path, separator) for separator in SEPARATORS}
    understood = [
        separator
        for separator in SEPARATORS
        if headers[separator] and usual_names(path, headers[separator]) != ColumnNames()
    ]
    without = [separator for separator in SEPARATORS if not headers[separator]]
    return max(understood or without or SEPARATORS, key=lambda separator: len(headers[separator]))


def _names_by(path: Path, separator: str) -> list[str]:
    """Return the names of the columns were `separator` the one, none where no row would be whole."""
    rows = read_records(path, read_lines(path), separator)
    return next((row[1] for row in rows if not isinstance(row, Problem)), [])


def _header(path: Path, rows: Items) -> tuple[list[Problem], list[str]]:
    """Return the names of the columns, and the problems met before them."""
    problems: list[Problem] = []
    for row in rows:
        if not isinstance(row, Problem):
            return problems, row[1]
        problems.append(row)
    raise UnreadableFile(path, said("has no row that names its columns"))


def _unguarded(path: Path, rows: Items) -> Items:
    """Yield `rows` without the apostrophes that keep cells from being formulas, and then how many were taken off."""
    taken = 0
    for row in rows:
        if not isinstance(row, Problem):
            cells = row[1]
            for place, cell in enumerate(cells):
                if is_guarded(cell):
                    cells[place] = cell.removeprefix(APOSTROPHE)
                    taken += 1
        yield row
    if taken:
        yield Problem(path, None, Level.NOTE, _told_unguarded(taken))


def _told_unguarded(taken: int) -> str:
    if taken == 1:
        return said(
            "One cell begins with an apostrophe that keeps a spreadsheet from taking the text for a formula; "
            "it was taken off."
        )
    return counted(
        taken,
        "cell begins with an apostrophe that keeps a spreadsheet from taking the text for a formula; "
        "it was taken off.",
        "cells begin with an apostrophe that keeps a spreadsheet from taking the text for a formula; "
        "it was taken off.",
    )


def _parts(columns: Columns, names: Sequence[str], system: str) -> Callable[[int, list[str]], Iterator[Part]]:
    rows = count(1)

    def parts(line: int, cells: list[str]) -> Iterator[Part]:
        row = next(rows)
        if len(cells) != len(names):
            raise wrong_length(len(names), len(cells))
        yield Part(columns.example(row, values_of(columns, cells), system), line)

    return parts


READER = Reader(
    said("Tables of text"), said("a .csv or .tsv file"), SUFFIXES, recognises, read, read_with, outline
)
