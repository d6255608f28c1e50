"""Results as comma-separated values: UTF-8, numbers with all the digits that read back the same."""

import csv
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rouge_gui.study.run import Result
from rouge_gui.study.tables import columns, row


def write(path: Path, results: Iterable[Result], variants: Sequence[str], _sign: Callable[[], str]) -> None:
    """Write a line of column names and one line per result."""
    write_rows(path, columns(variants), (row(result, variants) for result in results))


def write_rows(path: Path, names: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    r"""Write a line of column names and one line per row; None is an empty cell.

    Quotes stand where they must; csv itself forgets that a lone `\r` must have them.
    """
    with path.open("w", encoding="utf-8", newline="") as handle:
        plain = csv.writer(handle, lineterminator="\n")
        quoting = csv.writer(handle, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
        plain.writerow(names)
        for values in rows:
            has_return = any(isinstance(value, str) and "\r" in value for value in values)
            (quoting if has_return else plain).writerow(values)
