"""Scores as one JSON object: `scores` (a row for each candidate), `averages` (system -> variant), `signature`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rouge_gui.study.tables import columns, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    """Write the rows as the blocks come, numbers with all the digits that read back the same, then the rest."""
    from rouge_gui.study.averages import Averages

    names = columns(options.variants)
    encode = json.JSONEncoder(ensure_ascii=False).encode
    averages = Averages(options)
    with path.open("w", encoding="utf-8", newline="\n", errors="backslashreplace") as handle:
        handle.write('{"scores": [')
        before = "\n"
        for block in blocks:
            averages.add(block)
            for values in rows(block):
                handle.write(f"{before}{encode(dict(zip(names, values, strict=True)))}")
                before = ",\n"
        found = {
            system: {name: average.told() for name, average in by_variant.items()}
            for system, by_variant in averages.by_system().items()
        }
        handle.write(f'\n], "averages": {encode(found)}, "signature": {encode(sign())}}}\n')
