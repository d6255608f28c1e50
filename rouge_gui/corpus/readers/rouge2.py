"""The folders of ROUGE 2.0: `reference/news1_reference1.txt` and `system/news1_system1.txt`.

What stands before the first `_` is the task and the id here; what stands behind it in `system/` names the system.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.joining import join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.text_files import Sorted, TextFiles, parts_of_sorted, peek, sort_folders
from rouge_gui.wording import counted, said

SYSTEM, REFERENCE = "system", "reference"
NAME = re.compile(r"(?P<task>[^_]+)_(?P<label>[^\W\d].*)\.txt", re.IGNORECASE | re.DOTALL)


def recognises(path: Path) -> bool:
    """Tell whether `path` holds both folders, and the systems' files are named so."""
    return (
        (path / REFERENCE).is_dir()
        and (path / SYSTEM).is_dir()
        and any(NAME.fullmatch(entry.name) for entry in peek(path / SYSTEM))
    )


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield an example for each task, each file read when its example is due."""
    return join_parts(path, parts_of_sorted(_sorted(path)))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many of them pair."""
    counts = _sorted(path).counts(
        lambda count: counted(count, "system file"), lambda count: counted(count, "reference file")
    )
    return Outline(READER.name, counts)


def _sorted(path: Path) -> Sorted:
    lacking = said(
        "holds no file named <task>_<name>.txt in {system} and {reference}",
        system=SYSTEM,
        reference=REFERENCE,
    )
    return sort_folders(path, (SYSTEM, REFERENCE), _sort, lacking)


def _sort(folder: Path, listed: Mapping[str, Path], files: dict[str, TextFiles]) -> Iterator[Problem]:
    """Add each file to those of its task; the others are told."""
    others = []
    for name, path in listed.items():
        found = NAME.fullmatch(name)
        if not found:
            others.append(name)
        elif folder.name == SYSTEM:
            files.setdefault(found["task"], TextFiles()).candidates[found["label"]] = path
        else:
            files.setdefault(found["task"], TextFiles()).references.append(path)
    if others:
        message = said(
            "Left out, because not named {pattern}: {names}.",
            pattern="<task>_<name>.txt",
            names=some_of(others),
        )
        yield Problem(folder, None, Level.NOTE, message)


READER = Reader(
    "ROUGE 2.0",
    said("a folder with ROUGE 2.0's system/ and reference/"),
    (),
    recognises,
    read,
    outline=outline,
)
