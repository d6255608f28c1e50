"""How well scores tell the summaries of SummEval that experts found inconsistent; higher is more suspicious."""

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pandas as pd

SUMMEVAL = Path(__file__).parents[3] / "shared" / "data" / "summeval.jsonl.gz"
BAD = 3
TOP = 3
DRAWS = 1000

Numbers = npt.NDArray[np.float64]


class Figures(NamedTuple):
    """Spearman's correlation pooled and within article (mean), AUROC for consistency <= 3 pooled and in the top three."""

    pooled: float
    within: float
    auroc: float
    top: float


def summeval() -> list[dict[str, Any]]:
    """Return SummEval's rows: id, system, source, candidate, references, ratings."""
    with gzip.open(SUMMEVAL, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def ranks(values: Numbers) -> Numbers:
    """Return average ranks from 1."""
    return np.array(pd.Series(values).rank(), float)


def spearman(left: Numbers, right: Numbers) -> float:
    """Return Spearman's correlation, NaN where one side is constant."""
    left, right = ranks(left), ranks(right)
    return float(np.corrcoef(left, right)[0, 1]) if left.std() and right.std() else float("nan")


def auroc(score: Numbers, bad: npt.NDArray[np.bool_]) -> float:
    """Return the chance that a bad summary scores above a good one, ties half; NaN without either."""
    ones = int(bad.sum())
    zeros = len(bad) - ones
    above = ranks(score)[bad].sum() - ones * (ones + 1) / 2
    return float(above / (ones * zeros)) if ones and zeros else float("nan")


class Ratings:
    """The experts' ratings of `rows`; `rouge_1` (one value a row) says which three of each article are the top three."""

    def __init__(self, rows: Sequence[dict[str, Any]], rouge_1: Sequence[float]) -> None:
        self.consistency = np.array([row["ratings"]["consistency"] for row in rows])
        self.bad = self.consistency <= BAD
        names = np.array([row["id"] for row in rows])
        self.articles = [np.flatnonzero(names == name) for name in dict.fromkeys(names.tolist())]
        overlap = np.array(rouge_1)
        self._top = [group[np.argsort(-overlap[group], kind="stable")[:TOP]] for group in self.articles]

    def figures(self, score: Sequence[float]) -> Figures:
        """Return the figures of `score`; articles with equal ratings or scores have no share in `within`."""
        values = np.array(score, float)
        return self._figures(values, self._within(values), range(len(self.articles)))

    def intervals(self, score: Sequence[float]) -> list[tuple[float, float]]:
        """Return the 95 % interval of each figure: bootstrap over articles, 1,000 draws."""
        values = np.array(score, float)
        within = self._within(values)
        draws = np.random.default_rng(1).integers(0, len(self.articles), (DRAWS, len(self.articles)))
        drawn = [self._figures(values, within, draw.tolist()) for draw in draws]
        low, high = np.nanpercentile(drawn, [2.5, 97.5], axis=0)
        return list(zip(low.tolist(), high.tolist(), strict=True))

    def lifted(self, flags: Sequence[bool]) -> list[tuple[float, float, float]]:
        """Return the share of `flags` that are set, and of these that are bad, each with its 95 % interval."""
        lifted = np.array(flags)
        counts = np.array(
            [
                (len(group), lifted[group].sum(), self.bad[group][lifted[group]].sum())
                for group in self.articles
            ]
        )
        draws = np.random.default_rng(1).integers(0, len(counts), (DRAWS, len(counts)))
        drawn = counts[draws].sum(axis=1)
        told = []
        for whole, part in ((0, 1), (1, 2)):
            low, high = np.percentile(drawn[:, part] / drawn[:, whole], [2.5, 97.5])
            told.append((float(counts[:, part].sum() / counts[:, whole].sum()), float(low), float(high)))
        return told

    def _within(self, values: Numbers) -> Numbers:
        return np.array([spearman(-values[group], self.consistency[group]) for group in self.articles])

    def _figures(self, values: Numbers, within: Numbers, chosen: Sequence[int]) -> Figures:
        every = np.concatenate([self.articles[number] for number in chosen])
        top = np.concatenate([self._top[number] for number in chosen])
        return Figures(
            spearman(-values[every], self.consistency[every]),
            float(np.nanmean(within[list(chosen)])),
            auroc(values[every], self.bad[every]),
            auroc(values[top], self.bad[top]),
        )
