"""How far each cue can be trusted on a corpus that people have rated: its precision and recall there."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cues import CueRow

RATINGS, CONSISTENCY = "ratings", "consistency"
LOW = 3.0
Key = tuple[str, str]


class Measured(NamedTuple):
    """Shares from 0 to 1; `precision` is None where the cue fired on nothing, `recall` where nothing is low."""

    precision: float | None
    recall: float | None


def rated_low(examples: Iterable[Example]) -> dict[Key, bool]:
    """Return for each candidate that was rated for consistency whether it got 3 or less (of 5), by example and system.

    A rating is the number that a candidate's file gives as `consistency`, among `ratings` or beside them.
    """
    found: dict[Key, bool] = {}
    for example in examples:
        for system, candidate in example.candidates.items():
            ratings = candidate.metadata.get(RATINGS)
            told = ratings if isinstance(ratings, Mapping) else candidate.metadata
            rating = told.get(CONSISTENCY)
            if isinstance(rating, int | float):
                found[example.id, system] = rating <= LOW
    return found


def measure(rows: Iterable[CueRow], low: Mapping[Key, bool]) -> dict[str, Measured]:
    """Return for each cue how many of the rated candidates it fired on are low, and on how many of the low it fired."""
    rated = [(row, low[row.example, row.system]) for row in rows if (row.example, row.system) in low]
    every_low = sum(is_low for _, is_low in rated)
    measured = {}
    for cue in CUES:
        fired = [is_low for row, is_low in rated if row.counts.get(cue)]
        hits = sum(fired)
        measured[cue] = Measured(
            hits / len(fired) if fired else None, hits / every_low if every_low else None
        )
    return measured
