"""How far one is and what is right, in words."""

from datetime import datetime

from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet, digits_of
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.label_marks import plate
from rouge_gui.study.annotating.progress import Progress
from rouge_gui.study.annotating.verdict import Verdict

MINUTES = 60
HOURS_FROM = 90
RIGHT_KNOWN = "Of this one the right answers are known; Ctrl+Enter goes on."
READY = "Ready to be saved."


def progress_words(desk: ItemDesk, progress: Progress, now: datetime) -> str:
    """Return such as "12 of 40 in batch 2, 31 an hour, about 55 min left"."""
    batch = desk.course.task(desk.item).batch
    size = desk.course.size(batch)
    parts = [f"{size - desk.course.left_of(batch)} of {size} in batch {batch + 1}"]
    if desk.course.size(batch) != progress.tasks:
        parts.append(f"{progress.done} of {progress.tasks} in all")
    if progress.pace is not None and progress.end is not None:
        parts.append(f"{progress.pace:.0f} an hour")
        if progress.left:
            parts.append(f"about {_long((progress.end - now).total_seconds() / MINUTES)} left")
    if progress.skipped:
        parts.append(f"{progress.skipped} skipped")
    return ", ".join(parts)


def asked_words(sheet: AnswerSheet) -> str:
    """Return what is asked now, or that nothing is any more."""
    question = sheet.current
    if sheet.pending is not None:
        return sheet.unready()
    if sheet.is_complete or question is None:
        return READY
    return f"{question.title}: {digits_of(question)}."


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
        parts.append(f"{sum(told)} of {len(told)} answers are right.")
    if sheet.scheme.labels:
        labels = ", ".join(f"{plate(sheet, span)} “{span.quoted}”" for span in right.spans)
        parts.append(f"Right labels: {labels or 'none'}.")
    return " ".join(parts)


def _long(minutes: float) -> str:
    if minutes < HOURS_FROM:
        return f"{max(1, round(minutes))} min"
    return f"{minutes / MINUTES:.1f} h"
