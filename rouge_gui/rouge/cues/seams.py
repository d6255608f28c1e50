"""Copy seams: joints between words that the source does not have side by side."""

from rouge_gui.rouge.evidence.copying import ACROSS, BACKWARD, FORWARD, NEW
from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("seam")
_REASONS = {
    FORWARD: said(
        "Check this joint. Two places of one source sentence are joined here: something between them was left out."
    ),
    BACKWARD: said("Check this joint. Two places of one source sentence are joined here in the other order."),
    ACROSS: said("Check this joint. Words from two different source sentences are joined here."),
}


def find(reading: Reading) -> list[Place]:
    """Return a place for every seam between two words of the source that no reference joins as well, over both words.

    A word that the source lacks is told by the cue of new words, names or numbers, not once more by its two seams.
    """
    places = []
    copied = reading.copied_from
    for seams in reading.seams:
        for seam in seams:
            if seam.backed or seam.kind == NEW or _is_joined(reading, seam.position):
                continue
            span = reading.span(range(seam.position - 1, seam.position + 1))
            source = reading.source.words[copied[seam.position - 1]].span
            places.append(Place(NAME, AMBER, *span, _REASONS[seam.kind], source))
    return places


def _is_joined(reading: Reading, position: int) -> bool:
    """Tell whether the source joins the words before and at `position` as well, in other forms or over small joiners."""
    joiners, source = reading.tongue.joiners, reading.source
    sentence = reading.prose.sentences[reading.sentence_of[position]]
    left, right = position - 1, position
    while left > sentence.start and reading.words[left].key in joiners:
        left -= 1
    while right < sentence.stop - 1 and reading.words[right].key in joiners:
        right += 1
    ends = set(source.stem_places.get(reading.words[right].stem, ()))

    def reached(start: int) -> int:
        at = start + 1
        while at < len(source.words) and at not in ends and source.words[at].key in joiners:
            at += 1
        return at

    return any(
        (at := reached(start)) in ends and source.sentence_of[at] == source.sentence_of[start]
        for start in source.stem_places.get(reading.words[left].stem, ())
    )


CUE = Cue(
    NAME,
    "s",
    said("Joints between words that the source does not have side by side."),
    fired(745, 0.19, 563, 0.09),
    by_hand(109, 193),
    find,
)
