"""Averages as a LaTeX table for the package booktabs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rouge_gui.export.documents.cells import rows, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

ESCAPED = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "'": r"\textquotesingle{}",
    "`": r"\textasciigrave{}",
    "*": "{*}",
    "[": "{[}",
    "]": "{]}",
    **{letter: f"\\{letter}" for letter in "{}$&#%_"},
}

# Two of these in a row would be printed as another sign.
LIGATURE = re.compile(r"([-,])(?=\1)")


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    r"""Write a `table` that needs `\usepackage{booktabs}` and `[T1]{fontenc}`; the signature is its note."""
    lines = [
        f"{' & '.join([escaped(row.system), str(row.examples), *row.cells])} \\\\"
        for row in rows(blocks, options)
    ]
    text = "\n".join(
        [
            r"% needs \usepackage{booktabs}, \usepackage{textcomp} and \usepackage[T1]{fontenc}",
            r"\begin{table}",
            r"\centering",
            rf"\caption{{ROUGE. {escaped(told(options))}}}",
            rf"\begin{{tabular}}{{lr{'r' * len(options.variants)}}}",
            r"\toprule",
            f"System & Examples & {' & '.join(map(escaped, options.variants))} \\\\",
            r"\midrule",
            *lines,
            r"\bottomrule",
            r"\end{tabular}",
            "",
            rf"\footnotesize {escaped(sign())}",
            r"\end{table}",
        ]
    )
    path.write_text(f"{text}\n", encoding="utf-8", errors="backslashreplace")


def escaped(words: str) -> str:
    """Return `words` so that LaTeX prints them and does nothing else; blanks and what does not print are one blank."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return LIGATURE.sub(r"\1{}", "".join(ESCAPED.get(letter, letter) for letter in plain))
