"""What the actions of the Review menu do, and which are there while a review is on.

What only a review needs, files of verdicts above all, is imported once one is begun.
"""

from __future__ import annotations

import getpass
from dataclasses import dataclass
from functools import partial, partialmethod
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget, QInputDialog, QMainWindow

from rouge_gui.corpus.recipe import read_recipe_text, recipe_text
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.action_row import REVIEW
from rouge_gui.gui.actions import rows_by_name
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.offered_schemes import offered_schemes
from rouge_gui.gui.reviewing.review_mode import ReviewMode
from rouge_gui.gui.reviewing.review_panel import ReviewPanel
from rouge_gui.gui.reviewing.review_parts import ReviewParts
from rouge_gui.study.annotating.scheme import Rating, answers_of
from rouge_gui.study.annotating.turning import lettered
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from rouge_gui.gui.commands import Parts
    from rouge_gui.gui.opening.opening_commands import OpeningCommands
    from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet
    from rouge_gui.gui.reviewing.work import Wish
    from rouge_gui.gui.second import Second
    from rouge_gui.gui.system_bar import SystemBar
    from rouge_gui.store.drafts import Drafts
    from rouge_gui.store.projects import Project

ALWAYS = ("review", "review_otherwise", "project")
LINK = "link_evidence"
DIGITS = range(10)
NOTHING_OPEN = said("There is nothing to review yet: open a corpus first, or a project.")
NOT_READ = said("The corpus is still being read; the review begins once it is.")
WHO = said("Whose list is to be reviewed?")


@dataclass(frozen=True)
class CommandParts:
    """What a review needs beside the parts that all actions have; `drafts` keep what is said and not saved.

    `show_review` lets letters and digits be keys of the review, which labels by the letters; None: it is off.
    """

    second: Second
    system_bar: SystemBar
    drafts: Drafts
    opening: OpeningCommands
    show_review: Callable[[frozenset[str] | None], None]


