"""The worst sentence: the one that lies farthest from every sentence of the source."""

from rouge_gui.rouge.evidence.kinds import AMBER, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading

NAME = "worst sentence"
FAR = 0.4


def find(reading: Reading) -> list[Place]:
    """Return the sentence whose best aligned share is the lowest, if less than 0.4 of its weight is aligned."""
    shares = [max((link.share for link in links), default=0.0) for links in reading.links]
    if not shares or min(shares) >= FAR:
        return []
    number = shares.index(min(shares))
    links = reading.links[number]
    source = reading.source_span(reading.source.prose.sentences[links[0].source_sentence]) if links else None
    reason = f"No sentence of the source is near: the best shares {min(shares):.0%} of this one's weight."
    return [Place(NAME, AMBER, *reading.span(reading.prose.sentences[number]), reason, source)]


PRECISION = (
    "On SummEval it fired on 120 of 1,600 summaries; 52% of them are rated 3 or less for consistency "
    "(of all 10%), 10% of the 39 outside the two weakest systems (of all 5%). On 249 false sentences "
    "made by hand it stood at the place of the error in 3, on 250 true twins in 28."
)
CUE = Cue(NAME, "f", "The sentence farthest from every sentence of the source.", PRECISION, find)
