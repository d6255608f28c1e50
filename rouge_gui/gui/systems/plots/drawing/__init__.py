"""How each kind of plot is drawn in the window; `DRAWINGS` has one class for each."""

from collections.abc import Mapping
from typing import Any

from rouge_gui.export.plots.kinds import (
    Curves,
    Distribution,
    HeatMap,
    Histogram,
    IntervalPlot,
    Plot,
    Ranks,
    Scatter,
)
from rouge_gui.gui.systems.plots.drawing.bars import Bars
from rouge_gui.gui.systems.plots.drawing.cells import Cells
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing
from rouge_gui.gui.systems.plots.drawing.lines import Lines, RankLines
from rouge_gui.gui.systems.plots.drawing.points import Points
from rouge_gui.gui.systems.plots.drawing.rows import Distributions, Intervals

DRAWINGS: Mapping[type[Plot], type[Drawing[Any]]] = {
    IntervalPlot: Intervals,
    Distribution: Distributions,
    Scatter: Points,
    Histogram: Bars,
    Curves: Lines,
    Ranks: RankLines,
    HeatMap: Cells,
}
