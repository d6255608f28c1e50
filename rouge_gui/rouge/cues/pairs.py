"""Pairs never together: neighbours in the candidate that share no sentence of the source or of a reference."""

from itertools import pairwise

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "pair"


def find(reading: Reading) -> list[Place]:
    """Return a place for each two content words, one after the other, that no source sentence and no reference joins."""
    places = []
    held = reading.source.sentences_with
    for sentence in reading.prose.sentences:
        content = [
            position
            for position in sentence
            if reading.is_content(reading.words[position]) and reading.words[position].stem in held
        ]
        for left, right in pairwise(content):
            one, other = reading.words[left].stem, reading.words[right].stem
            if held[one] & held[other] or any(
                one in reference.stem_places and other in reference.stem_places
                for reference in reading.study.references
            ):
                continue
            both = range(left, right + 1)
            words = reading.words[left].key, reading.words[right].key
            reason = "No sentence of the source has “{}” together with “{}”.".format(*words)
            places.append(Place(NAME, AMBER, *reading.span(both), reason))
    return places


PRECISION = (
    "On SummEval it fired on 327 of 1,600 summaries; 30% of them are rated 3 or less for consistency "
    "(of all 10%), 11% of the 211 outside the two weakest systems (of all 5%). On 249 false sentences "
    "made by hand it stood at the place of the error in 41, on 250 true twins in 25."
)
CUE = Cue(NAME, "p", "Neighbouring words that share no sentence of the source.", PRECISION, find)
