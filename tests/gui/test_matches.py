"""The table of matches: what its rows say, how they are ordered and filtered, and that it goes both ways with panes."""

from collections.abc import Callable
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.gui.models.match_model import (
    COUNTED,
    IN_CANDIDATE,
    IN_REFERENCE,
    SAME,
    VARIANT,
    WORDS,
    Kept,
    MatchModel,
)
from rouge_gui.gui.models.match_rows import rows_of
from rouge_gui.gui.views.match_view import MatchView
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Pane, Shown, Side
from rouge_gui.rouge.options import Options

FIRST, SECOND = Pane(Side.REFERENCE, 0), Pane(Side.REFERENCE, 1)
DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
TEXTS = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=12).map(" ".join)


def evidence(candidate: str, *references: str, shown: Shown = Shown(), **options: object) -> Evidence:  # noqa: B008
    chosen = {"variants": ("ROUGE-1", "ROUGE-2"), **options}
    return Evidence(evaluate(candidate, references, Options(**chosen)), shown)  # type: ignore[arg-type]


def told(model: MatchModel) -> list[tuple[str, ...]]:
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def column(model: MatchModel, place: int) -> list[str]:
    return [row[place] for row in told(model)]


@pytest.fixture
def model(check_model: Callable[[QAbstractItemModel], None]) -> MatchModel:
    made = MatchModel()
    check_model(made)
    return made


def test_the_rows_of_a_small_example_by_hand(model: MatchModel) -> None:
    model.show(rows_of(evidence("the cat the", "a cat the cat")))
    assert told(model) == [
        ("the", "exact", "ROUGE-1", "1", "3", "counted"),
        ("the cat", "exact", "ROUGE-2", "1-2", "3-4", "counted"),
        ("cat", "exact", "ROUGE-1", "2", "2", "counted"),
        ("cat the", "exact", "ROUGE-2", "2-3", "2-3", "counted"),
        ("the", "exact", "ROUGE-1", "3", "", "not counted"),
        ("cat", "exact", "ROUGE-1", "", "4", "not counted"),
    ]


def test_words_that_only_their_stem_makes_one_are_told_as_both_are_written(model: MatchModel) -> None:
    model.show(rows_of(evidence("Running dogs", "dogs runs", variants=("ROUGE-1",), stemmer="porter")))
    assert [row[:2] for row in told(model)] == [("Running ~ runs", "stem"), ("dogs", "exact")]


def test_pairs_with_a_gap_show_it(model: MatchModel) -> None:
    model.show(rows_of(evidence("a x b", "a b", shown=Shown("ROUGE-S4"), variants=("ROUGE-S4",))))
    assert told(model) == [("a … b", "exact", "ROUGE-S4", "1-3", "1-2", "counted")]


def test_every_column_sorts_both_ways_and_what_has_no_place_comes_last(model: MatchModel) -> None:
    model.show(rows_of(evidence("b a c a", "a b a a", variants=("ROUGE-1",))))
    model.sort(IN_REFERENCE, DOWN)
    assert column(model, IN_REFERENCE) == ["4", "3", "2", "1"]
    model.sort(IN_CANDIDATE, DOWN)
    assert column(model, IN_CANDIDATE) == ["4", "2", "1", ""]
    model.sort(WORDS, UP)
    assert column(model, WORDS) == ["a", "a", "a", "b"]
    model.sort(WORDS, DOWN)
    assert column(model, WORDS) == ["b", "a", "a", "a"]
    model.sort(COUNTED, DOWN)
    assert column(model, COUNTED)[0] == "not counted"


def test_a_selected_row_stays_the_same_match_when_sorted(model: MatchModel) -> None:
    model.show(rows_of(evidence("a b c", "c b a", variants=("ROUGE-1",))))
    kept = [model.matched(row) for row in range(3)]
    model.sort(IN_REFERENCE, UP)
    assert [model.matched(row) for row in range(3)] == kept[::-1]


