"""The actions of reading, on a window with real settings, keys, menus, palette and tour."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.actions import fill_menus, rows_by_name
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.colour_settings import ColourSettings
from rouge_gui.gui.command_palette import CommandPalette
from rouge_gui.gui.key_settings import KeySettings
from rouge_gui.gui.keys_page import KeysPage
from rouge_gui.gui.models.keys_model import KEYS
from rouge_gui.gui.reading_commands import LOOK_ACTIONS, THEME_ACTIONS, ReadingCommands, ReadingParts
from rouge_gui.gui.session import Session
from rouge_gui.gui.tour import Tour
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import PRESETS, THEMES, Settings

Ctrl = Qt.KeyboardModifier.ControlModifier
Shift = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Diary:
    """Writes down what it was asked, in place of the panes, the find bar and the other views."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def step_match(self, step: int) -> None:
        self.asked.append(("match", step))

    def go_match(self, *, last: bool) -> None:
        self.asked.append(("last match" if last else "first match",))

    def centre_match(self) -> None:
        self.asked.append(("centre",))

    def pin_mates(self) -> None:
        self.asked.append(("pin",))

    def open_bar(self) -> None:
        self.asked.append(("find",))

    def step(self, by: int) -> None:
        self.asked.append(("found", by))

    def set_on(self, *, on: bool) -> None:
        self.asked.append(("sync", on))

    def start_point(self) -> None:
        self.asked.append(("sync point",))

    def clear_points(self) -> None:
        self.asked.append(("no sync points",))

    def write(self, what: str) -> Callable[..., None]:
        return lambda *rest: self.asked.append((what, *rest))


class Desk:
    """A window whose menus hold the actions of reading."""

    def __init__(self, qtbot: QtBot, path: Path, settings: Settings) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.appearance = Appearance(settings, path / "settings.json", self.window)
        self.session = Session(Options(), Drafts(path / "drafts.sqlite"), self.window)
        self.diary = diary = Diary()
        self.commands = ReadingCommands(
            ReadingParts(
                window=self.window,
                appearance=self.appearance,
                session=self.session,
                matches=diary,
                finding=diary,
                syncing=diary,
                tell=diary.write("told"),
                tell_wrong=diary.write("wrong"),
                show_view=diary.write("view"),
                show_source=diary.write("source"),
                show_origins=diary.write("origins"),
                show_connectors=diary.write("connectors"),
                toggle_second=diary.write("second"),
                swap=diary.write("swap"),
                examples=lambda: ["first", "second"],
                open_example=diary.write("open"),
                tour_part=lambda _name: None,
                open_tour_example=lambda done: done(),
            )
        )
        self.actions = fill_menus(self.window.menuBar(), Themes(self.window), self.commands)
        self.commands.bind(self.actions)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> list[tuple[object, ...]]:
        self.diary.asked.clear()
        QTest.keyClick(self.window, key, modifiers)
        return self.diary.asked


class Themes(QMainWindow):
    """Has the slots of the themes, as the window's own commands do."""

    def on_theme_system(self) -> None: ...
    def on_theme_light(self) -> None: ...
    def on_theme_dark(self) -> None: ...


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[Settings], Desk]]:
    desks: list[Desk] = []

    def made(settings: Settings) -> Desk:
        desks.append(Desk(qtbot, tmp_path, settings))
        return desks[-1]

    yield made
    for desk in desks:
        desk.session.close()


@pytest.fixture
def desk(make: Callable[[Settings], Desk]) -> Desk:
    return make(Settings(theme="light"))


