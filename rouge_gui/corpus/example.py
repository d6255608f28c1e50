"""What a corpus holds: examples with their texts, and the problems met while they were read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path


@dataclass(frozen=True)
class Candidate:
    """A system's summary and whatever else its file says of it (ratings, for one)."""

    text: str
    metadata: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Example:
    """One source with its references and each system's candidate. `source` is None where there is none."""

    id: str
    source: str | None = None
    references: tuple[str, ...] = ()
    candidates: Mapping[str, Candidate] = field(default_factory=dict)
    metadata: Mapping[str, object] = field(default_factory=dict)

    def joined(self, other: "Example") -> "Example":
        """Return this example with what `other`, a later part of the same example, adds."""
        return replace(
            self,
            source=other.source if self.source is None else self.source,
            references=self.references or other.references,
            candidates={**self.candidates, **other.candidates},
            metadata={**other.metadata, **self.metadata},
        )


class Level(StrEnum):
    """How much a problem matters: something was left out, something looks odd, something worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True)
class Problem:
    """One line of the import report: the file, the 1-based line where there is one, and a sentence."""

    path: Path
    line: int | None
    level: Level
    message: str


@dataclass(frozen=True)
class Account(Problem):
    """A note that is no problem: what was read of a file or folder, in words with counts."""

    @classmethod
    def of(cls, path: Path, message: str) -> "Account":
        """Return the account of `path`."""
        return cls(path, None, Level.NOTE, message)


class Corpus:
    """Examples by id, in the order in which they were first met; parts of one example are joined."""

    def __init__(self) -> None:
        self._examples: dict[str, Example] = {}

    def add(self, example: Example) -> None:
        """Take `example` in, or join it to the part that is here already."""
        known = self._examples.get(example.id)
        self._examples[example.id] = example if known is None else known.joined(example)

    def get(self, id_: str) -> Example | None:
        """Return the example called `id_`, or None."""
        return self._examples.get(id_)

    def __iter__(self) -> Iterator[Example]:
        """Iterate over the examples."""
        return iter(self._examples.values())

    def __len__(self) -> int:
        """Return how many examples there are."""
        return len(self._examples)
