"""The folders that pointer-generator writes: `decoded/000000_decoded.txt` and `reference/000000_reference.txt`.

Its sentences stand one a line, with `<` and `>` (and nothing else) escaped as in HTML; here they are themselves again.
There is no source.
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

DECODED, REFERENCE = "decoded", "reference"
NAME = re.compile(rf"(?P<id>\d+)_(?P<role>{DECODED}|{REFERENCE})\.txt")


def recognises(path: Path) -> bool:
    """Tell whether `path` holds both folders, and the first one's files are named so."""
    return (
        (path / DECODED).is_dir()
        and (path / REFERENCE).is_dir()
        and any(NAME.fullmatch(entry.name) for entry in peek(path / DECODED))
    )


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples by number, each file read when its example is due."""
    return join_parts(path, parts_of_sorted(_sorted(path), _unescaped))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many of them pair."""
    counts = _sorted(path).counts(
        lambda count: counted(count, "decoded file"), lambda count: counted(count, "reference file")
    )
    return Outline(READER.name, counts)


def _sorted(path: Path) -> Sorted:
    lacking = said(
        "holds no 000000_{decoded}.txt and no 000000_{reference}.txt", decoded=DECODED, reference=REFERENCE
    )
    return sort_folders(path, (DECODED, REFERENCE), _sort, lacking)


def _sort(folder: Path, listed: Mapping[str, Path], files: dict[str, TextFiles]) -> Iterator[Problem]:
    """Add each file to those of its example; the others are told."""
    others = []
    for name, path in listed.items():
        found = NAME.fullmatch(name)
        if not found or found["role"] != folder.name:
            others.append(name)
            continue
        ours = files.setdefault(found["id"], TextFiles())
        if folder.name == DECODED:
            ours.candidates[DECODED] = path
        else:
            ours.references.append(path)
    if others:
        message = said(
            "Left out, because not named {pattern}: {names}.",
            pattern=f"000000_{folder.name}.txt",
            names=some_of(others),
        )
        yield Problem(folder, None, Level.NOTE, message)


def _unescaped(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">")


READER = Reader(
    "pointer-generator",
    said("a folder with pointer-generator's decoded/ and reference/"),
    (),
    recognises,
    read,
    outline=outline,
    is_of_one_system=True,
)
