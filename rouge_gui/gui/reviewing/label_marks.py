"""Shows in the panes what is labelled: which pane shows which text, and what is drawn over it."""

from collections.abc import Sequence

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet
from rouge_gui.gui.reviewing.span_marks import SpanMark, SpanMarks
from rouge_gui.rouge.text import Span
from rouge_gui.study.annotating.verdict import CANDIDATE, REFERENCE, SOURCE, Item, SpanLabel


class LabelMarks:
    """Knows the panes of an item by the names that a `SpanLabel` has for their texts."""

    def __init__(self, reading: ReadingArea, theme: Theme) -> None:
        self._reading, self._theme = reading, theme
        self._drawn: dict[TextPane, SpanMarks] = {}
        self._panes: dict[str, TextPane] = {}

    def open(self, item: Item, shown: Sequence[str]) -> None:
        """Take in which item is open, and its systems in the order in which they are shown."""
        reading = self._reading
        panes = {SOURCE: reading.source}
        if len(shown) == 1:
            panes[CANDIDATE] = reading.candidate
        else:
            places = dict(zip(shown, (reading.candidate, reading.second), strict=True))
            panes |= {
                f"{CANDIDATE} {place}": places[system] for place, system in enumerate(item.systems, start=1)
            }
        panes |= {
            f"{REFERENCE} {place}": pane for place, pane in enumerate(reading.references.panes(), start=1)
        }
        self._panes = panes
        self._drawn = {pane: made for pane, made in self._drawn.items() if pane in panes.values()}
        for pane in panes.values():
            if pane not in self._drawn:
                self._drawn[pane] = SpanMarks(pane, self._theme)

    def panes(self) -> dict[str, TextPane]:
        """Return the panes by the names of their texts."""
        return dict(self._panes)

    def show(self, sheet: AnswerSheet, chosen: int | None) -> None:
        """Draw all labels of `sheet`, the one at `chosen` firmly, and the places that they are linked to."""
        marks: dict[str, list[SpanMark]] = {name: [] for name in self._panes}
        for span in sheet.said.spans:
            marks.setdefault(span.text, []).append(_mark(sheet, span))
            if span.evidence is not None:
                marks[SOURCE].append(SpanMark(Span(*span.evidence), plate(sheet, span), open=True))
        pending = sheet.pending
        if pending is not None:
            marks.setdefault(pending.text, []).append(_mark(sheet, pending)._replace(open=True))
        spans = sheet.said.spans
        firm = spans[chosen] if chosen is not None and chosen < len(spans) else None
        for name, pane in self._panes.items():
            here = firm is not None and firm.text == name
            self._drawn[pane].show_marks(
                marks[name], Span(firm.start, firm.end) if firm is not None and here else None
            )

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self._theme = theme
        for made in self._drawn.values():
            made.set_theme(theme)

    def clear(self) -> None:
        """Draw nothing more."""
        for made in self._drawn.values():
            made.show_marks(())


def plate(sheet: AnswerSheet, span: SpanLabel) -> str:
    """Return what stands on the plate of a label: its letter and the digit of its severity, such as E2."""
    label = sheet.label(span)
    if label is None:
        return "?"
    has_severity = span.severity in label.severities
    return f"{label.key.upper()}{label.severities.index(span.severity) + 1 if has_severity else ''}"


def _mark(sheet: AnswerSheet, span: SpanLabel) -> SpanMark:
    return SpanMark(Span(span.start, span.end), plate(sheet, span))
