"""LLM Comparator's JSON: two models' answers to each input; `custom_fields` may hold a reference.

The number of the example is its id where no field gives one. What else is said of an example is its metadata.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from rouge_gui.corpus.entries import read_entries
from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.fields import fields_of
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.openings import opening
from rouge_gui.corpus.rows import ENTRY, Called, WrongRow, checked_name, checked_text, kind
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

SUFFIXES = (".json", ".json.gz")
CALLED = Called(ENTRY, said("an example of LLM Comparator"))
KEYS = re.compile(r'"output_text_[ab]"\s*:')
MODELS = ("A", "B")
THE_ID = said('The id in "custom_fields"')
USED = {"input_text", "output_text_a", "output_text_b", "custom_fields"}


def recognises(path: Path) -> bool:
    """Tell whether `path` begins as the file of a comparison does."""
    return path.name.lower().endswith(SUFFIXES) and path.is_file() and bool(KEYS.search(opening(path)))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; an entry that is none is a Problem and the rest goes on."""
    names = _names(path)
    count = 0

    def parts(line: int, row: Row) -> Iterator[Part]:
        nonlocal count
        count += 1
        yield Part(_example(count, row, names), line)

    return join_parts(path, parts_of_objects(path, read_entries(path, ["examples"]), parts, CALLED))


def _names(path: Path) -> tuple[str, ...]:
    """Return what the two models are called."""
    names = []
    for entry in read_entries(path, ["models"]):
        if isinstance(entry, Problem):
            continue
        try:
            names.append(str(json.loads(entry.text)["name"]))
        except (ValueError, KeyError, TypeError, RecursionError):
            why = said('has a model without a "name" in line {line}', line=entry.number)
            raise UnreadableFile(path, why) from None
    if len(names) != len(MODELS):
        raise UnreadableFile(path, said('must name two "models", not {count}', count=len(names)))
    if len(set(names)) < len(names):
        return tuple(f"{name} ({letter})" for name, letter in zip(names, MODELS, strict=True))
    return tuple(names)


def _example(number: int, row: Row, names: tuple[str, ...]) -> Example:
    custom = row.get("custom_fields") or {}
    if not isinstance(custom, dict):
        raise WrongRow(
            said('"{field}" must be an object, not {kind}.', field="custom_fields", kind=kind(custom))
        )
    fields = fields_of(custom)
    keys = [f"output_text_{letter.lower()}" for letter in MODELS]
    texts = {name: checked_text(row.get(key), f'"{key}"') for name, key in zip(names, keys, strict=True)}
    return Example(
        checked_name(fields.id, THE_ID, str(number)),
        checked_text(row.get("input_text"), '"input_text"'),
        fields.references,
        {name: Candidate(text) for name, text in texts.items() if text is not None},
        {name: value for name, value in row.items() if name not in USED} | dict(fields.rest),
    )


READER = Reader("LLM Comparator", said("LLM Comparator's .json"), SUFFIXES, recognises, read)
