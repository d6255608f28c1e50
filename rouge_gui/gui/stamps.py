"""Size and time of very many files, so that what changed is found and no step on the way takes long."""

import os
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

MOST_LISTED = 1_000_000
PIECE = 500
BUCKETS = 512

Stamp = tuple[int, int]


class Stamps:
    """Size in bytes and time in nanoseconds of files by path.

    They lie in many small dictionaries: a large one of 200,000 files kept the interpreter for 0.3 s when it was compared.
    """

    def __init__(self) -> None:
        self._buckets: list[dict[str, Stamp]] = [{} for _ in range(BUCKETS)]

    def add(self, path: str) -> bool:
        """Take in how `path` is now; False where it is gone, which has no stamp."""
        found = stamp(path)
        if found is not None:
            self._buckets[hash(path) % BUCKETS][path] = found
        return found is not None

    def differing(self, other: "Stamps") -> Iterator[set[str]]:
        """Yield, a piece at a time, the paths that only one of the two has or that have another stamp."""
        for ours, theirs in zip(self._buckets, other._buckets, strict=True):  # noqa: SLF001 (of the same class)
            yield {path for path, _ in ours.items() ^ theirs.items()}

    def give_up(self) -> list[dict[str, Stamp]]:
        """Return what was held, in pieces, and hold nothing any more."""
        held, self._buckets = self._buckets, [{} for _ in range(BUCKETS)]
        return held


def stamp(path: str) -> Stamp | None:
    """Return size and time of `path`, None where it is gone."""
    try:
        status = os.stat(path)  # noqa: PTH116 (to make a Path takes longer than to look)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns


def files_of(paths: Iterable[Path]) -> Iterator[list[str]]:
    """Yield every file among and below `paths`, PIECE of them a step and at most MOST_LISTED."""
    listed = islice(chain.from_iterable(map(_files, paths)), MOST_LISTED)
    while files := list(islice(listed, PIECE)):
        yield files


def _files(path: Path) -> Iterable[str]:
    if not path.is_dir():
        return [str(path)]
    return (os.path.join(at, name) for at, _, names in os.walk(path) for name in names)  # noqa: PTH118 (as in `stamp`)
