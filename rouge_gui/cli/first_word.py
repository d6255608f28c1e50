"""What is said of words that are neither a command nor anything to open."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from rouge_gui.cli.arguments import COMMANDS
from rouge_gui.errors import InvalidOption


def check_can_be_opened(words: Iterable[str]) -> None:
    """Raise `InvalidOption` for the first of `words` that names no file or folder."""
    for word in words:
        if not Path(word).exists():
            raise InvalidOption(_told(word))


def _told(word: str) -> str:
    near = get_close_matches(word, COMMANDS, 1)
    meant = f"Did you mean {near[0]}? " if near else ""
    return f"There is no file or folder {word!r}, and no such command. {meant}The commands are {', '.join(COMMANDS)}."
