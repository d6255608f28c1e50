"""Work in processes: done in order, a little ahead only, and ended at once. What the numbers are, test_blocks says."""

import itertools
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import psutil
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options
from rouge_gui.study import pool
from rouge_gui.study.blocks import SLOW_CHARACTERS, run_fast
from rouge_gui.study.run import Failure, Result

PROMPT = 2.0
UNDER_WAY = 1.5
# Words that Python counts keep the interpreter, so that processes do the work.
OPTIONS = Options(variants=("ROUGE-L",), limit_words=1_000_000)
# Half a minute for each pair.
SLOW = "word " * 300_000
TEXT = "fox " * 50


def example(number: int, text: str = TEXT) -> Example:
    return Example(str(number), None, (text,), {"s": Candidate(text)})


def endless(asked: list[int], text: str = TEXT) -> Iterator[Example]:
    for number in itertools.count():
        asked.append(number)
        yield example(number, text)


def score(
    examples: Iterable[Example], jobs: int, stopped: Callable[[], bool] = lambda: False
) -> Generator[Result | Failure, None, None]:
    assert not lets_go(OPTIONS)
    return run_fast(examples, OPTIONS, jobs, stopped)


def children() -> set[int]:
    return {child.pid for child in active_children() if child.pid is not None}


def is_alive(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def most_ahead(jobs: int) -> int:
    """Examples in the chunks that may be under way, and in one more that is being made."""
    return (jobs * pool.AHEAD + 1) * (pool.CHARACTERS + SLOW_CHARACTERS) // (2 * len(TEXT))


def test_the_pool_asks_for_a_few_chunks_ahead_only() -> None:
    asked: list[int] = []
    with closing(score(endless(asked), 2)) as outcomes:
        taken = list(itertools.islice(outcomes, 1_000))
    assert [int(each.example) for each in taken] == list(range(1_000))
    assert len(asked) <= 1_000 + most_ahead(2)


def test_one_slow_chunk_does_not_let_the_others_run_far_ahead() -> None:
    asked: list[int] = []
    slow = example(-1, SLOW[: len(SLOW) // 4])
    with closing(score(itertools.chain([slow], endless(asked)), 2)) as outcomes:
        assert next(outcomes).example == "-1"
        assert len(asked) <= most_ahead(2)


def test_long_texts_are_not_kept_waiting_for_each_other() -> None:
    asked: list[int] = []
    with closing(score(endless(asked, "word " * (pool.CHARACTERS // 8)), 1)) as outcomes:
        assert next(outcomes).example == "0"
        assert len(asked) < 5


def test_closing_ends_the_processes_at_once_whatever_they_do() -> None:
    asked: list[int] = []
    short = (example(number) for number in range(pool.CHARACTERS // len(TEXT)))
    outcomes = score(itertools.chain(short, endless(asked, SLOW)), 2)
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
        if time.monotonic() - started > UNDER_WAY:
            stops.append(time.monotonic())
        return bool(stops)

    assert list(score(endless(asked, SLOW), 1, stopped)) == []
    assert time.monotonic() - stops[0] < PROMPT


def test_an_error_of_the_reader_comes_through() -> None:
    def examples() -> Iterator[Example]:
        yield example(1)
        raise KeyError("reader")

    before = children()
    with pytest.raises(KeyError, match="reader"):
        list(score(examples(), 1))
    assert children() == before


def test_few_characters_are_scored_without_a_process_and_as_with_one() -> None:
    few, before = [example(number) for number in range(3)], children()
    with closing(score(few, 2)) as outcomes:
        here = [next(outcomes)]
        assert children() == before
        here += outcomes
    more = example(3, "fox " * pool.FEW_CHARACTERS)
    with closing(score([*few, more], 2)) as outcomes:
        beside = [next(outcomes)]
        assert children() > before
        beside += outcomes
    assert beside[:3] == here
    assert [each.example for each in beside] == ["0", "1", "2", "3"]
    assert list(score(few, 2, lambda: True)) == []


ORPHANS = """
import itertools, os, sys, time
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import run_fast

if __name__ == "__main__":
    long = "word " * 600_000
    first = Example("0", None, (long[:300_000],), {"s": Candidate("")})
    others = (Example(str(n), None, (long,), {"s": Candidate(long)}) for n in itertools.count(1))
    outcomes = run_fast(itertools.chain([first], others), Options(variants=("ROUGE-L",), limit_words=1_000_000), 2)
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
