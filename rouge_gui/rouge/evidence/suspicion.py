"""How much a candidate is worth reading first: a sum of weights set by hand, none of them fitted to ratings."""

from collections import Counter
from collections.abc import Hashable, Sequence
from math import exp, log1p
from statistics import fmean

from rouge_gui.rouge.evidence.copying import ACROSS, BACKWARD, Seam
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.evidence.reading import Reading

BY_DISTANCE = (0.5, 0.75, 1.0, 1.25)
STRANGERS = 0.5
TURNED_BACK = 0.75
NEW_WORD = 1.5
USUAL = 1.5
FAR, DOUBT = 4, 0.3
MOST = 2.5
RED_WEIGHTS = {"name": 2.0, "number": 2.0, "negation": 2.0}
OTHER_RED = 1.0
AMBER_WEIGHTS = {
    "stitched": 0.25,
    "other name": 0.25,
    "moved number": 0.25,
    "negation": 0.25,
    "roles": 0.25,
    "quantifier": 0.125,
    "hedge": 0.125,
}
OFTEN = 3


def looseness(reading: Reading) -> float:
    """Return how loosely the candidate's words hang together in the source; 0 where it is copied in whole sentences.

    A joint between two source sentences counts the more the farther they lie apart (0.5 to 1.25), and 0.5 more where its
    two words share no source sentence; a joint backwards inside a sentence 0.75; leaving something out counts nothing,
    nor does a joint that a reference has as well. A content word that neither source nor reference has counts 1.5.
    """
    joints = sum(_weight(reading, seam) for seams in reading.seams for seam in seams if not seam.backed)
    stems = reading.study.reference_stems
    return joints + NEW_WORD * sum(
        reading.words[position].stem not in stems for position in reading.new_positions
    )


def _weight(reading: Reading, seam: Seam) -> float:
    if seam.kind == BACKWARD:
        return TURNED_BACK
    if seam.kind != ACROSS:
        return 0.0
    held = reading.source.sentences_with
    apart = held[reading.words[seam.position - 1].stem].isdisjoint(held[reading.words[seam.position].stem])
    return BY_DISTANCE[min(seam.distance, len(BY_DISTANCE)) - 1] + STRANGERS * apart


def suspicion(places: Sequence[Place], reading: Reading) -> float:
    """Return how much the candidate is worth reading first; higher is sooner, 0 where nothing speaks for it.

    Red places count by their cue. Looseness and amber places count once looseness exceeds what a faithful merging of two
    sentences needs; below that, only a joint across four sentences leaves a doubt (0.3). Looseness levels off early, at
    little more than one red place: a freely worded text is not to stand before one with a contradiction.
    """
    reds = Counter(place.cue for place in places if place.severity == RED)
    red = sum(RED_WEIGHTS.get(cue, OTHER_RED) * count for cue, count in reds.items())
    loose = looseness(reading) if reading.study.source is not None else 0.0
    if loose <= USUAL and not red:
        return DOUBT if loose and _farthest(reading) >= FAR else 0.0
    ambers = Counter(place.cue for place in places if place.severity == AMBER)
    amber = sum(weight * min(ambers[cue], OFTEN) for cue, weight in AMBER_WEIGHTS.items())
    joints = MOST * (1 - exp(-loose / MOST)) if loose > USUAL else 0.0
    return red + joints + amber


def _farthest(reading: Reading) -> int:
    """Return how many source sentences the widest joint spans."""
    return max((seam.distance for seams in reading.seams for seam in seams if not seam.backed), default=0)


def in_company(suspicions: Sequence[float], systems: Sequence[Hashable]) -> list[float]:
    """Return the suspicions of a corpus, each weighed by how suspicious the other candidates of its system are.

    The weight is the mean of log(1 + suspicion) over the system's other candidates and one more, which is as suspicious
    as the corpus is on average: a system that often misleads is read first, and only a suspicion of 0 is 0, also where
    the system has no other suspicious candidate, or no other at all. Uses no ratings.
    """
    logs = [log1p(value) for value in suspicions]
    usual = fmean(logs) if logs else 0.0
    total: dict[Hashable, float] = {}
    count: Counter[Hashable] = Counter(systems)
    for system, value in zip(systems, logs, strict=True):
        total[system] = total.get(system, 0.0) + value
    return [
        value * (total[system] - own + usual) / count[system]
        for value, system, own in zip(suspicions, systems, logs, strict=True)
    ]
