"""An invented corpus of one system and what is asked of it, and the windows that tests of projects look at."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
from rouge_gui.study.annotating.scheme import Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Verdict

WAIT_MS = 10_000
SYSTEM = "brief"
QUALITY = Rating("quality", "Quality", 1, 3)
TONE = Rating("tone", "Tone", 1, 5)
STYLE = Scheme("style", "Style", ratings=(QUALITY, TONE))
SLIPS = Scheme("slips", "Slips", labels=(Label("name", "Wrong name", "e", ("minor", "major")),))
CONTROL = Qt.KeyboardModifier.ControlModifier
Say = Callable[..., Verdict]


def write_corpus(path: Path, count: int) -> Path:
    path.write_text(
        "".join(
            f'{{"id": "e{number:02}", "source": "The mill by the river burnt on day {number}.", '
            f'"reference": "A mill burnt.", "pred_{SYSTEM}": "The mill burnt on day {number}."}}\n'
            for number in range(count)
        ),
        encoding="utf-8",
    )
    return path


def new_main_window(home: Path) -> MainWindow:
    home.mkdir()
    state = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True)
    kept = Kept(settings, home / "s.json", Drafts(home / "d.sqlite"), state, ())
    return make_window(kept, Options(variants=("ROUGE-1",)))


def until_known(qtbot: QtBot, window: ProjectsWindow) -> None:
    """Wait until the project is looked at and its agreement counted."""
    qtbot.waitUntil(
        lambda: (
            window.known is not None and window.known.agreement is not None and not window.work.is_looking
        ),
        timeout=WAIT_MS,
    )


def press(widget: QWidget, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key as the window system would: shortcuts come first."""
    QTest.keyClick(widget, key, held)
    QApplication.processEvents()


def focused() -> QWidget:
    """Return what has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found
