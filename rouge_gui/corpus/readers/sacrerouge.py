"""SacreROUGE's JSON lines: a summary of one summarizer with its references a line; a text may be a list of sentences."""

from collections.abc import Iterator
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.openings import first_object
from rouge_gui.corpus.rows import LINE, Called, WrongRow, checked_name, checked_references, kind, stem
from rouge_gui.wording import said

SUFFIXES = (".jsonl", ".jsonl.gz")
CALLED = Called(LINE, said("a summary as SacreROUGE writes it"))
USED = {"instance_id", "summarizer_id", "summary", "references", "documents"}


def recognises(path: Path) -> bool:
    """Tell whether the first line of `path` is such a summary."""
    return (
        path.name.lower().endswith(SUFFIXES)
        and path.is_file()
        and {"instance_id", "summarizer_id", "summary"} <= first_object(path).keys()
    )


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    system = stem(path, SUFFIXES)

    def parts(number: int, row: Row) -> Iterator[Part]:
        yield Part(_example(number, row, system), number)

    return join_parts(path, parts_of_objects(path, read_lines(path), parts, CALLED))


def _example(number: int, row: Row, default_system: str) -> Example:
    system = checked_name(row.get("summarizer_id"), '"summarizer_id"', default_system)
    rest = {name: value for name, value in row.items() if name not in USED}
    text = None if row.get("summary") is None else _text(row["summary"], "summary")
    documents = _texts(row, "documents")
    return Example(
        checked_name(row.get("instance_id"), '"instance_id"', str(number)),
        "\n".join(documents) if documents else None,
        _texts(row, "references"),
        {} if text is None else {system: Candidate(text, rest)},
    )


def _texts(row: Row, name: str) -> tuple[str, ...]:
    given = row.get(name) or []
    if not isinstance(given, list):
        raise WrongRow(
            said(
                '"{field}" must be a list of objects with a "text", not {kind}.', field=name, kind=kind(given)
            )
        )
    return tuple(_text(one, name) for one in given)


def _text(given: object, name: str) -> str:
    """Return the text of a document; its sentences stand one a line."""
    if not isinstance(given, dict) or "text" not in given:
        raise WrongRow(said('"{field}" must hold an object with a "text".', field=name))
    text = given["text"]
    if isinstance(text, str):
        return text
    return "\n".join(checked_references(text, said('The "text" of "{field}"', field=name)))


READER = Reader("SacreROUGE", said("SacreROUGE's .jsonl"), SUFFIXES, recognises, read)
