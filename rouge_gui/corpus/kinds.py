"""What the registry of readers holds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.recipe import Recipe


@dataclass(frozen=True)
class Outline:
    """What a file or folder looks like at a glance.

    `called` is the kind in a word or two ("CSV"), `counts` is said in words ("1,204 rows", "3 system files, 3 model
    files, 1 unmatched"), `columns` are the names of all columns there are, empty where the layout has none. `recipe`
    reads the path in this way, without `layout`.
    """

    called: str
    counts: str
    columns: tuple[str, ...] = ()
    recipe: Recipe = field(default_factory=Recipe)


@dataclass(frozen=True)
class Reader:
    """One layout that is understood.

    `help` names it within a sentence ("a .jsonl file"). `suffixes` are the endings of its files, empty where
    it reads folders. `recognises` looks at names only. `read` yields lazily, in the order of the files, and
    raises `UnreadableFile` where nothing at all can be read. `read_with` does the same as a recipe says, and `outline`
    tells, by a bounded look, how the path would be read with a recipe that says nothing (or which separator or sheet);
    None where the layout leaves nothing to say. `patterns` are those that a recipe may say. `is_of_one_system` where its
    one system is called as a folder that has the same name in every run (`decoded`): beside other runs it is then called
    as its run.
    """

    name: str
    help: str
    suffixes: tuple[str, ...]
    recognises: Callable[[Path], bool]
    read: Callable[[Path], Iterator[Example | Problem]]
    read_with: Callable[[Path, Recipe], Iterator[Example | Problem]] | None = None
    outline: Callable[[Path, Recipe], Outline] | None = None
    patterns: tuple[str, ...] = ()
    is_of_one_system: bool = False
