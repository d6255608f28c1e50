"""The help window: the page of what has the keyboard first, everything by keys, nothing from outside."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.colours import DARK, LIGHT
from rouge_gui.gui.documentation.contexts import PACKAGE, PAGES, page_of
from rouge_gui.gui.documentation.help_window import NAME, NONE_FOUND, HelpWindow
from rouge_gui.gui.documentation.library import START, Library
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.keys_page import KeysPage
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.palette import palette_of
from rouge_gui.gui.reviewing.start_dialog import StartDialog
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.views import VIEWS
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

Key, Modifier = Qt.Key, Qt.KeyboardModifier
Ctrl, Alt = Modifier.ControlModifier, Modifier.AltModifier


@pytest.fixture
def shown(qtbot: QtBot) -> HelpWindow:
    made = HelpWindow(Library(KeyMap({})))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.open_page(START)
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    kept = Kept(
        Settings(theme="light"),
        tmp_path / "s.json",
        Drafts(tmp_path / "d.sqlite"),
        QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat),
        (),
    )
    made = make_window(kept, None)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


def listed(help_window: HelpWindow) -> list[str]:
    tree, found = help_window.contents, []
    item = tree.topLevelItem(0)
    while item is not None:
        found.append(item.data(0, NAME))
        item = tree.itemBelow(item)
    return [name for name in found if name]


def test_the_contents_list_every_page_and_mark_the_one_shown(shown: HelpWindow) -> None:
    assert listed(shown) == Library(KeyMap({})).names()
    shown.open_page("protocols")
    marked = shown.contents.currentItem()
    assert marked is not None
    assert (shown.page(), marked.data(0, NAME)) == ("protocols", "protocols")
    assert shown.windowTitle() == "Protocols: whose numbers - Help"


def test_links_are_followed_by_keys_and_one_can_go_back_and_forward(shown: HelpWindow) -> None:
    press(shown.browser, Key.Key_Tab)
    press(shown.browser, Key.Key_Return)
    assert shown.page() == "tutorial"
    assert shown.back_button.isEnabled()
    press(shown.browser, Key.Key_Left, Alt)
    assert shown.page() == START
    press(shown.browser, Key.Key_Right, Alt)
    assert shown.page() == "tutorial"
    press(shown.browser, Key.Key_Home, Alt)
    assert shown.page() == START


def test_search_by_keys_narrows_the_contents_and_enter_opens_the_best(shown: HelpWindow) -> None:
    press(shown.browser, Key.Key_F, Ctrl)
    assert shown.search.hasFocus()
    QTest.keyClicks(shown.search, "import report")
    assert listed(shown)
    assert set(listed(shown)) < set(Library(KeyMap({})).names())
    press(shown.search, Key.Key_Return)
    assert shown.page() == "view-report"
    assert shown.browser.textCursor().selectedText().lower() == "import"
    shown.search.setText("no such word anywhere")
    told = shown.contents.topLevelItem(0)
    assert told is not None
    assert told.text(0) == NONE_FOUND


def test_the_contents_are_walked_by_keys(shown: HelpWindow) -> None:
    shown.contents.setFocus()
    press(shown.contents, Key.Key_Down)
    press(shown.contents, Key.Key_Return)
    assert shown.page() == "tutorial"


def test_letters_grow_by_keys_in_page_and_contents(shown: HelpWindow) -> None:
    before = shown.browser.font().pointSizeF()
    press(shown.browser, Key.Key_Plus, Ctrl)
    assert shown.browser.font().pointSizeF() == pytest.approx(before * 1.1)
    assert shown.contents.font().pointSizeF() == pytest.approx(before * 1.1)
    press(shown.browser, Key.Key_0, Ctrl)
    assert shown.browser.font().pointSizeF() == pytest.approx(before)


def test_pictures_are_no_wider_than_the_page(shown: HelpWindow) -> None:
    shown.open_page("tutorial")
    shown.resize(700, 500)
    QApplication.processEvents()
    assert shown.browser.horizontalScrollBar().maximum() == 0


def test_colours_follow_the_theme(shown: HelpWindow, qapp: QApplication) -> None:
    for theme in (DARK, LIGHT):
        qapp.setPalette(palette_of(theme))
        QApplication.processEvents()
        assert shown.browser.palette().color(QPalette.ColorRole.Base).name() == theme.base
        corner = shown.browser.viewport().grab().toImage().pixelColor(2, 2).name()
        assert corner == theme.base


@pytest.mark.parametrize("address", ["http://example.org/a.png", "file:///etc/passwd", "../icons/undo.svg"])
def test_nothing_is_loaded_from_outside(shown: HelpWindow, address: str) -> None:
    for kind in (2, 3):
        found = shown.browser.loadResource(kind, QUrl(address))
        assert found is None or (isinstance(found, QImage) and found.isNull())


def test_esc_closes_it(shown: HelpWindow) -> None:
    press(shown.browser, Key.Key_Escape)
    assert not shown.isVisible()


def test_every_view_and_tab_has_its_page_and_every_module_is_there() -> None:
    for name, view in VIEWS.items():
        assert PAGES[view.make.__module__.removeprefix(PACKAGE)] == f"view-{name}"
    for name, tab in SYSTEMS_VIEWS.items():
        assert PAGES[tab.make.__module__.removeprefix(PACKAGE)] == f"systems-{name}"
    known = set(Library(KeyMap({})).names())
    for module, page in PAGES.items():
        importlib.import_module(PACKAGE + module)
        assert page in known


def test_the_bar_of_tabs_stands_for_the_view_in_front(window: MainWindow) -> None:
    window.results.show_view("cues")
    tabs = window.results.view("cues").parentWidget()
    while not isinstance(tabs, QTabWidget):
        assert tabs is not None
        tabs = tabs.parentWidget()
    assert page_of(tabs.tabBar()) == "view-cues"
    assert page_of(None) == START


@pytest.mark.parametrize(
    ("focus", "page"),
    [
        ("candidate", "view-window"),
        ("corpus", "view-corpus"),
        ("options", "options"),
        ("tokens", "view-tokens"),
    ],
)
def test_f1_opens_the_page_of_what_has_the_keyboard(
    window: MainWindow, qtbot: QtBot, focus: str, page: str
) -> None:
    window.results.show_view("tokens")
    part = {
        "candidate": window.reading.candidate.editor,
        "corpus": window.corpus_view.table,
        "options": window.options_panel,
        "tokens": window.results.view("tokens"),
    }[focus]
    target = part if part.focusPolicy() != Qt.FocusPolicy.NoFocus else part.nextInFocusChain()
    assert target is not None
    target.setFocus()
    qtbot.waitUntil(target.hasFocus)
    press(target, Key.Key_F1)
    opened = window.findChild(HelpWindow)
    assert opened is not None
    assert opened.page() == page
    opened.close()


def test_f1_again_shows_the_same_window_and_the_keys_keep_a_page_of_their_own(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.reading_commands.on_help()
    window.reading_commands.on_help()
    assert len(window.findChildren(HelpWindow)) == 1
    window.findChildren(HelpWindow)[0].close()
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window.reading.candidate.editor, Key.Key_F1, Ctrl)
    keys = window.findChild(KeysPage)
    assert keys is not None
    keys.close()


def test_f1_opens_the_page_of_a_dialog_that_holds_all_else_up(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_name["review_otherwise"].trigger()
    (dialog,) = window.findChildren(StartDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    press(dialog.name, Key.Key_F1)
    (opened,) = dialog.findChildren(HelpWindow)
    qtbot.waitUntil(opened.isActiveWindow)
    assert opened.page() == "review"
    press(opened.browser, Key.Key_Escape)
    assert dialog.isVisible()
    assert not opened.isVisible()
    dialog.close()


def test_f1_in_the_window_of_systems_opens_the_page_of_its_tab(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.on_compare_systems()
    systems = window.side.systems
    assert systems is not None
    systems.show_part("plots")
    bar = systems.tabs.tabBar()
    with qtbot.waitActive(systems):
        systems.activateWindow()
    bar.setFocus()
    qtbot.waitUntil(bar.hasFocus)
    press(bar, Key.Key_F1)
    opened = window.findChild(HelpWindow)
    assert opened is not None
    assert opened.page() == "systems-plots"
    opened.close()
