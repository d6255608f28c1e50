"""Copy seams: joints between words that the source does not have side by side."""

from rouge_gui.rouge.evidence.copying import ACROSS, BACKWARD, FORWARD, NEW
from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "seam"
_REASONS = {
    NEW: "The source does not have these words side by side: one of them is not in it.",
    FORWARD: "Two places of one source sentence are joined here: something between them was left out.",
    BACKWARD: "Two places of one source sentence are joined here in the other order.",
    ACROSS: "Words from two different source sentences are joined here.",
}


def find(reading: Reading) -> list[Place]:
    """Return a place for every seam that no reference has as well, over the two words it joins."""
    places = []
    copied = reading.copied_from
    for seams in reading.seams:
        for seam in seams:
            if seam.backed:
                continue
            span = reading.span(range(seam.position - 1, seam.position + 1))
            left = copied[seam.position - 1]
            source = reading.source.words[left].span if left >= 0 else None
            places.append(Place(NAME, AMBER, *span, f"Check this joint. {_REASONS[seam.kind]}", source))
    return places


PRECISION = (
    "On SummEval it fired on 910 of 1,600 summaries; 17% of them are rated 3 or less for consistency (of "
    "all 10%), 7% of the 722 outside the two weakest systems (of all 5%). On 193 false sentences made by "
    "hand it stood at the place of the error in 193, on 194 true twins in 177."
)
CUE = Cue(NAME, "s", "Joints between words that the source does not have side by side.", PRECISION, find)
