"""Everything that the windows of projects and reviews say is said in the window's language."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.colours import LIGHT
from rouge_gui.gui.language import speak
from rouge_gui.gui.offered_schemes import offered_schemes
from rouge_gui.gui.projects.case_rows import LOOKS, in_words
from rouge_gui.gui.projects.moments import day_of, moment_of
from rouge_gui.gui.projects.new_project import NewProject
from rouge_gui.gui.projects.project_work import OpenCorpus
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.gui.projects.scheme_form import SchemeForm
from rouge_gui.gui.pseudo_language import OPEN
from rouge_gui.gui.reviewing.review_panel import ReviewPanel
from rouge_gui.gui.reviewing.start_dialog import StartDialog
from rouge_gui.gui.worker import Runner
from rouge_gui.study.annotating.scheme import read_scheme
from tests.gui.projects.pilot import SLIPS, STYLE

ACROSS, WORDS = Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole
LETTERS = re.compile(r"[A-Za-z]{2}")
ASKED = [STYLE, SLIPS, *map(read_scheme, assets.schemes())]
DATA = [
    *("Insert", "Ctrl+Delete", "Wrong name", "Quality", "Tone"),
    *(text for each in ASKED for text in (each.title, each.help) if text),
]


@pytest.fixture(autouse=True)
def pseudo(qapp: QApplication) -> Iterator[None]:
    speak("pseudo")
    yield
    speak("en")
    assert not qapp.findChildren(QTranslator)


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[list[QWidget]]:
    window = ProjectsWindow(LIGHT, OpenCorpus, tmp_path)
    qtbot.addWidget(window)
    runner = Runner(window)
    panel = ReviewPanel(window)
    for scheme in (STYLE, SLIPS):
        panel.ask(scheme)
    dialogs = [
        NewProject(OpenCorpus(), runner, window),
        SchemeForm(STYLE, window),
        StartDialog(assets.schemes(), None, "", window),
    ]
    yield [window, panel, *dialogs]
    assert runner.close()
    assert window.end_work()


def texts(widget: QWidget) -> Iterator[str]:
    """Yield what a widget says."""
    yield from (widget.accessibleName(), widget.toolTip(), widget.windowTitle())
    if isinstance(widget, QAbstractButton | QLabel):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    if isinstance(widget, QTabWidget):
        yield from (widget.tabText(at) for at in range(widget.count()))
    if isinstance(widget, QTableView):
        model = widget.model()
        yield from (str(model.headerData(at, ACROSS, WORDS)) for at in range(model.columnCount()))


def own_words(text: str) -> str:
    """Return what is left of `text` without what schemes say, which is data, and without names of keys."""
    for each in DATA:
        text = text.replace(each, "")
    return text


def test_nothing_that_a_window_says_is_left_in_english(parts: list[QWidget]) -> None:
    left = {
        text
        for part in parts
        for widget in (part, *part.findChildren(QWidget))
        for text in texts(widget)
        if OPEN not in text and LETTERS.search(own_words(text))
    }
    assert left == set()


def test_states_are_said() -> None:
    assert all(OPEN in in_words(state) for state in LOOKS)


def test_moments_are_told_by_the_clock_of_this_machine_in_the_words_of_the_language() -> None:
    speak("pl")
    here = datetime(2026, 3, 15, 12, 30, tzinfo=UTC).astimezone()
    for told in ("2026-03-15T12:30:59+00:00", "2026-03-15T12:30:59"):
        assert day_of(told) == f"{here.day} mar 2026"
        assert moment_of(told) == f"{here.day} mar 2026, {here:%H:%M}"
    assert (day_of(""), moment_of("")) == ("", "")


def test_schemes_that_ask_in_the_windows_language_are_offered_first() -> None:
    speak("pl")
    polish = ["better_of_two.pl.toml", "error_spans.pl.toml", "summeval.pl.toml"]
    english = ["better_of_two.toml", "error_spans.toml", "summeval.toml"]
    assert [path.name for path in offered_schemes()] == [*polish, *english]
    speak("en")
    assert [path.name for path in offered_schemes()] == english
