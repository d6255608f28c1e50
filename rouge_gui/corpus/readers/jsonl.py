"""JSON lines, plain or gzipped: one example a line, or one row per example and system.

An example a line: `{"id", "source", "references": [...], "candidates": {"system": "text"}}`; other keys are
the example's metadata. A row per system: `{"id", "system", "source", "candidate", "references"}`; other keys
are the candidate's metadata, and without `system` the file's name is the system's. Without `id` the line number
is the id. Consecutive lines of one id are parts of one example.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import cast

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.rows import (
    Called,
    WrongRow,
    checked_candidates,
    checked_name,
    checked_references,
    checked_text,
    kind,
    parts_of,
    stem,
)

SUFFIXES = (".jsonl", ".jsonl.gz")
SHARED = {"id", "source", "references"}
CALLED = Called("line", "an example in JSON")
LONE = "Half of a surrogate pair is no character; \N{REPLACEMENT CHARACTER} stands in its place."

Row = Mapping[str, object]


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
    filled = (line for line in lines if isinstance(line, Problem) or line.text.strip())
    return parts_of(path, filled, partial(_part, path), CALLED)


def _part(path: Path, number: int, text: str) -> Iterator[Part | Problem]:
    try:
        row = _row(text)
        if _has_lone_surrogates(text, row):
            row = cast("Row", _mended(row))
            yield Problem(path, number, Level.WARNING, LONE)
    except RecursionError:
        raise WrongRow("The JSON is nested too deeply.") from None
    yield Part(_example(path, number, row), number)


def _row(text: str) -> Row:
    try:
        row = json.loads(text)
    except json.JSONDecodeError as error:
        raise WrongRow(f"This is not JSON: {error.msg} at column {error.colno}.") from None
    except ValueError as error:
        raise WrongRow(f"This JSON cannot be read: {error}.") from None
    if not isinstance(row, dict):
        raise WrongRow(f'A line must be an object such as {{"id": ..., "references": ...}}, not {kind(row)}.')
    return row


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


def _has_lone_surrogates(text: str, row: Row) -> bool:
    if "\\ud" not in text and "\\uD" not in text:
        return False
    try:
        json.dumps(row, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def _mended(value: object) -> object:
    """Return `value` with a replacement character for each lone surrogate in its keys and texts."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_mended(item) for item in value]
    if isinstance(value, dict):
        return {_mended(key): _mended(item) for key, item in value.items()}
    return value


READER = Reader("JSON lines", "a .jsonl or .jsonl.gz file", SUFFIXES, recognises, read)
