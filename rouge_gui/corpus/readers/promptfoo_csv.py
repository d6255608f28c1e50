"""promptfoo's CSV: the variables of a test, then for each provider and prompt its answer, status, score and the like.

Each answer stands under `[provider] prompt`, which names the system (with a number where two are called alike); what
stands behind it is said of the candidate. The variables are known by the names of columns. Without one for it the
number of the row is the id. An apostrophe that keeps a spreadsheet from taking a cell as a formula is taken off.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.calls import example_of
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.records import Record, read_records
from rouge_gui.corpus.rows import ROW, Called, parts_of, wrong_length
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

SUFFIXES = (".csv", ".csv.gz")
CALLED = Called(ROW, said("a test of promptfoo"))
ANSWER = re.compile(r"\[[^\]]+\].*", re.DOTALL)
ESCAPED = re.compile(r"'(?=[=+\-@\t\r])")
STATUS, DESCRIPTION, FAILED_CALL = "Status", "Description", "ERROR"


class _Answer(NamedTuple):
    """The place of a system's answers, and of what is said of them by name."""

    system: str
    place: int
    rest: tuple[tuple[str, int], ...]


def recognises(path: Path) -> bool:
    """Tell whether a column of answers, with their status, stands in the first row of `path`."""
    if not (path.name.lower().endswith(SUFFIXES) and path.is_file()):
        return False
    try:
        return bool(_places(_header(_records(path))))
    except UnreadableFile:
        return False


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a row that is none is a Problem and the rest goes on."""
    rows = _records(path)
    names = _header(rows)
    if not _places(names):
        raise UnreadableFile(
            path,
            said(
                'is not promptfoo\'s CSV: no column "[provider] prompt" stands before a column "{status}"',
                status=STATUS,
            ),
        )
    answers = _answers(names)
    numbers = count(1)

    def parts(line: int, cells: Sequence[str]) -> Iterator[Part | Problem]:
        number = next(numbers)
        if len(cells) != len(names):
            raise wrong_length(len(names), len(cells))
        plain = [ESCAPED.sub("", cell, count=1) if cell.startswith("'") else cell for cell in cells]
        given = {name: cell for name, cell in zip(names[: answers[0].place], plain, strict=False) if cell}
        given.pop(DESCRIPTION, None)
        candidates = {}
        for answer in answers:
            told = {name: plain[place] for name, place in answer.rest if plain[place]}
            if told.get(STATUS) == FAILED_CALL:
                message = said(
                    "The call of {system} failed, so it has no candidate here.", system=answer.system
                )
                yield Problem(path, line, Level.WARNING, message)
            else:
                candidates[answer.system] = Candidate(plain[answer.place], told)
        yield Part(example_of(number, given, candidates), line)

    yield from join_parts(path, parts_of(path, rows, parts, CALLED))


def _records(path: Path) -> Iterator[Record | Problem]:
    return read_records(path, read_lines(path), ",")


def _header(rows: Iterator[Record | Problem]) -> list[str]:
    return next((row[1] for row in rows if not isinstance(row, Problem)), [])


def _places(names: Sequence[str]) -> list[int]:
    """Return where answers stand: under a provider in brackets, their status beside them."""
    return [
        place
        for place, (name, following) in enumerate(pairwise(names))
        if ANSWER.fullmatch(name) and following == STATUS
    ]


def _answers(names: Sequence[str]) -> list[_Answer]:
    places = _places(names)
    ends = [*places[1:], len(names)]
    answers: list[_Answer] = []
    for place, end in zip(places, ends, strict=True):
        twins = sum(names[other] == names[place] for other in places[: len(answers)])
        system = f"{names[place]} ({twins + 1})" if twins else names[place]
        rest = tuple((names[behind], behind) for behind in range(place + 1, end))
        answers.append(_Answer(system, place, rest))
    return answers


READER = Reader(said("promptfoo's CSV"), said("promptfoo's .csv"), SUFFIXES, recognises, read)
