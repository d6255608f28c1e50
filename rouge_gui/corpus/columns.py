"""What the columns of a table hold, by their obvious names."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.rows import checked_candidates, checked_name, checked_references, checked_text, no_text
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

IDS = ("id", "example", "example_id", "doc_id", "instance_id")
SYSTEMS = ("system", "system_id", "model_id", "summarizer_id")
SOURCES = ("source", "article", "document", "dialogue")
CANDIDATES = (
    "candidate",
    "prediction",
    "pred",
    "generated",
    "generated_summary",
    "hypothesis",
    "hyp",
    "decoded",
)
BY_SYSTEM = ("candidates",)
SUMMARY = "summary"
REFERENCE = re.compile(r"(summary[:_])?(reference|ref|target|gold|highlight)s?(_summary|_summaries)?[_.]?\d*")
OF_A_SYSTEM = re.compile(
    r"\s*(candidate|prediction|pred|generated|hypothesis|hyp|summary)[_:. -]+(?P<system>.*\S)", re.IGNORECASE
)
SHOWN = 20
THE_SOURCE, THE_REFERENCE, THE_CANDIDATE = said("The source"), said("The reference"), said("The candidate")
ADVICE = said(
    'Name one "candidate" and one "reference", or the candidates of several systems "candidate_<system>"; '
    '"id", "system" and "source" may stand beside them'
)


@dataclass(frozen=True)
class Columns:
    """Which column of a table holds what, by its place; None where there is none.

    `candidates` are places with the name of the system, None where the row or the file names it. `by_system` holds
    objects of texts by system. `others` are places with the name of what else is said.
    """

    id: int | None
    system: int | None
    source: int | None
    references: tuple[int, ...]
    candidates: tuple[tuple[int, str | None], ...]
    by_system: int | None
    others: tuple[tuple[int, str], ...]

    def example(self, number: int, values: Sequence[object], default_system: str) -> Example:
        """Return the example of row `number`, which is its id where it has none; `WrongRow` where a value does not fit.

        Where a row holds one system's candidate, what else it says is said of that candidate, else of the example.
        """
        rest = {name: values[place] for place, name in self.others}
        per_system = [system for _, system in self.candidates] == [None]
        texts = dict(self._texts(values, default_system))
        return Example(
            str(number) if self.id is None else checked_name(values[self.id], '"id"', str(number)),
            None if self.source is None else checked_text(values[self.source], THE_SOURCE),
            tuple(
                text for place in self.references for text in checked_references(values[place], THE_REFERENCE)
            ),
            {name: Candidate(text, rest if per_system else {}) for name, text in texts.items()},
            {} if per_system else rest,
        )

    def with_other_texts(
        self, names: Sequence[str], values: Sequence[object], systems: Container[str]
    ) -> "Columns":
        """Return these columns with each other one of `systems`, where its value is a text, as that one's candidate.

        One that is nothing says nothing.
        """
        texts = {
            place: names[place]
            for place, _ in self.others
            if names[place] in systems and isinstance(values[place], str)
        }
        rest = tuple(
            (place, name) for place, name in self.others if place not in texts and values[place] is not None
        )
        candidates = (*self.candidates, *texts.items())
        return replace(self, candidates=candidates, others=rest)

    def _texts(self, values: Sequence[object], default_system: str) -> Iterator[tuple[str, str]]:
        if self.by_system is not None:
            yield from checked_candidates(values[self.by_system], '"candidates"').items()
        for place, system in self.candidates:
            text = values[place]
            if text is not None:
                if not isinstance(text, str):
                    called = THE_CANDIDATE if system is None else said("The one of {system}", system=system)
                    raise no_text(text, called)
                named = None if self.system is None else values[self.system]
                yield system or checked_name(named, '"system"', default_system), text


def columns_of(path: Path, names: Sequence[str]) -> Columns:
    """Return what the columns called `names` hold.

    `summary` is the candidate where no other column is, the reference where no other is that and there are candidates.
    Columns such as `pred_bart` are systems where no column is a candidate by itself. `UnreadableFile`, which lists the
    names, where no column holds candidates or references, or where it cannot be told whose a candidate is.
    """
    plain = [name.strip().lower().replace(" ", "_").replace("-", "_") for name in names]
    references = [place for place, name in enumerate(plain) if REFERENCE.fullmatch(name)]
    by_system = _first(plain, BY_SYSTEM)
    own = [place for place, name in enumerate(plain) if name in CANDIDATES]
    named = [
        (place, found["system"])
        for place, name in enumerate(names)
        if place not in references and (found := OF_A_SYSTEM.fullmatch(name))
    ]
    summaries = [place for place, name in enumerate(plain) if name == SUMMARY]
    if references and not own and by_system is None:
        own = summaries
    elif not references and (own or named or by_system is not None):
        references = summaries
    candidates = [(place, names[place].strip()) for place in own] if own else named
    if by_system is not None:
        candidates = []
    system = _first(plain, SYSTEMS)
    if not candidates and by_system is None and not references:
        why = said(
            "has no column that is known to hold candidates or references. {columns}. {advice}",
            columns=columns_told(names),
            advice=ADVICE,
        )
        raise UnreadableFile(path, why)
    if len({name for _, name in candidates}) < len(candidates) or (
        system is not None and len(candidates) > 1
    ):
        told = ", ".join(f'"{names[place]}"' for place, _ in candidates)
        why = said(
            "does not tell which candidate is whose: {candidates}. {columns}. {advice}",
            candidates=told,
            columns=columns_told(names),
            advice=ADVICE,
        )
        raise UnreadableFile(path, why)
    alone = len(candidates) == 1 and (bool(own) or system is not None)
    return _columns(names, plain, references, [(candidates[0][0], None)] if alone else candidates, by_system)


def _columns(
    names: Sequence[str],
    plain: Sequence[str],
    references: Sequence[int],
    candidates: Sequence[tuple[int, str | None]],
    by_system: int | None,
) -> Columns:
    id_, source = _first(plain, IDS), _first(plain, SOURCES)
    per_system = [system for _, system in candidates] == [None]
    system = _first(plain, SYSTEMS) if per_system else None
    used = {id_, system, source, by_system, *references, *(place for place, _ in candidates)}
    others = [(place, name) for place, name in enumerate(names) if place not in used]
    return Columns(
        id_, system, source, tuple(references), tuple(candidates), by_system, tuple(without_twins(others))
    )


def _first(plain: Sequence[str], known: Sequence[str]) -> int | None:
    """Return the place of the first of the `known` names that is there."""
    return next((plain.index(name) for name in known if name in plain), None)


def without_twins(others: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yield `others` with a number after each name that was there before."""
    seen: set[str] = set()
    numbers: dict[str, int] = {}
    for place, name in others:
        unlike, number = name, numbers.get(name, 1)
        while unlike in seen:
            number += 1
            unlike = f"{name} ({number})"
        numbers[name] = number
        seen.add(unlike)
        yield place, unlike


def columns_told(names: Sequence[str]) -> str:
    """Return which columns there are, as a sentence without its end."""
    if not names:
        return said("It has no columns at all")
    shown = ", ".join(f'"{name}"' for name in names[:SHOWN])
    if len(names) <= SHOWN:
        return said("Its columns are {names}", names=shown)
    return said("Its columns are {names} and {more:,} more", names=shown, more=len(names) - SHOWN)
