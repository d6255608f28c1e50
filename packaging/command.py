"""How a set-up command ends: with the exit code of its work, or a sentence where it cannot go on."""

import io
import sys
from collections.abc import Callable
from typing import NoReturn

from environment import SetupError

INTERRUPTED = 130


def answer(work: Callable[[], int]) -> NoReturn:
    """Do `work` and exit with its code; its lines come in order with those of the programs it calls."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    try:
        sys.exit(work())
    except SetupError as error:
        sys.exit(f"rouge-gui set-up: {error}")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
