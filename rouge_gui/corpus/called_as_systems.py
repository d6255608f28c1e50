"""Columns that are called as systems are: those that hold texts where references are known and no candidates are."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from statistics import fmean
from typing import TypeVar

from rouge_gui.corpus.columns import Columns, columns_of
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.mapping import ColumnNames, columns_as, names_of
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

LOOKED_AT = 20
LEAST_WORDS = 4
LEAST_LETTERS = 12
LONGEST = 5
NEVER = frozenset(
    {
        *("author", "category", "comment", "comments", "content", "date", "headline", "input", "instruction"),
        *("keywords", "link", "note", "notes", "prompt", "query", "question", "section", "text", "title"),
        *("topic", "url"),
    }
)

Row = TypeVar("Row", bound=Sequence[object])


def columns_met(
    named: ColumnNames, path: Path, names: Sequence[str], rows: Iterator[tuple[int, Row] | Problem]
) -> tuple[Columns, Iterator[tuple[int, Row] | Problem]]:
    """Return the columns of a table and all its rows, before them a note where systems were found by their texts.

    Nothing is found where the columns are `named`. Errors as of `columns_as`.
    """
    columns = columns_as(named, path, names)
    if named != ColumnNames() or not lacks_candidates(columns):
        return columns, rows
    first = list(islice(rows, LOOKED_AT))
    found = with_systems(columns, [row[1] for row in first if not isinstance(row, Problem)])
    return found, chain(told(path, None, found), first, rows) if found != columns else chain(first, rows)


def names_met(path: Path, names: Sequence[str], rows: Sequence[Sequence[object]]) -> ColumnNames:
    """Return which columns usually hold what, systems found by their texts in `rows` too; nothing where none is told."""
    try:
        return names_of(with_systems(columns_of(path, names), rows), names)
    except UnreadableFile:
        return ColumnNames()


def with_systems(columns: Columns, rows: Sequence[Sequence[object]]) -> Columns:
    """Return `columns` with each other one as the candidate of the system it names, where it holds texts in `rows`.

    They stay as they are where candidates are known or references are not. A text has four words or more, or, where
    words stand without spaces, twelve letters. Where no source is known, texts much longer than the references are
    none: they may be the source.
    """
    if not lacks_candidates(columns):
        return columns
    longest = None if columns.source is not None else LONGEST * _length(rows, columns.references)
    found = tuple(
        (place, name.strip())
        for place, name in columns.others
        if name.strip().lower() not in NEVER
        and _are_texts(_cell(row, place) for row in rows)
        and (longest is None or _length(rows, (place,)) <= longest)
    )
    others = tuple((place, name) for place, name in columns.others if (place, name.strip()) not in found)
    return replace(columns, candidates=found, others=others)


def lacks_candidates(columns: Columns) -> bool:
    """Tell whether references are known, and nothing of candidates."""
    has_some = bool(columns.candidates) or columns.by_system is not None or columns.system is not None
    return bool(columns.references) and not has_some


def told(path: Path, line: int | None, columns: Columns) -> Iterator[Problem]:
    """Yield the note of the systems that `with_systems` found."""
    names = ", ".join(f'"{name}"' for _, name in columns.candidates)
    message = said(
        "{names}: read as {systems}, because no column is called a candidate and these hold texts. "
        "If that is wrong, say what is what: File, Open with a mapping; on the command line --recipe.",
        systems=counted(len(columns.candidates), "system"),
        names=names,
    )
    yield Problem(path, line, Level.NOTE, message)


def _cell(row: Sequence[object], place: int) -> object:
    """Return what stands at `place`, None where the row is shorter."""
    return row[place] if place < len(row) else None


def _are_texts(cells: Iterable[object]) -> bool:
    """Tell whether at least half of the cells that hold something are texts of several words."""
    filled = [cell for cell in cells if cell is not None and cell != ""]
    return bool(filled) and 2 * sum(map(_is_text, filled)) >= len(filled)


def _is_text(cell: object) -> bool:
    if not isinstance(cell, str):
        return False
    return len(cell.split()) >= LEAST_WORDS or (not cell.isascii() and len(cell) >= LEAST_LETTERS)


def _length(rows: Iterable[Sequence[object]], places: Sequence[int]) -> float:
    """Return the mean length of what stands at `places`, in characters."""
    texts = [str(cell) for row in rows for place in places if (cell := _cell(row, place))]
    return fmean(map(len, texts)) if texts else 0.0
