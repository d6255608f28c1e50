"""New content words: words that neither the source nor a reference has in any form."""

from rouge_gui.rouge.evidence.aligning import FIRM
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("new word")
PHRASE = 2


def find(reading: Reading) -> list[Place]:
    """Return a place for each run of content words whose stems the source and the references lack."""
    named = {position for run in reading.names for position in run}
    new = [
        position
        for position in reading.new_positions
        if position not in named
        and reading.words[position].number is None
        and reading.words[position].stem not in reading.study.reference_stems
    ]
    places = []
    start = 0
    for index, position in enumerate(new):
        if index + 1 == len(new) or new[index + 1] != position + 1:
            run = range(new[start], position + 1)
            start = index + 1
            reason = said("The source does not have “{words}” in any form.", words=reading.text(run))
            severity = RED if _is_put_in(reading, run) else AMBER
            places.append(Place(NAME, severity, *reading.span(run), reason))
    return places


def _is_put_in(reading: Reading, run: range) -> bool:
    """Tell whether `run` was put, in a phrase, between words that the source has side by side: it replaces nothing."""
    tongue = reading.tongue
    words = [reading.words[at] for at in run]
    turns = all(word.key in tongue.negators or tongue.on_scales(word.key) for word in words)
    lacks_noun = tongue.nouns_are_capital and not any(word.capital for word in words)
    return not (turns or lacks_noun) and any(
        change.held
        and change.left
        and change.right
        and not change.there
        and len(change.here) >= PHRASE
        and not reading.is_verb(run.start)
        and change.here.start <= run.start
        and run.stop <= change.here.stop
        and change.left + change.right >= FIRM
        for change in reading.changes
    )


CUE = Cue(
    NAME, "w", said("Content words that the source lacks."), fired(185, 0.41, 78, 0.12), by_hand(62, 76), find
)
