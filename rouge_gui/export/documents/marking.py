"""What is marked in the texts of an opened candidate: ranges of code points, each with the name of its look."""

from __future__ import annotations

import re
from itertools import chain, pairwise
from typing import TYPE_CHECKING, NamedTuple

from rouge_gui.rouge.cues.seams import NAME as SEAM
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.text import Span, Text
from rouge_gui.rouge.variants import VARIANTS, variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.rouge.evaluate import Evaluation
    from rouge_gui.rouge.score import Overlap

UNIGRAM, BIGRAM, LCS, HOLLOW = "unigram", "bigram", "lcs", "hollow"
LONG = 40
BETWEEN = re.compile(r"\s+|\W+")

Units = list[tuple[int, ...]]


class Mark(NamedTuple):
    """A range of a raw text and its look: one of the layers, `hollow`, or the severity of a cue."""

    span: Span
    look: str


def layers(evaluation: Evaluation) -> dict[str, str]:
    """Return which variant feeds each layer: the shortest n-grams, and the first of L, Lsum, W among sequences."""
    feeding: dict[str, str] = {}
    names = [name for name in evaluation.options.variants if not VARIANTS["skip"].pattern.fullmatch(name)]
    for name in sorted(names, key=lambda name: (_length(name), len(name))):
        feeding.setdefault({0: LCS, 1: UNIGRAM}.get(_length(name), BIGRAM), name)
    return feeding


def candidate_marks(opened: Opened) -> list[Mark]:
    """Return the marks of the candidate against the shown reference; without one there are none."""
    evaluation = opened.evaluation
    if not evaluation.measured:
        return []
    overlaps = _against(evaluation, opened.shown)
    return list(_marks(evaluation.candidate.sequence_view, _sides(overlaps, of_candidate=True)))


def reference_marks(evaluation: Evaluation, reference: int) -> list[Mark]:
    """Return the marks of a reference against the candidate."""
    overlaps = _against(evaluation, reference)
    return list(_marks(evaluation.references[reference].sequence_view, _sides(overlaps, of_candidate=False)))


def source_marks(evaluation: Evaluation) -> list[Mark]:
    """Return the marks of the source: the n-grams that the candidate shares with it."""
    source = evaluation.source
    if source is None:
        return []
    overlaps = {
        layer: variant(name, evaluation.options.rules).overlap(evaluation.candidate, source)
        for layer, name in layers(evaluation).items()
        if layer != LCS
    }
    return list(_marks(source.sequence_view, _sides(overlaps, of_candidate=False)))


def warnings(places: Iterable[Place]) -> list[Place]:
    """Return the red and amber places other than seams, in the order of the text; of those with one span the red one."""
    chosen: dict[Span, Place] = {}
    for place in places:
        if place.severity != GREEN and place.cue != SEAM:
            span = Span(place.start, place.end)
            held = chosen.get(span)
            if held is None or (held.severity == AMBER and place.severity == RED):
                chosen[span] = place
    return sorted(chosen.values(), key=lambda place: (place.start, -place.end))


def boxes(places: Iterable[Place]) -> list[Mark]:
    """Return the boxes of warnings; one of more than `LONG` code points would hide those within and has none."""
    return [
        Mark(Span(place.start, place.end), place.severity)
        for place in warnings(places)
        if place.end - place.start <= LONG
    ]


def joints(raw: str, places: Iterable[Place]) -> list[int]:
    """Return where the two words of each seam meet, ascending."""
    found = set()
    for place in places:
        if place.cue == SEAM:
            between = BETWEEN.search(raw, place.start, place.end)
            found.add((place.start + place.end) // 2 if between is None else between.end())
    return sorted(found)


def pieces(
    raw: str, marks: Iterable[Mark], bars: Iterable[int] = ()
) -> Iterator[tuple[int, int, list[Mark]]]:
    """Yield start, end and marks of each stretch of `raw` that wears the same; one also begins at each of `bars`.

    The last one, at the end of the text, is empty.
    """
    starts: dict[int, list[Mark]] = {}
    for mark in marks:
        if mark.span.start < mark.span.end:
            starts.setdefault(mark.span.start, []).append(mark)
    ends = {mark.span.end for beginning in starts.values() for mark in beginning}
    places = sorted({0, len(raw), *bars, *starts, *ends})
    worn: list[Mark] = []
    for start, end in zip(places, [*places[1:], len(raw)], strict=True):
        worn = [mark for mark in worn if mark.span.end != start] + starts.get(start, [])
        yield start, end, worn


class _Side(NamedTuple):
    counted: Units
    partners: Units
    clipped: Sequence[tuple[int, ...]]


def _length(name: str) -> int:
    """Return n of an n-gram, 0 of a sequence."""
    found = VARIANTS["ngram"].pattern.fullmatch(name)
    return int(found[1]) if found else 0


def _against(evaluation: Evaluation, reference: int) -> dict[str, Overlap]:
    measured = evaluation.measured[reference]
    return {layer: measured[name].overlap for layer, name in layers(evaluation).items()}


def _sides(overlaps: Mapping[str, Overlap], *, of_candidate: bool) -> dict[str, _Side]:
    ours, theirs = (0, 1) if of_candidate else (1, 0)
    return {
        layer: _Side(
            [match[ours] for match in overlap.matches],
            [match[theirs] for match in overlap.matches],
            overlap.clipped_candidate if of_candidate else overlap.clipped_reference,
        )
        for layer, overlap in overlaps.items()
    }


def _marks(text: Text, sides: Mapping[str, _Side]) -> Iterator[Mark]:
    for layer, side in sides.items():
        together = _neighbours(side.counted)
        if layer == LCS:
            together |= _neighbouring_pairs(side)
        yield from (Mark(span, layer) for span in _joined(text, side.counted, together))
        yield from (Mark(span, HOLLOW) for span in _joined(text, side.clipped, _neighbours(side.clipped)))


def _neighbours(units: Iterable[tuple[int, ...]]) -> set[int]:
    """Return each position whose next token stands in the same unit."""
    return {here for unit in units for here, after in pairwise(unit) if after == here + 1}


def _neighbouring_pairs(side: _Side) -> set[int]:
    """Return each position whose next token is matched too, with the partner's next."""
    pairs = sorted(zip(chain(*side.counted), chain(*side.partners), strict=True))
    return {here for (here, there), after in pairwise(pairs) if after == (here + 1, there + 1)}


def _joined(text: Text, units: Iterable[tuple[int, ...]], together: set[int]) -> Iterator[Span]:
    """Yield the spans of the tokens in `units`; those `together` reach on over a gap without letters and digits."""
    start = end = last = -1
    for position in sorted(set(chain.from_iterable(units))):
        here = text.tokens[position].span
        if last in together and not any(map(str.isalnum, text.raw[end : here.start])):
            end = here.end
        else:
            if last >= 0:
                yield Span(start, end)
            start, end = here
        last = position
    if last >= 0:
        yield Span(start, end)
