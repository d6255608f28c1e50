"""The plots of the window of systems; `PLOTS` registers them."""

from rouge_gui.gui.systems.plots import (
    beta,
    difference,
    distribution,
    heat_map,
    intervals,
    length,
    protocols,
    scatter,
)
from rouge_gui.gui.systems.plots.offered import Offered

PLOTS: dict[str, Offered] = {
    "distribution": distribution.OFFERED,
    "scatter": scatter.OFFERED,
    "difference": difference.OFFERED,
    "intervals": intervals.OFFERED,
    "length": length.OFFERED,
    "beta": beta.OFFERED,
    "protocols": protocols.OFFERED,
    "heat map": heat_map.OFFERED,
}
