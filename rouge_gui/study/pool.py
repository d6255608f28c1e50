"""Working in several processes, so that neither a window nor a second processor waits."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import chain
from multiprocessing import connection
from typing import Generic

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.process import Outcome, Process, Task, Work
from rouge_gui.wording import said

PAIRS = 50
CHARACTERS = 200_000
# What is read in Python within about the time that a process takes to start.
FEW_CHARACTERS = 20_000
AHEAD = 4
PATIENCE = 0.05


def in_pool(
    tasks: Iterable[Task],
    work: Work[Task, Outcome],
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Outcome, None, None]:
    """Yield the outcome of each task, in the order of `tasks`, from `jobs` processes (None: one per processor).

    `tasks` are asked for as they are needed, a few chunks ahead, so that there may be any number of them.
    Closing the generator, or `stopped` turning true (asked every 50 ms), ends the processes at once. The
    tasks of a process that dies are lost; `RougeGuiError` where not even its start succeeds.
    """
    with closing(_Pool(work, jobs or os.cpu_count() or 1)) as pool:
        for chunk in _chunks(tasks, work):
            while not pool.is_free():
                if stopped():
                    return
                yield from pool.collect()
            pool.give(chunk)
        while pool.is_at_work():
            if stopped():
                return
            yield from pool.collect()


def in_pool_or_here(
    tasks: Iterable[Task],
    work: Work[Task, Outcome],
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Outcome, None, None]:
    """Yield what `in_pool` yields; tasks of fewer than `FEW_CHARACTERS` in all are done here, without a process."""
    coming, ahead, characters = iter(tasks), list[Task](), 0
    for task in coming:
        ahead.append(task)
        characters += work.size(task)
        if characters >= FEW_CHARACTERS:
            yield from in_pool(chain(ahead, coming), work, jobs, stopped)
            return
    for task in ahead:
        if stopped():
            return
        yield work.heard(work.answer(task))


class _Pool(Generic[Task, Outcome]):
    """Some processes, started when one is first needed. Outcomes come in the order of the chunks."""

    def __init__(self, work: Work[Task, Outcome], size: int) -> None:
        self._work, self._size = work, size
        self._processes: dict[object, Process[Task, Outcome]] = {}
        self._idle: list[Process[Task, Outcome]] = []
        self._given: dict[Process[Task, Outcome], tuple[int, list[Task]]] = {}
        self._ready: dict[int, list[Outcome]] = {}
        self._next = self._due = 0

    def is_free(self) -> bool:
        """Tell whether a process waits for a chunk, and the work is not too far ahead of the chunk due."""
        while len(self._processes) < self._size:
            try:
                process = Process(self._work)
            except OSError as error:
                raise RougeGuiError(
                    said("A process could not start ({error}). Try fewer jobs.", error=str(error))
                ) from error
            self._processes[process.connection] = process
        return bool(self._idle) and self._next < self._due + AHEAD * self._size

    def is_at_work(self) -> bool:
        """Tell whether there are outcomes to come."""
        return self._due < self._next

    def give(self, chunk: list[Task]) -> None:
        """Have `chunk` worked off by one that is free."""
        process = self._idle.pop()
        self._given[process] = self._next, chunk
        self._next += 1
        try:
            process.give(chunk)
        except OSError:
            self._lose(process)

    def collect(self) -> Iterator[Outcome]:
        """Wait a moment for the processes and yield the outcomes whose turn it is."""
        for heard in connection.wait([process.connection for process in self._processes.values()], PATIENCE):
            self._hear(self._processes[heard])
        while self._due in self._ready:
            yield from self._ready.pop(self._due)
            self._due += 1

    def close(self) -> None:
        """End all processes at once."""
        for process in self._processes.values():
            process.end()
        self._processes.clear()

    def _hear(self, process: Process[Task, Outcome]) -> None:
        try:
            outcomes = process.take()
        except (EOFError, OSError):
            self._lose(process)
            return
        if process.is_ready:
            self._idle.append(process)
        if outcomes is not None:
            index, _ = self._given.pop(process)
            self._ready[index] = outcomes

    def _lose(self, process: Process[Task, Outcome]) -> None:
        """Let go of a dead process. Its tasks are lost; another takes its place when one is needed."""
        del self._processes[process.connection]
        process.end()
        if process not in self._given:
            raise RougeGuiError(
                said("A process could not be kept running, perhaps for lack of memory. Try fewer jobs.")
            )
        index, chunk = self._given.pop(process)
        self._ready[index] = [self._work.lost(task) for task in chunk]


def _chunks(tasks: Iterable[Task], work: Work[Task, Outcome]) -> Iterator[list[Task]]:
    """Yield the tasks in lists that take about as long as each other and never very long."""
    chunk: list[Task] = []
    characters = 0
    for task in tasks:
        chunk.append(task)
        characters += work.size(task)
        if len(chunk) == PAIRS or characters > CHARACTERS:
            yield chunk
            chunk, characters = [], 0
    if chunk:
        yield chunk
