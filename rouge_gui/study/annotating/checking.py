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

MOST_REVISIONS = 1_000_000
NEVER = "0001-01-01"


def text_names(item: Item) -> tuple[str, ...]:
    """Return what a `SpanLabel` calls the candidates of `item`, in its order."""
    count = len(item.systems)
    return (CANDIDATE,) if count == 1 else tuple(f"{CANDIDATE} {place}" for place in range(1, count + 1))


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
        yield f'It was said under the scheme "{verdict.scheme}"; "{scheme.name}" is asked here.'
        return
    if len(verdict.item.systems) != scheme.systems:
        yield f"It is on {len(verdict.item.systems)} systems; the scheme asks about {scheme.systems}."
        return
    questions = {each.name: each for each in scheme.questions}
    for name, answer in verdict.answers.items():
        if name not in questions:
            yield f'The scheme asks no question "{name}".'
        elif answer is not None and not _is_answer(questions[name], answer):
            allowed = ", ".join(answers_of(questions[name]))
            yield f'"{name}" is answered by {_shown(answer)}; it can be {allowed} or null (cannot judge).'
    still = example if example is not None and _is_what_was_judged(example, verdict) else None
    for span in verdict.spans:
        yield from _span_faults(span, verdict, scheme, still)


def told_faults(verdict: Verdict) -> Iterator[str]:
    """Yield a sentence for each thing that no verdict can say, whatever it is on: of its revision, moment and number."""
    if not 0 <= verdict.revision <= MOST_REVISIONS:
        yield f"Its revision is {verdict.revision}; it is counted from 1."
    try:
        datetime.fromisoformat(verdict.moment or NEVER)
    except ValueError:
        yield f'Its moment is "{verdict.moment[:40]}"; it has to be a time as ISO 8601 has it.'
    if was_changed(verdict):
        yield (
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
    where = f'The span of "{span.label}" at {span.start} to {span.end} of the {span.text}'
    labels = {label.name: label for label in scheme.labels}
    if span.label not in labels:
        yield f'The scheme has no label "{span.label}".'
    elif span.severity and span.severity not in labels[span.label].severities:
        yield f'"{span.label}" has no severity "{span.severity}".'
    if not 0 <= span.start < span.end or span.end - span.start != len(span.quoted):
        yield f"{where} does not hold the {len(span.quoted)} characters that are quoted."
        return
    if span.evidence is not None and not 0 <= span.evidence[0] < span.evidence[1]:
        yield f"{where} is linked to no stretch of the source ({span.evidence[0]} to {span.evidence[1]})."
    is_known = span.text in {SOURCE, *text_names(verdict.item)} or span.text.startswith(f"{REFERENCE} ")
    if not is_known:
        yield f'There is no text "{span.text}".'
    elif example is not None:
        text = text_of(example, verdict.item, span.text)
        if text is None or text[span.start : span.end] != span.quoted:
            yield f"{where} lies outside the text, or other words stand there."
        if span.evidence is not None and span.evidence[1] > len(example.source or ""):
            yield f"{where} is linked to a place outside the source."


def _shown(answer: Answer) -> str:
    return f'"{answer}"' if isinstance(answer, str) else f"{answer:g}"
