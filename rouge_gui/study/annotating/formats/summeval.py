"""SummEval's annotations: a line for each candidate, with what each annotator gave for each quality.

The keys are SummEval's own (`model_annotations.aligned.jsonl`, paired with its texts): id, model_id, decoded, text,
references, expert_annotations. `annotators` is ours: who they are, in the same order; without it they are numbered.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.rows import LINE, WrongRow, checked_name, kind
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.format_kinds import (
    Examples,
    Format,
    called,
    check_single,
    checked,
    known,
    number,
    shown,
)
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Answer, Item, Verdict, digest_of
from rouge_gui.wording import said

NAME = said("SummEval's file")
EXPERTS, NAMES = "expert_annotations", "annotators"


def write(verdicts: Iterable[Verdict], scheme: Scheme, examples: Examples, path: Path) -> None:
    """Write a line for each candidate that somebody judged."""
    check_single(scheme, NAME)
    if not scheme.ratings:
        raise RougeGuiError(
            said('SummEval\'s file holds ratings; "{scheme}" asks for none.', scheme=scheme.title)
        )
    by_item: dict[Item, list[Verdict]] = {}
    for each in verdicts:
        if each.is_done:
            by_item.setdefault(each.item, []).append(each)
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        for item, own in by_item.items():
            handle.write(json.dumps(_line(item, own, scheme, examples), ensure_ascii=True) + "\n")


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield a verdict for each expert of each line."""
    check_single(scheme, NAME)

    def verdicts(_line: int, row: Row) -> Iterator[Verdict]:
        yield from [checked(each, scheme, examples) for each in _verdicts(row, scheme, examples)]

    return parts_of_objects(path, read_lines(path), verdicts, called(LINE))


def _line(item: Item, own: list[Verdict], scheme: Scheme, examples: Examples) -> dict[str, object]:
    example = shown(item, examples)
    (system,) = item.systems
    return {
        "id": item.example,
        "model_id": system,
        "decoded": example.candidates[system].text,
        EXPERTS: [
            {
                rating.name: _plain(answer)
                for rating in scheme.ratings
                if (answer := each.answers.get(rating.name)) is not None
            }
            for each in own
        ],
        "turker_annotations": [],
        NAMES: [each.annotator for each in own],
        "references": list(example.references),
        **({} if example.source is None else {"text": example.source}),
    }


def _verdicts(row: Row, scheme: Scheme, examples: Examples) -> Iterator[Verdict]:
    item = Item(
        checked_name(row.get("id"), '"id"', ""), (checked_name(row.get("model_id"), '"model_id"', ""),)
    )
    example = known(item, examples)
    if (
        row.get("decoded", example.candidates[item.systems[0]].text)
        != example.candidates[item.systems[0]].text
    ):
        raise WrongRow(said('Its "decoded" is another text than the corpus has.'))
    given, names = row.get(EXPERTS), row.get(NAMES)
    if not isinstance(given, list):
        raise WrongRow(said('"{field}" must be a list, not {kind}.', field=EXPERTS, kind=kind(given)))
    if names is not None and (not isinstance(names, list) or len(names) != len(given)):
        raise WrongRow(
            said(
                '"{names}" must be a list of as many names as there are in "{experts}".',
                names=NAMES,
                experts=EXPERTS,
            )
        )
    for place, told in enumerate(given):
        annotator = f"expert {place + 1}" if names is None else checked_name(names[place], said("A name"), "")
        answers = _answers(told, scheme)
        yield Verdict(item, annotator, scheme.name, digest_of(example, item), answers)


def _answers(told: object, scheme: Scheme) -> dict[str, Answer]:
    if not isinstance(told, dict):
        raise WrongRow(said('"{field}" must hold objects with a number for each quality.', field=EXPERTS))
    asked = [rating.name for rating in scheme.ratings]
    if told and not told.keys() & set(asked):
        raise WrongRow(
            said("None of its qualities is asked; the scheme asks for {asked}.", asked=", ".join(asked))
        )
    return {
        name: number(told[name], said('The rating "{name}"', name=name)) for name in asked if name in told
    }


def _plain(answer: Answer) -> Answer:
    return int(answer) if isinstance(answer, float) and answer.is_integer() else answer


FORMAT = Format(
    said("SummEval's JSON lines of ratings"),
    ".jsonl",
    said(
        "Ratings only, whose absence is all that is left of what could not be judged: no choices, spans, notes, flags, "
        "times and revisions; nothing of skipped or withdrawn verdicts. Ratings of the crowd are not read."
    ),
    write,
    read,
    has_texts=True,
)
