"""Draws each kind of plot; `DRAWERS` has one function for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rouge_gui.colours import LIGHT
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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, ROW, REST = 4.8, 0.24, 0.85
SQUARE = 3.0
CELL = 0.55
LONGEST_NAME, LONGEST_LINE = 32, 70
MOST_VECTORS = 3_000
PALEST, DARKEST, LEGIBLE = 0.06, 0.9, 0.68
STYLES: Sequence[tuple[str, str]] = (
    (LIGHT.solid, "-"),
    (LIGHT.dotted, "--"),
    (LIGHT.amber, "-."),
    (LIGHT.text, ":"),
    (LIGHT.solid, "--"),
    (LIGHT.dotted, "-"),
    (LIGHT.amber, ":"),
    (LIGHT.text, "-"),
)


def draw(plot: Plot) -> Figure:
    """Return the figure of `plot`, in the colours of the light theme."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=_size(plot), layout="constrained")
    axes = figure.add_subplot()
    axes.set_axisbelow(True)
    for side, spine in axes.spines.items():
        spine.set_visible(side in {"left", "bottom"})
        spine.set_color(LIGHT.hollow)
    axes.tick_params(colors=LIGHT.text, color=LIGHT.hollow, labelsize=8)
    axes.set_title(
        shown(plot.title, LONGEST_LINE), loc="left", fontsize=9, color=LIGHT.text, fontweight="bold"
    )
    DRAWERS[type(plot)](axes, plot)
    return figure


def shown(words: str, longest: int = LONGEST_NAME) -> str:
    """Return `words` as they are drawn: what does not print is a replacement character, what is too long is cut."""
    whole = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words)
    return whole if len(whole) <= longest else f"{whole[: longest - 1]}\N{HORIZONTAL ELLIPSIS}"


def _size(plot: Plot) -> tuple[float, float]:
    if isinstance(plot, IntervalPlot | Distribution):
        return WIDTH, REST + ROW * (1.6 if isinstance(plot, Distribution) else 1.0) * max(2, len(plot.names))
    if isinstance(plot, HeatMap):
        return max(WIDTH, 1.6 + CELL * len(plot.columns)), REST + ROW * max(2, len(plot.rows))
    if isinstance(plot, Curves | Ranks):
        return WIDTH, max(SQUARE, REST + 0.17 * len(plot.curves if isinstance(plot, Curves) else plot.ranks))
    return WIDTH, SQUARE


def _intervals(axes: Axes, plot: IntervalPlot) -> None:
    for place, (name, mean, low, high) in enumerate(
        zip(plot.names, plot.means, plot.lows, plot.highs, strict=True)
    ):
        is_flagged = name in plot.flagged
        colour = LIGHT.red if is_flagged else LIGHT.solid
        axes.plot([low, high], [place, place], color=colour, linewidth=1.6, solid_capstyle="butt")
        axes.plot([mean], [place], "D" if is_flagged else "o", color=colour, markersize=4.5)
    _name_rows(axes, plot.names)
    _label(axes, plot.axis)
    axes.grid(axis="x", color=LIGHT.border, linewidth=0.5)


def _distributions(axes: Axes, plot: Distribution) -> None:
    """Draw of each row how dense the numbers lie, the middle nine tenths, the middle half, the median."""
    from rouge_gui.export.plots.spread import edges_of, heights, percentiles

    known = [(place, numbers) for place, numbers in enumerate(plot.values) if len(numbers)]
    for place, numbers in known:
        edges = edges_of(plot.values)
        reach, middles = heights(numbers, edges), (edges[:-1] + edges[1:]) / 2
        axes.fill_between(middles, place - reach, place + reach, color=LIGHT.fill, linewidth=0)
        least, low, median, high, most = percentiles(numbers)
        axes.plot([least, most], [place, place], color=LIGHT.solid, linewidth=0.8)
        axes.plot([low, high], [place, place], color=LIGHT.solid, linewidth=3.2, solid_capstyle="butt")
        axes.plot([median, median], [place - 0.3, place + 0.3], color=LIGHT.text, linewidth=1.4)
    _name_rows(axes, plot.names)
    _label(axes, plot.axis)
    axes.grid(axis="x", color=LIGHT.border, linewidth=0.5)


def _scatter(axes: Axes, plot: Scatter) -> None:
    many = len(plot.x) > MOST_VECTORS
    axes.plot(
        plot.x,
        plot.y,
        "." if many else "o",
        color=LIGHT.solid,
        alpha=max(0.05, min(0.55, 300 / max(1, len(plot.x)))),
        markersize=2.0 if many else 3.0,
        markeredgewidth=0,
        rasterized=many,
    )
    if plot.line is not None:
        axes.plot(*plot.line, color=LIGHT.red, linewidth=1.4, label=shown(plot.line_name))
        axes.legend(fontsize=7, frameon=False, labelcolor=LIGHT.text)
    _label(axes, plot.x_axis, plot.y_axis)
    axes.grid(color=LIGHT.border, linewidth=0.5)


