"""TOML files that people write by hand: read within bounds, every fault a sentence."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rouge_gui.corpus.decoding import why
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.wording import said

LARGEST = 1 << 20
WORDS: Mapping[type, str] = {
    str: said("a text"),
    int: said("a whole number"),
    float: said("a number"),
    bool: said("true or false"),
    list: said("a list of texts"),
    dict: said("a table"),
}


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


def typed(given: Mapping[str, Any], kinds: Mapping[str, type], where: str) -> dict[str, Any]:
    """Return the values of a table by name: lists as tuples, whole numbers as floats where those are asked for.

    `RougeGuiError`, which calls the table `where`, for a name that `kinds` lacks and for a value of another kind.
    """
    told: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise RougeGuiError(
                said(
                    "{place} knows no `{field}`; it knows {known}.",
                    place=where,
                    field=name,
                    known=", ".join(kinds),
                )
            )
        kind = kinds[name]
        found = float(value) if kind is float and type(value) is int else value
        is_texts = not isinstance(value, list) or all(isinstance(each, str) for each in value)
        if type(found) is not kind or not is_texts:
            raise RougeGuiError(
                said("{place}: `{field}` has to be {kind}.", place=where, field=name, kind=WORDS[kind])
            )
        told[name] = tuple(found) if isinstance(found, list) else found
    return told
