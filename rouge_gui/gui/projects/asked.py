"""A scheme in words, as an annotator meets it: each question with the keys that answer it."""

from collections.abc import Iterator

from rouge_gui.gui.language import tr
from rouge_gui.study.annotating.scheme import PAIR, Label, Question, Rating, Scheme, answers_of, digit_of
from rouge_gui.wording import counted, listed


def asked(scheme: Scheme) -> str:
    """Return what is asked, a paragraph a question, keys first."""
    return "\n\n".join(_paragraphs(scheme))


def in_short(scheme: Scheme) -> str:
    """Return in a line what is asked."""
    parts = (
        (scheme.ratings, counted(len(scheme.ratings), "rating")),
        (scheme.choices, counted(len(scheme.choices), "choice")),
        (scheme.labels, counted(len(scheme.labels), "label")),
    )
    told = listed(words for part, words in parts if part)
    if scheme.systems == PAIR:
        return tr("{parts}; two candidates beside each other.", parts=told)
    return tr("{parts}; one candidate at a time.", parts=told)


def _paragraphs(scheme: Scheme) -> Iterator[str]:
    yield "\n".join(filter(None, [scheme.title, in_short(scheme), scheme.help]))
    for question in scheme.questions:
        yield "\n".join(filter(None, [question.title, _keys(question), question.help]))
    if scheme.labels:
        yield tr("Select a stretch of text, then press the key of a label:")
        yield "\n".join(map(_label, scheme.labels))
    yield tr("J  cannot be judged    N  note    F  flag    S  skip    U  undo\nCtrl+Enter  keep and go on")


def _keys(question: Question) -> str:
    if isinstance(question, Rating):
        low, high = question.ends
        ends = f"    {question.low} = {low}, {question.high} = {high}" if low or high else ""
        return f"{'  '.join(answers_of(question))}{ends}"
    return "    ".join(f"{digit_of(question, each)}  {each}" for each in question.options)


def _label(label: Label) -> str:
    severities = "  ".join(f"{place} {each}" for place, each in enumerate(label.severities, start=1))
    linked = tr("linked to the source") if label.linked else ""
    return "    ".join(filter(None, [f"{label.key}  {label.title}", severities, linked]))
