"""Label Studio's JSON of annotated tasks: a task for each item, an annotation for each annotator.

The layout is that of its documentation ("Label Studio JSON format of annotated tasks"): ratings, choices, labels with
`start`, `end` (code points) and `text`; a severity is a choice on the region of its label, the evidence a region of the
source that a relation leads to, the note a text area. `data` holds the texts, and `example` and `systems` say of whom.
Places that count in UTF-16, as its older releases wrote them, are understood where the quoted text tells.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from rouge_gui.corpus.entries import read_entries
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.rows import WrongRow, checked_name, kind
from rouge_gui.study.annotating.checking import text_names, text_of
from rouge_gui.study.annotating.format_kinds import Examples, Format, called, checked, known, number, shown
from rouge_gui.study.annotating.scheme import Rating, Scheme
from rouge_gui.study.annotating.verdict import (
    REFERENCE,
    SOURCE,
    Answer,
    Item,
    SpanLabel,
    Verdict,
    digest_of,
    refitted,
)
from rouge_gui.wording import said

LABEL, SEVERITY, EVIDENCE, NOTE = "label", "severity", "evidence", "note"
Told = Mapping[str, object]


def write(verdicts: Iterable[Verdict], scheme: Scheme, examples: Examples, path: Path) -> None:
    """Write a task for each item that somebody judged or skipped."""
    by_item: dict[Item, list[Verdict]] = {}
    for each in verdicts:
        if not each.withdrawn:
            by_item.setdefault(each.item, []).append(each)
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        handle.write("[")
        for place, (item, own) in enumerate(by_item.items(), start=1):
            task = {
                "id": place,
                "data": _data(item, shown(item, examples)),
                "annotations": [
                    _annotation(count, each, scheme, examples) for count, each in enumerate(own, start=1)
                ],
            }
            handle.write(("\n" if place == 1 else ",\n") + json.dumps(task, ensure_ascii=True))
        handle.write("\n]\n")


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield a verdict for each annotation; one that is none is a Problem and the rest goes on."""

    def verdicts(line: int, task: Row) -> Iterator[Verdict | Problem]:
        data, annotations = task.get("data"), task.get("annotations", [])
        if not isinstance(data, dict) or not isinstance(annotations, list):
            raise WrongRow(said('A task needs an object "data" and a list "annotations".'))
        item = _item(data)
        example = known(item, examples)
        for place, annotation in enumerate(annotations, start=1):
            try:
                told = _verdict(_object(annotation, said("An annotation")), item, example, scheme)
                yield checked(told, scheme, examples)
            except WrongRow as error:
                message = said(
                    "Annotation {number} of this task was left out: {error}", number=place, error=str(error)
                )
                yield Problem(path, line, Level.ERROR, message)

    return parts_of_objects(path, read_entries(path, []), verdicts, called(said("task")))


def _data(item: Item, example: Example) -> dict[str, object]:
    names = [
        SOURCE,
        *text_names(item),
        *(f"{REFERENCE} {place}" for place in range(1, len(example.references) + 1)),
    ]
    texts = {_key(name): text for name in names if (text := text_of(example, item, name)) is not None}
    return {"example": item.example, "systems": list(item.systems), **texts}


def _annotation(place: int, verdict: Verdict, scheme: Scheme, examples: Examples) -> dict[str, object]:
    times = {"created_at": verdict.moment, "updated_at": verdict.moment} if verdict.moment else {}
    return {
        "id": place,
        "completed_by": {"email": verdict.annotator},
        "was_cancelled": verdict.skipped,
        "ground_truth": False,
        **times,
        "lead_time": verdict.seconds,
        "result": list(_results(verdict, scheme, shown(verdict.item, examples))),
    }


def _results(verdict: Verdict, scheme: Scheme, example: Example) -> Iterator[dict[str, object]]:
    first = _key(text_names(verdict.item)[0])
    for question in scheme.questions:
        answer = verdict.answers.get(question.name)
        if isinstance(answer, float) and isinstance(question, Rating):
            rated = int(answer) if answer.is_integer() else answer
            yield _result(f"q {question.name}", question.name, first, "rating", {"rating": rated})
        elif answer is not None:
            yield _result(f"q {question.name}", question.name, first, "choices", {"choices": [answer]})
    for place, span in enumerate(verdict.spans, start=1):
        yield from _regions(f"span {place}", span, example)
    if verdict.note:
        yield _result(NOTE, NOTE, first, "textarea", {"text": [verdict.note]})


def _regions(id_: str, span: SpanLabel, example: Example) -> Iterator[dict[str, object]]:
    place = {"start": span.start, "end": span.end, "text": span.quoted}
    yield _result(id_, LABEL, _key(span.text), "labels", {**place, "labels": [span.label]})
    if span.severity:
        yield _result(id_, SEVERITY, _key(span.text), "choices", {**place, "choices": [span.severity]})
    if span.evidence is not None:
        start, end = span.evidence
        value = {"start": start, "end": end, "text": (example.source or "")[start:end], "labels": [EVIDENCE]}
        yield _result(f"{id_} {EVIDENCE}", EVIDENCE, SOURCE, "labels", value)
        yield {"type": "relation", "from_id": id_, "to_id": f"{id_} {EVIDENCE}", "direction": "right"}


def _result(id_: str, from_name: str, to_name: str, type_: str, value: Told) -> dict[str, object]:
    return {"id": id_, "from_name": from_name, "to_name": to_name, "type": type_, "value": value}


