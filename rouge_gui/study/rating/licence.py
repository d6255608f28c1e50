"""What each table of a study licenses, as a sentence to stand under it."""

import math
from collections.abc import Sequence

from rouge_gui.study.names import called
from rouge_gui.study.rating.cases import TOP, WORST, Case
from rouge_gui.study.rating.correlation import Correlation
from rouge_gui.study.rating.picks import FAVOURITE, RANDOM, Pick
from rouge_gui.wording import counted, listed, said

# Cohen (1988) calls .5 a large correlation; even that leaves three quarters of the variance unexplained.
LARGE = 0.5
SINGLE = {"summary": said("over all summaries"), "source": said("within one source")}


def of_level(level: str, found: Sequence[Correlation], trivial: Sequence[str]) -> str:
    """Return what the correlations of one level and method license; `trivial` names the scores that read no reference."""
    defined = [each for each in found if not math.isnan(each.value)]
    scores = [each for each in defined if each.asked.score not in trivial]
    if not scores:
        return said("No correlation is defined here: the ratings or the scores do not differ.")
    told = _of_systems(scores) if level == "system" else _of_summaries(level, scores)
    return listed([told, *_of_length(scores, [each for each in defined if each.asked.score in trivial])], " ")


def of_picks(picks: Sequence[Pick], low_rating: str) -> str:
    """Return what picking by a score is worth beside picking at random."""
    random = next(pick for pick in picks if pick.column == RANDOM)
    told = said("Of random picks {share:.0%} are rated low for {rating}", share=random.low, rating=low_rating)
    columns = [pick for pick in picks if pick.column not in {RANDOM, FAVOURITE}]
    if some := [pick for pick in columns if not pick.guarded]:
        best = min(some, key=lambda pick: pick.low)
        measure = called(best.column)
        told = said(
            "{before}, of the highest {measure} {share:.0%}", before=told, measure=measure, share=best.low
        )
    if some := [pick for pick in columns if pick.guarded]:
        best = min(some, key=lambda pick: pick.low)
        told = said(
            "{before}, of the highest {measure} without a seam {share:.0%}",
            before=told,
            measure=called(best.column),
            share=best.low,
        )
    return said(
        "{shares}. A score may help to pick one of several candidates; it does not say that the pick is true.",
        shares=told,
    )


def of_cases(found: Sequence[Case], examples: int, low_rating: str) -> str:
    """Return what the cases show."""
    if not found:
        return said(
            "None of the {top} highest-scored candidates of a source is rated {low:g} or lower for {rating}.",
            top=TOP,
            low=WORST,
            rating=low_rating,
        )
    return counted(
        len(found),
        "of the {all:,} highest-scored candidates ({top} a source) is rated {low:g} or lower for {rating}: "
        "a high score does not make a summary true.",
        "of the {all:,} highest-scored candidates ({top} a source) are rated {low:g} or lower for {rating}: "
        "a high score does not make a summary true.",
        all=TOP * examples,
        top=TOP,
        low=WORST,
        rating=low_rating,
    )


def _of_summaries(level: str, scores: Sequence[Correlation]) -> str:
    best = max(scores, key=lambda each: abs(each.value))
    if abs(best.value) < LARGE:
        worth = said("not enough to judge one summary")
    elif best.value < 0:
        worth = said("the higher the score, the worse the rating")
    else:
        worth = said("enough to sort many summaries, yet each single one may be misjudged")
    return said(
        "The strongest correlation {where} is {correlation:.2f} ({score} with {rating}): {worth}.",
        where=SINGLE[level],
        correlation=best.value,
        score=called(best.asked.score),
        rating=best.asked.rating,
        worth=worth,
    )


def _of_systems(scores: Sequence[Correlation]) -> str:
    shown = [each for each in scores if each.low > 0]
    if not shown:
        return said(
            "No interval lies above 0: on these systems a higher score is no evidence of better ratings."
        )
    ratings = ", ".join(sorted({each.asked.rating for each in shown}))
    return said(
        "Systems with higher scores tend to be rated higher for {ratings} (intervals above 0): "
        "enough to compare systems whose scores lie well apart, not to judge one summary.",
        ratings=ratings,
    )


def _of_length(scores: Sequence[Correlation], trivial: Sequence[Correlation]) -> list[str]:
    """Return that a score which reads no reference does as well, where it does."""
    best: dict[str, float] = {}
    for each in scores:
        best[each.asked.rating] = max(each.value, best.get(each.asked.rating, -1.0))
    beaten = sorted(
        {
            said("{score} for {rating}", score=called(each.asked.score), rating=each.asked.rating)
            for each in trivial
            if each.value >= best.get(each.asked.rating, 1.0)
        }
    )
    return (
        [said("Scores that read no reference do as well: {scores}.", scores=listed(beaten))] if beaten else []
    )
