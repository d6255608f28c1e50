"""One highlighted candidate with its scores, references, source and cues as a piece of HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.html_words import words
from rouge_gui.export.documents.marking import (
    HOLLOW,
    LCS,
    NAMES,
    STEM,
    UNIGRAM,
    Mark,
    boxes,
    marks,
    pieces,
)
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Pane, Side

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.rouge.marking.cue_marks import CueMarks

SEVERITIES = (RED, AMBER)


def highlighted(raw: str, marks: Iterable[Mark], cues: CueMarks | None = None) -> str:
    """Return `raw` as HTML with `marks` on it, an upright bar at each seam, a letter at the side of each warning."""
    upright = set() if cues is None else {span.end for span in cues.seams}
    letters = {} if cues is None else _letters(cues)
    told = []
    for start, end, worn in pieces(raw, marks, upright.union(letters)):
        told.append('<i class="seam"></i>' if start in upright else "")
        told.append(_piece(raw, start, end, worn, letters.get(start, "")))
    return "".join(told)


def columns(cues: CueMarks) -> dict[str, int]:
    """Return for each letter at the side of a text its column, so that no two in a line cover one another."""
    found = dict.fromkeys(letter for _, letter, _ in cues.letters())
    return {letter: column for column, letter in enumerate(found)}


def _letters(cues: CueMarks) -> dict[int, str]:
    """Return the HTML of the letters by the places in whose lines they stand, the red ones on top."""
    told: dict[int, str] = {}
    placed = columns(cues)
    for at, letter, severity in reversed(list(cues.letters())):
        one = f'<i class="letter {severity}" style="--column: {placed[letter]}" data-letter="{words(letter)}"></i>'
        told[at.start] = told.get(at.start, "") + one
    return told


def _piece(raw: str, start: int, end: int, worn: Sequence[Mark], beside: str) -> str:
    """Return the text from `start` to `end`; of a box that is worn the first and last piece have their sides.

    What stands `beside` the line is in one element with the text, or else a line break could come between them; what is
    stemmed is in one of its own then, since the tilde over it is placed from there.
    """
    told = words(raw[start:end])
    looks = {mark.look for mark in worn if mark.look != STEM or mark.span.start == start}
    boxed = [mark for mark in worn if mark.look in SEVERITIES]
    layered = looks.difference(SEVERITIES)
    names = layered - {HOLLOW} or layered
    if names == {HOLLOW} and raw[start:end].isspace():
        names = set()
    for severity in SEVERITIES:
        own = [mark.span for mark in boxed if mark.look == severity]
        if own:
            names |= {"box", severity}
            names |= {"first"} if any(span.start == start for span in own) else set()
            names |= {"last"} if any(span.end == end for span in own) else set()
            break
    if LCS in names:
        names.discard(UNIGRAM)
    if beside and STEM in names:
        names = names - {STEM} | {"whole"}
        told = f'<span class="stem">{told}</span>'
    if not names:
        return f"<span>{beside}{told}</span>" if beside else told
    return f'<span class="{" ".join(sorted(names))}">{beside}{told}</span>'


def article(opened: Opened) -> Iterator[str]:
    """Yield the HTML of one candidate in pieces."""
    evaluation, evidence, cues = opened.evaluation, opened.evidence, opened.cues
    yield f"<article>\n<h2>Example {words(opened.example)}, {words(opened.system)}</h2>\n"
    yield from _scores(opened)
    yield '<div class="texts">\n'
    against = f"against reference {opened.shown + 1}" if evaluation.references else "there is no reference"
    text = highlighted(evaluation.candidate.raw, [*marks(evidence, CANDIDATE), *boxes(cues)], cues)
    yield _text("Candidate", against, text, len(columns(cues)))
    for number, reference in enumerate(evaluation.references):
        text = highlighted(reference.raw, marks(evidence, Pane(Side.REFERENCE, number)))
        yield _text(f"Reference {number + 1}", "against the candidate", text)
    if evaluation.source is not None:
        text = highlighted(evaluation.source.raw, marks(evidence, SOURCE))
        yield _text("Source", "against the candidate", text)
    yield "</div>\n"
    yield from _cues(opened)
    yield "</article>\n"


def _text(name: str, against: str, marked: str, beside: int = 0) -> str:
    """Return the section of a text with room for `beside` letters at its side."""
    room = f' style="--columns: {beside}"' if beside else ""
    return (
        f'<section><h3>{name} <span class="faint">{against}</span></h3>\n'
        f'<div class="text" dir="auto"{room}>{marked}</div>\n</section>\n'
    )


def _cues(opened: Opened) -> Iterator[str]:
    if opened.note:
        yield f'<p class="faint">{words(opened.note)}</p>\n'
    told = opened.cues.warnings
    if told:
        yield '<h3>Worth a look</h3>\n<ul class="cues">\n'
        for place in told:
            place_words = words(opened.cues.raw[place.start : place.end])
            letter = words(CUES[place.cue].letter)
            yield f'<li><b class="{place.severity}">{letter}</b> {place_words}: {words(place.reason)}</li>\n'
        yield "</ul>\n"


def _scores(opened: Opened) -> Iterator[str]:
    drawn = {name: NAMES[layer.look] for layer, name in opened.evidence.layers.items()}
    yield (
        "<table><thead><tr><th>Variant</th><th>Precision</th><th>Recall</th><th>F</th>"
        "<th>Hits</th><th>of candidate</th><th>of reference</th><th>Reference</th></tr></thead><tbody>\n"
    )
    for name, joint in opened.evaluation.scores.items():
        numbers = "".join(f"<td>{value:.4f}</td>" for value in joint.score)
        counts = "".join(f"<td>{value:g}</td>" for value in joint.counts[:3])
        look = f' class="{drawn[name]}"' if name in drawn else ""
        yield f"<tr><td><span{look}>{words(name)}</span></td>{numbers}{counts}<td>{joint.shown + 1}</td></tr>\n"
    yield "</tbody></table>\n"
