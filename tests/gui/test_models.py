"""The tables of one example and of the import report, against hand arithmetic."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.report_model import ReportModel
from rouge_gui.gui.models.score_model import FMEASURE, PRECISION, RECALL, VARIANT, ScoreModel, Shown
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.references import AGGREGATES

Role = Qt.ItemDataRole
CANDIDATE = "The brown fox jumps over the lazy dog"
REFERENCES = ["the the the", "The quick brown fox jumps over the lazy dog"]


def texts(model: QAbstractItemModel) -> list[list[str]]:
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def scored(
    references: list[str], *variants: str, beta: float = 1.0, candidate: str = CANDIDATE
) -> Evaluation:
    return evaluate(candidate, references, Options(variants=variants, beta=beta))


@pytest.mark.usefixtures("qtbot")
class TestScoreModel:
    def test_a_row_for_all_references_stands_above_one_for_each(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES, "ROUGE-1", "ROUGE-2"))
        # Counted by hand: 8 words and 7 pairs against 9 and 8; "the" twice of three; no pair "the the".
        assert texts(model) == [
            ["ROUGE-1", "best: 2", "1.0000", "0.8889", "0.9412", "8", "8", "9"],
            ["ROUGE-1", "1", "0.2500", "0.6667", "0.3636", "2", "8", "3"],
            ["ROUGE-1", "2", "1.0000", "0.8889", "0.9412", "8", "8", "9"],
            ["ROUGE-2", "best: 2", "0.8571", "0.7500", "0.8000", "6", "7", "8"],
            ["ROUGE-2", "1", "0.0000", "0.0000", "0.0000", "0", "7", "2"],
            ["ROUGE-2", "2", "0.8571", "0.7500", "0.8000", "6", "7", "8"],
        ]

    def test_a_single_reference_is_not_listed_twice(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES[1:], "ROUGE-L"))
        assert texts(model) == [["ROUGE-L", "1", "1.0000", "0.8889", "0.9412", "8", "8", "9"]]

    def test_without_a_reference_there_is_no_row(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored([], "ROUGE-1"))
        assert model.rowCount() == 0
        model.set_evaluation(None)
        assert model.rowCount() == 0

    def test_rows_say_what_they_stand_for(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES, "ROUGE-1", "ROUGE-L"))
        assert [model.shown(row) for row in range(model.rowCount())] == [
            Shown("ROUGE-1", None),
            Shown("ROUGE-1", 0),
            Shown("ROUGE-1", 1),
            Shown("ROUGE-L", None),
            Shown("ROUGE-L", 0),
            Shown("ROUGE-L", 1),
        ]
        assert model.row_of(Shown("ROUGE-L", 0)) == 4
        assert model.row_of(Shown("ROUGE-2", 0)) is None
        assert [row for row in range(6) if model.starts_variant(row)] == [0, 3]

    @pytest.mark.parametrize(
        ("beta", "column", "formula", "value"),
        [
            (1.0, PRECISION, "P = 6 / 7", 6 / 7),
            (1.0, RECALL, "R = 6 / 8", 6 / 8),
            (1.0, FMEASURE, "F = 2 · 0.8571 · 0.7500 / (0.8571 + 0.7500)", 12 / 15),
            (2.0, FMEASURE, "F = (1 + 4) · 0.8571 · 0.7500 / (4 · 0.8571 + 0.7500)", 10 / 13),
        ],
    )
    def test_tooltips_show_how_a_number_comes_about(
        self, beta: float, column: int, formula: str, value: float
    ) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES[1:], "ROUGE-2", beta=beta))
        told, number = model.index(0, column).data(Role.ToolTipRole).rsplit(" = ", 1)
        assert told == formula
        assert float(number) == pytest.approx(value, abs=1e-15)

    def test_tooltips_of_nothing_say_why_it_is_nothing(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(["one"], "ROUGE-2", candidate="two"))
        told = [model.index(0, column).data(Role.ToolTipRole) for column in (PRECISION, RECALL, FMEASURE)]
        assert told == [
            "P = 0 / 0, counted as 0 = 0.0",
            "R = 0 / 0, counted as 0 = 0.0",
            "F = 0 where P and R are 0 = 0.0",
        ]

    def test_a_joint_score_that_no_single_reference_makes_is_explained_in_words(self) -> None:
        model = ScoreModel()
        model.set_evaluation(
            evaluate(CANDIDATE, REFERENCES, Options(variants=("ROUGE-1",), references="mean"))
        )
        assert model.index(0, 1).data() == "mean"
        assert model.index(0, PRECISION).data(Role.ToolTipRole) == AGGREGATES["mean"].help
        assert model.index(1, PRECISION).data(Role.ToolTipRole) == "P = 2 / 8 = 0.25"

    def test_pooled_counts_are_those_of_all_references(self) -> None:
        """By hand: `a b` against `a` and `a b c` pools 1 + 2 hits, 2 + 2 of the candidate, 1 + 3 of the references."""
        model = ScoreModel()
        pooled = Options(variants=("ROUGE-1",), references="pooled", measure="alpha", alpha=0.25)
        model.set_evaluation(evaluate("a b", ["a", "a b c"], pooled))
        assert texts(model)[0] == ["ROUGE-1", "pooled", "0.7500", "0.7500", "0.7500", "3", "4", "4"]
        told = model.index(0, 4).data(Role.ToolTipRole)
        assert told == "F = 0.7500 · 0.7500 / ((1 - 0.25) · 0.7500 + 0.25 · 0.7500) = 0.75"

    def test_joint_rows_are_bold_and_numbers_stand_on_the_right(self) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES, "ROUGE-1"))
        fonts = [model.index(row, VARIANT).data(Role.FontRole) for row in range(3)]
        assert [isinstance(font, QFont) and font.bold() for font in fonts] == [True, False, False]
        alignment = model.index(0, PRECISION).data(Role.TextAlignmentRole)
        assert alignment & Qt.AlignmentFlag.AlignRight
        assert model.headerData(PRECISION, Qt.Orientation.Horizontal, Role.TextAlignmentRole) == alignment

    def test_an_edit_changes_the_cells_and_keeps_the_rows(self, qtbot: QtBot) -> None:
        model = ScoreModel()
        model.set_evaluation(scored(REFERENCES, "ROUGE-1"))
        kept = QPersistentModelIndex(model.index(2, 0))
        with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
            model.set_evaluation(scored(REFERENCES, "ROUGE-1", candidate="quick"))
        assert kept.isValid()
        assert texts(model)[2] == ["ROUGE-1", "2", "1.0000", "0.1111", "0.2000", "1", "1", "9"]
        with qtbot.waitSignal(model.modelReset):
            model.set_evaluation(scored(REFERENCES[1:], "ROUGE-1"))

    def test_it_keeps_the_rules_of_qt(self, check_model: Callable[[QAbstractItemModel], None]) -> None:
        model = ScoreModel()
        check_model(model)
        model.set_evaluation(scored(REFERENCES, "ROUGE-1", "ROUGE-Lsum"))
        model.set_evaluation(scored(REFERENCES, "ROUGE-1", "ROUGE-Lsum", candidate="fox"))
        check_model(model)


@pytest.mark.usefixtures("qtbot")
class TestReportModel:
    PROBLEMS = (
        Problem(Path("/corpus/a.txt"), None, Level.ERROR, "is empty."),
        Problem(Path("/corpus/b.jsonl"), 1234, Level.WARNING, "has no id."),
        Problem(Path("/corpus/c.txt"), None, Level.ERROR, "is a picture."),
    )

    def test_every_problem_is_a_row(self, check_model: Callable[[QAbstractItemModel], None]) -> None:
        model = ReportModel()
        model.append(self.PROBLEMS[:1])
        model.append([])
        model.append(self.PROBLEMS[1:])
        check_model(model)
        assert texts(model) == [
            ["error", "a.txt", "", "is empty."],
            ["warning", "b.jsonl", "1,234", "has no id."],
            ["error", "c.txt", "", "is a picture."],
        ]
        assert model.index(0, 1).data(Role.ToolTipRole) == str(Path("/corpus/a.txt"))
        assert model.problem(2) == self.PROBLEMS[2]
        model.clear()
        assert model.rowCount() == 0

    def test_the_summary_counts_by_level(self) -> None:
        model = ReportModel()
        assert model.summary() == ""
        model.append(self.PROBLEMS)
        assert model.summary() == "2 errors, 1 warning"


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (17.0, "17"), (1_234_567, "1,234,567"), (1.5, "1.5000"), (2 / 3, "0.6667")],
)
def test_counts_are_whole_where_they_are_whole(value: float, written: str) -> None:
    assert cells.count(value) == written
