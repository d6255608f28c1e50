"""JSON lines, plain or gzipped: one example a line, or one row per example and system.

An example a line: `{"id", "source", "references": [...], "candidates": {"system": "text"}}`; other keys are
the example's metadata. A row per system: `{"id", "system", "source", "candidate", "references"}`; other keys
are the candidate's metadata, and without `system` the file's name is the system's. Without `id` the line number
is the id. Consecutive lines of one id are parts of one example.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.rows import (
    Called,
    checked_candidates,
    checked_name,
    checked_references,
    checked_text,
    stem,
)

SUFFIXES = (".jsonl", ".jsonl.gz")
SHARED = {"id", "source", "references"}
CALLED = Called("line", "an example in JSON")


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    return read_some(path, read_lines(path))


def read_some(path: Path, lines: Iterable[Line | Problem]) -> Iterator[Example | Problem]:
    """Yield what `read` yields, of lines that follow each other in the file."""
    return join_parts(path, _parts(path, lines))


def _parts(path: Path, lines: Iterable[Line | Problem]) -> Iterator[Part | Problem]:
    return parts_of_objects(path, lines, partial(_part, path), CALLED)


def _part(path: Path, number: int, row: Row) -> Iterator[Part]:
    yield Part(_example(path, number, row), number)


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


READER = Reader("JSON lines", "a .jsonl or .jsonl.gz file", SUFFIXES, recognises, read)