@dataclass
class _Heard:
    """What the results of one annotation told so far."""

    answers: dict[str, Answer] = field(default_factory=dict)
    spans: list[tuple[str, SpanLabel]] = field(default_factory=list)
    severities: dict[str, str] = field(default_factory=dict)
    evidence: dict[str, SpanLabel] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def joined(self) -> tuple[SpanLabel, ...]:
        """Return the spans with what was told of them elsewhere."""
        found = []
        for id_, span in self.spans:
            linked = self.evidence.get(self.links.get(id_, ""))
            evidence = None if linked is None else (linked.start, linked.end)
            found.append(replace(span, severity=self.severities.get(id_, ""), evidence=evidence))
        return tuple(found)


def _verdict(annotation: Told, item: Item, example: Example, scheme: Scheme) -> Verdict:
    results = annotation.get("result", [])
    if not isinstance(results, list):
        raise WrongRow(said('"{field}" must be a list, not {kind}.', field="result", kind=kind(results)))
    heard = _Heard()
    told = [_object(each, said("A result")) for each in results]
    regions = {str(each["id"]) for each in told if each.get("type") == "labels" and "id" in each}
    for each in told:
        _hear(heard, each, item, example, regions)
    moment, seconds = annotation.get("created_at"), annotation.get("lead_time")
    return Verdict(
        item,
        _annotator(annotation.get("completed_by")),
        scheme.name,
        digest_of(example, item),
        heard.answers,
        heard.joined(),
        "\n".join(heard.notes),
        skipped=annotation.get("was_cancelled") is True,
        seconds=0.0 if seconds is None else number(seconds, '"lead_time"'),
        moment=moment if isinstance(moment, str) else "",
    )


def _hear(heard: _Heard, result: Told, item: Item, example: Example, regions: set[str]) -> None:
    type_, id_, name = (str(result.get(each, "")) for each in ("type", "id", "from_name"))
    if type_ == "relation":
        heard.links[str(result.get("from_id"))] = str(result.get("to_id"))
        return
    value = _object(result.get("value"), said('The "value" of "{name}"', name=name))
    if type_ == "rating":
        heard.answers[name] = number(value.get("rating"), said('The rating of "{name}"', name=name))
    elif type_ == "choices" and id_ in regions:
        heard.severities[id_] = _one(value.get("choices"), name)
    elif type_ == "choices":
        heard.answers[name] = _one(value.get("choices"), name)
    elif type_ == "labels":
        span = _span(value, str(result.get("to_name", "")), item, example)
        if name == EVIDENCE:
            heard.evidence[id_] = span
        else:
            heard.spans.append((id_, span))
    elif type_ == "textarea":
        text = value.get("text")
        heard.notes += [str(each) for each in text] if isinstance(text, list) else [str(text)]
    else:
        raise WrongRow(said('It holds a result of type "{type}", which no scheme asks for.', type=type_[:40]))


def _span(value: Told, to_name: str, item: Item, example: Example) -> SpanLabel:
    label = _one(value.get("labels"), "labels")
    keys = {_key(name): name for name in (SOURCE, *text_names(item))}
    keys |= {
        _key(f"{REFERENCE} {place}"): f"{REFERENCE} {place}"
        for place in range(1, len(example.references) + 1)
    }
    name = keys.get(to_name, to_name)
    text = text_of(example, item, name)
    if text is None:
        raise WrongRow(said('The corpus has no text "{text}" for it.', text=to_name[:40]))
    start, end, quoted = value.get("start"), value.get("end"), value.get("text")
    if not isinstance(start, int) or not isinstance(end, int) or not 0 <= start <= end:
        raise WrongRow(said('The "start" and "end" of "{label}" are no places in a text.', label=label))
    plain = SpanLabel(label, name, start, end, text[start:end])
    if not isinstance(quoted, str) or quoted == plain.quoted:
        return plain
    wide = text.encode("utf-16-le", "surrogatepass")
    before = len(wide[: 2 * start].decode("utf-16-le", "replace"))
    fitting = refitted(SpanLabel(label, name, before, before + len(quoted), quoted), text)
    if fitting is None:
        raise WrongRow(
            said(
                '"{quoted}", labelled "{label}", does not stand in the text.', quoted=quoted[:40], label=label
            )
        )
    return fitting


def _item(data: Told) -> Item:
    systems = data.get("systems", data.get("system"))
    names = systems if isinstance(systems, list) else [systems]
    example = checked_name(data.get("example"), said('The "example" in "data"'), "")
    if not example or None in names or not names:
        raise WrongRow(said('Its "data" do not say which "example" and which "systems" were judged.'))
    return Item(example, tuple(checked_name(name, said('A name in "systems"'), "") for name in names))


def _annotator(told: object) -> str:
    if isinstance(told, dict):
        return checked_name(told.get("email", told.get("id")), said('The "email" in "completed_by"'), "")
    return checked_name(told, '"completed_by"', "")


def _one(value: object, name: str) -> str:
    if not isinstance(value, list) or len(value) != 1 or not isinstance(value[0], str):
        raise WrongRow(said('"{question}" must have one answer.', question=name))
    return value[0]


def _object(value: object, called_: str) -> Told:
    if not isinstance(value, dict):
        raise WrongRow(said("{what} must be an object, not {kind}.", what=called_, kind=kind(value)))
    return value


def _key(name: str) -> str:
    """Return the name that Label Studio can give to a text: without spaces."""
    return name.replace(" ", "_")


FORMAT = Format(
    said("Label Studio's JSON of annotated tasks"),
    ".json",
    said(
        "What could not be judged comes back as not answered; flags, revisions and the order in which systems were "
        "shown are lost, and withdrawn verdicts."
    ),
    write,
    read,
    has_texts=True,
)
