"""Which column holds what, as a person says it: the names of columns, where `columns` goes by what is usual."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rouge_gui.corpus.columns import Columns, columns_of, columns_told, without_twins
from rouge_gui.corpus.listing import some_of
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said


@dataclass(frozen=True)
class ColumnNames:
    """The names of the columns that a person chose; None and empty where there is none.

    The candidates stand either in `candidate` (with the system's name in `system`, else the file's name is the
    system's), or in `candidates` (system -> column), or as texts by system in the objects of `by_system`.
    """

    id: str | None = None
    source: str | None = None
    references: tuple[str, ...] = ()
    system: str | None = None
    candidate: str | None = None
    candidates: Mapping[str, str] = field(default_factory=dict)
    by_system: str | None = None

    def named(self) -> tuple[str, ...]:
        """Return every column that is named, in the order of the fields."""
        ones = (self.id, self.source, *self.references, self.system, self.candidate)
        return tuple(name for name in (*ones, *self.candidates.values(), self.by_system) if name is not None)

    def columns(self, path: Path, names: Sequence[str]) -> Columns:
        """Return the places of the columns in a file whose columns are `names`; all others are metadata.

        A name that stands twice among `names` is each time the next of them. `UnreadableFile` where one is missing,
        which lists what there is, or where the candidates are named in two ways.
        """
        self._check(path, names)
        places = _Places(names)
        references = tuple(places.next(name) for name in self.references)
        candidates: tuple[tuple[int, str | None], ...] = tuple(
            (places.next(name), system) for system, name in self.candidates.items()
        )
        if self.candidate is not None:
            candidates = ((places.next(self.candidate), None),)
        id_, system, source, by_system = (
            None if name is None else places.next(name)
            for name in (self.id, self.system, self.source, self.by_system)
        )
        used = {id_, system, source, by_system, *references, *(place for place, _ in candidates)}
        others = ((place, name) for place, name in enumerate(names) if place not in used)
        return Columns(id_, system, source, references, candidates, by_system, tuple(without_twins(others)))

    def _check(self, path: Path, names: Sequence[str]) -> None:
        there = set(names)
        if missing := [name for name in dict.fromkeys(self.named()) if name not in there]:
            told = some_of(f'"{name}"' for name in missing)
            why = said(
                "has no column {missing}, which the recipe names. {columns}",
                missing=told,
                columns=columns_told(names),
            )
            raise UnreadableFile(path, why)
        ways = [self.candidate is not None, bool(self.candidates), self.by_system is not None]
        if sum(ways) > 1:
            raise UnreadableFile(
                path,
                said(
                    'cannot be read so: the recipe names more than one of "candidate", "candidates" and '
                    '"by_system". Keep one of them'
                ),
            )
        if self.system is not None and self.candidate is None:
            raise UnreadableFile(
                path,
                said('cannot be read so: the recipe names a column "system", but no "candidate" beside it'),
            )
        if not self.references and not any(ways):
            raise UnreadableFile(
                path,
                said("cannot be read so: the recipe names columns, but none of candidates or references"),
            )


def columns_as(named: ColumnNames, path: Path, names: Sequence[str]) -> Columns:
    """Return the columns as they are `named`, or by what is usual where nothing is named; errors as of both."""
    return columns_of(path, names) if named == ColumnNames() else named.columns(path, names)


def usual_names(path: Path, names: Sequence[str]) -> ColumnNames:
    """Return which columns usually hold what, nothing where that cannot be told."""
    try:
        return names_of(columns_of(path, names), names)
    except UnreadableFile:
        return ColumnNames()


def names_of(columns: Columns, names: Sequence[str]) -> ColumnNames:
    """Return the names that say what `columns`, of a file whose columns are `names`, says by places."""

    def name(place: int | None) -> str | None:
        return None if place is None else names[place]

    lone = next((names[place] for place, system in columns.candidates if system is None), None)
    return ColumnNames(
        name(columns.id),
        name(columns.source),
        tuple(names[place] for place in columns.references),
        name(columns.system),
        lone,
        {system: names[place] for place, system in columns.candidates if system is not None},
        name(columns.by_system),
    )


class _Places:
    """Where each name stands, one place after the other; the last again where there are no more."""

    def __init__(self, names: Sequence[str]) -> None:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for place, name in enumerate(names):
            found[name].append(place)
        self._places: dict[str, Iterator[int]] = {name: iter(places) for name, places in found.items()}
        self._last = {name: places[-1] for name, places in found.items()}

    def next(self, name: str) -> int:
        """Return the next place of a name that is there."""
        return next(self._places[name], self._last[name])
