"""The window: the reading area above, corpus and scores below, options at the side, all kept in step.

It can be shown before it is furnished: what it is furnished with is imported only then.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QMainWindow

from rouge_gui.gui.language import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from rouge_gui.corpus.example import Example
    from rouge_gui.gui.appearance import Appearance
    from rouge_gui.gui.commands import Parts
    from rouge_gui.gui.editing import Edit
    from rouge_gui.gui.loading import Loading
    from rouge_gui.gui.opened import Opened
    from rouge_gui.gui.opening.opening_commands import OpeningParts, Taken
    from rouge_gui.gui.second import Second
    from rouge_gui.gui.session import Session
    from rouge_gui.rouge.options import Options
    from rouge_gui.store.drafts import Drafts
    from rouge_gui.store.result_cache import ResultCache
    from rouge_gui.store.settings import Settings

log = logging.getLogger(__name__)
SIZE = (1280, 800)
READING_HEIGHT, RESULTS_HEIGHT = 440, 280
GEOMETRY, LAYOUT, GROUND = "geometry", "layout", "ground"
LAYOUT_VERSION = 1


@dataclass(frozen=True)
class Stores:
    """What is kept beside the settings: `drafts` of what is said and not saved, `cache` of scores, None for none."""

    drafts: Drafts
    cache: ResultCache | None


class MainWindow(QMainWindow):
    """Shows a session and a loading corpus. `window_state` keeps where things stand from one day to the next.

    It is an empty frame until `furnish` is called, once. `has_ended` says, once the window is closed, whether all its
    threads have ended, and `opens_again_on` what another window should open then, None for no other window.
    """

    def __init__(self, window_state: QSettings) -> None:
        super().__init__()
        self._window_state = window_state
        self.has_ended = False
        self.opens_again_on: Taken | None = None
        self.setWindowTitle("rouge-gui")
        self.resize(*SIZE)
        geometry = window_state.value(GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)

    def furnish(
        self,
        session: Session,
        second: Second,
        loading: Loading,
        appearance: Appearance,
        stores: Stores,
    ) -> None:
        """Put into the window all that it shows, and set it to work."""
        from rouge_gui.gui.actions import fill_menus
        from rouge_gui.gui.commands import Commands
        from rouge_gui.gui.notices import NoticeBar
        from rouge_gui.gui.opening.opening_commands import OpeningCommands
        from rouge_gui.gui.options_panel import OptionsPanel
        from rouge_gui.gui.preferences.preferences_commands import PreferencesCommands, PreferencesParts
        from rouge_gui.gui.reading_area import ReadingArea
        from rouge_gui.gui.reading_commands import ReadingCommands
        from rouge_gui.gui.reading_desk import ReadingDesk
        from rouge_gui.gui.reading_parts import Steps, reading_parts
        from rouge_gui.gui.results_area import ResultsArea
        from rouge_gui.gui.reviewing.review_commands import CommandParts, ReviewCommands
        from rouge_gui.gui.side_windows import SideParts, SideWindows
        from rouge_gui.gui.system_bar import SystemBar

        self.session, self.second, self.loading, self.appearance = session, second, loading, appearance
        self.setAcceptDrops(True)
        self.notices = NoticeBar()
        self.system_bar = SystemBar()
        self.reading = ReadingArea(appearance.theme)
        self.results = ResultsArea()
        self.corpus_view, self.report_view = self.results.corpus, self.results.report
        self.score_view = self.results.scores
        self.options_panel = OptionsPanel()
        self.options_panel.set_options(session.options)
        parts = SideParts(session, second, loading, appearance, self.reading.references)
        self.side = SideWindows(self, parts)
        self.desk = ReadingDesk(session, second, loading, self.reading, self.results)
        self._lay_out()
        every = self._parts()
        self.commands = Commands(every)
        steps = Steps(self._toggle_second, self._open_first_system, self._show_tour_example)
        self.reading_commands = ReadingCommands(reading_parts(every, self.system_bar, steps))
        self._connect_loading()
        self.opening = OpeningCommands(self._opening_parts())
        own = CommandParts(
            second, self.system_bar, stores.drafts, self.opening, self.reading_commands.show_review
        )
        self.review = ReviewCommands(every, own, self.commands.tell_failure)
        self.preferences = PreferencesCommands(
            PreferencesParts(every, stores.cache, self._take_rest, self._open_again)
        )
        owners = self.commands, self.reading_commands, self.opening, self.review, self.preferences
        self.actions_by_name = fill_menus(self.menuBar(), *owners)
        for owner in (self.commands, self.reading_commands, self.review, self.preferences):
            owner.bind(self.actions_by_name)
        self._connect_session()
        self._connect_side()
        self._connect_widgets()
        layout = self._window_state.value(LAYOUT)
        if isinstance(layout, QByteArray):
            self.restoreState(layout, LAYOUT_VERSION)
        self._on_opened(session.texts)
        self.session.evaluate()

    def _lay_out(self) -> None:
        # PySide makes a class when it is first asked for, and all of Qt's enums with `Qt`: 12 ms.
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QDockWidget, QSplitter, QVBoxLayout, QWidget

        whole = QSplitter(Qt.Orientation.Vertical)
        upper = QWidget()
        reading = QVBoxLayout(upper)
        reading.setContentsMargins(0, 0, 0, 0)
        reading.setSpacing(0)
        reading.addWidget(self.reading, 1)
        reading.addWidget(self.desk.find_bar)
        whole.addWidget(upper)
        whole.addWidget(self.results)
        whole.setSizes([READING_HEIGHT, RESULTS_HEIGHT])
        whole.setStretchFactor(0, READING_HEIGHT)
        whole.setStretchFactor(1, RESULTS_HEIGHT)
        whole.setChildrenCollapsible(False)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.notices, self.system_bar):
            column.addWidget(widget)
        column.addWidget(whole, 1)
        self.setCentralWidget(centre)
        self.options_dock = QDockWidget(tr("Options"), self)
        self.options_dock.setObjectName("options")
        self.options_dock.setWidget(self.options_panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.options_dock)
        self.statusBar()

    def _parts(self) -> Parts:
        from rouge_gui.gui.commands import Parts

        return Parts(
            self,
            self.session,
            self.loading,
            self.appearance,
            self.notices,
            self.reading,
            self.results,
            self.corpus_view,
            self.options_dock,
            self.open_paths,
            self.step_system,
            self.side,
            self.desk,
        )

    def _opening_parts(self) -> OpeningParts:
        from rouge_gui.gui.opening.opening_commands import OpeningParts
        from rouge_gui.gui.opening.where import Where

        where = Where(self, self.session, self.second, self.results, LAYOUT_VERSION)
        return OpeningParts(self, self.loading, self.notices, self.results, where, self.commands.tell_failure)

    def _connect_session(self) -> None:
        self.session.opened.connect(self._on_opened)
        self.session.replaced.connect(self._on_replaced)
        self.second.failed.connect(self.commands.tell_failure)
        self.second.opened.connect(self._on_second_opened)
        self.session.options_changed.connect(self._on_options_changed)
        self.session.failed.connect(self.commands.tell_failure)

    def _connect_side(self) -> None:
        self.side.system_opened.connect(self.open_system)
        self.side.example_opened.connect(self.session.open_example)
        self.side.pair_opened.connect(self.open_pair)
        self.side.spans_labelled.connect(self.results.queue.show_labelled)
        self.side.review_asked.connect(self.review.review)
        self.side.failed.connect(self.commands.tell_failure)

    def _connect_loading(self) -> None:
        for begun in (self.loading.opening, self.loading.started, self.loading.restarted):
            begun.connect(self.corpus_view.begin_progress)
        self.loading.refused.connect(self.corpus_view.end_progress)
        self.loading.started.connect(self._on_loading_started)
        self.loading.read.connect(self._on_read)
        self.loading.restarted.connect(self._on_scoring_restarted)
        self.loading.examples_arrived.connect(self._on_examples_arrived)
        self.loading.blocks_arrived.connect(self.corpus_view.model.put)
        self.loading.progressed.connect(self.corpus_view.show_progress)
        self.loading.spread.connect(self.corpus_view.show_spread)
        self.loading.ended.connect(self.corpus_view.end_progress)
        self.loading.failed.connect(self.corpus_view.end_progress)

    def _connect_widgets(self) -> None:
        from rouge_gui.gui.passing import Passing

        self.reading.edited.connect(self._on_edited)
        self.reading.files_dropped.connect(self.open_paths)
        self.reading.zoom_requested.connect(self.appearance.zoom_by)
        self.appearance.zoom_changed.connect(self.reading.set_zoom)
        self.appearance.theme_changed.connect(self.reading.set_theme)
        Passing(self.statusBar(), self.session, (self.reading.announced, self.reading.sync.told))
        self.review.mode.told.connect(self.reading.announced)
        self.reading.source_toggled.connect(self.actions_by_name["source"].setChecked)
        self.corpus_view.example_opened.connect(self.open_example)
        self.corpus_view.cancelled.connect(self.loading.cancel)
        self.corpus_view.rows_seen.connect(self.loading.urge)
        self.options_panel.options_changed.connect(self.session.set_options)
        self.options_panel.files_located.connect(self.session.evaluate)
        self.system_bar.stepped.connect(self.corpus_view.step)
        self.system_bar.system_chosen.connect(self.open_system)
        self.results.why.example_opened.connect(self.open_example)
        self.results.why.set_corpus(self.loading.examples, self.loading.started, self.loading.read)
        self.results.queue.set_corpus(self.loading.examples)
        self.results.queue.follow_scores(self.corpus_view.model)
        self.results.queue.keep_in(self.appearance.path.parent)
        self.results.queue.example_opened.connect(self.open_example)
        self.results.queue.failed.connect(self.commands.tell_failure)
        self.results.cues.dismissals_changed.connect(self.results.queue.show_dismissals)
        self.results.cues.cues_chosen.connect(self.appearance.keep_cues)
        self.results.cues.failed.connect(self.commands.tell_failure)
        for view in (self.results.cues, self.results.queue):
            view.set_theme(self.appearance.theme)
            self.appearance.theme_changed.connect(view.set_theme)

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Read `paths` into a new corpus and score it."""
        self.opening.open_paths(paths)

    def open_example(self, example_id: str, system: str) -> None:
        """Show one row of the corpus."""
        example = self.loading.corpus.get(example_id)
        if example is not None:
            self.session.open_example(example, system)

    def open_pair(self, example: Example, first: str, second: str) -> None:
        """Show the candidates of two systems for one example beside each other."""
        self.session.open_example(example, first)
        self.second.choose(second)
        self.results.show_view("compare")
        self.raise_()
        self.activateWindow()

    def open_system(self, system: str) -> None:
        """Show the same example with the candidate of `system`."""
        example = self.desk.open_example()
        if system in example.candidates:
            self.session.open_example(example, system)

    def step_system(self, step: int) -> None:
        """Show the same example with the candidate of the system `step` further on, round and round."""
        systems = list(self.desk.open_example().candidates)
        if systems:
            at = systems.index(self.session.texts.system) if self.session.texts.system in systems else 0
            self.open_system(systems[(at + step) % len(systems)])

    def _on_opened(self, texts: Opened) -> None:
        example, named = self.desk.open_example(), self.reading.cover.names
        name = named(texts.system)
        self.system_bar.show_example(texts.example, list(map(named, example.candidates)), name)
        self.system_bar.show_edited(texts.edited_roles())
        self.corpus_view.select(texts.example, texts.system)
        self.setWindowTitle(f"{texts.example}, {name} - rouge-gui" if texts.example else "rouge-gui")

    def _take_rest(self, settings: Settings) -> None:
        """Bring keys and cues of other settings into force."""
        from rouge_gui.gui.cue_choice import CueChoice

        self.reading_commands.take_keys(settings.keys)
        self.results.cues.choose(CueChoice(frozenset(settings.cues_off), settings.cue_thresholds))

    def _open_again(self) -> None:
        """Close, to be opened anew on what is open now."""
        self.opens_again_on = self.opening.taken()
        self.close()

    def _toggle_second(self) -> None:
        self.second.toggle()
        if self.second.system:
            self.results.show_view("compare")

    def _open_first_system(self, example_id: str) -> None:
        example = self.loading.corpus.get(example_id)
        if example is not None:
            self.session.open_example(example, next(iter(example.candidates), ""))

    def _show_tour_example(self, example: str, system: str) -> None:
        self.second.choose("")
        self.open_example(example, system)
        self.results.show_view("scores")

    def _on_second_opened(self, texts: Opened | None) -> None:
        self.actions_by_name["compare"].setChecked(texts is not None)

    def _on_replaced(self, _edit: Edit) -> None:
        self.system_bar.show_edited(self.session.texts.edited_roles())

    def _on_edited(self, edit: Edit) -> None:
        self.desk.take_edit(edit)
        self.system_bar.show_edited(self.session.texts.edited_roles())

    def _on_options_changed(self, options: Options) -> None:
        if self.options_panel.options != options:
            self.options_panel.set_options(options)
        if self.loading.corpus and self.loading.options != options:
            self.statusBar().showMessage(
                tr("The corpus table holds the scores of other options: F5 scores it again.")
            )
        else:
            self.statusBar().clearMessage()

    def _on_loading_started(self, options: Options) -> None:
        self.corpus_view.model.clear(options.variants)
        self.report_view.clear()
        self.results.queue.clear()

    def _on_read(self) -> None:
        from rouge_gui.gui.session import NOTHING_OPEN

        if not self.loading.corpus:
            self.session.open_example(NOTHING_OPEN, "")

    def _on_scoring_restarted(self, options: Options) -> None:
        self.corpus_view.model.restart(options.variants)
        self.statusBar().clearMessage()

    def _on_examples_arrived(self, examples: list[Example]) -> None:
        is_first = not self.corpus_view.model.total
        self.corpus_view.model.append_rows(
            (example.id, system) for example in examples for system in example.candidates
        )
        opened = next((example for example in examples if example.candidates), examples[0])
        if is_first:
            self.session.open_example(opened, next(iter(opened.candidates), ""))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.open_paths(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        from rouge_gui.errors import RougeGuiError

        has_reviewed = self.review.close()
        self._window_state.setValue(GEOMETRY, self.saveGeometry())
        self._window_state.setValue(GROUND, self.palette().window().color().name())
        self._window_state.setValue(LAYOUT, self.saveState(LAYOUT_VERSION))
        try:
            self.appearance.save(self.session.options)
        except RougeGuiError as error:
            log.warning("%s", error)
        self.has_ended = all(
            [
                has_reviewed,
                self.commands.close(),
                self.opening.close(),
                self.results.why.end_work(),
                self.results.queue.end_work(),
                self.loading.close(),
                self.corpus_view.end_work(),
                self.second.close(),
                self.side.end_work(),
                self.session.close(),
            ]
        )
        super().closeEvent(event)
