"""One highlighted candidate with its scores, references, source and cues as a piece of HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.html_words import words
from rouge_gui.export.documents.marking import (
    HOLLOW,
    LCS,
    UNIGRAM,
    Mark,
    boxes,
    candidate_marks,
    joints,
    layers,
    pieces,
    reference_marks,
    source_marks,
    warnings,
)
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.rouge.evaluate import Evaluation

SEVERITIES = (RED, AMBER)


def highlighted(raw: str, marks: Iterable[Mark], bars: Iterable[int] = ()) -> str:
    """Return `raw` as HTML with `marks` on it and an upright bar at each of the code points `bars`."""
    upright = set(bars)
    told = []
    for start, end, worn in pieces(raw, marks, upright):
        told.append('<i class="seam"></i>' if start in upright else "")
        told.append(_piece(raw, start, end, worn))
    return "".join(told)


def _piece(raw: str, start: int, end: int, worn: Sequence[Mark]) -> str:
    """Return the text from `start` to `end`; of a box that is worn the first and last piece have its sides."""
    told = words(raw[start:end])
    if not worn:
        return told
    looks = {mark.look for mark in worn}
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
    if not names:
        return told
    return f'<span class="{" ".join(sorted(names))}">{told}</span>'


def article(opened: Opened) -> Iterator[str]:
    """Yield the HTML of one candidate in pieces."""
    evaluation = opened.evaluation
    candidate = evaluation.candidate.raw
    yield f"<article>\n<h2>Example {words(opened.example)}, {words(opened.system)}</h2>\n"
    yield from _scores(evaluation)
    yield '<div class="texts">\n'
    against = f"against reference {opened.shown + 1}" if evaluation.references else "there is no reference"
    marks = [*candidate_marks(opened), *boxes(opened.places)]
    yield _text("Candidate", against, highlighted(candidate, marks, joints(candidate, opened.places)))
    yield "</section>\n"
    for number, reference in enumerate(evaluation.references):
        text = highlighted(reference.raw, reference_marks(evaluation, number))
        yield f"{_text(f'Reference {number + 1}', 'against the candidate', text)}</section>\n"
    if evaluation.source is not None:
        text = highlighted(evaluation.source.raw, source_marks(evaluation))
        yield f"{_text('Source', 'against the candidate', text)}</section>\n"
    yield "</div>\n"
    yield from _cues(opened)
    yield "</article>\n"


def _text(name: str, against: str, marked: str) -> str:
    """Return a section that is still open."""
    return (
        f'<section><h3>{name} <span class="faint">{against}</span></h3>\n'
        f'<div class="text" dir="auto">{marked}</div>\n'
    )


def _cues(opened: Opened) -> Iterator[str]:
    if opened.note:
        yield f'<p class="faint">{words(opened.note)}</p>\n'
    told = warnings(opened.places)
    if told:
        yield '<h3>Worth a look</h3>\n<ul class="cues">\n'
        for place in told:
            place_words = words(opened.evaluation.candidate.raw[place.start : place.end])
            letter = words(CUES[place.cue].letter)
            yield f'<li><b class="{place.severity}">{letter}</b> {place_words}: {words(place.reason)}</li>\n'
        yield "</ul>\n"


def _scores(evaluation: Evaluation) -> Iterator[str]:
    drawn = {name: layer for layer, name in layers(evaluation).items()}
    yield (
        "<table><thead><tr><th>Variant</th><th>Precision</th><th>Recall</th><th>F</th>"
        "<th>Hits</th><th>of candidate</th><th>of reference</th><th>Reference</th></tr></thead><tbody>\n"
    )
    for name, joint in evaluation.scores.items():
        numbers = "".join(f"<td>{value:.4f}</td>" for value in joint.score)
        counts = "".join(f"<td>{value:g}</td>" for value in joint.counts[:3])
        look = f' class="{drawn[name]}"' if name in drawn else ""
        yield f"<tr><td><span{look}>{words(name)}</span></td>{numbers}{counts}<td>{joint.shown + 1}</td></tr>\n"
    yield "</tbody></table>\n"
