"""What the actions of reading do: matches, finding, comparing, the look, keys, the palette and the tour."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from rouge_gui.gui.action_row import ActionRow
from rouge_gui.gui.actions import native, rows_by_name, set_keys
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.colour_settings import ColourSettings
from rouge_gui.gui.command_palette import CommandPalette
from rouge_gui.gui.example_text import example_text
from rouge_gui.gui.key_map import KeyMap, changed_rows, in_review, read_keys
from rouge_gui.gui.key_settings import KeySettings
from rouge_gui.gui.keys_page import KeysPage
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.session import Session
from rouge_gui.gui.tour import Tour
from rouge_gui.wording import said

THEME_ACTIONS = {"system": "theme_system", "light": "theme_light", "dark": "theme_dark"}
LOOK_ACTIONS = {
    "system": "look_system",
    "default": "look_default",
    "okabe-ito": "look_okabe_ito",
    "greyscale": "look_greyscale",
    "high contrast": "look_high_contrast",
    "custom": "look_custom",
}
COPIED = said("The example is copied.")


class Matches(Protocol):
    """What walks through matches."""

    def step_match(self, step: int) -> None:
        """Go `step` (+1 or -1) matches on."""

    def go_match(self, *, last: bool) -> None:
        """Go to the first or the last match."""

    def centre_match(self) -> None:
        """Bring the current match to the middle."""

    def pin_mates(self) -> None:
        """Keep the mates of the current word shown, or let them go."""


class Finding(Protocol):
    """What finds words."""

    def open_bar(self) -> None:
        """Ask for words."""

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) place."""


class Syncing(Protocol):
    """What scrolls panes together."""

    def set_on(self, *, on: bool) -> None:
        """Begin or end."""

    def start_point(self) -> None:
        """Let the next two clicks tie two places."""

    def clear_points(self) -> None:
        """Untie all places."""


@dataclass(frozen=True)
class ReadingParts:
    """What the actions of reading work on.

    `tell` shows a sentence in passing, `tell_wrong` one that stays. `toggle_second` shows or hides a second candidate,
    `swap` exchanges the two. `examples` are the ids that `open_example` opens. `tour_part` finds a part of the
    window by its name in the tour's steps, `open_tour_example` opens what the tour speaks of and calls back then.
    """

    window: QMainWindow
    appearance: Appearance
    session: Session
    matches: Matches
    finding: Finding
    syncing: Syncing
    tell: Callable[[str], object]
    tell_wrong: Callable[[str], object]
    show_view: Callable[[str], object]
    show_source: Callable[[bool], object]
    show_origins: Callable[[bool], object]
    show_connectors: Callable[[bool], object]
    toggle_second: Callable[[], object]
    swap: Callable[[], object]
    examples: Callable[[], Sequence[str]]
    open_example: Callable[[str], object]
    tour_part: Callable[[str], QWidget | None]
    open_tour_example: Callable[[Callable[[], object]], object]


