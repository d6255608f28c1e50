"""Scoring a corpus block by block, where what was counted before comes out of the cache."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.union import UnionLCS
from rouge_gui.rouge.variants import variant
from rouge_gui.rouge.variants.lcs import LCS
from rouge_gui.rouge.variants.skip import SkipBigram
from rouge_gui.rouge.variants.weighted import Weighted
from rouge_gui.store.known_results import Awaited, Batch, Lookup
from rouge_gui.store.result_cache import OpenedCache, ResultCache
from rouge_gui.store.result_keys import has_leader, setting_key, with_leader
from rouge_gui.study.blocks import Block, run_in_blocks

TOGETHER = 64
MOST_HELD = 100_000
SQUARED, SEQUENCES = 4_000, 40_000


def shortest(options: Options) -> int | None:
    """Return from how many characters of its candidate on a pair is kept, None where none is.

    Measured on two busy processors, in time of both: to digest, look up and keep a pair costs about 10 us and 2 ns a
    character. An engine that holds the interpreter takes 350 us a pair and more, so everything is kept (3 % slower, and
    50 times as fast the next time). The compiled kernels take 5 us a short pair and 5 ns a character: keeping would
    cost more than it saves. Only what they count in squared time is worth it: ROUGE-W and ROUGE-S without a limit from
    600 words on (1,200 words: 1,300 us, 22 us the next time), longest common sequences from 6,000 words on (7,000
    words: 1,250 us, 96 us the next time).
    """
    if not lets_go(options):
        return 0
    worth = [_worth(variant(name, options.rules)) for name in options.variants]
    return min((each for each in worth if each is not None), default=None)


def _worth(counted: object) -> int | None:
    if isinstance(counted, Weighted) or (isinstance(counted, SkipBigram) and counted.gap is None):
        return SQUARED
    return SEQUENCES if isinstance(counted, LCS | UnionLCS) else None


def cached_blocks(
    examples: Iterable[Example],
    options: Options,
    cache: ResultCache,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Block, None, None]:
    """Yield what `run_in_blocks` yields, to the bit and in order, in blocks of other sizes; see `shortest`.

    Failures are never kept, and nothing at all where the cache has no room. Where the stop words cannot be read nothing
    is, and the engine tells so.
    """
    least = shortest(options)
    try:
        setting = setting_key(options)
    except RougeGuiError:
        least, setting = None, b""
    if least is None or not cache.limit:
        yield from run_in_blocks(examples, options, jobs, stopped)
        return
    with cache.opened() as opened:
        yield from _Stream(options, opened, setting, least).blocks(examples, jobs, stopped)


class _Stream:
    """A corpus on its way through the cache."""

    def __init__(self, options: Options, opened: OpenedCache, setting: bytes, least: int) -> None:
        self._options = with_leader(options) if has_leader(options) else options
        self._lookup = Lookup(self._options, opened, setting, least)
        self._asked: tuple[str, ...] = ()
        self._waiting: deque[Block | Awaited] = deque()
        self._held = 0

    def blocks(
        self, examples: Iterable[Example], jobs: int | None, stopped: Callable[[], bool]
    ) -> Generator[Block, None, None]:
        """Yield the blocks; what was scored is written about once a second and at the end."""
        waiting = iter(examples)
        together = iter(lambda: list(islice(waiting, TOGETHER)), [])
        batches = map(self._lookup.look_up, together)
        try:
            batch = next(batches, None)
            while batch is not None and not stopped():
                left = yield from self._from(batch, batches, jobs, stopped)
                batch = left or next(batches, None)
        finally:
            self._lookup.write()

    def _from(
        self, batch: Batch, later: Iterator[Batch], jobs: int | None, stopped: Callable[[], bool]
    ) -> Generator[Block, None, Batch | None]:
        """Yield the blocks of `batch` and of as many later ones as go with it; return the one that does not."""
        if not batch.lacking:
            self._await(batch)
            yield from self._known()
            return None
        self._ask_for(batch.lacking)
        feed = _Feed(batch, later, self._await, self._goes_on)
        asked = replace(self._options, variants=self._asked)
        with closing(run_in_blocks(feed.examples(), asked, jobs, stopped)) as fresh:
            for block in fresh:
                yield from self._in_order(block)
        yield from self._known()
        return feed.left

    def _ask_for(self, lacking: frozenset[str]) -> None:
        """Have the engine count these variants too, and the one that chooses the reference for all."""
        leader = {self._options.leader} if has_leader(self._options) else set()
        wanted = {*lacking, *leader, *self._asked}
        self._asked = tuple(name for name in self._options.variants if name in wanted)

    def _await(self, batch: Batch) -> None:
        """Have the rows of `batch` take their place behind those that wait."""
        for part in batch.parts:
            before = _plain_rows(self._waiting[-1]) if self._waiting else 0
            here = _plain_rows(part)
            if before and here:
                self._waiting[-1] = Awaited(before + here)
            else:
                self._waiting.append(part)
            self._held += len(part.keys) if isinstance(part, Block) else 0

    def _goes_on(self, batch: Batch) -> bool:
        """Tell whether `batch` may follow in the same run of the engine."""
        return batch.lacking <= set(self._asked) and self._held < MOST_HELD

    def _known(self) -> Iterator[Block]:
        """Yield the known blocks whose turn it is."""
        while self._waiting and isinstance(head := self._waiting[0], Block):
            self._waiting.popleft()
            self._held -= len(head.keys)
            yield head

    def _in_order(self, block: Block) -> Iterator[Block]:
        """Yield the rows of a fresh block, completed, with the known ones in between."""
        start = 0
        while start < len(block.keys):
            while isinstance(head := self._waiting.popleft(), Block):
                self._held -= len(head.keys)
                yield head
            stop = min(start + head.rows, len(block.keys))
            if head.rows > stop - start:
                head, rest = head.split(stop - start)
                self._waiting.appendleft(rest)
            yield self._lookup.completed(_rows(block, start, stop), head)
            start = stop
        yield from self._known()


class _Feed:
    """What an engine is fed with: the rows to score of batches, until one does not go with those before."""

    def __init__(
        self,
        first: Batch,
        later: Iterator[Batch],
        taken: Callable[[Batch], None],
        goes_on: Callable[[Batch], bool],
    ) -> None:
        self.left: Batch | None = first
        self._later, self._taken, self._goes_on = later, taken, goes_on

    def examples(self) -> Iterator[Example]:
        """Yield the examples; each batch is `taken` first, and the one that does not go with them is `left`."""
        while self.left is not None and self._goes_on(self.left):
            batch = self.left
            self._taken(batch)
            for part in batch.parts:
                if isinstance(part, Awaited):
                    yield from part.examples
            self.left = next(self._later, None)


def _plain_rows(part: Block | Awaited) -> int:
    return part.rows if isinstance(part, Awaited) and part.is_plain else 0


def _rows(block: Block, start: int, stop: int) -> Block:
    """Return the rows from `start` to `stop` as a block."""
    if stop - start == len(block.keys):
        return block
    return replace(
        block,
        keys=block.keys[start:stop],
        scores=block.scores[start:stop],
        counts=block.counts[start:stop],
        failures={row - start: each for row, each in block.failures.items() if start <= row < stop},
    )
