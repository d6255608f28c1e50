"""A corpus on its way into the window: read in one thread, scored by threads that a second one conducts.

Garbage collection: examples are held as long as their corpus, and a collection would look at all of them, ten objects
each, while the window stands still: of 100,000 examples, 118 ms for the middle generation, 200 ms for a full collection.
So each batch that was read is taken out of the collector's sight (`gc.freeze`, which only links lists), and what is left
of it given back when another corpus is read, after the reading thread has freed the former corpus piece by piece (at once
that takes 60 ms). Then not one collection falls into the load. What else is alive at that moment is frozen too: a cycle
among it that dies later, which are some hundred objects, is freed only where a collection falls between two corpora.
"""

import gc
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Corpus, Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.gui.feed import Feed
from rouge_gui.gui.letting_go import let_go
from rouge_gui.gui.spread import jobs_for
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import Block, run_in_blocks
from rouge_gui.wording import counted, listed

PATIENCE = 0.05
TELL_SECONDS = 0.2
MOST_BLOCKS = 16
MOST_EXPLAINED = 3
# Taking in examples costs the window's thread about 10 us each: little at a time, but often.
MOST_EXAMPLES, READ_EVERY_MS = 400, 15


Reading = Generator[Example | Problem, None, None]


@dataclass(frozen=True)
class _Asked:
    """A corpus that was asked for: `first` is what has been read of its `items` already."""

    paths: tuple[Path, ...]
    options: Options
    recipe: Recipe | None
    items: Reading
    first: list[Example | Problem]


class Scoring(Protocol):
    """Scores a corpus block by block, as `run_in_blocks` does."""

    def __call__(
        self, examples: Iterable[Example], options: Options, *, jobs: int | None, stopped: Callable[[], bool]
    ) -> Generator[Block, None, None]:
        """Yield the blocks of `examples` from `jobs` threads or processes; `stopped` is asked now and then."""