class ReadingCommands(QObject):
    """Carries out the actions of reading."""

    def __init__(self, parts: ReadingParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._actions: Mapping[str, QAction] = {}
        self.keys = KeyMap({})
        self._letters: frozenset[str] | None = None
        self._pages: dict[str, QDialog] = {}
        self._tour = Tour(parts.window, parts.tour_part, self._shown_keys)

    def bind(self, actions: Mapping[str, QAction]) -> None:
        """Take in hand the actions that say how things stand; give all of them the keys that are kept."""
        self._actions = actions
        for names in (THEME_ACTIONS.values(), LOOK_ACTIONS.values()):
            group = QActionGroup(self)
            for name in names:
                group.addAction(actions[name])
        actions["source"].setChecked(True)
        # The windows beside this one have pages too.
        actions["help"].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        application = cast("QApplication", QApplication.instance())
        application.focusWindowChanged.connect(self._on_focus_window_changed)
        self._parts.appearance.theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self.take_keys(self._parts.appearance.settings.keys)

    def take_keys(self, kept: Mapping[str, tuple[str, ...]]) -> None:
        """Give the actions the keys that were kept; what cannot be is told."""
        keys, told = read_keys(kept)
        for sentence in told:
            self._parts.tell_wrong(sentence)
        self._take_keys(keys)

    def start_tour_once(self) -> None:
        """Show the tour if it has never been shown to this user."""
        if not self._parts.appearance.settings.tour_seen:
            self.on_tour()

    def on_next_match(self) -> None:
        """Go to the next match."""
        self._parts.matches.step_match(1)

    def on_previous_match(self) -> None:
        """Go to the match before."""
        self._parts.matches.step_match(-1)

    def on_first_match(self) -> None:
        """Go to the first match."""
        self._parts.matches.go_match(last=False)

    def on_last_match(self) -> None:
        """Go to the last match."""
        self._parts.matches.go_match(last=True)

    def on_centre_match(self) -> None:
        """Bring the current match to the middle."""
        self._parts.matches.centre_match()

    def on_pin_mates(self) -> None:
        """Keep the mates shown, or let them go."""
        self._parts.matches.pin_mates()

    def on_find(self) -> None:
        """Ask for words to find."""
        self._parts.finding.open_bar()

    def on_find_next(self) -> None:
        """Go to the next place found."""
        self._parts.finding.step(1)

    def on_find_previous(self) -> None:
        """Go to the place found before."""
        self._parts.finding.step(-1)

    def on_copy_example(self) -> None:
        """Copy the open texts with their scores."""
        assessment = self._parts.session.assessment
        evaluation = assessment.evaluation if assessment else None
        QGuiApplication.clipboard().setText(example_text(self._parts.session.texts, evaluation))
        self._parts.tell(shown(COPIED))

    def on_match_list(self) -> None:
        """Show all matches in a table."""
        self._parts.show_view("matches")

    def on_hand_count(self) -> None:
        """Show how the score adds up."""
        self._parts.show_view("hand_count")

    def on_why_lit(self) -> None:
        """Show why the word at the cursor is marked."""
        self._parts.show_view("why_lit")

    def on_tokens(self) -> None:
        """Show what each step of reading made."""
        self._parts.show_view("tokens")

    def on_what_if(self) -> None:
        """Show what each edit did."""
        self._parts.show_view("what_if")

    def on_compare(self) -> None:
        """Show or hide a second candidate."""
        self._parts.toggle_second()

    def on_swap(self) -> None:
        """Exchange the two candidates."""
        self._parts.swap()

    def on_sync_scrolling(self) -> None:
        """Scroll all panes together, or each alone."""
        self._parts.syncing.set_on(on=self._actions["sync_scrolling"].isChecked())

    def on_sync_point(self) -> None:
        """Let two clicks tie two places."""
        self._actions["sync_scrolling"].setChecked(True)
        self._parts.syncing.set_on(on=True)
        self._parts.syncing.start_point()

    def on_clear_sync_points(self) -> None:
        """Untie what was tied by hand."""
        self._parts.syncing.clear_points()

    def on_source(self) -> None:
        """Show or hide the source."""
        self._parts.show_source(self._actions["source"].isChecked())

    def on_origins(self) -> None:
        """Show or hide where words come from."""
        self._parts.show_origins(self._actions["origins"].isChecked())

    def on_connectors(self) -> None:
        """Draw lines to mates, or none."""
        self._parts.show_connectors(self._actions["connectors"].isChecked())

    def on_look_system(self) -> None:
        """Use strong contrast where the system asks for it."""
        self._parts.appearance.set_preset("system")

    def on_look_default(self) -> None:
        """Use the usual marks."""
        self._parts.appearance.set_preset("default")

    def on_look_okabe_ito(self) -> None:
        """Use the colours of Okabe and Ito."""
        self._parts.appearance.set_preset("okabe-ito")

    def on_look_greyscale(self) -> None:
        """Use greys and patterns."""
        self._parts.appearance.set_preset("greyscale")

    def on_look_high_contrast(self) -> None:
        """Use the strongest contrast."""
        self._parts.appearance.set_preset("high contrast")

    def on_look_custom(self) -> None:
        """Use the user's own marks; ask for their colours where there are none yet."""
        self._parts.appearance.set_preset("custom")
        if not self._parts.appearance.settings.colours:
            self.on_choose_colours()

    def on_choose_colours(self) -> None:
        """Ask for the colour of each mark."""
        self._show("colours", lambda: ColourSettings(self._parts.appearance, self._parts.window))

    def on_command_palette(self) -> None:
        """Find an action or an example by a few letters."""
        palette = CommandPalette(
            self._actions, self._parts.examples, self._parts.open_example, self._parts.window
        )
        palette.show()

    def on_help(self) -> None:
        """Show the page of the part that has the keyboard."""
        from rouge_gui.gui.documentation.contexts import page_of
        from rouge_gui.gui.documentation.help_window import HelpWindow
        from rouge_gui.gui.documentation.library import Library

        page, zoom = page_of(QApplication.focusWidget()), self._parts.appearance.settings.zoom
        dialog = QApplication.activeModalWidget()
        # A dialog that holds all else up holds up what does not belong to it.
        name, parent = ("help", self._parts.window) if dialog is None else ("help of a dialog", dialog)
        self._show(name, lambda: HelpWindow(Library(self.keys), zoom, parent))
        window = self._pages[name]
        if isinstance(window, HelpWindow):
            window.open_page(page)

    def on_keys(self) -> None:
        """Show all keys."""
        self._show("keys", lambda: KeysPage(self.keys, self._actions["change_keys"], self._parts.window))

    def on_change_keys(self) -> None:
        """Give actions other keys."""
        self._show("change_keys", self._key_settings)

    def on_tour(self) -> None:
        """Show the tour on its sample."""
        self._parts.appearance.keep_tour_seen()
        self._parts.open_tour_example(self._tour.start)

    def _on_focus_window_changed(self) -> None:
        """Let help be asked for in a dialog of ours that holds all else up."""
        dialog = QApplication.activeModalWidget()
        part = dialog
        while part is not None and part is not self._parts.window:
            part = part.parentWidget()
        if dialog is not None and part is not None:
            dialog.addAction(self._actions["help"])

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        """Show a page, the one that is open already where there is one."""
        page = self._pages.get(name)
        if page is None:
            page = self._pages[name] = make()
            page.destroyed.connect(lambda: self._pages.pop(name, None))
        page.show()
        page.raise_()
        page.activateWindow()

    def _key_settings(self) -> KeySettings:
        settings = KeySettings(self.keys, self._parts.window)
        settings.keys_changed.connect(self._on_keys_changed)
        return settings

    def _on_keys_changed(self, keys: KeyMap) -> None:
        self._take_keys(keys)
        self._parts.appearance.keep_keys(keys.overrides)

    def _take_keys(self, keys: KeyMap) -> None:
        changed = changed_rows(self.keys, keys)
        self.keys = keys
        for row in changed:
            self._set_keys(row)
        page = self._pages.get("keys")
        if isinstance(page, KeysPage):
            page.model.set_keys(keys)

    def show_review(self, letters: frozenset[str] | None) -> None:
        """Let letters and digits alone be keys of review mode, which labels by `letters`; None: it is off."""
        self._letters = letters
        for row in rows_by_name().values():
            self._set_keys(row)

    def _set_keys(self, row: ActionRow) -> None:
        if row.name in self._actions:
            keys = self.keys.keys(row.name)
            in_force = keys if self._letters is None else in_review(row, keys, self._letters)
            set_keys(self._actions[row.name], row, in_force)

    def _shown_keys(self, name: str) -> str:
        keys = self.keys.keys(name)
        return native(keys[:1]) or tr("“{action}” in the menu", action=rows_by_name()[name].words)

    def _on_theme_changed(self) -> None:
        settings = self._parts.appearance.settings
        self._actions[THEME_ACTIONS[settings.theme]].setChecked(True)
        self._actions[LOOK_ACTIONS[settings.preset]].setChecked(True)
