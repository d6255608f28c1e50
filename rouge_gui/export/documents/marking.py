"""What the texts of an opened candidate wear on a page: the window's marks, each with the name of its look."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.marking.marks import Look

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rouge_gui.rouge.marking.cue_marks import CueMarks
    from rouge_gui.rouge.marking.marks import Evidence, Pane
    from rouge_gui.rouge.text import Span

UNIGRAM, BIGRAM, LCS, HOLLOW, STEM = "unigram", "bigram", "lcs", "hollow", "stem"
NAMES = {Look.DOTTED: UNIGRAM, Look.FILL: BIGRAM, Look.SOLID: LCS, Look.HOLLOW: HOLLOW, Look.STEM: STEM}


class Mark(NamedTuple):
    """A range of a raw text and the name of its look, or the severity of the cue that is boxed there."""

    span: Span
    look: str


class Spanned(Protocol):
    """Anything that takes a range of a raw text."""

    @property
    def span(self) -> Span:
        """The range, in code points."""


S = TypeVar("S", bound=Spanned)


def marks(evidence: Evidence, pane: Pane) -> list[Mark]:
    """Return the marks of the text in `pane`."""
    return [Mark(mark.span, NAMES[mark.look]) for mark in evidence.marks(pane)]


def boxes(cues: CueMarks) -> list[Mark]:
    """Return the boxes of warnings, those without a box left out."""
    return [Mark(span, severity) for severity in (RED, AMBER) for span in cues.boxes(severity)]


def pieces(raw: str, marks: Iterable[S], stops: Iterable[int] = ()) -> Iterator[tuple[int, int, list[S]]]:
    """Yield start, end and marks of each stretch of `raw` that wears the same; one also begins at each of `stops`.

    The last one, at the end of the text, is empty.
    """
    starts: dict[int, list[S]] = {}
    for mark in marks:
        if mark.span.start < mark.span.end:
            starts.setdefault(mark.span.start, []).append(mark)
    ends = {mark.span.end for beginning in starts.values() for mark in beginning}
    places = sorted({0, len(raw), *stops, *starts, *ends})
    worn: list[S] = []
    for start, end in zip(places, [*places[1:], len(raw)], strict=True):
        worn = [mark for mark in worn if mark.span.end != start] + starts.get(start, [])
        yield start, end, worn
