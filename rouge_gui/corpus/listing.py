"""What lies in a folder: its text files or its folders by name, and one line about everything else."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from unicodedata import normalize

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Level, Problem

SUFFIX = ".txt"
NAMED = 3


def list_texts(folder: Path) -> tuple[dict[str, Path], list[Problem]]:
    """Return the text files in `folder` by name without suffix, and what else it holds as one Problem."""
    entries, problems = list_entries(folder)
    texts: dict[str, Path] = {}
    others: list[str] = []
    for path in entries:
        name = _name(path)
        id_ = name[: -len(SUFFIX)]
        if name.lower().endswith(SUFFIX) and id_ and id_ not in texts and _is(path.is_file):
            texts[id_] = path
        else:
            others.append(name)
    return texts, [*problems, *_left_out(folder, others, f"not a {SUFFIX} file")]


def list_folders(folder: Path) -> tuple[dict[str, Path], list[Problem]]:
    """Return the folders in `folder` by name, and what else it holds as one Problem.

    A folder that leads back to where it lies is told and left out.
    """
    entries, problems = list_entries(folder)
    folders = {_name(path): path for path in entries if _is(path.is_dir)}
    others = [_name(path) for path in entries if not _is(path.is_dir)]
    for name, path in list(folders.items()):
        if folder.resolve().is_relative_to(path.resolve()):
            del folders[name]
            problems.append(
                Problem(path, None, Level.WARNING, "This folder leads back to itself and was left out.")
            )
    return folders, [*problems, *_left_out(folder, others, "not a folder")]


def list_entries(folder: Path) -> tuple[list[Path], list[Problem]]:
    """Return what `folder` holds by name, hidden files left out; nothing where it does not exist."""
    try:
        entries = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [Problem(folder, None, Level.ERROR, f"This folder {why(error)}.")]
    return entries, []


def some_of(names: Iterable[str]) -> str:
    """Return the first few of `names` and how many more there are."""
    listed = list(names)
    shown = ", ".join(listed[:NAMED])
    return shown if len(listed) <= NAMED else f"{shown} and {len(listed) - NAMED:,} more"


def _left_out(folder: Path, names: list[str], reason: str) -> list[Problem]:
    if not names:
        return []
    message = f"Left out, because {reason}: {some_of(names)}."
    return [Problem(folder, None, Level.NOTE, message)]


def _name(path: Path) -> str:
    """Return the file's name as composed Unicode: macOS keeps an accent apart from its letter."""
    return normalize("NFC", os.fsencode(path.name).decode("utf-8", "replace"))


def _is(question: Callable[[], bool]) -> bool:
    """Ask a path what it is; one that cannot be followed is nothing."""
    try:
        return question()
    except OSError:
        return False
