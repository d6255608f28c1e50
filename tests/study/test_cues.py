"""The cues of a corpus: the pool says what the loop says, and what is off says so."""

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children

import pytest

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cues import CueRow, cue_rows, cue_rows_in_pool, rows_in_company
from rouge_gui.study.run import Failure

SAMPLES = [item for item in open_corpora([assets.samples()]) if isinstance(item, Example)]
SOURCE = "Smith sued Jones on Monday over the price of 40 horses. The court will hear both men in May."
LIFTED, SWAPPED = (
    "Smith sued Jones on Monday over the price of 40 horses.",
    "Jones sued Smith on Monday over 50 horses.",
)


def rows(*examples: Example) -> list[CueRow]:
    return [row for row in cue_rows(examples) if isinstance(row, CueRow)]


def test_a_row_says_what_was_found() -> None:
    lifted, swapped = rows(
        Example("e", SOURCE, (LIFTED,), {"one": Candidate(LIFTED), "other": Candidate(SWAPPED)})
    )
    assert [(row.example, row.system, row.lifted) for row in (lifted, swapped)] == [
        ("e", "one", True),
        ("e", "other", False),
    ]
    assert lifted.suspicion == 0 < swapped.suspicion
    assert (lifted.counts["lifted"], lifted.counts["number"]) == (1, 0)
    assert swapped.counts["number"] == 1
    assert [SWAPPED[place.start : place.end] for place in swapped.places if place.cue == "number"] == ["50"]
    assert lifted.metrics is not None
    assert (lifted.metrics.coverage, lifted.metrics.seams) == (1, 0)


def test_without_a_source_the_cues_that_need_it_are_off() -> None:
    [row] = rows(Example("e", None, (LIFTED,), {"one": Candidate(SWAPPED)}))
    assert {name for name, count in row.counts.items() if count is None} == {
        name for name, cue in CUES.items() if cue.needs_source
    }
    assert (row.suspicion, row.lifted, row.metrics) == (0, False, None)
    [row] = rows(Example("e", SOURCE, (), {"one": Candidate(SWAPPED)}))
    assert {name for name, count in row.counts.items() if count is None} == {
        name for name, cue in CUES.items() if cue.needs_references
    }


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_pool_says_what_the_loop_says(jobs: int) -> None:
    assert list(cue_rows_in_pool(SAMPLES, jobs)) == list(cue_rows(SAMPLES))


def test_in_company_the_misleading_system_is_read_first() -> None:
    queue = sorted(rows_in_company(rows(*SAMPLES)), key=lambda row: -row.suspicion)
    assert {row.system for row in queue[:14]} == {"misleading"}


def test_closing_ends_the_processes() -> None:
    many = (Example(str(number), SOURCE, (), {"s": Candidate(SWAPPED)}) for number in range(1_000))
    before = len(active_children())
    outcomes = cue_rows_in_pool(many, 2)
    next(outcomes)
    assert len(active_children()) == before + 2
    outcomes.close()
    assert len(active_children()) == before


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_process_that_dies_costs_its_examples_and_no_others() -> None:
    before = {child.pid for child in active_children()}
    many = [Example(str(number), SOURCE, (), {"s": Candidate(SWAPPED)}) for number in range(400)]
    outcomes = cue_rows_in_pool(many, 1)
    first = next(outcomes)
    for child in active_children():
        if child.pid not in before and child.pid is not None:
            os.kill(child.pid, signal.SIGKILL)
    found = [first, *outcomes]
    assert [row.example for row in found] == [str(number) for number in range(400)]
    lost = [row for row in found if isinstance(row, Failure)]
    assert len(lost) < 400
    assert all("ended unexpectedly" in row.message for row in lost)


def test_stopping_is_heard() -> None:
    many = (Example(str(number), SOURCE * 200, (), {"s": Candidate(SWAPPED)}) for number in range(10_000))
    end = time.monotonic() + 1
    started = time.monotonic()
    list(cue_rows_in_pool(many, 2, lambda: time.monotonic() > end))
    assert time.monotonic() - started < 5


SEEDED = """
import sys
from rouge_gui import assets
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.study.cues import cue_rows
for row in cue_rows(item for item in open_corpora([assets.samples()]) if isinstance(item, Example)):
    print(row)
"""


def test_rows_do_not_hang_on_the_order_of_sets() -> None:
    # These two seeds of hashes once disagreed about example 12, as two processes of a pool did.
    told = [
        subprocess.run(
            [sys.executable, "-c", SEEDED],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("12", "1")
    ]
    assert len(set(told)) == 1
    assert told[0].count(b"CueRow(") == 56