Alt = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
PRESSED: list[tuple[Qt.Key, Qt.KeyboardModifier, tuple[object, ...]]] = [
    (Key.Key_F8, NONE, ("match", 1)),
    (Key.Key_Down, Alt, ("match", 1)),
    (Key.Key_F7, NONE, ("match", -1)),
    (Key.Key_Up, Alt, ("match", -1)),
    (Key.Key_Home, Alt, ("first match",)),
    (Key.Key_End, Alt, ("last match",)),
    (Key.Key_Return, Alt, ("centre",)),
    (Key.Key_K, Ctrl, ("pin",)),
    (Key.Key_F, Ctrl, ("find",)),
    (Key.Key_F3, NONE, ("found", 1)),
    (Key.Key_F3, Shift, ("found", -1)),
    (Key.Key_M, Ctrl, ("view", "matches")),
    (Key.Key_H, Ctrl, ("view", "hand_count")),
    (Key.Key_T, Ctrl, ("view", "tokens")),
    (Key.Key_F1, Shift, ("view", "why_lit")),
    (Key.Key_H, Ctrl | Shift, ("view", "what_if")),
    (Key.Key_QuoteLeft, Ctrl, ("second",)),
    (Key.Key_X, Ctrl | Shift, ("swap",)),
    (Key.Key_E, Ctrl | Shift, ("source", False)),
    (Key.Key_0, Alt, ("origins", True)),
    (Key.Key_K, Ctrl | Shift, ("connectors", True)),
    (Key.Key_L, Ctrl | Shift, ("sync", True)),
]


@pytest.mark.parametrize(("key", "modifiers", "asked"), PRESSED)
def test_each_key_asks_for_what_the_plan_says(
    desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier, asked: tuple[object, ...]
) -> None:
    assert desk.press(key, modifiers) == [asked]


def test_a_switch_turns_off_again(desk: Desk) -> None:
    assert desk.press(Key.Key_0, Alt) == [("origins", True)]
    assert desk.press(Key.Key_0, Alt) == [("origins", False)]


def test_a_sync_point_needs_panes_that_scroll_together(desk: Desk) -> None:
    assert desk.press(Key.Key_D, Ctrl | Shift) == [("sync", True), ("sync point",)]
    assert desk.actions["sync_scrolling"].isChecked()
    desk.actions["clear_sync_points"].trigger()
    assert desk.diary.asked[-1] == ("no sync points",)


def test_every_theme_and_preset_has_its_action_and_the_one_in_force_is_marked(desk: Desk) -> None:
    assert set(THEME_ACTIONS) == set(THEMES)
    assert set(LOOK_ACTIONS) == set(PRESETS)
    for preset in ("okabe-ito", "greyscale", "high contrast", "default", "system"):
        desk.actions[LOOK_ACTIONS[preset]].trigger()
        assert desk.appearance.settings.preset == preset
    desk.appearance.set_preset("greyscale")
    desk.appearance.set_theme("dark")
    checked = [name for name, action in desk.actions.items() if action.isChecked() and "_" in name]
    assert checked == ["theme_dark", "look_greyscale"]


def test_own_marks_ask_for_colours_only_while_there_are_none(desk: Desk) -> None:
    desk.actions["look_custom"].trigger()
    page = desk.window.findChild(ColourSettings)
    assert page is not None
    page.close()
    desk.appearance.set_colours("light", {"fill": "#ffff00"})
    desk.appearance.set_preset("default")
    desk.actions["look_custom"].trigger()
    assert desk.appearance.theme.fill == "#ffff00"


def test_kept_keys_run_from_the_start(make: Callable[[Settings], Desk]) -> None:
    desk = make(Settings(theme="light", keys={"next_match": ("F11",), "find": ("F8",)}))
    assert desk.diary.asked == []
    assert desk.press(Key.Key_F11) == [("match", 1)]
    assert desk.press(Key.Key_F8) == [("find",)]
    assert desk.press(Key.Key_F, Ctrl) == []