def test_the_filter_keeps_one_variant_and_what_was_counted(model: MatchModel) -> None:
    model.show(rows_of(evidence("the cat the", "a cat the cat")))
    model.set_kept(Kept("ROUGE-1", counted=False))
    assert [row[2:] for row in told(model)] == [
        ("ROUGE-1", "3", "", "not counted"),
        ("ROUGE-1", "", "4", "not counted"),
    ]
    model.set_kept(Kept("ROUGE-2"))
    assert set(column(model, VARIANT)) == {"ROUGE-2"}
    assert model.total == 6


@given(TEXTS, TEXTS)
def test_as_many_rows_are_counted_as_there_are_hits(candidate: str, reference: str) -> None:
    found = evidence(candidate, reference)
    model = MatchModel()
    model.show(rows_of(found))
    for name in ("ROUGE-1", "ROUGE-2"):
        model.set_kept(Kept(name, counted=True))
        assert model.rowCount() == found.evaluation.measured[0][name].overlap.hits


def test_without_a_reference_there_are_no_rows(model: MatchModel) -> None:
    model.show(rows_of(evidence("a b")))
    assert (model.rowCount(), model.total, model.variants) == (0, 0, [])


def test_a_hundred_thousand_rows_sort_within_a_second() -> None:
    """Measured 0.25 s for the slowest column."""
    text = " ".join(f"w{number * number % 3571}" for number in range(50_000))
    model = MatchModel()
    model.show(rows_of(evidence(text, text)))
    assert model.rowCount() > 90_000
    for place in (WORDS, SAME, VARIANT, IN_CANDIDATE, IN_REFERENCE, COUNTED):
        start = perf_counter()
        model.sort(place, DOWN)
        assert perf_counter() - start < 1


class TestView:
    @pytest.fixture
    def view(self, qtbot: QtBot) -> MatchView:
        made = MatchView()
        qtbot.addWidget(made)
        made.resize(700, 300)
        made.show_evidence(evidence("the cat the", "x", "a cat the cat", shown=Shown(None, 1)))
        made.show()
        return made

    def test_a_row_that_is_chosen_tells_its_places(self, view: MatchView) -> None:
        chosen: list[tuple[object, object]] = []
        view.match_chosen.connect(lambda ours, theirs: chosen.append((ours, theirs)))
        view.table.setFocus()
        view.table.selectRow(0)
        for _ in range(5):
            QTest.keyClick(view.table, Qt.Key.Key_Down)
        assert chosen == [
            ((0,), (2,)),
            ((0, 1), (2, 3)),
            ((1,), (1,)),
            ((1, 2), (1, 2)),
            ((2,), ()),
            ((), (3,)),
        ]

    def test_a_token_selects_its_row_and_that_is_not_told_back(self, view: MatchView) -> None:
        chosen: list[object] = []
        view.match_chosen.connect(lambda *places: chosen.append(places))
        for pane, position, row in ((CANDIDATE, 1, 1), (CANDIDATE, 2, 3), (SECOND, 0, None), (SECOND, 2, 0)):
            view.select_token(pane, position)
            assert view.table.selected_row() == row
        for pane in (FIRST, SOURCE):
            view.select_token(CANDIDATE, 1)
            view.select_token(pane, 0)
            assert view.table.selected_row() is None
        assert chosen == []

    def test_filters_are_those_of_the_variants_drawn_and_stay_chosen(self, view: MatchView) -> None:
        offered = [view.variants.itemText(place) for place in range(view.variants.count())]
        assert offered == ["All variants", "ROUGE-1", "ROUGE-2"]
        assert view.row_count.text() == "6 rows"
        view.variants.setCurrentText("ROUGE-2")
        view.variants.activated.emit(2)
        assert view.row_count.text() == "2 of 6 rows"
        view.show_evidence(evidence("a b", "a b"))
        assert (view.variants.currentText(), view.row_count.text()) == ("ROUGE-2", "1 of 3 rows")
        view.show_evidence(evidence("a b", "a b", variants=("ROUGE-1",)))
        assert (view.variants.currentText(), view.row_count.text()) == ("All variants", "2 rows")

    def test_a_click_on_a_header_sorts(self, view: MatchView) -> None:
        view.table.horizontalHeader().setSortIndicator(IN_REFERENCE, DOWN)
        assert column(view.model, IN_REFERENCE)[0] == "4"
