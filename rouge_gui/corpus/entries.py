"""The entries of a list within one large JSON document, one at a time and never the whole document."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rouge_gui.corpus.decoding import LARGEST_TEXT
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

PIECE = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}:,]|[^\[\]{}:,"\s]++')
BRACKET = re.compile(r"[\[\]{}]")
OPENING, CLOSING = frozenset("[{"), frozenset("]}")
DEEPEST = 1000


def read_entries(path: Path, inside: Sequence[str]) -> Iterator[Line | Problem]:
    """Yield the JSON of each entry with the line where it begins, of the list that the keys `inside` lead to.

    Without keys the document is the list. What stands behind the list is not looked at. `UnreadableFile` where
    there is no such list.
    """
    walk = _Walk(path, inside)
    for line in read_lines(path):
        if isinstance(line, Problem):
            yield line
        else:
            yield from walk.over(line)
        if walk.is_over:
            return
    yield from walk.ended()


class _Walk:
    """Knows where in the document it is: for each open object the last key, for each open list None.

    `is_over` tells whether the list has ended.
    """

    def __init__(self, path: Path, inside: Sequence[str]) -> None:
        self._path = path
        self._wanted: list[str | None] = [*inside, None]
        self._at: list[str | None] = []
        self._text = ""
        self._found = False
        self.is_over = False
        self._line = 0
        self._begun: int | None = None
        self._pieces: list[str] = []
        self._held = 0
        self._depth = 0

    def over(self, line: Line) -> Iterator[Line | Problem]:
        """Yield the entries that end in `line`."""
        self._line = line.number
        if self._begun is not None and not BRACKET.search(line.text):
            self._hold(line.text)
            return
        start = 0
        for match in PIECE.finditer(line.text):
            piece = match[0]
            if self._begun is None:
                if self._at != self._wanted or piece in "],:}":
                    self._move(piece)
                    if self.is_over:
                        return
                    continue
                self._begun, start = line.number, match.start()
            self._depth += (piece in OPENING) - (piece in CLOSING)
            if self._depth == 0:
                self._hold(line.text[start : match.end()])
                yield self._entry(self._begun)
        if self._begun is not None:
            self._hold(line.text[start:])

    def ended(self) -> Iterator[Problem]:
        """Yield what is to be told at the end of the file."""
        if self._begun is not None:
            message = said("The file ends within this entry, which was left out.")
            yield Problem(self._path, self._begun, Level.ERROR, message)
        elif not self._found:
            raise UnreadableFile(self._path, _no_list([name for name in self._wanted if name]))
        else:
            message = said("The file ends before its list does: its end may be missing.")
            yield Problem(self._path, self._line, Level.WARNING, message)

    def _move(self, piece: str) -> None:
        if piece in OPENING:
            self._at.append("" if piece == "{" else None)
            self._found |= self._at == self._wanted
            if len(self._at) > DEEPEST:
                raise UnreadableFile(self._path, said("is nested too deeply"))
        elif piece in CLOSING:
            self.is_over |= self._at == self._wanted
            self._at[-1:] = []
        elif piece == ":":
            if self._at and self._at[-1] is not None:
                self._at[-1] = self._text
        elif piece.startswith('"'):
            self._text = piece.strip('"')

    def _hold(self, piece: str) -> None:
        self._held += len(piece)
        if self._held <= LARGEST_TEXT:
            self._pieces.append(piece)
        else:
            self._pieces.clear()

    def _entry(self, begun: int) -> Line | Problem:
        text, is_held = "\n".join(self._pieces), self._held <= LARGEST_TEXT
        self._begun, self._held, self._pieces = None, 0, []
        if is_held:
            return Line(begun, text)
        message = said(
            "This entry is longer than {millions} million characters and was left out.",
            millions=LARGEST_TEXT >> 20,
        )
        return Problem(self._path, begun, Level.ERROR, message)


def _no_list(keys: Sequence[str]) -> str:
    """Return that there is no list that the keys lead to, the outermost first."""
    if not keys:
        return said("holds no list of entries")
    names = f'"{keys[0]}"'
    for key in keys[1:]:
        names = said('"{list}" in {object}', list=key, object=names)
    return said("holds no list {names}", names=names)
