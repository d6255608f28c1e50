"""How scores lie in a table: the names of the columns, and the rows of a block."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rouge_gui.rouge.score import Score

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from rouge_gui.study.blocks import Block
    from rouge_gui.study.run import Result

KEYS = ("example", "system")
PARTS = len(Score._fields)


def columns(variants: Sequence[str]) -> list[str]:
    """Return `example`, `system` and `<variant>.precision`, `.recall`, `.fmeasure` for each of `variants`."""
    return [*KEYS, *(f"{variant}.{part}" for variant in variants for part in Score._fields)]


def table_of(block: Block) -> tuple[list[tuple[str, str]], NDArray[np.float64]]:
    """Return the keys of the candidates that were scored, and their numbers: (rows, columns without the keys)."""
    numbers = block.scores.reshape(len(block.keys), -1)
    if not block.failures:
        return list(block.keys), numbers
    rows = [row for row in range(len(block.keys)) if row not in block.failures]
    return [block.keys[row] for row in rows], numbers[rows]


def rows(block: Block) -> Iterator[list[str | float]]:
    """Yield the values of `columns(block.variants)` for each candidate that was scored."""
    keys, numbers = table_of(block)
    for key, values in zip(keys, numbers.tolist(), strict=True):
        yield [*key, *values]


def block_of_results(results: Sequence[Result], variants: Sequence[str]) -> Block:
    """Return `results` that hold all of `variants` as one block; counts that they lack are NaN."""
    import numpy as np

    from rouge_gui.study.blocks import Block

    shape = (len(results), len(variants), PARTS)
    told = [[result.counts.get(name) for name in variants] for result in results]
    no_counts = (np.nan,) * PARTS
    scores = chain.from_iterable(result.scores[name] for result in results for name in variants)
    counts = chain.from_iterable(no_counts if each is None else each[:PARTS] for row in told for each in row)
    first = told[0] if told else [None] * len(variants)
    return Block(
        [(result.example, result.system) for result in results],
        tuple(variants),
        np.fromiter(scores, np.float64).reshape(shape),
        np.fromiter(counts, np.float64).reshape(shape),
        tuple(1.0 if each is None else each.inverse for each in first),
    )
