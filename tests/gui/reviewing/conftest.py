"""A window over the samples, and the keys of somebody who reviews in it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.start_dialog import StartDialog
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.project_file import Blind, Setup
from rouge_gui.store.projects import Project
from rouge_gui.store.settings import Settings
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import Scheme, read_scheme

WAIT_MS = 60_000
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
OpenWindow = Callable[[], MainWindow]
MakeProject = Callable[..., Project]


class Reviewer:
    """Reviews in `window` by keys alone."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def desk(self) -> ItemDesk:
        desk = self.window.review.mode.desk
        assert desk is not None
        return desk

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifier)

    def digits(self, digits: str) -> None:
        for digit in digits:
            self.press(Key(ord(digit)))

    def save(self) -> None:
        self.press(Key.Key_Return, CONTROL)

    def select(self, start: int, length: int) -> None:
        """Select characters of the pane with the keyboard, from its beginning, by arrows."""
        self.press(Key.Key_Home, CONTROL)
        for _ in range(start):
            self.press(Key.Key_Right)
        for _ in range(length):
            self.press(Key.Key_Right, SHIFT)

    def start(self, scheme: str, name: str = "ann") -> None:
        """Press F9 and choose the scheme with this title, as `name`, by keys."""
        self.press(Key.Key_F9)
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), StartDialog))
        dialog = QApplication.activeWindow()
        assert isinstance(dialog, StartDialog)
        shown = list(dialog._schemes)  # noqa: SLF001 (to know how often to press the arrow)
        for _ in range(next(at for at, button in enumerate(shown) if button.text() == scheme)):
            QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Down)
        dialog.name.setText(name)
        QTest.keyClick(dialog.name, Key.Key_Return)
        self.qtbot.waitUntil(lambda: self.window.review.mode.is_on)
        with self.qtbot.waitActive(self.window):
            self.window.activateWindow()
        self.window.reading.candidate.editor.setFocus()

    def file(self) -> Path:
        project = self.window.review.mode.desk.work.project if self.window.review.mode.desk else None
        assert project is not None
        return next((project.folder / "work").glob("*.verdicts"))


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    """Return a function that opens a window over the samples, as after a restart."""
    windows = []

    def opened() -> MainWindow:
        state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        settings = Settings(theme="light", tour_seen=True)
        kept = Kept(settings, tmp_path / "settings.json", Drafts(tmp_path / "drafts.sqlite"), state, ())
        made = make_window(kept, None)
        windows.append(made)
        made.show()
        with qtbot.waitActive(made):
            made.activateWindow()
        with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
            made.open_paths([assets.samples()])
        made.reading.candidate.editor.setFocus()
        return made

    yield opened
    for window in windows:
        window.close()


@pytest.fixture
def reviewer(qtbot: QtBot, open_window: OpenWindow) -> Reviewer:
    return Reviewer(qtbot, open_window())


@pytest.fixture
def make_project(tmp_path: Path) -> MakeProject:
    """Return a function that makes a project over the samples in which `ann` judges everything."""

    def made(scheme: Scheme, blind: Blind = Blind(), **planned: int) -> Project:  # noqa: B008 (frozen)
        plan = Plan(("ann",), overlap=1.0, **planned)
        return Project.make(tmp_path / "project", Setup("Test", (assets.samples(),), scheme, plan, blind))

    return made


def shipped(name: str) -> Scheme:
    """Return the scheme called `name` that comes with the program."""
    return next(found for found in map(read_scheme, assets.schemes()) if found.name == name)
