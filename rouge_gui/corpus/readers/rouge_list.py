"""The list that ROUGE-1.5.5 takes with `-z`: a candidate's file and its references' files a line, `#` before remarks.

The list or its folder is opened. All lines are of one system, which the list's name names; the number of the row is
the id. Files are relative to the list's folder, or absolute as written; whether they are SPL, SEE or ISI is seen in
each.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, count, islice, repeat
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.glance import glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.peer_files import peer_text
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.rows import LINE, Called, WrongRow, parts_of, stem
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.corpus.text_files import folder_of
from rouge_gui.wording import counted, said

SUFFIXES = (".txt", ".lst", ".list")
CALLED = Called(LINE, said("a candidate's file and its references' files"))
REMARK = "#"
LONGEST = 4096
MOST_LOOKED_AT = 1_000
MOST_BESIDE = 100


def recognises(path: Path) -> bool:
    """Tell whether `path` is a list, its first line naming at least two files that are there, or a folder of lists."""
    return bool(_lists(path))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples, each file read when its line is due; a line that is wrong is a Problem and the rest goes on."""
    return chain.from_iterable(map(_read, _lists(path)))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many lines there are, and how many of the files they name are not there."""
    lists = _lists(path)
    missing: set[Path] = set()

    def look(named: tuple[Path, str]) -> int:
        missing.update(place for name in named[1].split() if not (place := named[0].parent / name).is_file())
        return len(named[1])

    lines = (
        (file, line.text)
        for file in lists
        for line in read_lines(file)
        if not isinstance(line, Problem) and _is_filled(line.text)
    )
    _, seen = glance(lines, look, MOST_LOOKED_AT)
    counts = said(
        "{lines} in {lists}, {files} missing",
        lines=seen.told(lambda count: counted(count, "line")),
        lists=counted(len(lists), "list"),
        files=counted(len(missing), "file"),
    )
    return Outline(READER.name, counts)


def _lists(path: Path) -> list[Path]:
    """Return the lists among the first files of a folder: one that holds many texts is no folder of lists."""
    try:
        files = list(islice(path.iterdir(), MOST_BESIDE)) if path.is_dir() else [path]
    except OSError:
        return []
    return sorted(file for file in files if file.name.lower().endswith(SUFFIXES) and _is_list(file))


def _is_list(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with path.open("rb") as handle:
            start = os.fsdecode(handle.read(LONGEST))
        names = next((line.split() for line in start.splitlines() if _is_filled(line)), [])
        return len(names) > 1 and all((path.parent / name).is_file() for name in names[:2])
    except (OSError, ValueError):
        return False


def _read(path: Path) -> Iterator[Example | Problem]:
    lines = (line for line in read_lines(path) if isinstance(line, Problem) or _is_filled(line.text))
    read: Counter[tuple[str, str]] = Counter()
    return join_parts(path, chain(parts_of(path, lines, _parts(path, read), CALLED), accounts_of(read)))


def _is_filled(line: str) -> bool:
    return bool(line.strip()) and not line.startswith(REMARK)


def _parts(path: Path, read: Counter[tuple[str, str]]) -> Callable[[int, str], Iterator[Part | Problem]]:
    system = stem(path, SUFFIXES)
    rows = count(1)

    def parts(line: int, text: str) -> Iterator[Part | Problem]:
        row = next(rows)
        names = text.split()
        if len(names) == 1:
            wrong = said("There is one file in this line, but a candidate and a reference are needed.")
            raise WrongRow(wrong)
        problems: list[Problem] = []
        own, *others = (peer_text(path.parent / name, None, problems) for name in names)
        references = tuple(other for other in others if other is not None)
        for role, name, given in zip(
            chain(["candidate"], repeat("reference")), names, (own, *others), strict=False
        ):
            read[folder_of(path.parent / name), role] += given is not None
        yield from problems
        candidates = {} if own is None else {system: Candidate(own)}
        yield Part(Example(str(row), None, references, candidates), line)

    return parts


READER = Reader(
    said("ROUGE-1.5.5 list"),
    said("a list of files for ROUGE-1.5.5's -z"),
    SUFFIXES,
    recognises,
    read,
    outline=outline,
)
