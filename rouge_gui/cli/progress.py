"""The progress bar of a terminal; in a pipe there is none."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(count: Callable[[], int], doing: str = "Scoring") -> Iterator[Callable[[int], None]]:
    """Give a function to call with the number of steps made. On a terminal it moves a bar on stderr.

    `count` returns the number of steps, 0 for unknown; it may take long and runs in a thread beside.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _steps: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    words = (
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*words, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=None)
        threading.Thread(target=lambda: bar.update(task, total=count() or None), daemon=True).start()
        yield lambda steps: bar.advance(task, steps)
