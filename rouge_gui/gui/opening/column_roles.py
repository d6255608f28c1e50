"""What each column of a table is for, one role a column: the way in which a person says it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.wording import said


class Role(StrEnum):
    """What a column holds."""

    OTHER = "other"
    ID = "id"
    SOURCE = "source"
    REFERENCE = "reference"
    OF_SYSTEM = "candidate of a system"
    SYSTEM = "system"
    CANDIDATE = "candidate"
    BY_SYSTEM = "candidates by system"


# For a list of choices.
WORDS = {
    Role.OTHER: said("something else"),
    Role.ID: said("the id of the example"),
    Role.SOURCE: said("the source"),
    Role.REFERENCE: said("a reference"),
    Role.OF_SYSTEM: said("the candidate of a system"),
    Role.SYSTEM: said("the name of the system"),
    Role.CANDIDATE: said("the candidate"),
    Role.BY_SYSTEM: said("all candidates by system"),
}

LONE = frozenset({Role.ID, Role.SOURCE, Role.SYSTEM, Role.CANDIDATE, Role.BY_SYSTEM})


@dataclass(frozen=True)
class Use:
    """A column's role, and of a system's candidates the system's name."""

    role: Role = Role.OTHER
    system: str = ""


def uses_of(columns: ColumnNames, names: Sequence[str]) -> list[Use]:
    """Return the use of each of `names`; of names that stand twice the first takes the first role."""
    waiting: dict[str, list[Use]] = {}
    for name, use in _said(columns):
        waiting.setdefault(name, []).append(use)
    return [uses.pop(0) if (uses := waiting.get(name)) else Use() for name in names]


def columns_of(names: Sequence[str], uses: Sequence[Use]) -> ColumnNames:
    """Return which of `names` holds what, by their uses; a system without a name is called as its column is."""
    by_role: dict[Role, list[str]] = {role: [] for role in Role}
    candidates: dict[str, str] = {}
    for name, use in zip(names, uses, strict=True):
        by_role[use.role].append(name)
        if use.role is Role.OF_SYSTEM:
            candidates[use.system or name] = name
    id_, source, system, candidate, by_system = (
        next(iter(by_role[role]), None)
        for role in (Role.ID, Role.SOURCE, Role.SYSTEM, Role.CANDIDATE, Role.BY_SYSTEM)
    )
    references = tuple(by_role[Role.REFERENCE])
    return ColumnNames(id_, source, references, system, candidate, candidates, by_system)


def twins(names: Sequence[str], uses: Sequence[Use]) -> list[str]:
    """Return the names of systems that several columns have."""
    called = Counter(
        use.system or name for name, use in zip(names, uses, strict=True) if use.role is Role.OF_SYSTEM
    )
    return [system for system, times in called.items() if times > 1]


def _said(columns: ColumnNames) -> Iterator[tuple[str, Use]]:
    for name, role in (
        (columns.id, Role.ID),
        (columns.source, Role.SOURCE),
        *((reference, Role.REFERENCE) for reference in columns.references),
        (columns.system, Role.SYSTEM),
        (columns.candidate, Role.CANDIDATE),
        (columns.by_system, Role.BY_SYSTEM),
    ):
        if name is not None:
            yield name, Use(role)
    for system, name in columns.candidates.items():
        yield name, Use(Role.OF_SYSTEM, system)
