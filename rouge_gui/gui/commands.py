"""What the actions of the window do: one slot `on_<name>` for each row of `ACTIONS`."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDockWidget, QFileDialog, QMainWindow, QMessageBox

from rouge_gui import __version__, assets
from rouge_gui.corpus.readers import READERS
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import EXPORTS, export
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.failure_dialog import show_failure
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.models.snapshot import State
from rouge_gui.gui.notices import NoticeBar, Standing
from rouge_gui.gui.opened import Opened, open_texts
from rouge_gui.gui.protocols_page import show_protocols
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.reading_desk import ReadingDesk
from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.gui.session import NOTHING_OPEN, Session
from rouge_gui.gui.side_windows import SideWindows
from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.marking.marks import Layer
from rouge_gui.wording import said

if TYPE_CHECKING:
    from rouge_gui.gui.example_export import Chosen

LAYER_ACTIONS = {Layer.UNIGRAM: "unigrams", Layer.BIGRAM: "bigrams", Layer.LCS: "lcs"}
PACKED = ("*.zip", "*.gz", "*.zst")
ENDINGS = " ".join(
    sorted({f"*{end}" for reader in READERS.values() for end in reader.suffixes}.union(PACKED))
)
SEVERAL = 2
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Parts:
    """What the actions work on: the window's parts, and the steps that only the window as a whole can make."""

    window: QMainWindow
    session: Session
    loading: Loading
    appearance: Appearance
    notices: NoticeBar
    reading: ReadingArea
    results: ResultsArea
    corpus_view: CorpusView
    options_dock: QDockWidget
    open_paths: Callable[[Sequence[Path]], None]
    step_system: Callable[[int], None]
    side: SideWindows
    desk: ReadingDesk


