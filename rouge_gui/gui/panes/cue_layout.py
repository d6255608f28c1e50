"""Where in each paragraph the places of cues are drawn, worked out once for each layout."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QTextBlock

from rouge_gui.gui.panes.geometry import Line, lines_of, pieces
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.text import Span


@dataclass(frozen=True)
class Letter:
    """The letter of a cue of `severity` that begins in the line of text with this top and bottom."""

    top: float
    bottom: float
    letter: str
    severity: str


@dataclass(frozen=True)
class BlockCues:
    """The cues of one paragraph, in its coordinates; boxes and lines at the side by severity, the weakest first."""

    sides: dict[str, list[QRectF]] = field(default_factory=dict)
    boxes: dict[str, list[QRectF]] = field(default_factory=dict)
    seams: list[QRectF] = field(default_factory=list)
    letters: list[Letter] = field(default_factory=list)


class CueLayout:
    """Lays out `marks` in paragraphs whose units `to_unit` finds; the text stays as it is meanwhile."""

    def __init__(self, marks: CueMarks, to_unit: Callable[[int], int]) -> None:
        def units(spans: Iterable[Span]) -> list[Span]:
            return [Span(to_unit(start), to_unit(end)) for start, end in spans]

        self._sides = {severity: units(marks.sides(severity)) for severity in (GREEN, AMBER, RED)}
        self._boxes = {severity: units(marks.boxes(severity)) for severity in (AMBER, RED)}
        self._seams = units(marks.seams)
        self._letters = [
            (span, letter, severity) for at, letter, severity in marks.letters() for span in units([at])
        ]
        self._layout: object = None
        self._blocks: dict[int, BlockCues] = {}

    def of(self, block: QTextBlock, layout: object) -> BlockCues:
        """Return what is drawn over a laid-out block; remembered as long as `layout` (width and font) is equal."""
        if layout != self._layout:
            self._layout, self._blocks = layout, {}
        number = block.blockNumber()
        if number not in self._blocks:
            self._blocks[number] = self._lay_out(block)
        return self._blocks[number]

    def _lay_out(self, block: QTextBlock) -> BlockCues:
        begin, end, lines = block.position(), block.position() + block.length() - 1, lines_of(block)

        def rects(spans: Sequence[Span]) -> list[QRectF]:
            return [piece for span in spans for piece in _within(lines, span, begin, end)]

        return BlockCues(
            {severity: rects(spans) for severity, spans in self._sides.items()},
            {severity: rects(spans) for severity, spans in self._boxes.items()},
            rects(self._seams),
            [
                Letter(piece.top(), piece.bottom(), letter, severity)
                for span, letter, severity in self._letters
                for piece in _within(lines, span, begin, end)
            ],
        )


def _within(lines: Sequence[Line], span: Span, begin: int, end: int) -> Iterator[QRectF]:
    """Yield the rectangles of a range of units within the block from `begin` to `end`; one without width for a notch."""
    if span.start < span.end:
        if span.start < end and span.end > begin:
            yield from pieces(lines, max(span.start - begin, 0), min(span.end, end) - begin)
    elif begin <= span.start <= end:
        at = span.start - begin
        line = next((each for each in lines if at <= each.stop), None)
        if line is not None:
            yield QRectF(line.piece(at, at).topLeft(), QSizeF(0, line.height))
