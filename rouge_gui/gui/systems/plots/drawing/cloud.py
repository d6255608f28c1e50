"""A million points: how many lie in each cell of a picture, which lie within bounds, and which is nearest."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Counts = NDArray[np.intp]
FAINTEST, STRONGEST = 80, 255


class Bounds(NamedTuple):
    """Part of a plot, its edges included."""

    left: float
    right: float
    bottom: float
    top: float

    def holds(self, other: "Bounds") -> bool:
        """Tell whether all of `other` lies within."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.bottom <= other.bottom
            and other.top <= self.top
        )

    def within(self, other: "Bounds") -> "Bounds":
        """Return what of this lies within `other`; where they do not meet, right is left of left, or top below bottom."""
        return Bounds(
            max(self.left, other.left),
            min(self.right, other.right),
            max(self.bottom, other.bottom),
            min(self.top, other.top),
        )

    def grown(self, share: float) -> "Bounds":
        """Return these bounds with `share` of their size more at each side."""
        across, up = share * (self.right - self.left), share * (self.top - self.bottom)
        return Bounds(self.left - across, self.right + across, self.bottom - up, self.top + up)


class Cloud:
    """Points `x` and `y`, (n,) each, n > 0; they are told by their place in these."""

    def __init__(self, x: Numbers, y: Numbers) -> None:
        self._order = np.argsort(x, kind="stable")
        self._x, self._y = x[self._order], y[self._order]
        self.bounds = Bounds(float(self._x[0]), float(self._x[-1]), float(y.min()), float(y.max()))

    def counts(self, bounds: Bounds, rows: int, columns: int) -> Counts:
        """Return how many points lie in each cell of `bounds`, (rows, columns), the lowest row first."""
        part = self._between(bounds.left, bounds.right)
        x, y = self._x[part], self._y[part]
        if bounds.bottom > self.bounds.bottom or bounds.top < self.bounds.top:
            inside = (y >= bounds.bottom) & (y <= bounds.top)
            x, y = x[inside], y[inside]
        column = _cells(x, bounds.left, bounds.right, columns)
        row = _cells(y, bounds.bottom, bounds.top, rows)
        return np.bincount(row * columns + column, minlength=rows * columns).reshape(rows, columns)

    def inside(self, bounds: Bounds) -> Counts:
        """Return the places of the points within `bounds`, by x."""
        part = self._between(bounds.left, bounds.right)
        y = self._y[part]
        return self._order[part][(y >= bounds.bottom) & (y <= bounds.top)]

    def nearest(self, x: float, y: float, across: float, up: float) -> int | None:
        """Return the place of the point nearest to (x, y), within an ellipse of half widths `across` and `up`, if any."""
        part = self._between(x - across, x + across)
        away = ((self._x[part] - x) / across) ** 2 + ((self._y[part] - y) / up) ** 2
        if not len(away):
            return None
        best = int(np.argmin(away))
        return int(self._order[part][best]) if away[best] <= 1 else None

    def _between(self, left: float, right: float) -> slice:
        return slice(
            int(np.searchsorted(self._x, left, "left")), int(np.searchsorted(self._x, right, "right"))
        )


def shades(counts: Counts) -> NDArray[np.uint8]:
    """Return 0 where nothing lies, else from `FAINTEST` to `STRONGEST` by the logarithm of how much does."""
    most = int(counts.max(initial=0))
    steps = np.log(np.maximum(np.arange(most + 1), 1)) / (np.log(most) if most > 1 else 1.0)
    shade_of = np.rint(FAINTEST + (STRONGEST - FAINTEST) * steps).astype(np.uint8)
    shade_of[0] = 0
    return shade_of[counts]


def _cells(numbers: Numbers, low: float, high: float, count: int) -> Counts:
    cells = ((numbers - low) * (count / (high - low))).astype(np.intp)
    return np.minimum(cells, count - 1, out=cells)
