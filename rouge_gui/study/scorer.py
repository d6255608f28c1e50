"""A process that scores chunks of pairs, as its parent holds it and as it runs inside."""

import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.study.run import Failure, Pair, Result, score_pair

NICENESS = 10
SPAWN = get_context("spawn")

Numbers = tuple[tuple[float, ...], tuple[float, ...]]
Plain = tuple[str, str, str | tuple[Numbers, ...]]


class Scorer:
    """The parent's end. It gives one chunk at a time, once the process has said that it is ready."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(theirs, options), daemon=True)
        self._process.start()
        theirs.close()

    def give(self, chunk: Sequence[Pair]) -> None:
        """Have `chunk` scored; OSError where the process is dead."""
        self.connection.send(list(chunk))

    def take(self) -> list[Result | Failure] | None:
        """Return the results of the chunk, None when the process has started; EOFError where it is dead."""
        answer: list[Plain] | None = self.connection.recv()
        return None if answer is None else [_result(plain, self._options) for plain in answer]

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()


def _serve(parent: Connection, options: Options) -> None:
    """Give way to everything else, leave Ctrl-C to the parent, and score what comes until no more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    parent.send(None)
    while True:
        parent.send([_plain(score_pair(pair, options)) for pair in parent.recv()])


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _plain(outcome: Result | Failure) -> Plain:
    if isinstance(outcome, Failure):
        return outcome.example, outcome.system, outcome.message
    numbers = zip(map(tuple, outcome.scores.values()), map(tuple, outcome.counts.values()), strict=True)
    return outcome.example, outcome.system, tuple(numbers)


def _result(plain: Plain, options: Options) -> Result | Failure:
    example, system, told = plain
    if isinstance(told, str):
        return Failure(example, system, told)
    scores = {name: Score(*score) for name, (score, _) in zip(options.variants, told, strict=True)}
    counts = {name: Counts(*count) for name, (_, count) in zip(options.variants, told, strict=True)}
    return Result(example, system, scores, counts)
