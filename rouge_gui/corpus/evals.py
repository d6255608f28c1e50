"""The EVALs of a ROUGE-1.5.5 settings file, one at a time; entities and files outside are refused."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.streams import BREAKS, break_reason, opened
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

# The parser begins again with each piece while a tag does not end: small ones take it minutes.
PIECE = 1 << 20
# Parsed, it may take forty times its size.
LARGEST_EVAL = 8 << 20
EVAL, INPUT_FORMAT, PEER, MODEL = "EVAL", "INPUT-FORMAT", "P", "M"
PEER_ROOT, MODEL_ROOT, SOURCE, METADATA = "PEER-ROOT", "MODEL-ROOT", "SOURCE", "METADATA"
WITH_TEXT = {PEER, MODEL, PEER_ROOT, MODEL_ROOT, SOURCE, METADATA}


@dataclass
class Eval:
    """What stands in one EVAL: for each tag that has a text its IDs (None where it has none) and texts, stripped."""

    id: str | None
    kind: str | None = None
    said: list[tuple[str, str | None, str]] = field(default_factory=list)

    def texts(self, tag: str) -> list[tuple[str | None, str]]:
        """Return the IDs and texts of one kind of tag, in their order."""
        return [(id_, text) for name, id_, text in self.said if name == tag]


def read_evals(path: Path) -> Iterator[tuple[int, Eval] | Problem]:
    """Yield the EVALs with the line where each begins. `UnreadableFile` where there is none to be had.

    Where the file breaks off after some, that is a Problem.
    """
    reading = _Reading(path)
    count = 0
    try:
        for found in reading.found():
            count += 1
            yield found
    except ParseError as error:
        line, column = error.position
        reason = said(
            "is not XML (line {line}, column {column}: {error})",
            line=line,
            column=column + 1,
            error=str(error).partition(":")[0],
        )
    except DefusedXmlException:
        reason = said("declares an entity, which is refused: settings of ROUGE-1.5.5 have none")
    except (ValueError, *BREAKS) as error:
        reason = break_reason(error)
    else:
        if not count:
            raise UnreadableFile(path, said("holds no EVAL"))
        return
    if not count:
        raise UnreadableFile(path, reason)
    yield Problem(path, reading.line, Level.ERROR, said("Reading ended here: this {why}.", why=reason))


class _Reading:
    """Takes the parser's events, and keeps no more than one EVAL and what has just ended."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._parser = DefusedXMLParser(target=self)
        self._ended: list[tuple[int, Eval]] = []
        self._eval: Eval | None = None
        self._begun = 0
        self._id: str | None = None
        self._pieces: list[str] | None = None
        self._held = 0

    @property
    def line(self) -> int:
        """The line at which the parser is."""
        return int(self._parser.parser.CurrentLineNumber)

    def found(self) -> Iterator[tuple[int, Eval]]:
        """Yield each EVAL once it has ended, those before a break too."""
        with opened(self._path) as handle:
            while piece := handle.read(PIECE):
                self._held += len(piece)
                try:
                    self._parser.feed(piece)
                except (ParseError, ValueError):
                    yield from self._ended
                    raise
                if self._ended:
                    self._held = 0
                    yield from self._ended
                    self._ended.clear()
                if self._held > LARGEST_EVAL:
                    why = said("holds no whole EVAL within {megabytes} MB", megabytes=LARGEST_EVAL >> 20)
                    raise UnreadableFile(self._path, why)
        self._parser.close()

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Take the beginning of an element."""
        name, given = tag.upper(), {key.upper(): value for key, value in attributes.items()}
        if name == EVAL:
            self._eval, self._begun = Eval(given.get("ID")), self.line
        elif self._eval is not None and name == INPUT_FORMAT:
            self._eval.kind = given.get("TYPE", "").upper()
        elif self._eval is not None and name in WITH_TEXT:
            self._id, self._pieces = given.get("ID"), []

    def data(self, text: str) -> None:
        """Take a piece of text."""
        if self._pieces is not None:
            self._pieces.append(text)

    def end(self, tag: str) -> None:
        """Take the end of an element."""
        name = tag.upper()
        if self._eval is None:
            return
        if name == EVAL:
            self._ended.append((self._begun, self._eval))
            self._eval = None
        elif name in WITH_TEXT and self._pieces is not None:
            self._eval.said.append((name, self._id, "".join(self._pieces).strip()))
            self._pieces = None

    def close(self) -> None:
        """Take the end of the document."""
