"""New pairing: words that the score counts, joined as neither the reference nor the source joins them."""

from itertools import pairwise

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "new pairing"


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
                reason = (
                    f"Reference {both[0] + 1} has both words of “{reading.text(pair)}”, but not together."
                )
                places.append(Place(NAME, AMBER, *reading.span(pair), reason, None, (both[0], span)))
    return places


PRECISION = (
    "On SummEval it fired on 113 of 1,600 summaries; 31% of them are rated 3 or less for consistency "
    "(of all 10%), 6% of the 63 outside the two weakest systems (of all 5%)."
)
CUE = Cue(
    NAME,
    "j",
    "Matched words joined as the reference does not join them.",
    PRECISION,
    find,
    needs_references=True,
)
