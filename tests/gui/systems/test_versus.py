"""A against B: examples, slices and n-grams, against hand counts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.models.difference_model import MINUS_ROLE
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.versus_rows import measure_names
from rouge_gui.gui.systems.versus_view import VersusView
from rouge_gui.gui.systems.versus_work import Versus, answer
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.measures import Measuring

OPTIONS = Options(variants=("ROUGE-1",))
REFERENCE = "the old bridge fell"
# F of ROUGE-1 by hand, 2 hits / (candidate + reference): long 1, 1, 2/3; short 2/3, 1, 0.
TEXTS = {
    "1": (REFERENCE, "the old"),
    "2": (REFERENCE, "the old bridge fell"),
    "3": ("the old", "nothing"),
}
TOPICS = {"1": "news", "2": "news", "3": "sport"}
MINUS = "\N{MINUS SIGN}"


def findings() -> Findings:
    examples = [
        Example(
            name,
            "A source.",
            (REFERENCE,),
            {"long": Candidate(long), "short": Candidate(short)},
            {"topic": TOPICS[name], "nested": {"no": "column"}},
        )
        for name, (long, short) in TEXTS.items()
    ]
    measuring = Measuring()
    for block in run_in_blocks(examples, OPTIONS, jobs=1):
        measuring.add(block)
    for name, texts in TEXTS.items():
        for system, text in zip(("long", "short"), texts, strict=True):
            measuring.add_values(name, system, {"words": float(len(text.split()))})
    return Findings(examples, OPTIONS, measuring.measures())


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[VersusView]:
    made = VersusView()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    with qtbot.waitSignals([made.work.found, made.work.grams_found]):
        made.show_findings(findings())
    yield made
    assert made.end_work()


def examples_shown(view: VersusView) -> list[list[str]]:
    model = view.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_examples_stand_by_how_far_a_is_ahead(view: VersusView) -> None:
    assert examples_shown(view) == [
        ["3", "0.6667", "0.0000", "+0.6667"],
        ["1", "1.0000", "0.6667", "+0.3333"],
        ["2", "1.0000", "1.0000", "+0.0000"],
    ]
    bars = [view.model.index(row, 3).data(MINUS_ROLE) for row in range(3)]
    assert bars == pytest.approx([1.0, 0.5, 0.0])
    assert view.told.text() == (
        f"long is ahead in 2 of 3 examples, level in 1, behind in 0; mean of A {MINUS} B: +0.3333."
    )


def test_a_and_b_are_exchanged(qtbot: QtBot, view: VersusView) -> None:
    with qtbot.waitSignals([view.work.found, view.work.grams_found]):
        QTest.mouseClick(view.swap_button, Qt.MouseButton.LeftButton)
    assert (view.first.currentText(), view.second.currentText()) == ("short", "long")
    assert [row[3] for row in examples_shown(view)] == ["+0.0000", f"{MINUS}0.3333", f"{MINUS}0.6667"]


def test_any_measure_compares_and_a_trait_is_written_as_it_is(qtbot: QtBot, view: VersusView) -> None:
    assert measure_names(findings()) == ["ROUGE-1", "ROUGE-1 R", "ROUGE-1 P", "words"]
    with qtbot.waitSignal(view.work.found):
        view.measure.setCurrentText("words")
    assert examples_shown(view) == [["1", "4", "2", "+2"], ["3", "2", "1", "+1"], ["2", "4", "4", "0"]]


def test_slices_by_a_column_of_the_corpus() -> None:
    found = answer(Versus(findings(), "long", "short", "ROUGE-1", "topic"))
    assert [(each.label, each.examples) for each in found.slices] == [("news", 2), ("sport", 1)]
    assert [each.difference for each in found.slices] == pytest.approx([1 / 6, 2 / 3])
    assert list(found.slicings) == ["words", "topic"]


def test_slices_by_a_trait_are_offered_first(view: VersusView) -> None:
    assert [view.by.itemData(at) for at in range(view.by.count())] == ["words", "topic"]
    assert sum(each.examples for each in view.slices_model.rows) == 3


def test_an_n_gram_filters_the_examples_until_it_is_given_up(qtbot: QtBot, view: VersusView) -> None:
    # bridge, fell: 2 hits of long, 1 of short, apart in example 1; old, the: 3 against 2, apart in example 3.
    told = {row.gram: (row.first, row.second, row.examples) for row in view.grams_model.rows}
    assert told == {
        ("bridge",): (2, 1, ("1",)),
        ("fell",): (2, 1, ("1",)),
        ("old",): (3, 2, ("3",)),
        ("the",): (3, 2, ("3",)),
    }
    view.grams.choose(next(at for at, row in enumerate(view.grams_model.rows) if row.gram == ("old",)))
    assert [row[0] for row in examples_shown(view)] == ["3"]
    assert view.filtered.text() == "1 example in which they differ on: old"
    view.grams.setFocus()
    QTest.keyClick(view.grams, Qt.Key.Key_Escape)
    assert len(examples_shown(view)) == 3
    assert view.filter_line.isHidden()
    with qtbot.waitSignal(view.work.grams_found):
        view.length.setCurrentIndex(1)
    assert {row.gram for row in view.grams_model.rows} == {
        ("old", "bridge"),
        ("bridge", "fell"),
        ("the", "old"),
    }


def test_enter_opens_the_example_with_both(qtbot: QtBot, view: VersusView) -> None:
    view.table.setFocus()
    view.table.choose(1)
    with qtbot.waitSignal(view.pair_opened) as told:
        QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert told.args == ["1", "long", "short"]


def test_what_neither_has_is_told(qtbot: QtBot, view: VersusView) -> None:
    with qtbot.waitSignals([view.work.found, view.work.grams_found]):
        view.choose("long", "long", "ROUGE-1")
    assert view.grams_model.rows == []
    assert view.told.text().endswith(f"behind in 0; mean of A {MINUS} B: +0.0000.")
    assert view.told.text().startswith(
        "long stands on both sides: choose another system, or add a baseline above."
    )
