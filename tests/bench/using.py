"""Use of the real window, act by act: what somebody would do in an hour, for `soak.py` and for the tests that run it.

An act is a generator; it yields what it waits for, so that the program's own event loop goes on meanwhile.
"""

import json
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from rouge_gui import assets
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.reviewing.work import Wish, own_project
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.views import VIEWS
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.annotating.scheme import read_scheme

Act = Generator[Callable[[], bool], None, None]
EXAMPLES, SYSTEMS = 12, "abc"
WORDS = [
    "the",
    "rain",
    "fell",
    "in",
    "Harrow Vale",
    "for",
    "nine days",
    "and",
    "a river",
    "rose",
    "by",
    "noon",
]
CLOSED = ("help", "keys", "change_keys", "protocols", "preferences", "choose_colours", "crash_reports")
ACTS = (
    "open_samples",
    "read",
    "edit",
    "score_otherwise",
    "export",
    "open_own",
    "look_through",
    "find",
    "look_for_cues",
    "compare",
    "compare_systems",
    "review",
    "change_look",
    "open_dialogs",
    "keep_session",
    "open_again",
)
AGAIN_EVERY, LANGUAGES = 3, ("en", "pl")
SCORES = (".csv", ".jsonl", ".parquet", ".xlsx")


@dataclass
class Use:
    """Somebody at the window, with `folder` for own files; what is done in a round hangs on its number alone."""

    folder: Path
    number: int = 0

    def __post_init__(self) -> None:
        """Write the texts that are opened."""
        self.draw = random.Random(1)  # noqa: S311 (texts and places to click)
        self.texts = self.folder / "own texts.jsonl"
        with self.texts.open("w", encoding="utf-8") as lines:
            for number in range(EXAMPLES):
                row = {
                    "id": f"own {number}",
                    "source": self.words(80),
                    "references": [self.words(20), self.words(12)],
                }
                lines.write(json.dumps(row | {f"pred_{name}": self.words(18) for name in SYSTEMS}) + "\n")

    def words(self, count: int) -> str:
        """Draw `count` words in sentences."""
        return " ".join(
            self.draw.choice(WORDS) + ("." if self.draw.random() < 0.1 else "") for _ in range(count)
        )

    @property
    def window(self) -> MainWindow:
        """The main window that is shown."""
        (window,) = shown()
        return window

    def act(self, name: str) -> None:
        """Carry out an action as its menu does."""
        self.window.actions_by_name[name].trigger()

    def toggled(self, name: str) -> Act:
        """Carry out an action that is on or off, and again."""
        for _ in range(2):
            self.act(name)
            yield self.marked

    def marked(self) -> bool:
        """Tell whether the open texts are scored and every pane in sight is marked to its end."""
        window, reading = self.window, self.window.reading
        panes = (reading.source, reading.candidate, reading.second, *reading.references.panes())
        scored = window.session.assessment is not None
        return scored and all(
            pane.is_painted() and pane.overview.is_drawn() for pane in panes if pane.isVisible()
        )

    def saved(self, name: str, path: Path, *chosen: str) -> Act:
        """Carry out an action that asks where to write, once for each of the formats `chosen`, and wait for each file."""
        for which in chosen or ("",):
            target = path.with_suffix(which) if which else path
            target.unlink(missing_ok=True)

            def answer(
                _parent: QWidget,
                _title: str,
                _usual: str,
                formats: str,
                which: str = which,
                target: Path = target,
            ) -> tuple[str, str]:
                return str(target), next(each for each in formats.split(";;") if which in each)

            with patch.object(QFileDialog, "getSaveFileName", answer):
                self.act(name)
            yield lambda target=target: target.exists() and target.stat().st_size > 0  # type: ignore[misc] # its own target

    def round(self, wanted: Sequence[str] = ()) -> Iterator[tuple[str, Act]]:
        """Yield the `wanted` acts of a round by their names, all of them where none is named."""
        self.number += 1
        for name in wanted or ACTS:
            yield name, getattr(self, name)()

    def before(self, wanted: Sequence[str] = ()) -> Iterator[tuple[str, Act]]:
        """Yield what is done once before rounds of `wanted` acts: all that a round draws from, for what it imports."""
        if "score_otherwise" in (wanted or ACTS):
            yield "score_under", self.score_under(list(PROTOCOLS))

    def told(self, signal: SignalInstance, start: Callable[[], object]) -> Act:
        """Do `start`, wait until `signal` was emitted, and then until the open texts are marked."""
        heard: list[bool] = []
        connection = signal.connect(lambda *_: heard.append(True))
        start()
        yield lambda: bool(heard)
        signal.disconnect(connection)
        yield self.marked

    def opened(self, path: Path) -> Act:
        """Open a corpus and wait until all of it is scored."""
        yield from self.told(self.window.loading.ended, lambda: self.window.open_paths([path]))

    def open_samples(self) -> Act:
        """Open the samples."""
        yield from self.opened(assets.samples())

    def open_own(self) -> Act:
        """Open own texts."""
        yield from self.opened(self.texts)

    def read(self) -> Act:
        """Go through examples, systems, matches, cues and all views."""
        for name in ("next_example", "next_example", "next_system", "previous_example", "next_system"):
            self.act(name)
            yield self.marked
        for name in (
            "next_match",
            "next_match",
            "pin_mates",
            "centre_match",
            "last_match",
            "next_cue",
            "pin_mates",
        ):
            self.act(name)
        for name in (
            "unigrams",
            "lcs",
            "cues",
            "stop_words",
            "origins",
            "connectors",
            "source",
            "sync_scrolling",
        ):
            yield from self.toggled(name)
        for view in VIEWS:
            self.window.results.show_view(view)
            yield self.marked
        self.window.results.show_view("scores")

    def edit(self) -> Act:
        """Type, see what it does to the score, take it back, and make it again."""
        for place in range(4):
            self.window.reading.candidate.editor.insertPlainText(self.words(3) + " ")
            yield self.marked
            if place == 1:
                self.act("what_if")
        for name in ("undo", "undo", "redo", "undo", "undo", "undo"):
            self.act(name)
            yield self.marked
        self.act("add_reference")
        yield self.marked
        self.act("remove_reference")
        yield self.marked

    def score_otherwise(self) -> Act:
        """Score under two other protocols and other options, then under the first again."""
        yield from self.score_under(self.draw.sample(list(PROTOCOLS), 2))

    def score_under(self, protocols: Sequence[str]) -> Act:
        """Score under each of `protocols` and under other options, then under the first again."""
        session = self.window.session
        usual = session.options
        for name in protocols:
            session.set_options(PROTOCOLS[name].options)
            yield from self.told(self.window.loading.ended, lambda: self.act("score_again"))
        session.set_options(replace(usual, stemmer="porter", beta=2.0))
        yield self.marked
        session.set_options(usual)
        yield from self.told(self.window.loading.ended, lambda: self.act("score_again"))

    def export(self) -> Act:
        """Write scores and the open example in each format."""
        from rouge_gui.export import EXAMPLES as FORMATS

        yield from self.saved("export_scores", self.folder / "scores", *SCORES)
        endings = [each.ending for each in FORMATS.values()]
        yield from self.saved("export_example", self.folder / "example", *endings, ".pdf")
        for name in ("copy_example", "copy_markdown", "copy_picture"):
            self.act(name)
            yield self.marked

    def look_through(self) -> Act:
        """Filter, sort and group the table of the corpus."""
        view = self.window.corpus_view
        rows = view.model.rowCount()
        view.filter.setText("R1.f >= 0.2")
        view.filter.returnPressed.emit()
        yield lambda: view.model.rowCount() <= rows
        view.filter.clear()
        view.filter.returnPressed.emit()
        yield lambda: view.model.rowCount() == rows
        for column in (3, 0):
            view.table.horizontalHeader().sectionClicked.emit(column)
            QApplication.processEvents()
        for place in (1, 2, 0):
            view.grouping.setCurrentIndex(place)
            QApplication.processEvents()
        yield self.marked

    def find(self) -> Act:
        """Find words in all panes."""
        self.act("find")
        bar = self.window.desk.find_bar
        bar.words.setText("rain")
        for _ in range(4):
            self.act("find_next")
        QApplication.processEvents()
        bar.close_bar()
        yield self.marked

    def look_for_cues(self) -> Act:
        """Look for the cues of the corpus, and narrow the list of suspicion."""
        queue = self.window.results.queue
        self.window.results.show_view("queue")
        yield from self.told(queue.finding.found, queue.find_button.click)
        queue.filters.expression.setText("suspicion > 0.5")
        queue.filters.expression.clear()
        self.window.results.show_view("cues")
        yield self.marked

    def compare(self) -> Act:
        """Put a second candidate beside the first, exchange them, and show all systems."""
        self.act("compare")
        yield self.marked
        self.act("swap")
        yield self.marked
        self.act("compare")
        self.act("all_systems")
        yield self.marked
        self.window.side.grid.close()

    def compare_systems(self) -> Act:
        """Open the window of systems, wait until all is measured, and bring each of its views to the front."""
        self.act("compare_systems")
        systems = self.window.side.systems
        if systems is None:
            raise RuntimeError("the window of systems was not made")
        yield lambda: "words" in systems.findings.measures.values and not systems.work.is_running
        for view in SYSTEMS_VIEWS:
            systems.show_part(view)
            QApplication.processEvents()
        systems.close()

    def review(self) -> Act:
        """Judge two items of a small project in review mode, and take one verdict back."""
        window, loading = self.window, self.window.loading
        scheme = read_scheme(next(path for path in assets.schemes() if path.stem == "summeval"))
        home = self.window.appearance.path.parent
        window.review.review(own_project(home, loading.paths, loading.recipe, Wish(scheme, "ann")), "ann")
        mode = window.review.mode
        yield lambda: mode.is_on and self.marked()
        for _ in range(2):
            for digit in (1, 2, 3, 4):
                mode.digit(digit)
            mode.save()
            yield self.marked
        mode.undo()
        mode.stop()
        yield lambda: not mode.is_on
        self.act("project")
        projects = window.side.projects
        if projects is None:
            raise RuntimeError("the window of projects was not made")
        QApplication.processEvents()
        projects.close()

    def change_look(self) -> Act:
        """Change theme, marks and zoom, and change them back."""
        for name in (
            "theme_dark",
            "look_okabe_ito",
            "zoom_in",
            "zoom_in",
            "look_default",
            "theme_light",
            "zoom_reset",
        ):
            self.act(name)
            yield self.marked

    def open_dialogs(self) -> Act:
        """Open and close what opens over the window or beside it, the documentation with a page and a search."""
        for name in CLOSED:
            self.act(name)
            yield self.marked
            for each in dialogs():
                each.close()
        yield lambda: not dialogs()

    def keep_session(self) -> Act:
        """Save a session and open it again."""
        path = self.folder / "kept.rouge-session"
        yield from self.saved("save_session", path)
        yield from self.told(self.window.loading.ended, lambda: self.window.opening.sessions.open(path))

    def open_again(self) -> Act:
        """Now and then switch the language of the window, which is then made anew."""
        from rouge_gui.gui.preferences.preferences_dialog import PreferencesDialog

        if self.number % AGAIN_EVERY:
            return
        former = self.window
        self.act("preferences")
        dialog = former.findChild(PreferencesDialog)
        if dialog is None:
            raise RuntimeError("the preferences were not shown")
        dialog.language.language.picked.emit(LANGUAGES[self.number // AGAIN_EVERY % 2])
        dialog.language.again.click()
        yield lambda: is_furnished() and self.window is not former
        yield lambda: len(self.window.loading.corpus) > 0
        yield self.marked


def shown() -> list[MainWindow]:
    """Return the main windows that can be seen."""
    every = cast("list[Any]", QApplication.topLevelWidgets())
    return [each for each in every if isinstance(each, MainWindow) and each.isVisible()]


def dialogs() -> list[QDialog]:
    """Return the dialogs that can be seen."""
    every = cast("list[Any]", QApplication.topLevelWidgets())
    return [each for each in every if isinstance(each, QDialog) and each.isVisible()]


def is_furnished() -> bool:
    """Tell whether a main window is shown with all that it holds."""
    return any(hasattr(each, "actions_by_name") for each in shown())
