"""The strip shows where in the text the marks are: its pixels are compared with where the scroll bar says they are."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, LIGHT
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Layer, Look, Mark
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Span

LINES = 400
LINE = "some words here\n"


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    pane = TextPane("Source", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(420, 440)
    pane.show()
    pane.set_text(LINE * LINES)
    return pane


def line(number: int, look: Look = Look.FILL, layer: Layer = Layer.BIGRAM) -> Mark:
    return Mark(Span(number * len(LINE), (number + 1) * len(LINE) - 1), layer, look)


def show(qtbot: QtBot, pane: TextPane, *marks: Mark) -> None:
    pane.show_evaluated(read_text(pane.text(), Options()), marks)
    qtbot.waitUntil(lambda: pane.is_painted() and pane.overview.is_drawn())


def rows(pane: TextPane, colour: str) -> list[float]:
    """Return where the strip has this colour, as shares of its height."""
    image = pane.overview.grab().toImage()
    width, height = image.width(), image.height()
    return [
        y / height
        for y in range(height)
        if any(image.pixelColor(x, y).name() == colour for x in range(width))
    ]


def test_marks_are_where_they_are_in_the_text(qtbot: QtBot, pane: TextPane) -> None:
    show(qtbot, pane, line(200), line(300, Look.SOLID, Layer.LCS), line(100, Look.DOTTED, Layer.UNIGRAM))
    for colour, share in ((LIGHT.fill, 0.5), (LIGHT.solid, 0.75), (LIGHT.dotted, 0.25)):
        found = rows(pane, colour)
        assert found
        assert all(abs(place - share) < 0.02 for place in found)


def test_of_marks_on_one_pixel_the_most_telling_is_seen_and_cues_above_all(
    qtbot: QtBot, pane: TextPane
) -> None:
    show(qtbot, pane, line(200, Look.DOTTED, Layer.UNIGRAM), line(200), line(200, Look.SOLID, Layer.LCS))
    assert rows(pane, LIGHT.fill)
    assert not rows(pane, LIGHT.dotted)
    assert not rows(pane, LIGHT.solid)
    place = Place("number", "red", 200 * len(LINE), 200 * len(LINE) + 4, "")
    pane.overview.show_cues(CueMarks(pane.text(), [place]))
    qtbot.waitUntil(pane.overview.is_drawn)
    assert rows(pane, LIGHT.red)
    assert not rows(pane, LIGHT.fill)


def test_hidden_layers_stay_in_the_strip(qtbot: QtBot, pane: TextPane) -> None:
    show(qtbot, pane, line(200))
    pane.show_layers({Layer.LCS})
    qtbot.waitUntil(lambda: pane.is_painted() and pane.overview.is_drawn())
    assert rows(pane, LIGHT.fill)


def test_click_and_drag_scroll_there_and_the_frame_follows(qtbot: QtBot, pane: TextPane) -> None:
    show(qtbot, pane)
    strip, bar = pane.overview, pane.editor.verticalScrollBar()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, strip.height() // 2))
    assert abs(bar.value() - bar.maximum() / 2) < 4
    assert abs(strip.visible_part().center().y() - strip.height() / 2) < 4
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert bar.value() == 0
    QTest.mouseMove(strip, QPoint(5, strip.height() - 2))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    QTest.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, strip.height() - 2))


def test_colours_follow_the_theme(qtbot: QtBot, pane: TextPane) -> None:
    show(qtbot, pane, line(200))
    pane.set_theme(DARK)
    qtbot.waitUntil(pane.overview.is_drawn)
    assert rows(pane, DARK.fill)


def test_a_short_text_is_shown_beside_itself(qtbot: QtBot, pane: TextPane) -> None:
    pane.set_text(LINE * 3)
    show(qtbot, pane, line(2))
    found = rows(pane, LIGHT.fill)
    cursor = pane.editor.textCursor()
    cursor.setPosition(2 * len(LINE) + 3)
    y = pane.editor.cursorRect(cursor).center().y()
    assert min(found) - 0.05 <= y / pane.overview.height() <= max(found) + 0.05
    assert max(found) < 0.5