def _histogram(axes: Axes, plot: Histogram) -> None:
    axes.bar(
        plot.edges[:-1],
        plot.counts,
        width=plot.edges[1:] - plot.edges[:-1],
        align="edge",
        color=LIGHT.fill,
        edgecolor=LIGHT.solid,
        linewidth=0.7,
    )
    axes.axvline(EVEN, color=LIGHT.red, linewidth=1.0, linestyle="--")
    _label(axes, plot.x_axis, plot.y_axis)
    axes.grid(axis="y", color=LIGHT.border, linewidth=0.5)


def _curves(axes: Axes, plot: Curves) -> None:
    """Draw each curve with its name at its end; names that would meet are moved apart."""
    from matplotlib.ticker import FuncFormatter, NullLocator

    axes.set_xscale("log", base=2)
    ends: list[tuple[float, str, str]] = []
    for place, (name, numbers) in enumerate(plot.curves.items()):
        colour, style = STYLES[place % len(STYLES)]
        axes.plot(plot.x, numbers, color=colour, linestyle=style, linewidth=1.2)
        ends += [(float(end), name, colour) for end in numbers[-1:] if end == end]  # noqa: PLR0124 (no NaN)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda number, _place: f"{number:g}"))
    axes.xaxis.set_minor_locator(NullLocator())
    _name_ends(axes, float(plot.x[-1]), ends)
    _label(axes, plot.x_axis, plot.y_axis)
    axes.grid(color=LIGHT.border, linewidth=0.5)


def _ranks(axes: Axes, plot: Ranks) -> None:
    ends: list[tuple[float, str, str]] = []
    for place, (name, ranks) in enumerate(plot.ranks.items()):
        colour, style = STYLES[place % len(STYLES)]
        axes.plot(
            range(len(ranks)), ranks, color=colour, linestyle=style, linewidth=1.2, marker="o", markersize=3
        )
        ends += [(float(end), name, colour) for end in ranks[-1:]]
    _name_columns(axes, plot.columns)
    axes.set_ylim(0.5, max(1, len(plot.ranks)) + 0.5)
    _name_ends(axes, len(plot.columns) - 1, ends)
    axes.invert_yaxis()
    axes.set_yticks(range(1, len(plot.ranks) + 1))
    _label(axes, plot.x_axis, plot.y_axis)


def _name_ends(axes: Axes, last: float, ends: list[tuple[float, str, str]]) -> None:
    """Write the names of curves that end at x = `last`, each (y, name, colour), beside them, apart enough to be read."""
    ends = sorted(ends)
    low, high = axes.get_ylim()
    places = _apart([end for end, *_ in ends], low, high)
    for (end, name, colour), place in zip(ends, places, strict=True):
        axes.annotate(
            shown(name),
            (last, end),
            xytext=(1.05, place),
            textcoords=("axes fraction", "data"),
            fontsize=7,
            color=colour,
            va="center",
            arrowprops={"arrowstyle": "-", "color": colour, "linewidth": 0.4, "shrinkA": 0, "shrinkB": 0},
        )


def _apart(ends: Sequence[float], low: float, high: float) -> Iterator[float]:
    """Yield where the names of curves stand that end at `ends`, ascending: moved up and down to be readable."""
    import numpy as np

    if not ends:
        return
    least = min(0.055 * (high - low), (high - low) / len(ends))
    steps = least * np.arange(len(ends))
    places = np.maximum.accumulate(np.array(ends) - steps) + steps
    places -= max(0.0, float(places[-1]) - high)
    backwards = np.minimum.accumulate((places - steps)[::-1])[::-1] + steps
    yield from backwards.tolist()


def _heat(axes: Axes, plot: HeatMap) -> None:
    import numpy as np
    from matplotlib.patches import Rectangle

    from rouge_gui.export.plots.spread import shares

    for (row, column), share in np.ndenumerate(shares(plot.values)):
        if np.isnan(share):
            continue
        shade = PALEST + share * (DARKEST - PALEST)
        axes.add_patch(
            Rectangle((column - 0.5, row - 0.5), 1, 1, facecolor=LIGHT.solid, alpha=shade, linewidth=0)
        )
        words = f"{plot.values[row, column]:.3g}"
        colour = LIGHT.base if shade > LEGIBLE else LIGHT.text
        axes.text(column, row, words, ha="center", va="center", fontsize=7, color=colour)
    axes.set_xlim(-0.5, len(plot.columns) - 0.5)
    _name_columns(axes, plot.columns)
    _name_rows(axes, plot.rows)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), list(map(shown, names)))
    axes.set_ylim(max(1, len(names)) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)


def _name_columns(axes: Axes, names: Sequence[str]) -> None:
    turned: dict[str, Any] = {"rotation": 30, "ha": "right", "rotation_mode": "anchor"}
    axes.set_xticks(range(len(names)), list(map(shown, names)), **turned)


def _label(axes: Axes, x_axis: str, y_axis: str = "") -> None:
    axes.set_xlabel(shown(x_axis, LONGEST_LINE), fontsize=8, color=LIGHT.text)
    axes.set_ylabel(shown(y_axis, LONGEST_LINE), fontsize=8, color=LIGHT.text)


DRAWERS: Mapping[type[Plot], Callable[[Axes, Any], None]] = {
    IntervalPlot: _intervals,
    Distribution: _distributions,
    Scatter: _scatter,
    Histogram: _histogram,
    Curves: _curves,
    Ranks: _ranks,
    HeatMap: _heat,
}
