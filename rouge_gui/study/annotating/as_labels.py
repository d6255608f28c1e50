"""What the cues are worth beside the spans that annotators labelled: which were found, and which places were right."""

from collections.abc import Iterable, Mapping, Sequence

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.text import Span
from rouge_gui.study.annotating.adjudication import settled
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import CANDIDATE, Verdict
from rouge_gui.study.cue_precision import Key, Measured
from rouge_gui.study.cues import CueRow


def labelled_spans(
    verdicts: Iterable[Verdict], scheme: Scheme, decisions: Iterable[Verdict] = ()
) -> dict[Key, list[Span]]:
    """Return the labelled stretches of each candidate that was judged, by example and system, () where there are none.

    Where nobody decided, whatever any annotator labelled counts.
    """
    found: dict[Key, list[Span]] = {}
    for each in settled(verdicts, decisions, scheme):
        for place, system in enumerate(each.item.systems, start=1):
            own = found.setdefault((each.item.example, system), [])
            names = {CANDIDATE, f"{CANDIDATE} 1"} if len(each.item.systems) == 1 else {f"{CANDIDATE} {place}"}
            own += [Span(span.start, span.end) for span in each.spans if span.text in names]
    return found


def measure_places(rows: Iterable[CueRow], spans: Mapping[Key, Sequence[Span]]) -> dict[str, Measured]:
    """Return for each cue, over the judged candidates, the shares of its places and of the labelled spans that overlap.

    Precision: of its places, those that overlap a labelled span; recall: of the labelled spans, those that overlap one of
    its places.
    """
    judged = [(row, spans[row.example, row.system]) for row in rows if (row.example, row.system) in spans]
    every = sum(len(own) for _, own in judged)
    measured = {}
    for cue in CUES:
        places = right = found = 0
        for row, own in judged:
            fired = [place for place in row.places if place.cue == cue]
            places += len(fired)
            right += sum(any(_overlap(place.start, place.end, span) for span in own) for place in fired)
            found += sum(any(_overlap(place.start, place.end, span) for place in fired) for span in own)
        measured[cue] = Measured(right / places if places else None, found / every if every else None)
    return measured


def _overlap(start: int, end: int, span: Span) -> bool:
    return start < span.end and span.start < end
