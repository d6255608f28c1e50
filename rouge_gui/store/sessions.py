"""A session as a file: what was open, how it was read and scored, and where one was; found again when files move."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import Any

from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.rouge.options import Options
from rouge_gui.store.fingerprints import Fingerprint, How, fingerprint
from rouge_gui.store.settings import options_from
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

ENDING = ".rouge-gui"
KIND, VERSION = "rouge-gui session", 1
MOST_ENTRIES = 200_000


@dataclass(frozen=True)
class SavedFile:
    """A file or folder that was open: where it lay, also seen from the session file, and what it was."""

    path: Path
    beside: str
    was: Fingerprint


@dataclass(frozen=True)
class SavedSession:
    """`recipe` is a recipe's text. `view` says by names where one was: open example, filter, order, window."""

    files: tuple[SavedFile, ...]
    options: Options
    signature: str
    recipe: str | None = None
    view: Mapping[str, str] = field(default_factory=dict)


class State(Enum):
    """What became of a saved file."""

    SAME = auto()
    MOVED = auto()
    CHANGED = auto()
    MISSING = auto()


@dataclass(frozen=True)
class Found:
    """A saved file, where it is now (None: nowhere that was looked), and what became of it."""

    saved: SavedFile
    path: Path | None
    state: State

    def told(self) -> str | None:
        """Return one sentence about what changed, None where nothing did."""
        name, how = self.saved.path.name, self.saved.was.how.told
        match self.state:
            case State.MOVED:
                folder = self.path and self.path.parent
                return said(
                    "“{name}” was found in {folder} (compared: {how}).", name=name, folder=folder, how=how
                )
            case State.CHANGED:
                return said(
                    "“{name}” changed on disk since the session was saved (compared: {how}).",
                    name=name,
                    how=how,
                )
            case State.MISSING:
                return said(
                    "“{name}” is neither in {folder} nor beside the session file.",
                    name=name,
                    folder=self.saved.path.parent,
                )
        return None


def remember(path: Path, session_path: Path) -> SavedFile:
    """Return what a session keeps of the opened `path`; `UnreadableFile` where it cannot be looked at."""
    whole = path.absolute()
    try:
        beside = os.path.relpath(whole, session_path.absolute().parent)
    except ValueError:  # another drive
        beside = whole.name
    return SavedFile(whole, Path(beside).as_posix(), fingerprint(whole))


def save(path: Path, session: SavedSession) -> None:
    """Write `session`; `UnwritableFile` where that fails, and then the old file stays as it was."""
    stored = {
        "kind": KIND,
        "version": VERSION,
        "files": [
            {"path": str(each.path), "beside": each.beside, **asdict(each.was)} for each in session.files
        ],
        "options": asdict(session.options),
        "signature": session.signature,
        "recipe": session.recipe,
        "view": dict(session.view),
    }
    with replacing(path) as fresh:
        fresh.write_text(json.dumps(stored, indent=1), encoding="utf-8")


def load(path: Path) -> SavedSession:
    """Return the session in `path`; `UnreadableFile` says why it cannot be opened."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UnreadableFile(
            path, said("the session could not be read ({error})", error=str(error))
        ) from error
    if not isinstance(stored, dict) or stored.get("kind") != KIND:
        told = said("is no session; a session is saved by rouge-gui as a file in {ending}", ending=ENDING)
        raise UnreadableFile(path, told)
    if stored.get("version") != VERSION:
        raise UnreadableFile(
            path, said("was saved by another version of rouge-gui, which keeps sessions differently")
        )
    try:
        return _session(stored)
    except (RougeGuiError, KeyError, TypeError, ValueError) as error:
        raise UnreadableFile(path, said("the session is damaged: {error}", error=str(error))) from error


def find(saved: SavedFile, session_path: Path, folders: Sequence[Path] = ()) -> Found:
    """Look for a saved file: where it was, beside the session file, and anywhere in `folders`.

    Elsewhere only the same name with the same contents counts.
    """
    if saved.path.exists():
        state = State.SAME if saved.was.is_same(fingerprint(saved.path)) else State.CHANGED
        return Found(saved, saved.path, state)
    home = session_path.absolute().parent
    places = [home / saved.beside, home / saved.path.name]
    for folder in folders:
        places += [folder / saved.path.name, *_named(folder, saved.path.name)]
    for place in dict.fromkeys(places):
        if place.exists() and saved.was.is_same(fingerprint(place)):
            return Found(saved, Path(os.path.normpath(place)), State.MOVED)
    return Found(saved, None, State.MISSING)


def _named(folder: Path, name: str) -> Iterator[Path]:
    """Yield what is called `name` anywhere in `folder`, among its first MOST_ENTRIES entries."""
    seen = 0
    for at, folders, files in os.walk(folder):
        seen += len(folders) + len(files)
        if name in folders or name in files:
            yield Path(at) / name
        if seen > MOST_ENTRIES:
            return


def _session(stored: Mapping[str, Any]) -> SavedSession:
    recipe, view = stored.get("recipe"), stored.get("view", {})
    if not (recipe is None or isinstance(recipe, str)):
        message = said("its recipe is no text")
        raise TypeError(message)
    if not isinstance(view, dict) or not all(isinstance(value, str) for value in view.values()):
        message = said("its view is no list of named texts")
        raise TypeError(message)
    files = tuple(map(_saved_file, stored["files"]))
    return SavedSession(files, options_from(stored["options"]), str(stored["signature"]), recipe, view)


def _saved_file(stored: Mapping[str, Any]) -> SavedFile:
    was = Fingerprint(
        int(stored["size"]),
        int(stored["modified"]),
        int(stored["files"]),
        str(stored["digest"]),
        How(stored["how"]),
    )
    return SavedFile(Path(stored["path"]), str(stored["beside"]), was)
