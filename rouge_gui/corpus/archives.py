"""Archives: a zip is read as the folder it holds, a compressed file as the file, in a place of ours for that long."""

from __future__ import annotations

import stat
import zlib
from collections import defaultdict
from contextlib import contextmanager
from dataclasses import replace
from errno import ENOSPC
from lzma import LZMAError
from pathlib import Path, PurePosixPath, PureWindowsPath
from tempfile import TemporaryDirectory
from typing import IO, TYPE_CHECKING, NamedTuple
from zipfile import BadZipFile, ZipFile, ZipInfo

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.directory_size import directory_size
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.listing import list_entries, some_of
from rouge_gui.corpus.streams import BREAKS, break_reason, opened
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ZIP, STREAMS = ".zip", (".gz", ".zst")
SUFFIXES = (ZIP, *STREAMS)
SHADOWS = "__MACOSX"
PIECE = 1 << 18
# What is smaller is harmless whatever its ratio; texts pack to a tenth, the same text again and again to a hundredth.
HARMLESS, MOST_RATIO, MOST_BYTES = 64 << 20, 250, 8 << 30
MOST_DIRECTORY = 48 << 20
ENCRYPTED = 1
DAMAGES = (BadZipFile, RuntimeError, EOFError, ValueError, zlib.error, LZMAError, OSError)


class Unpacked(NamedTuple):
    """What an archive held, where it lies, and what was left out."""

    held: Path
    problems: list[Problem]


