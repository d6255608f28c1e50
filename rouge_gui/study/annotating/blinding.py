"""Hiding whose candidate it is: letters for systems, an order that a stored seed shuffles, and what position did."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from rouge_gui.study.annotating.verdict import Verdict
from rouge_gui.study.resampling import seeded


def shown_order(seed: int, example: str, systems: Sequence[str]) -> tuple[str, ...]:
    """Return `systems` in the order in which they are shown for an example: shuffled by the seed, the same each time."""
    shuffled = sorted(systems)
    draw(seed, example).shuffle(shuffled)
    return tuple(shuffled)


def letters(order: Sequence[str]) -> dict[str, str]:
    """Return a letter for each system, A for the first shown; the 27th is AA."""
    return {system: _letter(place) for place, system in enumerate(order)}


def draw(seed: int, *words: str) -> random.Random:
    """Return what draws for these words: the same whatever was drawn for others."""
    return seeded("\0".join([str(seed), *words]))


@dataclass(frozen=True)
class PositionBias:
    """How often the first or the second shown of two was preferred; `p`: how likely such a share is without bias."""

    first: int
    second: int
    ties: int
    p: float


def position_bias(verdicts: Iterable[Verdict], question: str, options: Sequence[str]) -> PositionBias:
    """Count over verdicts on pairs which place won the choice `question`.

    `options` are its answers: the first says that the item's first system is better, the last that its second is; what
    lies between are ties. Where a verdict's `shown` turns the systems round, so do the places.
    """
    from scipy.stats import binomtest

    won = {True: 0, False: 0}
    ties = 0
    for each in verdicts:
        answer = each.answers.get(question)
        if not each.is_done or answer is None or len(each.item.systems) != 2 or not each.shown:  # noqa: PLR2004 (a pair)
            continue
        if answer in {options[0], options[-1]}:
            better = each.item.systems[0 if answer == options[0] else 1]
            won[better == each.shown[0]] += 1
        else:
            ties += 1
    decided = won[True] + won[False]
    p = float(binomtest(won[True], decided).pvalue) if decided else float("nan")
    return PositionBias(won[True], won[False], ties, p)


def _letter(place: int) -> str:
    letter = ascii_uppercase[place % len(ascii_uppercase)]
    rounds = place // len(ascii_uppercase)
    return letter if not rounds else _letter(rounds - 1) + letter