class ReviewCommands(QObject):
    """Begins and ends reviews, and carries out the actions of the Review menu."""

    def __init__(
        self, all_parts: Parts, own: CommandParts, tell_failure: Callable[[Exception], None]
    ) -> None:
        super().__init__(all_parts.window)
        self._own, self._tell_failure = own, tell_failure
        self._options_dock = all_parts.options_dock
        self._parts = parts = ReviewParts(
            all_parts.window,
            all_parts.session,
            own.second,
            all_parts.loading,
            all_parts.appearance,
            all_parts.notices,
            all_parts.reading,
            own.system_bar,
            all_parts.side,
            (all_parts.results,),
            own.drafts,
            monotonic,
        )
        self.panel = ReviewPanel()
        self.dock = QDockWidget(tr("Review"), all_parts.window)
        self._lay_out(all_parts.window)
        self._actions: Mapping[str, QAction] = {}
        self._shortcuts: list[QShortcut] = []
        self._last: tuple[Project, str] | None = None
        self._waiting: tuple[Project, str] | None = None
        self._wish: Wish | None = None
        self._had_options = False
        self.mode = ReviewMode(parts, self.panel)
        self.mode.view.asked.connect(self._show_answers)
        parts.side.review_asked.connect(self.review)
        self.mode.switched.connect(self._on_switched)
        self.mode.failed.connect(tell_failure)
        loading = parts.loading
        loading.started.connect(self.mode.stop)
        loading.read.connect(self._on_read)
        for failed in (loading.refused, loading.failed):
            failed.connect(self._on_load_failed)

    def _lay_out(self, window: QMainWindow) -> None:
        self.dock.setObjectName("review")
        self.dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        self.dock.setWidget(self.panel)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that say how things stand."""
        self._actions = actions
        self.panel.offer(actions)
        rows = rows_by_name()
        locked = {
            name: each for name, each in actions.items() if rows[name].menu != REVIEW or name == "project"
        }
        self.mode.view.bind(locked)
        self._enable(on=False)

    def close(self) -> bool:
        """End the review; False where something did not end in time."""
        return self.mode.close()

    def open_project(self, folder: Path, annotator: str = "") -> None:
        """Review what the project in `folder` gives `annotator`; where that is nobody in it, it is asked who."""
        from rouge_gui.store.projects import Project

        try:
            project = Project.open(folder)
        except RougeGuiError as error:
            self._tell_failure(error)
            return
        known = project.plan.annotators
        if annotator not in known and len(known) > 1:
            annotator, is_chosen = QInputDialog.getItem(
                self._parts.window, project.title, shown(WHO), list(known), editable=False
            )
            if not is_chosen:
                return
        self.review(project, annotator if annotator in known else known[0])

    def review(self, project: Project, annotator: str) -> None:
        """Review `annotator`'s list in `project`, once its corpus is read."""
        self.mode.stop()
        is_open = self._is_open(project)
        if is_open and not self._parts.loading.is_reading:
            self._begin(project, annotator)
            return
        self._waiting = project, annotator
        self.mode.view.cover(project.blind)
        self._parts.window.statusBar().showMessage(shown(NOT_READ))
        if not is_open:
            from rouge_gui.store.project_file import FILE

            recipe = project.recipe
            try:
                read_as = None if recipe is None else read_recipe_text(recipe, project.folder / FILE)
            except RougeGuiError as error:
                self._on_load_failed(error)
                self._tell_failure(error)
                return
            self._own.opening.open_paths(project.corpus, read_as)

    def on_review(self) -> None:
        """Begin a review, where there was one the same again, or end it."""
        if self._waiting is not None:
            self._waiting = None
            self.mode.view.uncover()
            self._enable(on=False)
        elif self.mode.is_on:
            self.mode.stop()
        elif self._last is not None and self._is_open(self._last[0]):
            self.review(*self._last)
        else:
            self.on_review_otherwise()

    def on_review_otherwise(self) -> None:
        """Ask with which questions, as whom and how to review."""
        from rouge_gui.gui.reviewing.start_dialog import StartDialog

        self._actions["review"].setChecked(self.mode.is_on)
        dialog = StartDialog(offered_schemes(), self._wish, getpass.getuser(), self._parts.window)
        dialog.wished.connect(self._on_wished)
        dialog.project_chosen.connect(self.open_project)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def on_save_verdict(self) -> None:
        """Keep what is said and go on."""
        self.mode.save()

    def on_former_item(self) -> None:
        """Go back to the item before."""
        self.mode.go_back()

    def on_skip_item(self) -> None:
        """Leave this one for later."""
        self.mode.skip()

    def on_cannot_judge(self) -> None:
        """Say that the question cannot be judged."""
        self.mode.cannot_judge()

    def on_undo_verdict(self) -> None:
        """Take the last answer back."""
        self.mode.undo()

    def on_flag_item(self) -> None:
        """Flag this one."""
        self.mode.flag()

    def on_note_item(self) -> None:
        """Write a note."""
        self.mode.write_note()

    def on_next_question(self) -> None:
        """Go to the next question."""
        self.mode.step(1)

    def on_previous_question(self) -> None:
        """Go to the question before."""
        self.mode.step(-1)

    def on_link_evidence(self) -> None:
        """Link the label to the words selected in the source."""
        self.mode.link()

    def on_go_to_labels(self) -> None:
        """Move the keyboard to the labels that were put."""
        self.mode.go_to_labels()

    def _answer(self, digit: int) -> None:
        self.mode.digit(digit)

    on_answer_0 = partialmethod(_answer, 0)
    on_answer_1 = partialmethod(_answer, 1)
    on_answer_2 = partialmethod(_answer, 2)
    on_answer_3 = partialmethod(_answer, 3)
    on_answer_4 = partialmethod(_answer, 4)
    on_answer_5 = partialmethod(_answer, 5)
    on_answer_6 = partialmethod(_answer, 6)
    on_answer_7 = partialmethod(_answer, 7)
    on_answer_8 = partialmethod(_answer, 8)
    on_answer_9 = partialmethod(_answer, 9)

    def _show_answers(self, sheet: AnswerSheet) -> None:
        """Say in the menu what each digit answers now."""
        told = dict(enumerate(sheet.severities(), start=1))
        question = sheet.current
        if not told and question is not None:
            first = question.low if isinstance(question, Rating) else 1
            options = (lettered(question, answer) for answer in answers_of(question))
            told = {digit: f"{question.title}: {answer}" for digit, answer in enumerate(options, start=first)}
        for digit in DIGITS:
            words = told.get(digit, rows_by_name()[f"answer_{digit}"].words)
            self._actions[f"answer_{digit}"].setText(words)

    def _is_open(self, project: Project) -> bool:
        from rouge_gui.gui.projects.project_work import OpenCorpus

        loading = self._parts.loading
        recipe = None if loading.recipe is None else recipe_text(loading.recipe)
        return OpenCorpus(loading.paths, recipe).holds(project.corpus, project.recipe)

    def _begin(self, project: Project, annotator: str) -> None:
        from rouge_gui.gui.reviewing.work import work_of

        self._waiting = None
        self._last = project, annotator
        try:
            work = work_of(project, annotator, self._parts.loading.corpus)
        except RougeGuiError as error:
            self.mode.view.uncover()
            self._tell_failure(error)
            return
        self.mode.start(work)
        self._parts.window.raise_()
        self._parts.window.activateWindow()

    def _enable(self, *, on: bool) -> None:
        for name, row in rows_by_name().items():
            if row.menu == REVIEW and name not in ALWAYS and name in self._actions:
                self._actions[name].setEnabled(on)
        if "review" in self._actions:
            self._actions["review"].setChecked(on)

    def _on_wished(self, wish: Wish) -> None:
        from rouge_gui.gui.reviewing.work import own_project
        from rouge_gui.store import recent_projects

        loading = self._parts.loading
        if not loading.paths:
            self._parts.notices.show_information(shown(NOTHING_OPEN))
            return
        self._wish, home = wish, self._parts.appearance.path.parent
        try:
            project = own_project(home, loading.paths, loading.recipe, wish)
        except RougeGuiError as error:
            self._tell_failure(error)
            return
        try:
            recent_projects.add(home, project.folder)
        except RougeGuiError as error:
            self._tell_failure(error)
        self.review(project, wish.annotator)

    def _on_read(self) -> None:
        if self._waiting is None or self._parts.loading.is_reading:
            return
        if self._is_open(self._waiting[0]):
            self._parts.window.statusBar().clearMessage()
            self._begin(*self._waiting)
        else:
            self._waiting = None
            self.mode.view.uncover()

    def _on_load_failed(self, _error: Exception) -> None:
        if self._waiting is not None:
            self._waiting = None
            self.mode.view.uncover()

    def _on_switched(self) -> None:
        desk, on = self.mode.desk, self.mode.is_on
        for shortcut in self._shortcuts:
            shortcut.deleteLater()
        labels = desk.scheme.labels if desk is not None else ()
        self._shortcuts = [QShortcut(QKeySequence(label.key), self._parts.window) for label in labels]
        for shortcut, label in zip(self._shortcuts, labels, strict=True):
            shortcut.activated.connect(partial(self.mode.put_label, label))
        self._own.show_review(frozenset(label.key for label in labels) if on else None)
        self._enable(on=on)
        has_links = on and desk is not None and desk.scheme.has_links
        self._actions[LINK].setEnabled(has_links)
        self.panel.lay_out_keys(() if has_links else (LINK,))
        if on:
            self._had_options = not self._options_dock.isHidden()
        self._options_dock.setVisible(self._had_options and not on)
        self.dock.setVisible(on)
