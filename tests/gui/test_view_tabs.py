"""Tabs of views: those that are shown stand whole, the others are in a menu, and none is out of reach."""

from itertools import permutations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rouge_gui.gui.view_tabs import ViewTabs

TITLES = ("Scores", "Compare", "Why do these differ?", "Cues", "Matches", "Count by hand", "Why lit?")
NARROW, WIDE = 380, 2_000


@pytest.fixture
def tabs(qtbot: QtBot) -> ViewTabs:
    made = ViewTabs("Views")
    for title in TITLES:
        made.addTab(QLabel(title), title)
    qtbot.addWidget(made)
    made.resize(NARROW, 300)
    made.show()
    return made


def shown(tabs: ViewTabs) -> list[str]:
    return [tabs.tabText(index) for index in range(tabs.count()) if tabs.isTabVisible(index)]


def in_menu(tabs: ViewTabs) -> list[str]:
    tabs.more.menu().aboutToShow.emit()
    return [action.text() for action in tabs.more.menu().actions()]


def test_every_tab_that_is_shown_is_whole_and_the_others_are_in_the_menu(tabs: ViewTabs) -> None:
    bar = tabs.tabBar()
    ends = [bar.tabRect(index).right() for index in range(tabs.count()) if tabs.isTabVisible(index)]
    assert 1 < len(ends) < len(TITLES)
    assert max(ends) <= tabs.more.mapTo(tabs, tabs.more.rect().topLeft()).x()
    assert shown(tabs) + in_menu(tabs) == list(TITLES)
    assert tabs.more.text() == f"+{len(TITLES) - len(ends)} ▾"
    assert tabs.more.isVisible()


def test_with_room_for_all_there_is_no_menu(tabs: ViewTabs) -> None:
    tabs.resize(WIDE, 300)
    assert shown(tabs) == list(TITLES)
    assert not tabs.more.isVisible()


def test_a_view_from_the_menu_comes_to_the_front_with_its_tab(tabs: ViewTabs) -> None:
    in_menu(tabs)
    tabs.more.menu().actions()[-1].trigger()
    assert tabs.tabText(tabs.currentIndex()) == TITLES[-1]
    assert TITLES[-1] in shown(tabs)
    assert shown(tabs)[0] == TITLES[0]
    assert TITLES[-1] not in in_menu(tabs)


def test_a_title_that_grows_takes_the_room_of_the_last(tabs: ViewTabs) -> None:
    before = len(shown(tabs))
    tabs.setTabText(0, "Import report: 12 errors, 3 warnings")
    assert len(shown(tabs)) < before
    assert shown(tabs)[0] == "Import report: 12 errors, 3 warnings"


@pytest.mark.parametrize("width", [300, 400, 500])
def test_a_view_that_needs_less_room_than_the_one_before_it_comes_to_the_front_too(
    tabs: ViewTabs, width: int
) -> None:
    tabs.resize(width, 300)
    for before, then in permutations(range(len(TITLES)), 2):
        tabs.setCurrentIndex(before)
        tabs.setCurrentIndex(then)
        assert (tabs.tabText(tabs.currentIndex()), tabs.isTabVisible(then)) == (TITLES[then], True)
