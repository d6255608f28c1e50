"""New pairing: words that the score counts, joined as neither the reference nor the source joins them."""

from itertools import pairwise

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import fired
from rouge_gui.wording import said

NAME = said("new pairing")


def find(reading: Reading) -> list[Place]:
    """Return a place for neighbours that are both in one reference but in no one sentence of it, nor of the source."""
    places = []
    held = reading.source.sentences_with
    for sentence in reading.prose.sentences:
        content = [position for position in sentence if reading.is_content(reading.words[position])]
        for left, right in pairwise(content):
            one, other = reading.words[left].stem, reading.words[right].stem
            if held.get(one, set()) & held.get(other, set()) or one == other:
                continue
            homes = [reference.sentences_with for reference in reading.study.references]
            both = [number for number, home in enumerate(homes) if one in home and other in home]
            if both and not any(homes[number][one] & homes[number][other] for number in both):
                reference = reading.study.references[both[0]]
                span = reference.words[reference.stem_places[one][0]].span
                pair = range(left, right + 1)
                reason = said(
                    "Reference {number} has both words of “{words}”, but not together.",
                    number=both[0] + 1,
                    words=reading.text(pair),
                )
                places.append(Place(NAME, AMBER, *reading.span(pair), reason, None, (both[0], span)))
    return places


CUE = Cue(
    NAME,
    "j",
    said("Matched words joined as the reference does not join them."),
    fired(113, 0.31, 63, 0.06),
    "",
    find,
    needs_references=True,
)
