"""The view of protocols at work: rows as the study has them, one sentence, signatures to copy, cancel, newest wins."""

from collections.abc import Callable, Iterator
from math import isnan

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnreadableFile
from rouge_gui.gui.systems.findings import Findings, SystemsPart
from rouge_gui.gui.systems.protocol_columns import FIRST, protocol_columns
from rouge_gui.gui.systems.protocols_view import EMPTY, NOTHING, ProtocolsView
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.comparing.sensitivity import ProtocolRow, protocol_rows
from rouge_gui.study.comparing.steadiness import steadiness
from rouge_gui.study.measures import Measures

REFERENCE = "Running dogs bark at the moon every single night."
# The second repeats words, which some protocols count once.
TEXTS = {
    "plain": "Dogs bark at the moon.",
    "repeated": "the the the moon moon at at the night the",
    "stems": "runs",
}
EXAMPLES = [
    Example(
        str(number),
        references=(REFERENCE,),
        candidates={name: Candidate(text) for name, text in TEXTS.items()},
    )
    for number in range(3)
]
NONE = Measures((), (), {})
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"))
FOUND = Findings(EXAMPLES, OPTIONS, NONE)
TOO_LONG = 60_000


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[ProtocolsView]:
    made = ProtocolsView()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    yield made
    assert made.end_work()


def scored(view: ProtocolsView, qtbot: QtBot) -> None:
    view.start_button.click()
    qtbot.waitUntil(lambda: not view.is_running, timeout=TOO_LONG)


def test_it_waits_to_be_asked(view: ProtocolsView) -> None:
    assert isinstance(view, SystemsPart)
    assert view.table.accessibleDescription() == NOTHING
    assert not view.start_button.isEnabled()
    view.show_findings(FOUND)
    assert view.table.accessibleDescription() == EMPTY
    assert not view.signature.isVisible()
    assert view.start_button.isEnabled()
    assert not view.is_running


def test_rows_sentence_signature_and_means_are_those_of_study_and_rouge_score(
    view: ProtocolsView, qtbot: QtBot
) -> None:
    view.show_findings(FOUND)
    scored(view, qtbot)
    expected = list(protocol_rows(EXAMPLES, "ROUGE-1", OPTIONS))
    model = view.table.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [FIRST, *PROTOCOLS]
    assert view.sentence.text() == steadiness(expected[0], expected[1:])
    assert view.signature.text() == expected[0].signature
    assert view.signature.isVisible()
    row = list(PROTOCOLS).index("rouge-score-stemmed") + 1
    view.table.choose(row)
    assert view.signature.text() == expected[row].signature
    assert view.signature_label.text() == "Signature, rouge-score-stemmed"
    view.copy_button.click()
    assert Options.from_signature(QGuiApplication.clipboard().text()).stemmer == "porter"
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    for name, is_stemmed in (("rouge-score", False), ("rouge-score-stemmed", True)):
        scorer, row = RougeScorer(["rouge1"], use_stemmer=is_stemmed), [FIRST, *PROTOCOLS].index(name)
        for system, text in TEXTS.items():
            own = scorer.score(REFERENCE, text)["rouge1"].fmeasure
            assert str(model.index(row, headings.index(system)).data()).startswith(f"{own:.4f} (")


def test_a_changed_rank_is_marked_and_told() -> None:
    first = ProtocolRow(FIRST, "", {"A": 0.5, "B": 0.4}, {"A": 1, "B": 2}, 1.0)
    other = ProtocolRow("x", "", {"A": 0.3, "B": 0.6}, {"A": 2, "B": 1}, -1.0)
    _, tau, of_a, of_b = protocol_columns(first)
    assert (tau.text(other), of_a.words, of_b.words) == ("\u22121.00", "A", "B")
    assert (of_a.text(first), of_a.text(other)) == ("0.5000 (1)", "0.3000 (2, was 1)")
    assert of_a.is_strong is not None
    assert (of_a.is_strong(first), of_a.is_strong(other)) == (False, True)
    assert of_a.bar is not None
    assert of_b.bar is not None
    assert (of_a.bar(first), of_a.bar(other), of_b.bar(other)) == (0, -1, 1)
    assert of_a.told is not None
    assert of_a.told(other) == "A under x: mean F 0.3000, rank 2 of 2; 1 as set."


def test_one_system_alone_has_no_order(view: ProtocolsView, qtbot: QtBot) -> None:
    alone = [Example("1", references=("a b",), candidates={"A": Candidate("a")})]
    view.show_findings(Findings(alone, OPTIONS, NONE))
    scored(view, qtbot)
    assert view.sentence.text() == "One system alone has no order that could change."
    assert isnan(view.found[0].tau)


def test_another_variant_begins_anew_and_the_newest_wins(view: ProtocolsView, qtbot: QtBot) -> None:
    view.show_findings(FOUND)
    view.variants.setCurrentIndex(1)
    view.variants.activated.emit(1)
    assert not view.is_running
    view.start_button.click()
    view.variants.setCurrentIndex(0)
    view.variants.activated.emit(0)
    qtbot.waitUntil(lambda: not view.is_running, timeout=TOO_LONG)
    assert [row.protocol for row in view.found] == [FIRST, *PROTOCOLS]
    assert {"variants 1" in row.signature for row in view.found} == {True}


def test_stop_leaves_what_was_found(view: ProtocolsView, qtbot: QtBot) -> None:
    view.show_findings(Findings(EXAMPLES * 200, OPTIONS, NONE))
    view.start_button.click()
    assert view.stop_button.isVisible()
    qtbot.waitUntil(lambda: bool(view.found), timeout=TOO_LONG)
    QTest.keyClick(view.stop_button, Qt.Key.Key_Space)
    assert not view.is_running
    assert view.start_button.isVisible()
    assert 0 < view.table.model().rowCount() == len(view.found)


def test_other_options_let_go_of_what_was_found_and_grown_findings_do_not(
    view: ProtocolsView, qtbot: QtBot, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    check_model(view.table.model())
    view.show_findings(FOUND)
    scored(view, qtbot)
    view.show_findings(Findings(EXAMPLES, OPTIONS, Measures(("1",), ("A",), {})))
    assert len(view.found) == 1 + len(PROTOCOLS)
    view.show_findings(Findings(EXAMPLES, Options(stemmer="porter"), NONE))
    assert not view.found
    assert view.table.accessibleDescription() == EMPTY


def test_an_error_is_told_and_the_button_is_back(view: ProtocolsView, qtbot: QtBot) -> None:
    missing = Options(stop_words="file", stop_file="/nowhere/at/all")
    view.show_findings(Findings(EXAMPLES, missing, NONE))
    with qtbot.waitSignal(view.failed, timeout=TOO_LONG) as failed:
        view.start_button.click()
    (error,) = failed.args or []
    assert isinstance(error, UnreadableFile)
    assert view.start_button.isVisible()
    assert not view.found
