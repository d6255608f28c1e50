"""What the actions of preferences and of crash reports do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.commands import Parts
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.notices import Offer
from rouge_gui.gui.preferences.preferences_dialog import PreferencesDialog
from rouge_gui.gui.preferences.reports_dialog import ReportsDialog
from rouge_gui.store import settings as kept
from rouge_gui.store.crash_reports import FOLDER
from rouge_gui.store.result_cache import MEGABYTE, ResultCache
from rouge_gui.store.settings import LAYERS, Settings
from rouge_gui.wording import said

FILE_NAME = "rouge-gui-preferences.json"
FILTER = said("Preferences (*.json)")


@dataclass(frozen=True)
class PreferencesParts:
    """What these actions work on: the parts of the `whole` window.

    `take_rest` brings keys and cues into force, `open_again` makes the window anew.
    """

    whole: Parts
    cache: ResultCache | None
    take_rest: Callable[[Settings], object]
    open_again: Callable[[], object]


class PreferencesCommands(QObject):
    """Carries out the actions of preferences; the settings in force are those that `appearance` holds."""

    def __init__(self, parts: PreferencesParts) -> None:
        super().__init__(parts.whole.window)
        self._parts = parts
        self._actions: Mapping[str, QAction] = {}
        self._in_use = parts.whole.appearance.settings.language
        self._former: Settings | None = None
        self._dialog: PreferencesDialog | None = None
        parts.whole.appearance.taken.connect(self._on_taken)

    @property
    def cache(self) -> ResultCache | None:
        """The scores that are kept, None where none are."""
        return self._parts.cache

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that settings speak of, and show the layers that a window begins with."""
        self._actions = actions
        self._show_layers()
        self._use_engine()

    def on_preferences(self) -> None:
        """Show the preferences; the dialog that is open already where there is one."""
        if self._dialog is None:
            self._dialog = self._made()
            self._dialog.destroyed.connect(self._on_dialog_gone)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def tell_of_crash(self) -> None:
        """Say that the program ended by a fault of its own, and offer to show what is known of it."""
        sentence = tr("rouge-gui ended in an unexpected way. Your texts, edits and ratings are kept.")
        self._parts.whole.notices.show_error(sentence, Offer(tr("Sho&w the report…"), self.on_crash_reports))

    def on_crash_reports(self) -> None:
        """Show the reports of failures."""
        whole = self._parts.whole
        made = whole.window.findChild(ReportsDialog)
        if made is None:
            made = ReportsDialog(whole.appearance.path.parent / FOLDER, whole.window)
        # Not modal: F1 would not reach the window.
        made.show()
        made.raise_()
        made.activateWindow()

    def _made(self) -> PreferencesDialog:
        cache = self._parts.cache
        where = str(cache.path.parent) if cache else ""
        actions = self._actions["choose_colours"], self._actions["change_keys"]
        made = PreferencesDialog(
            self._parts.whole.appearance, actions, self._in_use, where, self._parts.whole.window
        )
        made.engine.show_used(cache.size() if cache else 0)
        made.engine.engine_chosen.connect(self._use_engine)
        made.engine.empty_asked.connect(self._on_empty_asked)
        made.language.again_asked.connect(self._parts.open_again)
        made.export_asked.connect(self._on_export_asked)
        made.import_asked.connect(self._on_import_asked)
        made.reset_asked.connect(self._on_reset_asked)
        made.back_asked.connect(self._on_back_asked)
        return made

    def _settings(self) -> Settings:
        """Return the settings with the options in force."""
        return replace(self._parts.whole.appearance.settings, options=self._parts.whole.session.options)

    def _take(self, settings: Settings, told: str) -> None:
        """Take `settings` in place of all, and let the user go back to the former ones."""
        self._former = self._settings()
        self._parts.whole.appearance.take(settings)
        self._tell(told, can_go_back=True)

    def _tell(self, sentence: str, *, can_go_back: bool = False) -> None:
        if self._dialog is not None:
            self._dialog.tell(sentence, can_go_back=can_go_back)

    def _on_dialog_gone(self) -> None:
        self._dialog = None

    def _on_taken(self, settings: Settings) -> None:
        self._parts.whole.session.set_options(settings.options)
        self._parts.take_rest(settings)
        self._show_layers()
        self._use_engine()

    def _show_layers(self) -> None:
        off = self._parts.whole.appearance.settings.layers_off
        for name in LAYERS:
            if self._actions[name].isChecked() == (name in off):
                self._actions[name].trigger()

    def _use_engine(self) -> None:
        settings = self._parts.whole.appearance.settings
        self._parts.whole.loading.most_jobs = settings.threads
        self._parts.whole.side.bound_jobs(settings.threads)
        if self._parts.cache is not None:
            self._parts.cache.limit = settings.cache_megabytes * MEGABYTE

    def _on_empty_asked(self) -> None:
        cache = self._parts.cache
        if cache is not None and self._dialog is not None:
            cache.empty()
            self._dialog.engine.show_used(cache.size())
            self._tell(cache.notice or tr("The kept scores are emptied."))

    def _on_export_asked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._dialog, tr("Export preferences"), FILE_NAME, shown(FILTER)
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.json")
        try:
            kept.save(path, self._settings())
        except RougeGuiError as error:
            self._tell(shown(str(error)))
        else:
            self._tell(tr("Preferences and options are written to {path}.", path=path))

    def _on_import_asked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._dialog, tr("Import preferences"), "", shown(FILTER))
        if not name:
            return
        try:
            settings, told = kept.load_exported(Path(name))
        except RougeGuiError as error:
            self._tell(shown(str(error)))
        else:
            sentence = tr("The preferences in {path} are in use.", path=name)
            self._take(settings, " ".join([sentence, *map(shown, told)]))

    def _on_reset_asked(self) -> None:
        self._take(
            Settings(tour_seen=True),
            tr(
                "All preferences, keys and options are the usual ones again. Your texts and ratings are untouched."
            ),
        )

    def _on_back_asked(self) -> None:
        if self._former is not None:
            former, self._former = self._former, None
            self._parts.whole.appearance.take(former)
            self._tell(tr("The preferences of before are in use again."))
