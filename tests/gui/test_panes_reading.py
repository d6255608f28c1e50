"""Walking through matches, pinning, curves to mates, and bars at changed lines."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.panes.changes import changed
from rouge_gui.gui.panes.connectors import Connectors, Place
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Layer
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from tests.gui import pixels

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"), tokenizer="word")
TEXT = "\U0001f600 old bridge by\nthe harbour \u6f22\u5b57 fell down"
BIGRAMS = {Layer.BIGRAM}


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(420, 300)
    pane.show()
    pane.set_text(TEXT)
    evaluation = evaluate(TEXT, ["the harbour saw old bridge and it fell down"], OPTIONS)
    pane.show_evaluated(evaluation.candidate, Evidence(evaluation).marks(CANDIDATE))
    qtbot.waitUntil(pane.is_painted)
    return pane


def stepped(pane: TextPane, step: int) -> str | None:
    stop = pane.step_match(BIGRAMS, step)
    return None if stop is None else stop.words


def colours(pane: TextPane) -> set[str]:
    return colours_of(pane.editor.viewport())


def colours_of(widget: QWidget) -> set[str]:
    return pixels.colours(widget.grab().toImage())


def test_steps_move_the_cursor_and_the_frame(pane: TextPane) -> None:
    assert [stepped(pane, 1) for _ in range(4)] == ["old bridge", "the harbour", "fell down", None]
    # The emoji is two units in Qt's document, so the cursor stands one further on than in the text.
    assert pane.editor.textCursor().position() == TEXT.index("fell") + 1
    assert LIGHT.mate in colours(pane)
    assert [stepped(pane, -1) for _ in range(3)] == ["the harbour", "old bridge", None]
    last = pane.go_match(BIGRAMS, last=True)
    assert last is not None
    assert (last.index, last.count, last.words) == (3, 3, "fell down")
    first = pane.go_match(BIGRAMS)
    assert first is not None
    assert first.index == 1


def test_the_frame_goes_when_the_cursor_does(pane: TextPane) -> None:
    pane.step_match(BIGRAMS, 1)
    QTest.keyClick(pane.editor, Qt.Key.Key_Right)
    assert LIGHT.mate not in colours(pane)


def test_enter_pins_what_was_stepped_to_and_types_elsewhere(qtbot: QtBot, pane: TextPane) -> None:
    pane.step_match(BIGRAMS, 1)
    with qtbot.waitSignal(pane.token_pinned) as pinned:
        QTest.keyClick(pane.editor, Qt.Key.Key_Return)
    assert pinned.args == [read_text(TEXT, OPTIONS).keys.index("old")]
    assert pane.text() == TEXT
    with qtbot.waitSignal(pane.released):
        QTest.keyClick(pane.editor, Qt.Key.Key_Escape)
    assert LIGHT.mate not in colours(pane)
    QTest.keyClick(pane.editor, Qt.Key.Key_Return)
    assert pane.text() != TEXT


def test_a_click_with_ctrl_pins(qtbot: QtBot, pane: TextPane) -> None:
    cursor = pane.editor.textCursor()
    cursor.setPosition(TEXT.index("bridge") + 2)
    point = pane.editor.cursorRect(cursor).center()
    with qtbot.waitSignal(pane.token_pinned) as pinned:
        QTest.mouseClick(
            pane.editor.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, point
        )
    assert pinned.args == [read_text(TEXT, OPTIONS).keys.index("bridge")]


def test_a_label_stands_beside_a_token_until_mates_are_cleared(pane: TextPane) -> None:
    plain = pane.editor.viewport().grab().toImage()
    pane.show_label(1, "2 of 3")
    assert pane.editor.viewport().grab().toImage() != plain
    pane.clear_mates()
    assert pane.editor.viewport().grab().toImage() == plain


def test_curves_join_the_words_and_let_the_pointer_through(qtbot: QtBot) -> None:
    area, splitter = QWidget(), QSplitter()
    qtbot.addWidget(area)
    QVBoxLayout(area).addWidget(splitter)
    panes = [TextPane(name, "", LIGHT) for name in ("Source", "Candidate")]
    for pane in panes:
        splitter.addWidget(pane)
        pane.set_text("\n".join(f"w{number}" for number in range(100)))
    area.resize(800, 300)
    area.show()
    for pane in panes:
        pane.show_evaluated(read_text(pane.text(), Options()), ())
        qtbot.waitUntil(pane.is_painted)
    curves = Connectors(area, LIGHT)
    curves.link(Place(panes[1], 1), [Place(panes[0], 2), Place(panes[0], 90)])
    (start, near), (_, far) = curves.curves()
    for point, pane, unit, behind in ((start, panes[1], 3, False), (near, panes[0], 8, True)):
        cursor = pane.editor.textCursor()
        cursor.setPosition(unit)
        there = pane.editor.viewport().mapTo(area, pane.editor.cursorRect(cursor).center())
        assert abs(point.y() - there.y()) < 5
        assert 0 < (point.x() - there.x() if behind else there.x() - point.x()) < 8
    assert (
        far.y() == panes[0].editor.viewport().mapTo(area, QPoint(0, panes[0].editor.viewport().height())).y()
    )
    assert curves.size() == area.size()
    assert area.childAt(start.toPoint()) is panes[1].editor.viewport()
    assert LIGHT.mate in colours_of(area)
    area.resize(700, 320)
    assert curves.size() == area.size()
    curves.clear()
    assert not curves.isVisible()


def test_words_that_were_put_in_or_changed() -> None:
    def told(loaded: str, present: str) -> list[str]:
        return [present[start:end] for start, end in changed(loaded, present)]

    assert told("the old bridge fell", "the new bridge fell  down") == ["new", "down"]
    assert told("a b c", "a  b\nc") == []
    assert changed("a b c", "a c") == [(2, 2)]
    assert changed("a b", "a") == [(1, 1)]
    assert told("", "x y") == ["x y"]


@given(st.lists(st.sampled_from("abcd"), max_size=12), st.lists(st.sampled_from("abcd"), max_size=12))
def test_what_is_not_marked_stood_there_before_in_the_same_order(old: list[str], new: list[str]) -> None:
    present = " ".join(new)
    marked = {place for start, end in changed(" ".join(old), present) for place in range(start, end)}
    kept = iter(old)
    assert all(word in kept for place, word in enumerate(new) if 2 * place not in marked)


def test_changed_lines_have_a_bar_until_they_are_as_loaded(qtbot: QtBot, pane: TextPane) -> None:
    assert LIGHT.warning not in margin(pane)
    pane.show_changes(TEXT)
    QTest.keyClicks(pane.editor, "new ")
    qtbot.waitUntil(partial(has_bar, pane))
    pane.replace(0, 4, "")
    qtbot.waitUntil(lambda: not has_bar(pane))


def has_bar(pane: TextPane) -> bool:
    return LIGHT.warning in margin(pane)


def margin(pane: TextPane) -> set[str]:
    image = pane.editor.viewport().grab().toImage()
    return pixels.colours(image.copy(0, 0, 12, image.height()))
