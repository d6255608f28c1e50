"""Kills programs that write verdicts, at random moments, and counts what became of what they had acknowledged.

`python tests/bench/verdict_faults.py` kills 200 and prints a Markdown table; `--runs 1000` kills more.
"""

import argparse
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.store.verdict_file import VerdictFile

RUNS = 200
RUNS_A_FILE = 20
SECONDS = 0.15
# The share of programs that are killed after their start; the others die anywhere in it.
READY = 0.9
ROOT = Path(__file__).parents[2]

# Says "begun" once it runs, then the number of each verdict when `keep` has returned, or that it was refused.
WRITER = """
import os, pathlib, sys
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.verdict import Item, Verdict
path, name = sys.argv[1:3]
os.write(1, b"begun\\n")
file = VerdictFile(pathlib.Path(path), "Ola")
if os.getpid() % 2:
    file.make_room()
for number in range(int(sys.argv[3])):
    try:
        kept = file.keep(Verdict(Item(f"{name} {number}", ("A",)), "Ola", "s", "d", {"q": 4.0}, note="x" * 200))
    except UnwritableFile:
        os.write(1, f"{number} refused\\n".encode())
    else:
        os.write(1, f"{number} {kept.uid}\\n".encode())
"""


@dataclass
class Counts:
    """What came out of all runs. `before_the_first`: programs that died before they had acknowledged anything.

    `failed`: programs that ended by themselves, before they were killed.
    """

    runs: int = 0
    before_the_first: int = 0
    acknowledged: int = 0
    unacknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    damaged: int = 0
    failed: int = 0


def start_writer(path: Path, name: str, count: int = 1_000_000) -> subprocess.Popen[bytes]:
    """Start a program that keeps `count` verdicts in the file and acknowledges each on its standard output."""
    command = [sys.executable, "-c", WRITER, str(path), name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)


def acknowledged(writer: subprocess.Popen[bytes]) -> dict[int, str]:
    """Return the number and uid of each verdict that the program, which has ended or will, did not refuse."""
    assert writer.stdout is not None
    with writer, writer.stdout:
        lines = writer.stdout.read().split(b"\n")
    told = [line.decode().split() for line in lines[:-1] if line != b"begun"]
    return {int(number): uid for number, uid in told if uid != "refused"}


def kill_writers(runs: int, folder: Path, seed: int = 1) -> Counts:
    """Kill `runs` programs, one alone or two that write to one file, each at its own moment."""
    draw = random.Random(seed)  # noqa: S311 (moments, not secrets)
    counts = Counts()
    while counts.runs < runs:
        path = folder / f"{counts.runs // RUNS_A_FILE}.verdicts"
        names = [
            f"run {counts.runs + place}" for place in range(min(draw.choice((1, 2)), runs - counts.runs))
        ]
        writers = {name: start_writer(path, name) for name in names}
        said = {}
        for writer in writers.values():
            if draw.random() < READY:
                assert writer.stdout is not None
                writer.stdout.readline()
            time.sleep(SECONDS * draw.random())
            writer.kill()
        for name, writer in writers.items():
            said[name] = acknowledged(writer)
            counts.failed += writer.returncode != -signal.SIGKILL
        _check(path, said, counts)
        counts.runs += len(names)
    return counts


def _check(path: Path, said: dict[str, dict[int, str]], counts: Counts) -> None:
    """Open the file as the next start of the program would, and count."""
    with closing(VerdictFile(path, "Ola")) as file:
        stored = file.all()
    uids = Counter(each.uid for each in stored)
    items = Counter(each.item for each in stored)
    counts.doubled += sum(count - 1 for count in [*uids.values(), *items.values()])
    for name, numbers in said.items():
        here = {
            each.item.example.removeprefix(f"{name} "): each.uid
            for each in stored
            if each.item.example.startswith(f"{name} ")
        }
        counts.before_the_first += not numbers
        counts.acknowledged += len(numbers)
        counts.unacknowledged += len(here) - len(numbers)
        counts.lost += sum(here.get(str(number)) != uid for number, uid in numbers.items())
    with closing(sqlite3.connect(path)) as connection:
        counts.damaged += connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        counts = kill_writers(runs, Path(folder))
    print(f"Programs killed while they kept verdicts, {time.perf_counter() - begun:.0f} s\n")  # noqa: T201
    print("| | |\n|---|---|")  # noqa: T201
    for name, value in vars(counts).items():
        print(f"| {name.replace('_', ' ')} | {value:,} |")  # noqa: T201


if __name__ == "__main__":
    main()
