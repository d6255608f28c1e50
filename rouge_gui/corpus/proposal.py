"""What a path looks like, in words with counts, and its first examples: what a person confirms or changes."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.recipe import Recipe


@dataclass(frozen=True)
class Proposal:
    """One way to read a path.

    `words` say it with counts ("CSV: 1,204 rows; id from `id`, reference from `highlights`, systems bart, t5"),
    `recipe` reads the path in this way. `columns` are the names of all columns there are, empty where the layout has
    none. `fits` tells whether it can be read so as it is; else the person has to say more first.
    """

    words: str
    recipe: Recipe
    columns: tuple[str, ...] = ()
    fits: bool = True


@dataclass(frozen=True)
class Preview:
    """The first examples and what is told of the place where they stand.

    `refusal` is a sentence where nothing can be read so.
    """

    examples: tuple[Example, ...] = ()
    problems: tuple[Problem, ...] = ()
    refusal: str | None = None


def propose(path: Path) -> Sequence[Proposal]:
    """Return the ways in which `path` can be read, the best first, from a bounded look at it.

    Empty where it is nothing that is understood. `UnreadableFile` where it cannot be looked at.
    """
    raise NotImplementedError


def preview(path: Path, recipe: Recipe, count: int = 3) -> Preview:
    """Return the first `count` examples (or what is told instead of them) as `recipe` reads them.

    It never raises for what a person says or has on disk, and stops reading early.
    """
    raise NotImplementedError
