"""Finding the cues of a whole corpus beside the window: told as they are found, put in company at the end."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from rouge_gui.corpus.example import Example
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.study.cues import CueRow, cue_rows_in_pool, rows_in_company
from rouge_gui.study.run import Failure

PAUSE_MS = 1_000


@dataclass(frozen=True)
class Found:
    """The rows, each weighed by its company, and what could not be read."""

    rows: list[CueRow]
    failures: list[Failure]


Finder = Callable[[Iterable[Example], Callable[[], bool]], Iterator[CueRow | Failure]]


def _in_pool(examples: Iterable[Example], stopped: Callable[[], bool]) -> Iterator[CueRow | Failure]:
    return cue_rows_in_pool(examples, stopped=stopped)


class FindingCues(QObject):
    """Carries out one search at a time.

    `rows_found` (list of CueRow, with their own suspicion) comes at most once a second with the rows since the last;
    after the last of them `found` (Found) with all in the same order, also where the search was stopped.
    `progressed` (done, steps, seconds left) tells how far it is, `failed` (exception) what went wrong.
    """

    rows_found = Signal(list)
    found = Signal(object)
    progressed = Signal(int, int, float)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, finder: Finder = _in_pool) -> None:
        super().__init__(parent)
        self._finder = finder
        self._rows: list[CueRow] = []
        self._told = 0
        self._failures: list[Failure] = []
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._tell)
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.progressed.connect(self.progressed)
        self._runner.finished.connect(self._on_ended)
        self._runner.cancelled.connect(self._on_ended)
        self._runner.failed.connect(self._on_failed)

    def start(self, examples: list[Example]) -> None:
        """Find the cues of every candidate of `examples`; a search under way is dropped."""
        self._forget()
        steps = sum(len(example.candidates) for example in examples)
        job: Job[CueRow | Failure] = Job(lambda: self._finder(examples, job.stopped.is_set), steps)
        self._runner.start(job)

    def cancel(self) -> None:
        """Stop; what was found stays."""
        self._runner.cancel()

    def drop(self) -> None:
        """Stop, as if nothing had been found."""
        self._forget()
        self._runner.cancel()

    def close(self) -> bool:
        """Stop and wait for the thread; False where it did not end in time."""
        self._pause.stop()
        return self._runner.close()

    def _forget(self) -> None:
        self._pause.stop()
        self._rows, self._told, self._failures = [], 0, []

    def _tell(self) -> None:
        fresh, self._told = self._rows[self._told :], len(self._rows)
        if fresh:
            self.rows_found.emit(fresh)
            self._pause.start()

    def _on_batched(self, batch: list[CueRow | Failure]) -> None:
        self._rows += [each for each in batch if isinstance(each, CueRow)]
        self._failures += [each for each in batch if isinstance(each, Failure)]
        if not self._pause.isActive():
            self._tell()

    def _on_ended(self) -> None:
        self._tell()
        self._pause.stop()
        self.found.emit(Found(rows_in_company(self._rows), self._failures))

    def _on_failed(self, error: Exception) -> None:
        self._tell()
        self._pause.stop()
        self.failed.emit(error)
