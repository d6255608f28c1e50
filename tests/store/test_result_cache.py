"""The file of kept results: exact bytes back, a bounded size, and neither crash, damage nor a neighbour stops work."""

import hashlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.store.result_cache import ResultCache

PROMPT = 5.0
MEGABYTE = 2**20
WRITER = """
import sys
from pathlib import Path
sys.path[:0] = [{root!r}, {here!r}]
from test_result_cache import key_of, value_of
from rouge_gui.store.result_cache import ResultCache

with ResultCache(Path(sys.argv[1])).opened() as cache:
    print("ready", flush=True)
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        cache.keep({{key_of(number): value_of(key_of(number))}})
        if number % 100 == 99:
            cache.write()
            print(number, flush=True)
    cache.write()
"""
HERE = Path(__file__).parent


def key_of(number: int) -> bytes:
    return hashlib.md5(str(number).encode(), usedforsecurity=False).digest()


def value_of(key: bytes) -> bytes:
    """What belongs to a key, so that any wrong value shows."""
    return hashlib.sha512(key).digest() * 5


def fill(cache: ResultCache, numbers: Iterable[int], at_once: int = 500) -> None:
    with cache.opened() as opened:
        keys = [key_of(number) for number in numbers]
        for start in range(0, len(keys), at_once):
            opened.keep({key: value_of(key) for key in keys[start : start + at_once]})
            opened.write()


def found(cache: ResultCache, numbers: Iterable[int]) -> set[int]:
    """The numbers that are there; every value that is found must be right."""
    keys = {key_of(number): number for number in numbers}
    with cache.opened() as opened:
        values = opened.find(list(keys))
        opened.write()
    assert all(value == value_of(key) for key, value in values.items())
    return {keys[key] for key in values}


