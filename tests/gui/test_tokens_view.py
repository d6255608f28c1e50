"""The tokens view: every word, what each step made of it, and a line that counts."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.gui.assessment import assess
from rouge_gui.gui.models.tokens_model import HEADERS, TokensModel
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.views.tokens_view import LONGEST, TokensView
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.tracing import trace

Role = Qt.ItemDataRole
OPTIONS = replace(Options(), stop_words="english", stemmer="porter")
TEXT = "The foxes' 中文 ran."


@pytest.fixture
def view(qtbot: QtBot) -> TokensView:
    made = TokensView()
    qtbot.addWidget(made)
    made.resize(600, 300)
    return made


def texts(model: TokensModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(len(HEADERS))] for row in range(model.rowCount())
    ]


def looks(model: TokensModel, row: int, column: int) -> tuple[bool, bool]:
    """Whether a cell is bold, and struck through."""
    font = model.index(row, column).data(Role.FontRole) or QFont()
    return font.bold(), font.strikeOut()


def test_rows_show_each_word_step_by_step(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = TokensModel()
    check_model(model)
    model.set_steps(trace(TEXT, OPTIONS))
    assert texts(model) == [
        ["The", "the", "the", "the", ""],
        ["foxes'", "foxes", "foxes", "foxes", "fox"],
        ["中文", "中文", "", "", ""],
        ["ran.", "ran", "ran", "ran", "ran"],
    ]
    assert HEADERS[1:] == ("4 Tokenizer", "5 Punctuation", "6 Stop words", "7 Stemmer")


def test_changes_are_bold_and_what_is_gone_is_struck_through_and_both_are_told() -> None:
    model = TokensModel()
    model.set_steps(trace(TEXT, OPTIONS))
    assert [looks(model, 0, column) for column in range(1, 4)] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    assert model.index(0, 3).data(Role.ToolTipRole) == "Left out as a stop word."
    assert looks(model, 1, 4) == (True, False)
    assert model.index(1, 4).data(Role.ToolTipRole) == "Stemmer: foxes becomes fox."
    assert looks(model, 2, 1) == (False, True)
    assert looks(model, 3, 4) == (False, False)


def test_a_mark_that_the_punctuation_step_brings_in_or_takes_out_is_told() -> None:
    model = TokensModel()
    model.set_steps(trace("a.", replace(Options(), punctuation="kept")))
    assert texts(model)[1] == ["", "", ".", ".", "."]
    assert model.index(1, 2).data(Role.ToolTipRole) == "Punctuation: . is a token of its own."
    model.set_steps(trace("a ...", replace(Options(), tokenizer="whitespace", punctuation="stripped")))
    assert texts(model)[1] == ["...", "...", "...", "", ""]
    assert looks(model, 1, 2) == (False, True)


def test_the_line_above_counts(view: TokensView) -> None:
    view.show()
    view.show_texts({"Candidate": TEXT}, OPTIONS)
    assert (
        view.summary.text() == "2 tokens, 1 more dropped as stop word, 1 changed by the stemmer, 1 word lost."
    )
    view.show_texts({"Candidate": "one two three"}, replace(Options(), limit_words=2))
    assert view.summary.text() == "2 tokens. First words: 7 of 13 characters are read."


def test_nothing_is_traced_before_it_can_be_seen(view: TokensView) -> None:
    view.show_texts({"Candidate": "a fox"}, OPTIONS)
    assert view.model.rowCount() == 0
    view.show()
    assert view.model.rowCount() == 2


def test_another_text_can_be_chosen_and_stays_chosen(view: TokensView) -> None:
    view.show()
    view.show_texts({"Candidate": "a fox", "Reference": "one two three"}, OPTIONS)
    view.chooser.setFocus()
    QTest.keyClick(view.chooser, Qt.Key.Key_Down)
    assert [row[0] for row in texts(view.model)] == ["one", "two", "three"]
    view.show_texts({"Candidate": "", "Reference": "four", "Source": "five"}, OPTIONS)
    assert [row[0] for row in texts(view.model)] == ["four"]
    view.show_texts({"Candidate": "six"}, OPTIONS)
    assert [row[0] for row in texts(view.model)] == ["six"]


def test_the_open_texts_are_offered_by_their_names(view: TokensView) -> None:
    written = {"source": "five", "candidate": "a fox", "reference 1": "one", "reference 2": "two"}
    view.show()
    view.show_assessment(assess(Opened("1", "a", {}, written, has_source=True), OPTIONS))
    names = [view.chooser.itemText(place) for place in range(view.chooser.count())]
    assert names == ["Candidate", "Reference 1", "Reference 2", "Source"]
    assert [row[0] for row in texts(view.model)] == ["a", "fox"]


def test_a_long_text_is_shown_from_its_beginning_and_that_is_said(view: TokensView) -> None:
    view.show()
    view.show_texts({"Source": "words " * LONGEST}, Options())
    assert view.model.rowCount() == LONGEST // len("words ")
    assert view.summary.text().endswith("Shown are the first 100,000 of 600,000 characters.")


def test_a_stop_file_that_is_missing_is_told_in_place_of_the_tokens(view: TokensView) -> None:
    view.show()
    view.show_texts({"Candidate": "a fox"}, OPTIONS)
    view.show_texts({"Candidate": "a fox"}, replace(OPTIONS, stop_words="file"))
    assert view.summary.text() == "Stop words: file is chosen, but no Stop file is named."
    assert view.model.rowCount() == 0
