"""Drawing the examples of a corpus anew: what every interval and every test by resampling rests on."""

import random
import zlib
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

CELLS = 4_000_000


def seeded(words: str) -> random.Random:
    """Return what draws for these words: the same for the same words, whatever was drawn for others."""
    return random.Random(zlib.crc32(words.encode("utf-8", "surrogatepass")))  # noqa: S311 (no secret depends on it)


def draws(count: int, resamples: int, seed: int) -> Iterator[Places]:
    """Yield for each resample the places of the `count` examples drawn, with replacement; equal seeds draw equally."""
    draw = np.random.default_rng(seed)
    for _ in range(resamples):
        yield draw.integers(0, count, count)


class Resampling:
    """How `count` examples are drawn anew `resamples` times; equal seeds draw equally.

    What was drawn once is kept where it is not much, for all who compare the same examples.
    """

    def __init__(self, count: int, resamples: int, seed: int) -> None:
        self.count, self.resamples, self.seed = count, resamples, seed
        self._kept: dict[Callable[[], Iterator[Numbers]], list[Numbers]] = {}

    def weights(self) -> Iterator[Numbers]:
        """Yield how often each resample drew each example, float64 (some resamples, count), as `draws` draws them."""
        return self._drawn(self._weights)

    def signs(self) -> Iterator[Numbers]:
        """Yield for each resample a sign for each example, -1.0 or 1.0 with equal chance: (some resamples, count)."""
        return self._drawn(self._signs)

    def _drawn(self, drawing: Callable[[], Iterator[Numbers]]) -> Iterator[Numbers]:
        if self.count * self.resamples > CELLS:
            return drawing()
        if drawing not in self._kept:
            self._kept[drawing] = list(drawing())
        return iter(self._kept[drawing])

    def _weights(self) -> Iterator[Numbers]:
        held: list[Places] = []
        for places in draws(self.count, self.resamples, self.seed):
            held.append(np.bincount(places, minlength=self.count))
            if len(held) == self._together:
                yield np.array(held, float)
                held = []
        if held:
            yield np.array(held, float)

    def _signs(self) -> Iterator[Numbers]:
        draw = np.random.default_rng(self.seed)
        for start in range(0, self.resamples, self._together):
            shape = min(self._together, self.resamples - start), self.count
            yield np.where(draw.integers(0, 2, shape) == 1, 1.0, -1.0)

    @property
    def _together(self) -> int:
        return max(1, CELLS // max(1, self.count))
