"""What the command line says beside its output, on stderr, whoever reads it or has stopped reading."""

import sys
from contextlib import suppress

from rouge_gui.corpus.example import Problem


def tell(message: str) -> None:
    """Print `message`. A reader that has gone away (a closed pipe) is no reason to stop the work."""
    with suppress(BrokenPipeError):
        print(message, file=sys.stderr, flush=True)  # noqa: T201 (the command line speaks)


def told(problem: Problem) -> str:
    """Return a problem as one line: file, line, level, sentence."""
    place = str(problem.path) if problem.line is None else f"{problem.path}:{problem.line}"
    return f"{place}: {problem.level}: {problem.message}"
