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
from rouge_gui.study.names import called
from rouge_gui.wording import counted, listed, numeral, said

FEWEST = 3
LARGE = 1000


def told(plot: Plot) -> str:
    """Return what `plot` shows, in one to three sentences."""
    return said("{title}: {sentences}", title=plot.title, sentences=_TELLERS[type(plot)](plot))


def number(value: float) -> str:
    """Return a number as plots write it: three digits that count, or whole where it is large."""
    return numeral(value, ",.0f" if abs(value) >= LARGE else ".3g")


def _intervals(plot: IntervalPlot) -> str:
    best = int(np.argmax(plot.means))
    worst = int(np.argmin(plot.means))
    level = int(((plot.highs >= plot.lows[best]) & (plot.lows <= plot.highs[best])).sum()) - 1
    others = (
        counted(
            level,
            "other interval reaches that of the highest",
            "other intervals reach that of the highest",
        )
        if level
        else said("no other interval reaches that of the highest")
    )
    told = said(
        "{systems}; highest {best} {mean} ({low} to {high}), lowest {worst} {least}; {others}.",
        systems=counted(len(plot.names), "system"),
        best=plot.names[best],
        mean=number(plot.means[best]),
        low=number(plot.lows[best]),
        high=number(plot.highs[best]),
        worst=plot.names[worst],
        least=number(plot.means[worst]),
        others=others,
    )
    if not plot.flagged:
        return told
    return listed([told, said("Below Lead-3: {systems}.", systems=", ".join(sorted(plot.flagged)))], " ")


def _distribution(plot: Distribution) -> str:
    medians = [float(np.median(values)) for values in plot.values]
    best, worst = int(np.argmax(medians)), int(np.argmin(medians))
    low, high = min(map(np.min, plot.values)), max(map(np.max, plot.values))
    return said(
        "{systems}; highest median {best} {highest}, lowest {worst} {lowest}; "
        "all values lie between {low} and {high}.",
        systems=counted(len(plot.names), "system"),
        best=plot.names[best],
        highest=number(medians[best]),
        worst=plot.names[worst],
        lowest=number(medians[worst]),
        low=number(low),
        high=number(high),
    )


def _scatter(plot: Scatter) -> str:
    told = counted(len(plot.x), "candidate")
    if len(plot.x) >= FEWEST and np.ptp(plot.x) and np.ptp(plot.y):
        return said(
            "{candidates}; Pearson's correlation {correlation:.3f}.",
            candidates=told,
            correlation=float(np.corrcoef(plot.x, plot.y)[0, 1]),
        )
    return said("{candidates}.", candidates=told)


def _histogram(plot: Histogram) -> str:
    most = int(np.argmax(plot.counts))
    return said(
        "{examples}; most, {most:,}, between {low} and {high}; {above:,} above {even}, {level:,} at {even}, "
        "{below:,} below.",
        examples=counted(sum(plot.tally), "example"),
        most=int(plot.counts[most]),
        low=number(plot.edges[most]),
        high=number(plot.edges[most + 1]),
        above=plot.tally.wins,
        even=number(EVEN),
        level=plot.tally.ties,
        below=plot.tally.losses,
    )


def _curves(plot: Curves) -> str:
    names = list(plot.curves)
    numbers = np.array([plot.curves[name] for name in names])
    leaders = [names[place] for place in np.argmax(np.nan_to_num(numbers, nan=-np.inf), axis=0).tolist()]
    distinct = list(dict.fromkeys(leaders))
    if len(distinct) == 1:
        first = said("{system} is highest throughout", system=distinct[0])
    else:
        starts = [(name, number(plot.x[leaders.index(name)])) for name in distinct]
        first = said("the highest is {system} from {start}", system=starts[0][0], start=starts[0][1])
        for name, start in starts[1:]:
            first = said("{before}, then {system} from {start}", before=first, system=name, start=start)
    return said(
        "{systems}, from {low} to {high}; {leaders}.",
        systems=counted(len(names), "system"),
        low=number(plot.x[0]),
        high=number(plot.x[-1]),
        leaders=first,
    )


def _ranks(plot: Ranks) -> str:

    moves = {name: max(ranks) - min(ranks) for name, ranks in plot.ranks.items()}
    firsts = {name: sum(rank == 1 for rank in ranks) for name, ranks in plot.ranks.items()}
    best = max(firsts, key=lambda name: firsts[name])
    told = said(
        "{systems}, {protocols}; {best} is first under {count}",
        systems=counted(len(plot.ranks), "system"),
        protocols=counted(len(plot.columns), "protocol"),
        best=best,
        count=firsts[best],
    )
    moved = [name for name, steps in moves.items() if steps]
    if not moved:
        return said("{standing}; no system changes its rank.", standing=told)
    most = max(moved, key=lambda name: moves[name])
    return said(
        "{standing}; {changes}, most {system}: from {first} to {last}.",
        standing=told,
        changes=counted(len(moved), "system changes its rank", "systems change their ranks"),
        system=most,
        first=min(plot.ranks[most]),
        last=max(plot.ranks[most]),
    )


def _heat(plot: HeatMap) -> str:
    best = [
        listed([called(name), plot.rows[int(np.nanargmax(column))], number(float(np.nanmax(column)))], " ")
        for name, column in zip(plot.columns, plot.values.T, strict=True)
        if not np.isnan(column).all()
    ]
    return said(
        "{systems}; highest by {leaders}.",
        systems=counted(len(plot.rows), "system"),
        leaders=listed(best, "; "),
    )


_TELLERS: Mapping[type[Plot], Callable[[Any], str]] = {
    IntervalPlot: _intervals,
    Distribution: _distribution,
    Scatter: _scatter,
    Histogram: _histogram,
    Curves: _curves,
    Ranks: _ranks,
    HeatMap: _heat,
}
