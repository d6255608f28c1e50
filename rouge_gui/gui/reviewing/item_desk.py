"""The item that is judged now: what was said of it is found again, what is said is kept as it is told, or as a draft."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet, Said
from rouge_gui.gui.reviewing.course import Course
from rouge_gui.gui.reviewing.work_clock import WorkClock
from rouge_gui.store.drafts import DraftKey, Drafts
from rouge_gui.study.annotating.blinding import letters, shown_order
from rouge_gui.study.annotating.checking import text_of
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of, verdict_of
from rouge_gui.wording import listed, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from rouge_gui.corpus.example import Corpus, Example
    from rouge_gui.gui.reviewing.work import Work
    from rouge_gui.study.annotating.assignment import Task

CHANGED = said("The texts changed since this was judged: look at the answers again and save them.")
MOVED = said("This was judged under another name: save it to keep it under this one.")
MOST_TOLD = 3


class ItemDesk:
    """Opens tasks of `work` over `corpus`, and keeps what is said of the open one.

    `shown`: its systems in the order in which they are shown. `told`: what there is to know of what was said before.
    The methods raise `UnwritableFile` where the file cannot be read or written; then nothing of what is said is lost.
    """

    def __init__(self, work: Work, corpus: Corpus, drafts: Drafts, now: Callable[[], float]) -> None:
        self.work, self._corpus, self._drafts = work, corpus, drafts
        self.scheme = work.project.scheme
        self.clock = WorkClock(now)
        self._file = work.project.file_of(work.annotator)
        self.problems = [problem.message for problem in self._file.problems]
        self.course = Course(work.tasks, self._file.all())
        self._kept: list[Item] = []
        self.task: Task | None = None
        self.shown: tuple[str, ...] = ()
        self.sheet = AnswerSheet(self.scheme, Said())
        self.told = ""

    @property
    def item(self) -> Item:
        """The open item; only while one is."""
        if self.task is None:
            raise LookupError("no item is open")
        return self.task.item

    @property
    def example(self) -> Example:
        """The example of the open item."""
        found = self._corpus.get(self.item.example)
        if found is None:
            raise LookupError(self.item.example)
        return found

    @property
    def is_kept(self) -> bool:
        """Whether what is said of the open item is kept."""
        return self.course.is_done(self.item) and not self.sheet.is_changed

    @property
    def right(self) -> Verdict | None:
        """The right verdict on the open item where it is known and what was said is kept, else None."""
        return self.work.gold.get(self.item) if self.is_kept else None

    def letters(self) -> dict[str, str]:
        """Return the letters of the open example's systems."""
        seed, example = self.work.project.plan.seed, self.example
        if len(self.item.systems) > 1:
            return letters(self.shown)
        return letters(shown_order(seed, example.id, tuple(example.candidates)))

    def open(self, task: Task) -> None:
        """Open a task: a draft of what was not kept, else what was kept, else nothing is said."""
        self.task = task
        blind, seed = self.work.project.blind, self.work.project.plan.seed
        systems = self.item.systems
        self.shown = shown_order(seed, self.example.id, systems) if blind.systems else systems
        found = self._file.latest_for(self.example, self.item, self.scheme.name, self._corpus.get)
        before = Said() if found is None else _said(found.verdict)
        is_same = found is not None and not found.is_changed and not found.is_moved
        draft = self._draft()
        self.sheet = AnswerSheet(
            self.scheme, before if draft is None else _said(draft), is_turned=self.shown != systems
        )
        self.sheet.differs_from(before if is_same else Said())
        self.told = ""
        if found is not None and found.lost:
            self.told = said(
                "The texts changed since this was judged. {count:,} of its labels stand nowhere any more: {words}.",
                count=len(found.lost),
                words=listed(said("“{words}”", words=span.quoted) for span in found.lost[:MOST_TOLD]),
            )
        elif found is not None and not is_same:
            self.told = CHANGED if found.is_changed else MOVED
        last = draft or (found.verdict if found is not None else None)
        self.clock.start(last.seconds if last is not None else 0.0)

    def keep(self, *, skipped: bool = False) -> Verdict:
        """Keep what is said; it is on disk when this returns."""
        kept = self._file.keep(self._verdict(skipped=skipped))
        self.course.take(kept)
        self._kept.append(kept.item)
        self.sheet.keep()
        self.forget_draft()
        return kept

    def undo_kept(self) -> Task | None:
        """Take back what was kept last, by a verdict that says what was said before or nothing; return its task.

        What was taken back stands on its sheet again, not kept. None where nothing was kept since the review began.
        """
        if not self._kept:
            return None
        item = self._kept[-1]
        history = self._file.history(item, self.scheme.name)
        last = history[-1]
        before = history[-2] if len(history) > 1 and not history[-2].withdrawn else None
        back = self._file.keep(replace(last, withdrawn=True) if before is None else before)
        self._kept.pop()
        self.course.take(back)
        task = self.course.task(item)
        self.open(task)
        self.sheet = AnswerSheet(self.scheme, _said(last), is_turned=self.sheet.is_turned)
        self.sheet.differs_from(Said() if back.withdrawn else _said(back))
        return task

    def keep_draft(self) -> None:
        """Keep what is said as a draft, where it is not kept otherwise."""
        if self.task is None:
            return
        if self.sheet.is_changed:
            told = json.dumps(self._verdict().told())
            self._drafts.keep(self._draft_key(), told)
        else:
            self.forget_draft()

    def forget_draft(self) -> None:
        """Forget the draft of the open item."""
        key = self._draft_key()
        self._drafts.keep(key, key.loaded)

    def close(self) -> None:
        """Keep the draft and close the file."""
        try:
            self.keep_draft()
        finally:
            self._file.close()

    def label_span(self, label: str, text: str, start: int, end: int) -> SpanLabel:
        """Return a label on `start` to `end` of the text that it calls `text`."""
        whole = text_of(self.example, self.item, text) or ""
        return SpanLabel(label, text, start, end, whole[start:end])

    def _verdict(self, *, skipped: bool = False) -> Verdict:
        told = self.sheet.said
        return Verdict(
            self.item,
            self.work.annotator,
            self.scheme.name,
            digest_of(self.example, self.item),
            told.answers,
            told.spans,
            told.note,
            flagged=told.flagged,
            skipped=skipped,
            shown=self.shown,
            seconds=round(self.clock.seconds, 1),
        )

    def _draft_key(self) -> DraftKey:
        role = json.dumps(["verdict", self.scheme.name, self.work.annotator, self.item.systems])
        return DraftKey(self.item.example, role, digest_of(self.example, self.item))

    def _draft(self) -> Verdict | None:
        kept = self._drafts.get(self._draft_key())
        return None if kept is None else verdict_of(json.loads(kept))


def _said(verdict: Verdict) -> Said:
    return Said(dict(verdict.answers), verdict.spans, verdict.note, verdict.flagged)
