"""Corpora on a Dask cluster: what the workers read for themselves, and what is read here and sent to them."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.joining import Seen
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.tally import Tally
from rouge_gui.study.dask_engine.cluster import connected
from rouge_gui.study.dask_engine.gathering import gathered
from rouge_gui.study.dask_engine.pieces import can_be_cut, cut
from rouge_gui.study.dask_engine.shipped import ship

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from pathlib import Path

    from distributed import Client

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block


def run_on_dask(  # noqa: PLR0913 (what is scored, how, and by whom)
    paths: Sequence[Path],
    admit: Callable[[Iterable[Example | Problem]], Iterator[Example]],
    options: Options,
    *,
    scheduler: str | None = None,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Block, None, None]:
    """Yield what `study.blocks.run_in_blocks` yields of the corpora at `paths`, row for row in the same order.

    The cluster at `scheduler` scores, or `jobs` processes that are started here. `admit` is given everything that is
    read, in order, and yields the examples that have references. Errors are those of the readers, of `connected` and
    `gathered`.
    """
    with connected(options, scheduler, jobs) as client:
        corpus = _Corpus(client, paths, admit, options, stopped)
        yield from corpus.read_there()
        yield from corpus.read_here()


class _Corpus:
    """One way through a corpus. What is read there ends where only the reader here knows what it means."""

    def __init__(
        self,
        client: Client,
        paths: Sequence[Path],
        admit: Callable[[Iterable[Example | Problem]], Iterator[Example]],
        options: Options,
        stopped: Callable[[], bool],
    ) -> None:
        self._client, self._paths, self._admit = client, paths, admit
        self._options, self._stopped = options, stopped
        self._seen = Seen()
        self._items, self._is_read = 0, False

    def read_there(self) -> Generator[Block, None, None]:
        """Yield the blocks of the pieces that the workers read, up to one that cannot be read by itself."""
        if len(self._paths) != 1 or not can_be_cut(self._paths[0]):
            return
        pieces = cut(self._paths[0], self._options)
        tally = Tally()
        answers = gathered(self._client, pieces, self._options, self._stopped)
        with closing(answers):
            for told in answers:
                if told is None or not self._stand_alone(items := told.items()):
                    return
                self._items += len(items)
                for item in items:
                    if isinstance(item, Example):
                        tally.add(item)
                for _ in self._admit(items):
                    pass
                yield from told.blocks
        for _ in self._admit([tally.account(self._paths[0])]):
            pass
        self._is_read = True

    def read_here(self) -> Generator[Block, None, None]:
        """Yield the blocks of what is left."""
        if self._is_read:
            return
        rest = islice(open_corpora(self._paths), self._items, None)
        partitions = ship(self._admit(rest), self._options)
        for blocks in gathered(self._client, partitions, self._options, self._stopped):
            yield from blocks

    def _stand_alone(self, items: Sequence[Example | Problem]) -> bool:
        """Tell whether the reader of the whole file would have yielded the same items: none was met in an earlier piece.

        A piece without an example, where a file is refused, is never the first: it goes on to a border of two.
        """
        examples = [item for item in items if isinstance(item, Example)]
        return not [message for example in examples for message in self._seen.admit(example)[1]]
