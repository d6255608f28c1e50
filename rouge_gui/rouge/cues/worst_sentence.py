"""The worst sentence: the one that lies farthest from every sentence of the source."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.wording import said

NAME = said("worst sentence")
FAR = 0.4


def find(reading: Reading) -> list[Place]:
    """Return the sentence whose best aligned share is the lowest, if less than 0.4 of its weight is aligned."""
    shares = [max((link.share for link in links), default=0.0) for links in reading.links]
    if not shares or min(shares) >= FAR:
        return []
    number = shares.index(min(shares))
    links = reading.links[number]
    source = reading.source_span(reading.source.prose.sentences[links[0].source_sentence]) if links else None
    reason = said(
        "No sentence of the source is near: the best shares {share:.0%} of this one's weight.",
        share=min(shares),
    )
    return [Place(NAME, AMBER, *reading.span(reading.prose.sentences[number]), reason, source)]


CUE = Cue(
    NAME,
    "f",
    said("The sentence farthest from every sentence of the source."),
    fired(120, 0.52, 39, 0.10),
    by_hand(3, 28),
    find,
)
