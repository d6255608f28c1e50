"""The rows of a table in a text file: cells between separators, in quotes where they hold one, or lines."""

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.decoding import LARGEST_TEXT
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.lines import Line
from rouge_gui.wording import said

QUOTE = '"'
Record = tuple[int, list[str]]


class _BrokenRecord(Exception):
    """A record that does not end as it began; the text says why."""


def read_records(path: Path, lines: Iterable[Line | Problem], separator: str) -> Iterator[Record | Problem]:
    """Yield the number of the first line and the cells of each row; rows in which all is empty are left out.

    A row whose quotes do not fit is a Problem, and reading goes on in the line after its first.
    """
    source = _Source(lines)
    for line in source:
        if isinstance(line, Problem):
            yield line
            continue
        try:
            cells = _cells(line.text, source, separator)
        except _BrokenRecord as error:
            yield Problem(
                path, line.number, Level.ERROR, said("{problem} This row was left out.", problem=str(error))
            )
            source.go_back()
            continue
        source.go_on()
        if any(cells):
            yield line.number, cells


class _Source:
    """Lines that can be asked for once more, as far as `go_on` was not called since."""

    def __init__(self, lines: Iterable[Line | Problem]) -> None:
        self._lines = iter(lines)
        self._again: deque[Line | Problem] = deque()
        self._taken: list[Line | Problem] = []
        self._held = 0

    def __iter__(self) -> Iterator[Line | Problem]:
        """Iterate over what is still to come."""
        while (line := self._next()) is not None:
            yield line

    def following(self) -> str:
        """Return the next line of a record that has begun."""
        line = self._next()
        if line is None:
            raise _BrokenRecord(said("A quote that opens in this row is never closed."))
        self._taken.append(line)
        if isinstance(line, Problem):
            raise _BrokenRecord(said("A line of this row cannot be read."))
        self._held += len(line.text)
        if self._held > LARGEST_TEXT:
            raise _BrokenRecord(said("A quote that opens in this row is not closed for very long."))
        return line.text

    def go_back(self) -> None:
        """Have the lines after a record's first one come again."""
        self._again.extendleft(reversed(self._taken))
        self.go_on()

    def go_on(self) -> None:
        """Let go of the lines of a record."""
        self._taken.clear()
        self._held = 0

    def _next(self) -> Line | Problem | None:
        return self._again.popleft() if self._again else next(self._lines, None)


def _cells(text: str, source: _Source, separator: str) -> list[str]:
    """Return the cells of the record that begins with the line `text`; more lines are asked for while a quote is open."""
    if QUOTE not in text:
        return text.split(separator)
    cells: list[str] = []
    place = 0
    while True:
        if text.startswith(QUOTE, place):
            cell, text, place = _quoted(text, place + 1, source)
            cells.append(cell)
            if place == len(text):
                return cells
            if not text.startswith(separator, place):
                raise _BrokenRecord(
                    said(
                        "A quote closes before {text!r}, where a cell must end; "
                        'a quote within a cell is written "".',
                        text=text[place : place + 20],
                    )
                )
        else:
            end = text.find(separator, place)
            if end < 0:
                return [*cells, text[place:]]
            cells.append(text[place:end])
            place = end
        place += len(separator)


def _quoted(text: str, place: int, source: _Source) -> tuple[str, str, int]:
    """Return the cell whose quote opened before `place`, the line in which it closes, and the place behind it."""
    parts: list[str] = []
    while True:
        end = text.find(QUOTE, place)
        if end < 0:
            parts += [text[place:], "\n"]
            text, place = source.following(), 0
        elif text.startswith(QUOTE, end + 1):
            parts.append(text[place : end + 1])
            place = end + 2
        else:
            parts.append(text[place:end])
            return "".join(parts), text, end + 1
