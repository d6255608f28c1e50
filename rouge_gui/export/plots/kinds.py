"""What each kind of plot shows: names and numbers, whoever draws them, the window or a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from rouge_gui.study.comparing.differences import Tally

    Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class IntervalPlot:
    """A mean and its interval for each of `names`, the first on top; those in `flagged` are drawn as a warning."""

    title: str
    axis: str
    names: Sequence[str]
    means: Numbers
    lows: Numbers
    highs: Numbers
    flagged: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Distribution:
    """How the numbers of each of `names` spread, the first on top; `values` has as many of each as there are, no NaN."""

    title: str
    axis: str
    names: Sequence[str]
    values: Sequence[Numbers]


@dataclass(frozen=True)
class Scatter:
    """A point for each candidate: `x` and `y`, (n,) each, no NaN.

    `group`, (n,), is the place in `names` of each point's system, `rows`, (n,), its example's row in the measures.
    `line`, where there is one, is x and y of a line through the points, called `line_name`.
    """

    title: str
    x_axis: str
    y_axis: str
    x: Numbers
    y: Numbers
    names: Sequence[str] = ()
    group: NDArray[np.intp] | None = None
    rows: NDArray[np.intp] | None = None
    line: tuple[Numbers, Numbers] | None = None
    line_name: str = ""


@dataclass(frozen=True)
class Histogram:
    """How many examples lie in each bin: `edges`, (bins + 1,), `counts`, (bins,); a line stands at `EVEN`.

    `tally` is how many lie above it, at it and below, however small the difference: bins cannot tell.
    """

    title: str
    x_axis: str
    y_axis: str
    edges: Numbers
    counts: Numbers
    tally: Tally


@dataclass(frozen=True)
class Curves:
    """A curve over `x`, (n,), which grows by factors, for each name; NaN where it is undefined."""

    title: str
    x_axis: str
    y_axis: str
    x: Numbers
    curves: Mapping[str, Numbers]


@dataclass(frozen=True)
class Ranks:
    """Where each name stands, 1 on top, in each of `columns`; those of one rank share it."""

    title: str
    x_axis: str
    y_axis: str
    columns: Sequence[str]
    ranks: Mapping[str, Sequence[int]]


@dataclass(frozen=True)
class HeatMap:
    """Numbers, (rows, columns), as shades, which each column has for itself; NaN where there is none."""

    title: str
    rows: Sequence[str]
    columns: Sequence[str]
    values: Numbers


Plot = IntervalPlot | Distribution | Scatter | Histogram | Curves | Ranks | HeatMap

FEWEST_SIDE, MOST_SIDE = 2, 30
# Where neither of two is ahead.
EVEN = 0.0


def histogram(title: str, x_axis: str, y_axis: str, values: Numbers, tally: Tally) -> Histogram:
    """Return the histogram of `values`: as many bins on either side of the one around `EVEN`, by Rice's rule in all."""
    import numpy as np

    furthest = float(np.max(np.abs(values), initial=0.0)) or 1.0
    side = min(MOST_SIDE, max(FEWEST_SIDE, round(len(values) ** (1 / 3))))
    edges = np.linspace(-furthest, furthest, 2 * side + 2)
    counts = np.histogram(values, edges)[0].astype(float)
    return Histogram(title, x_axis, y_axis, edges, counts, tally)
