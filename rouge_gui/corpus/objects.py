"""JSON objects, one per line or entry of a file, on their way to parts of examples or whatever else they tell."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar, cast

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.lines import Line
from rouge_gui.corpus.rows import Called, WrongRow, kind, parts_of
from rouge_gui.wording import said

LONE = said(
    "Half of a surrogate pair is no character; {sign} stands in its place.", sign="\N{REPLACEMENT CHARACTER}"
)
# What Python's `json` finds wrong.
FAULTS = {
    str(fault): fault
    for fault in (
        said("Expecting value"),
        said("Expecting ',' delimiter"),
        said("Expecting ':' delimiter"),
        said("Expecting property name enclosed in double quotes"),
        said("Extra data"),
        said("Unterminated string starting at"),
        said("Invalid control character at"),
        said("Invalid \\escape"),
        said("Invalid \\uXXXX escape"),
        said("Illegal trailing comma before end of object"),
        said("Illegal trailing comma before end of array"),
    )
}

Row = Mapping[str, object]
Made = TypeVar("Made")


def parts_of_objects(
    path: Path,
    lines: Iterable[Line | Problem],
    parts: Callable[[int, Row], Iterable[Made | Problem]],
    called: Called,
) -> Iterator[Made | Problem]:
    """Yield the parts of each line's object; blank lines are none, one that is no JSON is a Problem."""

    def parsed(number: int, text: str) -> Iterator[Made | Problem]:
        try:
            row = _row(text, called)
            if _has_lone_surrogates(text, row):
                row = cast("Row", _mended(row))
                yield Problem(path, number, Level.WARNING, LONE)
        except RecursionError:
            raise WrongRow(said("The JSON is nested too deeply.")) from None
        yield from parts(number, row)

    filled = (line for line in lines if isinstance(line, Problem) or line.text.strip())
    return parts_of(path, filled, parsed, called)


def _row(text: str, called: Called) -> Row:
    try:
        row = json.loads(text)
    except json.JSONDecodeError as error:
        wrong = said(
            "This is not JSON: {error} at column {column}.",
            error=FAULTS.get(error.msg, error.msg),
            column=error.colno,
        )
        raise WrongRow(wrong) from None
    except ValueError as error:
        raise WrongRow(said("This JSON cannot be read: {error}.", error=str(error))) from None
    if not isinstance(row, dict):
        wrong = said("This {row} must be an object in JSON, not {kind}.", row=called.row, kind=kind(row))
        raise WrongRow(wrong)
    return row


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
