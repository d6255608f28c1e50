"""Keys: no two actions share one, all can be changed, and what cannot be is told."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rouge_gui.gui.action_row import BAR, MENUS, REVIEW
from rouge_gui.gui.actions import ACTIONS, fill_menus, rows_by_name, set_keys
from rouge_gui.gui.commands import Commands
from rouge_gui.gui.key_map import KeyMap, changed_rows, in_review, mnemonic, read_keys
from rouge_gui.gui.key_settings import KeySettings
from rouge_gui.gui.keys_page import KeysPage
from rouge_gui.gui.language import shown, speak
from rouge_gui.gui.models.keys_model import KEYS, NO_KEY, WORDS, KeysModel
from rouge_gui.gui.opening.opening_commands import OpeningCommands
from rouge_gui.gui.preferences.preferences_commands import PreferencesCommands
from rouge_gui.gui.reading_commands import ReadingCommands
from rouge_gui.gui.reviewing.review_commands import ReviewCommands
from rouge_gui.wording import LANGUAGES

pytestmark = pytest.mark.usefixtures("qapp")
ROWS = [row for row in ACTIONS if row.name != BAR]
Ctrl, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Owner(QObject):
    """Counts how often it undid."""

    undone = 0

    def on_undo(self) -> None:
        self.undone += 1


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[KeySettings]:
    made = KeySettings(KeyMap({}))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


@pytest.fixture
def speaking() -> Iterator[Callable[[str], None]]:
    """Give what lets the window speak another language until the test ends."""
    yield speak
    speak("en")


def press(dialog: KeySettings, place: int, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    edit = dialog.edits[place]
    edit.setFocus()
    QTest.keyClick(edit, key, modifier)


def test_no_two_actions_share_a_key_in_any_way_of_writing_it() -> None:
    for reviewing in (False, True):
        rows = [row for row in ROWS if reviewing or row.menu != REVIEW]
        keys = Counter(
            QKeySequence(key).toString()
            for row in rows
            for key in (in_review(row, row.keys, frozenset()) if reviewing else row.keys)
        )
        assert [key for key, times in keys.items() if times > 1] == []
        assert "" not in keys


def test_the_keys_of_the_rows_are_keys_that_would_be_accepted() -> None:
    keys = KeyMap({})
    assert [
        keys.refusal(row.name, key) for row in ROWS for key in row.keys if keys.refusal(row.name, key)
    ] == []


def test_every_action_has_its_own_name_words_and_a_help() -> None:
    assert [name for name, times in Counter(row.name for row in ROWS).items() if times > 1] == []
    assert [row.name for row in ROWS if not (row.help and row.words)] == []


def test_every_action_is_carried_out_by_somebody() -> None:
    owners = Commands, ReadingCommands, OpeningCommands, ReviewCommands, PreferencesCommands
    slots = {slot for owner in owners for slot in dir(owner)}
    assert [row.name for row in ROWS if f"on_{row.name}" not in slots] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("labels", [MENUS, *([r.label for r in ROWS if r.menu == menu] for menu in MENUS)])
def test_no_two_entries_of_a_menu_share_a_letter_and_every_entry_has_one_of_every_keyboard(
    labels: list[str], speaking: Callable[[str], None], language: str
) -> None:
    speaking(language)
    letters = Counter(mnemonic(shown(label)) for label in labels)
    assert [
        label for label in map(shown, labels) if not mnemonic(label).isascii() or not mnemonic(label)
    ] == []
    assert [letter for letter, times in letters.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_read_alike_in_every_language(speaking: Callable[[str], None], language: str) -> None:
    keys = [key for row in ROWS for key in row.keys]
    speaking("en")
    usual = [QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys]
    speaking(language)
    assert [QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys] == usual


def test_a_menu_tells_its_actions_in_the_language_and_the_palette_finds_them_by_it(
    speaking: Callable[[str], None], qtbot: QtBot
) -> None:
    speaking("pl")
    window, owner = QMainWindow(), Owner()
    qtbot.addWidget(window)
    action = fill_menus(window.menuBar(), owner)["undo"]
    assert (action.text().replace("&", ""), rows_by_name()["undo"].words) == ("Cofnij", "Cofnij")
    assert action.toolTip().endswith("(Ctrl+Z)")
    assert window.menuBar().actions()[1].text().replace("&", "") == "Edycja"
    refusal = KeyMap({}).refusal("undo", "Ctrl+O")
    assert refusal is not None
    assert refusal.startswith("Ctrl+O uruchamia już „Otwórz pliki”")


def test_the_keys_that_the_plan_names_do_what_it_says() -> None:
    named = {
        "next_match": {"F8", "Alt+Down"},
        "previous_match": {"F7", "Alt+Up"},
        "first_match": {"Alt+Home"},
        "last_match": {"Alt+End"},
        "centre_match": {"Alt+Return"},
        "next_pane": {"F6"},
        "previous_pane": {"Shift+F6"},
        "next_example": {"Ctrl+F8"},
        "previous_example": {"Ctrl+F7"},
        "score_again": {"F5"},
        "cancel": {"Escape"},
        "command_palette": {"Ctrl+Shift+P"},
        "compare": {"Ctrl+`"},
        "find": {"Ctrl+F"},
        "help": {"F1"},
        "keys": {"Ctrl+F1"},
    }
    assert {name: set(rows_by_name()[name].keys) for name in named} == named


def test_a_digit_or_letter_alone_may_run_one_action_in_review_mode_and_another_outside() -> None:
    keys = KeyMap({})
    assert keys.refusal("about", "S") is None
    assert keys.refusal("skip_item", "2") is not None
    assert keys.refusal("about", "2") is not None
    assert keys.refusal("skip_item", "Ctrl+O") is not None
    rows = rows_by_name()
    assert in_review(rows["bigrams"], keys.keys("bigrams"), frozenset()) == ("Alt+2",)
    assert in_review(rows["skip_item"], keys.keys("skip_item"), frozenset("s")) == ()
    assert in_review(rows["skip_item"], keys.keys("skip_item"), frozenset("a")) == ("S",)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Ctrl+O", "“Open files”"),
        ("Ctrl+Y", "“Redo”"),
        ("Ctrl+O, Ctrl+B", "“Open files”"),
        ("Ctrl+V", "pastes"),
        ("Tab", "moves the keyboard"),
        ("Alt+F", "menu “File”"),
        ("Ctrl+Nonsense", "not a key"),
        ("", "not a key"),
    ],
)
def test_a_key_that_is_taken_is_refused_in_a_sentence(key: str, why: str) -> None:
    refusal = KeyMap({}).refusal("about", key)
    assert refusal is not None
    assert why in refusal


def test_a_key_is_free_once_its_action_has_another() -> None:
    keys = KeyMap({}).changed("open_files", ("Ctrl+Alt+O",))
    assert keys.refusal("about", "Ctrl+O") is None
    assert keys.refusal("about", "Ctrl+Alt+O") is not None
    assert keys.refusal("open_files", "Ctrl+Alt+O") is None
    assert [row.name for row in changed_rows(KeyMap({}), keys)] == ["open_files"]


def test_unknown_actions_are_kept_even_when_all_is_reset() -> None:
    stored = {"of another version": ("F12",), "undo": ("Ctrl+U",)}
    keys, told = read_keys(stored)
    assert (told, keys.overrides) == ([], stored)
    assert keys.reset_all().overrides == {"of another version": ("F12",)}


def test_stored_keys_that_cannot_be_used_are_reset_alone_and_told() -> None:
    keys, told = read_keys(
        {"undo": ("Ctrl+U",), "about": ("Ctrl+O",), "tour": ("Nonsense",), "redo": ("F12",)}
    )
    assert keys.overrides == {"undo": ("Ctrl+U",), "redo": ("F12",)}
    assert [("About" in sentence, "Tour" in sentence) for sentence in told] == [(False, True), (True, False)]


def test_two_actions_may_exchange_their_keys() -> None:
    stored = {"undo": ("Ctrl+Y",), "redo": ("Ctrl+Z",)}
    keys, told = read_keys(stored)
    assert (told, keys.overrides) == ([], stored)


def test_keys_set_again_run_the_action_and_the_old_ones_no_longer(qtbot: QtBot) -> None:
    window, owner = QMainWindow(), Owner()
    qtbot.addWidget(window)
    actions = fill_menus(window.menuBar(), owner)
    assert list(actions) == ["undo"]
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Z, Ctrl)
    assert owner.undone == 1
    set_keys(actions["undo"], rows_by_name()["undo"], ("Ctrl+U", "F12"))
    QTest.keyClick(window, Qt.Key.Key_Z, Ctrl)
    assert owner.undone == 1
    QTest.keyClick(window, Qt.Key.Key_U, Ctrl)
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert owner.undone == 3
    assert "(Ctrl+U)" in actions["undo"].toolTip()


def test_the_dialog_gives_an_action_another_key_at_once(qtbot: QtBot, dialog: KeySettings) -> None:
    dialog.choose("undo")
    with qtbot.waitSignal(dialog.keys_changed) as changed:
        press(dialog, 0, Qt.Key.Key_U, Ctrl)
    assert changed.args is not None
    assert changed.args[0].overrides == {"undo": ("Ctrl+U",)}
    assert dialog.model.index(dialog.model.row_of("undo"), KEYS).data() == "Ctrl+U"
    assert dialog.message.text() == "“Undo” has now: Ctrl+U"
    dialog.reset_button.click()
    assert dialog.key_map.overrides == {}


def test_the_dialog_refuses_a_key_that_is_taken_and_says_by_whom(dialog: KeySettings, qtbot: QtBot) -> None:
    dialog.choose("undo")
    press(dialog, 0, Qt.Key.Key_O, Ctrl)
    qtbot.waitUntil(lambda: "“Open files”" in dialog.message.text())
    assert dialog.key_map.overrides == {}
    assert dialog.edits[0].keySequence().toString() == "Ctrl+Z"


def test_the_dialog_adds_a_second_key_and_takes_keys_away(dialog: KeySettings, qtbot: QtBot) -> None:
    dialog.choose("undo")
    press(dialog, 1, Qt.Key.Key_F12, Qt.KeyboardModifier.NoModifier)
    qtbot.waitUntil(lambda: dialog.key_map.keys("undo") == ("Ctrl+Z", "F12"))
    dialog.edits[0].clear()
    dialog.edits[0].editingFinished.emit()
    assert dialog.key_map.keys("undo") == ("F12",)
    dialog.edits[0].clear()
    dialog.edits[0].editingFinished.emit()
    assert dialog.key_map.keys("undo") == ()
    assert dialog.model.index(dialog.model.row_of("undo"), KEYS).data() == NO_KEY
    dialog.reset_all_button.click()
    assert dialog.key_map.keys("undo") == ("Ctrl+Z",)


def test_an_action_does_not_take_back_a_key_that_runs_another_by_now(
    dialog: KeySettings, qtbot: QtBot
) -> None:
    dialog.choose("undo")
    press(dialog, 0, Qt.Key.Key_U, Ctrl)
    qtbot.waitUntil(lambda: dialog.key_map.keys("undo") == ("Ctrl+U",))
    dialog.choose("about")
    press(dialog, 0, Qt.Key.Key_Z, Ctrl)
    qtbot.waitUntil(lambda: dialog.key_map.keys("about") == ("Ctrl+Z",))
    dialog.choose("undo")
    dialog.reset_button.click()
    assert "“About rouge-gui”" in dialog.message.text()
    assert dialog.key_map.keys("undo") == ("Ctrl+U",)


def test_the_page_lists_the_keys_in_force_and_finds_by_words_and_keys(qtbot: QtBot) -> None:
    window, owner = QMainWindow(), Owner()
    qtbot.addWidget(window)
    page = KeysPage(KeyMap({"undo": ("Ctrl+U",)}), fill_menus(window.menuBar(), owner)["undo"], window)
    page.show()
    model = page.model

    def found(words: str) -> list[str]:
        page.search.clear()
        QTest.keyClicks(page.search, words)
        return [model.index(row, WORDS).data() for row in range(model.rowCount())]

    assert len(found("")) == len(ROWS)
    assert found("ctrl+u") == ["Undo"]
    assert found("next PANE") == ["Next pane"]
    assert found("no such action") == []
    page.change_button.click()
    assert owner.undone == 1


def test_the_model_keeps_the_rules_of_qt(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = KeysModel(KeyMap({}))
    check_model(model)
    model.search("pane")
    model.set_keys(KeyMap({"next_pane": ()}))
    model.search("")
