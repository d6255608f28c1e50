"""Scoring block by block, by threads and by processes: the loop of `study.run` is the judge."""

import itertools
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.batch.engine import is_built, lets_go
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.study import blocks, pool
from rouge_gui.study.blocks import Block, run_fast, run_in_blocks
from rouge_gui.study.run import Failure, Result, run

# Sentences or words that Python finds keep the interpreter, so that processes share the work.
BY_THREADS = ("rouge-score", "rouge-score-stemmed", "ROUGE-1.5.5", "Lin 2004")
BY_PROCESSES = ("torchmetrics", "multilingual")
WORDS = (
    "the",
    "The",
    "fox",
    "foxes",
    "ran.",
    "running\n",
    "over\n",
    "a",
    "dog",
    "caf\u00e9",
    "\u0130",
    "3.5",
    "\u6771",
)
# Sentences that Python finds fast.
SLOW = Options(variants=("ROUGE-1",), sentences="full stops")
# A run of words is worth almost 1, however long; the power of 1,000 that takes this back overflows from three runs on.
TOO_LARGE = ("ROUGE-W-0.001", "ROUGE-1")
BROKEN = Example("broken", None, ("a y b y c y d",), {"s": Candidate("a x b x c x d"), "t": Candidate("a")})
LOST = Example("lost", None, (), {"s": Candidate("A"), "t": Candidate("")})
needs_kernels = pytest.mark.skipif(
    not is_built(), reason="NOT TESTED: threads, for the compiled kernels are not built here"
)


def text(draw: random.Random) -> str:
    return " ".join(draw.choices(WORDS, k=draw.randint(0, 25)))


def examples(number: int, seed: str = "blocks") -> list[Example]:
    draw = random.Random(seed)  # noqa: S311 (drawn the same in every run)
    return [
        Example(
            str(each),
            None,
            tuple(text(draw) for _ in range(draw.randint(1, 3))),
            {system: Candidate(text(draw)) for system in draw.sample("stuv", draw.randint(0, 3))},
        )
        for each in range(number)
    ]


def endless(asked: list[int], words: str = "the quick fox") -> Iterator[Example]:
    for number in itertools.count():
        asked.append(number)
        yield Example(str(number), None, (words,), {"s": Candidate(words)})


def at_work() -> set[object]:
    return {*threading.enumerate(), *active_children()}


@pytest.fixture(autouse=True)
def no_one_is_left_at_work() -> Iterator[None]:
    before = at_work()
    yield
    assert at_work() <= before


def assert_like_the_loop(corpus: list[Example], options: Options, jobs: int | None) -> None:
    expected = list(run(corpus, options))
    assert list(run_fast(corpus, options, jobs)) == expected


@needs_kernels
@pytest.mark.parametrize("jobs", [1, 2, 8, None])
@pytest.mark.parametrize("name", BY_THREADS)
def test_threads_say_what_the_loop_says(name: str, jobs: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    options = protocol(name).options
    assert lets_go(options)
    corpus = [LOST, *examples(60, name), LOST, BROKEN]
    assert_like_the_loop(corpus, options, jobs)
    monkeypatch.setattr(blocks, "CHUNK_CHARACTERS", 300)
    assert len(list(run_in_blocks(corpus, options, jobs))) > 20
    assert_like_the_loop(corpus, options, jobs)


@pytest.mark.parametrize("name", BY_PROCESSES)
def test_processes_say_what_the_loop_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among them a pair that fails."""
    monkeypatch.setattr(blocks, "SLOW_CHARACTERS", 500)
    monkeypatch.setattr(pool, "FEW_CHARACTERS", 500)
    options = replace(protocol(name).options, variants=(*TOO_LARGE, "ROUGE-Lsum", "ROUGE-SU4"))
    assert not lets_go(options)
    corpus = [LOST, *examples(15), BROKEN, *examples(15, "more"), LOST]
    assert_like_the_loop(corpus, options, 2)


@needs_kernels
@pytest.mark.parametrize("characters", [1, 100, 400_000])
def test_a_pair_that_fails_fails_alone(characters: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "CHUNK_CHARACTERS", characters)
    options = Options(variants=TOO_LARGE)
    plain = Example("plain", None, ("the fox ran",), {"s": Candidate("the fox"), "t": Candidate("")})
    corpus = [plain, BROKEN, LOST, plain, BROKEN, plain]
    found = list(run_fast(corpus, options, 2))
    told = [(each.example, each.system, type(each)) for each in found]
    assert told == [
        (name, system, Failure if name == "lost" or (name, system) == ("broken", "s") else Result)
        for name in ("plain", "broken", "lost", "plain", "broken", "plain")
        for system in "st"
    ]
    failed = [each.message for each in found if isinstance(each, Failure)]
    assert failed[0].startswith("Example broken, s: scoring failed (OverflowError: ")
    assert failed[1] == "Example lost has no reference, so s could not be scored."
    assert found == list(run(corpus, options))


@needs_kernels
def test_what_failed_holds_no_number_and_the_others_know_theirs() -> None:
    [block] = run_in_blocks([BROKEN, LOST], Options(variants=TOO_LARGE))
    assert block.keys == [("broken", "s"), ("broken", "t"), ("lost", "s"), ("lost", "t")]
    assert block.variants == TOO_LARGE
    assert list(block.failures) == [0, 2, 3]
    assert block.inverses == (1 / 0.001, 1.0)
    assert block.scores.shape == block.counts.shape == (4, 2, 3)
    assert np.isnan(block.scores[[0, 2, 3]]).all()
    assert np.isnan(block.counts[[0, 2, 3]]).all()
    # One word of one and of seven: P 1, R 1/7, F 2/8.
    assert block.counts[1, 1].tolist() == [1.0, 1.0, 7.0]
    assert block.scores[1, 1].tolist() == [1.0, 1 / 7, 2 * (1 / 7) / (1 + 1 / 7)]


WITHOUT_MEMORY = """
import resource
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import run_fast

def example(name, size):
    words = " ".join(f"w{number % 50}" for number in range(size))
    return Example(name, None, (words,), {"s": Candidate(words)})

options = Options(variants=("ROUGE-1", "ROUGE-W-1.2"))
list(run_fast([example("first", 10)], options, 2))
held = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (held + 1_000_000_000, -1))
for each in run_fast([example("1", 10), example("large", 50_000), example("3", 400), example("4", 10)], options, 2):
    print(each.example, getattr(each, "message", "") or each.scores["ROUGE-W-1.2"].fmeasure)
