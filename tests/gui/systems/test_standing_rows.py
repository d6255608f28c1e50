"""What the tables of systems and pairs show, against rouge-score, hand counts and the study's own numbers."""

from collections.abc import Callable, Sequence
from statistics import mean

import numpy as np
import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.sorted_rows import Column, SortedRows, SortedTable, interval, number, signed
from rouge_gui.gui.systems.standing_rows import (
    mean_column,
    pair_columns,
    pair_told,
    system_columns,
    system_rows,
    verdict,
)
from rouge_gui.gui.systems.systems_view import SystemsView
from rouge_gui.rouge.options import Options
from rouge_gui.study.baselines import with_baselines
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.comparing.comparison import Comparison, compare
from rouge_gui.study.comparing.pairs import PairTest
from rouge_gui.study.measures import Measuring

Role = Qt.ItemDataRole
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-L"), resamples=200)
SOURCE = "The old bridge fell. It rained all night. Nobody was hurt at all. The mayor came."
REFERENCES = {
    "a": "the old bridge fell",
    "b": "it rained all night",
    "c": "nobody was hurt at all",
    "d": "rain",
}
WORDS = {
    "exact": REFERENCES,
    "half": {"a": "the old", "b": "all rained", "c": "hurt was nobody", "d": "rain or shine"},
    "none": {"a": "x", "b": "y", "c": "z"},
}
SCORERS = {"ROUGE-1": "rouge1", "ROUGE-L": "rougeL"}


def corpus() -> list[Example]:
    return [
        Example(
            name,
            SOURCE,
            (reference,),
            {system: Candidate(texts[name]) for system, texts in WORDS.items() if name in texts},
        )
        for name, reference in REFERENCES.items()
    ]


def findings(baselines: Sequence[str] = ("lead3",)) -> Findings:
    examples, measuring = list(with_baselines(corpus(), baselines, OPTIONS)), Measuring()
    for block in run_in_blocks(examples, OPTIONS, jobs=1):
        measuring.add(block)
    measures = measuring.measures()
    return Findings(examples, OPTIONS, measures, compare(measures, OPTIONS.variants, OPTIONS))


def comparison_of(found: Findings) -> Comparison:
    assert found.comparison is not None
    return found.comparison


