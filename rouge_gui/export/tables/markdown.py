"""Averages as a Markdown table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.tables.cells import rows, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

MEANT = "\\`*_[]<>#|~&$"


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    """Write the table, what its numbers are, and the signature."""
    lines = [
        _row([escaped(row.system), str(row.examples), *map(escaped, row.cells)])
        for row in rows(blocks, options)
    ]
    head = [
        _row(["System", "Examples", *map(escaped, options.variants)]),
        _row([":--", *["--:"] * (1 + len(options.variants))]),
    ]
    text = "\n".join([*head, *lines, "", told(options), "", f"Signature: {escaped(sign())}"])
    path.write_text(f"{text}\n", encoding="utf-8", errors="backslashreplace")


def escaped(words: str) -> str:
    """Return `words` so that Markdown shows them and does nothing else; blanks and what does not print are one blank."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return "".join(f"\\{letter}" if letter in MEANT else letter for letter in plain)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