def test_two_actions_with_one_kept_key_lose_it_one_by_one_and_it_is_told(
    make: Callable[[Settings], Desk],
) -> None:
    desk = make(Settings(theme="light", keys={"find": ("F12",), "keys": ("F12",)}))
    told = [str(row[1]) for row in desk.diary.asked if row[0] == "wrong"]
    assert len(told) == 1
    assert "“Find” were reset" in told[0]
    assert desk.press(Key.Key_F, Ctrl) == [("find",)]


def test_a_key_changed_in_the_dialog_runs_at_once_is_kept_and_stands_on_the_page(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.press(Key.Key_F1, Ctrl)
    page = desk.window.findChild(KeysPage)
    assert page is not None
    page.change_button.click()
    settings = desk.window.findChild(KeySettings)
    assert settings is not None
    settings.choose("next_match")
    settings.edits[0].setFocus()
    QTest.keyClick(settings.edits[0], Key.Key_F11)
    qtbot.waitUntil(lambda: desk.appearance.settings.keys == {"next_match": ("F11", "Alt+Down")})
    assert page.model.index(page.model.row_of("next_match"), KEYS).data() == "F11, Alt+Down"
    settings.close()
    page.close()
    with qtbot.waitActive(desk.window):
        desk.window.activateWindow()
    assert desk.press(Key.Key_F11) == [("match", 1)]
    assert desk.press(Key.Key_F8) == []


def test_a_page_that_is_open_is_not_opened_twice(desk: Desk, qtbot: QtBot) -> None:
    desk.press(Key.Key_F1, Ctrl)
    desk.commands.on_keys()
    pages = desk.window.findChildren(KeysPage)
    assert len(pages) == 1
    pages[0].close()
    qtbot.waitUntil(lambda: desk.window.findChildren(KeysPage) == [])
    desk.commands.on_keys()
    assert len(desk.window.findChildren(KeysPage)) == 1


def test_the_palette_runs_and_opens(desk: Desk) -> None:
    desk.press(Key.Key_P, Ctrl | Shift)
    palette = desk.window.findChild(CommandPalette)
    assert palette is not None
    QTest.keyClicks(palette.field, "@sec")
    QTest.keyClick(palette.field, Key.Key_Return)
    assert desk.diary.asked == [("open", "second")]


def test_the_tour_comes_by_itself_once(desk: Desk) -> None:
    tour = desk.commands.findChild(Tour) or desk.window.findChild(Tour)
    assert tour is not None
    desk.commands.start_tour_once()
    assert tour.is_running
    assert desk.appearance.settings.tour_seen
    tour.stop()
    desk.commands.start_tour_once()
    assert not tour.is_running
    desk.actions["tour"].trigger()
    assert tour.is_running


def test_the_tour_names_keys_as_they_are_now(make: Callable[[Settings], Desk]) -> None:
    desk = make(Settings(theme="light", keys={"unigrams": ("F12",), "lcs": ()}))
    desk.commands.on_tour()
    tour = desk.window.findChild(Tour)
    assert tour is not None
    tour.callout.next.click()
    assert "F12, Alt+2 and “LCS” in the menu show or hide" in tour.callout.words.text()


def test_the_example_is_copied_as_text_with_its_scores(desk: Desk, qtbot: QtBot) -> None:
    example = Example("7", "One fox ran.", ("a fox ran",), {"s": Candidate("a fox")})
    with qtbot.waitSignal(desk.session.evaluated):
        desk.session.open_example(example, "s")
    assert desk.press(Key.Key_C, Ctrl | Shift) == [("told", "The example is copied.")]
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "# 7, s"
    assert {"## Source", "One fox ran.", "## Candidate", "a fox", "## Reference 1", "a fox ran"} <= set(
        copied
    )
    assert "| ROUGE-1 | 1.0000 | 0.6667 | 0.8000 |" in copied
    assert copied[-1].startswith("Signature: `")


def test_rows_of_reading_have_their_slots_here() -> None:
    own = {name.removeprefix("on_") for name in vars(ReadingCommands) if name.startswith("on_")}
    assert own <= set(rows_by_name())
