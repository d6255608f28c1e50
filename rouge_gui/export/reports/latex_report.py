"""The tables of a report for LaTeX, with the packages booktabs and longtable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.latex_table import escaped
from rouge_gui.export.reports.parts import BEST, WARNING, Cell, Facts, Heading, Part, Sentences, Table
from rouge_gui.export.reports.told import parts, title

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rouge_gui.export.reports.contents import Contents

NEEDS = r"% needs \usepackage{booktabs}, \usepackage{longtable}, \usepackage{textcomp} and \usepackage[T1]{fontenc}"
LONGEST, WIDE = 40, 5
SMALLER = r"\scriptsize\setlength{\tabcolsep}{3pt}"
WORDED = "p{5cm}"
LONG_WORDS = 60


def write(path: Path, contents: Contents) -> None:
    """Write the tables of `contents`, between them what a reader has to know; plots are left out."""
    lines = [f"% {' '.join(title(contents).split())}", NEEDS]
    for part in parts(contents):
        lines += ["", *_lines(part)]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8", errors="backslashreplace")


def _lines(part: Part) -> Iterator[str]:
    if isinstance(part, Heading):
        yield rf"\paragraph{{{escaped(part.words)}}}"
    elif isinstance(part, Facts):
        yield r"\begin{description}"
        yield from (rf"\item[{{{escaped(name)}}}] {escaped(told)}" for name, told in part.facts)
        yield r"\end{description}"
    elif isinstance(part, Sentences):
        yield from map(escaped, part.sentences)
    elif isinstance(part, Table):
        yield from _long(part) if len(part.rows) > LONGEST else _short(part)


def _short(table: Table) -> Iterator[str]:
    yield r"\begin{table}"
    yield r"\centering"
    yield rf"\caption{{{escaped(table.caption)}}}"
    yield from _size(table)
    yield rf"\begin{{tabular}}{{{_shape(table)}}}"
    yield r"\toprule"
    yield _row(map(escaped, table.columns))
    yield r"\midrule"
    yield from _rows(table)
    yield r"\bottomrule"
    yield r"\end{tabular}"
    if table.note:
        yield ""
        yield rf"\footnotesize {escaped(table.note)}"
    yield r"\end{table}"


def _long(table: Table) -> Iterator[str]:
    yield r"\begingroup"
    yield from _size(table)
    yield rf"\begin{{longtable}}{{{_shape(table)}}}"
    yield rf"\caption{{{escaped(table.caption)}}} \\"
    yield r"\toprule"
    yield _row(map(escaped, table.columns))
    yield r"\midrule"
    yield r"\endhead"
    yield r"\bottomrule"
    yield r"\endfoot"
    yield from _rows(table)
    yield r"\end{longtable}"
    yield r"\endgroup"
    if table.note:
        yield rf"{{\footnotesize {escaped(table.note)}}}"


def _size(table: Table) -> Iterator[str]:
    """Yield what makes a table of many columns fit on a page."""
    if len(table.columns) > WIDE:
        yield SMALLER


def _shape(table: Table) -> str:
    """Return how the columns lie: words left, in paragraphs where they are long, numbers right."""
    worded = [
        WORDED if any(len(row[place].words) > LONG_WORDS for row in table.rows) else "l"
        for place in range(table.worded)
    ]
    return f"{''.join(worded)}{'r' * (len(table.columns) - table.worded)}"


def _rows(table: Table) -> Iterator[str]:
    """Yield the rows, and below each what stands smaller beside its words."""
    for row in table.rows:
        yield _row(map(_cell, row))
        if any(cell.small for cell in row):
            yield _row(rf"{{\tiny {escaped(cell.small)}}}" if cell.small else "" for cell in row)


def _row(cells: Iterator[str]) -> str:
    return f"{' & '.join(cells)} \\\\"


def _cell(cell: Cell) -> str:
    plain = escaped(cell.words)
    return {BEST: rf"\textbf{{{plain}}}", WARNING: rf"\textit{{{plain}}}"}.get(cell.look, plain)
