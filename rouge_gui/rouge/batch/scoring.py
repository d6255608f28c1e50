"""Scoring many candidates: chunk by chunk, by as many threads as there are processors."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.batch.engine import Count, counter, lets_go
from rouge_gui.rouge.batch.joining import Counted, Joined, joined
from rouge_gui.rouge.options import Options

CHUNK_CHARACTERS = 400_000


def score(
    candidates: Sequence[str],
    references: Sequence[Sequence[str]],
    options: Options,
    threads: int | None = None,
) -> dict[str, NDArray[np.float64]]:
    """Return for each variant of `options` the scores of `candidates`, float64 (n, 3): precision, recall, F.

    They equal those of `evaluate` to the last bit. A candidate without references has NaN in its row. `threads` None:
    one per processor, as far as the engine lets the interpreter go. `ValueError` where there are not as many lists of
    references as candidates.
    """
    if len(candidates) != len(references):
        raise ValueError(f"There are {len(candidates)} candidates, but references for {len(references)}.")
    scores = np.full((len(candidates), len(options.variants), 3), np.nan)
    rows = [row for row, each in enumerate(references) if each]
    ours = candidates if len(rows) == len(candidates) else [candidates[row] for row in rows]
    theirs = references if len(rows) == len(candidates) else [references[row] for row in rows]
    count = counter(options)

    def fill(chunk: slice) -> None:
        told = scored(count, ours[chunk], theirs[chunk], options)
        scores[rows[chunk]] = told.scores

    workers = (threads or os.cpu_count() or 1) if lets_go(options) else 1
    each_of(chunks(ours, theirs), fill, workers)
    return {name: scores[:, place] for place, name in enumerate(options.variants)}


def each_of(chunks: Iterable[slice], work: Callable[[slice], None], workers: int) -> None:
    """Do `work` on each chunk, in `workers` threads where there are more than one."""
    if workers == 1:
        for chunk in chunks:
            work(chunk)
        return
    with ThreadPoolExecutor(workers) as pool:
        for _ in pool.map(work, chunks):
            pass


def scored(
    count: Count, candidates: Sequence[str], references: Sequence[Sequence[str]], options: Options
) -> Joined:
    """Return scores and counts of one chunk, in which every candidate has a reference."""
    counts, inverses = count(candidates, references)
    starts = np.cumsum([0, *(len(each) for each in references[:-1])])
    return joined(Counted(counts, starts, inverses), options)


def chunks(candidates: Sequence[str], references: Sequence[Sequence[str]]) -> Iterator[slice]:
    """Yield slices of candidates that hold, with their references, about so many characters as measured best."""
    sizes = np.fromiter(map(len, candidates), np.int64, len(candidates))
    held = np.fromiter(map(len, references), np.int64, len(references))
    characters = np.fromiter(map(len, chain.from_iterable(references)), np.int64)
    ends = np.cumsum(sizes) + np.concatenate(([0], np.cumsum(characters)))[np.cumsum(held)]
    start = 0
    while start < len(candidates):
        done = ends[start - 1] if start else 0
        stop = max(int(np.searchsorted(ends, done + CHUNK_CHARACTERS, "right")), start + 1)
        yield slice(start, stop)
        start = stop
