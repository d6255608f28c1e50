"""Over how many threads or processes work beside the window is spread, so that the window stays fluent."""

import os

from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options


def jobs_for(options: Options, most: int = 0) -> int:
    """Return how many threads or processes score a corpus under `options`, `most` at most (0: as many as fit).

    Processes give way to the window; threads share an interpreter with it, so one processor is left to its thread.
    """
    processors = os.cpu_count() or 1
    fitting = max(1, processors - 1) if lets_go(options) else processors
    return min(fitting, most) if most else fitting
