"""The means of all systems by all variants at a glance."""

from rouge_gui.export.plots.from_measures import heat_map
from rouge_gui.export.plots.kinds import HeatMap
from rouge_gui.gui.systems.plots.offered import Asked, Offered
from rouge_gui.wording import said


def _make(asked: Asked) -> HeatMap | None:
    comparison = asked.findings.comparison
    return None if comparison is None else heat_map(comparison)


OFFERED = Offered(
    said("Systems by variants"),
    said("The mean of each system by each variant; the higher in its column, the stronger the shade."),
    said("Compare the systems over the examples that all cover: their means by each variant stand here."),
    (),
    _make,
)
