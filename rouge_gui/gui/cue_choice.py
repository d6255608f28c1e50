"""Which cues are to be seen: those not switched off, from a number of places on."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field

from rouge_gui.store.settings import EVERY_PLACE


@dataclass(frozen=True)
class CueChoice:
    """`off` are cues that are not shown at all; `least` says from how many places in a candidate on a cue is shown.

    The thresholds that a study of 1,600 rated summaries found telling are in `THRESHOLDS` of the settings: 4 new words,
    5 pairs, 12 or 18 seams. A cue that `least` does not name is shown from its first place on.
    """

    off: frozenset[str] = frozenset()
    least: Mapping[str, int] = field(default_factory=dict)

    def shown(self, places: Iterable[str]) -> frozenset[str]:
        """Return which cues of a candidate are shown; `places` names the cue of each of its places."""
        counts = Counter(places)
        return frozenset(
            cue
            for cue, count in counts.items()
            if cue not in self.off and count >= self.least.get(cue, EVERY_PLACE)
        )

    def without(self, known: Container[str]) -> "CueChoice":
        """Return what is chosen of other cues than these, such as those that only a later release knows."""
        return CueChoice(
            frozenset(cue for cue in self.off if cue not in known),
            {cue: least for cue, least in self.least.items() if cue not in known},
        )
