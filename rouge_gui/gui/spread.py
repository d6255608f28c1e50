"""Over how many threads or processes work beside the window is spread, so that the window stays fluent."""

import os

from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options


def jobs_for(options: Options) -> int:
    """Return how many threads or processes score a corpus under `options`.

    Processes give way to the window; threads share an interpreter with it, so one processor is left to its thread.
    """
    processors = os.cpu_count() or 1
    return max(1, processors - 1) if lets_go(options) else processors
