"""Whether a verdict answers what its scheme asks, and whether its spans lie in the texts that were judged."""

from collections.abc import Iterator
from datetime import datetime

from rouge_gui.corpus.example import Example
from rouge_gui.study.annotating.scheme import Question, Rating, Scheme, answers_of
from rouge_gui.study.annotating.verdict import (
    CANDIDATE,
    REFERENCE,
    SOURCE,
    Answer,
    Item,
    SpanLabel,
    Verdict,
    digest_of,
)
from rouge_gui.study.annotating.verdict_uids import was_changed
from rouge_gui.wording import counted, said

MOST_REVISIONS = 1_000_000
NEVER = "0001-01-01"


def text_names(item: Item) -> tuple[str, ...]:
    """Return what a `SpanLabel` calls the candidates of `item`, in its order."""
    count = len(item.systems)
    return (CANDIDATE,) if count == 1 else tuple(f"{CANDIDATE} {place}" for place in range(1, count + 1))


def text_words(name: str) -> str:
    """Return what people read for the text that a `SpanLabel` calls `name`."""
    kind, _, number = name.partition(" ")
    if not number:
        return {CANDIDATE: said("candidate"), SOURCE: said("source")}.get(name, name)
    if kind == CANDIDATE:
        return said("candidate {number}", number=number)
    return said("reference {number}", number=number) if kind == REFERENCE else name


def text_of(example: Example, item: Item, name: str) -> str | None:
    """Return the text of `example` that a `SpanLabel` calls `name`, None where the example has none."""
    if name == SOURCE:
        return example.source
    for called, system in zip(text_names(item), item.systems, strict=True):
        if name == called:
            candidate = example.candidates.get(system)
            return None if candidate is None else candidate.text
    references = {f"{REFERENCE} {place}": text for place, text in enumerate(example.references, start=1)}
    return references.get(name)


def faults(verdict: Verdict, scheme: Scheme, example: Example | None) -> Iterator[str]:
    """Yield a sentence for each thing that is wrong with `verdict`.

    Spans are compared with the texts where `example` still is what was judged (its digest says so); where it is not, or
    is not known, only their own places are looked at.
    """
    if verdict.scheme != scheme.name:
        yield said(
            'It was said under the scheme "{theirs}"; "{asked}" is asked here.',
            theirs=verdict.scheme,
            asked=scheme.name,
        )
        return
    if len(verdict.item.systems) != scheme.systems:
        yield said(
            "It is on {systems}; the scheme asks about {wanted}.",
            systems=counted(len(verdict.item.systems), "system"),
            wanted=scheme.systems,
        )
        return
    questions = {each.name: each for each in scheme.questions}
    for name, answer in verdict.answers.items():
        if name not in questions:
            yield said('The scheme asks no question "{question}".', question=name)
        elif answer is not None and not _is_answer(questions[name], answer):
            allowed = ", ".join(answers_of(questions[name]))
            yield said(
                '"{question}" is answered by {answer}; it can be {allowed} or null (cannot judge).',
                question=name,
                answer=_written(answer),
                allowed=allowed,
            )
    still = example if example is not None and _is_what_was_judged(example, verdict) else None
    for span in verdict.spans:
        yield from _span_faults(span, verdict, scheme, still)


def told_faults(verdict: Verdict) -> Iterator[str]:
    """Yield a sentence for each thing that no verdict can say, whatever it is on: of its revision, moment and number."""
    if not 0 <= verdict.revision <= MOST_REVISIONS:
        yield said("Its revision is {revision}; it is counted from 1.", revision=verdict.revision)
    try:
        datetime.fromisoformat(verdict.moment or NEVER)
    except ValueError:
        yield said(
            'Its moment is "{moment}"; it has to be a time as ISO 8601 has it.', moment=verdict.moment[:40]
        )
    if was_changed(verdict):
        yield said(
            "It was changed by hand after it was said. To have it count, take its “uid” out and make its “revision” one "
            "higher than the last."
        )


def _is_answer(question: Question, answer: Answer) -> bool:
    if isinstance(question, Rating):
        return isinstance(answer, int | float) and answer in range(question.low, question.high + 1)
    return answer in question.options


def _is_what_was_judged(example: Example, verdict: Verdict) -> bool:
    has_all = all(system in example.candidates for system in verdict.item.systems)
    return has_all and digest_of(example, verdict.item) == verdict.digest


def _span_faults(span: SpanLabel, verdict: Verdict, scheme: Scheme, example: Example | None) -> Iterator[str]:
    where = said(
        'The span of "{label}" at {start} to {end} of the {text}',
        label=span.label,
        start=span.start,
        end=span.end,
        text=text_words(span.text),
    )
    labels = {label.name: label for label in scheme.labels}
    if span.label not in labels:
        yield said('The scheme has no label "{label}".', label=span.label)
    elif span.severity and span.severity not in labels[span.label].severities:
        yield said('"{label}" has no severity "{severity}".', label=span.label, severity=span.severity)
    if not 0 <= span.start < span.end or span.end - span.start != len(span.quoted):
        yield said(
            "{span} does not hold the {characters} that are quoted.",
            span=where,
            characters=counted(len(span.quoted), "character"),
        )
        return
    if span.evidence is not None and not 0 <= span.evidence[0] < span.evidence[1]:
        yield said(
            "{span} is linked to no stretch of the source ({start} to {end}).",
            span=where,
            start=span.evidence[0],
            end=span.evidence[1],
        )
    is_known = span.text in {SOURCE, *text_names(verdict.item)} or span.text.startswith(f"{REFERENCE} ")
    if not is_known:
        yield said('There is no text "{text}".', text=span.text)
    elif example is not None:
        text = text_of(example, verdict.item, span.text)
        if text is None or text[span.start : span.end] != span.quoted:
            yield said("{span} lies outside the text, or other words stand there.", span=where)
        if span.evidence is not None and span.evidence[1] > len(example.source or ""):
            yield said("{span} is linked to a place outside the source.", span=where)


def _written(answer: Answer) -> str:
    return f'"{answer}"' if isinstance(answer, str) else f"{answer:g}"
