"""Review mode on and off, and all that can be done in it; each item's verdict is told to be saved once it is on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from rouge_gui.errors import RougeGuiError, UnwritableFile
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.item_view import ItemView
from rouge_gui.gui.reviewing.telling import asked_words, right_words
from rouge_gui.wording import listed, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from rouge_gui.gui.notices import Notice
    from rouge_gui.gui.reviewing.review_panel import ReviewPanel
    from rouge_gui.gui.reviewing.review_parts import ReviewParts
    from rouge_gui.gui.reviewing.work import Work
    from rouge_gui.study.annotating.assignment import Task
    from rouge_gui.study.annotating.scheme import Label

SECOND_MS, SETTLE_MS = 1_000, 150
LEFT = said("The review was ended because another example was opened; F9 goes on with it. Nothing is lost.")
SAVED, SKIPPED, UNDONE = said("Saved."), said("Skipped."), said("Taken back.")
SELECT_SOURCE = said("Select words in the source first.")
NOTHING_BEFORE = said("This is the first one on your list.")
NOTHING_TO_UNDO = said("There is nothing to take back.")
NOT_SAVED = said("NOT saved: see the notice above. Ctrl+Enter tries again.")
TOUCHES = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
}


class ReviewMode(QObject):
    """Reviews one `Work` at a time. `told` says what was done, `switched` that a review was begun or ended.

    `failed` tells what it could not be done for.
    """

    told = Signal(str)
    switched = Signal()
    failed = Signal(object)

    def __init__(self, parts: ReviewParts, panel: ReviewPanel) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.desk: ItemDesk | None = None
        self._notice: Notice | None = None
        self.view = ItemView(parts, panel)
        self.view.left.connect(self._on_left)
        self.view.keys.stepped.connect(self.step)
        self.view.keys.linked.connect(self.link)
        self.view.keys.cancelled.connect(self.cancel_label)
        self._ticking = QTimer(self, interval=SECOND_MS)
        self._ticking.timeout.connect(self.view.show_time)
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._keep_draft)
        panel.digit_given.connect(self.digit)
        panel.question_chosen.connect(self._on_question_chosen)
        panel.label_asked.connect(self.put_label)
        panel.span_chosen.connect(self._on_span_chosen)
        panel.span_removed.connect(self._on_span_removed)
        panel.note_written.connect(self._on_note_written)
        panel.left.connect(self.view.focus)

    @property
    def is_on(self) -> bool:
        """Whether a review is on."""
        return self.desk is not None

    def start(self, work: Work) -> None:
        """Review `work`, over the corpus that is loaded; `failed` where its file cannot be opened."""
        self.stop()
        parts = self._parts
        try:
            desk = ItemDesk(work, parts.loading.corpus, parts.drafts, parts.now)
        except RougeGuiError as error:
            self.failed.emit(error)
            return
        for sentence in desk.problems:
            parts.notices.show_error(shown(sentence))
        if not desk.course.tasks:
            desk.close()
            parts.notices.show_information(
                tr("There is nothing on the list of {annotator}.", annotator=work.annotator)
            )
            return
        self.desk = desk
        self.view.begin(desk)
        self._ticking.start()
        window = parts.window.windowHandle()
        if window is not None:
            window.installEventFilter(self)
        self.switched.emit()
        self._open(desk.course.next() or desk.course.tasks[-1])

    def stop(self) -> None:
        """End the review, where one is on; what is not saved is kept as a draft."""
        desk = self.desk
        if desk is None:
            return
        self._settle.stop()
        self._ticking.stop()
        try:
            desk.close()
        except RougeGuiError as error:
            self.failed.emit(error)
        self.desk = None
        window = self._parts.window.windowHandle()
        if window is not None:
            window.removeEventFilter(self)
        self._dismiss()
        self.view.end()
        self.switched.emit()

    def close(self) -> bool:
        """End all that runs; False where it did not in time."""
        self.stop()
        return self.view.close()

    def digit(self, digit: int) -> None:
        """Give the answer, or the severity, of a digit."""
        self._change(lambda desk: desk.sheet.digit(digit))

    def cannot_judge(self) -> None:
        """Say that the current question cannot be judged."""
        self._change(lambda desk: desk.sheet.cannot_judge())

    def step(self, step: int) -> None:
        """Go to the next question or the one before."""
        self._change(lambda desk: desk.sheet.step(step))

    def flag(self) -> None:
        """Flag the item, or take the flag away."""
        self._change(lambda desk: desk.sheet.toggle_flag())

    def cancel_label(self) -> None:
        """Put the label that waits for its severity away."""
        if self.desk is not None and self.desk.sheet.pending is not None:
            self.undo()

    def put_label(self, label: Label) -> None:
        """Put a label on the words that are selected, in the pane with the keyboard before others."""
        found = self.view.selected()
        if found is None:
            self._tell(
                said("Select the words first (Shift+arrows), then press {key}.", key=label.key.upper())
            )
        else:
            self._change(lambda desk: desk.sheet.put_label(label, desk.label_span(label.name, *found)))
            self.view.deselect(found)

    def link(self) -> None:
        """Link the label put or chosen last to the words that are selected in the source."""
        found = self.view.selected_in_source()
        if found is None:
            self._tell(SELECT_SOURCE)
        else:
            self._change(lambda desk: desk.sheet.link(found[1], found[2]))
            self.view.deselect(found)

    def write_note(self) -> None:
        """Move the keyboard to the note."""
        self.view.panel.note.setFocus()

    def go_to_labels(self) -> None:
        """Move the keyboard to the labels that were put."""
        labels = self.view.panel.labels
        if labels is not None:
            labels.list.setFocus()
            labels.list.setCurrentRow(max(0, labels.list.currentRow()))

    def save(self) -> None:
        """Keep what is said and open what comes next; a gold item stays open once, with the right answers."""
        desk = self.desk
        if desk is None:
            return
        if desk.is_kept:
            self._go_on(desk)
            return
        missing = desk.sheet.unready()
        if missing:
            self.view.show_sheet(desk)
            self._tell(missing)
        elif self._keep(desk, skipped=False):
            told = self._batch_told(desk) or SAVED
            if desk.right is None:
                self._tell(told)
                self._go_on(desk)
            else:
                self.view.show_item(desk)
                self._tell(listed((told, right_words(desk.sheet, desk.right)), " "))

    def skip(self) -> None:
        """Leave the item for later and open what comes next."""
        desk = self.desk
        if desk is not None and self._keep(desk, skipped=True):
            self._tell(SKIPPED)
            self._go_on(desk)

    def go_back(self) -> None:
        """Open the item before on the list; what is said of the open one stays as a draft."""
        desk = self.desk
        if desk is None:
            return
        before = desk.course.beside(desk.item, -1)
        if before is None:
            self._tell(NOTHING_BEFORE)
        else:
            self._keep_draft()
            self._tell("")
            self._open(before)

    def undo(self) -> None:
        """Take the last step on this item back; where there is none, what was saved last."""
        desk = self.desk
        if desk is None:
            return
        if desk.sheet.undo():
            self._changed(desk)
            self._tell(UNDONE)
            return
        try:
            task = desk.undo_kept()
        except UnwritableFile as error:
            self._tell_unwritable(error)
            return
        if task is None:
            self._tell(NOTHING_TO_UNDO)
        else:
            self.view.show_item(desk)
            self._tell(UNDONE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take in that a key was pressed or the mouse moved."""
        if event.type() in TOUCHES and self.desk is not None:
            self.desk.clock.touch()
        return super().eventFilter(watched, event)

    def _keep(self, desk: ItemDesk, *, skipped: bool) -> bool:
        try:
            desk.keep(skipped=skipped)
        except UnwritableFile as error:
            self._tell_unwritable(error)
            return False
        self._settle.stop()
        self._dismiss()
        return True

    def _tell_unwritable(self, error: UnwritableFile) -> None:
        self._dismiss()
        self._parts.notices.show_error(shown(str(error)))
        self._notice = self._parts.notices.notices()[0]
        self._tell(NOT_SAVED)
        self._keep_draft()

    def _dismiss(self) -> None:
        if self._notice is not None:
            self._parts.notices.dismiss(self._notice)
            self._notice = None

    def _batch_told(self, desk: ItemDesk) -> str:
        batch = desk.course.task(desk.item).batch
        is_last = desk.course.next() is None
        if desk.course.left_of(batch) or is_last:
            return ""
        return said(
            "Saved. Batch {batch:,} is done: time for a break. The clock stands still while nothing is touched.",
            batch=batch + 1,
        )

    def _go_on(self, desk: ItemDesk) -> None:
        following = desk.course.next()
        if following is None:
            self.view.show_item(desk)
            self._tell(
                said(
                    "All {count:,} are judged. Ctrl+Backspace goes back through them, F9 ends the review.",
                    count=len(desk.course.tasks),
                )
            )
        else:
            self._open(following)

    def _open(self, task: Task) -> None:
        desk = self.desk
        if desk is None:
            return
        try:
            desk.open(task)
        except UnwritableFile as error:
            self.failed.emit(error)
            self.stop()
            return
        self.view.show_item(desk)
        if desk.told:
            self._tell(desk.told)

    def _change(self, change: Callable[[ItemDesk], str | None]) -> None:
        desk = self.desk
        if desk is None:
            return
        was_kept = desk.is_kept
        told = change(desk)
        self._changed(desk)
        self._tell(told or asked_words(desk.sheet))
        if was_kept and not desk.is_kept:
            self.view.draw_curtain(desk)

    def _changed(self, desk: ItemDesk) -> None:
        desk.clock.touch()
        self.view.show_sheet(desk)
        self._settle.start()

    def _tell(self, sentence: str) -> None:
        words = shown(sentence)
        self.view.panel.show_told(words)
        if words:
            self.told.emit(words)

    def _keep_draft(self) -> None:
        try:
            if self.desk is not None:
                self.desk.keep_draft()
        except UnwritableFile as error:
            self._parts.notices.show_error(shown(str(error)))

    def _on_left(self) -> None:
        self.stop()
        self._parts.notices.show_information(shown(LEFT))

    def _on_question_chosen(self, place: int) -> None:
        self._change(lambda desk: desk.sheet.choose(place))

    def _on_span_chosen(self, place: int) -> None:
        desk = self.desk
        if desk is None or place >= len(desk.sheet.said.spans):
            return
        desk.sheet.choose_label(place)
        self.view.choose_label(desk, place)

    def _on_span_removed(self, place: int) -> None:
        self._change(lambda desk: self.view.choose_label(desk, None))
        self._change(lambda desk: desk.sheet.remove_label(place))

    def _on_note_written(self, note: str) -> None:
        if self.desk is not None:
            self.desk.sheet.set_note(note)
            self.desk.clock.touch()
            self._settle.start()
