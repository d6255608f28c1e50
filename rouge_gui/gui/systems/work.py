"""Measuring the systems of a corpus beside the window: scores, ratings, comparison, traits, cues, as they are known."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.spread import jobs_for
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options
from rouge_gui.study.baselines import with_baselines
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.comparing.comparison import compare_steps
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.cue_tables import PREFIX
from rouge_gui.study.cues import CueRow, cue_rows_in_pool
from rouge_gui.study.measures import Measures, Measuring, Numbers
from rouge_gui.study.names import SUSPICION
from rouge_gui.study.rating.ratings import ratings_of
from rouge_gui.study.run import Failure
from rouge_gui.study.traits import trait_rows_in_pool
from rouge_gui.wording import said

COUNTS = "counts"
MADE_AT_A_TIME, READ_AT_A_TIME = 50, 200


class OfCandidate(Protocol):
    """A row that says whose it is."""

    @property
    def example(self) -> str:
        """The id of the example."""

    @property
    def system(self) -> str:
        """Who wrote the candidate."""


Row = TypeVar("Row", bound=OfCandidate)


@dataclass(frozen=True)
class Wish:
    """What is to be measured: the candidates of all systems of `examples` but those `left_out`, and of `baselines`.

    `settings.seed` draws for the baselines too; `most_jobs` bounds the threads or processes that score, 0: as fit.
    """

    examples: Sequence[Example]
    options: Options
    settings: Settings
    baselines: tuple[str, ...] = ()
    left_out: frozenset[str] = frozenset()
    most_jobs: int = 0


Told = Findings | RougeGuiError | str


class SystemsWork(QObject):
    """Carries out the newest wish. `found` (Findings) comes again whenever more is known, `progressed` in words.

    Then `ended`, also where it was cancelled. `failed` is what went wrong; where the systems cannot be compared, the
    rest is measured all the same.
    """

    found = Signal(object)
    progressed = Signal(str)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.finished.connect(self.ended)
        self._runner.cancelled.connect(self.ended)
        self._runner.failed.connect(self._on_failed)

    @property
    def is_running(self) -> bool:
        """Whether something is being measured."""
        return self._runner.is_running

    def start(self, wish: Wish) -> None:
        """Measure what `wish` says instead of what was asked for before."""
        job: Job[Told] = Job(lambda: measure(wish, job.stopped.is_set))
        self._runner.start(job)

    def cancel(self) -> None:
        """Stop measuring; what was told stays."""
        self._runner.cancel()

    def close(self) -> bool:
        """Stop and wait for the thread; False where it did not end in time."""
        return self._runner.close()

    def _on_batched(self, told: list[Told]) -> None:
        words = [each for each in told if isinstance(each, str)]
        findings = [each for each in told if isinstance(each, Findings)]
        if words:
            self.progressed.emit(words[-1])
        if findings:
            self.found.emit(findings[-1])
        for each in told:
            if isinstance(each, RougeGuiError):
                self.failed.emit(each)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(error)
        self.ended.emit()


def measure(wish: Wish, stopped: Callable[[], bool]) -> Iterator[Told]:
    """Yield in words what is done, and each time more is known, the findings; `stopped` is asked again and again."""
    examples = yield from _chosen(wish)
    candidates = sum(len(example.candidates) for example in examples)
    if not candidates:
        yield Findings(examples, wish.options, Measures((), (), {}))
        return
    scores = yield from _scored(wish, examples, candidates, stopped)
    found = Findings(examples, wish.options, scores.joined(ratings_of(examples)))
    yield found
    for grown in _compared(found, wish.settings):
        if isinstance(grown, Findings):
            found = grown
        yield grown
    for reading in READINGS:
        measured = yield from _read(reading, examples, candidates, stopped)
        found = found.joined(measured)
        yield found


def _chosen(wish: Wish) -> Generator[str, None, list[Example]]:
    """Return the examples with the candidates that take part, those of baselines last."""
    made: list[Example] = []
    kept = (_without(example, wish.left_out) for example in wish.examples)
    for example in with_baselines(kept, wish.baselines, wish.options, wish.settings.seed):
        made.append(example)
        if wish.baselines and not len(made) % MADE_AT_A_TIME:
            yield tr(
                "Writing baselines: {done:,} of {all:,} examples", done=len(made), all=len(wish.examples)
            )
    return made


def _without(example: Example, systems: frozenset[str]) -> Example:
    if not systems:
        return example
    return replace(
        example, candidates={name: each for name, each in example.candidates.items() if name not in systems}
    )


def _scored(
    wish: Wish, examples: Sequence[Example], candidates: int, stopped: Callable[[], bool]
) -> Generator[str, None, Measures]:
    measuring, done = Measuring(), 0
    jobs = jobs_for(wish.options, wish.most_jobs)
    with closing(run_in_blocks(examples, wish.options, jobs, stopped)) as blocks:
        for block in blocks:
            measuring.add(block)
            if wish.options.average == COUNTS:
                measuring.add_counts(block)
            done += len(block.keys)
            yield tr("Scoring: {done:,} of {all:,} candidates", done=done, all=candidates)
    return measuring.measures()


def _compared(found: Findings, settings: Settings) -> Iterator[Told]:
    """Yield the findings with a comparison that grows, or why there is none."""
    names, options = found.options.variants, found.options
    yield tr("Comparing the systems")
    try:
        for comparison in compare_steps(found.measures, names, options, settings):
            measured = len({each.measure for each in comparison.pairs or comparison.standings})
            yield (
                tr("Testing pairs: {done} of {all} measures", done=measured, all=len(names))
                if comparison.pairs
                else tr("Intervals of the means: {done} of {all} measures", done=measured, all=len(names))
            )
            yield replace(found, comparison=comparison)
    except RougeGuiError as error:
        yield error


@dataclass(frozen=True)
class _Reading(Generic[Row]):
    """What else is read of candidates: `rows` yields a row each, `values` are the measures of a row."""

    words: str
    rows: Callable[..., Generator[Row | Failure, None, None]]
    values: Callable[[Row], Mapping[str, float]]


def _cue_counts(row: CueRow) -> Mapping[str, float]:
    """Return in how many places each cue fired, and the suspicion."""
    counts = {f"{PREFIX}{name}": float(count) for name, count in row.counts.items() if count is not None}
    return {SUSPICION: row.suspicion, **counts} if row.metrics is not None else counts


READINGS: tuple[_Reading[Any], ...] = (
    _Reading(said("Reading the candidates beside their sources"), trait_rows_in_pool, lambda row: row.values),
    _Reading(said("Looking for cues"), cue_rows_in_pool, _cue_counts),
)


def _read(
    reading: _Reading[Row], examples: Sequence[Example], candidates: int, stopped: Callable[[], bool]
) -> Generator[str, None, Measures]:
    measuring, done = Measuring(), 0
    yield shown(reading.words)
    with closing(reading.rows(examples, stopped=stopped)) as rows:
        keys: list[tuple[str, str]] = []
        told: list[Mapping[str, float]] = []
        for row in rows:
            done += 1
            if not isinstance(row, Failure):
                keys.append((row.example, row.system))
                told.append(reading.values(row))
            if not done % READ_AT_A_TIME:
                measuring.add_columns(keys, _columns(told))
                keys, told = [], []
                yield tr("{what}: {done:,} of {all:,}", what=reading.words, done=done, all=candidates)
        measuring.add_columns(keys, _columns(told))
    return measuring.measures()


def _columns(told: Sequence[Mapping[str, float]]) -> dict[str, Numbers]:
    """Return for each measure that any row has a number for each row."""
    names = dict.fromkeys(chain.from_iterable(told))
    return {name: np.array([values.get(name, np.nan) for values in told]) for name in names}
