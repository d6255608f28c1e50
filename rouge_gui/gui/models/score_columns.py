"""The columns of scores that the tables of a corpus have: for each variant its F, precision and recall."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from rouge_gui.rouge.score import Score
from rouge_gui.wording import said

PARTS = len(Score._fields)


class Part(IntEnum):
    """The parts of a score, in the order of `Score`."""

    P = 0
    R = 1
    F = 2


PART_WORDS = {Part.P: said("Precision"), Part.R: said("Recall"), Part.F: said("F")}
SHOWN_ORDER = (Part.F, Part.P, Part.R)


class Column(NamedTuple):
    """A column's words; `part` is None where it holds no score, else `lane` is its place in the numbers.

    `label` and `help` are as `wording` says them.
    """

    label: str
    help: str
    part: Part | None = None
    lane: int = 0


LONG, SHORT = "ROUGE-", "R-"


def score_columns(variants: Sequence[str]) -> Iterator[Column]:
    """Yield the columns of each of `variants`."""
    for place, name in enumerate(variants):
        for part in SHOWN_ORDER:
            label = f"{name.replace(LONG, SHORT)} {part.name}"
            told = said("{part} of {variant}", part=PART_WORDS[part], variant=name)
            yield Column(label, told, part, place * PARTS + part)
