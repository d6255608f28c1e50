"""The study of scores against ratings as parts of a report."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rouge_gui.export.reports.comparison_parts import p_value, written
from rouge_gui.export.reports.parts import BEST, PLAIN, WARNING, Cell, Facts, Heading, Part, Sentences, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rouge_gui.export.reports.contents import Contents
    from rouge_gui.study.rating.picks import Pick
    from rouge_gui.study.rating.study import RatingStudy

LEVELS = {
    "summary": "Over all summaries",
    "source": "Within each source, on average",
    "system": "Over the systems' means",
}
SIGNIFICANT = 0.05


def study_parts(contents: Contents, study: RatingStudy) -> Iterator[Part]:
    """Yield the parts: how it was done, correlations at each level, beyond the length, best-of, cases."""
    told = study.sentences()
    yield Heading("Scores against ratings")
    yield Facts(list(_facts(study)))
    leading, *others = study.methods
    for level in LEVELS:
        yield _correlations(study, level, leading)
        yield Sentences([told[level]])
    for level in LEVELS:
        for method in others:
            yield _correlations(study, level, method, is_folded=True)
    if study.beyond:
        yield Heading("Beyond the length")
        for level in LEVELS:
            yield _beyond(study, level)
    yield Heading("The best of each source")
    yield _picks(study)
    yield Sentences([told["best_of"]])
    yield Heading("Cases")
    yield Sentences([told["cases"]])
    if study.cases:
        yield _cases(study, contents.texts)


def _facts(study: RatingStudy) -> Iterator[tuple[str, str]]:
    from rouge_gui.study.rating.study import LOW

    yield (
        "Rated candidates",
        f"{study.candidates:,}, {study.systems:,} systems on {study.examples:,} sources",
    )
    share = study.low_count / study.candidates
    yield (
        f"Rated {LOW:g} or lower for {study.low_rating}",
        f"{study.low_count:,} of {study.candidates:,} ({share:.0%})",
    )
    drawn = {"both": "sources and systems"}.get(study.drawing.resample, study.drawing.resample)
    told = f"95 %, {drawn} drawn anew {study.drawing.resamples:,} times, seed {study.drawing.seed}"
    yield "Intervals", f"{told} (Deutsch, Dror and Roth 2021)"
    yield "Scores that read no reference", "words: the length in words; chance: random numbers"


def _correlations(study: RatingStudy, level: str, method: str, *, is_folded: bool = False) -> Table:
    found = {(each.asked.score, each.asked.rating): each for each in study.of_level(level, method)}
    rows = []
    for score in study.scores:
        cells = [Cell(score)]
        for rating in study.ratings:
            each = found[score, rating]
            cells.append(Cell(written(each.value, 2), _bounds(each.low, each.high)))
        rows.append(cells)
    left_out = max(each.undefined for each in found.values())
    undefined = (
        f" Up to {left_out} sources have none: there all scores or ratings are the same." if left_out else ""
    )
    return Table(
        f"{LEVELS[level]}: {method.capitalize()}'s correlation",
        ("Score", *study.ratings),
        rows,
        undefined.strip(),
        is_folded=is_folded,
    )


def _beyond(study: RatingStudy, level: str) -> Table:
    own = {(each.score, each.rating): each for each in study.beyond if each.level == level}
    scores = dict.fromkeys(score for score, _ in own)
    method = study.methods[0].capitalize()
    rows = [
        [
            Cell(score),
            *(
                Cell(
                    written(own[score, rating].partial, 2),
                    f"p {p_value(own[score, rating].p)}",
                    BEST if own[score, rating].p < SIGNIFICANT else PLAIN,
                )
                for rating in study.ratings
            ),
        ]
        for score in scores
    ]
    return Table(
        f"{LEVELS[level]}: partial correlation given the length ({method})",
        ("Score", *study.ratings),
        rows,
        "p: whether score and length in words agree with the rating to a different degree, by permutation; "
        "in bold below .05, not adjusted.",
    )


def _picks(study: RatingStudy) -> Table:
    from rouge_gui.study.rating.study import LOW

    return Table(
        "What people said of the candidate that a score would pick of each source",
        ("Pick", *study.ratings, f"{study.low_rating} {LOW:g} or lower", "sources"),
        [_pick(pick, study) for pick in study.picks],
        "Guarded: only candidates without a seam are picked, where a source has any.",
    )


def _pick(pick: Pick, study: RatingStudy) -> list[Cell]:
    from rouge_gui.study.traits import WORDS

    name = {WORDS: "longest"}.get(pick.column, f"highest {pick.column}")
    name = name if pick.column in study.scores else pick.column
    return [
        Cell(f"{name}, guarded by 0 seams" if pick.guarded else name),
        *(Cell(f"{pick.ratings[rating]:.2f}") for rating in study.ratings),
        Cell(f"{pick.low:.0%}"),
        Cell(f"{pick.examples:,}"),
    ]


def _cases(study: RatingStudy, texts: Mapping[tuple[str, str], str]) -> Table:
    first = study.cases[0]
    return Table(
        f"High by {first.measure}, rated low for {first.rating}",
        ("Example", "System", "Candidate", first.measure, first.rating),
        [
            [
                Cell(case.example),
                Cell(case.system),
                Cell(texts.get((case.example, case.system), "")),
                Cell(f"{case.score:.4f}"),
                Cell(f"{case.rated:.2f}", look=WARNING),
            ]
            for case in study.cases
        ],
        worded=3,
    )


def _bounds(low: float, high: float) -> str:
    return f"[{written(low, 2)}, {written(high, 2)}]" if math.isfinite(low) and math.isfinite(high) else ""
