"""Where the next and the previous match is, and how it is told."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rouge_gui.gui.language import shown, tr
from rouge_gui.rouge.marking.marks import Layer, Mark
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said


@dataclass(frozen=True)
class Stop:
    """A match that was reached: the `index`-th (from 1) of `count`; `in_lcs` where all of it is underlined as LCS."""

    index: int
    count: int
    layer: Layer
    span: Span
    words: str
    in_lcs: bool

    def sentence(self, label: str) -> str:
        """Return what is announced; `label` is what the legend calls the layer."""
        place = said(
            "match {number} of {count}, {layer}, {words}",
            number=self.index,
            count=self.count,
            layer=label,
            words=quoted(self.words),
        )
        if self.layer is Layer.LCS:
            return shown(place)
        return tr("{match}, in LCS", match=place) if self.in_lcs else tr("{match}, not in LCS", match=place)


class Stops:
    """The counted matches of some layers in the order of the text; of several that begin together the longest."""

    def __init__(self, raw: str, marks: Sequence[Mark], layers: Collection[Layer]) -> None:
        self._raw = raw
        counted = [mark for mark in marks if mark.layer and mark.look is mark.layer.look]
        self._lcs = [mark.span for mark in counted if mark.layer is Layer.LCS]
        chosen: dict[int, Mark] = {}
        for mark in counted:
            if mark.layer in layers:
                held = chosen.get(mark.span.start)
                chosen[mark.span.start] = mark if held is None else max(held, mark, key=_end)
        self._marks = [chosen[start] for start in sorted(chosen)]
        self._starts = sorted(chosen)

    def beside(self, place: int, step: int, *, beyond: bool) -> Stop | None:
        """Return the match `step` (+1 or -1) on from a place of the text; one that begins there only if not `beyond`."""
        if step > 0:
            index = (bisect_right if beyond else bisect_left)(self._starts, place)
        else:
            index = bisect_left(self._starts, place) - 1
        return self.at(index)

    def at(self, index: int) -> Stop | None:
        """Return match `index` (from 0; -1 is none), None where there is none."""
        if not 0 <= index < len(self._marks):
            return None
        span, layer, _ = self._marks[index]
        return Stop(
            index + 1,
            len(self._marks),
            layer or Layer.UNIGRAM,
            span,
            " ".join(self._raw[span.start : span.end].split()),
            self._in_lcs(span),
        )

    def last(self) -> Stop | None:
        """Return the last match."""
        return self.at(len(self._marks) - 1)

    def _in_lcs(self, span: Span) -> bool:
        index = bisect_right(self._lcs, span.start, key=_start) - 1
        return index >= 0 and self._lcs[index].end >= span.end


def quoted(words: str) -> str:
    """Return `words` of a text in the quotation marks that sentences put around them."""
    return said("\u2018{words}\u2019", words=words)


def _start(span: Span) -> int:
    return span.start


def _end(mark: Mark) -> int:
    return mark.span.end
