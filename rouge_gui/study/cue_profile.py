"""Which system misleads how: the cues of each system's candidates, per hundred of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cues import CueRow

HUNDRED = 100


@dataclass(frozen=True)
class SystemProfile:
    """A system's candidates: how many, their mean suspicion, how many of 100 are lifted, and places per 100 by cue.

    A rate is None where the cue was off for all of them; it counts only the candidates that it was on for.
    """

    system: str
    candidates: int
    suspicion: float
    lifted: float
    rates: Mapping[str, float | None]


def profiles(rows: Iterable[CueRow]) -> list[SystemProfile]:
    """Return a profile of each system, the most suspicious first."""
    by_system: dict[str, list[CueRow]] = {}
    for row in rows:
        by_system.setdefault(row.system, []).append(row)
    found = [_profile(system, own) for system, own in by_system.items()]
    return sorted(found, key=lambda profile: -profile.suspicion)


def _profile(system: str, rows: list[CueRow]) -> SystemProfile:
    return SystemProfile(
        system,
        len(rows),
        fmean(row.suspicion for row in rows),
        HUNDRED * fmean(row.lifted for row in rows),
        {cue: _rate([row.counts.get(cue) for row in rows]) for cue in CUES},
    )


def _rate(counts: list[int | None]) -> float | None:
    known = [count for count in counts if count is not None]
    return HUNDRED * fmean(known) if known else None
