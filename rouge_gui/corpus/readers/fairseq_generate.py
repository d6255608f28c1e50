"""The logs of `fairseq-generate`: lines `S-12` (source), `T-12` (target), `H-12` and `D-12` (hypothesis, score and text).

The lines stand in any order, so all are read before the first example comes, by number. `D-` is the candidate where it is
there, for `H-` may be in pieces of words; of several hypotheses the first, which scores best. A file is a system.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.listing import composed
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

NAME = re.compile(r"gen(erate)?([-_.].*)?\.(txt|out|log)(\.gz)?", re.IGNORECASE)
LINE = re.compile(r"(?P<kind>[STHD])-(?P<id>\d{1,18})\t(?P<rest>.*)", re.DOTALL)
SUFFIXES = (".out", ".log")
SCORED = "HD"


@dataclass
class _Sample:
    """What the log says of one number, and the line on which it came first."""

    line: int
    texts: dict[str, str]


def recognises(path: Path) -> bool:
    """Tell whether `path` is named as such logs are: generate-test.txt, gen.out."""
    return NAME.fullmatch(path.name) is not None and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield an example for each number, in their order; `UnreadableFile` where the log holds no such line."""
    return join_parts(path, _parts(path))


def _parts(path: Path) -> Iterator[Part | Problem]:
    samples: dict[int, _Sample] = {}
    further = 0
    for line in read_lines(path):
        if isinstance(line, Problem):
            yield line
            continue
        found = LINE.fullmatch(line.text)
        if not found:
            continue
        text = _text(found)
        if text is None:
            message = said(
                '"{kind}-{number}" must be followed by a score and a text. It was left out.',
                kind=found["kind"],
                number=found["id"],
            )
            yield Problem(path, line.number, Level.ERROR, message)
            continue
        texts = samples.setdefault(int(found["id"]), _Sample(line.number, {})).texts
        further += found["kind"] in texts
        texts.setdefault(found["kind"], text)
    if not samples:
        why = said("holds no line of a fairseq log (S-0, T-0, H-0 or D-0, a tab and a text)")
        raise UnreadableFile(path, why)
    if further:
        message = counted(
            further,
            "lines are further hypotheses (or repeat a line); the first of each was taken.",
            "lines are further hypotheses (or repeat a line); the first of each was taken.",
        )
        yield Problem(path, None, Level.NOTE, message)
    system = composed(path.name).removesuffix(".gz").rsplit(".", 1)[0]
    for number in sorted(samples):
        yield _part(number, samples[number], system)


def _text(found: re.Match[str]) -> str | None:
    if found["kind"] not in SCORED:
        return found["rest"]
    _, tab, text = found["rest"].partition("\t")
    return text if tab else None


def _part(number: int, sample: _Sample, system: str) -> Part:
    texts = sample.texts
    candidate = texts.get("D", texts.get("H"))
    example = Example(
        str(number),
        texts.get("S"),
        (texts["T"],) if "T" in texts else (),
        {} if candidate is None else {system: Candidate(candidate)},
    )
    return Part(example, sample.line)


READER = Reader(said("fairseq log"), said("a fairseq generate-*.txt log"), SUFFIXES, recognises, read)
