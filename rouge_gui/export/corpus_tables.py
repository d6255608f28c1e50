"""A corpus as tables that are read back as the same corpus: JSON lines, CSV, Parquet and Excel.

JSON lines are ours, an example a line. The others have a row for each candidate, the rows of one example one after the
other, with the columns `id`, `system`, `source`, `references` (a list, in JSON where a cell holds text) and `candidate`.
An example without a candidate has a row with neither system nor candidate.
"""

from __future__ import annotations

import csv
import json
from itertools import islice
from typing import TYPE_CHECKING

from rouge_gui.corpus.cells import guarded
from rouge_gui.errors import InvalidOption
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from rouge_gui.corpus.example import Example

COLUMNS = ("id", "system", "source", "references", "candidate")
ROWS = 5_000
LONGEST_CELL = 32_767
Row = tuple[str, str | None, str | None, list[str], str | None]


def write_jsonl(examples: Iterable[Example], path: Path) -> None:
    """Write our JSON lines, ratings and whatever else was said of candidates and examples included."""
    with replacing(path) as fresh, fresh.open("w", encoding="utf-8", newline="\n") as handle:
        for example in examples:
            handle.writelines(json.dumps(line, ensure_ascii=True) + "\n" for line in _lines(example))


def write_csv(examples: Iterable[Example], path: Path) -> None:
    """Write CSV in UTF-8; texts only, and none that a spreadsheet takes for a formula."""
    with replacing(path) as fresh, fresh.open("w", encoding="utf-8", newline="") as handle:
        writer = csv.writer(handle, quoting=csv.QUOTE_ALL)
        writer.writerow(COLUMNS)
        writer.writerows(map(guarded, _cells(row)) for row in _rows(examples))


def write_parquet(examples: Iterable[Example], path: Path) -> None:
    """Write Parquet, a row group for each `ROWS` rows; texts only."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    types = {name: pa.list_(pa.string()) if name == "references" else pa.string() for name in COLUMNS}
    schema = pa.schema(types.items())
    rows = _rows(examples)
    with replacing(path) as fresh, ParquetWriter(fresh, schema) as writer:
        while some := list(islice(rows, ROWS)):
            arrays = [
                pa.array(column, type_)
                for column, type_ in zip(zip(*some, strict=True), schema.types, strict=True)
            ]
            writer.write_table(pa.table(arrays, schema=schema))


def write_xlsx(examples: Iterable[Example], path: Path) -> None:
    """Write one sheet of text cells; `InvalidOption` for a text that is longer than Excel's cells are."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell

    book = Workbook(write_only=True)
    sheet = book.create_sheet("corpus")
    try:
        sheet.append(COLUMNS)
        for row in _rows(examples):
            texts = _cells(row)
            _check_lengths(texts)
            cells = [WriteOnlyCell(sheet, value=text) for text in texts]
            for cell in cells:
                cell.data_type = "s"
            sheet.append(cells)
    finally:
        sheet.close()
    with replacing(path) as fresh:
        book.save(fresh)


def _check_lengths(texts: list[str]) -> None:
    for name, text in zip(COLUMNS, texts, strict=True):
        if len(text) > LONGEST_CELL:
            raise InvalidOption(
                said(
                    "Example {example}: its {column} has {length:,} characters, a cell of Excel holds {longest:,}. "
                    "Write CSV or Parquet instead.",
                    example=texts[0],
                    column=name,
                    length=len(text),
                    longest=LONGEST_CELL,
                )
            )


def _lines(example: Example) -> Iterator[dict[str, object]]:
    """Yield the line of an example, and one for each candidate of which more than its text is known."""
    shared: dict[str, object] = {"id": example.id}
    if example.source is not None:
        shared["source"] = example.source
    shared["references"] = list(example.references)
    told = any(candidate.metadata for candidate in example.candidates.values())
    texts = {} if told else {system: each.text for system, each in example.candidates.items()}
    yield {**shared, "candidates": texts, **example.metadata}
    if told:
        for system, candidate in example.candidates.items():
            yield {**shared, "system": system, "candidate": candidate.text, **candidate.metadata}


def _rows(examples: Iterable[Example]) -> Iterator[Row]:
    for example in examples:
        references = list(example.references)
        if not example.candidates:
            yield example.id, None, example.source, references, None
        for system, candidate in example.candidates.items():
            yield example.id, system, example.source, references, candidate.text


def _cells(row: Row) -> list[str]:
    id_, system, source, references, candidate = row
    return [id_, system or "", source or "", json.dumps(references, ensure_ascii=False), candidate or ""]
