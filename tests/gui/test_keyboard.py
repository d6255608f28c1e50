"""A whole session by keyboard alone: open, find the example, compare, walk through matches, pin, edit, export."""

from collections.abc import Iterator
from pathlib import Path

import pandas as pd
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.command_palette import CommandPalette
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.panes.worn import WORN
from rouge_gui.rouge.marking.marks import Look
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

WAIT_MS = 60_000
CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    kept = Kept(
        Settings(theme="light", tour_seen=True), tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()
    )
    made = make_window(kept, None)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
        made.open_paths([assets.samples()])
    yield made
    made.close()


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def run_by_palette(qtbot: QtBot, window: MainWindow, letters: str) -> None:
    press(Qt.Key.Key_P, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), CommandPalette))
    palette = QApplication.activeWindow()
    assert isinstance(palette, CommandPalette)
    field = palette.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, letters)
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not palette.isVisible())
    # The offscreen platform has no window manager that gives the window its activation back.
    with qtbot.waitActive(window):
        window.activateWindow()


def test_a_session_by_keyboard_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.reading.candidate.editor.setFocus()
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        run_by_palette(qtbot, window, "@07-hosp")
    assert window.session.texts.example == "07-hospital-fire"

    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        press(Qt.Key.Key_QuoteLeft, CONTROL)
    first, second = window.session.texts.system, window.second.system
    assert first != second != ""
    with qtbot.waitSignals([window.session.evaluated, window.second.assessed], timeout=WAIT_MS):
        run_by_palette(qtbot, window, "swap")
    assert (window.session.texts.system, window.second.system) == (second, first)

    window.reading.candidate.editor.setFocus()
    told: list[str] = []
    window.reading.announced.connect(told.append)
    press(Qt.Key.Key_F8)
    press(Qt.Key.Key_F8)
    assert told[-1].startswith("match 2 of "), told
    press(Qt.Key.Key_K, CONTROL)

    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is not window.reading.candidate.editor
    press(Qt.Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is window.reading.candidate.editor
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        press(Qt.Key.Key_End, CONTROL)
        QTest.keyClicks(window.reading.candidate.editor, " the fire")
    assert window.session.texts.candidate.endswith(" the fire")
    press(Qt.Key.Key_Z, CONTROL)

    target = tmp_path / "scores.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), "(*.csv)"))
    press(Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(target.exists, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert len(pd.read_csv(target)) == 56


def test_one_text_is_reverted_and_stop_words_grow_pale(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        window.open_example("07-hospital-fire", "misleading")
    loaded = window.session.texts.candidate
    reference = window.reading.references.pane(window.reading.references.currentIndex())
    for pane in (reference, window.reading.candidate):
        pane.editor.setFocus()
        QTest.keyClicks(pane.editor, "so ")
    run_by_palette(qtbot, window, "revert this text")
    assert window.session.texts.candidate == loaded
    assert reference.text().startswith("so ")
    window.actions_by_name["stop_words"].trigger()
    qtbot.waitUntil(lambda: bool(pale_words(window)), timeout=WAIT_MS)
    assert not pale_words(window) & {"no", "not", "86", "never"}


def pale_words(window: MainWindow) -> set[str]:
    block = window.reading.candidate.editor.document().begin()
    return {
        word
        for run in block.textFormats()
        if run.format.intProperty(WORN) & Look.DIM
        for word in block.text()[run.start : run.start + run.length].lower().split()
    }
