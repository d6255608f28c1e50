"""Results as comma-separated values: UTF-8, numbers with all the digits that read back the same."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from rouge_gui.study.run import Result
from rouge_gui.study.tables import columns, row


def write(path: Path, results: Iterable[Result], variants: Sequence[str], _signature: str) -> None:
    """Write a line of column names and one line per result."""
    with path.open("w", encoding="utf-8", newline="") as handle:
        writer = csv.writer(handle, lineterminator="\n")
        writer.writerow(columns(variants))
        writer.writerows(row(result) for result in results)
