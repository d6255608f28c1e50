"""The view of ratings at work: it grows, stops, begins anew, takes files, says what is missing, and opens cases."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.gui.language import shown
from rouge_gui.gui.systems.findings import Findings, SystemsPart
from rouge_gui.gui.systems.rating_controls import OWN
from rouge_gui.gui.systems.rating_tables import WAITING
from rouge_gui.gui.systems.ratings_view import NOTHING, UNRATED, RatingsView
from rouge_gui.rouge.options import Options
from rouge_gui.study.measures import Measures

SOURCES, SYSTEMS = ("s1", "s2"), ("A", "B", "C")
OPTIONS = Options(variants=("ROUGE-1",))
RATED = np.array([[2.0, 5.0, 4.0], [5.0, 1.0, 3.0]])
SCORES = np.array([[0.9, 0.5, 0.7], [0.2, 0.8, 0.6]])
MEASURES = Measures(SOURCES, SYSTEMS, {"ROUGE-1": SCORES, "words": SCORES[::-1] * 20})
UNRATED_EXAMPLES = [Example(each, candidates={name: Candidate("x") for name in SYSTEMS}) for each in SOURCES]
RATED_EXAMPLES = [
    Example(
        source,
        candidates={
            name: Candidate("x", {"ratings": {"style": float(RATED[row, column])}})
            for column, name in enumerate(SYSTEMS)
        },
    )
    for row, source in enumerate(SOURCES)
]
FOUND = Findings(RATED_EXAMPLES, OPTIONS, MEASURES)
BARE = Findings(UNRATED_EXAMPLES, OPTIONS, MEASURES)
TOO_LONG = 30_000


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[RatingsView]:
    made = RatingsView(resamples=20)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    yield made
    assert made.end_work()


def studied(view: RatingsView, qtbot: QtBot, findings: Findings = FOUND) -> None:
    with qtbot.waitSignal(view.work.ended, timeout=TOO_LONG):
        view.show_findings(findings)


def csv(folder: Path, words: str, name: str = "rated.csv") -> Path:
    path = folder / name
    path.write_text(words, encoding="utf-8")
    return path


def test_it_is_a_part_of_the_window(view: RatingsView) -> None:
    assert isinstance(view, SystemsPart)
    assert view.empty_label.isVisible()
    assert view.empty_label.text() == NOTHING


def test_a_study_is_shown_with_its_sentences(view: RatingsView, qtbot: QtBot) -> None:
    studied(view, qtbot)
    assert view.study is not None
    told = view.study.sentences()
    assert view.tables.sentence.text() == shown(told["summary"])
    assert view.tables.of_picks.text() == shown(told["best_of"])
    assert view.tables.of_cases.text() == shown(told["cases"])
    assert view.tables.agreement.model().rowCount() == 3
    assert view.tables.more.model().rowCount() == 1
    assert not view.controls.stop_button.isVisible()
    assert not view.controls.sources.isVisible()


def test_level_and_method_choose_what_is_shown(view: RatingsView, qtbot: QtBot) -> None:
    """Means .55 .65 .65 and 3.5 3 3.5; rho of the ranks 1 2.5 2.5 and 2.5 1 2.5, tau-b -1/2."""
    studied(view, qtbot)
    view.controls.levels.setCurrentIndex(view.controls.levels.findData("system"))
    view.controls.shown_chosen.emit()
    model = view.tables.agreement.model()
    assert str(model.index(0, 1).data()).startswith("\u22120.50 (")
    sentence = view.tables.sentence.text()
    assert view.study is not None
    assert sentence == view.study.sentences()["system"]
    view.controls.methods.setCurrentIndex(view.controls.methods.findData("kendall"))
    view.controls.shown_chosen.emit()
    assert str(model.index(0, 1).data()).startswith("\u22120.50 (")
    view.controls.levels.setCurrentIndex(view.controls.levels.findData("summary"))
    view.controls.shown_chosen.emit()
    assert view.tables.sentence.text() != sentence


def test_without_ratings_it_says_where_they_come_from(view: RatingsView, qtbot: QtBot) -> None:
    studied(view, qtbot, BARE)
    assert view.empty_label.isVisible()
    assert view.empty_label.text() == UNRATED
    assert view.empty_button.isVisible()


def test_until_the_traits_are_known_it_waits(view: RatingsView) -> None:
    view.show_findings(Findings(RATED_EXAMPLES, OPTIONS, MEASURES.named(["ROUGE-1"])))
    assert not view.controls.stop_button.isVisible()
    assert view.tables.agreement.accessibleDescription() == WAITING


def test_the_same_measures_are_studied_once(view: RatingsView, qtbot: QtBot) -> None:
    studied(view, qtbot)
    view.show_findings(Findings(RATED_EXAMPLES, OPTIONS, MEASURES))
    assert not view.controls.stop_button.isVisible()


def test_ratings_of_a_file_are_studied_and_can_be_chosen(
    view: RatingsView, qtbot: QtBot, tmp_path: Path
) -> None:
    studied(view, qtbot)
    rows = "".join(
        f"{source},{name},{row + 2 * column}\n"
        for row, source in enumerate(SOURCES)
        for column, name in enumerate(SYSTEMS)
    )
    with qtbot.waitSignal(view.work.ended, timeout=TOO_LONG):
        view.load(csv(tmp_path, f"example,system,grammar\n{rows}s9,A,bad\n"))
    assert view.controls.source == "rated.csv"
    assert view.controls.sources.isVisible()
    assert view.study is not None
    assert view.study.ratings == ("grammar",)
    assert view.note.isVisible()
    assert view.note.text().startswith("rated.csv, line 8: ")
    view.controls.sources.setCurrentIndex(view.controls.sources.findText(OWN))
    with qtbot.waitSignal(view.work.ended, timeout=TOO_LONG):
        view.controls.source_chosen.emit()
    assert view.study.ratings == ("style",)


BAD = {
    "bad.txt": ("x", "cannot be read as ratings"),
    "bad.csv": ("who,what\nA,1\n", "does not tell who is rated"),
    "empty.csv": ("example,system,style\ns1,A,good\n", "holds no rating that can be read"),
}


def test_a_bad_file_is_a_sentence_and_leaves_all_as_it_was(
    view: RatingsView, qtbot: QtBot, tmp_path: Path
) -> None:
    studied(view, qtbot)
    before = view.study
    for name, (words, told) in BAD.items():
        with qtbot.waitSignal(view.failed, timeout=TOO_LONG) as failed:
            view.load(csv(tmp_path, words, name))
        (error,) = failed.args or []
        assert isinstance(error, UnreadableFile)
        assert name in str(error)
        assert told in str(error)
        assert view.study is before
        assert not view.controls.sources.isVisible()


def test_ratings_of_others_are_a_sentence(view: RatingsView, qtbot: QtBot, tmp_path: Path) -> None:
    studied(view, qtbot, BARE)
    with qtbot.waitSignal(view.failed, timeout=TOO_LONG) as failed:
        view.load(csv(tmp_path, "example,system,style\nother,A,3\n"))
    (error,) = failed.args or []
    assert isinstance(error, RougeGuiError)
    assert view.tables.agreement.accessibleDescription() == str(error)
    assert "other examples or systems" in str(error)


def test_the_newest_wins_and_stop_keeps_what_was_found(qtbot: QtBot) -> None:
    """So many resamples would take hours, so a study that is not dropped at once would hold the test up."""
    view = RatingsView(resamples=50_000_000)
    qtbot.addWidget(view)
    view.show()
    with qtbot.waitSignal(view.work.grown, timeout=TOO_LONG):
        view.show_findings(FOUND)
    other = Findings(RATED_EXAMPLES[:1], OPTIONS, MEASURES.only(["A", "B"]))
    with qtbot.waitSignal(view.work.grown, timeout=TOO_LONG):
        view.show_findings(other)
    assert view.study is not None
    assert view.study.systems == 2
    assert view.controls.stop_button.isVisible()
    view.controls.stop_button.click()
    assert not view.controls.stop_button.isVisible()
    assert view.tables.agreement.model().rowCount() == 3
    assert view.end_work()


def test_enter_opens_a_case_by_keyboard_alone(view: RatingsView, qtbot: QtBot) -> None:
    studied(view, qtbot)
    view.activateWindow()
    tables = view.tables
    tables.tabs.setCurrentIndex(2)
    view.controls.drawn.setFocus()
    for _ in range(20):
        if QApplication.focusWidget() is tables.cases:
            break
        QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is tables.cases
    QTest.keyClick(tables.cases, Qt.Key.Key_Down)
    QTest.keyClick(tables.cases, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.example_opened) as opened:
        QTest.keyClick(tables.cases, Qt.Key.Key_Return)
    assert opened.args == ["s2", "B"]


def test_everything_has_a_name_and_headings_explain_themselves(view: RatingsView, qtbot: QtBot) -> None:
    studied(view, qtbot)
    view.set_theme(DARK)
    tables = view.tables
    for table in (tables.agreement, tables.more, tables.picks, tables.cases):
        assert table.accessibleName()
        for column in range(table.model().columnCount()):
            told = table.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            assert str(told).endswith(". Click to sort.")
    controls = view.controls
    for box in (controls.sources, controls.levels, controls.methods, controls.drawn, controls.progress):
        assert box.accessibleName()
