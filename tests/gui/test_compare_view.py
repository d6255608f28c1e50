"""The view of two systems: its numbers are those of both, its lists lead to the panes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.gui.assessment import Assessment, assess
from rouge_gui.gui.comparison import Caught
from rouge_gui.gui.models.cells import signed
from rouge_gui.gui.models.difference_model import DIFFERENCE, REFERENCE, VARIANT, A, B
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, reference_role
from rouge_gui.gui.table import RowTable
from rouge_gui.gui.views.compare_view import CompareView
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Match

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
REFERENCES = ("the old bridge fell into the cold river", "the bridge is gone")
ONE, OTHER = "the bridge fell into the river", "a cold wind and the old bridge"


def assessed(candidate: str, *references: str) -> Assessment:
    roles = {SOURCE: "", CANDIDATE: candidate}
    roles |= {reference_role(index): text for index, text in enumerate(references)}
    return assess(Opened("1", "s", roles, roles, has_source=False), OPTIONS)


@pytest.fixture
def view(qtbot: QtBot) -> CompareView:
    made = CompareView()
    qtbot.addWidget(made)
    made.resize(495, 280)
    made.show()
    made.show_systems("plain", "wordy", ["wordy", "other"])
    made.show_assessment(assessed(ONE, *REFERENCES))
    made.show_second(assessed(OTHER, *REFERENCES))
    return made


def column(table: RowTable, number: int) -> list[str]:
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_the_scores_are_those_of_rouge_score(view: CompareView) -> None:
    assert column(view.table, VARIANT)[::3] == list(OPTIONS.variants)
    assert column(view.table, REFERENCE)[:3] == ["all", "1", "2"]
    names = ["rouge1", "rouge2", "rougeL"]
    scorer = RougeScorer(names)
    scores = [
        [
            [
                scorer.score_multi(list(REFERENCES), text)[name],
                *(scorer.score(each, text)[name] for each in REFERENCES),
            ]
            for text in (ONE, OTHER)
        ]
        for name in names
    ]
    for measure, name in (("F", "fmeasure"), ("P", "precision"), ("R", "recall")):
        view.measures.setCurrentText(measure)
        pairs = [
            (getattr(a, name), getattr(b, name))
            for ours, theirs in scores
            for a, b in zip(ours, theirs, strict=True)
        ]
        assert column(view.table, A) == [f"{a:.4f}" for a, _ in pairs]
        assert column(view.table, B) == [f"{b:.4f}" for _, b in pairs]
        told = [float(each.replace("\N{MINUS SIGN}", "-")) for each in column(view.table, DIFFERENCE)]
        assert told == pytest.approx([a - b for a, b in pairs], abs=0.00005)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.125, "+0.1250"), (-0.125, "\N{MINUS SIGN}0.1250"), (0.0, "0.0000"), (-0.00001, "0.0000")],
)
def test_a_difference_has_a_sign_unless_it_shows_as_nothing(value: float, expected: str) -> None:
    assert signed(value) == expected


def test_the_lists_follow_the_selected_row(view: CompareView) -> None:
    assert view.a_caught.headerData(0, Qt.Orientation.Horizontal) == "A caught, B missed: 4"
    assert column(view.a_table, 0) == ["fell", "into", "the", "river"]
    assert column(view.a_table, 1) == ["4", "5", "6", "8"]
    assert column(view.b_table, 0) == ["old", "cold"]
    assert view.summary.text() == "ROUGE-1 against reference 1: both caught 2"
    view.table.selectRow(column(view.table, VARIANT).index("ROUGE-2") + 2)
    assert view.summary.text() == "ROUGE-2 against reference 2: both caught 0"
    assert (column(view.a_table, 0), column(view.b_table, 0)) == (["the bridge"], [])
    view.table.selectRow(column(view.table, VARIANT).index("ROUGE-L") + 1)
    assert column(view.a_table, 0) == ["fell into the", "river"]


def test_what_was_caught_and_missed_is_shown_only_where_there_is_a_b(view: CompareView) -> None:
    parts = (view.summary, view.a_table, view.b_table)
    assert all(part.isVisible() for part in parts)
    view.show_systems("plain", "", ["wordy", "other"])
    view.show_second(None)
    assert not any(part.isVisible() for part in parts)
    assert view.table.isVisible()
    view.show_systems("plain", "other", ["wordy", "other"])
    assert all(part.isVisible() for part in parts)


def test_an_entry_leads_to_the_panes(qtbot: QtBot, view: CompareView) -> None:
    place = view.b_table.visualRect(view.b_caught.index(1, 0)).center()
    with qtbot.waitSignal(view.caught_shown) as told:
        QTest.mouseClick(view.b_table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [Caught(by_b=True, reference=0, match=Match((1,), (6,)))]
    with qtbot.waitSignal(view.caught_shown) as told:
        QTest.keyClick(view.b_table, Qt.Key.Key_Up)
    assert told.args == [Caught(by_b=True, reference=0, match=Match((5,), (1,)))]


def test_b_is_chosen_by_name_and_both_can_change_places(qtbot: QtBot, view: CompareView) -> None:
    assert view.first.text() == "A: plain"
    with qtbot.waitSignal(view.second_chosen) as told:
        QTest.keyClick(view.systems, Qt.Key.Key_Down)
    assert told.args == ["other"]
    with qtbot.waitSignal(view.second_chosen) as told:
        QTest.keyClick(view.systems, Qt.Key.Key_Home)
    assert told.args == [""]
    with qtbot.waitSignal(view.swap_requested):
        view.swap.click()
    view.show_systems("plain", "", ["wordy"])
    assert not view.swap.isEnabled()


def test_scores_that_do_not_belong_together_are_not_compared(view: CompareView) -> None:
    before = column(view.table, A)
    view.show_assessment(assessed("something", "else"))
    assert column(view.table, A) == before
    view.show_second(None)
    assert column(view.table, A) == column(view.a_table, 0) == []
    assert view.summary.text() == ""


def test_the_models_keep_qts_rules(
    view: CompareView, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    for model in (view.model, view.a_caught, view.b_caught):
        check_model(model)
    assert [each.accessibleName() for each in view.findChildren(QComboBox)] == [
        "System B",
        "Measure compared",
    ]
