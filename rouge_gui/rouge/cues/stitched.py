"""Stitched sentences: a subject from one place of the source, what is said of it from another."""

from itertools import pairwise

from rouge_gui.rouge.evidence.copying import Fragment
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

NAME = said("stitched")
APART = said("What stands left and right of here comes from sentences of the source that lie far apart.")
LONG = 3
FAR = 2
BESIDE = 3


def find(reading: Reading) -> list[Place]:
    """Return a place over each joint of two runs from source sentences far apart, and of a name with another's deeds."""
    places = []
    of = reading.source.sentence_of
    for sentence, cut in zip(reading.prose.sentences, reading.fragments, strict=True):
        long = [fragment for fragment in cut if _says_something(reading, fragment)]
        for left, right in pairwise(long):
            if abs(of[left.source] - of[right.source]) >= FAR:
                around = range(left.start + left.length - 1, right.start + 1)
                places.append(Place(NAME, AMBER, *reading.span(around), APART, _place_of(reading, right)))
        places += [
            place for fragment in long if (place := _other_subject(reading, sentence, fragment)) is not None
        ]
    return places


def _says_something(reading: Reading, fragment: Fragment) -> bool:
    words = reading.words[fragment.start : fragment.start + fragment.length]
    return fragment.length >= LONG and any(reading.is_content(word) for word in words)


def _place_of(reading: Reading, fragment: Fragment) -> Span:
    return reading.source_span(range(fragment.source, fragment.source + fragment.length))


def _other_subject(reading: Reading, sentence: range, fragment: Fragment) -> Place | None:
    """Return a place where a name stands before a copied run, and the source has only another name there."""
    source = reading.source
    before = [
        run
        for run in reading.names
        if run.start in sentence and run.stop <= fragment.start <= run.stop + BESIDE
    ]
    if not before:
        return None
    subject = before[-1]
    keys = {reading.words[position].stem for position in subject}
    number = source.sentence_of[fragment.source]
    near = range(source.prose.sentences[max(0, number - 1)].start, source.prose.sentences[number].stop)
    if any(source.words[position].stem in keys for position in near):
        return None
    there = source.prose.sentences[number]
    named = [
        position
        for position in range(there.start, fragment.source)
        if source.words[position].key in source.names
    ]
    if not named and not any(source.words[position].key in source.names for position in near):
        return None
    opening = reading.words[fragment.start]
    says = opening.key in reading.tongue.stop_words or reading.tongue.is_verb(opening.key)
    firm = bool(named) and fragment.source - named[-1] <= BESIDE and fragment.length > LONG and says
    name = reading.text(subject)
    reason = (
        said(
            "The source says this of “{other}”, not of “{name}”.",
            other=source.words[named[-1]].key,
            name=name,
        )
        if named
        else said("The source says this of another, not of “{name}”.", name=name)
    )
    span = reading.span(range(subject.start, fragment.start + fragment.length))
    return Place(NAME, RED if firm else AMBER, *span, reason, _place_of(reading, fragment))


CUE = Cue(
    NAME,
    "t",
    said("A sentence stitched together from far-apart places of the source."),
    fired(395, 0.25, 281, 0.12),
    by_hand(28, 1),
    find,
)
