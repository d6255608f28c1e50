"""What the values of a row may be, whatever file it stands in: names, texts, lists of references."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

PATIENCE = 100
KINDS: Mapping[type, str] = {
    dict: said("an object"),
    list: said("a list"),
    str: said("a text"),
    bool: said("true or false"),
    int: said("a number"),
    float: said("a number"),
    type(None): "null",
}
FIRST: Mapping[str, str] = {
    "row": counted(PATIENCE, "row"),
    "line": counted(PATIENCE, "line"),
    "entry": counted(PATIENCE, "entry", "entries"),
    "task": counted(PATIENCE, "task"),
    "EVAL": counted(PATIENCE, "EVAL"),
}
ROW, LINE, ENTRY = said("row"), said("line"), said("entry")

Read = TypeVar("Read")
Made = TypeVar("Made")


class WrongRow(Exception):
    """A row that is no example; the text says why, for the import report."""


def wrong_length(columns: int, cells: int) -> WrongRow:
    """Return what is raised where a row has other cells than there are columns."""
    return WrongRow(
        said(
            "There are {columns}, but {cells} in this row.",
            columns=counted(columns, "column"),
            cells=counted(cells, "cell"),
        )
    )


class Called(NamedTuple):
    """What a row is called in a file (one of `FIRST`), and what it should be, for the sentences."""

    row: str
    wanted: str


def parts_of(
    path: Path,
    rows: Iterable[tuple[int, Read] | Problem],
    parts: Callable[[int, Read], Iterable[Made | Problem]],
    called: Called,
) -> Iterator[Made | Problem]:
    """Yield what is made of each numbered row; one that raises `WrongRow` is a Problem and the rest goes on.

    `UnreadableFile` where the first hundred are all wrong.
    """
    good = bad = 0
    for row in rows:
        if isinstance(row, Problem):
            yield row
            continue
        try:
            yield from parts(*row)
            good += 1
        except WrongRow as error:
            bad += 1
            yield Problem(
                path,
                row[0],
                Level.ERROR,
                said("{problem} This {row} was left out.", problem=str(error), row=called.row),
            )
        if bad == PATIENCE and not good:
            raise UnreadableFile(
                path,
                said("none of its first {rows} is {wanted}", rows=FIRST[called.row], wanted=called.wanted),
            )


def checked_name(value: object, called: str, otherwise: str) -> str:
    """Return a text or a number as a name, `otherwise` for None."""
    if value is None:
        return otherwise
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)
    raise WrongRow(said("{what} must be a text or a number, not {kind}.", what=called, kind=kind(value)))


def checked_text(value: object, called: str) -> str | None:
    """Return a text or None as it is."""
    if value is None or isinstance(value, str):
        return value
    raise no_text(value, called)


def no_text(value: object, called: str) -> WrongRow:
    """Return what is raised where a value is no text; what it is called may cost more to say than to look."""
    return WrongRow(said("{what} must be a text, not {kind}.", what=called, kind=kind(value)))


def checked_references(value: object, called: str) -> tuple[str, ...]:
    """Return a text, a list of texts or None as texts."""
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, list):
        raise WrongRow(
            said("{what} must be a text or a list of texts, not {kind}.", what=called, kind=kind(value))
        )
    for number, text in enumerate(value, 1):
        if not isinstance(text, str):
            raise WrongRow(
                said(
                    "{what} must be a list of texts, but number {place} is {kind}.",
                    what=called,
                    place=number,
                    kind=kind(text),
                )
            )
    return tuple(value)


def checked_candidates(value: object, called: str) -> dict[str, str]:
    """Return an object of texts by system; a system whose text is None has no candidate."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise WrongRow(
            said("{what} must be an object of texts by system, not {kind}.", what=called, kind=kind(value))
        )
    for name, text in value.items():
        if text is not None and not isinstance(text, str):
            raise no_text(text, said('"{name}" in {where}', name=name, where=called))
    return {name: text for name, text in value.items() if text is not None}


def kind(value: object) -> str:
    """Return what a value is, as the end of a sentence."""
    return KINDS.get(type(value)) or said("a {type}", type=type(value).__name__)


def stem(path: Path, suffixes: tuple[str, ...]) -> str:
    """Return the name of a file without the longest of `suffixes` that it ends in: whose candidates it holds."""
    lower = path.name.lower()
    suffix = max((suffix for suffix in suffixes if lower.endswith(suffix)), key=len, default="")
    return path.name[: len(path.name) - len(suffix)]
