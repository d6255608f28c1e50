"""Averages as a Markdown table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.cells import rows, told
from rouge_gui.export.documents.markdown_words import escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    """Write the table, what its numbers are, and the signature."""
    lines = [_row([escaped(row.system), str(row.examples), *row.cells]) for row in rows(blocks, options)]
    head = [
        _row(["System", "Examples", *map(escaped, options.variants)]),
        _row([":--", *["--:"] * (1 + len(options.variants))]),
    ]
    text = "\n".join([*head, *lines, "", told(options), "", f"Signature: {escaped(sign())}"])
    path.write_text(f"{text}\n", encoding="utf-8", errors="backslashreplace")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
