"""JSON lines, plain or gzipped: one example a line, or one row per example and system.

An example a line: `{"id", "source", "references": [...], "candidates": {"system": "text"}}`; other keys are
the example's metadata. A row per system: `{"id", "system", "source", "candidate", "references"}`; other keys
are the candidate's metadata, and without `system` the file's name is the system's. Without `id` the line number
is the id. Consecutive lines of one id are parts of one example.

A line with other keys is a row of a table whose columns are its keys, with those that `corpus.columns` knows. Where
only `document` and `reference` are known among them, each other text is the candidate of the system its key names;
where other names for them are, those are that `corpus.called_as_systems` finds in the first lines.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.called_as_systems import lacks_candidates, told, with_systems
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

WORKBENCH = {"document", "reference"}

Keys = tuple[str, ...]
Find = Callable[[Keys], Columns]


class Met(NamedTuple):
    """Which keys the first lines show to be systems, and what is told of it at which line."""

    systems: frozenset[str] = frozenset()
    line: int | None = None
    told: tuple[Problem, ...] = ()


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    return read_some(path, read_lines(path))


def read_some(path: Path, lines: Iterable[Line | Problem]) -> Iterator[Example | Problem]:
    """Yield what `read` yields, of lines that follow each other in the file."""
    find = lru_cache(KNOWN_SHAPES)(partial(columns_of, path))
    met = lru_cache(1)(partial(_met, path))
    return join_parts(path, parts_of_objects(path, lines, partial(_part, path, find, met), CALLED))


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
        columns = _with_systems(row, columns_of(path, tuple(row)), partial(_met, path))
        return names_of(columns, tuple(row))
    except UnreadableFile:
        return ColumnNames()


def _rows(path: Path, lines: Iterable[Line | Problem]) -> list[Row]:
    """Return the lines that are objects."""
    return [row for _, row in _numbered(path, lines)]


def _numbered(path: Path, lines: Iterable[Line | Problem]) -> list[tuple[int, Row]]:
    """Return the lines that are objects, each with its number."""

    def bare(number: int, row: Row) -> Iterator[tuple[int, Row]]:
        yield number, row

    return [row for row in parts_of_objects(path, lines, bare, CALLED) if not isinstance(row, Problem)]


def _part(path: Path, find: Find, met: Callable[[], Met], number: int, row: Row) -> Iterator[Part | Problem]:
    if _is_ours(row, find):
        yield Part(_example(path, number, row), number)
        return
    try:
        columns = find(tuple(row))
    except UnreadableFile as error:
        raise WrongRow(said("This line {why}.", why=error.why)) from None
    whole = _with_systems(row, columns, met)
    yield Part(whole.example(number, tuple(row.values()), stem(path, SUFFIXES)), number)
    if whole != columns and number == met().line:
        yield from met().told


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


def _with_systems(row: Row, columns: Columns, met: Callable[[], Met]) -> Columns:
    """Return the `columns` of a row, of which those of systems that `met` names have candidates there."""
    if not lacks_candidates(columns):
        return columns
    systems = row.keys() if row.keys() >= WORKBENCH else met().systems
    return columns.with_other_texts(tuple(row), tuple(row.values()), systems)


def _met(path: Path) -> Met:
    """Return what the first lines of a file tell of systems."""
    numbered = _numbered(path, islice(read_lines(path), KEPT))
    rows = [row for _, row in numbered if not row.keys() >= WORKBENCH]
    keys = tuple(dict.fromkeys(key for row in rows for key in row))
    try:
        columns = columns_of(path, keys)
    except UnreadableFile:
        return Met()
    found = with_systems(columns, [[row.get(key) for key in keys] for row in rows])
    if found == columns:
        return Met()
    systems = frozenset(keys[place] for place, _ in found.candidates)
    first = next(number for number, row in numbered if row.keys() & systems)
    return Met(systems, first, tuple(told(path, first, found)))


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
