"""The window shows, to the printed digit, what was measured of SummEval; its file lies beside the project, not in it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.qtbot import QtBot
from ratings import SUMMEVAL

from rouge_gui.corpus.example import Corpus, Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.ratings_view import RatingsView
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.measures import Measuring
from rouge_gui.study.run import Failure
from rouge_gui.study.traits import trait_rows_in_pool

pytestmark = pytest.mark.skipif(not SUMMEVAL.exists(), reason=f"SummEval is not at {SUMMEVAL}")

# CUES.md, "The lesson's study", with the minus of typography; ratings in its order.
RATINGS = ("relevance", "coherence", "fluency", "consistency")
SUMMARIES = {
    "ROUGE-1": ("0.32", "0.21", "0.12", "0.17"),
    "ROUGE-2": ("0.22", "0.13", "0.08", "0.14"),
    "words": ("0.25", "0.09", "0.01", "0.09"),
}
SYSTEMS = {
    "ROUGE-1": ("0.75", "0.52", "0.60", "0.46"),
    "ROUGE-2": ("0.66", "0.40", "0.57", "0.28"),
    "words": ("0.21", "\u22120.04", "0.32", "0.62"),
}
# Who is picked, from which candidates: relevance, consistency, rated low.
PICKS = {
    ("At random", "all candidates"): ("3.78", "4.66", "10%"),
    ("Highest ROUGE-1", "all candidates"): ("4.03", "4.87", "4%"),
    ("Longest (words)", "all candidates"): ("3.96", "4.75", "7%"),
    ("Experts' favourite", "all candidates"): ("4.70", "4.99", "0%"),
    ("Highest ROUGE-1", "without a seam"): ("4.00", "4.98", "0%"),
}
TOO_LONG = 120_000


def findings() -> Findings:
    corpus, options = Corpus(), Options(variants=("ROUGE-1", "ROUGE-2"), tokenizer="word")
    for item in open_corpus(SUMMEVAL):
        if isinstance(item, Example):
            corpus.add(item)
    examples, measuring = list(corpus), Measuring()
    for block in run_in_blocks(examples, options):
        measuring.add(block)
    for row in trait_rows_in_pool(examples):
        assert not isinstance(row, Failure)
        measuring.add_values(row.example, row.system, row.values)
    return Findings(examples, options, measuring.measures())


def shown(model: QAbstractItemModel) -> list[dict[str, str]]:
    headings = [
        str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(model.columnCount())
    ]
    return [
        {heading: str(model.index(row, column).data()) for column, heading in enumerate(headings)}
        for row in range(model.rowCount())
    ]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[RatingsView]:
    made = RatingsView(resamples=5)
    qtbot.addWidget(made)
    made.resize(1180, 700)
    made.show()
    yield made
    assert made.end_work()


def test_the_figures_of_summeval(
    view: RatingsView, qtbot: QtBot, record_property: Callable[[str, object], None]
) -> None:
    with qtbot.waitSignal(view.work.ended, timeout=TOO_LONG):
        view.show_findings(findings())
    tables, compared = view.tables, 0
    for level, expected in (("summary", SUMMARIES), ("system", SYSTEMS)):
        view.controls.levels.setCurrentIndex(view.controls.levels.findData(level))
        view.controls.shown_chosen.emit()
        rows = {row.pop("Score"): row for row in shown(tables.agreement.model())}
        for score, figures in expected.items():
            assert tuple(rows[score]) == RATINGS
            told = tuple(cell.split(" (")[0] for cell in rows[score].values())
            assert (level, score, told) == (level, score, figures)
            assert all(" to " in cell for cell in rows[score].values())
            compared += len(figures)
    picks = {(row["Picked"], row["Among"]): row for row in shown(tables.picks.model())}
    for pick, means in PICKS.items():
        row = picks[pick]
        assert (pick, row["relevance"], row["consistency"], row["Rated low"]) == (pick, *means)
        compared += len(means)
    assert "154 of them (10%) are rated 3 or lower for consistency" in tables.count.text()
    cases = shown(tables.cases.model())
    assert len(cases) == 8
    assert tables.tabs.tabText(2) == "Cases (8)"
    assert (cases[0]["System"], cases[0]["ROUGE-1"]) == ("M9", "0.67")
    assert all(float(case["consistency"]) <= 2 for case in cases)
    record_property("compared: figures of the study of SummEval as the window shows them", compared)
