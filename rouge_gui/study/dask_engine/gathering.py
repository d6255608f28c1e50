"""Partitions of a corpus given to a Dask cluster a few at a time and gathered in their order, whatever dies there."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import CancelledError
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.dask_engine.cluster import check, reaching, signature_of, threads

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from distributed import Client, Future

    from rouge_gui.rouge.options import Options

Answer = TypeVar("Answer")
AHEAD = 3
PATIENCE = 0.1
ALONE = 20.0


class Partition(ABC, Generic[Answer]):
    """Some of a corpus, as it travels to a worker."""

    @abstractmethod
    def answer(self, options: Options) -> Answer:
        """Score it, on the worker."""

    @abstractmethod
    def pieces(self) -> Sequence[Partition[Answer]]:
        """Return what is tried in its place once it has killed workers; nothing where it has had its chance."""

    @abstractmethod
    def lost(self, options: Options) -> Answer:
        """Return what is told of a partition that kills every worker it is given to, here."""


def gathered(
    client: Client,
    partitions: Iterable[Partition[Answer]],
    options: Options,
    stopped: Callable[[], bool],
) -> Generator[Answer, None, None]:
    """Yield the answer of each partition in order; a few per thread of the cluster are under way at a time.

    A partition whose worker dies is given to another by Dask. `stopped` is asked every 0.1 s. `RougeGuiError` where
    the cluster goes away, or has no worker for 20 s.
    """
    waiting: deque[tuple[Partition[Answer], Future[tuple[str, Answer]]]] = deque()
    for partition in partitions:
        with reaching():
            waiting.append((partition, client.submit(_answer, partition, options, pure=False)))
        while waiting and (waiting[0][1].done() or len(waiting) >= AHEAD * max(threads(client), 1)):
            if not _is_done(client, waiting[0][1], stopped):
                return
            yield from _taken(client, *waiting.popleft(), options, stopped)
    while waiting and _is_done(client, waiting[0][1], stopped):
        yield from _taken(client, *waiting.popleft(), options, stopped)


def _answer(partition: Partition[Answer], options: Options) -> tuple[str, Answer]:
    """Score `partition` where this runs, and say under which signature."""
    return signature_of(options), partition.answer(options)


def _is_done(client: Client, future: Future[tuple[str, Answer]], stopped: Callable[[], bool]) -> bool:
    """Wait until there is an answer; False where it is not wanted any more."""
    seen = time.monotonic()
    while not future.done():
        if stopped():
            return False
        with reaching(), suppress(TimeoutError):
            future.exception(timeout=PATIENCE)
        if threads(client):
            seen = time.monotonic()
        elif time.monotonic() - seen > ALONE:
            raise RougeGuiError(
                f"The Dask cluster has had no worker for {ALONE:.0f} seconds, so the rest cannot be scored."
            )
    return True


def _taken(
    client: Client,
    partition: Partition[Answer],
    future: Future[tuple[str, Answer]],
    options: Options,
    stopped: Callable[[], bool],
) -> Generator[Answer, None, None]:
    """Yield what came of a partition: its answer, or where it has killed its workers what comes of its pieces."""
    from distributed.scheduler import KilledWorker

    with reaching():
        if isinstance(error := future.exception(), CancelledError):
            raise error
    if isinstance(error, KilledWorker):
        pieces = partition.pieces()
        yield from gathered(client, pieces, options, stopped) if pieces else (partition.lost(options),)
        return
    if error is not None:
        raise RougeGuiError(f"A Dask worker failed ({type(error).__name__}: {error}).") from error
    with reaching():
        told, answer = future.result()
    check("that answered", told, options)
    yield answer
