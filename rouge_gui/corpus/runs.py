"""What the systems of files and folders that are opened together are called, so that none is taken for another."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.rows import stem


@dataclass(frozen=True)
class Run:
    """One of several paths that are opened together.

    `base` is its name without ending, `name` that with so many folders before it that no other path is called so.
    """

    base: str
    name: str

    def renamed(
        self, items: Iterable[Example | Problem], *, all_systems: bool
    ) -> Iterator[Example | Problem]:
        """Yield `items` with the system that is called `base` (or `all_systems`: there is but one) called `name`."""
        for item in items:
            if isinstance(item, Example) and (all_systems or self.base in item.candidates):
                yield replace(
                    item,
                    candidates={
                        self.name if all_systems or system == self.base else system: candidate
                        for system, candidate in item.candidates.items()
                    },
                )
            else:
                yield item


def runs_of(paths: Sequence[Path], suffixes: tuple[str, ...]) -> list[Run | None]:
    """Return the run of each of `paths`, whose names end in one of `suffixes`; None of a path that is opened alone."""
    if len(paths) == 1:
        return [None]
    places = [Path(os.path.normpath(path.absolute())) for path in paths]
    bases = [stem(place, suffixes) for place in places]
    folders = [place.parent.parts for place in places]
    names = list(bases)
    for count in range(1, max(map(len, folders), default=0) + 1):
        twins = {name for name, times in Counter(names).items() if times > 1}
        if not twins:
            break
        names = [
            "/".join((*parts[-count:], base)) if name in twins else name
            for name, parts, base in zip(names, folders, bases, strict=True)
        ]
    return [Run(base, name) for base, name in zip(bases, names, strict=True)]
