"""The projects that were open last, the newest first; one JSON file, written whole or not at all."""

import json
from pathlib import Path

from rouge_gui.errors import UnreadableFile
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

FILE = "projects.json"
MOST = 8


def load(folder: Path) -> list[Path]:
    """Return the folders of projects that `folder` remembers; `UnreadableFile` where its file holds something else."""
    path = folder / FILE
    if not path.exists():
        return []
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UnreadableFile(
            path, said("the list of projects could not be read ({error})", error=str(error))
        ) from error
    if not isinstance(stored, list) or not all(isinstance(each, str) for each in stored):
        raise UnreadableFile(path, said("the list of projects is no list of folders"))
    return [Path(each) for each in stored]


def add(folder: Path, project: Path) -> None:
    """Remember `project` as the newest; `UnreadableFile` and `UnwritableFile` as of `load` and `save`."""
    save(folder, [project, *(each for each in load(folder) if each != project)])


def save(folder: Path, projects: list[Path]) -> None:
    """Remember the first `MOST` of `projects` in `folder`; `UnwritableFile` where that fails."""
    with replacing(folder / FILE) as fresh:
        fresh.write_text(
            json.dumps([str(each) for each in projects[:MOST]], ensure_ascii=False), encoding="utf-8"
        )
