"""How often which difference of two systems occurs."""

import numpy as np

from rouge_gui.export.plots.from_measures import difference_histogram, names_to_plot
from rouge_gui.export.plots.kinds import Histogram
from rouge_gui.gui.systems.plots.drawing.drawing import Place
from rouge_gui.gui.systems.plots.offered import Asked, Field, Offered, Target, as_it_is, systems_of
from rouge_gui.study.comparing.differences import differences
from rouge_gui.wording import said

FIRST, SECOND, MEASURE = "first", "second", "measure"


def _make(asked: Asked) -> Histogram | None:
    choices = asked.choices
    first, second = choices[FIRST], choices[SECOND]
    if first == second:
        return None
    return difference_histogram(asked.findings.measures, choices[MEASURE], first, second)


def _target(asked: Asked, _plot: Histogram, place: Place) -> Target | None:
    first, second = asked.choices[FIRST], asked.choices[SECOND]
    found = differences(asked.findings.measures, asked.choices[MEASURE], first, second)
    if place.value is None or not found:
        return None
    nearest = int(np.argmin([abs(each.difference - place.value) for each in found]))
    return Target(found[nearest].example, first, second)


OFFERED = Offered(
    said("A less B"),
    said(
        "In how many examples the first system is how far ahead of the second; left of the line it is behind."
    ),
    said("Choose two different systems that have examples in common: how they differ in each stands here."),
    (
        Field(FIRST, "A", systems_of, written=as_it_is),
        Field(SECOND, "B", systems_of, 1, as_it_is),
        Field(MEASURE, said("By"), lambda findings: names_to_plot(findings.measures)),
    ),
    _make,
    _target,
)
