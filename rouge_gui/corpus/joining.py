"""Parts of one example brought together while they stream past: each system has one candidate, the first."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.wording import said

# What pandas, Python, JSON and spreadsheets write where there is no text.
MARKS = frozenset(("nan", "none", "null", "<na>", "n/a", "#n/a"))
LONGEST_MARK = max(map(len, MARKS))


class Part(NamedTuple):
    """What one place of a file says of an example; `line` is None where there are no lines."""

    example: Example
    line: int | None


class Seen:
    """Which systems have a candidate for which example already. Holds one number for each."""

    def __init__(self) -> None:
        self._pairs: set[int] = set()

    def admit(self, example: Example) -> tuple[Example | None, list[str]]:
        """Return `example` without the candidates met before, and a sentence for each that was left out.

        None where it had no others.
        """
        new = {name: text for name, text in example.candidates.items() if self._is_new(example.id, name)}
        told = [
            said(
                "Example {example} has a candidate of {system} already; this second one was left out.",
                example=example.id,
                system=name,
            )
            for name in example.candidates
            if name not in new
        ]
        return None if told and not new else replace(example, candidates=new), told

    def _is_new(self, id_: str, system: str) -> bool:
        pair = hash((id_, system))
        known = pair in self._pairs
        self._pairs.add(pair)
        return not known


def join_parts(path: Path, parts: Iterable[Part | Problem]) -> Iterator[Example | Problem]:
    """Yield one example for each run of parts with the same id, and a warning where it cannot be scored."""
    seen = Seen()
    whole: Part | None = None
    for part in parts:
        if isinstance(part, Problem):
            yield part
            continue
        example, told = seen.admit(part.example)
        yield from (Problem(path, part.line, Level.WARNING, message) for message in told)
        if example is None:
            continue
        if whole is not None and whole.example.id == example.id:
            whole = whole._replace(example=whole.example.joined(example))
            continue
        if whole is not None:
            yield from _finished(path, whole)
        whole = Part(example, part.line)
    if whole is not None:
        yield from _finished(path, whole)


def _finished(path: Path, part: Part) -> Iterator[Example | Problem]:
    example = part.example
    yield example
    if _has_doubtful(example):
        told = chain(_told_empty(example), _told_marked(example))
        yield from (Problem(path, part.line, Level.WARNING, message) for message in told)
    if not (example.references and example.candidates):
        yield Problem(path, part.line, Level.WARNING, _incomplete(example))


def _has_doubtful(example: Example) -> bool:
    for each in example.candidates.values():
        if _is_doubtful(each.text):
            return True
    for reference in example.references:
        if _is_doubtful(reference):
            return True
    return example.source is not None and _is_doubtful(example.source)


def _told_empty(example: Example) -> Iterator[str]:
    """Yield a sentence for each text that is there and holds nothing."""
    if example.source is not None and _is_empty(example.source):
        yield said("The source of example {example} is empty.", example=example.id)
    for number, reference in enumerate(example.references, 1):
        if _is_empty(reference):
            yield (
                said("The reference of example {example} is empty.", example=example.id)
                if len(example.references) == 1
                else said(
                    "Reference {number} of example {example} is empty.", number=number, example=example.id
                )
            )
    for system, candidate in example.candidates.items():
        if _is_empty(candidate.text):
            yield said(
                "The candidate of {system} in example {example} is empty; its scores are 0.",
                system=system,
                example=example.id,
            )


def _told_marked(example: Example) -> Iterator[str]:
    """Yield a sentence for each text that looks like what a program writes where there is none."""
    for text in filter(_is_mark, filter(None, (example.source, *example.references))):
        yield said(
            "A source or reference of example {example} is “{text}”, which is read as a text. Where there is none, leave "
            "it empty.",
            example=example.id,
            text=text,
        )
    for system, candidate in example.candidates.items():
        if _is_mark(candidate.text):
            yield said(
                "The candidate of {system} in example {example} is “{text}”, which is scored as a text. Where nothing "
                "was written, leave it empty.",
                system=system,
                example=example.id,
                text=candidate.text,
            )


def _is_doubtful(text: str) -> bool:
    return _is_empty(text) or _is_mark(text)


def _is_empty(text: str) -> bool:
    return not text or text.isspace()


def _is_mark(text: str) -> bool:
    return len(text) <= LONGEST_MARK and text.casefold() in MARKS


def _incomplete(example: Example) -> str:
    if example.candidates:
        return said(
            "Example {example} has no reference, so its candidates cannot be scored.", example=example.id
        )
    if example.references:
        return said("Example {example} has no candidate, so there is nothing to score.", example=example.id)
    return said(
        "Example {example} has no reference and no candidate, so there is nothing to score.",
        example=example.id,
    )