def shown(model: QAbstractItemModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def expected_mean(system: str, variant: str) -> float:
    """Over the examples that all systems have: d is left out."""
    scorer = RougeScorer([SCORERS[variant]])
    texts = (
        dict.fromkeys("abc", SOURCE[: SOURCE.index(" The mayor")]) if system == "Lead-3" else WORDS[system]
    )
    scores: list[float] = [
        scorer.score(REFERENCES[name], texts[name])[SCORERS[variant]].fmeasure for name in ("a", "b", "c")
    ]
    return mean(scores)


def test_means_are_those_of_rouge_score_on_what_all_systems_cover() -> None:
    found = findings()
    comparison = comparison_of(found)
    model = SortedRows(system_columns(comparison, "ROUGE-1"), lambda row: row.system)
    model.show(system_rows(found))
    rows = {row[0]: row for row in shown(model)}
    assert list(rows) == ["exact", "half", "none", "Lead-3"]
    for system, row in rows.items():
        for variant in OPTIONS.variants:
            assert row[mean_column(comparison, variant)] == f"{expected_mean(system, variant):.4f}"
    assert {system: row[2:4] for system, row in rows.items()} == {
        "exact": ["3", "0"],
        "half": ["3", "0"],
        "none": ["3", "1"],
        "Lead-3": ["3", "0"],
    }


def test_the_best_is_bold_and_spoken_and_what_is_below_lead_3_is_flagged() -> None:
    found = findings()
    model = SortedRows(system_columns(comparison_of(found), "ROUGE-1"), lambda row: row.system)
    model.show(system_rows(found))
    assert [row[1] for row in shown(model)] == ["best", "", "below Lead-3", ""]
    column = mean_column(comparison_of(found), "ROUGE-1")
    fonts = [model.index(row, column).data(Role.FontRole) for row in range(4)]
    assert [font is not None and font.bold() for font in fonts] == [True, False, False, False]
    spoken = [model.index(row, column).data(Role.AccessibleTextRole) for row in range(4)]
    assert (spoken[0], spoken[2]) == ("1.0000, best", "0.0000, below Lead-3")
    assert [row[column + 2] for row in shown(model)] == ["1", "2", "4", "3"]


def test_pairs_show_the_numbers_of_the_study() -> None:
    found = findings(())
    pairs = [each for each in comparison_of(found).pairs if each.measure == "ROUGE-1"]
    model = SortedRows(pair_columns(), lambda row: (row.first, row.second))
    model.show(pairs)
    assert [row[:2] for row in shown(model)] == [["exact", "half"], ["exact", "none"], ["half", "none"]]
    row = shown(model)[1]
    assert row[2] == "+1.0000"
    assert row[8] == "3 / 0 / 0"
    assert row[4] == f"{pairs[1].p:.4f}"
    assert row[5] == f"{pairs[1].adjusted:.4f}"


def pair(difference: float, adjusted: float, examples: int = 50) -> PairTest:
    return PairTest(
        "x", "y", "ROUGE-1", examples, difference, -0.1, 0.2, 0.01, adjusted, 0.3, 0.05, 30, 5, 15
    )


@pytest.mark.parametrize(
    ("difference", "adjusted", "words", "sentence"),
    [
        (0.1, 0.0499, "A better", "x is better than y"),
        (-0.1, 0.0499, "B better", "y is better than x"),
        (0.1, 0.05, "no difference shown", "no difference between x and y is shown"),
    ],
)
def test_a_verdict_needs_less_than_five_per_cent_after_holm(
    difference: float, adjusted: float, words: str, sentence: str
) -> None:
    assert verdict(pair(difference, adjusted)) == words
    assert sentence in pair_told(pair(difference, adjusted))


def test_a_verdict_on_few_examples_says_so() -> None:
    assert verdict(pair(-0.1, 0.0001, 29)) == "B better (few examples)"
    assert verdict(pair(-0.1, 0.0001, 30)) == "B better"
    assert verdict(pair(-0.1, 0.0501, 29)) == "no difference shown"
    strong = [column for column in pair_columns() if column.is_strong is not None]
    assert [str(column.words) for column in strong] == ["Holm p", "Verdict"]
    for examples in (29, 30):
        row = pair(-0.1, 0.0001, examples)
        assert [column.is_strong(row) for column in strong if column.is_strong] == [examples == 30] * 2


def test_numbers_that_are_not_known_are_empty() -> None:
    assert (number(np.nan), signed(np.nan), interval(np.nan, 1.0)) == ("", "", "")
    assert (signed(-0.25), interval(-0.5, 0.5, signed)) == ("\u22120.2500", "\u22120.5000 to +0.5000")


def lines(values: Sequence[float]) -> SortedRows[tuple[str, float]]:
    columns = [
        Column[tuple[str, float]]("name", "", lambda row: row[0], lambda row: row[0], is_number=False),
        Column[tuple[str, float]]("value", "", lambda row: number(row[1]), lambda row: row[1]),
    ]
    model = SortedRows(columns, lambda row: row[0])
    model.show([(f"s{place}", value) for place, value in enumerate(values, start=8)])
    return model


def test_any_column_sorts_and_what_is_not_known_comes_last(
    qapp: object, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    assert qapp
    model = lines([2.0, np.nan, 3.0])
    check_model(model)
    model.sort(1, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in model.rows] == ["s8", "s10", "s9"]
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert [row[0] for row in model.rows] == ["s10", "s8", "s9"]
    model.sort(0, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in model.rows] == ["s8", "s9", "s10"]  # as a person counts


def test_the_selected_row_stays_selected_when_rows_move(qtbot: QtBot) -> None:
    model = lines([1.0, 2.0, 3.0])
    table = SortedTable(model, "lines", "none")
    qtbot.addWidget(table)
    table.choose(0)
    table.horizontalHeader().setSortIndicator(1, Qt.SortOrder.DescendingOrder)
    assert (table.selected_row(), table.chosen()) == (2, ("s8", 1.0))
    model.show([("s9", 9.0), ("s8", 10.0)])
    assert table.chosen() == ("s8", 10.0)
    model.show([("other", 1.0)])
    assert table.chosen() is None


def test_another_measure_orders_the_systems_and_tests_the_pairs(qtbot: QtBot) -> None:
    view = SystemsView()
    qtbot.addWidget(view)
    found = findings()
    view.show_findings(found)
    assert [row.system for row in view.model.rows] == ["exact", "half", "Lead-3", "none"]
    view.measure.setCurrentText("ROUGE-L")
    ranked = sorted(comparison_of(found).measures.systems, key=lambda name: -expected_mean(name, "ROUGE-L"))
    assert [row.system for row in view.model.rows] == ranked
    assert {each.measure for each in view.pairs_model.rows} == {"ROUGE-L"}
    column = mean_column(comparison_of(found), "ROUGE-1")
    assert [view.table.isColumnHidden(column + step) for step in range(5)] == [
        False,
        True,
        True,
        False,
        False,
    ]
    view.all_intervals.setChecked(True)
    assert not view.table.isColumnHidden(column + 1)
    apart = sum(each.measure == "ROUGE-L" and each.adjusted < 0.05 for each in comparison_of(found).pairs)
    assert view.told.text().startswith(f"6 pairs on ROUGE-L; different after Holm: {apart}.")
