"""How numbers spread: how dense they lie, five of their percentiles, and how far each lies between least and most."""

from collections.abc import Sequence

import numpy as np

from rouge_gui.study.resampling import Numbers

BINS = 40
SMOOTHING = (0.25, 0.5, 0.25)
PERCENTILES = (5.0, 25.0, 50.0, 75.0, 95.0)
HALF = 0.42


def edges_of(values: Sequence[Numbers]) -> Numbers:
    """Return the edges, (BINS + 1,), of bins that hold all of `values`, of which at least one has a number."""
    known = [numbers for numbers in values if len(numbers)]
    low, high = min(map(np.min, known)), max(map(np.max, known))
    return np.linspace(low, high if high > low else low + 1, BINS + 1)


def heights(numbers: Numbers, edges: Numbers) -> Numbers:
    """Return how far a row reaches up and down in each bin, (BINS,), `HALF` at most."""
    smooth = np.convolve(np.histogram(numbers, edges)[0].astype(float), SMOOTHING, "same")
    return HALF * smooth / (smooth.max() or 1.0)


def percentiles(numbers: Numbers) -> list[float]:
    """Return the numbers below which each of `PERCENTILES` lie."""
    return [float(each) for each in np.percentile(numbers, PERCENTILES)]


def shares(values: Numbers) -> Numbers:
    """Return how far each of `values`, (rows, columns), lies from the least, 0, to the most, 1, of its column.

    0.5 where these are one, NaN where there is no number.
    """
    known = ~np.isnan(values)
    low = np.min(values, axis=0, where=known, initial=np.inf)
    high = np.max(values, axis=0, where=known, initial=-np.inf)
    found = (values - low) / np.where(high > low, high - low, 1.0)
    return np.where(known & (high <= low), 0.5, found)
