"""Garbage that jobs bring about is collected in the window's thread, and collected at all."""

import gc
import linecache
import threading
import time
import weakref
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rouge_gui.gui import collecting
from rouge_gui.gui.collecting import Collecting
from rouge_gui.gui.worker import Job, Runner

AFTER = 1_000, 10, 10
MOST = 5_000_000


@pytest.fixture
def begun(qtbot: QtBot) -> Iterator[Collecting]:
    """Begin where Python begins: collections come by themselves; and wait until the start is out of sight."""
    gc.enable()
    gc.unfreeze()
    made = Collecting(AFTER)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    yield made
    gc.unfreeze()


class Cyclic(QObject):
    """Only a collection frees it."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def _making(died: Sequence[object]) -> Iterator[int]:
    """Make objects, and keep them, until what is cyclic died: collections that come by themselves fall in here."""
    kept: list[list[int]] = []
    while not died and len(kept) < MOST:
        kept += [[place] for place in range(AFTER[0])]
        time.sleep(0.001)
        yield len(kept)


@pytest.mark.usefixtures("begun")
def test_what_is_cyclic_dies_in_the_windows_thread_though_a_worker_makes_the_garbage(qtbot: QtBot) -> None:
    gc.collect()
    died_in: list[threading.Thread] = []
    weakref.finalize(Cyclic(), lambda: died_in.append(threading.current_thread()))
    runner = Runner()
    runner.start(Job(lambda: _making(died_in)))
    try:
        qtbot.waitUntil(lambda: not runner.is_running)
    finally:
        assert runner.close()
    assert died_in == [threading.main_thread()]


def test_nothing_is_collected_before_it_is_due(begun: Collecting) -> None:
    gc.collect()
    ended: list[int] = []
    weakref.finalize(Cyclic(), lambda: ended.append(1))
    begun.collect_due()
    assert not ended


def test_an_older_generation_is_collected_once_it_is_due(begun: Collecting) -> None:
    gc.collect()
    ended: list[int] = []
    old = Cyclic()
    weakref.finalize(old, lambda: ended.append(1))
    for _ in range(AFTER[1] + 1):
        gc.collect(0)
    del old
    kept = [[place] for place in range(2 * AFTER[0])]
    assert gc.get_count()[1] > AFTER[1]
    assert not ended
    begun.collect_due()
    assert ended == [1]
    assert kept


@pytest.mark.parametrize("soon", [True, False])
def test_what_is_out_of_sight_is_freed_where_that_takes_no_time(
    monkeypatch: pytest.MonkeyPatch, *, soon: bool
) -> None:
    ended: list[int] = []
    weakref.finalize(Cyclic(), lambda: ended.append(1))
    gc.freeze()
    gc.collect()
    assert not ended
    monkeypatch.setattr(collecting, "SOON", gc.get_freeze_count() + (1 if soon else -1))
    collecting.free_if_soon()
    assert ended == [1] * soon
    gc.unfreeze()


def test_the_source_of_modules_is_let_go() -> None:
    assert linecache.getlines(threading.__file__)
    collecting.free()
    gc.unfreeze()
    assert not linecache.cache
