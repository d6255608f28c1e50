"""A corpus as ROUGE-1.5.5 takes it: `settings.xml` and a file of one sentence per line for each text.

All files have numbers for names, so that no id or system can lead elsewhere. Sources and metadata, for which the
original has no place, stand in elements that it passes over: reading the folder gives the same corpus again. What
cannot be kept: a carriage return within a text comes back as a line feed, a text with a NUL is no text file.
"""

from __future__ import annotations

import json
import re
import shutil
from contextlib import suppress
from html import escape
from typing import TYPE_CHECKING, TextIO
from uuid import uuid4

from rouge_gui.errors import UnwritableFile, of_the_system
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from rouge_gui.corpus.example import Example

SETTINGS, PEERS, MODELS, SOURCES = "settings.xml", "peers", "models", "sources"
NO_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
NO_TEXT = re.compile(r"[\ud800-\udfff]")
MARK = "\ufeff"
# A reader of XML takes these in an attribute for blanks.
BLANKS = str.maketrans({"\t": "&#9;", "\n": "&#10;", "\r": "&#13;"})


def write_corpus(examples: Iterable[Example], folder: Path) -> None:
    """Write `examples` into `folder`, which must be new or empty; `UnwritableFile` where it is not or cannot be.

    Whatever fails, `examples` included, `folder` stays as it was.
    """
    target = folder.resolve()
    fresh = target.with_name(f".{uuid4().hex}.part")
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise UnwritableFile(folder, said("is not empty; name a new folder"))
        fresh.mkdir()
        _write(examples, fresh, folder)
        if target.exists():
            target.rmdir()
        fresh.rename(target)
    except OSError as error:
        told = said("cannot be written ({reason})", reason=of_the_system(error))
        raise UnwritableFile(folder, told) from error
    finally:
        with suppress(FileNotFoundError):
            shutil.rmtree(fresh)


def _write(examples: Iterable[Example], fresh: Path, folder: Path) -> None:
    for name in (PEERS, MODELS, SOURCES):
        (fresh / name).mkdir()
    systems: dict[str, int] = {}
    with (fresh / SETTINGS).open("w", encoding="utf-8", newline="\n") as handle:
        handle.write('<ROUGE-EVAL version="1.55">\n')
        for number, example in enumerate(examples, 1):
            if bad := next((name for name in (example.id, *example.candidates) if NO_XML.search(name)), None):
                raise UnwritableFile(
                    folder, said("cannot be written: XML has no place for the name {name!r}", name=bad)
                )
            if halved := _halved(example):
                sentence = said(
                    "cannot be written: {text} of example {example!r} holds half a character, which no text file can. "
                    "Take it out of the corpus",
                    text=halved,
                    example=example.id,
                )
                raise UnwritableFile(folder, sentence)
            _write_eval(handle, fresh, example, number, systems)
        handle.write("</ROUGE-EVAL>\n")


def _write_eval(handle: TextIO, fresh: Path, example: Example, number: int, systems: dict[str, int]) -> None:
    """Write one EVAL and the files it names; `systems` counts the systems met so far."""
    handle.write(f"<EVAL ID={_quoted(example.id)}>\n<PEER-ROOT>{PEERS}</PEER-ROOT>\n")
    handle.write(f'<MODEL-ROOT>{MODELS}</MODEL-ROOT>\n<INPUT-FORMAT TYPE="SPL"></INPUT-FORMAT>\n')
    if example.source is not None:
        name = f"{SOURCES}/{number}.txt"
        _write_text(fresh / name, example.source)
        handle.write(f"<SOURCE>{name}</SOURCE>\n")
    _write_metadata(handle, "", example.metadata)
    handle.write("<PEERS>\n")
    for system, candidate in example.candidates.items():
        name = f"{number}.{systems.setdefault(system, len(systems) + 1)}.txt"
        _write_text(fresh / PEERS / name, candidate.text)
        handle.write(f"<P ID={_quoted(system)}>{name}</P>\n")
    handle.write("</PEERS>\n<MODELS>\n")
    for place, reference in enumerate(example.references, 1):
        name = f"{number}.{place}.txt"
        _write_text(fresh / MODELS / name, reference)
        handle.write(f'<M ID="{place}">{name}</M>\n')
    handle.write("</MODELS>\n")
    for system, candidate in example.candidates.items():
        _write_metadata(handle, f" ID={_quoted(system)}", candidate.metadata)
    handle.write("</EVAL>\n")


def _halved(example: Example) -> str | None:
    """Return which text of `example` holds a surrogate without its other half, None where none does."""
    texts = {said("the source"): example.source or ""}
    texts |= {
        said("reference {number}", number=place): reference
        for place, reference in enumerate(example.references, 1)
    }
    texts |= {
        said("the candidate of {system!r}", system=system): each.text
        for system, each in example.candidates.items()
    }
    return next((name for name, text in texts.items() if NO_TEXT.search(text)), None)


def _quoted(text: str) -> str:
    """Return `text` as an attribute of XML."""
    return f'"{escape(text).translate(BLANKS)}"'


def _write_text(path: Path, text: str) -> None:
    """Write a text and a line end; a mark at its start is doubled, since readers take one for the encoding's."""
    path.write_bytes(f"{MARK if text.startswith(MARK) else ''}{text}\n".encode())


def _write_metadata(handle: TextIO, whose: str, metadata: Mapping[str, object]) -> None:
    if metadata:
        handle.write(
            f"<METADATA{whose}>{escape(json.dumps(dict(metadata), default=str), quote=False)}</METADATA>\n"
        )
