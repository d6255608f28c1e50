"""Examples in Markdown, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.markdown_words import escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from rouge_gui.export.documents.opened import Opened


def write(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples` one below the other, then the signature."""
    from rouge_gui.export.documents.example_text import as_markdown

    with path.open("w", encoding="utf-8", newline="\n", errors="backslashreplace") as handle:
        for each in examples:
            handle.write(as_markdown(each))
            handle.write("\n")
        handle.write(f"Signature: {escaped(sign())}\n")
