"""Scores as a pandas DataFrame."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rouge_gui.study.tables import columns, rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pandas as pd

    from rouge_gui.study.blocks import Block


def frame(blocks: Iterable[Block], variants: Sequence[str]) -> pd.DataFrame:
    """Return one row per scored candidate with the columns of `study.tables`, numbers as float64."""
    import pandas as pd

    names = columns(variants)
    table = pd.DataFrame(chain.from_iterable(map(rows, blocks)), columns=names)
    return table.astype(dict.fromkeys(names[:2], str) | dict.fromkeys(names[2:], float))
