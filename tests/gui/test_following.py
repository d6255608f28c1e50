"""Panes, views and find bar in one window: where one points, the others follow."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.views.hand_count_view import HandCountView
from rouge_gui.gui.views.match_view import MatchView
from rouge_gui.gui.views.why_lit_view import WhyLitView
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

WAIT_MS = 30_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    kept = Kept(
        Settings(theme="light"), tmp_path / "settings.json", Drafts(tmp_path / "drafts.sqlite"), state, ()
    )
    made = make_window(kept, None)
    with qtbot.waitExposed(made):
        made.show()
    example = Example("one", "the old cat", ("a cat sat", "the cat"), {"lead": Candidate("the cat the")})
    with qtbot.waitSignal(made.session.evaluated, timeout=WAIT_MS):
        made.session.open_example(example, "lead")
    yield made
    made.close()


def matches(window: MainWindow) -> MatchView:
    view = window.results.view("matches")
    assert isinstance(view, MatchView)
    return view


def test_the_cursor_is_followed_by_sentences_and_rows(window: MainWindow) -> None:
    why = window.results.view("why_lit")
    assert isinstance(why, WhyLitView)
    window.results.show_view("why_lit")
    window.reading.candidate.editor.moveCursor(QTextCursor.MoveOperation.NextWord)
    assert why.word.text() == "`cat`"
    assert why.sentences.item(0).text() == "Unigram: counted 1 of 1: reference 2 has `cat` once."
    window.results.show_view("matches")
    window.reading.candidate.editor.moveCursor(QTextCursor.MoveOperation.NextWord)
    view = matches(window)
    row = view.table.selected_row()
    assert row is not None
    assert view.model.matched(row) == ((2,), ())


def test_views_follow_the_reference_in_front(window: MainWindow) -> None:
    window.results.show_view("matches")
    before = matches(window).model.total
    window.reading.references.setCurrentIndex(0)
    assert matches(window).model.total < before
    window.results.show_view("hand_count")
    count = window.results.view("hand_count")
    assert isinstance(count, HandCountView)
    assert count.references.currentText() == "Reference 1"
    window.reading.references.setCurrentIndex(1)
    assert count.references.currentText() == "Reference 2"


def test_a_row_leads_the_panes(window: MainWindow, qtbot: QtBot) -> None:
    window.results.show_view("matches")
    view = matches(window)
    with qtbot.waitSignal(view.match_chosen):
        view.table.selectRow(1)
    assert view.table.selected_row() == 1


def test_what_is_found_in_a_tab_behind_comes_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.find_bar.open_bar()
    with qtbot.waitSignal(window.desk.find_bar.found):
        QTest.keyClicks(window.desk.find_bar.words, "sat")
    assert window.desk.find_bar.told.text() == "1 of 1: 1 in reference 1"
    assert window.reading.references.currentIndex() == 0
    QTest.keyClick(window.desk.find_bar.words, Qt.Key.Key_Escape)
    assert not window.desk.find_bar.isVisible()
