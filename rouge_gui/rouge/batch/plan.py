"""What the compiled engine is asked to count: the chosen variants as rows of numbers."""

from dataclasses import dataclass
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.kinds import Variant
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.union import UnionLCS
from rouge_gui.rouge.variants import variant
from rouge_gui.rouge.variants.lcs import LCS
from rouge_gui.rouge.variants.ngram import NGram
from rouge_gui.rouge.variants.skip import ALL, NO_UNIGRAMS, SkipBigram
from rouge_gui.rouge.variants.weighted import Weighted

NGRAM, WHOLE, UNION, WEIGHTED, SKIP = 1, 2, 3, 4, 5
LONGEST_NGRAM = 15
ANY = -1
Row = tuple[int, int, int]


@dataclass(frozen=True)
class Plan:
    """The variants of `options`, and the row of the kernel's plan that each of them is."""

    variants: tuple[Variant, ...]
    rows: tuple[Row, ...]

    @property
    def weighted(self) -> dict[int, Weighted]:
        """The variants of ROUGE-W by their place."""
        return {place: each for place, each in enumerate(self.variants) if isinstance(each, Weighted)}

    def table(self) -> NDArray[np.int64]:
        """Return the rows with, for ROUGE-W, their row of `worths`."""
        table = np.zeros((len(self.rows), 4), np.int64)
        table[:, :3] = self.rows
        table[list(self.weighted), 3] = range(len(self.weighted))
        return table

    def worths(self, longest: int) -> NDArray[np.float64]:
        """Return for each variant of ROUGE-W what a run of 0 to `longest` words counts, and one more."""
        worths = [each.worth(length) for each in self.weighted.values() for length in range(longest + 2)]
        return np.array(worths, np.float64).reshape(len(self.weighted), longest + 2)


def plan(options: Options) -> Plan | None:
    """Return the plan for the variants of `options`, None where the compiled engine lacks one of them."""
    variants = tuple(variant(name, options.rules) for name in options.variants)
    rows = [_row(each) for each in variants]
    told = tuple(row for row in rows if row is not None)
    return Plan(variants, told) if len(told) == len(rows) else None


@singledispatch
def _row(_variant: Variant) -> Row | None:
    return None


@_row.register
def _(asked: NGram) -> Row | None:
    return None if asked.distinct or asked.n > LONGEST_NGRAM else (NGRAM, asked.n, 0)


@_row.register
def _(_asked: LCS) -> Row | None:
    return WHOLE, 0, 0


@_row.register
def _(_asked: UnionLCS) -> Row | None:
    return UNION, 0, 0


@_row.register
def _(asked: Weighted) -> Row | None:
    return WEIGHTED, int(asked.as_perl), int(asked.by_sentence)


@_row.register
def _(asked: SkipBigram) -> Row | None:
    left_out = ANY if asked.unigrams == NO_UNIGRAMS else int(asked.unigrams != ALL)
    return SKIP, ANY if asked.gap is None else asked.gap + 1, left_out
