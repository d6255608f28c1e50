"""Every dialog, view and window in each language: nothing is left in English or cut off, each letter has one place."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QFontDatabase
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.gui.colour_settings import ColourSettings
from rouge_gui.gui.failure_dialog import show_failure
from rouge_gui.gui.language import PSEUDO, speak
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.opening.mapping_dialog import MappingDialog
from rouge_gui.gui.preferences.first_start import FirstStart
from rouge_gui.gui.preferences.reports_dialog import ReportsDialog
from rouge_gui.gui.projects.new_project import NewProject
from rouge_gui.gui.projects.project_work import OpenCorpus
from rouge_gui.gui.projects.scheme_form import SchemeForm
from rouge_gui.gui.protocols_page import show_protocols
from rouge_gui.gui.reviewing.start_dialog import StartDialog
from rouge_gui.gui.views import VIEWS
from rouge_gui.gui.worker import Runner
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.store.crash_reports import keep
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
from rouge_gui.study.annotating.scheme import read_scheme
from tests.gui.spoken import (
    asked_in,
    cut_off,
    double_mnemonics,
    everything,
    is_words,
    matching,
    unsaid,
    wrong_letters,
)

WAIT_MS = 60_000
SETTLE = 3
SIZE = (1440, 900)
SCHEME = read_scheme(assets.schemes()[0])
SAMPLES = [each for each in open_corpus(assets.samples()) if isinstance(each, Example)]
# What is no text of ours: names of files, systems, examples and fonts, what schemes ask, and the words of signatures.
DATA = {
    *(
        "English",
        "Polski",
        "Insert",
        "Ctrl+Delete",
        "rouge-gui",
        "Lin 2004",
        "(Oracle)",
        "(Random sentences)",
        "(Lead of matched length)",
    ),
    *("Pearson", "Spearman", "Kendall", *PROTOCOLS),
    *Options().signature().split(" | "),
    *(choice for option in option_fields() for choice in about(option.name).choices),
    *(text for path in assets.schemes() for text in asked_in(path)),
    *(name for example in SAMPLES for name in (example.id, *example.candidates)),
}
DATA_LIKE = re.compile(
    r"(ROUGE|R)-\w+(-\d)?(\.\d)?( [PRF])?|R1\.f|cue:\w+|\b(and|or|suspicion)\b|Lsum|Lead-\d|alpha|beta|"
    r"#[0-9a-f]{6}|/\S*|(\d+ \S+ \d+, \S+ +)?ValueError: 1"
)
PAGES = ("keys", "change_keys", "preferences", "help", "command_palette", "choose_colours")


@pytest.fixture(params=["en", "pl", "pseudo"])
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True, language=request.param)
    made = make_window(Kept(settings, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), None)
    made.resize(*SIZE)
    made.show()
    with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
        made.open_paths([assets.samples()])
    yield made
    made.close()
    speak("en")


@pytest.fixture
def runners() -> Iterator[list[Runner]]:
    made = [Runner(), Runner()]
    yield made
    ended = [runner.close() for runner in made]
    assert ended == [True, True]


def fill(window: MainWindow, qtbot: QtBot) -> None:
    """Let each view have something to show."""
    results = window.results
    window.actions_by_name["compare"].trigger()
    results.show_view("queue")
    with qtbot.waitSignal(results.queue.finding.found, timeout=WAIT_MS):
        results.queue.find_button.click()
    results.show_view("why")
    qtbot.waitUntil(lambda: results.why.model.rowCount() > 0, timeout=WAIT_MS)
    results.show_view("compare")
    qtbot.waitUntil(lambda: results.compare.model.rowCount() > 0, timeout=WAIT_MS)


def dialogs(window: MainWindow, runners: list[Runner], folder: Path) -> Iterator[QWidget]:
    """Open every dialog that does not ask the desktop for a file, one after the other."""
    for name in PAGES:
        before = QApplication.topLevelWidgets()
        window.actions_by_name[name].trigger()
        yield next(each for each in QApplication.topLevelWidgets() if each.isVisible() and each not in before)
    show_failure(ValueError("1"), window)
    yield window.findChildren(QMessageBox)[-1]
    yield show_protocols(window)
    keep(folder, ValueError("1"))
    looker, previewer = runners
    made = (
        FirstStart(),
        ReportsDialog(folder, window),
        ColourSettings(window.appearance, window),
        MappingDialog(assets.samples(), looker, previewer, window),
        NewProject(OpenCorpus(), looker, window),
        SchemeForm(SCHEME, window),
        StartDialog(assets.schemes(), None, "", window),
    )
    for dialog in made:
        dialog.show()
        yield dialog


def pages(dialog: QWidget) -> Iterator[QWidget]:
    """Bring each of the pages that a dialog has to the front, one after the other."""
    _settle()
    yield dialog
    for tabs in dialog.findChildren(QTabWidget):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            _settle()
            yield dialog


def test_nothing_is_left_in_english_or_cut_off_and_each_letter_leads_to_one_place(
    window: MainWindow, runners: list[Runner], tmp_path: Path, qtbot: QtBot
) -> None:
    cut: set[str] = set()
    wrong: set[str] = set()
    fill(window, qtbot)
    for name in VIEWS:
        window.results.show_view(name)
        _settle()
        cut |= set(cut_off([window]))
        wrong |= set(wrong_letters(window))
    for action in ("all_systems", "compare_systems", "project"):
        window.actions_by_name[action].trigger()
    sides = [
        side for side in (window.side.grid, window.side.systems, window.side.projects) if side is not None
    ]
    measured = window.side.systems
    assert measured is not None
    qtbot.waitUntil(
        lambda: "words" in measured.findings.measures.values and not measured.work.is_running, timeout=WAIT_MS
    )
    told = set(everything([window, *sides]))
    opened = map(pages, dialogs(window, runners, tmp_path / "reports"))
    for page in chain(sides, chain.from_iterable(opened)):
        told |= set(everything([page]))
        cut |= set(cut_off([page]))
        wrong |= set(wrong_letters(page))
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title()]
    assert {
        menu.title(): letters
        for menu in menus
        if (letters := double_mnemonics(map(QAction.text, menu.actions())))
    } == {}
    assert wrong == set()
    if window.appearance.settings.language == PSEUDO:
        data = matching([*DATA, *QFontDatabase.families()])
        left = {DATA_LIKE.sub("", data.sub("", unsaid(text))) for text in told}
        assert {text for text in left if is_words(text)} == set()
    else:
        assert cut == set()


def _settle() -> None:
    for _ in range(SETTLE):
        QApplication.processEvents()
