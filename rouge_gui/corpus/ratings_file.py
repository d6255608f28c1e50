"""Ratings in a file of their own: which numbers people gave to which candidate.

CSV with commas or semicolons, TSV, or JSON lines, plain or gzipped. A row is a candidate: its example, its system, and
each other column a rating, but for columns that a corpus has its texts in. An empty cell is no rating. Under `ratings` a
JSON line may hold an object of numbers by name, as a corpus does.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rouge_gui.corpus.cells import APOSTROPHE, is_guarded
from rouge_gui.corpus.columns import CANDIDATES, IDS, REFERENCE, SOURCES, SUMMARY, SYSTEMS, columns_told
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, Seen
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.numbers import finite
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.records import read_records
from rouge_gui.corpus.rows import ROW, Called, WrongRow, checked_name, kind, parts_of, wrong_length
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

TABLES, LINES = (".csv", ".csv.gz", ".tsv", ".tsv.gz"), (".jsonl", ".jsonl.gz")
SEPARATORS = (",", ";", "\t")
RATINGS = "ratings"
TEXTS = {*SOURCES, *CANDIDATES, SUMMARY, "references"}
CALLED = Called(ROW, said("a rated candidate"))
ADVICE = said('A row names the "example" (or "id") and the "system", and has a column for each rating')
THE_NAME = said("The name")


@dataclass(frozen=True)
class Rated:
    """What people said of the candidate of `system` for `example` (its id): numbers by name."""

    example: str
    system: str
    values: Mapping[str, float]


def read_ratings(path: Path) -> Iterator[Rated | Problem]:
    """Yield the rated candidates of a file; a cell that is no number is a Problem and the rest goes on.

    Of two rows of one candidate the first counts. `UnreadableFile` where the file is of another kind, or where its
    columns are.
    """
    name = path.name.lower()
    if path.is_file() and not name.endswith((*TABLES, *LINES)):
        raise UnreadableFile(
            path,
            said(
                "cannot be read as ratings. Name a file that ends in {endings}",
                endings=", ".join((*TABLES, *LINES)),
            ),
        )
    parts = _of_lines(path) if name.endswith(LINES) else _of_table(path)
    seen = Seen()
    for part in parts:
        if isinstance(part, Problem):
            yield part
            continue
        example, told = seen.admit(part.example)
        for _ in told:
            (system,) = part.example.candidates
            message = said(
                "Example {example} has ratings of {system} already; this second row was left out.",
                example=part.example.id,
                system=system,
            )
            yield Problem(path, part.line, Level.WARNING, message)
        if example is not None:
            yield from (
                Rated(example.id, system, _numbers_of(each)) for system, each in example.candidates.items()
            )


def _numbers_of(candidate: Candidate) -> dict[str, float]:
    return {name: value for name, value in candidate.metadata.items() if isinstance(value, float)}


def _of_lines(path: Path) -> Iterator[Part | Problem]:
    return parts_of_objects(path, read_lines(path), partial(_of_object, path), CALLED)


def _of_object(path: Path, number: int, row: Row) -> Iterator[Part | Problem]:
    keys = tuple(row)
    id_, system = _first(keys, IDS), _first(keys, SYSTEMS)
    if id_ is None or system is None:
        raise WrongRow(
            said(
                'This line does not name an "example" (or "id") and a "system". {columns}.',
                columns=columns_told(keys),
            )
        )
    given = {key: value for key, value in row.items() if key not in (keys[id_], keys[system])}
    inner = given.pop(RATINGS, None)
    if inner is not None and not isinstance(inner, dict):
        raise WrongRow(
            said(
                '"{field}" must be an object of numbers by name, not {kind}.', field=RATINGS, kind=kind(inner)
            )
        )
    told = {name: value for name, value in {**given, **(inner or {})}.items() if not _is_text(name)}
    yield from _rated(path, number, (row[keys[id_]], row[keys[system]]), told)


def _of_table(path: Path) -> Iterator[Part | Problem]:
    separator, names = _header(path)
    id_, system = _first(names, IDS), _first(names, SYSTEMS)
    if id_ is None or system is None:
        raise UnreadableFile(path, _misses(said("does not tell who is rated"), names))
    columns = [place for place, name in enumerate(names) if place not in (id_, system) and not _is_text(name)]
    if not columns:
        raise UnreadableFile(path, _misses(said("has no column of ratings"), names))

    def rated(line: int, cells: list[str]) -> Iterator[Part | Problem]:
        if len(cells) != len(names):
            raise wrong_length(len(names), len(cells))
        plain = [each.removeprefix(APOSTROPHE) if is_guarded(each) else each for each in cells]
        told = {names[place]: _number(plain[place], separator) for place in columns}
        yield from _rated(path, line, (plain[id_] or None, plain[system] or None), told)

    rows = read_records(path, read_lines(path), separator)
    for row in rows:
        if not isinstance(row, Problem):
            break
        yield row
    yield from parts_of(path, rows, rated, CALLED)


def _rated(
    path: Path, line: int, names: tuple[object, object], given: Mapping[str, object]
) -> Iterator[Part | Problem]:
    """Yield the ratings of one candidate, (example, system) its `names`, after what is wrong with some of them."""
    if names[0] is None or names[1] is None:
        raise WrongRow(said("There is no name of the example or of the system."))
    example, system = (checked_name(name, THE_NAME, "") for name in names)
    values: dict[str, float] = {}
    for name, value in given.items():
        number = finite(value)
        if number is not None:
            values[name] = number
        elif value is not None:
            yield Problem(path, line, Level.ERROR, _no_rating(value, name, system, example))
    yield Part(Example(example, candidates={system: Candidate("", values)}), line)


def _no_rating(value: object, rating: str, system: str, example: str) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return said(
            'The rating "{rating}" of {system} in example {example} is too large.',
            rating=rating,
            system=system,
            example=example,
        )
    return said(
        'The rating "{rating}" of {system} in example {example} is no number, but {value}.',
        rating=rating,
        system=system,
        example=example,
        value=f"{value!r}" if isinstance(value, str | float) else kind(value),
    )


def _misses(what: str, names: Sequence[str]) -> str:
    """Return `what` is wrong with the columns called `names`, what they should be, and what they are."""
    return said("{wrong}. {advice}. {columns}", wrong=what, advice=ADVICE, columns=columns_told(names))


def _header(path: Path) -> tuple[str, list[str]]:
    """Return the separator with which the columns are understood, else that which finds most, and their names."""
    found = {separator: _names_by(path, separator) for separator in SEPARATORS}
    understood = {
        separator: names
        for separator, names in found.items()
        if _first(names, IDS) is not None and _first(names, SYSTEMS) is not None
    }
    return max((understood or found).items(), key=lambda each: len(each[1]))


def _names_by(path: Path, separator: str) -> list[str]:
    rows = read_records(path, read_lines(path), separator)
    return next((row[1] for row in rows if not isinstance(row, Problem)), [])


def _number(cell: str, separator: str) -> object:
    """Return the number that a cell holds, None for an empty one, else the cell; beside semicolons a comma is a point."""
    plain = cell.strip()
    if not plain:
        return None
    try:
        return float(plain if separator == "," else plain.replace(",", "."))
    except ValueError:
        return plain


def _first(names: Sequence[str], known: Sequence[str]) -> int | None:
    """Return the place of the first of the `known` names that is there."""
    plain = [_plain(name) for name in names]
    return next((plain.index(name) for name in known if name in plain), None)


def _is_text(name: str) -> bool:
    return _plain(name) in TEXTS or REFERENCE.fullmatch(_plain(name)) is not None


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_").replace("-", "_")
