"""What each cue did in its trials, as the slow tests measure it; what cues say of them is held against this."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rouge_gui.rouge.cues import CUES

WEAKEST = 2
FEW = 10


class Trial(NamedTuple):
    """On how many summaries of SummEval a cue fired, and which share of them is rated 3 or less.

    `others` and `others_low` are the same without the two weakest systems; `errors` false sentences in which it stood at
    the place of the error, `twins` true ones in which it stood (0 where it needs references, which they have not).
    """

    fired: int
    low: float
    others: int
    others_low: float
    errors: int = 0
    twins: int = 0


ALL = Trial(1600, 0.1, 1400, 0.04)
LIFTED = 646, 0.005
TRIALS = {
    "number": Trial(21, 0.76, 1, 1.0, 45, 0),
    "name": Trial(26, 0.77, 3, 0.0, 14, 6),
    "negation": Trial(33, 0.3, 21, 0.05, 39, 3),
    "other name": Trial(149, 0.29, 100, 0.14, 45, 5),
    "roles": Trial(8, 0.12, 5, 0.0, 23, 7),
    "moved number": Trial(38, 0.24, 22, 0.0, 47, 4),
    "unit": Trial(1, 1.0, 0, 0.0, 8, 0),
    "date": Trial(0, 0.0, 0, 0.0, 11, 0),
    "quantifier": Trial(88, 0.23, 61, 0.07, 28, 8),
    "hedge": Trial(157, 0.2, 114, 0.04, 19, 8),
    "comparative": Trial(122, 0.22, 79, 0.05, 27, 23),
    "opposite": Trial(7, 0.43, 4, 0.0, 5, 1),
    "replaced word": Trial(228, 0.24, 143, 0.07, 112, 43),
    "stitched": Trial(395, 0.25, 281, 0.12, 28, 1),
    "seam": Trial(745, 0.19, 563, 0.09, 109, 193),
    "new word": Trial(185, 0.41, 78, 0.12, 62, 76),
    "reference only": Trial(107, 0.37, 51, 0.04),
    "pair": Trial(327, 0.3, 211, 0.11, 41, 25),
    "new pairing": Trial(113, 0.31, 63, 0.06),
    "worst sentence": Trial(120, 0.52, 39, 0.1, 3, 28),
    "repetition": Trial(260, 0.18, 203, 0.06, 0, 0),
    "cut off": Trial(51, 0.25, 29, 0.0, 0, 1),
    "stop words": Trial(181, 0.18, 136, 0.07),
    "length": Trial(50, 0.02, 46, 0.0),
}


def measured(
    found: Sequence[set[str]], systems: Sequence[str], consistency: npt.NDArray[np.float64]
) -> dict[str, Trial]:
    """Return the trial of each cue but `lifted`, and of all summaries by the name of ALL."""
    names = np.array(systems)
    weakest = sorted(set(systems), key=lambda system: float(consistency[names == system].mean()))[:WEAKEST]
    others = ~np.isin(names, weakest)
    low = consistency <= 3

    def share(fired: npt.NDArray[np.bool_]) -> float:
        return int(f"{low[fired].mean():.0%}"[:-1]) / 100 if fired.any() else 0.0  # as it is shown

    def trial(fired: npt.NDArray[np.bool_]) -> Trial:
        stronger = fired & others
        return Trial(int(fired.sum()), share(fired), int(stronger.sum()), share(stronger))

    by_cue = {name: trial(np.array([name in cues for cues in found])) for name in CUES if name != "lifted"}
    return {**by_cue, "ALL": trial(np.ones(len(found), bool))}


def of_summeval(name: str) -> str:
    """Return what cue `name` has to say of SummEval."""
    if name == "lifted":
        return (
            f"On SummEval {LIFTED[0]} of 1,600 summaries are lifted as a whole; {LIFTED[1]:.1%} of them are rated 3 or "
            f"less for consistency (of all {ALL.low:.0%})."
        )
    one = TRIALS[name]
    if one.fired < FEW:
        return f"Too rare on SummEval to measure ({one.fired} of 1,600 summaries)."
    start = (
        f"On SummEval it fired on {one.fired} of 1,600 summaries; {one.low:.0%} of them are rated 3 or less for "
        f"consistency (of all {ALL.low:.0%})"
    )
    if one.others < FEW:
        return f"{start}; all but {one.others} of them come from the two weakest systems."
    outside = f"{one.others_low:.0%} of the {one.others} outside the two weakest systems"
    return f"{start}, {outside} (of all {ALL.others_low:.0%})."


def of_false_sentences(name: str) -> str:
    """Return what cue `name` has to say of the false sentences and their true twins."""
    if name == "lifted":
        return "It stood on none of 249 false sentences made by hand."
    if CUES[name].needs_references:
        return ""
    at, on = TRIALS[name].errors, TRIALS[name].twins
    return f"On 249 false sentences made by hand it stood at the place of the error in {at}, on 250 true twins in {on}."
