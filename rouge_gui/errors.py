"""The errors a user may meet, each carrying a sentence written for the user.

RougeGuiError
  +-- InvalidOption      a setting that no protocol knows, or a value out of its bounds
  +-- UnreadableFile     a file or folder that could not be read, and why
  +-- UnknownExample     an example or system the corpus does not hold
  +-- UnwritableFile     a place where nothing could be written, and why
"""

from pathlib import Path

from rouge_gui.wording import said


class RougeGuiError(Exception):
    """Base of every error whose text may be shown to the user as it is."""


class InvalidOption(RougeGuiError):
    """A setting that is not known, or a value that it does not take."""


class UnreadableFile(RougeGuiError):
    """A file or folder that could not be read.

    `path` is the place, `why` the reason as half a sentence ("is not valid UTF-8 at byte 17").
    """

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(said("{path}: {why}", path=path, why=why))
        self.path = path
        self.why = why


class UnknownExample(RougeGuiError):
    """An example or a system that the corpus does not hold."""


class UnwritableFile(RougeGuiError):
    """A place where nothing could be written; `path` and `why` as in `UnreadableFile`."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(said("{path}: {why}", path=path, why=why))
        self.path = path
        self.why = why
