"""The import report, used as a person uses it: sort, filter, by file, copy, save."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Account, Level, Problem
from rouge_gui.gui.language import speak
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.wording import said
from tests.gui.test_window import Open, load, open_window

__all__ = ["open_window"]
A, B = Path("/corpus/a.jsonl"), Path("/corpus/b.csv")
PROBLEMS = [
    Problem(B, 10, Level.NOTE, "Guessed to be Latin-2."),
    Problem(A, 9, Level.ERROR, "Is no JSON."),
    Problem(A, None, Level.WARNING, "Has no source."),
    Problem(B, 2, Level.ERROR, "=Lacks a cell."),
]
WAIT_MS = 30_000


@pytest.fixture
def view(qtbot: QtBot) -> ReportView:
    made = ReportView()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    made.append(PROBLEMS)
    return made


def column(model: QAbstractItemModel, number: int) -> list[str]:
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("section", "order", "lines"),
    [
        (0, Qt.SortOrder.AscendingOrder, ["9", "2", "", "10"]),
        (1, Qt.SortOrder.AscendingOrder, ["", "9", "2", "10"]),
        (2, Qt.SortOrder.AscendingOrder, ["2", "9", "10", ""]),
        (2, Qt.SortOrder.DescendingOrder, ["10", "9", "2", ""]),
        (3, Qt.SortOrder.AscendingOrder, ["2", "10", "", "9"]),
        (-1, Qt.SortOrder.AscendingOrder, ["10", "9", "", "2"]),
    ],
)
def test_each_column_sorts(view: ReportView, section: int, order: Qt.SortOrder, lines: list[str]) -> None:
    view.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    view.table.horizontalHeader().setSortIndicator(section, order)
    assert column(view.model, 2) == lines


def test_later_lines_take_their_places_when_all_is_read(view: ReportView) -> None:
    view.table.horizontalHeader().setSortIndicator(2, Qt.SortOrder.AscendingOrder)
    view.append([Problem(A, 1, Level.NOTE, "Late.")])
    assert column(view.model, 2) == ["2", "9", "10", "", "1"]
    view.show_read(3, 6)
    assert column(view.model, 2) == ["1", "2", "9", "10", ""]
    assert view.read.text() == "Read: 3 examples, 6 candidates."


def test_a_chosen_line_is_told_whole_and_as_it_is(view: ReportView) -> None:
    words = "<b>bart</b> and pegasus " + "are read as systems, and so on, " * 9
    view.append([Problem(A, 7, Level.NOTE, words)])
    assert not view.chosen.isVisible()
    view.table.choose(4)
    assert view.chosen.isVisible()
    assert view.chosen.text() == words
    assert view.chosen.textFormat() == Qt.TextFormat.PlainText
    assert view.chosen.height() >= view.chosen.heightForWidth(view.chosen.width())
    view.grouping.setCurrentIndex(1)
    assert not view.chosen.isVisible()
    view.grouping.setCurrentIndex(0)
    assert view.chosen.isVisible()
    view.filter.setText("Latin")
    assert (view.chosen.isVisible(), view.chosen.text()) == (False, "")


def test_levels_and_words_filter_also_what_comes_later(view: ReportView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: view.level.itemText(1) == "Errors: 2")
    view.level.setCurrentIndex(1)
    assert column(view.model, 0) == ["error", "error"]
    QTest.keyClicks(view.filter, "B.CSV")
    view.append([Problem(B, 5, Level.ERROR, "More."), Problem(B, 6, Level.NOTE, "Not this.")])
    assert column(view.model, 2) == ["2", "5"]
    qtbot.waitUntil(lambda: view.line_count.text() == "2 of 6 lines")
    view.filter.setText("nowhere")
    assert "clear the filter" in view.table.accessibleDescription()


def test_by_file_counts_each_level_and_a_file_opens_its_lines(
    view: ReportView, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    view.append([Problem(B, 3, Level.ERROR, "More.")])
    view.grouping.setCurrentIndex(1)
    check_model(view.files_model)
    rows = [[str(view.files_model.index(row, at).data()) for at in range(4)] for row in range(2)]
    assert rows == [["b.csv", "2", "0", "1"], ["a.jsonl", "1", "1", "0"]]
    view.files.horizontalHeader().setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    assert column(view.files_model, 0) == ["a.jsonl", "b.csv"]
    view.files.activated.emit(view.files_model.index(1, 0))
    assert column(view.model, 2) == ["10", "2", "3"]
    assert view.stack.currentWidget() is view.table


def test_what_was_read_stands_beside_its_file_and_is_no_problem(view: ReportView) -> None:
    title = view.windowTitle()
    view.append([Account.of(B, "2 examples read."), Account.of(Path("/corpus/c.csv"), "9 examples read.")])
    assert view.windowTitle() == title
    assert column(view.model, 0)[-2:] == ["in all", "in all"]
    view.grouping.setCurrentIndex(1)
    view.files.horizontalHeader().setSortIndicator(4, Qt.SortOrder.DescendingOrder)
    assert column(view.files_model, 4) == ["9 examples read.", "2 examples read.", ""]
    assert column(view.files_model, 0) == ["c.csv", "b.csv", "a.jsonl"]


def test_what_the_options_leave_out_is_told_and_told_anew_under_others(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.jsonl"
    row = {"id": "1", "references": ["the day is long, très long"], "candidates": {"s": "żółć"}}
    corpus.write_text(json.dumps(row), "utf-8")
    window = open_window()
    load(qtbot, window, corpus)

    def told() -> list[tuple[str, str]]:
        lines = [(problem.level, problem.message) for problem in window.report_view.model.shown()]
        return [(level, message.split(". ")[0]) for level, message in lines if " read: " not in message]

    both = [
        (
            "warning",
            "Under these options nothing of the candidates of s is counted in 1 example, so the scores there are 0: 1.",
        ),
        ("warning", "The tokenizer 'rouge-score' leaves out 4 letters in 1 of the candidates of s"),
        ("note", "The tokenizer 'rouge-score' leaves out 1 letter in 1 of the references"),
    ]
    qtbot.waitUntil(lambda: told() == both, timeout=WAIT_MS)
    assert window.report_view.model.counts() == {Level.WARNING: 2, Level.NOTE: 2}
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.loading.score_again(replace(window.session.options, tokenizer="word"))
    qtbot.waitUntil(lambda: told() == [], timeout=WAIT_MS)
    assert window.report_view.model.counts() == {Level.NOTE: 1}
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.loading.score_again(window.session.options)
    qtbot.waitUntil(lambda: told() == both, timeout=WAIT_MS)


def test_what_is_shown_is_copied_with_its_whole_path(view: ReportView) -> None:
    view.filter.setText("json")
    view.copy_button.click()
    assert QGuiApplication.clipboard().text() == f"error\t{A}\t9\tIs no JSON.\nwarning\t{A}\t\tHas no source."


@pytest.mark.parametrize("ending", [".json", ".csv"])
def test_the_report_of_a_load_is_saved_as_batch_writes_it(
    qtbot: QtBot, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    corpus, target = tmp_path / "corpus.jsonl", tmp_path / f"report{ending}"
    good = json.dumps({"id": "1", "references": ["a fox"], "candidates": {"s": "a fox"}})
    corpus.write_text(f"{good}\n{{broken\n", "utf-8")
    window = open_window()
    load(qtbot, window, corpus)
    assert window.report_view.read.text() == "Read: 1 example, 1 candidate."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), f"(*{ending})"))
    window.report_view.save_button.click()
    qtbot.waitUntil(target.exists, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: str(target) in window.notices.notices()[0].sentence, timeout=WAIT_MS)
    text = target.read_text("utf-8")
    rows = json.loads(text) if ending == ".json" else list(csv.DictReader(text.splitlines()))
    problem, account = rows
    assert (problem["file"], int(problem["line"]), problem["level"]) == (str(corpus), 2, "error")
    assert (account["file"], account["line"] or None, account["level"]) == (str(corpus), None, "note")
    assert account["message"] == "1 example read: 0 sources, 1 candidate of 1 system, 1 reference."
    assert list(rows[0]) == ["file", "line", "level", "message"]


def test_in_another_language_it_is_sorted_filtered_and_copied_as_it_is_read(qtbot: QtBot) -> None:
    told = [
        Problem(A, 12_345, Level.WARNING, said("The source of example {example} is empty.", example="7")),
        Problem(B, 2, Level.ERROR, said("This folder leads back to itself and was left out.")),
    ]
    speak("pl")
    try:
        view = ReportView()
        qtbot.addWidget(view)
        view.append(told)
        assert view.windowTitle() == "Raport wczytywania: 1 błąd, 1 ostrzeżenie"
        view.table.horizontalHeader().setSortIndicator(3, Qt.SortOrder.AscendingOrder)
        assert column(view.model, 0) == ["błąd", "ostrzeżenie"], (
            "Ten stands before Źródło, though This behind The"
        )
        view.filter.setText("ŹRÓDŁO")
        assert column(view.model, 2) == ["12\N{NO-BREAK SPACE}345"]
        view.copy_button.click()
        shown_line = f"ostrzeżenie\t{A}\t12,345\tŹródło przykładu 7 jest puste."
        assert QGuiApplication.clipboard().text() == shown_line
    finally:
        speak("en")
