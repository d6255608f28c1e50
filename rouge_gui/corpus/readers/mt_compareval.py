"""MT-ComparEval: `source.txt`, `reference.txt` and, a folder for each system, `SYS/translation.txt`, line by line."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from rouge_gui.corpus.aligned import Aligned, read_aligned
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import list_folders, some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.text_files import peek, with_unmatched
from rouge_gui.wording import counted, said

SOURCE, REFERENCE, TRANSLATION = "source.txt", "reference.txt", "translation.txt"


def recognises(path: Path) -> bool:
    """Tell whether `path` holds the reference and a folder with a translation."""
    return (path / REFERENCE).is_file() and any((entry / TRANSLATION).is_file() for entry in peek(path))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield an example a line; each folder with a translation is a system."""
    folders, problems = list_folders(path)
    candidates = _translations(folders)
    yield from (problem for problem in problems if problem.level is not Level.NOTE)
    if others := [name for name in folders if name not in candidates]:
        message = said(
            "Left out, because there is no {file} in it: {names}.", file=TRANSLATION, names=some_of(others)
        )
        yield Problem(path, None, Level.WARNING, message)
    source = path / SOURCE
    yield from read_aligned(Aligned(source if source.is_file() else None, (path / REFERENCE,), candidates))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many systems there are, and how many folders are none."""
    folders, _ = list_folders(path)
    systems = len(_translations(folders))
    left = len(folders) - systems
    counts = (counted(1, "reference file"), counted(systems, "translation"))
    return Outline(READER.name, with_unmatched(counts, left))


def _translations(folders: Mapping[str, Path]) -> dict[str, Path]:
    return {
        name: folder / TRANSLATION for name, folder in folders.items() if (folder / TRANSLATION).is_file()
    }


READER = Reader(
    "MT-ComparEval",
    said("a folder with MT-ComparEval's reference.txt and SYS/translation.txt"),
    (),
    recognises,
    read,
    outline=outline,
)
