"""The queue and the cards in the whole window, on the sample corpus: the misleading system is read first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.models.queue_model import DISMISSED, OVERLAP, READ
from rouge_gui.store.annotations import Annotations
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings, load

WAIT_MS = 30_000
MISLEADING = "misleading"


def start(qtbot: QtBot, folder: Path, settings: Settings) -> MainWindow:
    """Return a window that keeps everything in `folder`, with the samples open."""
    state = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    drafts, annotations = Drafts(folder / "drafts.sqlite"), Annotations(folder / "annotations.sqlite")
    made = make_window(Kept(settings, folder / "settings.json", drafts, state, (), annotations), None)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
        made.commands.on_open_samples()
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = start(qtbot, tmp_path, Settings(theme="light"))
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
    assert [queue.model.index(0, column).data() for column in (DISMISSED, READ)] == ["1", "read"]
    assert queue.told.text().startswith("1 of ")


def test_what_was_read_is_kept_over_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    told = []
    for at in range(2):
        window = start(qtbot, tmp_path, Settings(theme="light"))
        queue = window.results.queue
        with qtbot.waitSignal(queue.finding.found, timeout=WAIT_MS):
            queue.find_button.click()
        queue.table.selectRow(at)
        told.append((queue.told.text().split(" of ")[0], [queue.model.is_read(row) for row in range(3)]))
        window.close()
    assert told == [("1", [True, False, False]), ("2", [True, True, False])]


def open_misleading(window: MainWindow, qtbot: QtBot) -> None:
    example = next(iter(window.loading.corpus)).id
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        window.open_example(example, MISLEADING)


def seams_told(window: MainWindow) -> str:
    return window.reading.legend.cues.accessibleName().rpartition(", ")[2]


def test_which_cues_are_shown_is_kept_over_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    first = start(qtbot, tmp_path, Settings(theme="light"))
    open_misleading(first, qtbot)
    assert seams_told(first) not in ("0 seams", "")
    for action in first.results.cues.cue_menu.actions():
        if action.data() in ("seam", "number"):
            action.trigger()
    first.results.cues.threshold_menu.groups["new word"].actions()[3].trigger()
    first.close()
    kept, told = load(tmp_path / "settings.json")
    assert (set(kept.cues_off), kept.cue_thresholds, told) == ({"number", "seam"}, {"new word": 4}, [])
    second = start(qtbot, tmp_path, kept)
    menu = second.results.cues.cue_menu.actions()
    assert {each.data() for each in menu if not each.isChecked()} == {"seam", "number"}
    assert second.results.cues.threshold_menu.least() == {"new word": 4}
    open_misleading(second, qtbot)
    assert seams_told(second) == "0 seams"
    second.close()