"""


@needs_kernels
@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are Linux's here")
def test_a_pair_that_memory_does_not_hold_fails_alone() -> None:
    """ROUGE-W's table takes 2.5 GB of the 1 GB that there is; the texts after it are scored in memory that is left."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_MEMORY], capture_output=True, text=True, check=True)
    first, large, *others = done.stdout.splitlines()
    assert [first, *others] == ["1 1.0", "3 1.0", "4 1.0"]
    assert large.startswith("large Example large, s: scoring failed (MemoryError")


@needs_kernels
def test_examples_are_asked_for_a_few_blocks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing the stream ends the threads and asks for no more."""
    monkeypatch.setattr(blocks, "CHUNK_CHARACTERS", 26 * 10)
    asked: list[int] = []
    with closing(run_fast(endless(asked), Options(), 2)) as outcomes:
        taken = list(itertools.islice(outcomes, 1_000))
        assert len(asked) <= 1_000 + (2 * blocks.AHEAD + 1) * 10
    assert [each.example for each in taken] == [str(number) for number in range(1_000)]
    before = len(asked)
    assert len(asked) == before
    assert list(outcomes) == []


@needs_kernels
def test_threads_stop_when_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "CHUNK_CHARACTERS", 26 * 10)
    asked: list[int] = []
    found: list[Block] = []
    found.extend(run_in_blocks(endless(asked), Options(), 2, lambda: len(asked) >= 500))
    assert len(asked) == 500
    keys = [key for block in found for key in block.keys]
    assert keys == [(str(number), "s") for number in range(len(keys))]
    assert list(run_in_blocks(examples(10), Options(), 2, lambda: True)) == []


def test_processes_stop_when_told_to_and_when_closed() -> None:
    asked: list[int] = []
    seen = list(run_in_blocks(endless(asked, "fox " * 2_000), SLOW, 1, lambda: len(asked) > 30))
    assert 30 < len(asked) < 200
    assert len(seen) < len(asked)
    with closing(run_in_blocks(endless([], "fox " * 2_000), SLOW, 1)) as found:
        next(found)
        assert active_children()
    assert active_children() == []


def test_a_process_that_dies_loses_its_blocks_and_no_others() -> None:
    number = 150
    stream = run_in_blocks(itertools.islice(endless([], "fox ran over it " * 250), number), SLOW, 1)
    found = [next(stream)]
    for child in active_children():
        os.kill(child.pid or 0, signal.SIGKILL)
    found += list(stream)
    outcomes = [outcome for block in found for outcome in block.outcomes()]
    assert [(each.example, each.system) for each in outcomes] == [(str(each), "s") for each in range(number)]
    died = [each for each in outcomes if isinstance(each, Failure)]
    assert 0 < len(died) < number
    assert all("the process that scored it ended unexpectedly" in each.message for each in died)
    assert {each.scores["ROUGE-1"].fmeasure for each in outcomes if isinstance(each, Result)} == {1.0}


@pytest.mark.parametrize("name", ["rouge-score", "multilingual"])
def test_nothing_is_no_block(name: str) -> None:
    options = protocol(name).options
    assert list(run_in_blocks([], options)) == []
    assert list(run_fast([Example("x", None, ("R",))], options)) == []


@needs_kernels
def test_what_ends_the_examples_ends_the_blocks() -> None:
    def failing() -> Iterator[Example]:
        yield from examples(5)
        raise OSError("the file is gone")

    with pytest.raises(OSError, match="the file is gone"):
        list(run_fast(failing(), Options(), 2))
