"""JSON lines, plain or gzipped: one example a line, or one row per example and system.

An example a line: `{"id", "source", "references": [...], "candidates": {"system": "text"}}`; other keys are
the example's metadata. A row per system: `{"id", "system", "source", "candidate", "references"}`; other keys
are the candidate's metadata, and without `system` the file's name is the system's. Without `id` the line number
is the id. Consecutive lines of one id are parts of one example.

A line with other keys is a row of a table whose columns are its keys, with those that `corpus.columns` knows. Where
only `document` and `reference` are known among them, each other text is the candidate of the system its key names.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path

from rouge_gui.corpus.columns import REFERENCE, Columns, columns_of
from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.glance import KEPT, glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.mapping import ColumnNames, names_of, usual_names
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.rows import (
    LINE,
    Called,
    WrongRow,
    checked_candidates,
    checked_name,
    checked_references,
    checked_text,
    stem,
)
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SUFFIXES = (".jsonl", ".jsonl.gz")
SHARED = {"id", "source", "references"}
OURS = {"source", "references", "candidates", "candidate"}
OUR_KEYS = {"id", "system", *OURS}
OF_CANDIDATES = {"candidates", "candidate"}
KNOWN_SHAPES = 64
CALLED = Called(LINE, said("an example in JSON"))

Keys = tuple[str, ...]
Find = Callable[[Keys], Columns]


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    return read_some(path, read_lines(path))


def read_some(path: Path, lines: Iterable[Line | Problem]) -> Iterator[Example | Problem]:
    """Yield what `read` yields, of lines that follow each other in the file."""
    find = lru_cache(KNOWN_SHAPES)(partial(columns_of, path))
    return join_parts(path, parts_of_objects(path, lines, partial(_part, path, find), CALLED))


def read_with(path: Path, recipe: Recipe) -> Iterator[Example | Problem]:
    """Yield what `read` yields, with the keys that the recipe names; a line may lack some of them."""
    named = recipe.columns
    if named == ColumnNames():
        return read(path)
    rows = _rows(path, islice(read_lines(path), KEPT))
    named.columns(path, tuple(dict.fromkeys(key for row in rows for key in row)))
    find = lru_cache(KNOWN_SHAPES)(partial(named.columns, path))
    part = partial(_part_named, path, dict.fromkeys(named.named()), find)
    return join_parts(path, parts_of_objects(path, read_lines(path), part, CALLED))


def outline(path: Path, recipe: Recipe) -> Outline:
    """Return how many lines there are, the keys of the first, and which of them are known."""
    lines, seen = glance(read_lines(path), lambda line: len(line.text) if isinstance(line, Line) else 0)
    rows = _rows(path, lines)
    whole: dict[str, object] = {}
    for row in rows:
        whole.update((key, value) for key, value in row.items() if not isinstance(whole.get(key), str))
    keys = tuple(whole)
    find = partial(columns_of, path)
    if all(_is_ours(row, find) for row in rows):
        named = usual_names(path, [key for key in keys if key in OUR_KEYS])
    else:
        named = _usual_names(path, whole)
    return Outline(
        READER.name, seen.told(lambda lines: counted(lines, "line")), keys, replace(recipe, columns=named)
    )


def _usual_names(path: Path, row: Row) -> ColumnNames:
    try:
        return names_of(_columns(row, partial(columns_of, path)), tuple(row))
    except UnreadableFile:
        return ColumnNames()


def _rows(path: Path, lines: Iterable[Line | Problem]) -> list[Row]:
    """Return the lines that are objects."""

    def bare(number: int, row: Row) -> Iterator[Part]:
        yield Part(Example(str(number), metadata=row), number)

    parts = parts_of_objects(path, lines, bare, CALLED)
    return [part.example.metadata for part in parts if isinstance(part, Part)]


def _part(path: Path, find: Find, number: int, row: Row) -> Iterator[Part]:
    if _is_ours(row, find):
        yield Part(_example(path, number, row), number)
        return
    try:
        columns = _columns(row, find)
    except UnreadableFile as error:
        raise WrongRow(said("This line {why}.", why=error.why)) from None
    yield Part(columns.example(number, tuple(row.values()), stem(path, SUFFIXES)), number)


def _part_named(path: Path, lacking: Row, find: Find, number: int, row: Row) -> Iterator[Part]:
    filled = {**lacking, **row}
    columns = find(tuple(filled))
    yield Part(columns.example(number, tuple(filled.values()), stem(path, SUFFIXES)), number)


def _is_ours(row: Row, find: Find) -> bool:
    """Tell whether no other key than ours is known to hold a candidate or a reference of this line."""
    if row.keys() & OF_CANDIDATES and "references" in row:
        return True
    keys = tuple(row)
    try:
        columns = find(keys)
    except UnreadableFile:
        has_others = any(REFERENCE.fullmatch(key.lower()) for key in row.keys() - OURS)
        return not row or (bool(row.keys() & OURS) and not has_others)
    places = (*columns.references, *(place for place, _ in columns.candidates))
    return all(keys[place] in OURS for place in places)


def _columns(row: Row, find: Find) -> Columns:
    keys = tuple(row)
    columns = find(keys)
    bare = not columns.candidates and columns.by_system is None
    if bare and {"document", "reference"} <= row.keys():
        return columns.with_other_texts(keys, tuple(row.values()))
    return columns


def _example(path: Path, number: int, row: Row) -> Example:
    per_system = "candidate" in row and "candidates" not in row
    return Example(
        id=checked_name(row.get("id"), '"id"', str(number)),
        source=checked_text(row.get("source"), '"source"'),
        references=checked_references(row.get("references"), '"references"'),
        candidates=_candidate(row, stem(path, SUFFIXES)) if per_system else _candidates(row),
        metadata={} if per_system else _rest(row, {"candidates"}),
    )


def _candidates(row: Row) -> dict[str, Candidate]:
    texts = checked_candidates(row.get("candidates"), '"candidates"')
    return {name: Candidate(text) for name, text in texts.items()}


def _candidate(row: Row, default_system: str) -> dict[str, Candidate]:
    system = checked_name(row.get("system"), '"system"', default_system)
    text = checked_text(row.get("candidate"), '"candidate"')
    return {} if text is None else {system: Candidate(text, _rest(row, {"system", "candidate"}))}


def _rest(row: Row, used: set[str]) -> dict[str, object]:
    return {key: value for key, value in row.items() if key not in SHARED | used}


READER = Reader(
    said("JSON lines"), said("a .jsonl or .jsonl.gz file"), SUFFIXES, recognises, read, read_with, outline
)
