"""What is done and left, what comes next, and how long it will take, by hand."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.progress import LONGEST, next_task, progress
from rouge_gui.study.annotating.verdict import Item, Verdict

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
TASKS = [Task(Item(each, ("A",)), number // 2) for number, each in enumerate("abcdef")]


def said(example: str, seconds: float = 60, *, revision: int = 1, skipped: bool = False) -> Verdict:
    return Verdict(
        Item(example, ("A",)),
        "Ola",
        "s",
        "d",
        skipped=skipped,
        seconds=seconds,
        moment=f"2026-11-30T10:0{ord(example) - ord('a')}",
        revision=revision,
        uid=f"{example}{revision}",
    )


def test_counts_by_hand() -> None:
    told = [said("a"), replace(said("b"), flagged=True), said("c", skipped=True), said("z")]
    found = progress(TASKS, told, NOW)
    assert (found.tasks, found.done, found.skipped, found.flagged, found.left) == (6, 2, 1, 1, 4)
    assert (found.batch, found.left_in_batch) == (1, 2)


def test_pace_and_end() -> None:
    """Three items took 30, 60 and 90 seconds: 60 an hour; the other three take three minutes."""
    found = progress(TASKS, [said("a", 30), said("b", 60), said("c", 90)], NOW)
    assert found.pace == pytest.approx(60)
    assert found.end == NOW + timedelta(minutes=3)
    assert progress(TASKS, [said("a", 30), said("b", 60), said("c", 90)], NOW, recent=1).pace == 40


def test_a_break_without_pause_is_cut_and_an_unknown_time_is_no_time() -> None:
    assert progress(TASKS, [said("a", 10**6)], NOW).pace == pytest.approx(3600 / LONGEST)
    assert progress(TASKS, [said("a", 60), said("b", 0)], NOW).pace == pytest.approx(60)
    assert progress(TASKS, [said("a", 0)], NOW).pace is None


def test_before_the_first_and_after_the_last() -> None:
    none = progress(TASKS, [], NOW)
    assert (none.left, none.batch, none.pace, none.end) == (6, 0, None, None)
    every = progress(TASKS, [said(each) for each in "abcdef"], NOW)
    assert (every.left, every.batch, every.left_in_batch, every.end) == (0, None, 0, NOW)
    empty = progress([], [], NOW)
    assert (empty.tasks, empty.batch) == (0, None)


def test_what_is_next() -> None:
    assert next_task(TASKS, []) == TASKS[0]
    told = [said("a"), said("b", skipped=True)]
    assert next_task(TASKS, told) == TASKS[2]
    told += [said(each) for each in "cdef"]
    assert next_task(TASKS, told) == TASKS[1]
    told.append(said("b", revision=2))
    assert next_task(TASKS, told) is None
    told.append(replace(said("d", revision=2), withdrawn=True))
    assert next_task(TASKS, told) == TASKS[3]
