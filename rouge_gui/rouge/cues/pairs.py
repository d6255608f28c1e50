"""Pairs never together: neighbours in the candidate that share no sentence of the source or of a reference."""

from itertools import pairwise

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("pair")


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
            reason = said(
                "No sentence of the source has “{word}” together with “{other}”.",
                word=reading.words[left].key,
                other=reading.words[right].key,
            )
            places.append(Place(NAME, AMBER, *reading.span(both), reason))
    return places


CUE = Cue(
    NAME,
    "p",
    said("Neighbouring words that share no sentence of the source."),
    fired(327, 0.30, 211, 0.11),
    by_hand(41, 25),
    find,
)
