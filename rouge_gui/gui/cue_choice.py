"""Which cues are to be seen: those not switched off, from a number of places on."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

ALWAYS = 1
THRESHOLDS = (ALWAYS, 2, 3, 4, 5, 8, 12, 18)


@dataclass(frozen=True)
class CueChoice:
    """`off` are cues that are not shown at all; `least` says from how many places in a candidate on a cue is shown.

    The thresholds that a study of 1,600 rated summaries found telling are in `THRESHOLDS`: 4 new words, 5 pairs, 12 or 18
    seams. A cue that `least` does not name is shown from its first place on.
    """

    off: frozenset[str] = frozenset()
    least: Mapping[str, int] = field(default_factory=dict)

    def shown(self, places: Iterable[str]) -> frozenset[str]:
        """Return which cues of a candidate are shown; `places` names the cue of each of its places."""
        counts = Counter(places)
        return frozenset(
            cue
            for cue, count in counts.items()
            if cue not in self.off and count >= self.least.get(cue, ALWAYS)
        )
