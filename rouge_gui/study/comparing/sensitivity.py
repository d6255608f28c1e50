"""Whether the order of the systems hangs on a choice: the weight of recall in F, or the protocol."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.measures import PRECISION, RECALL, Measures, Measuring
from rouge_gui.study.rating.methods import correlate
from rouge_gui.study.resampling import Numbers
from rouge_gui.wording import said

LEAST_BETA, MOST_BETA, STEPS = 0.25, 4.0, 33
BETAS: tuple[float, ...] = tuple(np.geomspace(LEAST_BETA, MOST_BETA, STEPS).tolist())


def beta_curves(measures: Measures, variant: str) -> dict[str, Numbers]:
    """Return for each system the mean F of `variant` at each of `BETAS`, from each example's precision and recall.

    F = (1 + b^2) P R / (R + b^2 P), 0 where both are 0 (Lin 2004, equation 4). Examples that a system lacks do not count.
    """
    curves = {}
    weights = np.square(BETAS)[:, None]
    for system in measures.systems:
        sides = [measures.column(f"{variant}{part}", system) for part in (PRECISION, RECALL)]
        precision, recall = (side[~np.isnan(side)] for side in sides)
        below = recall + weights * precision
        scores = np.zeros(below.shape)
        np.divide((1 + weights) * precision * recall, below, out=scores, where=below > 0)
        curves[system] = scores.mean(axis=1) if len(precision) else np.full(len(BETAS), np.nan)
    return curves


@dataclass(frozen=True)
class ProtocolRow:
    """The systems' means of a variant under a protocol, and their ranks: 1 is the highest, equal means share one.

    `tau` is Kendall's tau-b with the means under the first protocol, NaN where either are all the same.
    """

    protocol: str
    signature: str
    means: dict[str, float]
    ranks: dict[str, int]
    tau: float

    def told(self) -> dict[str, Any]:
        """Return the row as JSON has it."""
        return {
            "protocol": self.protocol,
            "signature": self.signature,
            "means": self.means,
            "ranks": self.ranks,
            "tau": None if np.isnan(self.tau) else self.tau,
        }


def protocol_rows(
    examples: Sequence[Example],
    variant: str,
    options: Options,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[ProtocolRow, None, None]:
    """Yield how the systems stand under `options`, then under every protocol that has `variant`, on common examples.

    Once `stopped`, asked as in `study.blocks`, no more.
    """
    first: Numbers | None = None
    for name, chosen in _ways(variant, options):
        measuring = Measuring()
        for block in run_in_blocks(examples, chosen, stopped=stopped):
            measuring.add(block)
        if stopped():
            return
        common = measuring.measures().common([variant])
        means = common.of(variant).mean(axis=0) if common.examples else np.full(len(common.systems), np.nan)
        first = means if first is None else first
        yield ProtocolRow(
            name,
            chosen.signature(),
            dict(zip(common.systems, means.tolist(), strict=True)),
            {system: 1 + int((means > own).sum()) for system, own in zip(common.systems, means, strict=True)},
            float(correlate("kendall", [first[None, :]], [means[None, :]])[0, 0, 0]),
        )


def _ways(variant: str, options: Options) -> list[tuple[str, Options]]:
    """Return the options as they are, then each protocol's, all with `variant` alone."""
    ways = {said("as set"): options, **{name: protocol.options for name, protocol in PROTOCOLS.items()}}
    return [(name, replace(chosen, variants=(variant,), leader=variant)) for name, chosen in ways.items()]
