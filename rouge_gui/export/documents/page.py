"""Highlighted examples as one HTML file that needs nothing else: no script, no other file, nothing that is asked for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from rouge_gui.export.documents.marking import (
    HOLLOW,
    LCS,
    UNIGRAM,
    Mark,
    boxes,
    candidate_marks,
    joints,
    layers,
    reference_marks,
    source_marks,
    warnings,
)
from rouge_gui.export.documents.style import STYLE
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.rouge.evaluate import Evaluation

SEVERITIES = (RED, AMBER)
KEPT = {"\t", "\n", "\r"}
PICTURES, DELETE, LAST_OF_PLANE = 0x2400, "\x7f", 0xFFFE

HEAD = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>What ROUGE counted</title>
<style>{STYLE}</style>
</head>
<body>
<h1>What ROUGE counted</h1>
"""
LEGEND = """<ul class="legend">
<li><span class="unigram">Unigram</span>: a word that both texts hold</li>
<li><span class="bigram">Bigram</span>: words in a row that both hold</li>
<li><span class="lcs">LCS</span>: the longest sequence in the same order</li>
<li><span class="hollow">boxed thinly</span>: present, not counted</li>
<li><span class="box red first last">cue</span> strong, <span class="box amber first last">cue</span> weak:
a reason to look, no verdict</li>
<li>a<i class="seam"></i>b: words that the source does not have side by side</li>
</ul>
"""


def write(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples` one below the other, and the signature at the end, asked for once all are written."""
    with path.open("w", encoding="utf-8", newline="") as handle:
        handle.write(f"{HEAD}{LEGEND}")
        for each in examples:
            handle.writelines(_article(each))
        handle.write(f"<footer>Signature: <code>{_words(sign())}</code></footer>\n</body>\n</html>\n")


def highlighted(raw: str, marks: Iterable[Mark], bars: Iterable[int] = ()) -> str:
    """Return `raw` as HTML with `marks` on it and an upright bar at each of the code points `bars`."""
    upright = set(bars)
    kept = [mark for mark in marks if mark.span.start < mark.span.end]
    starts, ends = _by_place(kept, 0), _by_place(kept, 1)
    places = sorted({0, len(raw), *upright, *starts, *ends})
    worn: list[Mark] = []
    pieces = []
    for start, end in zip(places, [*places[1:], len(raw)], strict=True):
        worn = [mark for mark in worn if mark.span.end != start] + starts.get(start, [])
        pieces.append('<i class="seam"></i>' if start in upright else "")
        pieces.append(_piece(raw, start, end, worn))
    return "".join(pieces)


def _by_place(marks: Sequence[Mark], side: int) -> dict[int, list[Mark]]:
    found: dict[int, list[Mark]] = {}
    for mark in marks:
        found.setdefault(mark.span[side], []).append(mark)
    return found


def _piece(raw: str, start: int, end: int, worn: Sequence[Mark]) -> str:
    """Return the text from `start` to `end`; of a box that is worn the first and last piece have its sides."""
    words = _words(raw[start:end])
    if start == end or not worn:
        return words
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
        return words
    return f'<span class="{" ".join(sorted(names))}">{words}</span>'


def _article(opened: Opened) -> Iterator[str]:
    evaluation = opened.evaluation
    candidate = evaluation.candidate.raw
    yield f"<article>\n<h2>Example {_words(opened.example)}, {_words(opened.system)}</h2>\n"
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
        yield f'<p class="faint">{_words(opened.note)}</p>\n'
    told = warnings(opened.places)
    if told:
        yield '<h3>Worth a look</h3>\n<ul class="cues">\n'
        for place in told:
            words = _words(opened.evaluation.candidate.raw[place.start : place.end])
            letter = _words(CUES[place.cue].letter)
            yield f'<li><b class="{place.severity}">{letter}</b> {words}: {_words(place.reason)}</li>\n'
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
        yield f"<tr><td><span{look}>{_words(name)}</span></td>{numbers}{counts}<td>{joint.shown + 1}</td></tr>\n"
    yield "</tbody></table>\n"


def _words(text: str) -> str:
    """Return `text` with nothing in it that HTML reads as more than words; what cannot be shown is told."""
    if text.isprintable():
        return escape(text)
    return "".join(map(_letter, text))


def _letter(letter: str) -> str:
    code = ord(letter)
    if letter < " " and letter not in KEPT:
        shown = chr(PICTURES + code)
    elif (
        DELETE <= letter <= "\x9f" or "\ud800" <= letter <= "\udfff" or code & LAST_OF_PLANE == LAST_OF_PLANE
    ):
        shown = f"U+{code:04X}"
    else:
        return escape(letter)
    return f'<span class="control" title="U+{code:04X}">{shown}</span>'
