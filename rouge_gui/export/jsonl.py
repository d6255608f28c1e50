"""Scores as JSON lines: one object per scored candidate, its keys the names of the columns."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rouge_gui.study.tables import columns, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block


def write(path: Path, blocks: Iterable[Block], options: Options, _sign: Callable[[], str]) -> None:
    """Write one object per candidate, numbers with all the digits that read back the same."""
    names = columns(options.variants)
    encode = json.JSONEncoder(ensure_ascii=False).encode
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        for block in blocks:
            for values in rows(block):
                handle.write(f"{encode(dict(zip(names, values, strict=True)))}\n")
