"""Scoring a corpus block by block: the fast way to what `study.run` computes one by one."""

import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.batch.engine import Count, counter, lets_go
from rouge_gui.rouge.batch.scoring import CHUNK_CHARACTERS, scored
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.rouge.words import STOP_LISTS
from rouge_gui.study.pool import in_pool_or_here
from rouge_gui.study.process import NICENESS, Work
from rouge_gui.study.run import Failure, Pair, Result, no_reference, not_scored, pairs, process_died

MOST_PAIRS = 2_000
# Where texts are read in Python, a block of this size is scored within about a tenth of a second.
SLOW_CHARACTERS = 20_000
AHEAD = 2


@dataclass(frozen=True)
class Block:
    """The scores of candidates that follow each other in the corpus.

    `keys`: (example, system) of each. `scores`, float64 (n, variants, 3): P, R, F. `counts`, of the same shape: hits,
    candidate's total, reference's total; `inverses` has for each variant the power that makes a score of a ratio.
    The rows that `failures` names hold NaN.
    """

    keys: Sequence[tuple[str, str]]
    variants: tuple[str, ...]
    scores: NDArray[np.float64]
    counts: NDArray[np.float64]
    inverses: tuple[float, ...]
    failures: Mapping[int, Failure] = field(default_factory=dict)

    def outcomes(self) -> Iterator[Result | Failure]:
        """Yield what `study.run.run` yields, row by row."""
        scores, counts = self.scores.tolist(), self.counts.tolist()
        for row, (example, system) in enumerate(self.keys):
            if row in self.failures:
                yield self.failures[row]
                continue
            yield Result(
                example,
                system,
                {name: Score(*told) for name, told in zip(self.variants, scores[row], strict=True)},
                {
                    name: Counts(hits, ours, theirs, inverse)
                    for name, (hits, ours, theirs), inverse in zip(
                        self.variants, counts[row], self.inverses, strict=True
                    )
                },
            )


def run_in_blocks(
    examples: Iterable[Example],
    options: Options,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Block, None, None]:
    """Yield the blocks of a corpus in its order, scored by `jobs` threads or processes (None: one per processor).

    Threads where the engine lets the interpreter go, else processes, or none where there is little to score.
    Examples are asked for a few blocks ahead.
    `stopped` is asked after each block, and by the processes every 50 ms. `UnreadableFile` where there is no stop file.
    """
    STOP_LISTS[options.stop_words].words(options.stop_file)
    if lets_go(options):
        return _by_threads(chunks_of(examples, options), options, jobs or os.cpu_count() or 1, stopped)
    return in_pool_or_here(chunks_of(examples, options), _Scoring(options), jobs, stopped)


def run_fast(
    examples: Iterable[Example],
    options: Options,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Result | Failure, None, None]:
    """Yield what `study.run.run` yields, in the same order; the rest is as `run_in_blocks` has it."""
    blocks = run_in_blocks(examples, options, jobs, stopped)
    try:
        for block in blocks:
            yield from block.outcomes()
    finally:
        blocks.close()


def chunks_of(examples: Iterable[Example], options: Options) -> Iterator[list[Pair]]:
    """Yield what there is to score, in lists of as many characters as suit the engine, and never very many pairs."""
    characters = CHUNK_CHARACTERS if lets_go(options) else SLOW_CHARACTERS
    chunk: list[Pair] = []
    held = 0
    for pair in pairs(examples):
        chunk.append(pair)
        held += len(pair.candidate) + sum(map(len, pair.references))
        if held >= characters or len(chunk) == MOST_PAIRS:
            yield chunk
            chunk, held = [], 0
    if chunk:
        yield chunk


def lost_block(chunk: Sequence[Pair], options: Options) -> Block:
    """Return the failures of pairs whose process has died."""
    return _failed(chunk, options, {row: process_died(pair) for row, pair in enumerate(chunk)})


def block_of(chunk: Sequence[Pair], count: Count, options: Options) -> Block:
    """Score the pairs of `chunk`. Whatever goes wrong with one is its Failure: the others are scored all the same."""
    failures = {row: no_reference(pair) for row, pair in enumerate(chunk) if not pair.references}
    try:
        return _scored(chunk, count, options, failures)
    except Exception as error:  # noqa: BLE001 (told in the row's place, whatever it is)
        if len(chunk) == 1:
            return _failed(chunk, options, {0: not_scored(chunk[0], error)})
    return _joined([block_of([pair], count, options) for pair in chunk])


def _scored(chunk: Sequence[Pair], count: Count, options: Options, failures: Mapping[int, Failure]) -> Block:
    block = _failed(chunk, options, failures)
    rows = [row for row in range(len(chunk)) if row not in failures]
    if not rows:
        return block
    found = scored(
        count, [chunk[row].candidate for row in rows], [chunk[row].references for row in rows], options
    )
    block.scores[rows], block.counts[rows] = found.scores, found.counts
    return replace(block, inverses=found.inverses)


def _failed(chunk: Sequence[Pair], options: Options, failures: Mapping[int, Failure]) -> Block:
    """Return a block in which nothing is scored yet."""
    shape = (len(chunk), len(options.variants), 3)
    return Block(
        [(pair.example, pair.system) for pair in chunk],
        options.variants,
        np.full(shape, np.nan),
        np.full(shape, np.nan),
        (1.0,) * len(options.variants),
        failures,
    )


def _joined(blocks: Sequence[Block]) -> Block:
    """Return blocks of one row each as one block."""
    scored_ones = [block for block in blocks if not block.failures]
    return Block(
        [block.keys[0] for block in blocks],
        blocks[0].variants,
        np.concatenate([block.scores for block in blocks]),
        np.concatenate([block.counts for block in blocks]),
        (scored_ones or blocks)[0].inverses,
        {row: block.failures[0] for row, block in enumerate(blocks) if block.failures},
    )


def _by_threads(
    chunks: Iterable[list[Pair]], options: Options, threads: int, stopped: Callable[[], bool]
) -> Generator[Block, None, None]:
    count = counter(options)
    waiting: deque[Future[Block]] = deque()
    with ThreadPoolExecutor(threads, initializer=_give_way) as pool:
        try:
            for chunk in chunks:
                waiting.append(pool.submit(block_of, chunk, count, options))
                if stopped():
                    return
                if len(waiting) >= AHEAD * threads or waiting[0].done():
                    yield waiting.popleft().result()
            while waiting and not stopped():
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _give_way() -> None:
    """Let a window's thread go first: where the system has a priority for each thread, this one takes a lower one."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


@dataclass(frozen=True)
class _Scoring(Work[list[Pair], Block]):
    """Scoring blocks as the work of a process."""

    options: Options

    def size(self, task: list[Pair]) -> int:
        """Return the characters that are compared."""
        return sum(len(pair.candidate) + sum(map(len, pair.references)) for pair in task)

    def answer(self, task: list[Pair]) -> Block:
        """Score one block."""
        return block_of(task, counter(self.options), self.options)

    def heard(self, answer: Block) -> Block:
        """Return the block as it came."""
        return answer

    def lost(self, task: list[Pair]) -> Block:
        """Return the failures of pairs whose process has died."""
        return lost_block(task, self.options)
