"""Folders of summaries named as those of DUC and TAC: `D0701.M.250.A.1`, `D0801-A.M.100.A.3`.

The parts are the topic (with `-A` or `-B`, the initial and the update set, in TAC), M or P (many documents or one), the
length, the selector, the summarizer and, for one document, its number. A summarizer that is a letter is a human, who
wrote a reference; a number is a system. The topic (with the document) is the id, and the kind and length follow it where
a folder holds several. The files lie in the folder or in folders of it (`models/`, `peers/`).
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import list_files, list_folders, some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.text_files import Sorted, TextFiles, parts_of_files, peek
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

NAME = re.compile(
    r"(?P<topic>D\d+[A-Z]?(-[A-Z])?)\.(?P<kind>[A-Z])\.(?P<length>\d+)\.(?P<selector>[A-Z])\.(?P<by>[A-Z]|\d+)"
    r"(\.(?P<document>[^/]+?))?(\.txt)?",
    re.IGNORECASE,
)
NAMED = "D0701.M.250.A.1"
FOLDERS = 10


class _Summary(NamedTuple):
    path: Path
    topic: str
    size: str
    by: str


def recognises(path: Path) -> bool:
    """Tell whether `path` or a folder in it holds a file that is named so."""
    if not path.is_dir():
        return False
    entries = peek(path)
    folders = islice((entry for entry in entries if entry.is_dir()), FOLDERS)
    inside = chain.from_iterable(peek(folder) for folder in folders)
    return any(NAME.fullmatch(entry.name) for entry in chain(entries, inside))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield an example for each topic, each file read when its example is due."""
    return join_parts(path, _parts(path))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many of them pair."""
    return Outline(
        READER.name,
        _sorted(path).counts(
            lambda count: counted(count, "system file"), lambda count: counted(count, "model file")
        ),
    )


def _parts(path: Path) -> Iterator[Part | Problem]:
    found = _sorted(path)
    yield from found.problems
    yield from parts_of_files(found.files)


def _sorted(path: Path) -> Sorted:
    folders, _ = list_folders(path)
    summaries: list[_Summary] = []
    found = Sorted()
    for folder in (path, *folders.values()):
        listed, problems = list_files(folder)
        found.listed += len(listed)
        found.problems += problems
        named = {name: match for name in listed if (match := NAME.fullmatch(name))}
        if others := [name for name in listed if name not in named]:
            message = said(
                "Left out, because not named as in DUC or TAC ({name}): {names}.",
                name=NAMED,
                names=some_of(others),
            )
            found.problems.append(Problem(folder, None, Level.NOTE, message))
        summaries += [_summary(listed[name], match) for name, match in named.items()]
    if not summaries:
        raise UnreadableFile(path, said("holds no file named as in DUC or TAC ({name})", name=NAMED))
    found.problems += _sort(summaries, found.files)
    return found


def _summary(path: Path, found: re.Match[str]) -> _Summary:
    document = f".{found['document']}" if found["document"] else ""
    size = f".{found['kind']}.{found['length']}".upper()
    return _Summary(path, f"{found['topic'].upper()}{document}", size, found["by"].upper())


def _sort(summaries: Iterable[_Summary], files: dict[str, TextFiles]) -> Iterator[Problem]:
    """Add each file to those of its topic; a second one by the same summarizer is told."""
    several = len({summary.size for summary in summaries}) > 1
    seen: set[tuple[str, str]] = set()
    for summary in summaries:
        id_ = summary.topic + (summary.size if several else "")
        if (id_, summary.by) in seen:
            message = said(
                "There is another summary of {example} by {summarizer}; this second one was left out.",
                example=id_,
                summarizer=summary.by,
            )
            yield Problem(summary.path, None, Level.WARNING, message)
            continue
        seen.add((id_, summary.by))
        ours = files.setdefault(id_, TextFiles())
        if summary.by.isdecimal():
            ours.candidates[summary.by] = summary.path
        else:
            ours.references.append(summary.path)


READER = Reader(
    said("DUC and TAC"),
    said("a folder of summaries named as in DUC or TAC ({name})", name=NAMED),
    (),
    recognises,
    read,
    outline=outline,
)
