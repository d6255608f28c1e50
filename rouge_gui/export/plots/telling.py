"""What a plot shows, in sentences with its key figures, for those who do not see it."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from rouge_gui.export.plots.kinds import (
    EVEN,
    Curves,
    Distribution,
    HeatMap,
    Histogram,
    IntervalPlot,
    Plot,
    Ranks,
    Scatter,
)
from rouge_gui.wording import counted

FEWEST = 3


def told(plot: Plot) -> str:
    """Return what `plot` shows, in one to three sentences."""
    return f"{plot.title}: {_TELLERS[type(plot)](plot)}"


def number(value: float) -> str:
    """Return a number as plots write it: three digits that count, or whole where it is large."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"  # noqa: PLR2004 (four digits before the point)


def _intervals(plot: IntervalPlot) -> str:
    best = int(np.argmax(plot.means))
    worst = int(np.argmin(plot.means))
    level = int(((plot.highs >= plot.lows[best]) & (plot.lows <= plot.highs[best])).sum()) - 1
    others = "no other interval reaches" if not level else f"{counted(level, 'other interval')} reach"
    told = (
        f"{counted(len(plot.names), 'system')}; highest {plot.names[best]} {number(plot.means[best])} "
        f"({number(plot.lows[best])} to {number(plot.highs[best])}), "
        f"lowest {plot.names[worst]} {number(plot.means[worst])}; "
        f"{others if level != 1 else '1 other interval reaches'} that of the highest."
    )
    return f"{told} Below Lead-3: {', '.join(sorted(plot.flagged))}." if plot.flagged else told


def _distribution(plot: Distribution) -> str:
    medians = [float(np.median(values)) for values in plot.values]
    best, worst = int(np.argmax(medians)), int(np.argmin(medians))
    low, high = min(map(np.min, plot.values)), max(map(np.max, plot.values))
    return (
        f"{counted(len(plot.names), 'system')}; highest median {plot.names[best]} {number(medians[best])}, "
        f"lowest {plot.names[worst]} {number(medians[worst])}; all values lie between {number(low)} and {number(high)}."
    )


def _scatter(plot: Scatter) -> str:
    told = counted(len(plot.x), "candidate")
    if len(plot.x) >= FEWEST and np.ptp(plot.x) and np.ptp(plot.y):
        return f"{told}; Pearson's correlation {np.corrcoef(plot.x, plot.y)[0, 1]:.3f}."
    return f"{told}."


def _histogram(plot: Histogram) -> str:
    total, most = int(plot.counts.sum()), int(np.argmax(plot.counts))
    told = (
        f"{counted(total, plot.y_axis.lower().removesuffix('s'))}; most, {int(plot.counts[most]):,}, "
        f"between {number(plot.edges[most])} and {number(plot.edges[most + 1])}"
    )
    below = int(plot.counts[plot.edges[1:] <= EVEN].sum())
    above = int(plot.counts[plot.edges[:-1] >= EVEN].sum())
    around = total - below - above
    return f"{told}; {below:,} below, {around:,} about {number(EVEN)}, {above:,} above."


def _curves(plot: Curves) -> str:
    names = list(plot.curves)
    numbers = np.array([plot.curves[name] for name in names])
    leaders = [names[place] for place in np.argmax(np.nan_to_num(numbers, nan=-np.inf), axis=0).tolist()]
    distinct = list(dict.fromkeys(leaders))
    if len(distinct) == 1:
        first = f"{distinct[0]} is highest throughout"
    else:
        turns = [f"{name} from {number(plot.x[leaders.index(name)])}" for name in distinct]
        first = f"the highest is {', then '.join(turns)}"
    return f"{counted(len(names), 'system')}, from {number(plot.x[0])} to {number(plot.x[-1])}; {first}."


def _ranks(plot: Ranks) -> str:
    count = len(plot.columns)
    moves = {name: max(ranks) - min(ranks) for name, ranks in plot.ranks.items()}
    firsts = {name: sum(rank == 1 for rank in ranks) for name, ranks in plot.ranks.items()}
    best = max(firsts, key=lambda name: firsts[name])
    told = f"{counted(len(plot.ranks), 'system')}, {counted(count, 'protocol')}; {best} is first under {firsts[best]}; "
    moved = [name for name, steps in moves.items() if steps]
    if not moved:
        return f"{told}no system changes its rank."
    most = max(moved, key=lambda name: moves[name])
    changed = "1 system changes its rank" if len(moved) == 1 else f"{len(moved)} systems change their ranks"
    return f"{told}{changed}, most {most}: from {min(plot.ranks[most])} to {max(plot.ranks[most])}."


def _heat(plot: HeatMap) -> str:
    best = [
        f"{name} {plot.rows[int(np.nanargmax(column))]} {number(float(np.nanmax(column)))}"
        for name, column in zip(plot.columns, plot.values.T, strict=True)
        if not np.isnan(column).all()
    ]
    return f"{counted(len(plot.rows), 'system')}; highest by {'; '.join(best)}."


_TELLERS: Mapping[type[Plot], Callable[[Any], str]] = {
    IntervalPlot: _intervals,
    Distribution: _distribution,
    Scatter: _scatter,
    Histogram: _histogram,
    Curves: _curves,
    Ranks: _ranks,
    HeatMap: _heat,
}
