"""Work beside the window: a job is a generator that one thread runs and whose results arrive in batches."""

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from time import monotonic, perf_counter, sleep
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QMetaMethod, QObject, QThread, QTimer, Signal, Slot

T = TypeVar("T")
U = TypeVar("U")

PAUSE_MS = 50
LARGEST_BATCH = 2_000
PATIENCE_MS = 5_000
UNKNOWN = -1

WORK = 0.001
TRIAL = 0.000_05
SLACK = 0.000_1
ASIDE = 0.004
LONGEST_ASIDE = 0.03


@dataclass(frozen=True, eq=False)
class Job(Generic[T]):
    """`make` returns the iterator that does the work, one result a step; `steps` is their number if known.

    The runner asks for no step after `stopped` is set; a step that lasts may look at it too. A job runs once.
    """

    make: Callable[[], Iterator[T]]
    steps: int | None = None
    stopped: threading.Event = field(default_factory=threading.Event)

    def while_wanted(self, items: Iterable[U]) -> Iterator[U]:
        """Yield `items` for a step that takes them all; `Stopped` once the job is, so that no half of them is kept."""
        for item in items:
            if self.stopped.is_set():
                break
            yield item
        if self.stopped.is_set():
            raise Stopped


class Stopped(Exception):
    """A job was stopped within a step."""


class Courtesy:
    """Lets a worker step aside while another thread, the window's above all, wants the interpreter they share.

    A repaint enters Python hundreds of times, and each time waits until a busy worker is switched out. Whether
    anybody waits shows in how long the shortest of sleeps takes: who lets go of the interpreter does not get it
    back at once while another uses it.
    """

    def __init__(self) -> None:
        self._due = perf_counter() + WORK
        self._shortest = LONGEST_ASIDE

    def step_aside(self) -> None:
        """Wait while the interpreter is wanted, yet never for long; called often, it looks once a millisecond."""
        now = perf_counter()
        if now < self._due:
            return
        end = now + LONGEST_ASIDE
        while now < end and self._is_wanted():
            sleep(ASIDE)
            now = perf_counter()
        self._due = perf_counter() + WORK

    def _is_wanted(self) -> bool:
        begun = perf_counter()
        sleep(TRIAL)
        taken = perf_counter() - begun
        self._shortest = min(self._shortest, taken)
        return taken > 2 * self._shortest + SLACK


@dataclass(eq=False)
class _Run:
    """One job under way. The worker adds to `waiting` and tells of it once; the window takes from it."""

    job: Job[Any]
    steps: int | None
    waiting: deque[Any] = field(default_factory=deque)
    told: bool = False
    over: bool = False
    error: Exception | None = None
    done: int = 0
    first: tuple[float, int] | None = None


class Worker(QObject):
    """Iterates jobs in the thread it was moved to; closing the iterator happens there as well."""

    arrived = Signal(object)
    ended = Signal(object, object)

    @Slot(object)
    def perform(self, run: _Run) -> None:
        """Carry out the job of `run` until it ends, fails or is stopped."""
        error, courtesy = None, Courtesy()
        try:
            with closing(_results(run)) as results:
                for result in results:
                    run.waiting.append(result)
                    if not run.told:
                        run.told = True
                        self.arrived.emit(run)
                    courtesy.step_aside()
        except Exception as caught:  # noqa: BLE001 (whatever a job raises is told to the window, not lost in a thread)
            error = caught
        self.ended.emit(run, error)


def _results(run: _Run) -> Generator[Any, None, None]:
    if run.job.stopped.is_set():
        return
    with closing(_as_generator(run.job)) as steps:
        for result in steps:
            if run.job.stopped.is_set():
                return
            yield result


def _as_generator(job: Job[T]) -> Generator[T, None, None]:
    """Wrap any iterator, so that closing it closes the iterator where that can be closed."""
    yield from job.make()


