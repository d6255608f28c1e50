"""The queue: the misleading first, filters, what was read, what can be skipped, profiles, stopping, errors in words."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.finding_cues import Found
from rouge_gui.gui.models.corpus_model import CorpusModel
from rouge_gui.gui.models.queue_model import (
    DISMISSED,
    EXAMPLE,
    METRIC_COLUMNS,
    OVERLAP,
    READ,
    SUSPICION,
    SYSTEM,
    QueueModel,
)
from rouge_gui.gui.reading_marks import Seen
from rouge_gui.gui.views.queue_view import EMPTY, QueueView
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.score import Score
from rouge_gui.store.annotations import Annotations, candidate_key
from rouge_gui.study.cues import CueRow, cue_rows, rows_in_company
from rouge_gui.study.run import Failure, Result
from rouge_gui.study.tables import block_of_results

SOURCE = "Eleven people were taken to hospital. No illnesses were reported. Smith sued Jones in May."
MISLEADING, COPIED = "Jones sued Smith in May. 40 illnesses were reported.", "Smith sued Jones in May."


def row(example: str, system: str, suspicion: float, *, lifted: bool = False, **counts: int) -> CueRow:
    places = tuple(Place(cue, RED, 0, 1, "") for cue, count in counts.items() for _ in range(count))
    return CueRow(
        example, system, suspicion, lifted, {**dict.fromkeys(CUES, 0), **counts, "seam": 3}, places, None
    )


ROWS = [
    row("1", "calm", 0.0, lifted=True),
    row("1", "wild", 2.0, number=2),
    row("2", "calm", 0.5, name=1),
    row("2", "wild", 4.0, number=1),
    row("3", "calm", 0.0, lifted=True),
]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QueueView]:
    made = QueueView()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    yield made
    assert made.end_work()


def bring(view: QueueView, rows: list[CueRow]) -> None:
    """Tell what a search tells that finds `rows`."""
    view.finding.rows_found.emit(rows)
    view.finding.found.emit(Found(rows, []))


def corpus_of(rows: list[CueRow], candidate: str) -> list[Example]:
    systems = sorted({row.system for row in rows})
    texts = {system: Candidate(candidate) for system in systems}
    return [Example(name, SOURCE, (), texts) for name in dict.fromkeys(row.example for row in rows)]


def search(view: QueueView, qtbot: QtBot, rows: list[CueRow], candidate: str = "Forty ran.") -> None:
    """Look for cues in a corpus whose candidates all read `candidate`, and find `rows`."""
    view.set_corpus(lambda: corpus_of(rows, candidate))
    view.finding._finder = lambda _examples, _stopped: iter(rows)  # noqa: SLF001
    with qtbot.waitSignal(view.finding.found, timeout=30_000):
        view.find_button.click()


def listed(view: QueueView) -> list[str]:
    return [" ".join(view.model.key(at)) for at in range(view.model.rowCount())]


def cells(view: QueueView, at: int) -> list[str]:
    return [str(view.model.index(at, column).data()) for column in range(READ + 1)]


def ask(view: QueueView, expression: str) -> None:
    view.filters.expression.setText(expression)
    QTest.keyClick(view.filters.expression, Qt.Key.Key_Return)


def test_the_model_keeps_qts_rules(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = QueueModel()
    check_model(model)
    model.append(ROWS[:3])
    model.sort(EXAMPLE, Qt.SortOrder.AscendingOrder)
    model.append(ROWS[3:])
    model.weigh([replace(each, suspicion=each.suspicion / 2) for each in ROWS])
    model.set_seen(("1", "wild"), Seen(read=True))
    model.clear()


def test_the_most_suspicious_come_first_and_what_is_lifted_apart(view: QueueView) -> None:
    bring(view, ROWS)
    assert listed(view) == ["2 wild", "1 wild", "2 calm"]
    assert cells(view, 1) == ["1", "wild", "", "2.00", "2", "0", "3", "", "", ""]
    view.filters.part.setCurrentIndex(1)
    assert listed(view) == ["1 calm", "3 calm"]
    assert cells(view, 0)[-2:] == ["lifted", ""]
    view.filters.part.setCurrentIndex(2)
    assert len(listed(view)) == 5
    assert view.told.text() == "0 of 3 read, 2 can be skipped"


def test_seams_are_not_counted_among_the_amber_places(view: QueueView) -> None:
    places = (Place("seam", AMBER, 0, 1, ""), Place("pair", AMBER, 0, 1, ""), Place("roles", AMBER, 0, 1, ""))
    bring(view, [CueRow("1", "A", 1.0, False, {"seam": 1}, places, None)])  # noqa: FBT003
    assert cells(view, 0)[4:7] == ["0", "2", "1"]


def test_an_expression_narrows_and_an_unreadable_one_is_told(view: QueueView) -> None:
    bring(view, ROWS)
    ask(view, "cue:number and suspicion > 3")
    assert listed(view) == ["2 wild"]
    ask(view, "cue:nothing")
    assert view.filters.error.isVisible()
    assert view.filters.error.text().startswith("There is no cue “nothing”.")
    assert listed(view) == ["2 wild"]
    ask(view, "suspicion > 99")
    assert not view.filters.error.isVisible()
    assert listed(view) == []
    assert view.table.accessibleDescription() == "No row passes. Change the filter above."


def test_scores_of_the_corpus_table_narrow_too(view: QueueView) -> None:
    corpus = CorpusModel()
    view.follow_scores(corpus)
    corpus.clear(("ROUGE-1", "ROUGE-2"))
    corpus.append_rows([("1", "wild"), ("2", "wild"), ("2", "calm")])
    for example, fmeasure in (("1", 0.75), ("2", 0.25)):
        scores = {"ROUGE-1": Score(0.1, 0.2, fmeasure), "ROUGE-2": Score(0.3, 0.4, 0.5)}
        corpus.put([block_of_results([Result(example, "wild", scores)], tuple(scores))])
    bring(view, ROWS)
    assert [cells(view, at)[OVERLAP] for at in range(3)] == ["0.2500", "0.7500", ""]
    view.filters.overlap.setValue(0.5)
    assert listed(view) == ["1 wild"]
    view.filters.overlap.setValue(0.0)
    ask(view, "R2.f >= .5 and R1.p < .2 and R1.f < .5")
    assert listed(view) == ["2 wild"]
    ask(view, "RL.f > 0")
    assert view.filters.error.text() == "ROUGE-L is not scored. Scored are: ROUGE-1, ROUGE-2."
    ask(view, "")
    corpus.restart(("ROUGE-1",))
    assert {cells(view, at)[OVERLAP] for at in range(3)} == {""}
    corpus.set_filter("calm")
    again = Result("2", "wild", {"ROUGE-1": Score(0.1, 0.2, 0.5)})
    corpus.put([block_of_results([again], ("ROUGE-1",))])
    view.filters.overlap.setValue(0.4)
    assert listed(view) == ["2 wild"]


def test_a_row_opens_its_example_and_counts_as_read(view: QueueView, qtbot: QtBot) -> None:
    search(view, qtbot, ROWS)
    where = view.table.visualRect(view.model.index(1, SYSTEM)).center()
    with qtbot.waitSignal(view.example_opened) as told:
        QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert told.args == ["1", "wild"]
    assert cells(view, 1)[-1] == "read"
    inks = [view.model.index(at, SYSTEM).data(Qt.ItemDataRole.ForegroundRole) for at in range(3)]
    assert [ink and ink.color().name() for ink in inks] == [None, LIGHT.faint, None]
    view.mark_read("2", "calm")
    view.mark_read("1", "calm")
    assert view.told.text() == "2 of 3 read, 2 can be skipped"
    ask(view, "not read")
    assert listed(view) == ["2 wild"]


def test_del_takes_back_that_a_row_was_read(view: QueueView, qtbot: QtBot) -> None:
    search(view, qtbot, ROWS)
    with qtbot.waitActive(view):
        view.activateWindow()
    view.table.setFocus()
    view.table.selectRow(1)
    for expected in ("", "read"):
        QTest.keyClick(view.table, Qt.Key.Key_Delete)
        assert cells(view, 1)[-1] == expected
    assert view.told.text() == "1 of 3 read, 2 can be skipped"


def test_what_was_read_is_kept_for_the_text_that_was_read(qtbot: QtBot, tmp_path: Path) -> None:
    def opened(candidate: str) -> QueueView:
        made = QueueView()
        qtbot.addWidget(made)
        made.remember_in(Annotations(tmp_path / "annotations.sqlite"))
        search(made, qtbot, ROWS, candidate)
        return made

    first = opened("Forty ran.")
    first.mark_read("2", "wild")
    assert first.end_work()
    second = opened("Forty ran.")
    assert [cells(second, at)[-1] for at in range(3)] == ["read", "", ""]
    assert second.told.text() == "1 of 3 read, 2 can be skipped"
    assert second.end_work()
    changed = opened("Fifty ran.")
    assert [cells(changed, at)[-1] for at in range(3)] == ["", "", ""]
    assert changed.end_work()


def test_what_is_opened_before_cues_are_looked_for_does_not_count_as_read(
    view: QueueView, qtbot: QtBot
) -> None:
    view.set_corpus(lambda: corpus_of(ROWS, "Forty ran."))
    view.mark_read("1", "wild")
    search(view, qtbot, ROWS)
    assert view.told.text() == "0 of 3 read, 2 can be skipped"


def test_dismissals_stand_beside_what_they_were_dismissed_of(
    view: QueueView, qtbot: QtBot, tmp_path: Path
) -> None:
    annotations = Annotations(tmp_path / "annotations.sqlite")
    key = candidate_key("2", "wild", "Forty ran.")
    annotations.keep(key, "number", (0, 5), "")
    view.remember_in(annotations)
    search(view, qtbot, ROWS)
    assert [cells(view, at)[DISMISSED] for at in range(3)] == ["1", "", ""]
    annotations.keep(key, "seam", (5, 7), "")
    assert view.told.text() == "0 of 3 read, 2 can be skipped, 1 dismissed"
    view.show_dismissals("2", "wild")
    assert view.told.text() == "0 of 3 read, 2 can be skipped, 2 dismissed"
    assert cells(view, 0)[DISMISSED] == "2"
    ask(view, "dismissed")
    assert listed(view) == ["2 wild"]


def test_what_cannot_be_kept_is_told_and_the_row_opens_all_the_same(
    view: QueueView, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "annotations.sqlite"
    view.remember_in(Annotations(path))
    search(view, qtbot, ROWS)
    sqlite3.connect(path).execute(
        "CREATE TRIGGER full BEFORE INSERT ON read_text BEGIN SELECT RAISE(FAIL, 'disk is full'); END"
    )
    told: list[Exception] = []
    view.failed.connect(told.append)
    with qtbot.waitSignal(view.example_opened):
        view.table.selectRow(0)
    assert [str(each).startswith(str(path)) for each in told] == [True]
    assert view.told.text() == "0 of 3 read, 2 can be skipped"


def test_how_extractive_a_candidate_is_stands_in_columns(view: QueueView) -> None:
    """By hand: all six words are one fragment of the source, so coverage is 1 and density 36 / 6 = 6 words."""
    example = Example(
        "1", SOURCE, ("Smith sued.",), {"s": Candidate("Eleven people were taken to hospital.")}
    )
    rows = [row for row in cue_rows([example]) if isinstance(row, CueRow)]
    bring(view, rows)
    view.filters.part.setCurrentText("All")
    view.filters.part.activated.emit(view.filters.part.currentIndex())
    headers = [view.model.headerData(at, Qt.Orientation.Horizontal) for at in METRIC_COLUMNS]
    values = {name: view.model.index(0, at).data() for name, at in zip(headers, METRIC_COLUMNS, strict=True)}
    assert (values["coverage"], values["density"], values["novel 2"]) == ("1.0000", "6.0000", "0.0000")


def test_a_header_sorts(view: QueueView) -> None:
    bring(view, ROWS)
    header = view.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(SYSTEM) + 8, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    ascending = header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
    systems = [cells(view, at)[SYSTEM] for at in range(3)]
    assert systems == sorted(systems, reverse=not ascending)
    header.setSortIndicator(SUSPICION, Qt.SortOrder.AscendingOrder)
    assert listed(view) == ["2 calm", "1 wild", "2 wild"]


def test_the_profile_says_which_system_misleads_how(view: QueueView) -> None:
    bring(view, ROWS)
    assert not view.profile.isVisible()
    view.profile_button.click()
    assert view.profile.isVisible()
    model = view.profile_model
    titles = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount())]
    assert titles == ["System", "Candidates", "Suspicion", "Lifted", "number", "name", "seam"]
    rows = [[str(model.index(at, column).data()) for column in range(7)] for at in range(2)]
    assert rows == [
        ["wild", "2", "3.00", "0", "150", "0", "300"],
        ["calm", "3", "0.17", "67", "0", "33", "300"],
    ]


def test_a_rated_corpus_says_what_its_cues_are_worth(view: QueueView) -> None:
    ratings = {"wild": {"ratings": {"consistency": 2}}, "calm": {"ratings": {"consistency": 5}}}
    texts = {system: Candidate("", told) for system, told in ratings.items()}
    view.set_corpus(lambda: [Example(str(at), None, (), texts) for at in (1, 2)])
    bring(view, ROWS)
    view.profile_button.click()
    model = view.profile_model
    rows = [[str(model.index(at, column).data()) for column in range(7)] for at in (2, 3)]
    assert rows == [
        ["Precision, as rated", "", "", "", "100%", "0%", "50%"],
        ["Recall, as rated", "", "", "", "100%", "0%", "100%"],
    ]


def test_cues_are_found_in_processes_and_put_in_company(view: QueueView, qtbot: QtBot) -> None:
    texts = {"good": Candidate(COPIED), "bad": Candidate(MISLEADING)}
    examples = [Example(str(at), SOURCE, (COPIED,), texts) for at in range(3)]
    view.set_corpus(lambda: examples)
    with qtbot.waitSignal(view.finding.found, timeout=30_000):
        view.find_button.click()
        assert view.stop_button.isVisible()
    expected = rows_in_company([each for each in cue_rows(examples) if isinstance(each, CueRow)])
    assert list(view.model.rows) == expected
    assert listed(view) == ["0 bad", "1 bad", "2 bad"]
    assert view.find_button.isVisible()
    view.set_corpus(tuple)
    assert listed(view) == []
    assert view.table.accessibleDescription() == EMPTY


def test_stopping_keeps_what_was_found_and_failures_are_told(view: QueueView, qtbot: QtBot) -> None:
    waiting = Event()

    def slow(_examples: Iterable[Example], stopped: Callable[[], bool]) -> Iterator[CueRow | Failure]:
        yield ROWS[1]
        yield Failure("9", "A", "Example 9, A: its cues failed (X).")
        waiting.set()
        while not stopped():
            pass

    view.finding._finder = slow  # noqa: SLF001
    view.find_button.click()
    qtbot.waitUntil(lambda: waiting.is_set() and view.progress.value() == 2)
    view.stop_button.click()
    assert listed(view) == ["1 wild"]
    assert view.told.text().endswith("1 could not be read: Example 9, A: its cues failed (X).")


def test_filters_with_names_are_kept(view: QueueView, tmp_path: Path, qtbot: QtBot) -> None:
    view.keep_in(tmp_path)
    view.filters.expression.setText("cue:number")
    view.filters.menu.actions()[-2].trigger()
    QTest.keyClicks(view.filters.name, "Only numbers")
    QTest.keyClick(view.filters.name, Qt.Key.Key_Return)
    other = QueueView()
    qtbot.addWidget(other)
    other.keep_in(tmp_path)
    (kept,) = [each for each in other.filters.menu.actions() if each.text() == "Only numbers: cue:number"]
    other.model.append(ROWS)
    kept.trigger()
    assert listed(other) == ["2 wild", "1 wild"]
    other.filters.menu.actions()[-1].trigger()
    assert "Only numbers: cue:number" not in [each.text() for each in other.filters.menu.actions()]
    (tmp_path / "filters.json").write_text("{", encoding="utf-8")
    with qtbot.waitSignal(other.failed):
        other.keep_in(tmp_path)
