"""What each cue did on SummEval, as measured where its file is at hand; what cues say of it is held against this."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rouge_gui.rouge.cues import CUES

WEAKEST = 2
FEW = 10


class Trial(NamedTuple):
    """Summaries that a cue fired on, how many in a hundred of them are rated 3 or less; the same of stronger systems."""

    fired: int
    low: int
    others: int
    others_low: int


ALL = Trial(1600, 10, 1400, 4)
LIFTED = 646, 0.5
TRIALS = {
    "number": Trial(21, 76, 1, 100),
    "name": Trial(26, 77, 3, 0),
    "negation": Trial(33, 30, 21, 5),
    "other name": Trial(149, 29, 100, 14),
    "roles": Trial(8, 12, 5, 0),
    "moved number": Trial(38, 24, 22, 0),
    "unit": Trial(1, 100, 0, 0),
    "date": Trial(0, 0, 0, 0),
    "quantifier": Trial(88, 23, 61, 7),
    "hedge": Trial(157, 20, 114, 4),
    "comparative": Trial(122, 22, 79, 5),
    "opposite": Trial(7, 43, 4, 0),
    "replaced word": Trial(228, 24, 143, 7),
    "stitched": Trial(395, 25, 281, 12),
    "seam": Trial(745, 19, 563, 9),
    "new word": Trial(185, 41, 78, 12),
    "reference only": Trial(107, 37, 51, 4),
    "pair": Trial(327, 30, 211, 11),
    "new pairing": Trial(113, 31, 63, 6),
    "worst sentence": Trial(120, 52, 39, 10),
    "repetition": Trial(260, 18, 203, 6),
    "cut off": Trial(51, 25, 29, 0),
    "stop words": Trial(181, 18, 136, 7),
    "length": Trial(50, 2, 46, 0),
}


def measured(
    found: Sequence[set[str]], systems: Sequence[str], consistency: npt.NDArray[np.float64]
) -> dict[str, Trial]:
    """Return the trial of each cue but `lifted`, and of all summaries by the name of ALL."""
    names = np.array(systems)
    weakest = sorted(set(systems), key=lambda system: float(consistency[names == system].mean()))[:WEAKEST]
    others = ~np.isin(names, weakest)
    low = consistency <= 3

    def share(fired: npt.NDArray[np.bool_]) -> int:
        return int(f"{low[fired].mean():.0%}"[:-1]) if fired.any() else 0

    def trial(fired: npt.NDArray[np.bool_]) -> Trial:
        stronger = fired & others
        return Trial(int(fired.sum()), share(fired), int(stronger.sum()), share(stronger))

    by_cue = {name: trial(np.array([name in cues for cues in found])) for name in CUES if name != "lifted"}
    return {**by_cue, "ALL": trial(np.ones(len(found), bool))}


def sentence(name: str) -> str:
    """Return what cue `name` has to say of its trial."""
    one = TRIALS[name]
    if one.fired < FEW:
        return f"Too rare on SummEval to measure ({one.fired} of 1,600 summaries)."
    start = (
        f"On SummEval it fired on {one.fired} of 1,600 summaries; {one.low}% of them are rated 3 or less for "
        f"consistency (of all {ALL.low}%)"
    )
    if one.others < FEW:
        return f"{start}; all but {one.others} of them come from the two weakest systems."
    return f"{start}, {one.others_low}% of the {one.others} outside the two weakest systems (of all {ALL.others_low}%)."
