"""What is still to be scored, in the order in which it is wanted."""

from collections import deque
from collections.abc import Iterator, Sequence
from threading import Condition

from rouge_gui.corpus.example import Example


class Feed:
    """Examples on their way from the window's thread, which puts them in, to the one that scores them.

    Those that `urge` names come first, in its order, then the others in theirs. Each part of an example comes out
    once; parts that wait at the same time come out joined.
    """

    def __init__(self, urgent: Sequence[str] = ()) -> None:
        self._changed = Condition()
        self._fresh: deque[Sequence[Example]] = deque()
        self._ended = False
        self._urgent = tuple(urgent)
        # What follows is touched by the scoring thread alone.
        self._waiting: dict[str, Example] = {}
        self._order: deque[str] = deque()

    def put(self, examples: Sequence[Example]) -> None:
        """Add examples, or later parts of such."""
        with self._changed:
            self._fresh.append(examples)
            self._changed.notify()

    def end(self) -> None:
        """Say that nothing more comes."""
        with self._changed:
            self._ended = True
            self._changed.notify()

    def urge(self, ids: Sequence[str]) -> None:
        """Let the examples of these ids come first from now on, as far as they still wait."""
        self._urgent = tuple(ids)

    def rounds(self, patience: float | None) -> Iterator[Iterator[Example]]:
        """Yield iterators over what there is; each ends once nothing came for `patience` seconds (None: at the end).

        So that who collects examples into blocks gives out what he has while the next are still being read.
        """
        while self._wait(None):
            yield self._round(patience)

    def _round(self, patience: float | None) -> Iterator[Example]:
        while self._wait(patience):
            yield self._next()

    def _wait(self, patience: float | None) -> bool:
        """Take in what was put, at most waiting for it; return whether there is anything."""
        with self._changed:
            if not self._waiting:
                self._changed.wait_for(lambda: self._fresh or self._ended, patience)
            batches, self._fresh = self._fresh, deque()
        for batch in batches:
            for example in batch:
                self._take_in(example)
        return bool(self._waiting)

    def _take_in(self, example: Example) -> None:
        known = self._waiting.get(example.id)
        if known is None:
            self._order.append(example.id)
        self._waiting[example.id] = example if known is None else known.joined(example)

    def _next(self) -> Example:
        for id_ in self._urgent:
            if id_ in self._waiting:
                return self._waiting.pop(id_)
        while self._order[0] not in self._waiting:
            self._order.popleft()
        return self._waiting.pop(self._order.popleft())
