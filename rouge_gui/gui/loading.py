"""A corpus on its way into the window: read in one thread, scored by a pool that a second one conducts."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Corpus, Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options
from rouge_gui.study.pool import run_in_pool
from rouge_gui.study.run import Failure, Result

END = None
Feed = SimpleQueue[Example | None]


class Loading(QObject):
    """Reads paths into `corpus` and scores every candidate.

    `progressed` gives pairs scored, pairs known so far and the seconds left at the pace so far.
    `examples_arrived` (list of Example) and `problems_arrived` (list of Problem) come while it reads,
    `results_arrived` (list of Result and Failure) while it scores; `read` once everything is read, `ended` once
    everything is scored or cancelled. `started` (options) comes first
    for a new corpus, `restarted` (options) for one that is scored again.
    """

    started = Signal(object)
    restarted = Signal(object)
    examples_arrived = Signal(list)
    problems_arrived = Signal(list)
    results_arrived = Signal(list)
    read = Signal()
    ended = Signal()
    progressed = Signal(int, int, float)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.corpus = Corpus()
        self.options = Options()
        self.results: list[Result] = []
        self._started = time.monotonic()
        self._feed: Feed = SimpleQueue()
        self._pairs = 0
        self._reader, self._scorer = Runner(self), Runner(self)
        self._reader.batched.connect(self._on_read)
        self._reader.finished.connect(self._on_reader_finished)
        self._reader.failed.connect(self._on_reader_failed)
        self._scorer.batched.connect(self._on_scored)
        self._scorer.finished.connect(self.ended)
        self._scorer.failed.connect(self.failed)
        self._scorer.progressed.connect(self._on_progressed)

    def start(self, paths: list[Path], options: Options) -> None:
        """Read `paths` into a new corpus and score it under `options`; what ran before is dropped."""
        self._stop()
        self.corpus = Corpus()
        self._pairs = 0
        self._score(options)
        self.started.emit(options)
        self._reader.start(Job(lambda: open_corpora(paths), None))

    def score_again(self, options: Options) -> None:
        """Score the corpus that is loaded under other options."""
        self._stop()
        self._pairs = sum(len(example.candidates) for example in self.corpus)
        self._score(options)
        self.restarted.emit(options)
        for example in self.corpus:
            self._feed.put(example)
        self._feed.put(END)

    def cancel(self) -> None:
        """Stop reading and scoring; what has arrived stays."""
        self._stop()
        self.ended.emit()

    def close(self) -> bool:
        """Stop everything and wait for the threads; False where one did not end in time."""
        self._feed.put(END)
        return all([self._reader.close(), self._scorer.close()])

    def _stop(self) -> None:
        self._reader.cancel()
        self._scorer.cancel()
        self._feed.put(END)

    def _score(self, options: Options) -> None:
        self.options = options
        self.results = []
        self._started = time.monotonic()
        feed: Feed = SimpleQueue()
        self._feed = feed

        def examples() -> Iterator[Example]:
            yield from iter(feed.get, END)

        job: Job[Result | Failure] = Job(
            lambda: run_in_pool(examples(), options, stopped=job.stopped.is_set), None
        )
        self._scorer.start(job)

    def _on_scored(self, items: list[Result | Failure]) -> None:
        self.results += [item for item in items if isinstance(item, Result)]
        self.results_arrived.emit(items)

    def _on_read(self, items: list[Example | Problem]) -> None:
        problems = [item for item in items if isinstance(item, Problem)]
        examples = [item for item in items if isinstance(item, Example)]
        for example in examples:
            self.corpus.add(example)
            self._pairs += len(example.candidates)
            self._feed.put(self._with_references(example))
        if examples:
            self.examples_arrived.emit(examples)
        if problems:
            self.problems_arrived.emit(problems)

    def _with_references(self, part: Example) -> Example:
        whole = self.corpus.get(part.id)
        return part if whole is None else replace(whole, candidates=part.candidates)

    def _on_reader_finished(self) -> None:
        self._feed.put(END)
        self.read.emit()

    def _on_reader_failed(self, error: Exception) -> None:
        self._feed.put(END)
        self.failed.emit(error)

    def _on_progressed(self, done: int, _steps: int, _left: float) -> None:
        left = max(0, self._pairs - done)
        self.progressed.emit(done, self._pairs, left * (time.monotonic() - self._started) / max(1, done))
