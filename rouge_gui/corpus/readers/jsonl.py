"""JSON lines, plain or gzipped: one example a line, or one row per example and system.

An example a line: `{"id", "source", "references": [...], "candidates": {"system": "text"}}`; other keys are
the example's metadata. A row per system: `{"id", "system", "source", "candidate", "references"}`; other keys
are the candidate's metadata, and without `system` the file's name is the system's. Without `id` the line number
is the id. Consecutive lines of one id are parts of one example.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.errors import UnreadableFile

SUFFIXES = (".jsonl", ".jsonl.gz")
SHARED = {"id", "source", "references"}
PATIENCE = 100
KINDS = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
LONE = "Half of a surrogate pair is no character; \N{REPLACEMENT CHARACTER} stands in its place."

Row = Mapping[str, object]


class _WrongRow(Exception):
    """A line that is no example; the text says why, for the import report."""


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    return join_parts(path, _parts(path))


def _parts(path: Path) -> Iterator[Part | Problem]:
    good = bad = 0
    for line in read_lines(path):
        if isinstance(line, Problem):
            yield line
        elif line.text.strip():
            try:
                yield from _part(path, line)
                good += 1
            except _WrongRow as error:
                bad += 1
                yield Problem(path, line.number, Level.ERROR, f"{error} This line was left out.")
        if bad == PATIENCE and not good:
            raise UnreadableFile(path, f"none of its first {PATIENCE} lines is an example in JSON")


def _part(path: Path, line: Line) -> Iterator[Part | Problem]:
    try:
        row = _row(line.text)
        if _has_lone_surrogates(line.text, row):
            row = cast("Row", _mended(row))
            yield Problem(path, line.number, Level.WARNING, LONE)
    except RecursionError:
        raise _WrongRow("The JSON is nested too deeply.") from None
    yield Part(_example(path, line, row), line.number)


def _row(text: str) -> Row:
    try:
        row = json.loads(text)
    except json.JSONDecodeError as error:
        raise _WrongRow(f"This is not JSON: {error.msg} at column {error.colno}.") from None
    except ValueError as error:
        raise _WrongRow(f"This JSON cannot be read: {error}.") from None
    if not isinstance(row, dict):
        raise _WrongRow(
            f'A line must be an object such as {{"id": ..., "references": ...}}, not {_kind(row)}.'
        )
    return row


def _example(path: Path, line: Line, row: Row) -> Example:
    per_system = "candidate" in row and "candidates" not in row
    return Example(
        id=_name(row, "id", str(line.number)),
        source=_text(row, "source", '"source"'),
        references=_references(row.get("references")),
        candidates=_candidate(row, _stem(path)) if per_system else _candidates(row.get("candidates")),
        metadata={} if per_system else _rest(row, {"candidates"}),
    )


def _candidates(given: object) -> dict[str, Candidate]:
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise _WrongRow(f'"candidates" must be an object of texts by system, not {_kind(given)}.')
    texts = {name: _text(given, name, f'"{name}" in "candidates"') for name in given}
    return {name: Candidate(text) for name, text in texts.items() if text is not None}


def _candidate(row: Row, default_system: str) -> dict[str, Candidate]:
    system = _name(row, "system", default_system)
    text = _text(row, "candidate", '"candidate"')
    return {} if text is None else {system: Candidate(text, _rest(row, {"system", "candidate"}))}


def _rest(row: Row, used: set[str]) -> dict[str, object]:
    return {key: value for key, value in row.items() if key not in SHARED | used}


def _references(given: object) -> tuple[str, ...]:
    if given is None:
        return ()
    if isinstance(given, str):
        return (given,)
    if not isinstance(given, list):
        raise _WrongRow(f'"references" must be a text or a list of texts, not {_kind(given)}.')
    for number, text in enumerate(given, 1):
        if not isinstance(text, str):
            raise _WrongRow(f'"references" must be a list of texts, but number {number} is {_kind(text)}.')
    return tuple(given)


def _text(row: Row, key: str, called: str) -> str | None:
    value = row.get(key)
    if value is None or isinstance(value, str):
        return value
    raise _WrongRow(f"{called} must be a text, not {_kind(value)}.")


def _name(row: Row, key: str, otherwise: str) -> str:
    value = row.get(key)
    if value is None:
        return otherwise
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)
    raise _WrongRow(f'"{key}" must be a text or a number, not {_kind(value)}.')


def _kind(value: object) -> str:
    return KINDS.get(type(value), "a number")


def _stem(path: Path) -> str:
    lower = path.name.lower()
    suffix = next((suffix for suffix in reversed(SUFFIXES) if lower.endswith(suffix)), "")
    return path.name[: len(path.name) - len(suffix)]


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
