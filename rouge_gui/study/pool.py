"""Scoring a corpus in several processes, so that neither a window nor a second processor waits."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from multiprocessing import connection

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure, Pair, Result, pairs
from rouge_gui.study.scorer import Scorer

PAIRS = 50
CHARACTERS = 200_000
AHEAD = 4
PATIENCE = 0.05


def run_in_pool(
    examples: Iterable[Example],
    options: Options,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Result | Failure, None, None]:
    """Yield what `study.run.run` yields, in the same order, from `jobs` processes (None: one per processor).

    `examples` are asked for as they are needed, a few chunks ahead, so that there may be any number of them.
    Closing the generator, or `stopped` turning true (asked every 50 ms), ends the processes at once. The
    pairs of a process that dies are Failures; `RougeGuiError` where not even its start succeeds.
    """
    with closing(_Pool(options, jobs or os.cpu_count() or 1)) as pool:
        for chunk in _chunks(pairs(examples)):
            while not pool.is_free():
                if stopped():
                    return
                yield from pool.collect()
            pool.give(chunk)
        while pool.is_at_work():
            if stopped():
                return
            yield from pool.collect()


class _Pool:
    """Some scorers, started when one is first needed. Results come in the order of the chunks."""

    def __init__(self, options: Options, size: int) -> None:
        self._options, self._size = options, size
        self._scorers: dict[object, Scorer] = {}
        self._idle: list[Scorer] = []
        self._given: dict[Scorer, tuple[int, list[Pair]]] = {}
        self._ready: dict[int, list[Result | Failure]] = {}
        self._next = self._due = 0

    def is_free(self) -> bool:
        """Tell whether a scorer waits for a chunk, and the work is not too far ahead of the chunk due."""
        while len(self._scorers) < self._size:
            try:
                scorer = Scorer(self._options)
            except OSError as error:
                raise RougeGuiError(
                    f"A scoring process could not start ({error}). Try fewer jobs."
                ) from error
            self._scorers[scorer.connection] = scorer
        return bool(self._idle) and self._next < self._due + AHEAD * self._size

    def is_at_work(self) -> bool:
        """Tell whether there are results to come."""
        return self._due < self._next

    def give(self, chunk: list[Pair]) -> None:
        """Have `chunk` scored by one that is free."""
        scorer = self._idle.pop()
        self._given[scorer] = self._next, chunk
        self._next += 1
        try:
            scorer.give(chunk)
        except OSError:
            self._lose(scorer)

    def collect(self) -> Iterator[Result | Failure]:
        """Wait a moment for the scorers and yield the results whose turn it is."""
        for heard in connection.wait([scorer.connection for scorer in self._scorers.values()], PATIENCE):
            self._hear(self._scorers[heard])
        while self._due in self._ready:
            yield from self._ready.pop(self._due)
            self._due += 1

    def close(self) -> None:
        """End all processes at once."""
        for scorer in self._scorers.values():
            scorer.end()
        self._scorers.clear()

    def _hear(self, scorer: Scorer) -> None:
        try:
            results = scorer.take()
        except (EOFError, OSError):
            self._lose(scorer)
            return
        self._idle.append(scorer)
        if results is not None:
            index, _ = self._given.pop(scorer)
            self._ready[index] = results

    def _lose(self, scorer: Scorer) -> None:
        """Let go of a dead scorer. What it was scoring failed; another takes its place when one is needed."""
        del self._scorers[scorer.connection]
        scorer.end()
        if scorer not in self._given:
            raise RougeGuiError(
                "A scoring process could not be kept running, perhaps for lack of memory. Try fewer jobs."
            )
        index, chunk = self._given.pop(scorer)
        self._ready[index] = [Failure(pair.example, pair.system, _lost(pair)) for pair in chunk]


def _lost(pair: Pair) -> str:
    reason = "the process that scored it ended unexpectedly, perhaps for lack of memory"
    return f"Example {pair.example}, {pair.system}: {reason}."


def _chunks(whole: Iterable[Pair]) -> Iterator[list[Pair]]:
    """Yield the pairs in lists that take about as long as each other and never very long."""
    chunk: list[Pair] = []
    characters = 0
    for pair in whole:
        chunk.append(pair)
        characters += len(pair.candidate) + sum(map(len, pair.references))
        if len(chunk) == PAIRS or characters > CHARACTERS:
            yield chunk
            chunk, characters = [], 0
    if chunk:
        yield chunk
