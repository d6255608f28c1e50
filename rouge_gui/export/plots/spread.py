"""How numbers spread, as a row of a plot shows it: how dense they lie, and five of their percentiles."""

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
