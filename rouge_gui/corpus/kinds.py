"""What the registry of readers holds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem


@dataclass(frozen=True)
class Reader:
    """One layout that is understood.

    `help` names it within a sentence ("a .jsonl file"). `suffixes` are the endings of its files, empty where
    it reads folders. `recognises` looks at names only. `read` yields lazily, in the order of the files, and
    raises `UnreadableFile` where nothing at all can be read.
    """

    name: str
    help: str
    suffixes: tuple[str, ...]
    recognises: Callable[[Path], bool]
    read: Callable[[Path], Iterator[Example | Problem]]