def writer(folder: Path, start: int, stop: int) -> subprocess.Popen[str]:
    script = WRITER.format(root=str(HERE.parent.parent), here=str(HERE))
    command = [sys.executable, "-c", script, str(folder), str(start), str(stop)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@settings(deadline=None, max_examples=30)
@given(st.dictionaries(st.binary(min_size=16, max_size=16), st.binary(max_size=500), max_size=20))
def test_the_bytes_come_back_after_a_restart(
    tmp_path_factory: pytest.TempPathFactory, values: dict[bytes, bytes]
) -> None:
    folder = tmp_path_factory.mktemp("cache")
    with ResultCache(folder).opened() as opened:
        opened.keep(values)
        opened.write()
    with ResultCache(folder).opened() as opened:
        assert opened.find([*values, b"another key....."]) == values


def test_the_file_keeps_to_its_limit_and_drops_the_oldest(tmp_path: Path) -> None:
    cache = ResultCache(tmp_path, limit=MEGABYTE)
    for start in range(0, 20_000, 2_000):
        fill(cache, range(start, start + 2_000))
        assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 1.5 * MEGABYTE
    kept = found(cache, range(20_000))
    assert len(kept) > 1_000
    assert kept == set(range(20_000 - len(kept), 20_000))
    assert cache.notice == ""


def test_what_is_used_stays(tmp_path: Path) -> None:
    cache = ResultCache(tmp_path, limit=MEGABYTE)
    favourites = set(range(100))
    for start in range(0, 20_000, 500):
        fill(cache, range(start, start + 500))
        assert found(cache, favourites) == favourites


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_killed_writer_leaves_only_right_values(tmp_path: Path) -> None:
    kept: set[int] = set()
    for start in range(0, 500_000, 100_000):
        killed = writer(tmp_path, start, start + 100_000)
        assert killed.stdout is not None
        killed.stdout.readline()
        told = killed.stdout.readline()
        time.sleep(random.Random(start).uniform(0.01, 0.2))  # noqa: S311 (any moment will do)
        os.kill(killed.pid, signal.SIGKILL)
        told = [told, *killed.stdout.read().splitlines()][-1] or told
        killed.wait()
        killed.stdout.close()
        cache = ResultCache(tmp_path)
        kept |= found(cache, range(start, start + 100_000))
        assert cache.notice == ""
        assert set(range(start, int(told) + 1)) <= kept
        assert start + 99_999 not in kept
    assert found(ResultCache(tmp_path), range(500_000)) == kept


def test_two_processes_write_and_a_third_reads(tmp_path: Path) -> None:
    both = [writer(tmp_path, 0, 5_000), writer(tmp_path, 4_000, 9_000)]
    cache = ResultCache(tmp_path)
    while any(process.poll() is None for process in both):
        found(cache, range(9_000))
    for process in both:
        assert process.stdout is not None
        process.stdout.close()
        assert process.returncode == 0
    # A transaction that met a lock was skipped: most are there, and none is wrong.
    assert len(found(cache, range(9_000))) > 4_500
    assert cache.notice == ""


def test_a_locked_file_is_not_waited_for(tmp_path: Path) -> None:
    cache = ResultCache(tmp_path)
    fill(cache, range(10))
    other = sqlite3.connect(cache.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    started = time.monotonic()
    fill(cache, range(10, 20))
    assert found(cache, range(20)) == set(range(10))
    assert time.monotonic() - started < PROMPT
    assert cache.notice == ""
    other.execute("ROLLBACK")
    other.close()
    fill(cache, range(10, 20))
    assert found(cache, range(20)) == set(range(20))


def test_a_file_that_is_none_of_sqlite_is_set_aside(tmp_path: Path) -> None:
    cache = ResultCache(tmp_path)
    cache.path.write_bytes(b"these are no results" * 1_000)
    fill(cache, range(10))
    assert "set aside" in cache.notice
    assert cache.path.with_name("results.sqlite.aside").read_bytes().startswith(b"these are no results")
    again = ResultCache(tmp_path)
    assert found(again, range(10)) == set(range(10))
    assert again.notice == ""


@pytest.mark.parametrize("change", ["PRAGMA user_version = 99", "DROP TABLE result"])
def test_a_file_of_another_release_is_set_aside(tmp_path: Path, change: str) -> None:
    fill(ResultCache(tmp_path), range(10))
    other = sqlite3.connect(tmp_path / "results.sqlite")
    other.execute(change)
    other.close()
    cache = ResultCache(tmp_path)
    assert found(cache, range(10)) == set()
    assert "set aside" in cache.notice
    fill(cache, range(10))
    assert found(cache, range(10)) == set(range(10))


@pytest.mark.parametrize("seed", range(30))
def test_a_damaged_file_gives_right_values_or_none(tmp_path: Path, seed: int) -> None:
    drawn = random.Random(seed)  # noqa: S311 (damage needs no secrecy)
    fill(ResultCache(tmp_path), range(2_000))
    path = tmp_path / "results.sqlite"
    content = bytearray(path.read_bytes())
    for _ in range(drawn.choice((1, 20, 2_000))):
        content[drawn.randrange(len(content))] = drawn.randrange(256)
    path.write_bytes(content[: drawn.choice((len(content), len(content) // 2))])
    cache = ResultCache(tmp_path)
    found(cache, range(2_000))
    fill(cache, range(2_000, 2_100))
    found(cache, range(2_100))


@pytest.mark.parametrize("damage", [b"id INTEGDR PRIMARY", b"id INTEG\xf5R PRIMARY", b"id INTEGER PRIMAR)"])
def test_a_damaged_layout_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    fill(ResultCache(tmp_path), range(100))
    path = tmp_path / "results.sqlite"
    path.write_bytes(path.read_bytes().replace(b"id INTEGER PRIMARY", damage))
    cache = ResultCache(tmp_path)
    assert found(cache, range(100)) == set()
    assert "set aside" in cache.notice


def test_without_a_place_nothing_is_kept_and_the_notice_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = ResultCache(tmp_path / "file")
    fill(cache, range(10))
    assert found(cache, range(10)) == set()
    assert str(cache.path) in cache.notice
    assert "cannot be kept" in cache.notice


def test_an_emptied_file_holds_nothing_and_gives_its_room_back(tmp_path: Path) -> None:
    cache = ResultCache(tmp_path)
    assert cache.size() == 0
    fill(cache, range(5_000))
    full = cache.size()
    assert full > MEGABYTE
    cache.empty()
    assert found(cache, range(5_000)) == set()
    assert cache.size() < full / 10
    fill(cache, range(3))
    assert found(cache, range(3)) == {0, 1, 2}
