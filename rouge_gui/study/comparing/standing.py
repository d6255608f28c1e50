"""How the systems stand: the mean of each measure with its interval, who covers what, and who comes first."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from rouge_gui.rouge.options import Options
from rouge_gui.study.averages import Average, average_of
from rouge_gui.study.measures import COUNTED, PRECISION, RECALL, Measures
from rouge_gui.study.resampling import Numbers
from rouge_gui.study.traits import TRAITS

LEAD = "Lead-3"
# What files call it.
LEADS = frozenset({"lead-3", "lead3", "lead_3"})


@dataclass(frozen=True)
class Standing:
    """One system on one measure: `mean` over `examples`, with an interval; `missing` are those that others have.

    `rank` is 1 for the highest mean, systems of one mean share it. `is_below_lead`: one of `LEADS` is among the
    systems, and its mean is higher; on a trait, such as the length, nobody is.
    """

    system: str
    measure: str
    mean: float
    low: float
    high: float
    examples: int
    missing: int
    rank: int
    is_below_lead: bool

    @property
    def is_best(self) -> bool:
        """Whether no system has a higher mean."""
        return self.rank == 1

    def told(self) -> dict[str, Any]:
        """Return the standing as JSON has it."""
        return asdict(self)


def standings(measures: Measures, names: Sequence[str], options: Options) -> list[Standing]:
    """Return where each system stands on each of `names`; one that has no example there is left out.

    Means and intervals are those of `study.averages` under `options`.
    """
    return [each for name in names for each in _of_measure(measures, name, options)]


def _of_measure(measures: Measures, name: str, options: Options) -> list[Standing]:
    found: list[tuple[str, Average]] = []
    for system in measures.systems:
        column, meant = _column(measures, name, system, options)
        if len(column):
            found.append((system, average_of([column], meant)[0]))
    means = [average.mean.fmeasure for _, average in found]
    leads = (average.mean.fmeasure for system, average in found if system.casefold() in LEADS)
    lead = None if name in TRAITS else next(leads, None)
    return [
        Standing(
            system,
            name,
            average.mean.fmeasure,
            average.low.fmeasure,
            average.high.fmeasure,
            average.examples,
            len(measures.examples) - average.examples,
            1 + sum(other > average.mean.fmeasure for other in means),
            lead is not None and average.mean.fmeasure < lead,
        )
        for system, average in found
    ]


def _column(measures: Measures, name: str, system: str, options: Options) -> tuple[Numbers, Options]:
    """Return what is averaged, (examples, 3), with the options that average it.

    1.5.5 draws from examples in the order of their ids as strings, so they come in this order.
    """
    parts = [
        f"{name}{part}" for part in (COUNTED if options.average == "counts" else (PRECISION, RECALL, ""))
    ]
    if not all(part in measures.values for part in parts):
        parts, options = [name] * 3, replace(options, average="scores")
    numbers = np.column_stack([measures.column(part, system) for part in parts])
    order = sorted(range(len(measures.examples)), key=lambda place: f"{measures.examples[place]}.{system}")
    numbers = numbers[order]
    return numbers[~np.isnan(numbers).any(axis=1)], options
