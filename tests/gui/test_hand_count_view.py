"""Counting by hand in the window: what is offered, told and copied."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.gui.models.hand_count_model import CANDIDATE, REFERENCE, WORDS
from rouge_gui.gui.views.hand_count_view import HandCountView
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import Evidence, Shown
from rouge_gui.rouge.options import Options

DOWN = Qt.SortOrder.DescendingOrder
TEXTS = ("of images the images of images x", "a", "the of x the of the")


def evidence(*texts: str, shown: int = 0, options: Options = Options()) -> Evidence:  # noqa: B008
    return Evidence(evaluate(texts[0], texts[1:], options), Shown(None, shown))


@pytest.fixture
def view(qtbot: QtBot, check_model: Callable[[QAbstractItemModel], None]) -> HandCountView:
    made = HandCountView()
    qtbot.addWidget(made)
    check_model(made.model)
    made.resize(560, 300)
    made.show()
    return made


def column(view: HandCountView, place: int) -> list[str]:
    return [view.model.index(row, place).data() for row in range(view.model.rowCount())]


def choose(view: HandCountView, variant: str) -> None:
    view.variants.setCurrentText(variant)
    view.variants.activated.emit(view.variants.currentIndex())


def test_it_counts_against_the_reference_that_is_shown(view: HandCountView) -> None:
    view.show_evidence(evidence(*TEXTS, shown=1))
    assert view.references.currentText() == "Reference 2"
    assert column(view, WORDS) == ["of", "images", "the", "x"]
    assert column(view, CANDIDATE) == ["2", "3", "1", "1"]
    assert column(view, REFERENCE) == ["2", "0", "3", "1"]
    assert view.total.text().startswith("4 of 7 and 6 -> P = 4/7 = 0.5714")
    assert view.joint.text().startswith("2 references, best: reference 2 is taken, P = 0.5714")
    assert view.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "`of` 2 and 2: counts 2"


def test_the_variant_stays_chosen_with_the_next_example(view: HandCountView) -> None:
    view.show_evidence(evidence("a b", "a b"))
    choose(view, "ROUGE-L")
    assert view.model.headerData(WORDS, Qt.Orientation.Horizontal) == "Word"
    view.show_evidence(evidence("x a", "a"))
    assert view.variants.currentText() == "ROUGE-L"
    assert column(view, CANDIDATE) == ["2"]
    assert not view.joint.isVisible()


def test_it_sorts_and_gives_the_order_back(view: HandCountView) -> None:
    view.show_evidence(evidence(TEXTS[0], TEXTS[2]))
    header = view.table.horizontalHeader()
    header.setSortIndicator(REFERENCE, DOWN)
    assert column(view, WORDS) == ["the", "of", "x", "images"]
    header.setSortIndicator(-1, DOWN)
    assert column(view, WORDS) == ["of", "images", "the", "x"]


def test_all_of_it_is_copied(view: HandCountView) -> None:
    view.show_evidence(evidence("a b", "a", "c"))
    QTest.mouseClick(view.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().splitlines() == [
        "ROUGE-1 against reference 1",
        "`a` 1 and 1: counts 1",
        "`b` 1 and 0: counts 0",
        "1 of 2 and 1 -> P = 1/2 = 0.5000, R = 1/1 = 1.0000, F = 0.6667",
        "2 references, best: reference 1 is taken, P = 0.5000, R = 1.0000, F = 0.6667",
    ]


@pytest.mark.parametrize("given", [("a",), ("a", "a")])
def test_nothing_to_count_is_said(view: HandCountView, given: tuple[str, ...]) -> None:
    view.show_evidence(evidence(*given, options=Options(variants=("ROUGE-SU4",))))
    assert view.model.rowCount() == 0
    assert not view.copy_button.isEnabled()
    assert view.total.text() == ""
