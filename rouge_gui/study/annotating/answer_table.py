"""The answers to one question as numbers, an annotator a row and an item a column: what agreement is counted from."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

import numpy as np

from rouge_gui.study.annotating.scheme import Question, Rating, Scheme
from rouge_gui.study.annotating.verdict import Answer, Item, Verdict, in_force
from rouge_gui.study.resampling import Numbers

Level = Literal["nominal", "ordinal", "interval"]


@dataclass(frozen=True, eq=False)
class AnswerTable:
    """`numbers`: float64 (annotators, items); a rating itself, or the place of an option, from 0.

    NaN where an annotator did not judge an item, could not, or said what the question does not offer.
    """

    question: Question
    annotators: tuple[str, ...]
    items: tuple[Item, ...]
    numbers: Numbers

    def row(self, annotator: str) -> Numbers:
        """Return the numbers of one annotator, an item each."""
        row: Numbers = self.numbers[self.annotators.index(annotator)]
        return row

    def shared(self) -> Numbers:
        """Return the columns of the items that at least two annotators judged."""
        columns: Numbers = self.numbers[:, (~np.isnan(self.numbers)).sum(axis=0) > 1]
        return columns

    def pairs(self) -> list[tuple[str, str]]:
        """Return each two annotators, in their order."""
        return list(combinations(self.annotators, 2))


def counting(verdicts: Iterable[Verdict], scheme: Scheme) -> list[Verdict]:
    """Return the verdicts that count: under `scheme`, in force and done."""
    own = (each for each in verdicts if each.scheme == scheme.name)
    return [each for each in in_force(own) if each.is_done]


def table_of(verdicts: Sequence[Verdict], question: Question) -> AnswerTable:
    """Return the answers of verdicts that count, annotators by name, items in the order of `verdicts`."""
    annotators = sorted({each.annotator for each in verdicts})
    rows = {name: row for row, name in enumerate(annotators)}
    items = {item: column for column, item in enumerate(dict.fromkeys(each.item for each in verdicts))}
    numbers = np.full((len(annotators), len(items)), np.nan)
    for each in verdicts:
        numbers[rows[each.annotator], items[each.item]] = number_of(question, each.answers.get(question.name))
    return AnswerTable(question, tuple(annotators), tuple(items), numbers)


def number_of(question: Question, answer: Answer) -> float:
    """Return an answer as a number; NaN where it is none to this question."""
    if isinstance(question, Rating):
        is_rating = isinstance(answer, float | int) and question.low <= answer <= question.high
        return float(answer) if is_rating and answer is not None else float("nan")
    return float(question.options.index(answer)) if answer in question.options else float("nan")


def level_of(question: Question) -> Level:
    """Return the level of measurement at which a question's answers are compared: ratings are ordered, options not."""
    return "ordinal" if isinstance(question, Rating) else "nominal"
