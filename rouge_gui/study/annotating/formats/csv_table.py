"""Verdicts as CSV in UTF-8: a row a verdict, a column a question."""

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.cells import APOSTROPHE, guarded, is_guarded
from rouge_gui.corpus.decoding import patched_pairs
from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.records import read_records
from rouge_gui.corpus.rows import ROW, parts_of, wrong_length
from rouge_gui.errors import UnreadableFile
from rouge_gui.study.annotating.format_kinds import Examples, Format, called, checked
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Verdict
from rouge_gui.study.annotating.verdict_rows import columns, row_of, verdict_of_row
from rouge_gui.wording import said

SEPARATORS = (",", ";", "\t")


def write(verdicts: Iterable[Verdict], scheme: Scheme, _examples: Examples, path: Path) -> None:
    """Write a line of column names and one for each verdict; no cell is a formula."""
    with path.open("w", encoding="utf-8", newline="") as handle:
        writer = csv.writer(handle, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
        writer.writerow([_written(name) for name in columns(scheme)])
        for verdict in verdicts:
            cells = row_of(verdict, scheme)
            writer.writerow([_written(cell) if isinstance(cell, str) else cell for cell in cells])


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of a file, separated by commas, semicolons or tabs."""
    separator = max(SEPARATORS, key=lambda each: len(_names(path, each)))
    names = [_unguarded(name) for name in _names(path, separator)]
    if "example" not in names or "annotator" not in names:
        raise UnreadableFile(path, said("holds no verdicts: it has no columns `example` and `annotator`"))

    def verdict(_line: int, cells: list[str]) -> Iterator[Verdict]:
        if len(cells) != len(names):
            raise wrong_length(len(names), len(cells))
        told = verdict_of_row(dict(zip(names, map(_unguarded, cells), strict=True)), scheme)
        yield checked(told, scheme, examples)

    rows = read_records(path, read_lines(path), separator)
    for row in rows:
        if not isinstance(row, Problem):
            break
        yield row
    yield from parts_of(path, rows, verdict, called(ROW))


def _names(path: Path, separator: str) -> list[str]:
    rows = read_records(path, read_lines(path), separator)
    return next((row[1] for row in rows if not isinstance(row, Problem)), [])


def _written(text: str) -> str:
    return guarded(patched_pairs(text)[0])


def _unguarded(cell: str) -> str:
    return cell.removeprefix(APOSTROPHE) if is_guarded(cell) else cell


FORMAT = Format(
    said("CSV, a row for each verdict and a column for each question"),
    ".csv",
    said("Carriage returns come back as line feeds, half a character as a replacement character."),
    write,
    read,
    has_texts=False,
)
