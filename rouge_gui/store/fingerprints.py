"""What a file or folder was when it was opened, so that it is known again elsewhere, and a change is noticed."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from stat import S_ISREG

from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

PIECE = 1 << 20
LARGE = 64 * PIECE


class How(StrEnum):
    """What of a place went into its digest, besides its size."""

    WHOLE = "all of it"
    ENDS = "its first and last megabyte"
    NAMES = "the names and sizes of its files"

    @property
    def told(self) -> str:
        """The same in words that can be said in other languages; what is written into sessions stays English."""
        return HOW_TOLD[self]


HOW_TOLD = {
    How.WHOLE: said("all of it"),
    How.ENDS: said("its first and last megabyte"),
    How.NAMES: said("the names and sizes of its files"),
}


@dataclass(frozen=True)
class Fingerprint:
    """`size` in bytes (a folder's: of all its files), `modified` in nanoseconds (the newest), and the SHA-256.

    `files` counts a folder's files; it is 1 for a file.
    """

    size: int
    modified: int
    files: int
    digest: str
    how: How

    def is_same(self, other: "Fingerprint") -> bool:
        """Tell whether both are of the same contents, as far as was looked."""
        return (self.size, self.digest, self.how) == (other.size, other.digest, other.how)


def fingerprint(path: Path) -> Fingerprint:
    """Return what `path` is now. Files over LARGE are read at both ends alone; `UnreadableFile` where it cannot be."""
    try:
        if path.is_dir():
            return _of_folder(path)
        if path.exists() and not path.is_file():
            raise UnreadableFile(path, said("could not be looked at (it is neither a file nor a folder)"))
        return _of_file(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableFile(path, said("could not be looked at ({reason})", reason=why)) from error


def _of_file(path: Path) -> Fingerprint:
    digest = hashlib.sha256()
    with path.open("rb") as handle:
        status = os.fstat(handle.fileno())
        how = How.ENDS if status.st_size > LARGE else How.WHOLE
        if how is How.ENDS:
            digest.update(handle.read(PIECE))
            handle.seek(-PIECE, os.SEEK_END)
        while piece := handle.read(PIECE):
            digest.update(piece)
    return Fingerprint(status.st_size, status.st_mtime_ns, 1, digest.hexdigest(), how)


def _of_folder(folder: Path) -> Fingerprint:
    entries = sorted(_files(folder))
    digest = hashlib.sha256()
    for name, size, _ in entries:
        digest.update(f"{name}\0{size}\n".encode("utf-8", "surrogateescape"))
    newest = max((modified for _, _, modified in entries), default=0)
    total = sum(size for _, size, _ in entries)
    return Fingerprint(total, newest, len(entries), digest.hexdigest(), How.NAMES)


def _files(folder: Path) -> Iterator[tuple[str, int, int]]:
    """Yield name (from `folder` on), size and time of every file; links to folders are not followed.

    A folder within that cannot be listed counts as empty, and a file that goes meanwhile as gone.
    """
    folder.stat()
    for at, _, names in os.walk(folder):
        for name in names:
            file = Path(at, name)
            with suppress(OSError):
                status = file.stat()
                if S_ISREG(status.st_mode):
                    yield file.relative_to(folder).as_posix(), status.st_size, status.st_mtime_ns
