"""Match offsets as JSON: where each counted match stands in the candidate and in each reference.

The schema, version 1. All offsets are half-open ranges `[start, end]` of code points of the text they belong to.
One object: `format` ("rouge-gui offsets"), `version` (1), `unit` ("code points"), `examples`, `signature`.
Each of `examples`: `example`, `system`, `candidate` and `references` (the texts), `scores` (variant -> `precision`,
`recall`, `fmeasure`, and `reference`, the number from 0 of the one whose evidence explains it best), `cues` (each with
`cue`, `severity`, `start`, `end`, `reason`), and `variants`: variant -> a list with an object for each reference:
  `hits`, `candidate_total`, `reference_total`: what precision and recall are made of;
  `matches`: a list of `[candidate, reference]`, each a list of as many ranges as the match has tokens;
  `clipped_candidate`, `clipped_reference`: units that both texts hold and that did not count, as lists of ranges.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rouge_gui.errors import UnreadableFile
from rouge_gui.rouge.text import Span, Text
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.rouge.score import Overlap

FORMAT, VERSION, UNIT = "rouge-gui offsets", 1, "code points"

Spans = tuple[Span, ...]


@dataclass(frozen=True)
class Found:
    """What a variant counted against one reference: pairs of ranges (candidate's, reference's), and what is clipped."""

    hits: float
    matches: tuple[tuple[Spans, Spans], ...]
    clipped_candidate: tuple[Spans, ...]
    clipped_reference: tuple[Spans, ...]


@dataclass(frozen=True)
class Offsets:
    """A candidate as it is read back: `found[variant][i]` is what was counted against reference i."""

    example: str
    system: str
    candidate: str
    references: tuple[str, ...]
    found: Mapping[str, tuple[Found, ...]]


def write(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples` as they come, and the signature at the end."""
    encode = json.JSONEncoder().encode
    head = encode({"format": FORMAT, "version": VERSION, "unit": UNIT})
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        handle.write(f'{head[:-1]}, "examples": [')
        before = "\n"
        for each in examples:
            handle.write(f"{before}{encode(_plain(each))}")
            before = ",\n"
        handle.write(f'\n], "signature": {encode(sign())}}}\n')


def read(path: Path) -> list[Offsets]:
    """Return what `write` wrote; `UnreadableFile` where `path` holds anything else, or ranges outside their text."""
    try:
        whole = json.loads(path.read_text(encoding="utf-8"))
        if (whole["format"], whole["version"], whole["unit"]) != (FORMAT, VERSION, UNIT):
            raise UnreadableFile(path, said("holds no offsets of version {version}", version=VERSION))
        return [_read(each) for each in whole["examples"]]
    except OSError as error:
        raise UnreadableFile(path, said("cannot be read ({reason})", reason=str(error.strerror))) from error
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise UnreadableFile(path, said("does not hold match offsets as rouge-gui writes them")) from error


def _plain(opened: Opened) -> dict[str, Any]:
    evaluation = opened.evaluation
    names = ("cue", "severity", "start", "end", "reason")
    return {
        "example": opened.example,
        "system": opened.system,
        "candidate": evaluation.candidate.raw,
        "references": [reference.raw for reference in evaluation.references],
        "scores": {
            name: {**joint.score._asdict(), "reference": joint.shown}
            for name, joint in evaluation.scores.items()
        },
        "cues": [{name: getattr(place, name) for name in names} for place in opened.places],
        "variants": {
            name: [
                _overlap(evaluation.candidate, reference, measured[name].overlap)
                for reference, measured in zip(evaluation.references, evaluation.measured, strict=True)
            ]
            for name in evaluation.options.variants
        },
    }


def _overlap(candidate: Text, reference: Text, overlap: Overlap) -> dict[str, Any]:
    ours, theirs = candidate.sequence_view, reference.sequence_view
    return {
        "hits": overlap.hits,
        "candidate_total": overlap.candidate_total,
        "reference_total": overlap.reference_total,
        "matches": [
            [_ranges(ours, match.candidate), _ranges(theirs, match.reference)] for match in overlap.matches
        ],
        "clipped_candidate": [_ranges(ours, unit) for unit in overlap.clipped_candidate],
        "clipped_reference": [_ranges(theirs, unit) for unit in overlap.clipped_reference],
    }


def _ranges(text: Text, unit: Sequence[int]) -> list[Span]:
    return [text.tokens[position].span for position in unit]


def _read(told: dict[str, Any]) -> Offsets:
    candidate, references = _words(told["candidate"]), tuple(map(_words, told["references"]))
    return Offsets(
        _words(told["example"]),
        _words(told["system"]),
        candidate,
        references,
        {
            name: tuple(
                _found(each, candidate, reference)
                for each, reference in zip(by_reference, references, strict=True)
            )
            for name, by_reference in told["variants"].items()
        },
    )


def _found(told: dict[str, Any], candidate: str, reference: str) -> Found:
    return Found(
        float(told["hits"]),
        tuple((_spans(ours, candidate), _spans(theirs, reference)) for ours, theirs in told["matches"]),
        tuple(_spans(unit, candidate) for unit in told["clipped_candidate"]),
        tuple(_spans(unit, reference) for unit in told["clipped_reference"]),
    )


def _spans(told: list[list[int]], text: str) -> Spans:
    spans = tuple(Span(start, end) for start, end in told)
    if any(type(place) is not int for span in spans for place in span):
        raise TypeError("An offset is not a whole number.")
    if any(not 0 <= start <= end <= len(text) for start, end in spans):
        raise ValueError("An offset lies outside its text.")
    return spans


def _words(told: object) -> str:
    if not isinstance(told, str):
        raise TypeError("This is no text.")
    return told
