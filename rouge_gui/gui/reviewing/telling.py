"""How far one is and what is right, in words."""

from datetime import datetime

from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet, digits_of
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.label_marks import plate
from rouge_gui.study.annotating.progress import Progress
from rouge_gui.study.annotating.verdict import Verdict
from rouge_gui.wording import listed, said

MINUTES = 60
HOURS_FROM = 90
RIGHT_KNOWN = said("Of this one the right answers are known; Ctrl+Enter goes on.")
READY = said("Ready to be saved.")


def progress_words(desk: ItemDesk, progress: Progress, now: datetime) -> str:
    """Return such as "12 of 40 in batch 2, 31 an hour, about 55 min left"."""
    batch = desk.course.task(desk.item).batch
    size = desk.course.size(batch)
    parts = [
        said(
            "{done:,} of {count:,} in batch {batch:,}",
            done=size - desk.course.left_of(batch),
            count=size,
            batch=batch + 1,
        )
    ]
    if desk.course.size(batch) != progress.tasks:
        parts.append(said("{done:,} of {count:,} in all", done=progress.done, count=progress.tasks))
    if progress.pace is not None and progress.end is not None:
        parts.append(said("{pace:.0f} an hour", pace=progress.pace))
        if progress.left:
            rest = (progress.end - now).total_seconds() / MINUTES
            parts.append(said("about {time} left", time=_long(rest)))
    if progress.skipped:
        parts.append(said("{count:,} skipped", count=progress.skipped))
    return listed(parts)


def asked_words(sheet: AnswerSheet) -> str:
    """Return what is asked now, or that nothing is any more."""
    question = sheet.current
    if sheet.pending is not None:
        return sheet.unready()
    if sheet.is_complete or question is None:
        return READY
    return said("{question}: {digits}.", question=question.title, digits=digits_of(question))


def right_answers(sheet: AnswerSheet, right: Verdict) -> list[tuple[int | None, bool]]:
    """Return for each question the digit of the right answer (None: it cannot be judged) and whether it was given."""
    known = AnswerSheet(sheet.scheme, type(sheet.said)(dict(right.answers)), is_turned=sheet.is_turned)
    return [
        (known.chosen(each), sheet.said.answers.get(each.name) == right.answers.get(each.name))
        for each in sheet.scheme.questions
    ]


def right_words(sheet: AnswerSheet, right: Verdict) -> str:
    """Return how much of what was said is right, and which labels would have been."""
    told = [given for _, given in right_answers(sheet, right)]
    parts = [RIGHT_KNOWN]
    if told:
        parts.append(said("{right:,} of {count:,} answers are right.", right=sum(told), count=len(told)))
    if sheet.scheme.labels:
        labels = listed(
            said("{letter} “{words}”", letter=plate(sheet, span), words=span.quoted) for span in right.spans
        )
        parts.append(
            said("Right labels: {labels}.", labels=labels) if labels else said("Right labels: none.")
        )
    return listed(parts, " ")


def _long(minutes: float) -> str:
    if minutes < HOURS_FROM:
        return said("{minutes:,} min", minutes=max(1, round(minutes)))
    return said("{hours:.1f} h", hours=minutes / MINUTES)
