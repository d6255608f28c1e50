"""A score against the length of the candidate, with the running mean."""

from rouge_gui.export.plots.from_measures import length_scatter, names_to_plot
from rouge_gui.export.plots.kinds import Scatter
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots.offered import (
    Asked,
    Field,
    Offered,
    system_name,
    systems_chosen,
    target_of_point,
    with_all,
)
from rouge_gui.study.traits import WORDS
from rouge_gui.wording import said

MEASURE, SYSTEM = "measure", "system"


def _scores(findings: Findings) -> list[str]:
    return [name for name in names_to_plot(findings.measures) if name != WORDS]


def _make(asked: Asked) -> Scatter | None:
    return length_scatter(asked.findings.measures, asked.choices[MEASURE], systems_chosen(asked, SYSTEM))


OFFERED = Offered(
    said("Score against length"),
    said("A measure against the candidate's length in words; the line is the mean of neighbours in length."),
    said("Score a corpus: once its candidates are measured, their scores stand here by their lengths."),
    (
        Field(MEASURE, said("Of"), _scores),
        Field(SYSTEM, said("Of system"), with_all, written=system_name),
    ),
    _make,
    target_of_point,
)
