"""TOML files that people write by hand: read within bounds, every fault a sentence."""

import tomllib
from pathlib import Path
from typing import Any

from rouge_gui.corpus.decoding import why
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

LARGEST = 1 << 20


def read_toml(path: Path, what: str) -> dict[str, Any]:
    """Return what a file says; `UnreadableFile` tells that it is no `what`, or why it could not be read."""
    try:
        with path.open("rb") as handle:
            data = handle.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, why(error)) from error
    if len(data) > LARGEST:
        raise UnreadableFile(
            path, said("is no {what} (it holds more than {megabytes} MB)", what=what, megabytes=LARGEST >> 20)
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableFile(
            path, said("is no {what} in TOML ({error})", what=what, error=str(error))
        ) from error
    return read_toml_text(text, path, what)


def read_toml_text(text: str, path: Path, what: str) -> dict[str, Any]:
    """Return what `text`, which stands in the file at `path`, says; errors as of `read_toml`."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        told = str(error) or said("nested too deeply")
        raise UnreadableFile(path, said("is no {what} in TOML ({error})", what=what, error=told)) from error