class Runner(QObject):
    """Starts jobs from the window's thread. Only the newest counts: nothing of an older one is told any more.

    `batched` (list of results) and `progressed` (done, steps or -1, seconds left or -1) come at most every
    `pause_ms`; then one of `finished`, `failed` (the exception) and `cancelled`. An exception that nobody wants told is
    raised in the window's thread, where a report is made of it.
    """

    batched = Signal(object)  # `Signal(list)` would make plain texts of what was said in several languages
    progressed = Signal(int, int, float)
    finished = Signal()
    failed = Signal(object)
    cancelled = Signal()

    _requested = Signal(object)

    def __init__(
        self, parent: QObject | None = None, largest_batch: int = LARGEST_BATCH, pause_ms: int = PAUSE_MS
    ) -> None:
        super().__init__(parent)
        self._largest_batch, self._pause_ms = largest_batch, pause_ms
        self._run: _Run | None = None
        self._delivered = 0.0
        self._closed = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._deliver)
        self._thread = QThread(self)
        self._thread.setObjectName("worker")
        self._worker = Worker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.perform)
        self._worker.arrived.connect(self._on_arrived)
        self._worker.ended.connect(self._on_ended)

    @property
    def is_running(self) -> bool:
        """Whether a job is under way that was neither finished nor cancelled."""
        return self._run is not None

    def start(self, job: Job[Any]) -> None:
        """Run `job` instead of the current one; nothing after `close`, as a closing window may still ask."""
        self._drop()
        if self._closed:
            return
        if not self._thread.isRunning():
            self._thread.start()
        self._run = _Run(job, job.steps)
        self._delivered = 0.0
        self._requested.emit(self._run)

    def cancel(self) -> None:
        """Stop the current job. The window is free at once; the thread follows when its step ends."""
        if self._drop():
            self.cancelled.emit()

    def close(self, patience_ms: int = PATIENCE_MS) -> bool:
        """Stop and wait for the thread to end; return False where a step did not end within `patience_ms`.

        Then only `os._exit` ends the program cleanly: Qt aborts when a running thread is destroyed.
        """
        self._drop()
        self._closed = True
        self._thread.quit()
        return self._thread.wait(patience_ms)

    def _drop(self) -> bool:
        run, self._run = self._run, None
        self._pause.stop()
        if run is not None:
            run.job.stopped.set()
        return run is not None

    @Slot(object)
    def _on_arrived(self, run: _Run) -> None:
        if run is self._run and not self._pause.isActive():
            self._deliver_when_due()

    @Slot(object, object)
    def _on_ended(self, run: _Run, error: Exception | None) -> None:
        run.over, run.error = True, error
        if run is self._run and not self._pause.isActive():
            self._deliver_when_due()

    def _deliver_when_due(self) -> None:
        rest = self._pause_ms - int(1000 * (monotonic() - self._delivered))
        if rest > 0:
            self._pause.start(rest)
        else:
            self._deliver()

    @Slot()
    def _deliver(self) -> None:
        run = self._run
        if run is None:
            return
        run.told = False
        batch = [run.waiting.popleft() for _ in range(min(len(run.waiting), self._largest_batch))]
        if batch:
            self._delivered = monotonic()
            self._tell(run, batch)
        if run is not self._run:
            return
        if run.waiting:
            self._pause.start(self._pause_ms)
        elif run.over:
            self._end(run)

    def _tell(self, run: _Run, batch: list[Any]) -> None:
        run.done += len(batch)
        run.first = run.first or (self._delivered, run.done)
        self.batched.emit(batch)
        if run is self._run:
            steps = UNKNOWN if run.steps is None else run.steps
            self.progressed.emit(run.done, steps, _seconds_left(run, self._delivered))

    def _end(self, run: _Run) -> None:
        self._run = None
        if run.error is None:
            self.finished.emit()
        elif self.isSignalConnected(QMetaMethod.fromSignal(self.failed)):
            self.failed.emit(run.error)
        else:
            raise run.error


def _seconds_left(run: _Run, now: float) -> float:
    """Return how long the rest takes at the pace since the first batch (what came before it is start-up)."""
    if run.steps is None or run.first is None:
        return UNKNOWN
    begun, done_then = run.first
    done_since = run.done - done_then
    left = max(0, run.steps - run.done)
    if not done_since:
        return UNKNOWN if left else 0.0
    return (now - begun) / done_since * left
