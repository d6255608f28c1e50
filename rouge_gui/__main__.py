"""Decides which front door is meant: the window (and pictures of it) or the terminal."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from multiprocessing import freeze_support
from typing import TextIO

from rouge_gui.cli.arguments import parse
from rouge_gui.cli.notices import tell
from rouge_gui.errors import RougeGuiError

BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code.

    0: done, problems with single files or lines included; 2: bad input, told in a sentence; 130: Ctrl-C.
    """
    freeze_support()
    try:
        code = DOORS[(given := parse(sys.argv[1:] if argv is None else argv)).command](given)
    except SystemExit as asked:
        code = asked.code if isinstance(asked.code, int) else BAD_INPUT
    except RougeGuiError as error:
        tell(f"rouge-gui: {error}")
        code = BAD_INPUT
    except BrokenPipeError:
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            _finish(stream)
    return code


def _finish(stream: TextIO) -> None:
    """Write what is left. Where the reader has gone, it has what it wanted: Python shall not complain at the end."""
    try:
        stream.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _window(given: Namespace) -> int:
    from rouge_gui import app

    return app.run(given.paths, given.options if given.has_options else None)


def _shot(given: Namespace) -> int:
    from rouge_gui import app

    picture = app.Picture(given.paths, given.example, given.system, given.theme, given.scale, given.size)
    return app.shot(picture, given.output, given.options)


def _score(given: Namespace) -> int:
    from rouge_gui.cli import score

    return score.run(given)


def _batch(given: Namespace) -> int:
    from rouge_gui.cli import batch

    return batch.run(given)


def _cues(given: Namespace) -> int:
    from rouge_gui.cli import cues

    return cues.run(given)


def _why(given: Namespace) -> int:
    from rouge_gui.cli import why

    return why.run(given)


DOORS = {"window": _window, "score": _score, "batch": _batch, "cues": _cues, "why": _why, "shot": _shot}

if __name__ == "__main__":
    sys.exit(main())
