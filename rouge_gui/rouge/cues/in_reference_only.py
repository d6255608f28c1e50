"""In a reference but not in the source: the score counts it, the source does not bear it out."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "reference only"


def find(reading: Reading) -> list[Place]:
    """Return a place for each content word, name or number that a reference has and the source lacks."""
    places = []
    for position in reading.new_positions:
        word = reading.words[position]
        for number, reference in enumerate(reading.study.references):
            at = reference.stem_places.get(word.stem)
            if at:
                text = reading.text(range(position, position + 1))
                reason = f"Reference {number + 1} has “{text}”, the source does not."
                places.append(
                    Place(NAME, AMBER, *word.span, reason, None, (number, reference.words[at[0]].span))
                )
                break
    return places


PRECISION = (
    "On SummEval it fired on 107 of 1,600 summaries; 37% of them are rated 3 or less for consistency (of "
    "all 10%), 4% of the 51 outside the two weakest systems (of all 5%)."
)
CUE = Cue(
    NAME, "r", "Words that a reference has and the source lacks.", PRECISION, find, needs_references=True
)
