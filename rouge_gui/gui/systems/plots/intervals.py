"""The mean of each system with its interval."""

from collections.abc import Sequence

from rouge_gui.export.plots.from_measures import interval_plot
from rouge_gui.export.plots.kinds import IntervalPlot
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots.offered import Asked, Field, Offered
from rouge_gui.wording import said

MEASURE = "measure"


def _compared(findings: Findings) -> Sequence[str]:
    return findings.comparison.names if findings.comparison else ()


def _make(asked: Asked) -> IntervalPlot | None:
    comparison = asked.findings.comparison
    return None if comparison is None else interval_plot(comparison, asked.choices[MEASURE])


OFFERED = Offered(
    said("Means with intervals"),
    said("The mean of each system, with the interval that resampling gives it; the best on top."),
    said(
        "Compare at least one system over the examples that all cover: the means stand here with their intervals."
    ),
    (Field(MEASURE, said("Of"), _compared),),
    _make,
)
