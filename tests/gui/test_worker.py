"""Jobs: newest wins, cancelling is immediate, every error is told, nothing is left behind."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from rouge_gui.gui.worker import ASIDE, LONGEST_ASIDE, WORK, Courtesy, Job, Runner


class Log(QObject):
    """Everything a runner told, with the time."""

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self.batches: list[list[object]] = []
        self.times: list[float] = []
        self.progress: list[tuple[int, int, float]] = []
        self.ends: list[object] = []
        runner.batched.connect(self._on_batched)
        runner.progressed.connect(self._on_progressed)
        runner.finished.connect(self._on_finished)
        runner.failed.connect(self._on_failed)
        runner.cancelled.connect(self._on_cancelled)

    @property
    def results(self) -> list[object]:
        return [result for batch in self.batches for result in batch]

    def _on_batched(self, batch: list[object]) -> None:
        self.batches.append(batch)
        self.times.append(time.monotonic())

    def _on_progressed(self, done: int, steps: int, left: float) -> None:
        self.progress.append((done, steps, left))

    def _on_finished(self) -> None:
        self.ends.append("finished")

    def _on_failed(self, error: Exception) -> None:
        self.ends.append(error)

    def _on_cancelled(self) -> None:
        self.ends.append("cancelled")


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[Runner]:  # noqa: ARG001 (a runner needs the application)
    made = Runner()
    yield made
    assert made.close()


@pytest.fixture
def log(runner: Runner) -> Log:
    return Log(runner)


def counting(stop: int, pause: float = 0.0, tag: str = "") -> Callable[[], Iterator[object]]:
    def numbers() -> Iterator[object]:
        for number in range(stop):
            if pause:
                time.sleep(pause)
            yield f"{tag}{number}" if tag else number

    return numbers


def test_all_results_come_in_order_and_then_the_end(runner: Runner, log: Log, qtbot: QtBot) -> None:
    runner.start(Job(counting(5_000), 5_000))
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    assert log.results == list(range(5_000))
    assert [done for done, _, _ in log.progress] == sorted(done for done, _, _ in log.progress)
    assert log.progress[-1][:2] == (5_000, 5_000)
    assert log.progress[-1][2] == 0
    assert not runner.is_running


def test_batches_are_at_least_50_ms_apart(runner: Runner, log: Log, qtbot: QtBot) -> None:
    runner.start(Job(counting(500, 0.001)))
    with qtbot.waitSignal(runner.finished, timeout=60_000):
        pass
    assert len(log.results) == 500
    gaps = [later - earlier for earlier, later in zip(log.times, log.times[1:], strict=False)]
    assert len(gaps) >= 5
    assert min(gaps) >= 0.045, "Qt's timers are coarse by 5 %"


def test_a_lone_result_is_not_held_back_until_the_next_one(runner: Runner, log: Log, qtbot: QtBot) -> None:
    release = threading.Event()

    def slow() -> Iterator[int]:
        yield 1
        yield 2
        release.wait(5)
        yield 3

    runner.start(Job(slow))
    qtbot.waitUntil(lambda: log.results == [1, 2], timeout=1_000)
    release.set()
    qtbot.waitUntil(lambda: log.results == [1, 2, 3])


def test_results_are_made_in_another_thread_and_arrive_in_this_one(runner: Runner, qtbot: QtBot) -> None:
    arrived: list[tuple[object, object]] = []
    runner.batched.connect(lambda batch: arrived.append((batch[0], threading.get_ident())))
    runner.start(Job(lambda: iter([None]), 1))
    runner.start(Job(lambda: (threading.get_ident() for _ in range(1)), 1))
    with qtbot.waitSignal(runner.finished):
        pass
    ((made_in, told_in),) = arrived
    assert told_in == threading.get_ident() != made_in


def test_the_newest_job_wins(runner: Runner, log: Log, qtbot: QtBot) -> None:
    for tag in "abcdef":
        runner.start(Job(counting(200, 0.0005, tag)))
        QCoreApplication.processEvents()
    seen = len(log.results)
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    assert log.results[seen:] == [f"f{number}" for number in range(200)]


def test_a_job_started_while_batches_are_told_drops_the_rest(runner: Runner, log: Log, qtbot: QtBot) -> None:
    def restart(batch: list[object]) -> None:
        if str(batch[0]).startswith("old"):
            runner.start(Job(counting(3, 0, "new")))

    runner.batched.connect(restart)
    runner.start(Job(counting(100_000, 0, "old")))
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    assert log.results[-3:] == ["new0", "new1", "new2"]
    assert all(done <= 3 for done, _, _ in log.progress)


def test_a_job_started_at_the_last_batch_is_not_ended_with_the_old_one(
    runner: Runner, log: Log, qtbot: QtBot
) -> None:
    def old() -> Iterator[str]:
        yield "old0"
        time.sleep(0.01)
        yield "old1"

    def restart(batch: list[object]) -> None:
        if "old1" in batch:
            runner.start(Job(counting(3, 0, "new")))

    runner.batched.connect(restart)
    runner.start(Job(old))
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    assert log.results == ["old0", "old1", "new0", "new1", "new2"]


def test_cancelling_answers_at_once_even_inside_a_long_step(runner: Runner, log: Log, qtbot: QtBot) -> None:
    release = threading.Event()

    def stuck() -> Iterator[int]:
        yield 1
        release.wait(10)
        yield 2

    runner.start(Job(stuck))
    qtbot.waitUntil(lambda: log.results == [1])
    started = time.monotonic()
    runner.cancel()
    assert time.monotonic() - started < 0.1
    assert log.ends == ["cancelled"]
    release.set()
    runner.start(Job(counting(2, 0, "new")))
    qtbot.waitUntil(lambda: log.ends == ["cancelled", "finished"])
    assert log.results == [1, "new0", "new1"]


def test_cancelling_without_a_job_says_nothing(runner: Runner, log: Log) -> None:
    runner.cancel()
    assert log.ends == []


def test_a_cancelled_generator_is_closed_in_the_thread_that_ran_it(
    runner: Runner, log: Log, qtbot: QtBot
) -> None:
    closed: list[int] = []

    def endless() -> Iterator[int]:
        try:
            while True:
                time.sleep(0.001)
                yield threading.get_ident()
        finally:
            closed.append(threading.get_ident())

    runner.start(Job(endless))
    qtbot.waitUntil(lambda: len(log.results) > 2)
    runner.cancel()
    qtbot.waitUntil(lambda: bool(closed))
    assert closed == [log.results[0]]


def test_a_lasting_step_can_see_that_it_is_not_wanted_any_more(
    runner: Runner, log: Log, qtbot: QtBot
) -> None:
    seen: list[bool] = []

    def patient() -> Iterator[int]:
        yield 1
        seen.append(job.stopped.wait(10))

    job = Job(patient)
    runner.start(job)
    qtbot.waitUntil(lambda: log.results == [1])
    runner.start(Job(counting(1, 0, "new")))
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    assert seen == [True]
    assert log.results == [1, "new0"]


@pytest.mark.parametrize("raised", [ValueError("no such text"), StopIteration(), RuntimeError()])
def test_every_error_is_told_after_the_results(
    runner: Runner, log: Log, qtbot: QtBot, raised: Exception
) -> None:
    class Failing:
        def __init__(self) -> None:
            self.left = [1, 2]

        def __iter__(self) -> Iterator[int]:
            return self

        def __next__(self) -> int:
            if self.left:
                return self.left.pop(0)
            raise raised

    runner.start(Job(Failing))
    qtbot.waitUntil(lambda: bool(log.ends))
    assert log.results == [1, 2]
    assert log.ends == (["finished"] if isinstance(raised, StopIteration) else [raised])


def test_an_error_while_making_the_iterator_is_told(runner: Runner, log: Log, qtbot: QtBot) -> None:
    def make() -> Iterator[int]:
        raise OSError("disk")

    runner.start(Job(make))
    qtbot.waitUntil(lambda: bool(log.ends))
    assert isinstance(log.ends[0], OSError)


def test_an_error_that_nobody_wants_told_is_raised_where_it_is_reported(runner: Runner, qtbot: QtBot) -> None:
    def make() -> Iterator[int]:
        raise OSError("disk")

    with qtbot.captureExceptions() as raised:
        runner.start(Job(make))
        qtbot.waitUntil(lambda: bool(raised))
    assert [kind for kind, _error, _where in raised] == [OSError]


def test_an_error_of_a_cancelled_job_is_not_told(runner: Runner, log: Log, qtbot: QtBot) -> None:
    release = threading.Event()

    def failing() -> Iterator[int]:
        release.wait(5)
        raise ValueError
        yield 1

    runner.start(Job(failing))
    runner.start(Job(counting(1)))
    release.set()
    qtbot.waitUntil(lambda: bool(log.ends))
    assert log.ends == ["finished"]


def test_the_time_left_is_near_the_truth(runner: Runner, log: Log, qtbot: QtBot) -> None:
    runner.start(Job(counting(200, 0.005), 200))
    started = time.monotonic()
    qtbot.waitUntil(lambda: log.ends == ["finished"])
    ended = time.monotonic()
    halfway = next(place for place, (done, _, _) in enumerate(log.progress) if done >= 100)
    assert log.progress[halfway][2] == pytest.approx(ended - log.times[halfway], abs=0.3 * (ended - started))


def test_closing_amid_a_job_ends_the_thread(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    before = threading.active_count()
    closed: list[bool] = []

    def endless() -> Iterator[int]:
        try:
            while True:
                yield 1
        finally:
            closed.append(True)

    for _ in range(20):
        runner = Runner()
        runner.start(Job(endless))
        QCoreApplication.processEvents()
        assert runner.close()
        assert all(thread.isFinished() for thread in runner.findChildren(QThread))
        runner.start(Job(endless))
        assert not runner.is_running
    assert threading.active_count() <= before + 1, "Python counts a foreign thread until its end"
    assert len(closed) <= 20


def test_closing_says_so_when_a_step_does_not_end(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    release = threading.Event()
    begun = threading.Event()

    def stuck() -> Iterator[int]:
        begun.set()
        release.wait(10)
        yield 1

    runner = Runner()
    runner.start(Job(stuck))
    assert begun.wait(5)
    assert not runner.close(patience_ms=50)
    release.set()
    assert runner.close()


def aside(courtesy: Courtesy) -> float:
    """Work for as long as may be worked at a stretch; return how long the worker then stepped aside."""
    end = time.perf_counter() + 2 * WORK
    while time.perf_counter() < end:
        pass
    begun = time.perf_counter()
    courtesy.step_aside()
    return time.perf_counter() - begun


def test_a_worker_steps_aside_while_another_thread_wants_the_interpreter() -> None:
    courtesy = Courtesy()
    assert min(aside(courtesy) for _ in range(20)) < ASIDE, "nobody else is at work"
    stop = threading.Event()

    def spin() -> None:
        while not stop.is_set():
            pass

    other = threading.Thread(target=spin)
    other.start()
    try:
        waited = [aside(courtesy) for _ in range(15)]
    finally:
        stop.set()
        other.join()
    assert sorted(waited)[-4] >= ASIDE, "the other thread may itself have been switched out now and then"
    assert min(waited) < 4 * LONGEST_ASIDE, "never for long"
    assert min(aside(courtesy) for _ in range(20)) < ASIDE


CALLS = 20_000


def test_pyside_leaks_no_reference_on_calls_that_return_nothing() -> None:
    """PySide6 6.12.0 lost one reference to None a call and aborted (Python 3.11)."""
    cursor = QTextCursor(QTextDocument("text"))
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        cursor.setPosition(1)
    assert abs(sys.getrefcount(None) - before) < CALLS / 10


def test_pyside_leaks_no_reference_on_emits() -> None:
    class Told(QObject):
        told = Signal(object)

    teller = Told()
    got: list[object] = []
    teller.told.connect(lambda value: got.append(value) if len(got) < 3 else None)
    before = sys.getrefcount(None), sys.getrefcount(True), sys.getrefcount(teller)  # noqa: FBT003
    for _ in range(CALLS):
        teller.told.emit(True)  # noqa: FBT003 (the value whose references were lost)
    after = sys.getrefcount(None), sys.getrefcount(True), sys.getrefcount(teller)  # noqa: FBT003
    assert all(abs(late - early) < CALLS / 10 for early, late in zip(before, after, strict=True))


def test_a_program_that_closes_its_runner_ends_cleanly() -> None:
    program = """
import itertools
from PySide6.QtCore import QCoreApplication, QTimer
from rouge_gui.gui.worker import ASIDE, LONGEST_ASIDE, WORK, Courtesy, Job, Runner
app = QCoreApplication([])
runner = Runner()
runner.start(Job(itertools.count))
QTimer.singleShot(200, app.quit)
app.exec()
raise SystemExit(0 if runner.close() else 3)
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, "")
