"""Watches what is open on disk, and tells once when a change has come to rest."""

import os
from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import chain, islice
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from rouge_gui.gui.letting_go import let_go
from rouge_gui.gui.stamps import Stamp, Stamps, files_of, stamp
from rouge_gui.gui.worker import Job, Runner

REST_MS = 500
LONGEST_SECONDS = 5.0
MOST_WATCHED = 500
ADDED_AT_ONCE = 50
NAMED = 3


class _Look(NamedTuple):
    """What is there, which places are to be watched, how many files are other, and the first of all that ever were."""

    stamps: Stamps
    wanted: Sequence[str]
    fresh: int
    named: Sequence[Path]


class Watching(QObject):
    """Watches files and folders. `changed` follows what became other, new or gone, once it rests.

    It tells how many files did since they are watched, and the first few of them (list of Path). What is in a folder is
    compared by size and time in another thread. At most MOST_WATCHED places are handed to the system: in folders that
    hold more, a new or removed file is noticed in the folders watched, and so is every change in the files that are.
    """

    changed = Signal(int, list)

    def __init__(self, parent: QObject | None = None, rest_ms: int = REST_MS) -> None:
        super().__init__(parent)
        self._paths: tuple[Path, ...] = ()
        self._known: Stamps | None = None
        self._others: set[str] = set()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_noticed)
        self._watcher.directoryChanged.connect(self._on_noticed)
        self._wanted: list[str] = []
        self._adding = QTimer(self, interval=0)
        self._adding.timeout.connect(self._add_some)
        self._rest = QTimer(self, singleShot=True, interval=rest_ms)
        self._rest.timeout.connect(self._look)
        self._noticed = monotonic()
        self._places: Mapping[Path, Stamp | None] = {}
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_looked)

    def watch(self, paths: Sequence[Path]) -> None:
        """Watch `paths` from now on, as they are now, and nothing else."""
        self._forget()
        self._paths, self._others = tuple(paths), set()
        self._know(None)
        if paths:
            self._look()

    def close(self) -> bool:
        """Stop; False where the thread did not end in time."""
        self._forget()
        return self._runner.close()

    def _forget(self) -> None:
        self._rest.stop()
        self._adding.stop()
        self._runner.cancel()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _look(self) -> None:
        paths, before, others = self._paths, self._known, self._others
        self._runner.start(Job(lambda: _looked(paths, before, others)))

    def _know(self, stamps: Stamps | None) -> None:
        """Hold `stamps`; what was held is freed in the other thread."""
        old, self._known = self._known, stamps
        if old is not None:
            held = old.give_up()
            self._runner.start(Job(lambda: let_go(held, 1)))

    def _add_some(self) -> None:
        """Hand some places to the system, which takes 30 us for each."""
        self._watcher.addPaths(self._wanted[:ADDED_AT_ONCE])
        del self._wanted[:ADDED_AT_ONCE]
        if not self._wanted:
            self._adding.stop()

    def _on_noticed(self, noticed: str) -> None:
        """Wait until it rests, yet never for long. What else happens beside the watched places is no news."""
        beside = [path for path in self._paths if path.parent == Path(noticed)]
        if beside and Path(noticed) not in self._paths and self._places == _stamps_of(self._paths):
            return
        if not self._rest.isActive():
            self._noticed = monotonic()
        if monotonic() - self._noticed < LONGEST_SECONDS:
            self._rest.start()

    def _on_looked(self, steps: list[_Look | None]) -> None:
        look = steps[-1]
        if look is None:
            return
        self._places = _stamps_of(self._paths)
        self._know(look.stamps)
        known = {*self._watcher.files(), *self._watcher.directories()}
        # Who replaces a file by another makes the system forget the first.
        self._wanted = [path for path in look.wanted if path not in known]
        if self._wanted:
            self._adding.start()
            self._add_some()
        if look.fresh:
            self.changed.emit(len(self._others), list(look.named))


def _looked(paths: Sequence[Path], before: Stamps | None, others: set[str]) -> Iterator[_Look | None]:
    """Look at all files, with a step for each piece; the last step is what was found.

    What is other than `before` is added to `others`, which no other thread changes.
    """
    now = Stamps()
    # A folder that is renamed says nothing: the one that holds it does.
    folders = dict.fromkeys(str(path.parent) for path in paths)
    folders |= dict.fromkeys(str(path) for path in paths if path.is_dir())
    first: list[str] = []
    for files in files_of(paths):
        there = [file for file in files if now.add(file)]
        if len(folders) < MOST_WATCHED:
            folders |= dict.fromkeys(map(os.path.dirname, there))
        first += there[: MOST_WATCHED - len(first)]
        yield None
    fresh = 0
    if before is not None:
        for some in now.differing(before):
            others |= some
            fresh += len(some)
            yield None
    wanted = list(islice(chain(folders, first), MOST_WATCHED))
    yield _Look(now, wanted, fresh, [Path(other) for other in nsmallest(NAMED, others)])


def _stamps_of(paths: Sequence[Path]) -> Mapping[Path, Stamp | None]:
    return {path: stamp(str(path)) for path in paths}
