"""What a report is made of, whichever format writes it: headings, facts, sentences, tables, plots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rouge_gui.export.plots.kinds import Plot

PLAIN, BEST, WARNING = "", "best", "warning"


class Heading(NamedTuple):
    """The heading of a section."""

    words: str


class Facts(NamedTuple):
    """Names and what they are: how the numbers came about."""

    facts: Sequence[tuple[str, str]]


class Sentences(NamedTuple):
    """What a reader has to know; `is_warning` where it limits what the numbers say."""

    sentences: Sequence[str]
    is_warning: bool = False


class Cell(NamedTuple):
    """The words of a cell, what stands smaller beside them, and a look: `BEST` or `WARNING`."""

    words: str
    small: str = ""
    look: str = PLAIN


@dataclass(frozen=True)
class Table:
    """A table with its caption. The first `worded` columns hold words, the others numbers; `note` stands under it.

    `is_folded`: it is long and beside the point; a page may show it only when asked.
    """

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    note: str = ""
    worded: int = 1
    is_folded: bool = False


class Plots(NamedTuple):
    """Plots to be seen together."""

    plots: Sequence[Plot]


Part = Heading | Facts | Sentences | Table | Plots
