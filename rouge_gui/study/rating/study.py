"""The study of scores against ratings: correlations, what picks are worth, cases, and what all of it licenses."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating import licence
from rouge_gui.study.rating.cases import Case, cases
from rouge_gui.study.rating.correlation import LEVELS, Correlation, Drawing, Question, correlations
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.study.rating.partial import partial
from rouge_gui.study.rating.permuting import p_of_difference
from rouge_gui.study.rating.picks import Pick, best_of
from rouge_gui.study.traits import SEAMS, WORDS

CONSISTENCY, LOW = "consistency", 3.0
CHANCE = "chance"
# Scores that read no reference: what a score has to beat.
TRIVIAL = (WORDS, CHANCE)


@dataclass(frozen=True)
class Beyond:
    """What a score tells of a rating beyond the length in words, at a level, by the first method of the study.

    `partial`: the correlation given the length. `p`: how likely their correlations lie so far apart by chance.
    """

    level: str
    score: str
    rating: str
    method: str
    partial: float
    p: float

    def told(self) -> dict[str, Any]:
        """Return it as JSON has it, null where it is undefined."""
        return {**asdict(self), "partial": self.partial if math.isfinite(self.partial) else None}


@dataclass(frozen=True)
class RatingStudy:
    """Everything the study found of `scores` (measure names), over `examples` sources and `systems`.

    `low_rating` is the rating that makes a candidate low (3 or less): `low_count` of `candidates` are.
    """

    scores: tuple[str, ...]
    ratings: tuple[str, ...]
    methods: tuple[str, ...]
    drawing: Drawing
    examples: int
    systems: int
    candidates: int
    low_rating: str
    low_count: int
    correlations: Sequence[Correlation] = field(default=())
    beyond: Sequence[Beyond] = field(default=())
    picks: Sequence[Pick] = field(default=())
    cases: Sequence[Case] = field(default=())

    def of_level(self, level: str, method: str) -> list[Correlation]:
        """Return the correlations at one level by one method."""
        return [
            each for each in self.correlations if (each.asked.level, each.asked.method) == (level, method)
        ]

    def sentences(self) -> dict[str, str]:
        """Return for each table (the levels, `best_of`, `cases`) what it licenses."""
        leading = self.methods[0]
        told = {level: licence.of_level(level, self.of_level(level, leading), TRIVIAL) for level in LEVELS}
        told["best_of"] = licence.of_picks(self.picks, self.low_rating)
        told["cases"] = licence.of_cases(self.cases, self.examples, self.low_rating)
        return told

    def told(self) -> dict[str, Any]:
        """Return the study as JSON has it."""
        return {
            "examples": self.examples,
            "systems": self.systems,
            "candidates": self.candidates,
            "low": {
                "rating": self.low_rating,
                "at_most": LOW,
                "candidates": self.low_count,
                "share": self.low_count / self.candidates,
            },
            "drawing": asdict(self.drawing),
            "correlations": [each.told() for each in self.correlations],
            "beyond_length": [each.told() for each in self.beyond],
            "best_of": [each.told() for each in self.picks],
            "cases": [each.told() for each in self.cases],
            "sentences": self.sentences(),
        }


def study_ratings(
    measures: Measures, ratings: Measures, scores: Sequence[str], drawing: Drawing | None = None
) -> RatingStudy:
    """Study how `scores`, names of `measures`, and the trivial scores of `TRIVIAL` agree with `ratings`.

    `measures` hold `words`, and for guarded picks `seams`. Only candidates that have every score and every rating count.
    The first of `scores` picks the cases. `RougeGuiError` where no candidate is rated.
    """
    drawn = drawing or Drawing()
    whole, rated = _complete(measures, ratings, scores, drawn.seed)
    low_rating = CONSISTENCY if CONSISTENCY in rated.values else next(iter(rated.values))
    names = (*scores, *TRIVIAL)
    low = rated.of(low_rating) <= LOW
    seams = whole.values.get(SEAMS)
    return RatingStudy(
        names,
        tuple(rated.values),
        tuple(METHODS),
        drawn,
        len(whole.examples),
        len(whole.systems),
        int((~np.isnan(rated.of(low_rating))).sum()),
        low_rating,
        int(low.sum()),
        list(correlations(whole, rated, names, tuple(METHODS), drawn)),
        list(_beyond(whole, rated, scores, drawn)),
        list(best_of(whole, rated, [*scores, WORDS], seams, low)),
        cases(whole, rated, scores[0], low_rating),
    )


def _complete(
    measures: Measures, ratings: Measures, scores: Sequence[str], seed: int
) -> tuple[Measures, Measures]:
    """Return scores and ratings of the same examples and systems, with a random score among them."""
    if not ratings.values:
        raise RougeGuiError(
            "No candidate is rated. Ratings are numbers under `ratings` in the corpus, or come from a file of their own."
        )
    joined = measures.joined(ratings)
    kept = [*scores, WORDS, *ratings.values]
    known = ~np.isnan(np.array([joined.of(name) for name in kept])).any(axis=0)
    rows, columns = known.any(axis=1), known.any(axis=0)
    if not known.any():
        raise RougeGuiError(
            "No rated candidate has a score and every rating: the ratings are of other examples or systems."
        )
    values = {name: np.where(known, each, np.nan)[rows][:, columns] for name, each in joined.values.items()}
    chance = np.random.default_rng(seed).random(known.shape)
    values[CHANCE] = np.where(known, chance, np.nan)[rows][:, columns]
    examples = tuple(each for each, is_kept in zip(joined.examples, rows.tolist(), strict=True) if is_kept)
    systems = tuple(each for each, is_kept in zip(joined.systems, columns.tolist(), strict=True) if is_kept)
    own = {name: values[name] for name in ratings.values}
    others = {name: each for name, each in values.items() if name not in own}
    return Measures(examples, systems, others), Measures(examples, systems, own)


def _beyond(whole: Measures, rated: Measures, scores: Sequence[str], drawing: Drawing) -> Iterator[Beyond]:
    leading = next(iter(METHODS))
    length = whole.of(WORDS)
    for level in LEVELS:
        for score in scores:
            for rating, numbers in rated.values.items():
                own = whole.of(score)
                yield Beyond(
                    level,
                    score,
                    rating,
                    leading,
                    partial(level, leading, own, numbers, length),
                    p_of_difference(Question(level, score, rating, leading), (own, length), numbers, drawing),
                )
