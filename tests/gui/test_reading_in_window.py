"""Keys, palette, tour and what-if in the whole window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.actions import rows_by_name
from rouge_gui.gui.command_palette import CommandPalette
from rouge_gui.gui.keys_page import KeysPage
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.models.keys_model import KEYS
from rouge_gui.gui.tour import Tour
from rouge_gui.gui.tour_steps import EXAMPLE, STEPS, SYSTEM
from rouge_gui.gui.views.history_view import HistoryView
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings, load

WAIT_MS = 30_000
Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", keys={"zoom_in": ("F12",)})
    made = make_window(
        Kept(settings, tmp_path / "settings.json", Drafts(tmp_path / "drafts.sqlite"), state, ()), None
    )
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def open_sample(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.commands.on_open_samples()
    window.open_example(EXAMPLE, SYSTEM)
    qtbot.waitUntil(lambda: window.session.texts.system == SYSTEM, timeout=WAIT_MS)


def test_every_action_stands_in_a_menu(window: MainWindow) -> None:
    assert set(window.actions_by_name) == set(rows_by_name())


def test_a_kept_key_runs_and_the_page_of_keys_shows_it(window: MainWindow, tmp_path: Path) -> None:
    QTest.keyClick(window.reading.candidate.editor, Key.Key_F12)
    assert window.appearance.settings.zoom == 110
    QTest.keyClick(window, Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    page = window.findChild(KeysPage)
    assert page is not None
    assert page.model.index(page.model.row_of("zoom_in"), KEYS).data() == "F12"
    page.close()
    window.close()
    assert load(tmp_path / "settings.json")[0].keys == {"zoom_in": ("F12",)}


def test_the_palette_opens_an_example_of_the_corpus(window: MainWindow, qtbot: QtBot) -> None:
    open_sample(qtbot, window)
    QTest.keyClick(window, Key.Key_P, Modifier.ControlModifier | Modifier.ShiftModifier)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    QTest.keyClicks(palette.field, "@hospital")
    QTest.keyClick(palette.field, Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.texts.example == "07-hospital-fire", timeout=WAIT_MS)


def test_the_tour_finds_each_part_that_it_speaks_of(window: MainWindow, qtbot: QtBot) -> None:
    window.reading_commands.on_tour()
    tour = window.findChild(Tour)
    assert tour is not None
    qtbot.waitUntil(lambda: tour.is_running, timeout=WAIT_MS)
    assert (window.session.texts.example, window.session.texts.system) == (EXAMPLE, SYSTEM)
    for _ in STEPS:
        assert tour.is_running
        assert tour.frame.isVisible()
        assert window.rect().contains(tour.callout.geometry())
        tour.callout.next.click()
    assert not tour.is_running


def test_an_edit_is_a_step_that_can_be_gone_back_to_and_undone(window: MainWindow, qtbot: QtBot) -> None:
    open_sample(qtbot, window)
    view = window.results.view("what_if")
    assert isinstance(view, HistoryView)
    qtbot.waitUntil(lambda: len(view.history.steps) == 1, timeout=WAIT_MS)
    loaded = window.session.texts.candidate
    window.reading.candidate.editor.moveCursor(QTextCursor.MoveOperation.Start)
    QTest.keyClicks(window.reading.candidate.editor, "Allegedly ")
    qtbot.waitUntil(lambda: len(view.history.steps) == 2 and view.history.at == 1, timeout=WAIT_MS)
    assert view.history.steps[1].what == "added “Allegedly”"
    view.step_chosen.emit(0)
    qtbot.waitUntil(lambda: view.history.at == 0, timeout=WAIT_MS)
    assert window.reading.candidate.text() == loaded
    window.commands.on_undo()
    qtbot.waitUntil(lambda: view.history.at == 1, timeout=WAIT_MS)
    assert window.reading.candidate.text() == f"Allegedly {loaded}"
    window.commands.on_revert()


def test_the_marks_in_use_are_ticked_in_the_menu(window: MainWindow) -> None:
    window.actions_by_name["look_greyscale"].trigger()
    assert window.appearance.theme.name == "greyscale light"
    assert window.actions_by_name["look_greyscale"].isChecked()
    assert window.actions_by_name["theme_light"].isChecked()
