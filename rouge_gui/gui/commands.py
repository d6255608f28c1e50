"""What the actions of the window do: one slot `on_<name>` for each row of `ACTIONS`."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from rouge_gui import __version__, assets
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import EXPORTS, export
from rouge_gui.gui.failure_dialog import show_failure
from rouge_gui.gui.keys_page import show_keys
from rouge_gui.gui.marks import Layer
from rouge_gui.gui.session import NOTHING_OPEN
from rouge_gui.gui.worker import Job, Runner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtGui import QAction

    from rouge_gui.gui.main_window import MainWindow

LAYER_ACTIONS = {Layer.UNIGRAM: "unigrams", Layer.BIGRAM: "bigrams", Layer.LCS: "lcs"}
CORPUS_FILTER = "Corpora (*.jsonl *.jsonl.gz);;All files (*)"
ABOUT = """<h3>rouge-gui {version}</h3>
<p>See how a summary matches its references, and what a ROUGE score counted.</p>
<p>MIT licence. Uses Qt for Python (PySide6) under the LGPL version 3, unmodified and loaded as shared libraries;
nltk, pandas, pyarrow, charset-normalizer, platformdirs and rich under their own licences.</p>
<p>Nothing is sent anywhere. Edits and settings are kept in<br>{folder}</p>"""
log = logging.getLogger(__name__)


class Commands(QObject):
    """Carries out the actions of `window`."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        self._exporter = Runner(self)
        self._exporter.batched.connect(self._on_exported)
        self._exporter.failed.connect(self.tell_failure)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that say how things stand."""
        self._actions = actions
        window = self._window
        for name in (*LAYER_ACTIONS.values(), "options"):
            actions[name].setChecked(True)
        for name, changed in (
            ("undo", window.session.undo_stack.canUndoChanged),
            ("redo", window.session.undo_stack.canRedoChanged),
        ):
            actions[name].setEnabled(False)
            changed.connect(actions[name].setEnabled)
        window.reading.layer_toggled.connect(self._on_layer_toggled)
        window.options_dock.visibilityChanged.connect(actions["options"].setChecked)
        window.results.currentChanged.connect(self._on_tab_changed)

    def close(self) -> None:
        """Let a running export end."""
        self._exporter.close()

    def tell_failure(self, error: Exception) -> None:
        """Show an expected error as a notice, any other with its traceback; log both."""
        if isinstance(error, RougeGuiError):
            log.warning("%s", error)
            self._window.notices.show_error(str(error))
        else:
            log.error("unexpected", exc_info=error)
            show_failure(error, self._window)

    def on_open_files(self) -> None:
        """Ask for files and read them."""
        names, _ = QFileDialog.getOpenFileNames(self._window, "Open files", "", CORPUS_FILTER)
        if names:
            self._window.open_paths([Path(name) for name in names])

    def on_open_folder(self) -> None:
        """Ask for a folder and read it."""
        name = QFileDialog.getExistingDirectory(self._window, "Open folder")
        if name:
            self._window.open_paths([Path(name)])

    def on_open_samples(self) -> None:
        """Read the sample corpus."""
        self._window.open_paths([assets.samples()])

    def on_new_example(self) -> None:
        """Show empty panes; what was typed there before is found again."""
        self._window.session.open_example(NOTHING_OPEN, "")
        self._window.reading.candidate.setFocus()

    def on_export_scores(self) -> None:
        """Ask for a file and write the scores that have come."""
        loading = self._window.loading
        if not loading.results:
            self._window.notices.show_information("There are no scores to export yet: open a corpus first.")
            return
        filters = ";;".join(f"{each.help} (*{ending})" for ending, each in EXPORTS.items())
        name, chosen = QFileDialog.getSaveFileName(self._window, "Export scores", "scores.csv", filters)
        if not name:
            return
        ending = next((ending for ending in EXPORTS if f"(*{ending})" in chosen), ".csv")
        path = Path(name) if Path(name).suffix else Path(name + ending)
        results, options = list(loading.results), loading.options

        def writing() -> Iterator[Path]:
            export(results, options, path)
            yield path

        self._exporter.start(Job(writing, 1))

    def on_quit(self) -> None:
        """Close the window."""
        self._window.close()

    def on_undo(self) -> None:
        """Take the last edit back."""
        self._window.session.undo_stack.undo()

    def on_redo(self) -> None:
        """Make the last edit again."""
        self._window.session.undo_stack.redo()

    def on_revert(self) -> None:
        """Show the loaded texts again."""
        self._window.session.revert()

    def on_add_reference(self) -> None:
        """Add an empty reference."""
        self._window.session.add_reference()

    def on_remove_reference(self) -> None:
        """Leave the last reference out."""
        self._window.session.remove_last_reference()

    def on_next_example(self) -> None:
        """Open the next row."""
        self._window.corpus_view.step(1)

    def on_previous_example(self) -> None:
        """Open the row before."""
        self._window.corpus_view.step(-1)

    def on_next_system(self) -> None:
        """Open the candidate of the next system."""
        self._window.step_system(1)

    def on_previous_system(self) -> None:
        """Open the candidate of the system before."""
        self._window.step_system(-1)

    def on_next_pane(self) -> None:
        """Move the keyboard one pane on."""
        self._window.reading.step_pane(1)

    def on_previous_pane(self) -> None:
        """Move the keyboard one pane back."""
        self._window.reading.step_pane(-1)

    def on_unigrams(self) -> None:
        """Show or hide the unigram layer."""
        self._set_layer(Layer.UNIGRAM)

    def on_bigrams(self) -> None:
        """Show or hide the bigram layer."""
        self._set_layer(Layer.BIGRAM)

    def on_lcs(self) -> None:
        """Show or hide the LCS layer."""
        self._set_layer(Layer.LCS)

    def on_zoom_in(self) -> None:
        """Enlarge the text of the panes."""
        self._window.appearance.zoom_by(1)

    def on_zoom_out(self) -> None:
        """Make the text of the panes smaller."""
        self._window.appearance.zoom_by(-1)

    def on_zoom_reset(self) -> None:
        """Give the text of the panes its usual size."""
        self._window.appearance.reset_zoom()

    def on_options(self) -> None:
        """Show or hide the options panel."""
        self._window.options_dock.setVisible(self._actions["options"].isChecked())

    def on_report(self) -> None:
        """Show the import report, or the corpus again."""
        window = self._window
        shown = self._actions["report"].isChecked()
        window.results.setCurrentWidget(window.report_view if shown else window.corpus_view)

    def on_theme_system(self) -> None:
        """Follow the system's colours."""
        self._window.appearance.set_theme("system")

    def on_theme_light(self) -> None:
        """Use the light colours."""
        self._window.appearance.set_theme("light")

    def on_theme_dark(self) -> None:
        """Use the dark colours."""
        self._window.appearance.set_theme("dark")

    def on_score_again(self) -> None:
        """Score the corpus under the options shown."""
        self._window.loading.score_again(self._window.session.options)

    def on_cancel(self) -> None:
        """Stop reading and scoring."""
        self._window.loading.cancel()

    def on_keys(self) -> None:
        """Show all keys."""
        show_keys(self._window)

    def on_about(self) -> None:
        """Say what this program is."""
        text = ABOUT.format(version=__version__, folder=self._window.appearance.path.parent)
        QMessageBox.about(self._window, "About rouge-gui", text)

    def _set_layer(self, layer: Layer) -> None:
        self._window.reading.set_layer(layer, shown=self._actions[LAYER_ACTIONS[layer]].isChecked())

    def _on_layer_toggled(self, layer: Layer, shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._actions[LAYER_ACTIONS[layer]].setChecked(shown)

    def _on_tab_changed(self, _index: int) -> None:
        window = self._window
        self._actions["report"].setChecked(window.results.currentWidget() is window.report_view)

    def _on_exported(self, paths: list[Path]) -> None:
        self._window.notices.show_information(f"The scores are written to {paths[-1]}.")
