"""What the command line says beside its output, on stderr, whoever reads it or has stopped reading."""

import sys
from contextlib import suppress

from rouge_gui.corpus.example import Problem

NOTHING_SCORED = (
    "Nothing was scored: no example has both a candidate and a reference. Where a table calls its columns otherwise, "
    "rename those of candidates to candidate_SYSTEM, or say what is what with --recipe FILE: the window's "
    '"Open with a mapping" saves one.'
)


def tell(message: str) -> None:
    """Print `message`. A reader that has gone away (a closed pipe) is no reason to stop the work."""
    with suppress(BrokenPipeError):
        print(message, file=sys.stderr, flush=True)  # noqa: T201 (the command line speaks)


def told(problem: Problem) -> str:
    """Return a problem as one line: file, line, level, sentence."""
    place = str(problem.path) if problem.line is None else f"{problem.path}:{problem.line}"
    return f"{place}: {problem.level}: {problem.message}"
