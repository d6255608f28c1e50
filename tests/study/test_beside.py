"""What is made in another process comes in order and is told there no more than here; its death is a sentence."""

import math
import operator
import os
import threading
from functools import partial
from itertools import count
from multiprocessing import resource_tracker, spawn

import pytest

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.beside import made_beside


def test_it_comes_in_order() -> None:
    assert list(made_beside(range(4), math.factorial, "Counting")) == [1, 1, 2, 6]


def test_what_it_keeps_it_has_for_the_next() -> None:
    numbers = count(5)
    assert list(made_beside([None, 2], partial(next, numbers), "Counting")) == [5, 6]
    assert next(numbers) == 5


@pytest.mark.parametrize(
    ("make", "task", "error"), [(open, "/no/file", OSError), (operator.neg, "x", TypeError)]
)
def test_what_it_raises_is_raised_here(make: object, task: str, error: type[Exception]) -> None:
    """An OSError too, which is what a dying process is known by."""
    with pytest.raises(error):
        list(made_beside([task], make, "Counting"))  # type: ignore[arg-type]  # what it is called with is the point


def test_its_death_is_a_sentence() -> None:
    with pytest.raises(RougeGuiError, match="Counting ended unexpectedly"):
        list(made_beside([3], os._exit, "Counting"))


def test_stopped_it_makes_no_more() -> None:
    asked = count()
    told = made_beside(range(10**6), math.sqrt, "Counting", lambda: next(asked) > 2)
    assert len(list(told)) < 100


@pytest.mark.skipif(os.name == "nt", reason="a program that ends at once is looked for as POSIX has it")
def test_a_process_that_dies_before_it_reads_what_it_shall_do_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """More than the 64 KiB that a pipe of Linux holds."""
    resource_tracker.ensure_running()
    monkeypatch.setattr(spawn, "_python_exe", b"/bin/false")
    told: list[str] = []

    def make() -> None:
        with pytest.raises(RougeGuiError) as raised:
            list(made_beside([1], partial(operator.contains, "x" * 1_000_000), "Counting"))
        told.append(str(raised.value))

    making = threading.Thread(target=make, daemon=True)
    making.start()
    making.join(5)
    assert told == ["A process could not be kept running, perhaps for lack of memory. Try fewer jobs."]
