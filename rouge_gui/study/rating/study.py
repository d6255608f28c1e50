"""The study of scores against ratings: correlations, what picks are worth, cases, and what all of it licenses."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import compress, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.measures import Measures
from rouge_gui.study.names import CHANCE
from rouge_gui.study.rating import licence
from rouge_gui.study.rating.cases import Case, cases
from rouge_gui.study.rating.correlation import LEVELS, Correlation, Drawing, correlations_at
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.study.rating.partial import partial
from rouge_gui.study.rating.permuting import p_of_differences
from rouge_gui.study.rating.picks import Pick, best_of
from rouge_gui.study.traits import SEAMS, WORDS
from rouge_gui.wording import said

CONSISTENCY, LOW = "consistency", 3.0
# Scores that read no reference: what a score has to beat.
TRIVIAL = (WORDS, CHANCE)


@dataclass(frozen=True)
class Beyond:
    """What a score tells of a rating beyond the length in words, at a level, by the first method of the study.

    `partial`: the correlation given the length. `p`: how likely their correlations lie so far apart by chance. NaN where
    undefined.
    """

    level: str
    score: str
    rating: str
    method: str
    partial: float
    p: float

    def told(self) -> dict[str, Any]:
        """Return it as JSON has it, null where it is undefined."""
        numbers = {"partial": self.partial, "p": self.p}
        return {
            **asdict(self),
            **{name: value if math.isfinite(value) else None for name, value in numbers.items()},
        }


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
    """Return the whole study: the last of `study_steps`."""
    *_, whole = study_steps(measures, ratings, scores, drawing)
    return whole


def study_steps(
    measures: Measures, ratings: Measures, scores: Sequence[str], drawing: Drawing | None = None
) -> Iterator[RatingStudy]:
    """Study how `scores`, names of `measures`, and the scores of `TRIVIAL` agree with `ratings`.

    The study comes as it grows: first all without intervals, then with those of one level and method more each time, then
    with what lies beyond the length. `measures` hold `words`, and for guarded picks `seams`. Only candidates that have
    every score and every rating count. The first of `scores` picks the cases. `RougeGuiError` where none is rated.
    """
    drawn = drawing or Drawing()
    whole, rated = _complete(measures, ratings, scores, drawn.seed)
    grown = _first(whole, rated, scores, drawn)
    yield grown
    judged = whole.named(grown.scores)
    for level, method in product(LEVELS, METHODS):
        fresh = {each.asked: each for each in correlations_at(level, method, judged, rated, drawn)}
        known = [fresh.get(each.asked, each) for each in grown.correlations]
        grown = replace(grown, correlations=known)
        yield grown
    for level in LEVELS:
        grown = replace(grown, beyond=[*grown.beyond, *_beyond(level, whole, rated, grown)])
        yield grown


def steps() -> int:
    """Return how many steps a study takes."""
    return 1 + len(LEVELS) * len(METHODS) + len(LEVELS)


def _first(whole: Measures, rated: Measures, scores: Sequence[str], drawing: Drawing) -> RatingStudy:
    low_rating = CONSISTENCY if CONSISTENCY in rated.values else next(iter(rated.values))
    low = rated.of(low_rating) <= LOW
    names = (*scores, *TRIVIAL)
    judged, undrawn = whole.named(names), replace(drawing, resamples=0)
    return RatingStudy(
        names,
        tuple(rated.values),
        tuple(METHODS),
        drawing,
        len(whole.examples),
        len(whole.systems),
        int((~np.isnan(rated.of(low_rating))).sum()),
        low_rating,
        int(low.sum()),
        [
            each
            for level, method in product(LEVELS, METHODS)
            for each in correlations_at(level, method, judged, rated, undrawn)
        ],
        picks=list(best_of(whole, rated, [*scores, WORDS], whole.values.get(SEAMS), low)),
        cases=cases(whole, rated, scores[0], low_rating),
    )


def _complete(
    measures: Measures, ratings: Measures, scores: Sequence[str], seed: int
) -> tuple[Measures, Measures]:
    """Return scores and ratings of the same examples and systems, with a random score among them."""
    if not ratings.values:
        raise RougeGuiError(
            said(
                "No candidate is rated. Ratings are numbers under `ratings` in the corpus, or come from a file of "
                "their own."
            )
        )
    # Kept apart from the scores: a rating may be called as one of them.
    held = Measures(measures.examples, measures.systems, {}).joined(ratings)
    needed = [*(measures.of(name) for name in (*scores, WORDS)), *held.values.values()]
    known: NDArray[np.bool_] = np.asarray(~np.isnan(np.array(needed)).any(axis=0))
    if not known.any():
        raise RougeGuiError(
            said(
                "No candidate has scores and every rating: the ratings are of other examples or systems, or each "
                "candidate lacks one of them."
            )
        )
    chance = np.random.default_rng(seed).random(known.shape)
    own = {**measures.values, CHANCE: chance}
    return _only(Measures(measures.examples, measures.systems, own), known), _only(held, known)


def _only(measures: Measures, known: NDArray[np.bool_]) -> Measures:
    """Return the candidates that are `known`, (examples, systems), without the examples and systems that have none."""
    rows, columns = np.any(known, axis=1), np.any(known, axis=0)
    return Measures(
        tuple(compress(measures.examples, rows.tolist())),
        tuple(compress(measures.systems, columns.tolist())),
        {name: np.where(known, each, np.nan)[rows][:, columns] for name, each in measures.values.items()},
    )


def _beyond(level: str, whole: Measures, rated: Measures, study: RatingStudy) -> Iterator[Beyond]:
    leading, length = study.methods[0], whole.of(WORDS)
    ratings = [rated.of(rating) for rating in study.ratings]
    for score in study.scores:
        if score in TRIVIAL:
            continue
        own = whole.of(score)
        chances = p_of_differences(level, leading, (own, length), ratings, study.drawing)
        for rating, numbers, p in zip(study.ratings, ratings, chances, strict=True):
            yield Beyond(level, score, rating, leading, partial(level, leading, own, numbers, length), p)
