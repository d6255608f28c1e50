"""Tables, filters and texts in a language with a comma, and in one that runs from right to left."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.documentation.help_window import HelpWindow
from rouge_gui.gui.documentation.library import Library
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.language import ENGLISH, PSEUDO, speak
from rouge_gui.gui.models.corpus_model import CorpusModel
from rouge_gui.gui.page_table import PageTable
from rouge_gui.gui.panes.editor import MARGIN
from rouge_gui.gui.panes.geometry import lines_of
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.text import Span
from rouge_gui.study.blocks import Block
from rouge_gui.study.filter_expression import UnreadableExpression

POLISH = "pl"
VARIANTS = ("ROUGE-1",)
KEYS = (("1-bridge", "lead"), ("2-lake", "lead"))
HEBREW = "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET} " * 40
pytestmark = pytest.mark.usefixtures("english_again")


@pytest.fixture
def model() -> Iterator[CorpusModel]:
    """Two rows, their F 0.25 and 0.75."""
    made = CorpusModel()
    made.clear(VARIANTS)
    made.append_rows(KEYS)
    scores = np.array([[[0.25] * 3], [[0.75] * 3]])
    made.put([Block(list(KEYS), VARIANTS, scores, np.ones_like(scores), (1.0,))])
    yield made
    assert made.close()


def table_of(model: CorpusModel, qtbot: QtBot) -> PageTable:
    table = PageTable(model, "corpus", "")
    qtbot.addWidget(table)
    table.resize(600, 200)
    table.show()
    table.choose(0)
    return table


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_a_selected_row_is_painted_below_all_its_columns(
    model: CorpusModel, qtbot: QtBot, language: str
) -> None:
    speak(language)
    table = table_of(model, qtbot)
    image = table.viewport().grab().toImage()
    shown = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
    corners = [table.visualRect(model.index(0, column)).topLeft() + QPoint(2, 1) for column in shown]
    colour = table.palette().color(QPalette.ColorGroup.Inactive, QPalette.ColorRole.Highlight)
    active = table.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.Highlight)
    inside = [place for place in corners if image.rect().contains(place)]
    assert len(inside) == len(shown)
    assert {QColor(image.pixel(place)).name() for place in inside} <= {colour.name(), active.name()}


def test_a_table_shows_a_comma_and_copies_a_point(model: CorpusModel, qtbot: QtBot) -> None:
    speak(POLISH)
    table = table_of(model, qtbot)
    assert model.index(0, 2).data() == "0,2500"
    QTest.keySequence(table, QKeySequence(QKeySequence.StandardKey.Copy))
    assert "0.2500" in QGuiApplication.clipboard().text()
    assert "," not in QGuiApplication.clipboard().text()


@pytest.mark.parametrize("text", ["R1.f >= 0,6", "R1.f>=,6", 'R1.f >= .6 and not example == "R1.f >= 0,6"'])
def test_a_filter_takes_a_comma_where_the_language_writes_one(model: CorpusModel, text: str) -> None:
    speak(POLISH)
    model.set_filter(text)
    assert [model.key(row) for row in range(model.rowCount())] == [KEYS[1]]


def test_a_filter_with_a_comma_is_refused_where_the_language_has_none(model: CorpusModel) -> None:
    speak(ENGLISH)
    with pytest.raises(UnreadableExpression):
        model.set_filter("R1.f >= 0,6")


def test_lines_that_run_from_right_to_left_begin_at_the_right(qtbot: QtBot) -> None:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    pane.set_text(HEBREW)
    pane.show()
    editor = pane.editor
    assert list(editor.visible_blocks())
    lines = lines_of(editor.document().begin())
    assert len(lines) > 1
    for line in lines:
        assert line.right == pytest.approx(editor.viewport().width() - MARGIN, abs=1)
    for line in lines[:-1]:
        assert line.piece(line.stop - 1, line.stop).width() == 0, "the blank at the end of a line"


@pytest.mark.parametrize("text", [f"{HEBREW[:3]}Orwick", f"Orwick {HEBREW[:3]}", f"a {HEBREW[:3]}Orwick"])
def test_a_word_is_as_wide_as_itself_where_others_run_the_other_way(qtbot: QtBot, text: str) -> None:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    pane.set_text(text)
    pane.show()
    start = text.index("Orwick")
    (piece,) = pane.editor.pieces_of([Span(start, start + len("Orwick"))])
    assert piece.width() == pytest.approx(pane.editor.fontMetrics().horizontalAdvance("Orwick"), abs=2)


def test_help_says_in_another_language_that_its_pages_are_in_english(qtbot: QtBot) -> None:
    for language, tells in ((ENGLISH, False), (PSEUDO, True)):
        speak(language)
        window = HelpWindow(Library(KeyMap({})))
        qtbot.addWidget(window)
        window.show()
        assert window.note.isVisible() is tells
        heads = [window.contents.topLevelItem(place) for place in range(window.contents.topLevelItemCount())]
        assert {head is not None and head.text(0).startswith("⟦") for head in heads} == {tells}
