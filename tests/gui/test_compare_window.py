"""Two systems in the whole window: shown, scored, edited, exchanged, hidden, and followed from example to example."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.app import Kept, make_window
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

WAIT_MS = 30_000
REFERENCE = "the old bridge fell into the cold river"
WORDS = {"plain": "the bridge fell into the river", "wordy": "a cold wind and the old bridge", "third": "no"}


def example(name: str) -> Example:
    return Example(
        name, "a source", (REFERENCE,), {system: Candidate(text) for system, text in WORDS.items()}
    )


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True)
    made = make_window(Kept(settings, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), None)
    for name in ("1", "2"):
        made.loading.corpus.add(example(name))
    made.show()
    show(qtbot, made, "1", "plain")
    yield made
    made.close()
    assert made.has_ended


def show(qtbot: QtBot, window: MainWindow, name: str, system: str) -> None:
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        window.open_example(name, system)


def compare(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        window.actions_by_name["compare"].trigger()


def told(window: MainWindow) -> list[str]:
    """A and B of the first row of the comparison: ROUGE-1 F."""
    table = window.results.compare.table
    return [table.model().index(0, column).data() for column in (2, 3)] if table.model().rowCount() else []


def scored(*texts: str) -> list[str]:
    scorer = RougeScorer(["rouge1"])
    return [f"{scorer.score(REFERENCE, text)['rouge1'].fmeasure:.4f}" for text in texts]


def test_one_action_compares_and_another_exchanges(qtbot: QtBot, window: MainWindow) -> None:
    compare(qtbot, window)
    assert (window.reading.candidate.text(), window.reading.second.text()) == (WORDS["plain"], WORDS["wordy"])
    assert window.reading.source.isHidden()
    qtbot.waitUntil(lambda: told(window) == scored(WORDS["plain"], WORDS["wordy"]), timeout=WAIT_MS)
    window.actions_by_name["swap"].trigger()
    qtbot.waitUntil(lambda: told(window) == scored(WORDS["wordy"], WORDS["plain"]), timeout=WAIT_MS)
    assert (window.reading.candidate.text(), window.reading.second.text()) == (WORDS["wordy"], WORDS["plain"])
    window.actions_by_name["compare"].trigger()
    assert window.reading.second.isHidden()
    assert not window.reading.source.isHidden()


def test_b_stays_with_the_next_example(qtbot: QtBot, window: MainWindow) -> None:
    compare(qtbot, window)
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        window.open_example("2", "third")
    assert (window.second.system, window.reading.second.text()) == ("wordy", WORDS["wordy"])
    qtbot.waitUntil(lambda: told(window) == scored(WORDS["third"], WORDS["wordy"]), timeout=WAIT_MS)


def test_an_edit_of_b_is_scored_and_undone_with_the_others(qtbot: QtBot, window: MainWindow) -> None:
    compare(qtbot, window)
    window.reading.second.editor.setFocus()
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        QTest.keyClicks(window.reading.second.editor, "river ")
    edited = f"river {WORDS['wordy']}"
    qtbot.waitUntil(lambda: told(window) == scored(WORDS["plain"], edited), timeout=WAIT_MS)
    while window.session.undo_stack.canUndo():
        window.actions_by_name["undo"].trigger()
    assert window.reading.second.text() == WORDS["wordy"]
    qtbot.waitUntil(lambda: told(window) == scored(WORDS["plain"], WORDS["wordy"]), timeout=WAIT_MS)


def test_an_edited_reference_counts_for_both(qtbot: QtBot, window: MainWindow) -> None:
    compare(qtbot, window)
    pane = window.reading.references.pane(0)
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        QTest.keyClicks(pane.editor, "wind ")
    scorer = RougeScorer(["rouge1"])
    expected = [
        f"{scorer.score(f'wind {REFERENCE}', WORDS[each])['rouge1'].fmeasure:.4f}"
        for each in ("plain", "wordy")
    ]
    qtbot.waitUntil(lambda: told(window) == expected, timeout=WAIT_MS)


def test_an_entry_of_the_list_is_framed_in_the_panes(qtbot: QtBot, window: MainWindow) -> None:
    compare(qtbot, window)
    view = window.results.compare
    qtbot.waitUntil(lambda: view.b_caught.rowCount() > 0, timeout=WAIT_MS)
    place = view.b_table.visualRect(view.b_caught.index(0, 0)).center()
    QTest.mouseClick(view.b_table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    mates = window.reading.second.editor._mates  # noqa: SLF001 (what is framed is drawn, and kept nowhere else)
    assert mates is not None
    assert [WORDS["wordy"][start:end] for start, end in mates[1]] == ["old"]
