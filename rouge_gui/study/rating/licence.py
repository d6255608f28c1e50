"""What each table of a study licenses, as a sentence to stand under it."""

import math
from collections.abc import Sequence

from rouge_gui.study.rating.cases import TOP, WORST, Case
from rouge_gui.study.rating.correlation import Correlation
from rouge_gui.study.rating.picks import FAVOURITE, RANDOM, Pick

# Cohen (1988) calls .5 a large correlation; even that leaves three quarters of the variance unexplained.
LARGE = 0.5
SINGLE = {"summary": "over all summaries", "source": "within one source"}


def of_level(level: str, found: Sequence[Correlation], trivial: Sequence[str]) -> str:
    """Return what the correlations of one level and method license; `trivial` names the scores that read no reference."""
    defined = [each for each in found if not math.isnan(each.value)]
    scores = [each for each in defined if each.asked.score not in trivial]
    if not scores:
        return "No correlation is defined here: the ratings or the scores do not differ."
    told = _of_systems(scores) if level == "system" else _of_summaries(level, scores)
    return " ".join([told, *_of_length(scores, [each for each in defined if each.asked.score in trivial])])


def of_picks(picks: Sequence[Pick], low_rating: str) -> str:
    """Return what picking by a score is worth beside picking at random."""
    random = next(pick for pick in picks if pick.column == RANDOM)
    words = [f"Of random picks {random.low:.0%} are rated low for {low_rating}"]
    columns = [pick for pick in picks if pick.column not in {RANDOM, FAVOURITE}]
    for how, some in (
        ("", [pick for pick in columns if not pick.guarded]),
        (" without a seam", [pick for pick in columns if pick.guarded]),
    ):
        if some:
            best = min(some, key=lambda pick: pick.low)
            words.append(f"of the highest {best.column}{how} {best.low:.0%}")
    helps = "A score may help to pick one of several candidates; it does not say that the pick is true."
    return f"{', '.join(words)}. {helps}"


def of_cases(found: Sequence[Case], examples: int, low_rating: str) -> str:
    """Return what the cases show."""
    if not found:
        return f"None of the {TOP} highest-scored candidates of a source is rated {WORST:g} or lower for {low_rating}."
    be = "is" if len(found) == 1 else "are"
    return (
        f"{len(found)} of the {TOP * examples:,} highest-scored candidates ({TOP} a source) {be} rated {WORST:g} or "
        f"lower for {low_rating}: a high score does not make a summary true."
    )


def _of_summaries(level: str, scores: Sequence[Correlation]) -> str:
    best = max(scores, key=lambda each: abs(each.value))
    if abs(best.value) < LARGE:
        worth = "not enough to judge one summary"
    elif best.value < 0:
        worth = "the higher the score, the worse the rating"
    else:
        worth = "enough to sort many summaries, yet each single one may be misjudged"
    return (
        f"The strongest correlation {SINGLE[level]} is {best.value:.2f} "
        f"({best.asked.score} with {best.asked.rating}): {worth}."
    )


def _of_systems(scores: Sequence[Correlation]) -> str:
    shown = [each for each in scores if each.low > 0]
    if not shown:
        return "No interval lies above 0: on these systems a higher score is no evidence of better ratings."
    ratings = ", ".join(sorted({each.asked.rating for each in shown}))
    return (
        f"Systems with higher scores tend to be rated higher for {ratings} (intervals above 0): "
        "enough to compare systems whose scores lie well apart, not to judge one summary."
    )


def _of_length(scores: Sequence[Correlation], trivial: Sequence[Correlation]) -> list[str]:
    """Return that a score which reads no reference does as well, where it does."""
    best: dict[str, float] = {}
    for each in scores:
        best[each.asked.rating] = max(each.value, best.get(each.asked.rating, -1.0))
    beaten = sorted(
        {
            f"{each.asked.score} for {each.asked.rating}"
            for each in trivial
            if each.value >= best.get(each.asked.rating, 1.0)
        }
    )
    return [f"Scores that read no reference do as well: {', '.join(beaten)}."] if beaten else []
