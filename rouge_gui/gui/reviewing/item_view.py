"""What the window shows of the item that is judged: texts under the curtain, labels, questions and the pace."""

from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from rouge_gui.gui.language import shown
from rouge_gui.gui.reviewing.curtain import Curtain
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.label_marks import LabelMarks
from rouge_gui.gui.reviewing.pane_keys import PaneKeys
from rouge_gui.gui.reviewing.review_panel import ReviewPanel
from rouge_gui.gui.reviewing.review_parts import ReviewParts
from rouge_gui.gui.reviewing.telling import progress_words, right_answers
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store.project_file import Blind
from rouge_gui.study.annotating.progress import Progress, progress
from rouge_gui.study.annotating.verdict import SOURCE

Selection = tuple[str, int, int]


class ItemView(QObject):
    """Shows what is open on a desk, from `begin` to `end`; `keys` are those of the panes.

    `asked` tells the sheet whenever digits may answer something else, `left` that other texts were opened.
    """

    asked = Signal(object)
    left = Signal()

    def __init__(self, parts: ReviewParts, panel: ReviewPanel) -> None:
        super().__init__(parts.window)
        self._parts, self.panel = parts, panel
        self.keys = PaneKeys(self, self._has_pending)
        self._actions: Mapping[str, QAction] = {}
        self._desk: ItemDesk | None = None
        self._curtain: Curtain | None = None
        self._chosen: int | None = None
        self._marks = LabelMarks(parts.reading, parts.appearance.theme)
        self._counter = Runner(self)
        self._counter.batched.connect(self._on_counted)
        self._is_opening = False
        parts.session.opened.connect(self._on_opened)
        parts.appearance.theme_changed.connect(self._marks.set_theme)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that are locked while they would give something away."""
        self._actions = actions

    def cover(self, blind: Blind) -> None:
        """Hide what `blind` says already, while the corpus is being read."""
        self._draw(blind, partial(_name, {}), is_judged=False)

    def uncover(self) -> None:
        """Show everything again."""
        if self._curtain is not None:
            self._curtain.lift()
        self._curtain = None

    def begin(self, desk: ItemDesk) -> None:
        """Show items of `desk` from now on: texts as they were loaded, not to be edited."""
        parts = self._parts
        self._desk = desk
        for owner in (parts.session, parts.second):
            owner.show_edits(shown=False)
        parts.system_bar.lock(locked=True)
        parts.reading.references.set_changeable(changeable=False)
        self.panel.ask(desk.scheme)
        self.panel.show_told("")
        parts.window.statusBar().clearMessage()
        if desk.work.project.blind.systems:
            self._dismiss_naming({system for task in desk.course.tasks for system in task.item.systems})

    def end(self) -> None:
        """Give the window back as it was."""
        parts = self._parts
        self._counter.cancel()
        self._marks.clear()
        self.keys.let_go()
        for pane in self._marks.panes().values():
            pane.set_editable(editable=True)
        for owner in (parts.session, parts.second):
            owner.show_edits(shown=True)
        parts.system_bar.lock(locked=False)
        parts.reading.references.set_changeable(changeable=True)
        self._desk = None
        self.uncover()
        parts.second.choose("")
        parts.session.open_example(parts.session.example, parts.session.texts.system)

    def close(self) -> bool:
        """End the counting; False where it did not in time."""
        return self._counter.close()

    def show_item(self, desk: ItemDesk) -> None:
        """Show the texts of the open item and all that is said of it; the keyboard goes to the candidate."""
        parts, self._chosen = self._parts, None
        self.draw_curtain(desk)
        self._is_opening = True
        parts.session.open_example(desk.example, desk.shown[0])
        self._is_opening = False
        beside = desk.shown[1] if len(desk.shown) > 1 else ""
        if parts.second.system != beside:
            parts.second.choose(beside)
        parts.reading.show_source(shown=True)
        self._marks.open(desk.item, desk.shown)
        panes = self._marks.panes().values()
        for pane in panes:
            pane.set_editable(editable=False)
        self.keys.watch([pane.editor for pane in panes])
        self.show_sheet(desk)
        self.show_time()
        self.count(desk)
        self.focus()

    def draw_curtain(self, desk: ItemDesk) -> None:
        """Hide what is to be hidden now; of a gold item that is judged everything is told."""
        blind = desk.work.project.blind
        is_told = not blind.systems or desk.right is not None
        naming: Callable[[str], str] = str if is_told else partial(_name, desk.letters())
        self._draw(blind, naming, is_judged=desk.is_kept)

    def show_sheet(self, desk: ItemDesk) -> None:
        """Show what is said, and where it is known and kept what is right."""
        self.panel.show_sheet(desk.sheet)
        if desk.right is not None:
            self.panel.show_right(right_answers(desk.sheet, desk.right))
        self._marks.show(desk.sheet, self._chosen)
        self.asked.emit(desk.sheet)

    def show_time(self) -> None:
        """Show how long the item was worked on by now."""
        if self._desk is not None:
            clock = self._desk.clock
            self.panel.show_time(clock.seconds, is_paused=clock.is_paused)

    def choose_label(self, desk: ItemDesk, place: int | None) -> None:
        """Draw a label that was put firmly and bring it into view; None: none."""
        self._chosen = place
        if place is not None:
            span = desk.sheet.said.spans[place]
            pane = self._marks.panes().get(span.text)
            if pane is not None:
                pane.scroll_to(span.start)
        self._marks.show(desk.sheet, place)

    def focus(self) -> None:
        """Give the keyboard to the candidate."""
        self._parts.reading.candidate.editor.setFocus()

    def selected(self) -> Selection | None:
        """Return the text and the range of the words that are selected, first in the pane with the keyboard."""
        panes = sorted(self._marks.panes(), key=lambda name: not self._marks.panes()[name].editor.hasFocus())
        return next(filter(None, map(self._selected_in, panes)), None)

    def deselect(self, selection: Selection) -> None:
        """Let go of the words that were selected; the cursor goes behind them."""
        self._marks.panes()[selection[0]].deselect()

    def selected_in_source(self) -> Selection | None:
        """Return the range of the words that are selected in the source."""
        return self._selected_in(SOURCE) if SOURCE in self._marks.panes() else None

    def count(self, desk: ItemDesk) -> None:
        """Reckon beside the window how far one is, and show it."""
        tasks, told, now = desk.course.tasks, desk.course.told(), datetime.now(UTC)

        def counting() -> Iterator[Progress]:
            yield progress(tasks, told, now)

        self._counter.start(Job(counting, 1))

    def _draw(self, blind: Blind, names: Callable[[str], str], *, is_judged: bool) -> None:
        if self._curtain is None:
            parts = self._parts
            self._curtain = Curtain(parts.reading, parts.side, parts.hideable, self._actions)
        self._curtain.draw(blind, names, is_judged=is_judged)

    def _selected_in(self, name: str) -> Selection | None:
        pane = self._marks.panes()[name]
        start, end = pane.selected()
        words = pane.text()[start:end]
        if not words.strip():
            return None
        start += len(words) - len(words.lstrip())
        return name, start, start + len(words.strip())

    def _dismiss_naming(self, systems: Collection[str]) -> None:
        """Take away the notices that name a system."""
        notices = self._parts.notices
        for notice in notices.notices():
            if any(system in notice.sentence for system in systems):
                notices.dismiss(notice)

    def _has_pending(self) -> bool:
        return self._desk is not None and self._desk.sheet.pending is not None

    def _on_opened(self) -> None:
        if self._desk is not None and not self._is_opening:
            self.left.emit()

    def _on_counted(self, found: list[Progress]) -> None:
        if self._desk is not None:
            told = progress_words(self._desk, found[-1], datetime.now(UTC))
            self.panel.progress.setText(shown(told))


def _name(names: Mapping[str, str], system: str) -> str:
    return names.get(system, "")
