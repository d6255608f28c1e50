"""What lies in a folder: its text files or its folders by name, and one line about everything else."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from unicodedata import normalize

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.ordering import in_order
from rouge_gui.wording import said

SUFFIX = ".txt"
NAMED = 3


class Files(Mapping[str, Path]):
    """Files of one folder by name. A path is made when it is asked for: a folder may hold a hundred thousand."""

    def __init__(self, folder: Path, names: dict[str, str]) -> None:
        """`names` are the names on disk, given away."""
        self._folder = folder
        self._names = names

    def __getitem__(self, name: str) -> Path:
        return self._folder / self._names[name]

    def take(self, name: str) -> Path:
        """Return a file and forget it, so that a hundred thousand names are not freed at a stretch in the end."""
        return self._folder / self._names.pop(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def list_texts(folder: Path) -> tuple[Files, list[Problem]]:
    """Return the text files in `folder` by name without suffix, and what else it holds as one Problem."""
    entries, problems = _listed(folder)
    texts: dict[str, str] = {}
    others: list[str] = []
    for entry in entries:
        name = composed(entry.name)
        id_ = name[: -len(SUFFIX)]
        if name.lower().endswith(SUFFIX) and id_ and id_ not in texts and _is(entry.is_file):
            texts[id_] = entry.name
        else:
            others.append(name)
    return Files(folder, texts), [
        *problems,
        *_left_out(folder, others, said("not a {suffix} file", suffix=SUFFIX)),
    ]


def list_files(folder: Path) -> tuple[Files, list[Problem]]:
    """Return the files in `folder` by `composed` name."""
    entries, problems = _listed(folder)
    return Files(
        folder, {composed(entry.name): entry.name for entry in entries if _is(entry.is_file)}
    ), problems


def list_folders(folder: Path) -> tuple[dict[str, Path], list[Problem]]:
    """Return the folders in `folder` by name, and what else it holds as one Problem.

    A folder that leads back to where it lies is told and left out.
    """
    entries, problems = _listed(folder)
    folders: dict[str, Path] = {}
    others: list[str] = []
    for entry in entries:
        name, path = composed(entry.name), folder / entry.name
        if not _is(entry.is_dir):
            others.append(name)
        elif folder.resolve().is_relative_to(path.resolve()):
            message = said("This folder leads back to itself and was left out.")
            problems.append(Problem(path, None, Level.WARNING, message))
        else:
            folders[name] = path
    return folders, [*problems, *_left_out(folder, others, said("not a folder"))]


def list_entries(folder: Path) -> tuple[list[Path], list[Problem]]:
    """Return what `folder` holds by name, hidden files left out; nothing where it does not exist."""
    entries, problems = _listed(folder)
    return [folder / entry.name for entry in entries], problems


def composed(name: str) -> str:
    """Return a file's name as composed Unicode, with a replacement character for what is none.

    macOS keeps an accent apart from its letter.
    """
    return name if name.isascii() else normalize("NFC", os.fsencode(name).decode("utf-8", "replace"))


def some_of(names: Iterable[str], total: int | None = None) -> str:
    """Return the first few of `names` and how many more there are of `total`, None where `names` are all."""
    listed = list(names)
    shown = ", ".join(listed[:NAMED])
    more = (len(listed) if total is None else total) - len(listed[:NAMED])
    return said("{names} and {more:,} more", names=shown, more=more) if more else shown


def _listed(folder: Path) -> tuple[Iterable[os.DirEntry[str]], list[Problem]]:
    try:
        with os.scandir(folder) as found:
            entries = [entry for entry in found if not entry.name.startswith(".")]
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [Problem(folder, None, Level.ERROR, said("This folder {why}.", why=why(error)))]
    return in_order(entries, attrgetter("name")), []


def _left_out(folder: Path, names: list[str], reason: str) -> list[Problem]:
    if not names:
        return []
    message = said("Left out, because {reason}: {names}.", reason=reason, names=some_of(names))
    return [Problem(folder, None, Level.NOTE, message)]


def _is(question: Callable[[], bool]) -> bool:
    """Ask a path what it is; one that cannot be followed is nothing."""
    try:
        return question()
    except OSError:
        return False
