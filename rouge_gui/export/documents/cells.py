"""What stands in a table of averages, before a format writes it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.averages import Average
    from rouge_gui.study.blocks import Block

PERCENT = 100.0


class Row(NamedTuple):
    """A system, how many examples it was scored on, and for each variant F as words: `34.21 [33.90, 34.55]`."""

    system: str
    examples: int
    cells: tuple[str, ...]


def rows(blocks: Iterable[Block], options: Options) -> list[Row]:
    """Return a row for each system, by name."""
    from rouge_gui.study.averages import Averages

    averages = Averages(options)
    for block in blocks:
        averages.add(block)
    return [
        Row(system, next(iter(by_variant.values())).examples, tuple(map(_cell, by_variant.values())))
        for system, by_variant in averages.by_system().items()
    ]


def told(options: Options) -> str:
    """Return in a sentence what the numbers are."""
    if options.interval == "none":
        return "F times 100, the mean over the examples."
    return (
        "F times 100, the mean over the examples, in brackets its "
        f"{options.confidence:g}% interval ({options.interval}, {options.resamples} resamples)."
    )


def _cell(average: Average) -> str:
    mean, low, high = (
        f"{score.fmeasure * PERCENT:.2f}" for score in (average.mean, average.low, average.high)
    )
    return mean if average.low == average.high == average.mean else f"{mean} [{low}, {high}]"
