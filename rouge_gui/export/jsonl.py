"""Results as JSON lines: one object per result, its keys the names of the columns."""

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rouge_gui.study.run import Result
from rouge_gui.study.tables import columns, row


def write(path: Path, results: Iterable[Result], variants: Sequence[str], _sign: Callable[[], str]) -> None:
    """Write one object per result, numbers with all the digits that read back the same."""
    names = columns(variants)
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        for result in results:
            json.dump(dict(zip(names, row(result, variants), strict=True)), handle, ensure_ascii=False)
            handle.write("\n")
