"""Evidence cards: each place of a cue beside the nearest source sentence and the nearest reference sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rouge_gui.gui.language import shown, tr
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.aligning import nearest
from rouge_gui.rouge.evidence.extraction import extraction
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Cue, Place
from rouge_gui.rouge.evidence.neighbours import sentence_span
from rouge_gui.rouge.evidence.original import Original
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.words import Prose
from rouge_gui.rouge.text import Span
from rouge_gui.wording import counted, said

WEIGHT = {RED: 0, AMBER: 1, GREEN: 2}
ADVICE = {
    RED: said("check this first"),
    AMBER: said("worth a look"),
    GREEN: said("lifted, can be skipped"),
}
# Between the references of CNN/Daily Mail (57%) and XSum (83%; Narayan, Cohen and Lapata 2018, table 2).
FREELY_WORDED = 0.7


class Quoted(NamedTuple):
    """A sentence, and the stretch of it (code points, empty where there is none) that the eye is led to."""

    text: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True)
class Card:
    """A place and the three sentences to judge it by; a sentence is None where its text has nothing near."""

    place: Place
    candidate: Quoted
    source: Quoted | None
    reference: Quoted | None

    @property
    def cue(self) -> Cue:
        """The cue that found the place."""
        return CUES[self.place.cue]

    @property
    def advice(self) -> str:
        """What to do about it, in words."""
        return shown(ADVICE[self.place.severity])

    @property
    def measured(self) -> str:
        """What was measured of the cue on rated summaries."""
        return shown(self.cue.on_summeval)


def cards(reading: Reading, places: Sequence[Place]) -> list[Card]:
    """Return a card for each of `places`, the most severe first, else in the order of the legend and of the text."""
    order = {name: at for at, name in enumerate(CUES)}
    sorted_places = sorted(
        places, key=lambda place: (WEIGHT[place.severity], order[place.cue], place.start, place.end)
    )
    return [_card(reading, place) for place in sorted_places]


def weakness(reading: Reading) -> str:
    """Return a sentence that says that cues are off or weak for this candidate, '' where they are neither."""
    if reading.study.source is None:
        off = sum(cue.needs_source for cue in CUES.values())
        return tr(
            "There is no source: {off} of {cues} are off. They compare the candidate with its source.",
            off=off,
            cues=counted(len(CUES), "cue"),
        )
    new_pairs = extraction(reading).novel[1]
    if new_pairs <= FREELY_WORDED:
        return ""
    return tr(
        "Cues are weak here: {share:.0%} of the candidate's word pairs are not in the source. "
        "On freely worded summaries many joints are sound.",
        share=new_pairs,
    )


def _card(reading: Reading, place: Place) -> Card:
    number = _sentence_at(reading.prose, place.start)
    quoted = _quoted(reading.prose, number, Span(place.start, place.end))
    study = reading.study
    source = None
    if study.source is not None:
        source = _beside(reading, number, study.source, place.source)
    return Card(place, quoted, source, _reference(reading, number, place))


def _reference(reading: Reading, number: int, place: Place) -> Quoted | None:
    references = reading.study.references
    if place.reference is not None:
        at, span = place.reference
        return _beside(reading, number, references[at], span)
    near = [(held[0][1], -at) for at, held in _nearest_of(reading, number)]
    return _beside(reading, number, references[-max(near)[1]], None) if near else None


def _nearest_of(reading: Reading, number: int) -> Iterator[tuple[int, list[tuple[int, float]]]]:
    """Yield the number of each reference that has something near the sentence, and its nearest sentences."""
    for at, reference in enumerate(reading.study.references):
        held = _nearest(reading, number, reference)
        if held:
            yield at, held


def _nearest(reading: Reading, number: int, other: Original) -> list[tuple[int, float]]:
    sentences = reading.prose.sentences
    return nearest(reading.words, sentences[number], other) if sentences else []


def _beside(reading: Reading, number: int, other: Original, span: Span | None) -> Quoted | None:
    """Quote the sentence of `other` that holds `span`, else the one nearest to the candidate's sentence."""
    if span is not None:
        return _quoted(other.prose, _sentence_at(other.prose, span.start), span)
    held = _nearest(reading, number, other)
    return _quoted(other.prose, held[0][0], None) if held else None


def _sentence_at(prose: Prose, offset: int) -> int:
    """Return the sentence that holds the code point at `offset`: the last one that begins at or before it."""
    starts = [prose.words[sentence.start].span.start for sentence in prose.sentences]
    return max(0, sum(start <= offset for start in starts) - 1)


def _quoted(prose: Prose, number: int, span: Span | None) -> Quoted:
    if not prose.sentences:
        return Quoted(prose.raw.strip())
    start, end = sentence_span(prose, number)
    start = min(start, span.start) if span else start
    end = max(end, span.end) if span else end
    text = prose.raw[start:end].rstrip()
    return Quoted(text, span.start - start, min(span.end - start, len(text))) if span else Quoted(text)
