"""Scoring a corpus: the judge is rouge-score, and the pool must say what the loop says."""

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import psutil
import pytest
from rouge_score import rouge_scorer

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.study import pool
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.frame import frame
from rouge_gui.study.pool import run_in_pool
from rouge_gui.study.run import Failure, Result, run
from rouge_gui.study.tables import columns

PROMPT = 2.0
UNDER_WAY = 1.5
SLOW = "word " * 300_000


def samples() -> list[Example]:
    return [item for item in open_corpus(assets.samples()) if isinstance(item, Example)]


def example(number: int, candidate: str = "the quick fox", reference: str = "the fox") -> Example:
    return Example(str(number), None, (reference,), {"s": Candidate(candidate), "t": Candidate("fox")})


def endless(asked: list[int], text: str = "the quick fox") -> Iterator[Example]:
    for number in itertools.count():
        asked.append(number)
        yield example(number, text, text)


def children() -> set[int]:
    return {child.pid for child in active_children() if child.pid is not None}


def is_alive(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_every_candidate_is_scored_as_rouge_score_does() -> None:
    judge = rouge_scorer.RougeScorer(["rouge1", "rouge2", "rougeL", "rougeLsum"], use_stemmer=True)
    results = list(run(samples(), protocol("rouge-score-stemmed").options))
    pairs = [(each, system) for each in samples() for system in each.candidates]
    assert [(each.example, each.system) for each in results] == [(each.id, system) for each, system in pairs]
    for result, (each, system) in zip(results, pairs, strict=True):
        expected = judge.score_multi(each.references, each.candidates[system].text)
        assert isinstance(result, Result)
        assert [tuple(score) for score in result.scores.values()] == [
            tuple(score) for score in expected.values()
        ]


def test_an_example_is_asked_for_when_it_is_due() -> None:
    asked: list[int] = []
    outcomes = run(endless(asked), Options())
    list(itertools.islice(outcomes, 4))
    assert asked == [0, 1]


def test_no_reference_is_a_failure_and_the_rest_goes_on() -> None:
    alone = Example("lost", None, (), {"s": Candidate("A")})
    first, *others = run([alone, example(1)], Options())
    assert first == Failure("lost", "s", "Example lost has no reference, so s could not be scored.")
    assert [type(each) for each in others] == [Result, Result]


def test_what_breaks_one_candidate_is_its_failure() -> None:
    broken = Example("x", None, ("R",), {"s": Candidate(5)})  # type: ignore[arg-type]
    [first, *others] = run([broken, example(1)], Options())
    assert isinstance(first, Failure)
    assert first.message.startswith("Example x, s: scoring failed (TypeError: ")
    assert len(others) == 2


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("name", ["rouge-score", "rouge-score-stemmed"])
def test_the_pool_says_what_the_loop_says(jobs: int, name: str) -> None:
    options = protocol(name).options
    many = [*samples(), Example("lost", None, (), {"s": Candidate("A")}), *map(example, range(300))]
    assert list(run_in_pool(many, options, jobs)) == list(run(many, options))


def test_the_pool_of_nothing_is_nothing() -> None:
    before = children()
    assert list(run_in_pool([], Options())) == []
    assert list(run_in_pool([Example("x", None, ("R",))], Options())) == []
    assert children() == before


def test_the_pool_asks_for_a_few_chunks_ahead_only() -> None:
    asked: list[int] = []
    with closing(run_in_pool(endless(asked), Options(), 2)) as outcomes:
        taken = list(itertools.islice(outcomes, 1_000))
    assert [int(each.example) for each in taken] == [number // 2 for number in range(1_000)]
    assert len(asked) <= 500 + 2 * pool.AHEAD * pool.PAIRS


def test_one_slow_chunk_does_not_let_the_others_run_far_ahead() -> None:
    asked: list[int] = []
    text = SLOW[: len(SLOW) // 4]
    slow = Example("slow", None, (text,), {"s": Candidate(text)})
    with closing(
        run_in_pool(itertools.chain([slow], endless(asked)), Options(variants=("ROUGE-L",)), 2)
    ) as outcomes:
        assert next(outcomes).example == "slow"
        assert len(asked) <= 2 * pool.AHEAD * pool.PAIRS


def test_long_texts_are_not_kept_waiting_for_each_other() -> None:
    asked: list[int] = []
    with closing(run_in_pool(endless(asked, "word " * (pool.CHARACTERS // 8)), Options(), 1)) as outcomes:
        assert next(outcomes).example == "0"
        assert len(asked) < 5


def test_closing_ends_the_processes_at_once_whatever_they_do() -> None:
    asked: list[int] = []
    outcomes = run_in_pool(itertools.chain([example(0)] * 25, endless(asked, SLOW)), Options(), 2)
    next(outcomes)
    running = children()
    assert len(running) >= 2
    started = time.monotonic()
    outcomes.close()
    assert time.monotonic() - started < PROMPT
    assert not any(map(is_alive, running))


def test_stopping_is_heard_while_a_pair_is_being_scored() -> None:
    asked: list[int] = []
    stops: list[float] = []
    started = time.monotonic()

    def stopped() -> bool:
        if time.monotonic() - started > 1:
            stops.append(time.monotonic())
        return bool(stops)

    assert list(run_in_pool(endless(asked, SLOW), Options(), 1, stopped)) == []
    assert time.monotonic() - stops[0] < PROMPT


def test_a_process_that_dies_costs_its_pairs_and_no_others() -> None:
    killed: set[int] = set()
    outcomes = run_in_pool(
        (example(number, SLOW if number == 99 else "a fox") for number in range(400)), Options(), 1
    )
    with closing(outcomes):
        first = next(outcomes)
        assert isinstance(first, Result)
        for pid in children():
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        others = list(outcomes)
    assert killed
    assert [each.example for each in [first, *others]] == [str(number // 2) for number in range(800)]
    failures = [each for each in others if isinstance(each, Failure)]
    assert 0 < len(failures) <= pool.PAIRS
    assert all("ended unexpectedly" in each.message for each in failures)


def test_an_error_of_the_reader_comes_through() -> None:
    def examples() -> Iterator[Example]:
        yield example(1)
        raise KeyError("reader")

    before = children()
    with pytest.raises(KeyError, match="reader"):
        list(run_in_pool(examples(), Options(), 1))
    assert children() == before


ORPHANS = """
import itertools, os, sys, time
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.pool import run_in_pool

if __name__ == "__main__":
    long = "word " * 600_000
    examples = (Example(str(n), None, (long,), {"s": Candidate(long if n else "")}) for n in itertools.count())
    outcomes = run_in_pool(examples, Options(), 2)
    next(outcomes)
    print("started", flush=True)
    next(outcomes)
"""


def test_orphans_end_by_themselves(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "started\n"
        orphans = [child.pid for child in psutil.Process(parent.pid).children()]
        assert len(orphans) >= 2
        time.sleep(UNDER_WAY)
        parent.kill()
    deadline = time.monotonic() + PROMPT
    while any(map(is_alive, orphans)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_alive, orphans))


def test_the_frame_holds_the_numbers_as_they_are() -> None:
    options = Options(variants=("ROUGE-2", "ROUGE-L"))
    results = [each for each in run(samples(), options) if isinstance(each, Result)]
    table = frame(run_in_blocks(samples(), options), options.variants)
    assert list(table.columns) == [
        "example",
        "system",
        *("ROUGE-2.precision", "ROUGE-2.recall", "ROUGE-2.fmeasure"),
        *("ROUGE-L.precision", "ROUGE-L.recall", "ROUGE-L.fmeasure"),
    ]
    assert len(table) == len(results) == 4 * len(samples())
    assert set(map(str, table.dtypes[2:])) == {"float64"}
    for (_, values), result in zip(table.iterrows(), results, strict=True):
        assert (values["example"], values["system"]) == (result.example, result.system)
        assert tuple(values["ROUGE-L.precision":]) == tuple(result.scores["ROUGE-L"])


def test_an_empty_frame_has_its_columns() -> None:
    table = frame([], Options().variants)
    assert (len(table), list(table.columns)) == (0, columns(Options().variants))
