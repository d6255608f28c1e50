"""Watches what is open on disk, and tells once when a change has come to rest."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from rouge_gui.gui.worker import Job, Runner

REST_MS = 500
LONGEST_SECONDS = 5.0
MOST_WATCHED = 500
MOST_LISTED = 1_000_000
PIECE = 500

Stamps = Mapping[Path, tuple[int, int]]


class _Look(NamedTuple):
    """What is there, what of it is other than before, and which places are to be watched."""

    stamps: Stamps
    different: Sequence[Path]
    wanted: Sequence[str]


class Watching(QObject):
    """Watches files and folders. `changed` (list of Path) follows what became other, new or gone, once it rests.

    What is in a folder is compared by size and time in another thread. At most MOST_WATCHED places are handed to the
    system: in folders that hold more, a new or removed file is noticed in the folders watched, and so is every change
    in the files that are.
    """

    changed = Signal(list)

    def __init__(self, parent: QObject | None = None, rest_ms: int = REST_MS) -> None:
        super().__init__(parent)
        self._paths: tuple[Path, ...] = ()
        self._known: Stamps | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_noticed)
        self._watcher.directoryChanged.connect(self._on_noticed)
        self._rest = QTimer(self, singleShot=True, interval=rest_ms)
        self._rest.timeout.connect(self._look)
        self._noticed = monotonic()
        self._places: Stamps = {}
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_looked)

    def watch(self, paths: Sequence[Path]) -> None:
        """Watch `paths` from now on, as they are now, and nothing else."""
        self._forget()
        self._paths, self._known = tuple(paths), None
        if paths:
            self._look()

    def close(self) -> bool:
        """Stop; False where the thread did not end in time."""
        self._forget()
        return self._runner.close()

    def _forget(self) -> None:
        self._rest.stop()
        self._runner.cancel()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _look(self) -> None:
        paths, before = self._paths, self._known
        self._runner.start(Job(lambda: _looked(paths, before)))

    def _on_noticed(self, noticed: str) -> None:
        """Wait until it rests, yet never for long. What else happens beside the watched places is no news."""
        beside = [path for path in self._paths if path.parent == Path(noticed)]
        if beside and Path(noticed) not in self._paths and self._places == _places(self._paths):
            return
        if not self._rest.isActive():
            self._noticed = monotonic()
        if monotonic() - self._noticed < LONGEST_SECONDS:
            self._rest.start()

    def _on_looked(self, steps: list[_Look | None]) -> None:
        look = steps[-1]
        if look is None:
            return
        self._known, self._places = look.stamps, _places(self._paths)
        known = {*self._watcher.files(), *self._watcher.directories()}
        # Who replaces a file by another makes the system forget the first.
        new = [path for path in look.wanted if path not in known]
        if new:
            self._watcher.addPaths(new)
        if look.different:
            self.changed.emit(list(look.different))


def _looked(paths: Sequence[Path], before: Stamps | None) -> Iterator[_Look | None]:
    """Look at all files, with a step for each piece; the last step is what was found."""
    now: dict[Path, tuple[int, int]] = {}
    for piece in stamps(paths):
        now.update(piece)
        yield None
    known = now if before is None else before
    different = sorted(path for path in {*known, *now} if known.get(path) != now.get(path))
    # A folder that is renamed says nothing: the one that holds it does.
    folders = {path.parent for path in (*paths, *now)} | {path for path in paths if path.is_dir()}
    wanted = [str(path) for path in islice(chain(sorted(folders), now), MOST_WATCHED)]
    yield _Look(now, different, wanted)


def stamps(paths: Iterable[Path]) -> Iterator[Stamps]:
    """Yield size and time of every file among and below `paths`, PIECE of them a step and at most MOST_LISTED.

    What is gone has none.
    """
    listed = islice(chain.from_iterable(map(_files, paths)), MOST_LISTED)
    while files := list(islice(listed, PIECE)):
        yield _places(files)


def _places(paths: Iterable[Path]) -> Stamps:
    """Return the stamps of `paths` themselves, of those that are there."""
    return dict(filter(None, map(_stamp, paths)))


def _stamp(file: Path) -> tuple[Path, tuple[int, int]] | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return file, (status.st_size, status.st_mtime_ns)


def _files(path: Path) -> Iterable[Path]:
    if not path.is_dir():
        return [path]
    return (Path(at) / name for at, _, names in os.walk(path) for name in names)
