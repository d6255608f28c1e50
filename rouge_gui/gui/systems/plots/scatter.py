"""Any two measures against each other, a point for each candidate."""

from collections.abc import Sequence

from rouge_gui.export.plots.from_measures import names_to_plot, scatter
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
from rouge_gui.wording import said

ACROSS, UP, SYSTEM = "across", "up", "system"


def _measures(findings: Findings) -> Sequence[str]:
    return names_to_plot(findings.measures)


def _make(asked: Asked) -> Scatter | None:
    choices = asked.choices
    return scatter(asked.findings.measures, choices[ACROSS], choices[UP], systems_chosen(asked, SYSTEM))


OFFERED = Offered(
    said("Scatter"),
    said(
        "Two measures against each other, a point for each candidate; where points are many, the darker the more."
    ),
    said("Score a corpus: each of its candidates is a point here, by any two of its measures."),
    (
        Field(ACROSS, said("Across"), _measures),
        Field(UP, said("Up"), _measures, 1),
        Field(SYSTEM, said("Of"), with_all, written=system_name),
    ),
    _make,
    target_of_point,
)
