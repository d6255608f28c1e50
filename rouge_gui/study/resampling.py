"""Drawing the examples of a corpus anew: what every interval and every test by resampling rests on."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

CELLS = 4_000_000


def draws(count: int, resamples: int, seed: int) -> Iterator[Places]:
    """Yield for each resample the places of the `count` examples drawn, with replacement; equal seeds draw equally."""
    draw = np.random.default_rng(seed)
    for _ in range(resamples):
        yield draw.integers(0, count, count)


def weights(count: int, resamples: int, seed: int) -> Iterator[Numbers]:
    """Yield how often each resample drew each example, float64 (some resamples, count), as `draws` draws them."""
    together = max(1, CELLS // max(1, count))
    held: list[Places] = []
    for places in draws(count, resamples, seed):
        held.append(np.bincount(places, minlength=count))
        if len(held) == together:
            yield np.array(held, float)
            held = []
    if held:
        yield np.array(held, float)


def signs(count: int, resamples: int, seed: int) -> Iterator[Numbers]:
    """Yield for each resample a sign for each example, -1.0 or 1.0 with equal chance: (some resamples, count)."""
    draw = np.random.default_rng(seed)
    together = max(1, CELLS // max(1, count))
    for start in range(0, resamples, together):
        shape = min(together, resamples - start), count
        yield np.where(draw.integers(0, 2, shape) == 1, 1.0, -1.0)
