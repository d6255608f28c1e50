"""One file per text: the files of each example, read when the example is due."""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TypeVar

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part
from rouge_gui.corpus.listing import list_files
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import listed, said

LOOK = 2_000
DIGITS = re.compile(r"(\d+)")
ENDING = r"s?([_-]?(summar(y|ies)|dir|outputs?|files?))?"
MODEL = re.compile(rf"(model|reference|ref|gold|target|human){ENDING}", re.IGNORECASE)

Key = TypeVar("Key")


@dataclass
class TextFiles:
    """The files of one example, the candidates by system."""

    references: list[Path] = field(default_factory=list)
    candidates: dict[str, Path] = field(default_factory=dict)


@dataclass
class Sorted:
    """Files by example, of all that were `listed`, and what there is to tell of the others."""

    files: dict[str, TextFiles] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    listed: int = 0

    def counts(self, candidates: Callable[[int], str], references: Callable[[int], str]) -> str:
        """Return the counts in words, the two kinds of files said by what counts them, from names alone.

        Unmatched is a file without a partner, and one that is named in another way.
        """
        ours = sum(len(each.candidates) for each in self.files.values())
        theirs = sum(len(each.references) for each in self.files.values())
        alone = sum(
            len(each.candidates) + len(each.references)
            for each in self.files.values()
            if not (each.candidates and each.references)
        )
        unmatched = self.listed - ours - theirs + alone
        return with_unmatched((candidates(ours), references(theirs)), unmatched)


def with_unmatched(counts: Iterable[str], unmatched: int) -> str:
    """Return `counts` and how many files have no partner, in words."""
    return said("{counts}, {unmatched:,} unmatched", counts=listed(counts), unmatched=unmatched)


Sort = Callable[[Path, Mapping[str, Path], dict[str, TextFiles]], Iterable[Problem]]


def sort_folders(path: Path, roles: Sequence[str], sort: Sort, lacking: str) -> Sorted:
    """Return the files of the folders `roles` in `path`; `UnreadableFile`, which says `lacking`, where none fits.

    `sort` adds the files of a folder to those of their examples and yields what there is to tell of the others.
    """
    found = Sorted()
    for role in roles:
        files, problems = list_files(path / role)
        found.listed += len(files)
        found.problems += [*problems, *sort(path / role, files, found.files)]
    if not found.files:
        raise UnreadableFile(path, lacking)
    return found


def parts_of_sorted(found: Sorted, mend: Callable[[str], str] = str) -> Iterator[Part | Problem]:
    """Yield what there is to tell, then what `parts_of_files` yields."""
    yield from found.problems
    yield from parts_of_files(found.files, mend)


def peek(folder: Path) -> list[Path]:
    """Return some of what `folder` holds, hidden files left out; nothing where it cannot be looked into."""
    try:
        return [entry for entry in islice(folder.iterdir(), LOOK) if not entry.name.startswith(".")]
    except OSError:
        return []


def parts_of_files(
    files: Mapping[str, TextFiles], mend: Callable[[str], str] = str
) -> Iterator[Part | Problem]:
    """Yield the part of each id, ids, references and systems in the order a person counts; each text goes through `mend`.

    A file that cannot be read is a Problem, and its text is missing. The account of each folder follows.
    """
    read: Counter[tuple[str, str]] = Counter()
    for id_ in sorted(files, key=natural):
        problems: list[Problem] = []
        references = _texts(((path, path) for path in _counted(files[id_].references)), mend, problems)
        candidates = _texts(
            sorted(files[id_].candidates.items(), key=lambda each: natural(each[0])), mend, problems
        )
        yield from problems
        for path in references:
            read[folder_of(path), "reference"] += 1
        for name in candidates:
            read[folder_of(files[id_].candidates[name]), "candidate"] += 1
        yield Part(
            Example(
                id_,
                references=tuple(references.values()),
                candidates={name: Candidate(text) for name, text in candidates.items()},
            ),
            None,
        )
    yield from accounts_of(read)


def folder_of(path: Path) -> str:
    """Return the folder of a file, without a path being made for it."""
    return str(path).rpartition(os.sep)[0]


def natural(name: str) -> list[tuple[int, int, str]]:
    """Return a key that sorts 2 before 10."""
    parts = DIGITS.split(name)
    return [(0, int(part), part) if part.isdecimal() else (1, 0, part) for part in parts if part]


def _counted(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: natural(path.name)) if len(paths) > 1 else paths


def _texts(
    files: Iterable[tuple[Key, Path]], mend: Callable[[str], str], problems: list[Problem]
) -> dict[Key, str]:
    texts = {}
    for key, path in files:
        try:
            text, notes = read_text_file(path)
        except UnreadableFile as error:
            problems.append(Problem(path, None, Level.ERROR, said("This file {why}.", why=error.why)))
        else:
            texts[key] = mend(text)
            problems += notes
    return texts
