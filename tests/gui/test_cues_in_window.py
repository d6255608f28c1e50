"""The queue and the cards in the whole window, on the sample corpus: the misleading system is read first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.models.queue_model import OVERLAP
from rouge_gui.store.annotations import Annotations
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

WAIT_MS = 30_000
MISLEADING = "misleading"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    drafts, annotations = Drafts(tmp_path / "drafts.sqlite"), Annotations(tmp_path / "annotations.sqlite")
    made = make_window(
        Kept(Settings(theme="light"), tmp_path / "settings.json", drafts, state, (), annotations), None
    )
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
        made.commands.on_open_samples()
    yield made
    made.close()


def test_the_misleading_system_is_read_first_place_by_place(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    queue, cues = window.results.queue, window.results.cues
    window.results.show_view("queue")
    window.results.show_view("cues")
    with qtbot.waitSignal(queue.finding.found, timeout=WAIT_MS):
        queue.find_button.click()
    examples = len({row.example for row in queue.model.rows})
    first = [queue.model.key(at)[1] for at in range(examples)]
    assert first == [MISLEADING] * examples
    assert 0 < float(str(queue.model.index(0, OVERLAP).data())) <= 1
    queue.table.selectRow(0)
    example, system = queue.model.key(0)
    qtbot.waitUntil(lambda: window.session.texts.example == example, timeout=WAIT_MS)
    assert window.session.texts.system == system
    qtbot.waitUntil(lambda: cues.text.loaded == window.session.texts.candidate, timeout=WAIT_MS)
    assert (cues.text.example, cues.text.role) == (example, f"candidate {system}")
    row = cues.model.row_at(0)
    assert row is not None
    place = row[0].place
    assert place.severity == "red"
    cues.list.setCurrentIndex(cues.model.index(0))
    QTest.keyClick(cues.list, Qt.Key.Key_Return)
    candidate = window.reading.candidate
    assert candidate.cursor_place() == place.start
    QTest.keyClick(cues.list, Qt.Key.Key_Delete)
    QTest.keyClicks(cues.reason, "seen")
    QTest.keyClick(cues.reason, Qt.Key.Key_Return)
    kept = Annotations(tmp_path / "annotations.sqlite").list(cues.text)
    assert [(each.cue, each.start, each.reason) for each in kept] == [(place.cue, place.start, "seen")]
