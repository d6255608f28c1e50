"""What-if history: each settled edit is a step with its scores, undo goes back to it, another example clears."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.gui.assessment import assess
from rouge_gui.gui.history import START, History, described
from rouge_gui.gui.history_chart import HistoryChart, Line, bounds, labelled, spread
from rouge_gui.gui.models.history_model import EDIT, FIRST_SCORE, PLACE, TEXT, HistoryModel, signed
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.views.history_view import EMPTY, NO_EDITS, HistoryView
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options

OPTIONS = Options()
REFERENCE = "the quick brown fox jumps over the lazy dog"
EDITS = ["a red fox", "a quick fox", "a quick brown fox", "the quick brown fox"]


def texts(candidate: str, example: str = "1", system: str = "s") -> Opened:
    written = {"source": "", "candidate": candidate, "reference 1": REFERENCE}
    return Opened(example, system, written, written, has_source=False)


def expected(variant: str, candidate: str) -> float:
    name = {"ROUGE-1": "rouge1", "ROUGE-2": "rouge2", "ROUGE-L": "rougeL"}[variant]
    return float(RougeScorer([name]).score(REFERENCE, candidate)[name].fmeasure)


@pytest.fixture
def view(qtbot: QtBot) -> HistoryView:
    made = HistoryView()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    return made


def play(view: HistoryView, *candidates: str) -> None:
    for candidate in candidates:
        view.show_assessment(assess(texts(candidate), OPTIONS))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("can no longer use", "can still use", "“no longer” became “still”"),
        ("a fox", "a fox ran", "added “ran”"),
        ("a fox ran", "fox ran", "removed “a”"),
        ("the cat sat", "the cats sat", "“cat” became “cats”"),
        ("a a a", "a a", "removed “a”"),
        ("", "new text", "added “new text”"),
        ("a  b", "a\nb", "blanks changed"),
        ("x " * 100, "", f"removed “{('x ' * 12).strip()} … {('x ' * 12).strip()}”"),
    ],
)
def test_an_edit_is_told_in_whole_words(before: str, after: str, told: str) -> None:
    assert described(before, after) == told


def test_each_edit_is_a_step_with_the_scores_of_rouge_score() -> None:
    history = History()
    for candidate in EDITS:
        assert history.record(evaluate(candidate, [REFERENCE], OPTIONS))
    assert [step.what for step in history.steps] == [
        START,
        "“red” became “quick”",
        "added “brown”",
        "“a” became “the”",
    ]
    for variant in ("ROUGE-1", "ROUGE-2", "ROUGE-L"):
        own = [expected(variant, candidate) for candidate in EDITS]
        assert [step.scores[variant].fmeasure for step in history.steps] == own
        assert history.change(0, variant) is None
        changes = [history.change(step, variant) for step in range(1, len(EDITS))]
        assert changes == pytest.approx([later - earlier for earlier, later in pairwise(own)])


def test_texts_that_were_there_before_are_that_step_again() -> None:
    history = History()
    for candidate in (*EDITS, EDITS[1]):
        history.record(evaluate(candidate, [REFERENCE], OPTIONS))
    assert (len(history.steps), history.at) == (4, 1)
    history.record(evaluate("something else", [REFERENCE], OPTIONS))
    assert (len(history.steps), history.at, history.steps[4].before) == (5, 4, 1)
    assert history.change(4, "ROUGE-1") == pytest.approx(-expected("ROUGE-1", EDITS[1]))


def test_the_same_texts_twice_are_one_step() -> None:
    history = History()
    assert history.record(evaluate("a", [REFERENCE], OPTIONS))
    assert not history.record(evaluate("a", [REFERENCE], OPTIONS))
    assert len(history.steps) == 1


def test_other_options_begin_anew() -> None:
    history = History()
    for candidate in EDITS:
        history.record(evaluate(candidate, [REFERENCE], OPTIONS))
    assert history.record(evaluate(EDITS[-1], [REFERENCE], replace(OPTIONS, stemmer="porter")))
    assert [step.what for step in history.steps] == [START]


def test_an_edit_of_every_text_is_named() -> None:
    history = History()
    history.record(evaluate("a", ["b"], OPTIONS, "c"))
    history.record(evaluate("x", ["y", "z"], OPTIONS, "c"))
    assert history.steps[1].roles == ("candidate", "reference 1", "reference 2")
    assert history.steps[1].what == "“a” became “x”; “b” became “y”; added “z”"
    assert dict(history.steps[1].texts) == {
        "source": "c",
        "candidate": "x",
        "reference 1": "y",
        "reference 2": "z",
    }


def test_rows_tell_text_edit_and_change(view: HistoryView) -> None:
    play(view, *EDITS[:2])
    row = [view.model.index(1, column).data() for column in (PLACE, TEXT, EDIT, FIRST_SCORE)]
    assert row == ["1", "candidate", "“red” became “quick”", "0.3333  +0.1667"]
    assert view.model.index(0, FIRST_SCORE).data() == "0.1667"
    assert view.table.selected_row() == 1


def test_a_step_that_is_clicked_or_entered_asks_for_its_texts(view: HistoryView, qtbot: QtBot) -> None:
    play(view, *EDITS)
    where = view.table.visualRect(view.model.index(1, EDIT)).center()
    with qtbot.waitSignal(view.step_chosen) as chosen:
        QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert chosen.args == [1]
    view.table.setFocus()
    view.table.selectRow(2)
    with qtbot.waitSignal(view.step_chosen) as entered:
        QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert entered.args == [2]
    assert view.history.steps[2].texts["candidate"] == EDITS[2]


def test_the_step_that_is_open_asks_for_nothing(view: HistoryView, qtbot: QtBot) -> None:
    play(view, *EDITS)
    where = view.table.visualRect(view.model.index(3, EDIT)).center()
    with qtbot.assertNotEmitted(view.step_chosen):
        QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_another_example_or_system_clears_and_the_same_one_does_not(view: HistoryView) -> None:
    view.show_opened(texts("a red fox"))
    play(view, *EDITS)
    view.show_opened(texts("a red fox"))
    assert len(view.history.steps) == 4
    view.show_opened(texts("a red fox", system="t"))
    assert view.history.steps == []
    play(view, *EDITS)
    view.show_opened(texts("a red fox", example="2"))
    assert (view.model.rowCount(), view.hint.isVisible()) == (0, False)


def test_it_says_what_to_do_next(view: HistoryView) -> None:
    assert view.table.accessibleDescription() == EMPTY
    assert not view.hint.isVisible()
    play(view, EDITS[0])
    assert view.hint.isVisible()
    assert view.hint.text() == NO_EDITS
    play(view, EDITS[1])
    assert "Click a step" in view.hint.text()


def test_the_chart_tells_its_lines_and_a_click_finds_the_nearest_step(
    view: HistoryView, qtbot: QtBot
) -> None:
    play(view, *EDITS)
    told = view.chart.accessibleDescription()
    last = expected("ROUGE-1", EDITS[-1])
    assert f"ROUGE-1 F from {expected('ROUGE-1', EDITS[0]):.4f} to {last:.4f}" in told
    with qtbot.waitSignal(view.step_chosen) as chosen:
        QTest.mouseClick(view.chart, Qt.MouseButton.LeftButton, pos=QPoint(1, 20))
    assert chosen.args == [0]


def test_a_chart_without_scores_can_be_drawn_and_clicked(qtbot: QtBot) -> None:
    chart = HistoryChart()
    qtbot.addWidget(chart)
    chart.show()
    for lines in ([], [Line("ROUGE-1", [None])], [Line("ROUGE-1", [0.5])]):
        chart.show_lines(lines, 0)
        assert not chart.grab().isNull()
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


@pytest.mark.parametrize(
    ("low", "high", "ends"),
    [
        (0.0, 0.0, (0.0, 0.01)),
        (1.0, 1.0, (0.99, 1.0)),
        (0.75, 0.78, (0.75, 0.79)),
        (0.2, 0.9, (0.2, 1.0)),
        (0.0, 1.0, (0.0, 1.0)),
    ],
)
def test_the_axis_holds_all_values_in_round_numbers(
    low: float, high: float, ends: tuple[float, float]
) -> None:
    lower, upper, grid = bounds(low, high)
    assert lower <= low <= high <= upper
    assert lower < upper
    assert ((upper - lower) / grid) == pytest.approx(round((upper - lower) / grid))
    assert (lower, upper) == pytest.approx(ends)


def test_names_do_not_stand_over_each_other_and_stay_inside() -> None:
    assert spread([50, 10, 52], 12, 0, 100) == [50, 10, 62]
    assert spread([99, 98, 97], 12, 0, 100) == [100, 88, 76]
    assert spread([], 12, 0, 100) == []


def test_labels_do_not_stand_over_each_other() -> None:
    assert list(labelled(5, 14, 14)) == [0, 1, 2, 3, 4]
    assert list(labelled(5, 12, 14)) == [0, 2, 4]
    assert list(labelled(6, 5, 14)) == [0, 3]
    assert list(labelled(6, 0, 14)) == [0]


@pytest.mark.parametrize(
    ("change", "told"), [(0.02128, "+0.0213"), (-0.5, "\u22120.5000"), (0.00001, "\u00b10"), (0.0, "\u00b10")]
)
def test_a_change_has_its_sign(change: float, told: str) -> None:
    assert signed(change) == told


def test_the_model_keeps_the_rules_of_qt(check_model: Callable[[QAbstractItemModel], None]) -> None:
    history = History()
    model = HistoryModel(history)
    check_model(model)
    for candidate in EDITS:
        history.record(evaluate(candidate, [REFERENCE], OPTIONS))
        model.refresh()
    history.clear()
    model.refresh()
