"""Files whose lines belong together by their numbers: line 7 of each file is the same example."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.listing import composed
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

BLANK: Mapping[str, Callable[[str], str]] = {
    "source": lambda id_: said(
        "This line is blank, so the source of example {example} is empty.", example=id_
    ),
    "reference": lambda id_: said(
        "This line is blank, so the reference of example {example} is empty.", example=id_
    ),
    "candidate": lambda id_: said(
        "This line is blank, so the candidate of example {example} is empty.", example=id_
    ),
}


@dataclass(frozen=True)
class Aligned:
    """The files of one set of examples; `before` stands before the line number in each id."""

    source: Path | None = None
    references: tuple[Path, ...] = ()
    candidates: Mapping[str, Path] = field(default_factory=dict)
    before: str = ""


def read_aligned(files: Aligned) -> Iterator[Example | Problem]:
    """Yield one example for each line, as long as there is a reference and a candidate (or where none has any at all).

    A file whose count of lines is not that of most (or of the references) is a Problem at the line where they part, a
    blank line is one too, and so is a file that cannot be read; `UnreadableFile` where none can.
    """
    source = _Column("source", files.source) if files.source else None
    references = [_Column("reference", path) for path in files.references]
    candidates = {system: _Column("candidate", path) for system, path in files.candidates.items()}
    # References first: where two counts are equally frequent, theirs is the one to go by.
    columns = [*references, *([source] if source else []), *candidates.values()]
    number = 0
    while True:
        number += 1
        for column in columns:
            yield from column.advance(number)
        if number == 1:
            _check_readable(columns)
        if not (_goes_on(references, number) and _goes_on(list(candidates.values()), number)):
            break
        if not any(column.length >= number for column in columns):
            break
        id_ = f"{files.before}{number}"
        for column in columns:
            yield from column.told_blank(number, id_)
        yield Example(
            id_,
            source.give(number) if source else None,
            tuple(text for column in references if (text := column.give(number)) is not None),
            {
                system: Candidate(text)
                for system, column in candidates.items()
                if (text := column.give(number)) is not None
            },
        )
    yield from _told_uneven(columns)
    yield from accounts_of(
        {(str(column.path), column.role): column.given for column in columns if column.given}
    )


class _Column:
    """A file read line by line; `length` is the number of the furthest line that was seen, `given` how many were read."""

    def __init__(self, role: str, path: Path) -> None:
        self.role = role
        self._items = read_lines(path)
        self._line: Line | None = None
        self.path = path
        self.length = 0
        self.filled = 0
        self.given = 0
        self.refused: UnreadableFile | None = None

    def advance(self, number: int) -> Iterator[Problem]:
        """Read on to line `number` or the end, and yield what there is to tell on the way."""
        while self._line is None or self._line.number < number:
            try:
                item = next(self._items, None)
            except UnreadableFile as error:
                self.refused = error
                yield Problem(error.path, None, Level.ERROR, said("This {why}.", why=error.why))
                return
            if item is None:
                return
            if isinstance(item, Problem):
                self.length = max(self.length, item.line or 0)
                yield item
                continue
            self._line = item
            self.length = item.number
            if item.text.strip():
                self.filled = item.number

    def at(self, number: int) -> str | None:
        """Return line `number` if that is where reading stands, None where it could not be read."""
        return self._line.text if self._line is not None and self._line.number == number else None

    def give(self, number: int) -> str | None:
        """Return what `at` returns, and count it as read."""
        text = self.at(number)
        self.given += text is not None
        return text

    def told_blank(self, number: int, id_: str) -> Iterator[Problem]:
        """Yield a warning where line `number` is blank."""
        text = self.at(number)
        if text is not None and not text.strip():
            message = BLANK[self.role](id_)
            yield Problem(self.path, number, Level.WARNING, message)

    def count(self) -> int:
        """Read to the end and return how many lines there are."""
        for item in self._items:
            self.length = max(self.length, (item.line or 0) if isinstance(item, Problem) else item.number)
            if isinstance(item, Line) and item.text.strip():
                self.filled = item.number
        return self.length


def _goes_on(columns: Sequence[_Column], number: int) -> bool:
    return not columns or any(column.length >= number for column in columns)


def _check_readable(columns: Sequence[_Column]) -> None:
    refused = [column.refused for column in columns if column.refused]
    if refused and len(refused) == len(columns):
        raise refused[0]


def _told_uneven(columns: Sequence[_Column]) -> Iterator[Problem]:
    counts = {column.path: column.count() for column in columns if not column.refused}
    if len(set(counts.values())) < 2:  # noqa: PLR2004
        return
    usual = Counter(counts.values()).most_common(1)[0][0]
    name = next(composed(path.name) for path, count in counts.items() if count == usual)
    for column in columns:
        count = counts.get(column.path, usual)
        if count < usual:
            message = said(
                "This file ends after line {last:,}, but {other} has {lines}. What is missing here was "
                "left out; if it is not the end that is missing, earlier lines are paired wrongly, too.",
                last=count,
                other=name,
                lines=counted(usual, "line"),
            )
            yield Problem(column.path, count or None, Level.ERROR, message)
        elif count > usual and column.filled <= usual:
            message = said(
                "The blank lines from here on pair with nothing in {other} and were left out.", other=name
            )
            yield Problem(column.path, usual + 1, Level.NOTE, message)
        elif count > usual:
            message = said(
                "This file has {lines}, but {other} has {usual:,}. What has no partner was left out; "
                "if it is not the end that is too much, earlier lines are paired wrongly, too.",
                lines=counted(count, "line"),
                other=name,
                usual=usual,
            )
            yield Problem(column.path, usual + 1, Level.ERROR, message)
