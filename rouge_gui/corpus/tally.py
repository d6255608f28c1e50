"""What was read of a file or folder, counted as it comes by and said in words."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from os.path import normpath
from pathlib import Path

from rouge_gui.corpus.example import Account, Example, Problem
from rouge_gui.wording import counted, listed, said

HAS_SOURCE, HAS_REFERENCES = 1, 2
ROLES: Mapping[str, Callable[[int], str]] = {
    "source": lambda count: counted(count, "source"),
    "reference": lambda count: counted(count, "reference"),
    "candidate": lambda count: counted(count, "candidate"),
}


class Tally:
    """Counts examples, of which several parts may come. Holds one small number for each."""

    def __init__(self) -> None:
        self._has: dict[int, int] = {}
        self._systems: set[str] = set()
        self._sources = self._references = self._candidates = 0

    def add(self, example: Example) -> None:
        """Count an example, or what a later part of it adds."""
        key = hash(example.id)
        has = self._has.get(key, 0)
        if example.source is not None and not has & HAS_SOURCE:
            self._sources += 1
            has |= HAS_SOURCE
        if example.references and not has & HAS_REFERENCES:
            self._references += len(example.references)
            has |= HAS_REFERENCES
        self._has[key] = has
        self._candidates += len(example.candidates)
        self._systems.update(example.candidates)

    def account(self, path: Path) -> Account:
        """Return what was read of `path`: "100 examples read: 100 sources, 1,600 candidates of 16 systems, ..."."""
        candidates = counted(self._candidates, "candidate")
        if self._systems:
            systems = counted(len(self._systems), "system")
            candidates = said("{candidates} of {systems}", candidates=candidates, systems=systems)
        texts = (counted(self._sources, "source"), candidates, counted(self._references, "reference"))
        examples = counted(len(self._has), "example")
        return Account.of(path, said("{examples} read: {texts}.", examples=examples, texts=listed(texts)))


def tallied(path: Path, items: Iterable[Example | Problem]) -> Iterator[Example | Problem]:
    """Yield `items`, which were read from `path`, and then the account of them."""
    tally = Tally()
    for item in items:
        if isinstance(item, Example):
            tally.add(item)
        yield item
    yield tally.account(path)


def accounts_of(texts: Mapping[tuple[str, str], int]) -> Iterator[Account]:
    """Yield what was read of each folder or file, by how many texts of each of `ROLES` it gave."""
    told: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for (path, role), count in texts.items():
        told[normpath(path)][role] += count
    for path, counts in told.items():
        texts_read = listed(ROLES[role](count) for role, count in counts.items())
        yield Account.of(Path(path), said("{texts} read.", texts=texts_read))
