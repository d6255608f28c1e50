"""The find bar as a person uses it, and what a pane draws of what was found."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT, THEMES, Theme, contrast
from rouge_gui.gui.find_bar import FindBar
from rouge_gui.gui.finding import Place, Way, texts_of
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.panes.found import WASH
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Pane, Side
from rouge_gui.rouge.text import Span
from tests.gui import pixels

REFERENCE = Pane(Side.REFERENCE)
TEXTS = {SOURCE: "a cat, a cat and a dog", CANDIDATE: "the cat", REFERENCE: "dogs"}
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    made = FindBar()
    qtbot.addWidget(made)
    made.resize(1000, 40)
    made.show_texts(TEXTS)
    made.open_bar()
    return made


@pytest.fixture
def told(bar: FindBar) -> list[Place | None]:
    current: list[Place | None] = []
    bar.found.connect(lambda _spans, place: current.append(place))
    return current


def test_typing_finds_and_enter_steps_round(bar: FindBar, told: list[Place | None], qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.found):
        QTest.keyClicks(bar.words, "cat")
    assert bar.told.text() == "1 of 3: 2 in source, 1 in candidate"
    QTest.keyClick(bar.words, Qt.Key.Key_Return)
    QTest.keyClick(bar.words, Qt.Key.Key_Return)
    QTest.keyClick(bar.words, Qt.Key.Key_Return)
    QTest.keyClick(bar.words, Qt.Key.Key_Return, SHIFT)
    first, second, third = Place(SOURCE, Span(2, 5)), Place(SOURCE, Span(9, 12)), Place(CANDIDATE, Span(4, 7))
    assert told == [first, second, third, first, third]
    assert bar.told.text() == "3 of 3: 2 in source, 1 in candidate"


def test_enter_does_not_wait_for_typing_to_settle(bar: FindBar, told: list[Place | None]) -> None:
    QTest.keyClicks(bar.words, "dog")
    QTest.keyClick(bar.words, Qt.Key.Key_Return)
    assert told == [Place(SOURCE, Span(19, 22))]
    assert bar.told.text() == "1 of 2: 1 in source, 1 in reference"


def test_escape_closes_before_the_window_hears_it(qtbot: QtBot) -> None:
    window = QWidget()
    bar = FindBar()
    QVBoxLayout(window).addWidget(bar)
    fired: list[bool] = []
    QShortcut(Qt.Key.Key_Escape, window, lambda: fired.append(True))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    bar.show_texts(TEXTS)
    bar.open_bar()
    bar.words.setText("cat")
    spans: list[object] = []
    bar.found.connect(lambda found, _place: spans.append(found))
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(bar.words, Qt.Key.Key_Escape)
    assert (bar.isVisible(), fired, spans) == (False, [], [dict.fromkeys(TEXTS, ())])


def test_texts_that_change_are_sought_anew_but_nothing_moves(bar: FindBar, told: list[Place | None]) -> None:
    bar.words.setText("cat")
    bar.step(1)
    bar.show_texts({**TEXTS, CANDIDATE: "the cat, cat"})
    assert bar.told.text() == "2 in source, 2 in candidate"
    assert told[-1] is None
    bar.show_texts({SOURCE: "", CANDIDATE: "x", REFERENCE: "cat", Pane(Side.REFERENCE, 1): "cat cat"})
    assert bar.told.text() == "1 in reference 1, 2 in reference 2"


def test_a_pattern_that_cannot_be_read_is_told_in_the_bar(bar: FindBar) -> None:
    bar.way.setCurrentText(Way.PATTERN.value)
    bar.words.setText("(cat")
    bar.step(1)
    assert bar.told.text().startswith("No regular expression: missing )")
    assert not bar.next_button.isEnabled()
    bar.words.setText("(cat)")
    bar.step(1)
    assert bar.told.text().startswith("1 of 3")


def test_boxes_narrow_it_down_and_do_not_matter_by_stem(bar: FindBar) -> None:
    bar.words.setText("dog")
    bar.step(1)
    bar.whole_word.setChecked(True)
    assert bar.told.text() == "1 of 1: 1 in source"
    bar.way.setCurrentText(Way.STEM.value)
    bar.way.activated.emit(2)
    assert bar.told.text() == "1 of 2: 1 in source, 1 in reference"
    assert not bar.whole_word.isEnabled()
    bar.words.setText("elephants")
    bar.step(1)
    assert bar.told.text() == "Not found"


def test_the_open_texts_by_pane() -> None:
    texts = {"source": "s", "candidate": "c", "reference 1": "r", "reference 2": "q"}
    opened = Opened("one", "system", texts, texts, has_source=True)
    assert list(texts_of(opened).items()) == [
        (SOURCE, "s"),
        (CANDIDATE, "c"),
        (REFERENCE, "r"),
        (Pane(Side.REFERENCE, 1), "q"),
    ]


def test_a_pane_draws_what_was_found_and_brings_it_into_view(qtbot: QtBot) -> None:
    pane = TextPane("Source", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    text = "line\n" * 100 + "cat"
    pane.set_text(text)
    pane.show()
    assert strong(pane) == 0
    place = Span(len(text) - 3, len(text))
    pane.show_found((place,), place)
    assert pane.editor.verticalScrollBar().value() > 50
    assert strong(pane) > 50
    pane.show_found(())
    assert strong(pane) == 0
    pane.show_found((place,), place)
    pane.set_text("other")
    assert strong(pane) == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_that_are_found_can_still_be_read(theme: Theme) -> None:
    for ground in (theme.base, theme.fill):
        assert contrast(washed(theme.text, theme.accent), washed(ground, theme.accent)) >= 4.5


def washed(under: str, over: str) -> str:
    """The colour of `under` once `over` is drawn upon it, by the rule of source-over."""
    share = WASH / 255
    channels = (
        round(int(over[at : at + 2], 16) * share + int(under[at : at + 2], 16) * (1 - share))
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def strong(pane: TextPane) -> int:
    """Count the pixels that have the frame's colour, by what is painted alone."""
    image = pane.editor.viewport().grab().toImage()
    return len(pixels.coloured(image, LIGHT.accent))
