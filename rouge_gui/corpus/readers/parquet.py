"""Parquet tables, read a few rows at a time: a row is an example, with the columns that `corpus.columns` knows.

References may be a text or a list of texts, `candidates` a struct or a map of texts by system. Consecutive rows of one
id are parts of one example; a row's number, counted from 1, stands for its line.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from rouge_gui.corpus.called_as_systems import LOOKED_AT, columns_met, names_met
from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.glance import Glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.rows import ROW, Called, parts_of, stem
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pyarrow as pa
    from pyarrow.parquet import ParquetFile

    from rouge_gui.corpus.columns import Columns
    from rouge_gui.corpus.example import Example

SUFFIXES = (".parquet",)
CALLED = Called(ROW, said("an example"))
ROWS = 256
BUFFER = 1 << 20

Values = tuple[object, ...]


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a row that is none is a Problem and the rest goes on."""
    return read_with(path, Recipe())


def read_with(path: Path, recipe: Recipe) -> Iterator[Example | Problem]:
    """Yield what `read` yields, with the columns that the recipe names."""
    with _opened(path) as file:
        names = file.schema_arrow.names
        columns, rows = columns_met(recipe.columns, path, names, _rows(path, file))
        parts = partial(_parts, columns, stem(path, SUFFIXES))
        yield from join_parts(path, parts_of(path, rows, parts, CALLED))


def outline(path: Path, recipe: Recipe) -> Outline:
    """Return how many rows there are, the columns, and which of them are known."""
    with _opened(path) as file:
        names = tuple(file.schema_arrow.names)
        rows = Glance(file.metadata.num_rows, more=False)
        whole = (row for row in _rows(path, file) if not isinstance(row, Problem))
        first = [values for _, values in islice(whole, LOOKED_AT)]
    told = replace(recipe, columns=names_met(path, names, first))
    return Outline("Parquet", rows.told(lambda count: counted(count, "row")), names, told)


def _opened(path: Path) -> ParquetFile:
    from pyarrow.parquet import ParquetFile

    try:
        # Without both a whole group of rows, often the whole file, is in memory.
        return ParquetFile(path, buffer_size=BUFFER, pre_buffer=False)
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, _reason(error)) from error


def _parts(columns: Columns, system: str, number: int, values: Values) -> Iterator[Part]:
    yield Part(columns.example(number, values, system), number)


def _rows(path: Path, file: ParquetFile) -> Iterator[tuple[int, Values] | Problem]:
    number = 0
    try:
        for batch in file.iter_batches(ROWS):
            yield from _of_batch(path, batch, number)
            number += len(batch)
    except (OSError, ValueError) as error:
        if number == 0:
            raise UnreadableFile(path, _reason(error)) from error
        message = said("Reading ended after this row: the rest {why}.", why=_reason(error))
        yield Problem(path, number, Level.ERROR, message)


def _of_batch(path: Path, batch: pa.RecordBatch, before: int) -> Iterator[tuple[int, Values] | Problem]:
    """Yield the rows of a batch; where one holds no valid text, each is looked at by itself."""
    try:
        yield from enumerate(zip(*map(_values, batch.columns), strict=True), before + 1)
    except UnicodeDecodeError:
        if len(batch) == 1:
            message = said("A text is not valid UTF-8. This row was left out.")
            yield Problem(path, before + 1, Level.ERROR, message)
            return
        for place in range(len(batch)):
            yield from _of_batch(path, batch.slice(place, 1), before + place)


def _values(column: pa.Array) -> list[object]:
    import pyarrow as pa

    values: list[Any] = column.to_pylist()
    is_map = pa.types.is_map(column.type)
    return [None if value is None else dict(value) for value in values] if is_map else values


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno:
        return why(error)
    return said("is damaged or no Parquet ({error})", error=str(error).rstrip("."))


READER = Reader(
    said("Parquet tables"), said("a .parquet file"), SUFFIXES, recognises, read, read_with, outline
)
