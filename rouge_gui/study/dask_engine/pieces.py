"""Files of JSON lines in byte ranges that the workers read for themselves, as far as each can be read by itself."""

from __future__ import annotations

import io
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from rouge_gui.corpus.decoding import LARGEST_TEXT, marked
from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.lines import Line
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.readers.jsonl import READER as JSONL
from rouge_gui.corpus.readers.jsonl import read_some
from rouge_gui.errors import UnreadableFile
from rouge_gui.rouge.batch.engine import counter, lets_go
from rouge_gui.study.blocks import block_of, chunks_of
from rouge_gui.study.dask_engine.gathering import Partition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from typing import IO

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

# So many bytes are read and scored in about the tenth of a second, or where Python scores in a few seconds.
SIZE, SLOW_SIZE = 4 << 20, 1 << 18


Row = tuple[str, str | None, tuple[str, ...], tuple[tuple[str, str], ...]]


class Told(NamedTuple):
    """What a piece holds, and the scores of its examples that have references.

    An example travels as its id, an empty text for its source if it has one, its references and candidates: a tenth
    of the work that its objects are.
    """

    rows: list[Row | Problem]
    blocks: list[Block]

    def items(self) -> list[Example | Problem]:
        """Return what was read, an empty text for each source, and without metadata."""
        return [row if isinstance(row, Problem) else _example(*row) for row in self.rows]


@dataclass(frozen=True)
class Piece(Partition["Told | None"]):
    """The lines of the file at `path` from the byte `start` on; the first is number `line`.

    `place` is the file's absolute path, `digest` the SHA-256 of the bytes. The answer is None where the piece is no
    UTF-8, or is not on the worker's disk as it is here: it is then to be read here.
    """

    path: Path
    place: Path
    start: int
    size: int
    line: int
    digest: bytes

    def answer(self, options: Options) -> Told | None:
        """Read the piece and score its examples."""
        try:
            with self.place.open("rb") as handle:
                handle.seek(self.start)
                data = handle.read(self.size)
            if sha256(data).digest() != self.digest:
                return None
            items = list(read_some(self.path, _lines(data, self.line)))
        except (OSError, UnicodeDecodeError, UnreadableFile):
            return None
        examples = (item for item in items if isinstance(item, Example) and item.references)
        count = counter(options)
        return Told(
            [_row(item) for item in items],
            [block_of(chunk, count, options) for chunk in chunks_of(examples, options)],
        )

    def pieces(self) -> Sequence[Piece]:
        """Return nothing: where a piece kills workers, its texts are tried in smaller parts."""
        return ()

    def lost(self, _options: Options) -> None:
        """Return None: it is to be read here."""


def can_be_cut(path: Path) -> bool:
    """Tell whether the lines of `path` can be read from any of them on, as far as its name and its start tell."""
    try:
        if next((reader for reader in READERS.values() if reader.recognises(path)), None) is not JSONL:
            return False
        with path.open("rb") as handle:
            start = handle.read(SLOW_SIZE)
    except (OSError, ValueError):
        return False
    return marked(start) is None and b"\0" not in start


def cut(path: Path, options: Options) -> Iterator[Piece]:
    """Yield the pieces of a file; no run of lines with the same id is cut.

    The last one has no bytes and no digest where the rest of the file is to be read here.
    """
    size = SIZE if lets_go(options) else SLOW_SIZE
    start, line = 0, 1
    place = path.resolve()
    try:
        with place.open("rb") as handle:
            while data := _up_to_a_border(handle, size, path, line):
                yield Piece(path, place, start, len(data), line, sha256(data).digest())
                start += len(data)
                line += _ends(data)
    except _Uncut:
        yield Piece(path, place, start, 0, line, b"")


class _Uncut(Exception):
    """No place for a cut was found."""


def _up_to_a_border(handle: IO[bytes], size: int, path: Path, line: int) -> bytes:
    """Return about so many bytes, the first of line number `line`, up to where an example ends and another begins."""
    try:
        held = bytearray(handle.read(size))
        held += handle.readline(LARGEST_TEXT)
        line += _ends(held)
        before = _id(path, held[held.rfind(b"\n", 0, -1) + 1 :], line - 1)
        while following := handle.readline(LARGEST_TEXT):
            after = _id(path, following, line)
            if before is not None and after is not None and before != after:
                handle.seek(-len(following), io.SEEK_CUR)
                break
            held += following
            line += _ends(following)
            before = after
            if len(held) > LARGEST_TEXT:
                raise _Uncut
    except OSError as error:
        raise _Uncut from error
    return bytes(held)


def _ends(data: bytes | bytearray) -> int:
    r"""Return how many lines end in `data`, which holds no half of a `\r\n`."""
    return data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")


def _id(path: Path, data: bytes | bytearray, number: int) -> str | None:
    """Return the id of the example that a line alone tells of, None where it does not tell of one cleanly."""
    if _ends(data) != 1:
        return None
    try:
        first = next(read_some(path, _lines(data, number)), None)
    except UnicodeDecodeError:
        return None
    return first.id if isinstance(first, Example) else None


def _lines(data: bytes | bytearray, number: int) -> Iterator[Line]:
    r"""Yield the lines of `data` whatever their ends (`\n`, `\r\n`, `\r`), numbered from `number` on."""
    with io.StringIO(data.decode(), newline=None) as handle:
        for place, text in enumerate(handle, number):
            yield Line(place, text.removesuffix("\n"))


def _row(item: Example | Problem) -> Row | Problem:
    if isinstance(item, Problem):
        return item
    texts = tuple((name, each.text) for name, each in item.candidates.items())
    return item.id, None if item.source is None else "", item.references, texts


def _example(
    id_: str, source: str | None, references: tuple[str, ...], texts: tuple[tuple[str, str], ...]
) -> Example:
    candidates = {name: Candidate(text) for name, text in texts}
    return Example(id_, source, references, candidates)