class Commands(QObject):
    """Carries out the actions of a window."""

    _export_told = Signal(int, int)

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._actions: Mapping[str, QAction] = {}
        self._written = Standing(parts.notices)
        parts.loading.started.connect(self._written.withdraw)
        self._exporter = Runner(self)
        self._exporter.batched.connect(self._on_exported)
        self._exporter.cancelled.connect(self._on_export_cancelled)
        self._export_told.connect(self._on_export_told)
        self._exporter.failed.connect(self.tell_failure)
        self._copier = Runner(self)
        self._copier.batched.connect(self._on_copied)
        self._copier.failed.connect(self.tell_failure)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that say how things stand."""
        self._actions = actions
        parts = self._parts
        for name in (*LAYER_ACTIONS.values(), "cues", "options"):
            actions[name].setChecked(True)
        for name, changed in (
            ("undo", parts.session.undo_stack.canUndoChanged),
            ("redo", parts.session.undo_stack.canRedoChanged),
        ):
            actions[name].setEnabled(False)
            changed.connect(actions[name].setEnabled)
        parts.reading.layer_toggled.connect(self._on_layer_toggled)
        parts.reading.cues_toggled.connect(actions["cues"].setChecked)
        parts.options_dock.visibilityChanged.connect(actions["options"].setChecked)
        parts.results.view_shown.connect(self._on_view_shown)

    def close(self) -> bool:
        """Let a running export end; False where it did not in time."""
        return all([self._exporter.close(), self._copier.close()])

    def tell_failure(self, error: Exception) -> None:
        """Show an expected error as a notice, any other with its traceback; log both."""
        if isinstance(error, RougeGuiError):
            log.warning("%s", error)
            self._parts.notices.show_error(str(error))
        else:
            log.error("unexpected", exc_info=error)
            show_failure(error, self._parts.window)

    def on_open_files(self) -> None:
        """Ask for files and read them."""
        names, _ = QFileDialog.getOpenFileNames(self._parts.window, tr("Open files"), "", _corpus_filter())
        if names:
            self._parts.open_paths([Path(name) for name in names])

    def on_open_folder(self) -> None:
        """Ask for a folder and read it."""
        name = QFileDialog.getExistingDirectory(self._parts.window, tr("Open folder"))
        if name:
            self._parts.open_paths([Path(name)])

    def on_open_samples(self) -> None:
        """Read the sample corpus."""
        self._parts.open_paths([assets.samples()])

    def on_new_example(self) -> None:
        """Show empty panes; what was typed there before is found again."""
        self._parts.session.open_example(NOTHING_OPEN, "")
        self._parts.reading.candidate.setFocus()

    def on_export_scores(self) -> None:
        """Ask for a file and write the scores that have come."""
        loading = self._parts.loading
        model = self._parts.corpus_view.model
        if not model.count(State.SCORED):
            self._parts.notices.show_information(
                tr("There are no scores to export yet: open a corpus first.")
            )
            return
        filters = ";;".join(f"{shown(each.help)} (*{ending})" for ending, each in EXPORTS.items())
        name, chosen = QFileDialog.getSaveFileName(
            self._parts.window, tr("Export scores"), "scores.csv", filters
        )
        if not name:
            return
        ending = next((ending for ending in EXPORTS if f"(*{ending})" in chosen), ".csv")
        path = Path(name) if Path(name).suffix else Path(name + ending)
        blocks, options = model.blocks(), loading.options

        def writing() -> Iterator[str]:
            export(job.while_wanted(blocks), options, path)
            yield said("Written: {file}.", file=path)

        job: Job[str] = Job(writing, 1)
        self._exporter.start(job)

    def on_export_example(self) -> None:
        """Ask for a file and write the open example, or all that are selected in the corpus table."""
        from rouge_gui.gui.example_export import ask_for_export

        options = self._parts.session.options
        job = ask_for_export(self._parts.window, self._chosen(), options, self._export_told.emit)
        if job is not None:
            self._exporter.start(job)

    def on_copy_markdown(self) -> None:
        """Put the open example on the clipboard, as Markdown."""
        from rouge_gui.gui.example_export import markdown_of

        session = self._parts.session
        self._copier.start(markdown_of(session.texts, session.options))

    def on_copy_picture(self) -> None:
        """Put a picture of the window on the clipboard."""
        QGuiApplication.clipboard().setPixmap(self._parts.window.grab())
        self._parts.notices.show_information(tr("A picture of the window is on the clipboard."))

    def on_quit(self) -> None:
        """Close the window."""
        self._parts.window.close()

    def on_undo(self) -> None:
        """Take the last edit back."""
        self._parts.session.undo_stack.undo()

    def on_redo(self) -> None:
        """Make the last edit again."""
        self._parts.session.undo_stack.redo()

    def on_revert(self) -> None:
        """Show the loaded texts again."""
        self._parts.session.revert()

    def on_revert_one(self) -> None:
        """Show the loaded text of the pane with the keyboard again."""
        self._parts.desk.revert_one()

    def on_stop_words(self) -> None:
        """Make function words pale, or not."""
        self._parts.desk.dim_stop_words(dimmed=self._actions["stop_words"].isChecked())

    def on_add_reference(self) -> None:
        """Add an empty reference."""
        self._parts.session.add_reference()

    def on_remove_reference(self) -> None:
        """Leave the last reference out."""
        self._parts.session.remove_last_reference()

    def on_go_to_example(self) -> None:
        """Ask for the id of an example and open it."""
        self._parts.results.show_view("corpus")
        self._parts.corpus_view.ask_for_example()

    def on_next_example(self) -> None:
        """Open the next row."""
        self._parts.corpus_view.step(1)

    def on_previous_example(self) -> None:
        """Open the row before."""
        self._parts.corpus_view.step(-1)

    def on_next_system(self) -> None:
        """Open the candidate of the next system."""
        self._parts.step_system(1)

    def on_previous_system(self) -> None:
        """Open the candidate of the system before."""
        self._parts.step_system(-1)

    def on_next_pane(self) -> None:
        """Move the keyboard one pane on."""
        self._parts.reading.step_pane(1)

    def on_previous_pane(self) -> None:
        """Move the keyboard one pane back."""
        self._parts.reading.step_pane(-1)

    def on_unigrams(self) -> None:
        """Show or hide the unigram layer."""
        self._set_layer(Layer.UNIGRAM)

    def on_bigrams(self) -> None:
        """Show or hide the bigram layer."""
        self._set_layer(Layer.BIGRAM)

    def on_lcs(self) -> None:
        """Show or hide the LCS layer."""
        self._set_layer(Layer.LCS)

    def on_cues(self) -> None:
        """Show or hide the cues."""
        self._parts.reading.set_cues(shown=self._actions["cues"].isChecked())

    def on_next_cue(self) -> None:
        """Go to the next cue."""
        self._parts.reading.step_cue(1)

    def on_previous_cue(self) -> None:
        """Go to the cue before."""
        self._parts.reading.step_cue(-1)

    def on_zoom_in(self) -> None:
        """Enlarge the text of the panes."""
        self._parts.appearance.zoom_by(1)

    def on_zoom_out(self) -> None:
        """Make the text of the panes smaller."""
        self._parts.appearance.zoom_by(-1)

    def on_zoom_reset(self) -> None:
        """Give the text of the panes its usual size."""
        self._parts.appearance.reset_zoom()

    def on_options(self) -> None:
        """Show or hide the options panel."""
        self._parts.options_dock.setVisible(self._actions["options"].isChecked())

    def on_report(self) -> None:
        """Show the import report, or the corpus again."""
        self._parts.results.show_view("report" if self._actions["report"].isChecked() else "corpus")

    def on_theme_system(self) -> None:
        """Follow the system's colours."""
        self._parts.appearance.set_theme("system")

    def on_theme_light(self) -> None:
        """Use the light colours."""
        self._parts.appearance.set_theme("light")

    def on_theme_dark(self) -> None:
        """Use the dark colours."""
        self._parts.appearance.set_theme("dark")

    def on_all_systems(self) -> None:
        """Show all systems of the open example."""
        self._parts.side.show_grid()

    def on_compare_systems(self) -> None:
        """Show which system of the corpus is better."""
        self._parts.side.show_systems()

    def on_project(self) -> None:
        """Show the project of annotating."""
        self._parts.side.show_projects()

    def on_score_again(self) -> None:
        """Score the corpus under the options shown."""
        self._parts.loading.score_again(self._parts.session.options)

    def on_cancel(self) -> None:
        """Stop reading, scoring and writing."""
        self._exporter.cancel()
        self._parts.loading.cancel()

    def on_protocols(self) -> None:
        """Tell of every protocol and quirk."""
        show_protocols(self._parts.window)

    def on_about(self) -> None:
        """Say what this program is."""
        text = tr(
            "<h3>rouge-gui {version}</h3>\n"
            "<p>See how a summary matches its references, and what a ROUGE score counted.</p>\n"
            "<p>MIT licence. Uses Qt for Python (PySide6) under the LGPL version 3, unmodified and loaded as shared "
            "libraries;\nnltk, pandas, pyarrow, charset-normalizer, platformdirs and rich under their own licences.</p>\n"
            "<p>Engine for whole corpora: {engine}.</p>\n"
            "<p>Nothing is sent anywhere. Edits and settings are kept in<br>{folder}</p>",
            version=__version__,
            engine=engine.name(),
            folder=self._parts.appearance.path.parent,
        )
        QMessageBox.about(self._parts.window, tr("About rouge-gui"), text)

    def _set_layer(self, layer: Layer) -> None:
        self._parts.reading.set_layer(layer, shown=self._actions[LAYER_ACTIONS[layer]].isChecked())

    def _on_layer_toggled(self, layer: Layer, shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._actions[LAYER_ACTIONS[layer]].setChecked(shown)

    def _on_view_shown(self) -> None:
        self._actions["report"].setChecked(self._parts.results.is_shown("report"))

    def _chosen(self) -> "Chosen":
        """Return the rows selected in the corpus table with their edits; the open texts where they are not several."""
        from rouge_gui.gui.example_export import Chosen

        session, view = self._parts.session, self._parts.corpus_view
        rows, shown = view.table.selected_rows(), session.texts
        if len(rows) < SEVERAL:
            return Chosen(1, [shown])
        keys, corpus, edits = view.model.keys(rows), self._parts.loading.corpus, session.edits()

        def texts() -> Iterator[Opened]:
            for example, system in keys:
                held = corpus.get(example)
                if (example, system) == (shown.example, shown.system):
                    yield shown
                elif held is not None:
                    yield open_texts(held, system, edits)

        return Chosen(len(rows), texts())

    def _on_exported(self, told: list[object]) -> None:
        self._parts.window.statusBar().clearMessage()
        self._written.say(str(told[-1]))

    def _on_export_told(self, done: int, count: int) -> None:
        if self._exporter.is_running:
            self._parts.window.statusBar().showMessage(
                tr("Writing: {done:,} of {count:,}. Esc stops it.", done=done, count=count)
            )

    def _on_export_cancelled(self) -> None:
        self._parts.window.statusBar().clearMessage()
        self._written.say(tr("The export was stopped. What was there before is as it was."))

    def _on_copied(self, texts: list[str]) -> None:
        QGuiApplication.clipboard().setText(texts[-1])
        self._parts.notices.show_information(tr("The example is on the clipboard, as Markdown."))


def _corpus_filter() -> str:
    return f"{tr('Corpora')} ({ENDINGS});;{tr('All files')} (*)"
