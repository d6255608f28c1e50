"""Which rows of the corpus table are shown: words that they name, or an expression about their scores."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale

from rouge_gui.gui.models.snapshot import Asked, Truths
from rouge_gui.rouge.score import Score
from rouge_gui.study.filter_expression import TABLE, Test, parse

PARTS = len(Score._fields)
_PIECES = re.compile(r'"([^"]*)"|(\S+)')
_SIGN = re.compile(r"[<>=]")
_QUOTED = re.compile(r'"[^"]*"')
_WITH_COMMA = re.compile(r"""("[^"]*"|'[^']*')|([<>=]\s*\d*),(?=\d)""")


class RowFilter(Protocol):
    """Says which rows pass."""

    @property
    def asks_scores(self) -> bool:
        """Whether the answer can change while scores come in."""

    def passing(self, rows: Asked) -> Truths:
        """Return for each of `rows` whether it passes."""


@dataclass(frozen=True)
class Words:
    """Rows whose example or system contains each of `words`, case aside; without any, all."""

    words: tuple[str, ...] = ()
    asks_scores: bool = False

    def passing(self, rows: Asked) -> Truths:
        """Return for each of `rows` whether it passes."""
        return reduce(and_, map(rows.naming, self.words), np.ones(len(rows), np.bool_))


@dataclass(frozen=True)
class Expression:
    """Rows of which an expression holds, scored by `variants` in the order of their lanes."""

    test: Test
    variants: tuple[str, ...]
    asks_scores: bool = True

    def passing(self, rows: Asked) -> Truths:
        """Return for each of `rows` whether it passes; one that lacks a number passes no comparison of it."""
        return np.broadcast_to(self.test(_Facts(rows, self.variants)), len(rows))


@dataclass(frozen=True)
class _Facts:
    """What an expression can ask of many rows at once."""

    rows: Asked
    variants: tuple[str, ...]
    numbers: Mapping[str, float] = field(default_factory=dict)
    cues: Mapping[str, int | None] = field(default_factory=dict)

    def is_example(self, name: str) -> Truths:
        return self.rows.is_example(name)

    def is_system(self, name: str) -> Truths:
        return self.rows.is_system(name)

    def part(self, variant: str, part: int) -> NDArray[np.float64]:
        return self.rows.by_lane(PARTS * self.variants.index(variant) + part)


def row_filter(text: str, variants: Sequence[str]) -> RowFilter:
    """Return the filter that `text` asks for: an expression where it compares, else words.

    What stands in double quotes is one word, signs included. `UnreadableExpression` says what cannot be read.
    """
    text = with_points(text)
    if _SIGN.search(_QUOTED.sub("", text)):
        return Expression(parse(text, variants, TABLE), tuple(variants))
    return Words(tuple(quoted or plain for quoted, plain in _PIECES.findall(text)))


def with_points(text: str) -> str:
    """Return an expression with a point in its numbers where the window's language writes a comma.

    Only what follows a comparison is a number; nothing else can stand there with a comma.
    """
    if QLocale().decimalPoint() != ",":
        return text
    return _WITH_COMMA.sub(lambda found: found[1] or f"{found[2]}.", text)
