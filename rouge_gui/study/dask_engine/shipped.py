"""Corpora that are read here and travel to the workers as texts: every format, at the cost of this machine's reading."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from rouge_gui.rouge.batch.engine import counter
from rouge_gui.study.blocks import block_of, chunks_of, lost_block
from rouge_gui.study.dask_engine.gathering import Partition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rouge_gui.corpus.example import Example
    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block
    from rouge_gui.study.run import Pair

CHUNKS = 8


@dataclass(frozen=True)
class Texts(Partition[list["Block"]]):
    """Chunks of pairs. Once they have killed workers each is tried again for itself, and no more."""

    chunks: Sequence[Sequence[Pair]]
    is_last_try: bool = False

    def answer(self, options: Options) -> list[Block]:
        """Score the chunks, each into a block."""
        count = counter(options)
        return [block_of(chunk, count, options) for chunk in self.chunks]

    def pieces(self) -> list[Texts]:
        """Return each chunk as a partition of its own."""
        return [] if self.is_last_try else [Texts([chunk], is_last_try=True) for chunk in self.chunks]

    def lost(self, options: Options) -> list[Block]:
        """Return blocks of failures."""
        return [lost_block(chunk, options) for chunk in self.chunks]


def ship(examples: Iterable[Example], options: Options) -> Iterator[Texts]:
    """Yield what there is to score in partitions; examples are asked for as these are."""
    chunks = chunks_of(examples, options)
    while some := list(islice(chunks, CHUNKS)):
        yield Texts(some)
