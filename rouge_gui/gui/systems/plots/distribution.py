"""How a measure spreads within each system."""

from rouge_gui.export.plots.from_measures import distribution, names_to_plot
from rouge_gui.export.plots.kinds import Distribution
from rouge_gui.gui.systems.plots.drawing.drawing import Place
from rouge_gui.gui.systems.plots.offered import Asked, Field, Offered, Target, target_of_value
from rouge_gui.wording import said

MEASURE = "measure"


def _make(asked: Asked) -> Distribution | None:
    return distribution(asked.findings.measures, asked.choices[MEASURE])


def _target(asked: Asked, _plot: Distribution, place: Place) -> Target | None:
    return target_of_value(asked, asked.choices[MEASURE], place)


OFFERED = Offered(
    said("Distribution"),
    said(
        "How a measure spreads within each system: thin line 5 to 95 %, thick line the middle half, mark the median."
    ),
    said("Score a corpus: how its scores spread within each system stands here."),
    (Field(MEASURE, said("Of"), lambda findings: names_to_plot(findings.measures)),),
    _make,
    _target,
)
