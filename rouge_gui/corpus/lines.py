"""The lines of a large text file, plain or compressed, one at a time and never the whole file."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from rouge_gui.corpus.decoding import (
    BINARY,
    LARGEST_TEXT,
    guess,
    marked,
    patched,
    patched_pairs,
    told_guess,
    told_pairs,
    told_patches,
    told_unmarked,
    unmarked,
)
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.streams import BREAKS, break_reason, opened
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

PIECE = 8 * 1024
SAMPLE = 32 * PIECE
HEAD = 1024
MOST_NUL = 0.02


class Line(NamedTuple):
    """A line without its end, and its 1-based number."""

    number: int
    text: str


def read_lines(path: Path) -> Iterator[Line | Problem]:
    r"""Yield the lines of a file whatever their ends (`\n`, `\r\n`, `\r`).

    A line that cannot be decoded or is longer than a text may be is a Problem, and so is the place where a
    damaged file breaks off. `UnreadableFile` where not even the start can be read.
    """
    sample = _sample(path)
    encoding = marked(sample)
    if encoding is None and b"\0" in sample and (encoding := unmarked(sample)):
        yield told_unmarked(path, encoding)
    if encoding is None and _is_binary(sample[:HEAD]):
        raise UnreadableFile(path, BINARY)
    number = 0
    try:
        with opened(path) as handle:
            lines = _Lines(path, sample, encoding)
            for number, text in _numbered(handle, lines.encoding):
                yield from lines.checked(number, text)
    except (UnicodeDecodeError, *BREAKS) as error:
        if number == 0:
            raise UnreadableFile(path, _reason(error)) from error
        message = said("Reading ended after this line: the rest {why}.", why=_reason(error))
        yield Problem(path, number, Level.ERROR, message)


class _Lines:
    """Turns what was read into lines, or into Problems where it is not what it should be."""

    def __init__(self, path: Path, sample: bytes, encoding: str | None) -> None:
        self._path = path
        self._fallback: str | None = None
        self._sample = b"" if encoding or _is_utf8(sample) else sample
        self.encoding = encoding or "utf-8"

    def checked(self, number: int, text: str) -> Iterator[Line | Problem]:
        """Yield the line, preceded by a note where its encoding was guessed for the first time."""
        if len(text) > LARGEST_TEXT:
            message = said(
                "This line is longer than {millions} million characters and was left out.",
                millions=LARGEST_TEXT >> 20,
            )
            yield Problem(self._path, number, Level.ERROR, message)
            return
        try:
            text.encode()
        except UnicodeEncodeError:
            yield from self._mended(number, text)
        else:
            yield Line(number, text)

    def _mended(self, number: int, text: str) -> Iterator[Line | Problem]:
        if _is_wide(self.encoding):
            mended, bad = patched_pairs(text)
            yield told_pairs(self._path, number, bad)
            yield Line(number, mended)
            return
        data = text.encode(errors="surrogateescape")
        if (found := patched(data)) is None:
            yield from self._guessed(number, data)
            return
        mended, bad = found
        yield told_patches(self._path, number, bad)
        yield Line(number, mended)

    def _guessed(self, number: int, data: bytes) -> Iterator[Line | Problem]:
        if self._fallback is None:
            self._fallback = guess(self._sample or data)
            if self._fallback is not None:
                yield told_guess(self._path, number, self._fallback)
        try:
            yield Line(number, data.decode(self._fallback or "utf-8"))
        except UnicodeDecodeError:
            message = said(
                "This line is neither UTF-8 nor in any encoding that could be recognised. It was left out."
            )
            yield Problem(self._path, number, Level.ERROR, message)


def _numbered(handle: IO[bytes], encoding: str) -> Iterator[Line]:
    """Yield the lines; of one that is too long only the start, so that memory stays bounded."""
    errors = "surrogatepass" if _is_wide(encoding) else "surrogateescape"
    with io.TextIOWrapper(handle, encoding=encoding, errors=errors, newline=None) as text:
        number = 0
        while line := text.readline(LARGEST_TEXT + 1):
            number += 1
            rest = line
            while not rest.endswith("\n") and (rest := text.readline(LARGEST_TEXT + 1)):
                pass
            yield Line(number, line.removesuffix("\n"))


def _sample(path: Path) -> bytes:
    """Return the start of the file, as far as it can be read."""
    sample = b""
    try:
        with opened(path) as handle:
            while len(sample) < SAMPLE and (piece := handle.read(PIECE)):
                sample += piece
    except BREAKS as error:
        if not sample:
            raise UnreadableFile(path, _reason(error)) from error
    return sample


def _is_binary(head: bytes) -> bool:
    """Tell whether so much is NUL that this is no text with a slip in it."""
    return head.count(0) > len(head) * MOST_NUL


def _is_utf8(sample: bytes) -> bool:
    try:
        sample.decode()
    except UnicodeDecodeError as error:
        return len(sample) == SAMPLE and error.reason == "unexpected end of data"
    return True


def _is_wide(encoding: str) -> bool:
    return encoding.startswith(("utf-16", "utf-32"))


def _reason(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return said("is not valid {encoding}", encoding=error.encoding)
    return break_reason(error)