def is_archive(path: Path) -> bool:
    """Tell whether `path` is a .zip, .gz or .zst file, by its name."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file()


def read_archive(
    path: Path, read: Callable[[Path], Iterator[Example | Problem]], is_layout: Callable[[Path], bool]
) -> Iterator[Example | Problem]:
    """Yield what `read` yields of what the archive holds; problems name the archive and the place within it.

    `is_layout` tells which folder is read as it is: above it, a folder that holds but one other is looked into.
    `UnreadableFile` where it is damaged, no archive, or unpacks to what no corpus is. Nothing of it stays on disk.
    """
    with _place(path) as folder:
        if path.name.lower().endswith(ZIP):
            found = _unzip(path, folder)
            found = found._replace(held=_innermost(found.held, is_layout))
        else:
            found = _decompress(path, folder)
        yield from found.problems
        try:
            for item in read(found.held):
                yield (
                    item if isinstance(item, Example) else replace(item, path=_named(path, item.path, folder))
                )
        except UnreadableFile as error:
            raise UnreadableFile(_named(path, error.path, folder), error.why) from error


@contextmanager
def _place(path: Path) -> Iterator[Path]:
    try:
        place = TemporaryDirectory(prefix="rouge-gui-")
    except OSError as error:
        raise UnreadableFile(path, said("cannot be unpacked ({why})", why=why(error))) from error
    with place as folder:
        yield Path(folder)


def _named(path: Path, place: Path, folder: Path) -> Path:
    """Return what a place in our folder is called outside: the archive, and the place within a zip."""
    if path.name.lower().endswith(ZIP) and place.is_relative_to(folder / path.stem):
        return path / place.relative_to(folder / path.stem)
    return path if place.is_relative_to(folder) else place


def _decompress(path: Path, folder: Path) -> Unpacked:
    held = folder / path.stem
    if held.name.lower().endswith(SUFFIXES):
        raise UnreadableFile(path, said("holds another archive. Unpack it once, and open what is in it"))
    size = 0
    try:
        with opened(path) as packed, held.open("xb") as plain:
            for size in _copied(packed, plain):
                _check_size(path, size)
    except BREAKS as error:
        if not size:
            raise UnreadableFile(path, break_reason(error)) from error
        message = said("Reading ended early: the rest {why}.", why=break_reason(error))
        return Unpacked(held, [Problem(path, None, Level.ERROR, message)])
    return Unpacked(held, [])


def _unzip(path: Path, folder: Path) -> Unpacked:
    """Unpack the files of a zip, each by itself; one that is damaged or has no business here is left out."""
    held = folder / path.stem
    left_out: dict[str, list[str]] = defaultdict(list)
    try:
        held.mkdir()
        if (size := directory_size(path)) > MOST_DIRECTORY:
            raise UnreadableFile(
                path,
                said("lists more files than can be read ({megabytes} MB of names)", megabytes=size >> 20),
            )
        with ZipFile(path) as archive:
            members = [member for member in archive.infolist() if not _is_shadow(member)]
            _check_size(path, sum(member.file_size for member in members))
            for member in members:
                if reason := _refusal(member) or _extract(path, archive, member, held):
                    left_out[reason].append(member.filename)
    except DAMAGES as error:
        raise UnreadableFile(path, _damage(error)) from error
    problems = [
        Problem(
            path,
            None,
            Level.WARNING,
            said("Left out, because {reason}: {names}.", reason=reason, names=some_of(names)),
        )
        for reason, names in left_out.items()
    ]
    return Unpacked(held, problems)


def _is_shadow(member: ZipInfo) -> bool:
    return member.is_dir() or member.filename.split("/")[0] == SHADOWS


def _refusal(member: ZipInfo) -> str | None:
    """Return why a member is not unpacked, or None."""
    name = member.orig_filename
    posix, windows = PurePosixPath(name), PureWindowsPath(name)
    if "\0" in name or posix.is_absolute() or windows.anchor or ".." in windows.parts:
        return said("the name leads out of the archive")
    kind = stat.S_IFMT(member.external_attr >> 16)
    if kind not in {0, stat.S_IFREG}:
        return said("it is a link") if kind == stat.S_IFLNK else said("it is no plain file")
    if member.flag_bits & ENCRYPTED:
        return said("it is encrypted")
    if name.lower().endswith(SUFFIXES):
        return said("an archive in an archive is not opened (unpack it once)")
    return None


def _extract(path: Path, archive: ZipFile, member: ZipInfo, held: Path) -> str | None:
    """Write a member to its place in `held`; where that fails nothing is left of it, and the reason is returned."""
    target = held.joinpath(*PureWindowsPath(member.filename).parts)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        plain = target.open("xb")
    except FileExistsError:
        return said("the name is there twice")
    except (OSError, ValueError) as error:
        _raise_if_full(error)
        return said("the name cannot be used here ({why})", why=why(error))
    try:
        with plain, archive.open(member) as packed:
            for size in _copied(packed, plain):
                _check_size(path, size)
    except DAMAGES as error:
        _raise_if_full(error)
        target.unlink()
        return _damage(error)
    return None


def _copied(packed: IO[bytes], plain: IO[bytes]) -> Iterator[int]:
    """Copy one stream into the other, and yield after each piece how many bytes that were."""
    size = 0
    while piece := packed.read(PIECE):
        size += plain.write(piece)
        yield size


def _check_size(path: Path, size: int) -> None:
    """Raise where an archive unpacks to so much that it is a bomb, or fills the disk."""
    if size > MOST_BYTES:
        raise UnreadableFile(
            path,
            said(
                "unpacks to more than {gigabytes} GB. Unpack it and open the folder",
                gigabytes=MOST_BYTES >> 30,
            ),
        )
    if size > HARMLESS and size > MOST_RATIO * path.stat().st_size:
        raise UnreadableFile(
            path,
            said(
                "unpacks to more than {times} times its size, as zip bombs do. Nothing was read",
                times=MOST_RATIO,
            ),
        )


def _raise_if_full(error: Exception) -> None:
    if isinstance(error, OSError) and error.errno == ENOSPC:
        raise error


def _damage(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno:
        return why(error)
    return said("is damaged or no zip ({error})", error=str(error))


def _innermost(folder: Path, is_layout: Callable[[Path], bool]) -> Path:
    """Return the first folder that is a layout or holds several things, or the one file that is held."""
    while not is_layout(folder):
        entries, _ = list_entries(folder)
        if len(entries) != 1:
            return folder
        folder = entries[0]
        if not folder.is_dir():
            return folder
    return folder
