"""Rows taken together: counts and means against pandas, kept up to date, opened by Enter."""

import numpy as np
import pandas as pd
import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.gui.models import group_model
from rouge_gui.gui.models.grouping import Grouping
from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.study.blocks import Block

VARIANTS = ("ROUGE-1", "ROUGE-L")
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
KEYS = [
    (f"doc {number}", f"system {system}")
    for number in range(40)
    for system in range(3)
    if number % (system + 2)
]


@pytest.fixture
def scores() -> np.ndarray:
    return np.random.default_rng(9).integers(0, 64, (len(KEYS) - 7, len(VARIANTS), 3)) / 64


@pytest.fixture
def view(qtbot: QtBot, scores: np.ndarray) -> CorpusView:
    made = CorpusView()
    qtbot.addWidget(made)
    made.resize(900, 400)
    made.model.clear(VARIANTS)
    made.model.append_rows(KEYS)
    made.model.put([block(scores)])
    made.show()
    return made


def block(scores: np.ndarray) -> Block:
    return Block(KEYS[: len(scores)], VARIANTS, scores, scores, (1.0, 1.0))


def texts(model: QAbstractItemModel) -> list[list[str]]:
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def by_pandas(scores: np.ndarray, key: str, *, kept: float = -1.0) -> pd.DataFrame:
    """All rows with their F, P and R by each variant, averaged by pandas."""
    order = (2, 0, 1)
    values = scores[:, :, order].reshape(len(scores), -1)
    frame = pd.concat([pd.DataFrame(KEYS, columns=["example", "system"]), pd.DataFrame(values)], axis=1)
    frame = frame[frame[0] > kept] if kept >= 0 else frame
    means = frame.groupby(key)[list(range(6))].mean()
    means.insert(0, "scored", frame.groupby(key)[0].count())
    means.insert(0, "rows", frame.groupby(key)[0].size())
    return means


@pytest.mark.parametrize(("grouping", "key"), [(Grouping.SYSTEM, "system"), (Grouping.EXAMPLE, "example")])
def test_groups_count_and_average_as_pandas_does(
    view: CorpusView, scores: np.ndarray, grouping: Grouping, key: str
) -> None:
    view.grouping.setCurrentIndex(list(Grouping).index(grouping))
    assert view.stack.currentWidget() is view.groups
    expected = by_pandas(scores, key)
    found = texts(view.groups.groups)
    assert len(found) == len(expected)
    for name, rows, scored, *means in found:
        assert (int(rows), int(scored)) == tuple(expected.loc[name, ["rows", "scored"]])
        wanted = expected.loc[name, list(range(6))].to_numpy(np.float64)
        assert means == ["…" if np.isnan(mean) else f"{mean:.4f}" for mean in wanted]


def test_groups_are_of_the_rows_that_pass_the_filter(view: CorpusView, scores: np.ndarray) -> None:
    view.grouping.setCurrentIndex(1)
    view.filter.setText("R1.f > .5")
    view.filter.returnPressed.emit()
    view.groups.groups.refresh()
    expected = by_pandas(scores, "system", kept=0.5)
    assert {row[0]: int(row[1]) for row in texts(view.groups.groups)} == dict(expected["rows"])


def test_groups_sort_by_name_by_size_and_by_mean(view: CorpusView, scores: np.ndarray) -> None:
    view.grouping.setCurrentIndex(2)
    groups = view.groups.groups
    names = sorted({example for example, _ in KEYS}, key=lambda name: int(name.split()[1]))
    assert [groups.name(row) for row in range(groups.rowCount())] == names
    place = next(at for at, column in enumerate(groups.columns) if column.label == "R-L F")
    view.groups.horizontalHeader().setSortIndicator(place, DOWN)
    means = by_pandas(scores, "example")[3].dropna()
    found = [float(row[place]) for row in texts(groups) if row[place] != "…"]
    assert found == [round(mean, 4) for mean in sorted(means, reverse=True)]
    assert [row[place] for row in texts(groups)][len(found) :] == ["…"] * (len(names) - len(found))
    groups.sort(1, UP)
    sizes = [int(row[1]) for row in texts(groups)]
    assert sizes == sorted(sizes)


def test_groups_follow_the_scores(view: CorpusView, scores: np.ndarray, qtbot: QtBot) -> None:
    view.grouping.setCurrentIndex(1)
    view.model.put([block(np.ones_like(scores))])
    qtbot.waitUntil(lambda: {row[3] for row in texts(view.groups.groups)} == {"1.0000"})
    view.model.restart(("ROUGE-2",))
    qtbot.waitUntil(lambda: view.groups.groups.columns[3].label == "R-2 F")
    assert {tuple(row[2:]) for row in texts(view.groups.groups)} == {("0", "…", "…", "…")}


def test_enter_shows_the_rows_of_a_group_within_the_filter(view: CorpusView, scores: np.ndarray) -> None:
    view.filter.setText("R1.f > .5")
    view.filter.returnPressed.emit()
    view.grouping.setCurrentIndex(1)
    view.groups.selectRow(1)
    QTest.keyClick(view.groups, Qt.Key.Key_Return)
    assert view.stack.currentWidget() is view.table
    assert view.filter.text() == '(R1.f > .5) and system == "system 1"'
    passing = [
        key for key, row in zip(KEYS, scores, strict=False) if row[0, 2] > 0.5 and key[1] == "system 1"
    ]
    assert [view.model.key(row) for row in range(view.model.rowCount())] == passing


def test_many_rows_are_grouped_in_another_thread(
    view: CorpusView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_model, "AT_ONCE", 0)
    view.grouping.setCurrentIndex(1)
    assert view.groups.groups.is_at_work
    qtbot.waitUntil(lambda: view.groups.groups.rowCount() == 3)
    assert view.end_work()


def test_the_groups_keep_the_rules_of_qt(view: CorpusView, check_model: object) -> None:
    assert callable(check_model)
    check_model(view.groups.groups)
    for at in (1, 2, 0, 2):
        view.grouping.setCurrentIndex(at)
