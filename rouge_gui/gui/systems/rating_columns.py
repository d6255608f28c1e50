"""The tables of a study of ratings: what their rows are, and what each column says of one."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rouge_gui.gui.language import decimals, percent, shown, tr, whole
from rouge_gui.gui.systems.sorted_rows import NONE, Column, interval, number, signed
from rouge_gui.study.names import CHANCE, called
from rouge_gui.study.rating.cases import Case
from rouge_gui.study.rating.correlation import Correlation
from rouge_gui.study.rating.licence import of_level
from rouge_gui.study.rating.picks import FAVOURITE, RANDOM, Pick
from rouge_gui.study.rating.study import LOW, TRIVIAL, Beyond, RatingStudy
from rouge_gui.study.traits import WORDS
from rouge_gui.wording import counted, said

LEVELS: Mapping[str, tuple[str, str]] = {
    "summary": (said("All summaries"), said("over all summaries, whatever their source")),
    "source": (
        said("Within a source"),
        said("within each source, between the systems; the mean over the sources"),
    ),
    "system": (said("Systems"), said("between the systems' means")),
}
DRAWN: Mapping[str, tuple[str, str]] = {
    "both": (said("Both"), said("sources and systems are both taken as samples of all that there could be")),
    "sources": (
        said("Sources"),
        said("the sources are taken as a sample, the systems as all that there are"),
    ),
    "systems": (
        said("Systems"),
        said("the systems are taken as a sample, the sources as all that there are"),
    ),
}
UNREAD = {WORDS: said("the length in words, which reads no reference"), CHANCE: said("a random number")}
PICKED = {
    RANDOM: said("At random"),
    FAVOURITE: said("Experts' favourite"),
    WORDS: said("Longest (words)"),
}
DIGITS, P_DIGITS = 2, 3
UNDRAWN = said(
    "The intervals of these correlations are not drawn yet: only with them can be said what they license."
)

Found = TypeVar("Found", Correlation, Beyond)


@dataclass(frozen=True)
class Agreement:
    """How one score agrees with each rating, at the level and by the method that are shown."""

    score: str
    found: Mapping[str, Correlation]


@dataclass(frozen=True)
class More:
    """What one score tells of each rating beyond the length, at the level that is shown."""

    score: str
    found: Mapping[str, Beyond]


def agreements(study: RatingStudy, level: str, method: str) -> list[Agreement]:
    """Return a row for each score."""
    found = study.of_level(level, method)
    return [
        Agreement(score, {each.asked.rating: each for each in found if each.asked.score == score})
        for score in study.scores
    ]


def mores(study: RatingStudy, level: str) -> list[More]:
    """Return a row for each score whose share beyond the length is known by now."""
    found = [each for each in study.beyond if each.level == level]
    return [
        More(score, {each.rating: each for each in found if each.score == score})
        for score in dict.fromkeys(each.score for each in found)
    ]


def agreement_columns(study: RatingStudy) -> list[Column[Agreement]]:
    """Return the score and a column for each rating: the correlation and its interval."""
    drawing = study.drawing
    helps = {
        rating: said(
            "Correlation with what people said of {rating}; in brackets the middle 95 % of {resamples:,} resamples "
            "({drawn}; seed {seed}).",
            rating=rating,
            resamples=drawing.resamples,
            drawn=DRAWN[drawing.resample][1],
            seed=drawing.seed,
        )
        for rating in study.ratings
    }
    return [
        Column(
            said("Score"),
            said("What is held against the ratings."),
            lambda row: called(row.score),
            lambda row: called(row.score),
            told=lambda row: UNREAD.get(row.score, ""),
            is_number=False,
        ),
        *(_correlated(rating, help_) for rating, help_ in helps.items()),
    ]


def _correlated(rating: str, help_: str) -> Column[Agreement]:
    def value(row: Agreement) -> float:
        return row.found[rating].value

    return Column(
        rating,
        help_,
        lambda row: _with_interval(row.found[rating]),
        value,
        told=lambda row: _told(row.found[rating]),
        bar=value,
    )


def _with_interval(found: Correlation) -> str:
    bounds = interval(found.low, found.high, correlation)
    return f"{correlation(found.value)} ({bounds})" if bounds else correlation(found.value)


def _told(found: Correlation) -> str:
    asked = found.asked
    where = said(
        "{score} with {rating}, {level}, {method}",
        score=called(asked.score),
        rating=asked.rating,
        level=LEVELS[asked.level][1],
        method=asked.method.capitalize(),
    )
    if math.isnan(found.value):
        return tr("{correlation}: undefined, since one side does not differ.", correlation=where)
    words = tr("{correlation}: {value}.", correlation=where, value=correlation(found.value))
    if not found.undefined:
        return words
    return tr(
        "{correlation} {sources}, since a side does not differ there.",
        correlation=words,
        sources=counted(found.undefined, "source has none", "sources have none"),
    )


def more_columns(study: RatingStudy) -> list[Column[More]]:
    """Return the score and a column for each rating: the partial correlation and p against the length."""
    return [
        Column(
            said("Score"),
            said("What is held against the ratings."),
            lambda row: called(row.score),
            lambda row: called(row.score),
            is_number=False,
        ),
        *map(_beyond, study.ratings),
    ]


def _beyond(rating: str) -> Column[More]:
    def value(row: More) -> float:
        return row.found[rating].partial

    return Column(
        rating,
        said(
            "Correlation with {rating} once the length in words is taken out of both, and p: how likely the "
            "correlations of this score and of the length would lie so far apart by chance (two-sided permutation test).",
            rating=rating,
        ),
        lambda row: f"{correlation(value(row))}, p {p_value(row.found[rating].p)}",
        value,
        bar=value,
    )


def pick_columns(study: RatingStudy) -> list[Column[Pick]]:
    """Return who is picked, from which candidates, the means of their ratings, and how many are rated low."""
    return [
        Column(
            said("Picked"),
            said("One candidate a source: the one that this column puts first."),
            picked,
            picked,
            is_number=False,
        ),
        Column(
            said("Among"),
            said(
                "Without a seam: only candidates that put together no two sentences of the source, where a "
                "source has any."
            ),
            among,
            among,
            is_number=False,
        ),
        *(_mean(rating) for rating in study.ratings),
        Column(
            said("Rated low"),
            said(
                "How many of 100 picks are rated {low:g} or lower for {rating}.",
                low=LOW,
                rating=study.low_rating,
            ),
            lambda pick: share(pick.low),
            lambda pick: pick.low,
        ),
        Column(
            said("Sources"),
            said("How many sources a candidate was picked from."),
            lambda pick: whole(pick.examples),
            lambda pick: pick.examples,
        ),
    ]


def _mean(rating: str) -> Column[Pick]:
    return Column(
        rating,
        said("The mean of what people said of the picks' {rating}.", rating=rating),
        lambda pick: number(pick.ratings[rating], DIGITS),
        lambda pick: pick.ratings[rating],
    )


def picked(pick: Pick) -> str:
    """Return what picks."""
    return shown(PICKED.get(pick.column, said("Highest {measure}", measure=called(pick.column))))


def among(pick: Pick) -> str:
    """Return which candidates are picked from."""
    return tr("without a seam") if pick.guarded else tr("all candidates")


def case_columns(found: Sequence[Case]) -> list[Column[Case]]:
    """Return example, system, score and rating."""
    measure, rating = (found[0].measure, found[0].rating) if found else (said("Score"), said("Rating"))
    words: list[tuple[str, str, Callable[[Case], str]]] = [
        (said("Example"), said("The source of the candidate."), lambda case: case.example),
        (said("System"), said("Who wrote it."), lambda case: case.system),
    ]
    numbers: list[tuple[str, str, Callable[[Case], float]]] = [
        (
            measure,
            said("What the candidate scores, among the highest of its source."),
            lambda case: case.score,
        ),
        (rating, said("What people said of it."), lambda case: case.rated),
    ]
    return [
        *(Column(name, help_, of, of, is_number=False) for name, help_, of in words),
        *(_two_digits(name, help_, of) for name, help_, of in numbers),
    ]


def _two_digits(name: str, help_: str, of: Callable[[Case], float]) -> Column[Case]:
    return Column(name, help_, lambda case: number(of(case), DIGITS), of)


def rated_low(study: RatingStudy) -> str:
    """Return how many candidates are rated low, in a sentence."""
    part = study.low_count / study.candidates
    return tr(
        "{candidates} of {systems} for {sources}; {low_count:,} of them ({share}) are rated {low:g} or lower for "
        "{rating}.",
        candidates=counted(study.candidates, "rated candidate"),
        systems=counted(study.systems, "system"),
        sources=counted(study.examples, "source"),
        low_count=study.low_count,
        share=share(part),
        low=LOW,
        rating=study.low_rating,
    )


def sentence(study: RatingStudy, level: str, method: str) -> str:
    """Return what the correlations shown license; where no interval is known yet, that it is not said yet."""
    found = study.of_level(level, method)
    defined = [each for each in found if not math.isnan(each.value)]
    if defined and all(math.isnan(each.low) for each in defined):
        return UNDRAWN
    return of_level(level, found, TRIVIAL)


def correlation(value: float) -> str:
    """Return a correlation with two digits, a dash where it is undefined."""
    if math.isnan(value):
        return "\N{EN DASH}"
    return signed(round(value, DIGITS) + 0.0, DIGITS).removeprefix("+")


def p_value(p: float) -> str:
    """Return p with three digits; NONE where it is not known."""
    return NONE if math.isnan(p) else decimals(p, P_DIGITS)


def share(value: float) -> str:
    """Return a share of 1 in per cent."""
    return percent(value)
