from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSplitter, QToolButton
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.panes.losses import Caution
from rouge_gui.gui.panes.reference_tabs import ReferenceTabs
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text

AGGREGATE = "The best counts."


@pytest.fixture
def tabs(qtbot: QtBot) -> ReferenceTabs:
    tabs = ReferenceTabs(LIGHT)
    tabs.resize(400, 300)
    qtbot.addWidget(tabs)
    tabs.show()
    return tabs


def test_there_is_one_tab_a_reference_and_never_none(tabs: ReferenceTabs) -> None:
    assert tabs.texts() == ("",)
    tabs.set_texts(["one", "two", "three"])
    assert tabs.texts() == ("one", "two", "three")
    tabs.set_texts(["two"])
    assert tabs.texts() == ("two",)
    tabs.set_texts([])
    assert tabs.count() == 1


def test_the_best_wears_a_star_and_its_score(tabs: ReferenceTabs) -> None:
    tabs.set_texts(["one", "two"])
    tabs.show_scores([0.25, 1.0], 1, "ROUGE-1 F", AGGREGATE)
    assert [tabs.tabText(0), tabs.tabText(1)] == ["1  .250", "\u2605 2  1.000"]
    assert tabs.tabToolTip(1) == f"Reference 2\nThe best of the references.\nROUGE-1 F 1.0000\n{AGGREGATE}"
    assert tabs.tabBar().accessibleTabName(0) == "Reference 1, ROUGE-1 F 0.250"
    assert "best of" not in tabs.tabToolTip(0)
    tabs.show_scores([], None, "ROUGE-1 F", AGGREGATE)
    assert [tabs.tabText(0), tabs.tabText(1)] == ["1", "2"]


def test_signals_carry_the_reference(qtbot: QtBot, tabs: ReferenceTabs) -> None:
    tabs.set_texts(["one", "two"])
    with qtbot.waitSignal(tabs.reference_shown) as shown:
        tabs.setCurrentIndex(1)
    assert shown.args == [1]
    tabs.pane(1).show_evaluated(read_text("two", Options()), ())
    with qtbot.waitSignal(tabs.token_hovered) as hovered:
        QTest.mouseMove(tabs.pane(1).editor.viewport(), tabs.pane(1).editor.cursorRect().center())
    assert hovered.args == [1, 0]
    with qtbot.waitSignal(tabs.edited) as edited:
        QTest.keyClicks(tabs.pane(1).editor, "a")
    assert edited.args == [1, 0, "", "a"]
    tabs.replace(0, 0, 3, "ONE")
    assert tabs.texts() == ("ONE", "atwo")
    assert tabs.currentIndex() == 0


def test_the_buttons_ask(qtbot: QtBot, tabs: ReferenceTabs) -> None:
    buttons = {
        button.accessibleName(): button
        for button in tabs.findChildren(QToolButton)
        if button.accessibleName()
    }
    remove, add = buttons["Leave out the last reference"], buttons["Add an empty reference"]
    assert not remove.isEnabled()
    with qtbot.waitSignal(tabs.add_requested):
        QTest.mouseClick(add, Qt.MouseButton.LeftButton)
    tabs.set_texts(["", ""])
    with qtbot.waitSignal(tabs.remove_requested):
        QTest.mouseClick(remove, Qt.MouseButton.LeftButton)


def test_new_tabs_have_the_zoom(tabs: ReferenceTabs) -> None:
    tabs.set_zoom(200)
    tabs.set_texts(["one", "two"])
    assert tabs.pane(1).editor.font().pointSizeF() == tabs.pane(0).editor.font().pointSizeF()


def are_whole(labels: list[QLabel]) -> bool:
    return all(label.width() >= label.sizeHint().width() for label in labels)


def test_all_texts_begin_at_the_same_height_and_each_count_is_said_once(qtbot: QtBot) -> None:
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    pane, tabs = TextPane("Candidate", "", LIGHT), ReferenceTabs(LIGHT)
    splitter.addWidget(pane)
    splitter.addWidget(tabs)
    splitter.resize(900, 300)
    tabs.set_texts(["one two three", "a b"])
    splitter.show()
    for index, count in enumerate(("3 tokens", "2 tokens")):
        tabs.setCurrentIndex(index)
        shown = tabs.pane(index)
        shown.show_evaluated(read_text(shown.text(), Options()), ())
        told = [label for label in tabs.findChildren(QLabel) if label.isVisible() and label.text()]
        assert [label.text() for label in told] == ["Reference", count]
        qtbot.waitUntil(partial(are_whole, told))
        tops = {each.editor.mapTo(splitter, QPoint(0, 0)).y() for each in (pane, shown)}
        assert len(tops) == 1


def test_tabs_go_before_title_and_count_where_there_is_little_room(qtbot: QtBot, tabs: ReferenceTabs) -> None:
    tabs.set_texts(["one two three"] * 3)
    for index in range(3):
        tabs.pane(index).show_evaluated(read_text("one two three", Options()), ())
    tabs.show_scores([0.5, 0.25, 0.125], 0, "ROUGE-1 F", AGGREGATE)
    bar = tabs.tabBar()
    for width, told in ((600, {"Reference", "3 tokens"}), (bar.sizeHint().width() + 60, set())):
        tabs.resize(width, 300)
        qtbot.waitUntil(partial(tells, tabs, told))
        assert bar.width() >= bar.sizeHint().width()
    tabs.pane(0).header.set_caution(Caution("9 letters lost", "", grave=True))
    qtbot.waitUntil(partial(tells, tabs, {"3 tokens", "9 letters lost"}))


def tells(tabs: ReferenceTabs, words: set[str]) -> bool:
    return {
        label.text() for label in tabs.findChildren(QLabel) if label.isVisible() and label.text()
    } == words
