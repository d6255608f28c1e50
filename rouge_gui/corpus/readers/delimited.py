"""Tables in text files: CSV with commas or semicolons, TSV with tabs, plain or gzipped; the first row names the columns.

A row is an example, with the columns that `corpus.columns` knows. A cell of references may be a JSON list of texts,
one of `candidates` a JSON object of texts by system. An empty cell of a candidate is an empty text, any other empty
cell is nothing. Without a column for it the number of the row is the id. Consecutive rows of one id are parts of one
example.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from pathlib import Path

from rouge_gui.corpus.columns import Columns, columns_of
from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.records import Record, read_records
from rouge_gui.corpus.rows import Called, WrongRow, parts_of, stem
from rouge_gui.errors import UnreadableFile

SUFFIXES = (".csv", ".csv.gz", ".tsv", ".tsv.gz")
SEPARATORS = (",", ";", "\t")
CALLED = Called("row", "an example")
LISTS, OBJECTS = ('["', "['", "[]"), ("{",)
Items = Iterator[Record | Problem]


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a row that is none is a Problem and the rest goes on."""
    separator = _separator(path)
    rows = read_records(path, read_lines(path), separator)
    problems, names = _header(path, rows)
    yield from join_parts(path, chain(problems, parts_of(path, rows, _parts(path, names), CALLED)))


def _separator(path: Path) -> str:
    """Return the separator that finds most columns, of those with which their names are understood if there are any."""
    headers = {
        separator: _header(path, read_records(path, read_lines(path), separator))[1]
        for separator in SEPARATORS
    }
    understood = [separator for separator in SEPARATORS if _is_understood(path, headers[separator])]
    return max(understood or SEPARATORS, key=lambda separator: len(headers[separator]))


def _is_understood(path: Path, names: Sequence[str]) -> bool:
    try:
        columns_of(path, names)
    except UnreadableFile:
        return False
    return True


def _header(path: Path, rows: Items) -> tuple[list[Problem], list[str]]:
    """Return the names of the columns, and the problems met before them."""
    problems: list[Problem] = []
    for row in rows:
        if not isinstance(row, Problem):
            return problems, row[1]
        problems.append(row)
    raise UnreadableFile(path, "has no row that names its columns")


def _parts(path: Path, names: Sequence[str]) -> Callable[[int, list[str]], Iterator[Part]]:
    columns = columns_of(path, names)
    system = stem(path, SUFFIXES)
    rows = count(1)

    def parts(line: int, cells: list[str]) -> Iterator[Part]:
        row = next(rows)
        if len(cells) != len(names):
            raise WrongRow(f"There are {len(names)} columns, but {len(cells)} cells in this row.")
        yield Part(columns.example(row, _values(columns, cells), system), line)

    return parts


def _values(columns: Columns, cells: Sequence[str]) -> list[object]:
    values: list[object] = [cell or None for cell in cells]
    for place, _ in columns.candidates:
        values[place] = cells[place]
    for place in columns.references:
        if cells[place].startswith(LISTS):
            values[place] = _json(cells[place], "a list")
    if columns.by_system is not None and cells[columns.by_system].startswith(OBJECTS):
        values[columns.by_system] = _json(cells[columns.by_system], "an object")
    return values


def _json(cell: str, called: str) -> object:
    try:
        return json.loads(cell)
    except (ValueError, RecursionError):
        shown = f"{cell[:20]} ..." if len(cell) > len(cell[:20]) else cell
        raise WrongRow(f"The cell that begins with {shown} looks like {called}, but is not JSON.") from None


READER = Reader("Tables of text", "a .csv or .tsv file", SUFFIXES, recognises, read)
