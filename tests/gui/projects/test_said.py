"""Everything that the windows of projects and reviews say is said in the window's language."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
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
from tests.gui.projects.pilot import SLIPS, STYLE
from tests.gui.spoken import asked_in, everything, matching, unsaid

LETTERS = re.compile(r"[A-Za-z]{2}")
DATA = [
    *("Insert", "Ctrl+Delete", "Wrong name", "Quality", "Tone"),
    *(text for each in (STYLE, SLIPS) for text in (each.title, each.help) if text),
    *(text for path in assets.schemes() for text in asked_in(path)),
]
pytestmark = pytest.mark.usefixtures("pseudo")


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


def test_nothing_that_a_window_says_is_left_in_english(parts: list[QWidget]) -> None:
    data = matching(DATA)
    left = {text for text in everything(parts) if LETTERS.search(data.sub("", unsaid(text)))}
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
