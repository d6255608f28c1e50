"""Scores as comma-separated values: UTF-8, numbers with all the digits that read back the same."""

from __future__ import annotations

import csv
from itertools import chain
from typing import TYPE_CHECKING

from rouge_gui.corpus.cells import guarded
from rouge_gui.study.tables import columns, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block


def write(path: Path, blocks: Iterable[Block], options: Options, _sign: Callable[[], str]) -> None:
    """Write a line of column names and one line per scored candidate."""
    write_rows(path, columns(options.variants), chain.from_iterable(map(rows, blocks)))


def write_rows(path: Path, names: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    r"""Write a line of column names and one line per row; None is an empty cell, a text is never a formula.

    Quotes stand where they must; csv itself forgets that a lone `\r` must have them.
    """
    with path.open("w", encoding="utf-8", newline="") as handle:
        plain = csv.writer(handle, lineterminator="\n")
        quoting = csv.writer(handle, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
        plain.writerow(names)
        for row in rows:
            values = [guarded(value) if isinstance(value, str) else value for value in row]
            has_return = any(isinstance(value, str) and "\r" in value for value in values)
            (quoting if has_return else plain).writerow(values)