class Loading(QObject):
    """Reads `paths`, as `recipe` says, into `corpus` and scores every candidate.

    `opening` comes first of all. What is loaded then stays, and goes on, until the first example of the new corpus has
    been read, or all of it where it holds none; where it cannot be read, `refused` (the exception) is all that follows.
    `progressed` gives pairs scored, pairs known so far and the seconds left at the pace so far, now and then.
    `examples_arrived` (list of Example) and `problems_arrived` (list of Problem) come while it reads,
    `blocks_arrived` (list of Block) while it scores, at most every 50 ms; `read` once everything is read, `ended` once
    everything is scored or cancelled. `started` (options) comes with a new corpus, `restarted` (options) for one that
    is scored again; `spread` tells each time, before, over what the scoring is spread: "1 thread", "2 processes",
    as `wording` says it. `most_jobs` bounds how many that are from the next time on; 0: as many as fit.
    """

    opening = Signal()
    refused = Signal(object)
    started = Signal(object)
    restarted = Signal(object)
    spread = Signal(object)
    examples_arrived = Signal(list)
    problems_arrived = Signal(list)
    blocks_arrived = Signal(list)
    read = Signal()
    ended = Signal()
    progressed = Signal(int, int, float)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, scoring: Scoring = run_in_blocks) -> None:
        """Every block comes through `scoring`: what remembers scores is wrapped around it."""
        super().__init__(parent)
        self.corpus, self.paths = Corpus(), tuple[Path, ...]()
        self.recipe: Recipe | None = None
        self.options = Options()
        self.most_jobs = 0
        self._scoring = scoring
        self._started = self._told = time.monotonic()
        self._feed = Feed()
        self._urgent: tuple[str, ...] = ()
        self._pairs = self._done = 0
        self._asked: _Asked | None = None
        self._opener = Runner(self, MOST_EXAMPLES, READ_EVERY_MS)
        self._reader = Runner(self, MOST_EXAMPLES, READ_EVERY_MS)
        self._scorer = Runner(self, MOST_BLOCKS)
        self._opener.batched.connect(self._on_opened)
        self._opener.finished.connect(self._on_opener_finished)
        self._opener.failed.connect(self._on_opener_failed)
        self._reader.batched.connect(self._on_read)
        self._reader.finished.connect(self._on_reader_finished)
        self._reader.failed.connect(self._on_reader_failed)
        self._scorer.batched.connect(self._on_scored)
        self._scorer.finished.connect(self.ended)
        self._scorer.failed.connect(self.failed)

    @property
    def is_reading(self) -> bool:
        """Whether examples may still come."""
        return self._opener.is_running or self._reader.is_running

    def examples(self) -> list[Example]:
        """Return the examples that have arrived."""
        return list(self.corpus)

    def start(self, paths: list[Path], options: Options, recipe: Recipe | None = None) -> None:
        """Read `paths`, as `recipe` says, into a new corpus and score it."""
        asked = self._asked = _Asked(tuple(paths), options, recipe, _items(paths, recipe), [])
        self.opening.emit()
        self._opener.start(Job(lambda: _to_first(asked.items), None))

    def score_again(self, options: Options) -> None:
        """Score what is loaded under other options, and what is still being read."""
        self._scorer.cancel()
        self._feed.end()
        self._score(options)
        self.restarted.emit(options)
        self._feed.put(list(self.corpus))
        if not self._reader.is_running:
            self._feed.end()

    def urge(self, ids: Iterable[str]) -> None:
        """Score the examples of these ids first from now on: those that somebody looks at."""
        self._urgent = tuple(ids)
        self._feed.urge(self._urgent)

    def cancel(self) -> None:
        """Stop opening, reading and scoring; what has arrived stays."""
        self._opener.cancel()
        self._stop()
        self.ended.emit()

    def close(self) -> bool:
        """Stop everything and wait for the threads; False where one did not end in time."""
        self._feed.end()
        return all([self._opener.close(), self._reader.close(), self._scorer.close()])

    def _stop(self) -> None:
        self._reader.cancel()
        self._scorer.cancel()
        self._feed.end()

    def _score(self, options: Options) -> None:
        self.options = options
        self._done = 0
        self._started = time.monotonic()
        feed = self._feed = Feed(self._urgent)
        # Processes cost too much to start anew for every pause of the reader.
        by_threads = lets_go(options)
        patience = PATIENCE if by_threads else None
        jobs = jobs_for(options, self.most_jobs)
        self.spread.emit(counted(jobs, "thread") if by_threads else counted(jobs, "process", "processes"))

        def blocks() -> Generator[Block, None, None]:
            for examples in feed.rounds(patience):
                with closing(
                    self._scoring(examples, options, jobs=jobs, stopped=job.stopped.is_set)
                ) as scored:
                    yield from scored
                if job.stopped.is_set():
                    return

        job: Job[Block] = Job(blocks)
        self._scorer.start(job)

    def _on_scored(self, blocks: list[Block]) -> None:
        self._done += sum(len(block.keys) for block in blocks)
        self.blocks_arrived.emit(blocks)
        now, left = time.monotonic(), max(0, self._pairs - self._done)
        if not left or now - self._told > TELL_SECONDS:
            self._told = now
            self.progressed.emit(self._done, self._pairs, left * (now - self._started) / max(1, self._done))

    def _on_opened(self, items: list[Example | Problem]) -> None:
        if self._asked is not None:
            self._asked.first.extend(items)

    def _on_opener_finished(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self._take(asked)

    def _on_opener_failed(self, error: Exception) -> None:
        asked, self._asked = self._asked, None
        self.refused.emit(error if asked is None else _explained(error, asked.first))

    def _take(self, asked: _Asked) -> None:
        """Drop the former corpus, and what runs for it, for the one that was asked for."""
        self._stop()
        former = list(self.corpus)
        self.corpus, self.paths, self.recipe = Corpus(), asked.paths, asked.recipe
        self._pairs, self._urgent = 0, ()
        self._score(asked.options)
        self.started.emit(asked.options)
        self._reader.start(Job(lambda: _read(former, asked), None))

    def _on_read(self, items: list[Example | Problem | None]) -> None:
        problems = [item for item in items if isinstance(item, Problem)]
        examples = [item for item in items if isinstance(item, Example)]
        for example in examples:
            self.corpus.add(example)
            self._pairs += len(example.candidates)
        if examples:
            self._feed.put([self._with_references(example) for example in examples])
            self.examples_arrived.emit(examples)
        if problems:
            self.problems_arrived.emit(problems)
        if examples or problems:
            gc.freeze()

    def _with_references(self, part: Example) -> Example:
        whole = self.corpus.get(part.id)
        return part if whole is part or whole is None else replace(whole, candidates=part.candidates)

    def _on_reader_finished(self) -> None:
        self._feed.end()
        self.read.emit()

    def _on_reader_failed(self, error: Exception) -> None:
        self._feed.end()
        self.failed.emit(error)


def _items(paths: Sequence[Path], recipe: Recipe | None) -> Reading:
    yield from open_corpora(paths, recipe)


def _to_first(items: Reading) -> Reading:
    """Yield what comes up to the first example and leave the rest in `items`, which are closed where there is none."""
    with ExitStack() as ending:
        ending.callback(items.close)
        for item in items:
            if isinstance(item, Example):
                ending.pop_all()
                yield item
                return
            yield item


def _read(former: list[Example], asked: _Asked) -> Iterator[Example | Problem | None]:
    """Free the examples of the `former` corpus, in steps that bring nothing, then read on."""
    yield from let_go(former, MOST_EXAMPLES)
    gc.unfreeze()
    yield from asked.first
    yield from asked.items


def _explained(error: Exception, told: Iterable[Example | Problem]) -> Exception:
    """Return `error` with what was found before it, where it is one of those that are expected."""
    found = [str(UnreadableFile(each.path, each.message)) for each in told if isinstance(each, Problem)]
    if not found or not isinstance(error, RougeGuiError):
        return error
    return RougeGuiError(listed([str(error), *found[:MOST_EXPLAINED]], " "))
