"""A process that works off chunks of tasks, as its parent holds it and as it runs inside."""

import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

NICENESS = 10
SPAWN = get_context("spawn")
STARTED, READY = "started", "ready"

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Work(ABC, Generic[Task, Outcome]):
    """What is done with a task. It is pickled once per process, tasks and answers travel all the time."""

    @abstractmethod
    def size(self, task: Task) -> int:
        """Return how much there is to do, in characters."""

    @abstractmethod
    def answer(self, task: Task) -> object:
        """Do the task, in the process, and return what is to travel."""

    @abstractmethod
    def heard(self, answer: Any) -> Outcome:  # noqa: ANN401 (whatever `answer` returned)
        """Return the outcome that an answer tells, in the parent."""

    @abstractmethod
    def lost(self, task: Task) -> Outcome:
        """Return the outcome of a task whose process has died."""


class Process(Generic[Task, Outcome]):
    """The parent's end. It gives one chunk at a time, once the process has said that it is ready.

    The work goes to it by the connection once it has started. As an argument it would go by a pipe of which this process
    holds both ends until all is written: where the other died before it read that, for ever.
    """

    def __init__(self, work: Work[Task, Outcome]) -> None:
        self._work = work
        self.is_ready = False
        self.connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def give(self, chunk: Sequence[Task]) -> None:
        """Have `chunk` worked off; OSError where the process is dead."""
        self.connection.send(list(chunk))

    def take(self) -> list[Outcome] | None:
        """Return the outcomes of the chunk, None while the process starts; EOFError or OSError where it is dead."""
        told: str | list[Any] = self.connection.recv()
        if told == STARTED:
            self.connection.send(self._work)
        self.is_ready = told != STARTED
        return [self._work.heard(answer) for answer in told] if isinstance(told, list) else None

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()


def _serve(parent: Connection) -> None:
    """Give way to everything else, leave Ctrl-C to the parent, and work off what comes until no more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    parent.send(STARTED)
    work: Work[Any, Any] = parent.recv()
    parent.send(READY)
    while True:
        parent.send([work.answer(task) for task in parent.recv()])


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
