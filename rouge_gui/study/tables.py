"""How results lie in a table: the names of the columns and the values of a row."""

from collections.abc import Sequence

from rouge_gui.rouge.score import Score
from rouge_gui.study.run import Result

KEYS = ("example", "system")


def columns(variants: Sequence[str]) -> list[str]:
    """Return `example`, `system` and `<variant>.precision`, `.recall`, `.fmeasure` for each of `variants`."""
    return [*KEYS, *(f"{variant}.{part}" for variant in variants for part in Score._fields)]


def row(result: Result, variants: Sequence[str]) -> list[str | float]:
    """Return the values of `columns(variants)` for one result."""
    return [result.example, result.system, *(value for name in variants for value in result.scores[name])]
