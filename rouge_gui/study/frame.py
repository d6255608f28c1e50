"""Results as a pandas DataFrame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.study.tables import columns, row

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pandas as pd

    from rouge_gui.study.run import Result


def frame(results: Iterable[Result], variants: Sequence[str]) -> pd.DataFrame:
    """Return one row per result with the columns of `study.tables`, numbers as float64."""
    import pandas as pd

    names = columns(variants)
    table = pd.DataFrame((row(result, variants) for result in results), columns=names)
    return table.astype(dict.fromkeys(names[:2], str) | dict.fromkeys(names[2:], float))
