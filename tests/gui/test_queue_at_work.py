"""The queue while cues are being found: rows come in order, and what is looked at stays where it is."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from threading import Event
from time import monotonic, sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Example
from rouge_gui.gui.finding_cues import FindingCues, Found
from rouge_gui.gui.models.queue_model import EXAMPLE, SUSPICION, QueueModel, Show, Wanted
from rouge_gui.gui.views.queue_view import QueueView
from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cues import CueRow, rows_in_company
from rouge_gui.study.filter_expression import Asked, parse
from rouge_gui.study.run import Failure

Finder = Callable[[Iterable[Example], Callable[[], bool]], Iterator[CueRow | Failure]]
ORDERS = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)


def row(number: int, suspicion: float, *, lifted: bool = False) -> CueRow:
    return CueRow(f"e{number}", "A", suspicion, lifted, dict.fromkeys(CUES, 0), (), None)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QueueView]:
    made = QueueView()
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    yield made
    assert made.end_work()


def listed(model: QueueModel) -> list[str]:
    return [model.key(at)[0] for at in range(model.rowCount())]


def test_rows_come_while_the_search_runs_and_the_open_one_stays_open(view: QueueView, qtbot: QtBot) -> None:
    going_on = Event()
    rows = [row(0, 2.0), row(1, 1.0), row(2, 3.0), row(3, 1.5)]

    def slow(_examples: Iterable[Example], _stopped: Callable[[], bool]) -> Iterator[CueRow | Failure]:
        yield from rows[:2]
        assert going_on.wait(30)
        yield from rows[2:]

    opened: list[str] = []
    view.example_opened.connect(lambda example, _system: opened.append(example))
    view.finding._finder = slow  # noqa: SLF001
    view.find_button.click()
    qtbot.waitUntil(lambda: listed(view.model) == ["e0", "e1"])
    assert view.stop_button.isVisible()
    assert view.told.text() == "0 of 2 read, 0 can be skipped"
    view.table.selectRow(1)
    with qtbot.waitSignal(view.finding.found, timeout=30_000):
        going_on.set()
    assert listed(view.model) == ["e2", "e0", "e3", "e1"]
    assert view.table.selected_row() == 3
    assert opened == ["e1"]


def test_rows_are_told_at_most_once_a_second_and_all_of_them(qtbot: QtBot) -> None:
    rows = [row(number, number) for number in range(40)]

    def steady(_examples: Iterable[Example], _stopped: Callable[[], bool]) -> Iterator[CueRow | Failure]:
        for each in rows:
            sleep(0.03)
            yield each

    finding = FindingCues(finder=steady)
    told: list[CueRow] = []
    moments: list[float] = []
    finding.rows_found.connect(told.extend)
    finding.rows_found.connect(lambda _rows: moments.append(monotonic()))
    with qtbot.waitSignal(finding.found, timeout=30_000) as ended:
        finding.start([])
    assert told == rows
    assert ended.args == [Found(rows_in_company(rows), [])]
    assert all(later - earlier > 0.9 for earlier, later in pairwise(moments[:-1]))
    assert finding.close()


def test_a_search_that_fails_keeps_its_rows(view: QueueView, qtbot: QtBot) -> None:
    def broken(_examples: Iterable[Example], _stopped: Callable[[], bool]) -> Iterator[CueRow | Failure]:
        yield row(0, 1.0)
        raise OSError(28, "No space left on device")

    view.finding._finder = broken  # noqa: SLF001
    with qtbot.waitSignal(view.failed, timeout=30_000):
        view.find_button.click()
    assert listed(view.model) == ["e0"]
    assert view.find_button.isVisible()


@pytest.mark.parametrize("selected", [False, True])
def test_what_is_looked_at_stays_where_it_is(
    view: QueueView,
    qtbot: QtBot,
    selected: bool,  # noqa: FBT001
) -> None:
    view.finding.rows_found.emit([row(number, 1000 - number) for number in range(200)])
    bar = view.table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 150)
    bar.setValue(100)
    assert view.table.rowAt(0) == 100
    looked_at = 105 if selected else 100
    if selected:
        view.table.selectRow(looked_at)
    name = view.model.key(looked_at)[0]
    place = view.table.visualRect(view.model.index(looked_at, EXAMPLE)).top()
    view.finding.rows_found.emit([row(1000 + number, 5000) for number in range(150)])
    now = view.model.row_of(name, "A")
    assert now == looked_at + 150
    assert view.table.visualRect(view.model.index(now, EXAMPLE)).top() == place
    assert view.table.selected_row() == (now if selected else None)


def test_the_top_stays_the_top(view: QueueView) -> None:
    for start in (0, 100):
        view.finding.rows_found.emit([row(start + number, start + number) for number in range(100)])
    assert view.table.rowAt(0) == 0
    assert view.model.key(0)[0] == "e199"


def test_the_open_row_stays_selected_when_sorted_and_filtered(view: QueueView) -> None:
    view.finding.rows_found.emit([row(number, number) for number in range(9)])
    view.table.selectRow(2)
    opened: list[str] = []
    view.example_opened.connect(lambda example, _system: opened.append(example))
    view.model.sort(SUSPICION, Qt.SortOrder.AscendingOrder)
    assert view.table.selected_row() == 6
    view.model.set_wanted(Wanted(test=parse("suspicion > 4")))
    assert view.table.selected_row() == 1
    assert opened == []


def test_each_row_is_tested_once_and_each_batch_put_in_order_once() -> None:
    tested: list[Asked] = []

    def test(facts: Asked) -> bool:
        tested.append(facts)
        return True

    model = QueueModel()
    model.set_wanted(Wanted(Show.ALL, test=test))
    ordered: list[None] = []
    model.layoutChanged.connect(lambda: ordered.append(None))
    for start in range(0, 60, 20):
        model.append([row(start + at, at) for at in range(20)])
    assert [[facts.is_example(f"e{number}") for facts in tested].index(True) for number in range(60)] == list(
        range(60)
    )
    assert len(tested) == 60
    assert len(ordered) == 3


@given(
    st.lists(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=6), max_size=6),
    st.sampled_from([EXAMPLE, SUSPICION]),
    st.sampled_from(ORDERS),
    st.sampled_from(Show),
)
def test_batches_list_what_all_rows_at_once_list(
    batches: list[list[tuple[int, bool]]], column: int, order: Qt.SortOrder, part: Show
) -> None:
    """Ties stay in the order in which they came, which is Python's stable sort of all rows."""
    model = QueueModel()
    model.set_wanted(Wanted(part, test=parse("suspicion < 4")))
    model.sort(column, order)
    rows: list[CueRow] = []
    for batch in batches:
        fresh = [row(len(rows) + at, value, lifted=lifted) for at, (value, lifted) in enumerate(batch)]
        rows += fresh
        model.append(fresh)
    wanted = [
        each
        for each in rows
        if each.suspicion < 4 and (part is Show.ALL or each.lifted is (part is Show.SKIPPABLE))
    ]
    descending = order is Qt.SortOrder.DescendingOrder
    if column == EXAMPLE:
        wanted.sort(key=lambda each: each.example, reverse=descending)
    else:
        wanted.sort(key=lambda each: each.suspicion, reverse=descending)
    assert listed(model) == [each.example for each in wanted]
