"""The view that says why two protocols differ, driven as a person drives it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.gui.models.why_model import (
    AFTER,
    BEFORE,
    CAUSE,
    CHANGE,
    CHANGED,
    STEP,
    WhyModel,
    lines_of_pair,
    signed,
)
from rouge_gui.gui.views.why_view import OPEN_PAIR, WHOLE_CORPUS, WhyView
from rouge_gui.rouge.difference import differences
from rouge_gui.rouge.options import Options

LEFT = Qt.MouseButton.LeftButton
PRESENT = Options(variants=("ROUGE-1",))
REFERENCES = ["He was running."]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[WhyView]:
    made = WhyView()
    qtbot.addWidget(made)
    made.resize(900, 400)
    made.show()
    yield made
    assert made.end_work()


def cells(view: WhyView, column: int) -> list[str]:
    return [str(view.model.index(row, column).data()).strip() for row in range(view.model.rowCount())]


def compare_stemmed(view: WhyView, qtbot: QtBot) -> None:
    view.second.setCurrentText("rouge-score-stemmed")
    view.show_pair("He runs.", REFERENCES, PRESENT)
    qtbot.waitUntil(lambda: view.model.rowCount() == 2)


def test_the_open_pair_is_compared_step_by_step(view: WhyView, qtbot: QtBot) -> None:
    compare_stemmed(view, qtbot)
    # By hand: P 1/2, R 1/3, F .4 become 1, 2/3 and .8.
    assert cells(view, STEP) == ["ROUGE-1", "Stemmer"]
    assert cells(view, BEFORE) == ["0.4000", "0.4000"]
    assert cells(view, AFTER) == ["0.8000", "0.8000"]
    assert cells(view, CHANGE) == ["+0.4000", "+0.4000"]
    assert view.table.isColumnHidden(CHANGED)
    view.table.selectRow(1)
    assert view.cause.toPlainText() == (
        "candidate: `runs` became `run` (one of 2 such places)\n"
        "ROUGE-1: P 0.5000 to 1.0000, R 0.3333 to 0.6667, F 0.4000 to 0.8000"
    )


def test_another_pair_keeps_the_selected_step(view: WhyView, qtbot: QtBot) -> None:
    compare_stemmed(view, qtbot)
    view.table.selectRow(1)
    view.show_pair("They runs.", REFERENCES, PRESENT)
    qtbot.waitUntil(lambda: cells(view, BEFORE) == ["0.0000", "0.0000"])
    assert view.table.selected_row() == 1
    assert "F 0.0000 to 0.4000" in view.cause.toPlainText()


def test_the_same_under_both_is_said(view: WhyView, qtbot: QtBot) -> None:
    view.second.setCurrentText("rouge-score")
    view.show_pair("He runs.", REFERENCES, PRESENT)
    qtbot.waitUntil(lambda: view.model.rowCount() == 1)
    assert cells(view, CAUSE) == ["The scores are the same under both."]


def test_without_a_reference_nothing_is_compared(view: WhyView, qtbot: QtBot) -> None:
    compare_stemmed(view, qtbot)
    view.show_pair("He runs.", [], PRESENT)
    qtbot.waitUntil(lambda: view.model.rowCount() == 0)
    assert not view.real_button.isEnabled()


def test_the_real_package_is_asked_by_a_button(view: WhyView, qtbot: QtBot) -> None:
    compare_stemmed(view, qtbot)
    assert view.real_button.text() == "Score with the real rouge-score"
    QTest.mouseClick(view.real_button, LEFT)
    qtbot.waitUntil(lambda: "agrees" in view.answer.text(), timeout=20_000)
    assert view.answer.text().endswith("agrees to its last digit on ROUGE-1: P, R and F.")
    view.first.setCurrentText("multilingual")
    assert view.answer.text() == ""
    view.second.setCurrentText("Lin 2004")
    assert not view.real_button.isVisible()


def test_the_corpus_is_added_up_and_its_rows_are_linked(view: WhyView, qtbot: QtBot) -> None:
    systems = {"a<b": Candidate("He runs."), "two": Candidate("He was.")}
    view.set_corpus(lambda: [Example("x&y", references=tuple(REFERENCES), candidates=systems)])
    view.second.setCurrentText("rouge-score-stemmed")
    view.show_pair("", [], PRESENT)
    view.scope.setCurrentText(WHOLE_CORPUS)
    qtbot.waitUntil(lambda: cells(view, CHANGED) == ["of 2", "1"])
    # By hand: F .4 and .8 become .8 twice.
    assert (cells(view, BEFORE)[0], cells(view, AFTER)[0]) == ("0.6000", "0.8000")
    view.table.selectRow(1)
    assert "Changed most: x&y, a<b +0.4000" in view.cause.toPlainText()
    with qtbot.waitSignal(view.example_opened) as opened:
        view.cause.anchorClicked.emit(QUrl("0"))
    assert opened.args == ["x&y", "a<b"]
    view.scope.setCurrentText(OPEN_PAIR)
    qtbot.waitUntil(lambda: view.model.rowCount() == 0)


def test_a_running_comparison_can_be_stopped(view: WhyView, qtbot: QtBot) -> None:
    samples = [item for item in open_corpora([assets.samples()]) if isinstance(item, Example)] * 20
    view.set_corpus(lambda: samples)
    view.show_pair("", [], Options())
    view.scope.setCurrentText(WHOLE_CORPUS)
    qtbot.waitUntil(view.progress_line.isVisible, timeout=20_000)
    assert view.progress_text.text().endswith(" of 1,120 compared")
    QTest.mouseClick(view.cancel_button, LEFT)
    assert not view.progress_line.isVisible()
    shown = cells(view, CHANGED)
    assert shown[0].startswith("of ")
    qtbot.wait(300)
    assert cells(view, CHANGED) == shown


def test_what_cannot_be_compared_is_told(view: WhyView, qtbot: QtBot) -> None:
    view.show_pair("a", ["a"], Options(stop_words="file", stop_file="/nowhere/at all"))
    qtbot.waitUntil(lambda: bool(view.answer.text()))
    assert "/nowhere/at all" in view.answer.text()


def test_the_model_keeps_the_rules_of_qt(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = WhyModel()
    check_model(model)
    model.set_lines(lines_of_pair(differences("He runs.", REFERENCES, PRESENT, Options(stemmer="porter"))))
    model.set_lines(())


@pytest.mark.parametrize(
    ("change", "words"), [(0.0, "0"), (0.12345, "+0.1235"), (-0.5, "\u22120.5000"), (-3e-6, "\u22123e-06")]
)
def test_a_change_is_never_rounded_away(change: float, words: str) -> None:
    assert signed(change) == words
