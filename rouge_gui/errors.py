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


# What systems say most often, in small letters.
_OF_SYSTEMS = {
    str(reason): reason
    for reason in (
        said("no such file or directory"),
        said("permission denied"),
        said("is a directory"),
        said("not a directory"),
        said("file name too long"),
        said("no space left on device"),
        said("read-only file system"),
        said("input/output error"),
        said("too many open files"),
        said("too many levels of symbolic links"),
    )
}


def of_the_system(error: OSError | ValueError) -> str:
    """Return the reason of a failure, in small letters; what systems say most often can be said in other languages."""
    told = error.strerror if isinstance(error, OSError) else None
    reason = (told or str(error) or type(error).__name__).lower()
    return _OF_SYSTEMS.get(reason, reason)
