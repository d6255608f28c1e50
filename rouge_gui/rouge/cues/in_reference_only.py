"""In a reference but not in the source: the score counts it, the source does not bear it out."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import fired
from rouge_gui.wording import said

NAME = said("reference only")


def find(reading: Reading) -> list[Place]:
    """Return a place for each content word, name or number that a reference has and the source lacks."""
    places = []
    for position in reading.new_positions:
        word = reading.words[position]
        for number, reference in enumerate(reading.study.references):
            at = reference.stem_places.get(word.stem)
            if at:
                text = reading.text(range(position, position + 1))
                reason = said(
                    "Reference {number} has “{words}”, the source does not.", number=number + 1, words=text
                )
                places.append(
                    Place(NAME, AMBER, *word.span, reason, None, (number, reference.words[at[0]].span))
                )
                break
    return places


CUE = Cue(
    NAME,
    "r",
    said("Words that a reference has and the source lacks."),
    fired(107, 0.37, 51, 0.04),
    "",
    find,
    needs_references=True,
)
