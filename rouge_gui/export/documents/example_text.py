"""One candidate in Markdown: its scores, its texts with the counted words in bold, its cues."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING

from rouge_gui.export.documents.markdown_words import escaped, escaped_lines
from rouge_gui.rouge.marking.marks import CANDIDATE, Look, Mark, Pane, Side

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rouge_gui.export.documents.opened import Opened

# Where two letters are sought that a text does not hold, to stand for the tags until all else is escaped.
STAND_INS = range(0x4E00, 0x9FFF)


def as_markdown(opened: Opened) -> str:
    """Return one candidate with its references and source, ready to be copied, without a signature."""
    return "\n".join(_lines(opened))


def _lines(opened: Opened) -> Iterator[str]:
    evaluation = opened.evaluation
    yield f"## Example {escaped(opened.example)}, {escaped(opened.system)}\n"
    yield "| Variant | Precision | Recall | F | Hits |\n| :-- | --: | --: | --: | --: |"
    for name, joint in evaluation.scores.items():
        numbers = " | ".join(f"{value:.4f}" for value in joint.score)
        yield f"| {escaped(name)} | {numbers} | {joint.counts.hits:g} |"
    against = f" against reference {opened.shown + 1}" if evaluation.references else ""
    yield f"\n**Candidate**{against}, counted words in bold:\n"
    yield _quoted(evaluation.candidate.raw, opened.evidence.marks(CANDIDATE))
    for number, reference in enumerate(evaluation.references):
        yield f"\n**Reference {number + 1}**:\n"
        yield _quoted(reference.raw, opened.evidence.marks(Pane(Side.REFERENCE, number)))
    if evaluation.source is not None:
        yield "\n**Source**:\n"
        yield _quoted(evaluation.source.raw, ())
    told = opened.cues.warnings
    if told or opened.note:
        yield "\n**Worth a look**, no verdict:\n"
    for place in told:
        words = evaluation.candidate.raw[place.start : place.end]
        yield f"- {escaped(words)}: {escaped(place.reason)}"
    if opened.note:
        yield f"- {escaped(opened.note)}"
    yield ""


def _quoted(raw: str, marks: Iterable[Mark]) -> str:
    """Return `raw` as a quotation that keeps its lines."""
    begin, end = islice((letter for letter in map(chr, STAND_INS) if letter not in raw), 2)
    tagged = [
        line.replace(begin, "<b>").replace(end, "</b>")
        for line in escaped_lines(_bold(raw, marks, begin, end))
    ]
    broken = (f"{line}\\" if line and after else line for line, after in pairwise([*tagged, ""]))
    return "\n".join(f"> {line}".rstrip() for line in broken)


def _bold(raw: str, marks: Iterable[Mark], begin: str, end: str) -> str:
    """Return `raw` with `begin` and `end` around each run of counted code points of one line."""
    counted: set[int] = set()
    for mark in marks:
        if mark.look != Look.HOLLOW:
            counted.update(range(*mark.span))
    pieces, inside = [], False
    for place, letter in enumerate(raw):
        wears = place in counted and letter not in "\n\r"
        if wears != inside:
            pieces.append(begin if wears else end)
            inside = wears
        pieces.append(letter)
    return "".join(pieces) + (end if inside else "")
