"""Candidates that a score praises and people do not: the examples to show when somebody trusts the number."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from rouge_gui.study.measures import Measures

TOP, WORST = 3, 2.0


@dataclass(frozen=True)
class Case:
    """A candidate among the highest of its source by `measure`, and what people said of its `rating`."""

    example: str
    system: str
    measure: str
    score: float
    rating: str
    rated: float

    def told(self) -> dict[str, Any]:
        """Return the case as JSON has it."""
        return asdict(self)


def cases(scores: Measures, ratings: Measures, measure: str, rating: str) -> list[Case]:
    """Return the candidates among the `TOP` of their source that are rated `WORST` or lower, the highest score first.

    Of equal scores the first systems count.
    """
    numbers, rated = scores.of(measure), ratings.of(rating)
    known = ~(np.isnan(numbers) | np.isnan(rated))
    found = []
    for row, example in enumerate(scores.examples):
        order = np.argsort(np.where(known[row], -numbers[row], np.inf), kind="stable")[:TOP]
        found += [
            Case(
                example,
                scores.systems[column],
                measure,
                float(numbers[row, column]),
                rating,
                float(rated[row, column]),
            )
            for column in order.tolist()
            if known[row, column] and rated[row, column] <= WORST
        ]
    return sorted(found, key=lambda case: -case.score)
