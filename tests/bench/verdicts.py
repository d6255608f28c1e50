"""How long keeping a verdict takes at 100,000 stored ones: `python tests/bench/verdicts.py` prints a Markdown table."""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.store.backups import back_up
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of

STORED, KEPT = 100_000, 1_000
SYSTEMS = 10
BAR_MS = 20
QUESTIONS = ("relevance", "consistency", "fluency", "coherence")
T = TypeVar("T")
FIRST = datetime(2026, 1, 1, tzinfo=UTC)


def example(number: int) -> Example:
    """Return an example of SYSTEMS short candidates."""
    names = (f"system {place}" for place in range(SYSTEMS))
    candidates = {name: Candidate(f"What {name} wrote of {number}.") for name in names}
    return Example(f"dev-{number}", f"Source {number}.", (), candidates)


def verdicts(count: int) -> Iterator[Verdict]:
    """Yield verdicts as SummEval's scheme and a few spans have them, each on an item of its own."""
    for number in range(count):
        shown = example(number // SYSTEMS)
        item = Item(shown.id, (f"system {number % SYSTEMS}",))
        spans = tuple(
            SpanLabel("entity", "candidate", start, start + 4, "What", "major", (0, 6)) for start in range(2)
        )
        yield Verdict(
            item,
            "Ola",
            "summeval",
            digest_of(shown, item),
            {name: float(1 + (number + place) % 5) for place, name in enumerate(QUESTIONS)},
            spans,
            "a note of a dozen words or so, as people write them",
            shown=tuple(shown.candidates),
            seconds=41.5,
            moment=(FIRST + timedelta(seconds=number)).isoformat(timespec="milliseconds"),
            revision=1,
        )


def measure(folder: Path, stored: int, kept: int) -> tuple[dict[str, list[float]], int]:
    """Return for each thing that is done the milliseconds it took each time, and the size of the file in bytes."""
    taken: dict[str, list[float]] = {}
    path = folder / "Ola.verdicts"
    with VerdictFile(path, "Ola") as file:
        file.take(verdicts(stored))
    file = _timed(taken, "open the file", lambda: VerdictFile(path, "Ola"))
    _timed(taken, "make room for a day", file.make_room)
    said = list(verdicts(kept))
    for number, verdict in enumerate(said):
        # Half are said once more, half are on items that have no verdict yet.
        again = verdict if number % 2 else replace(verdict, item=Item(f"new-{number}", verdict.item.systems))
        _timed(taken, "keep a verdict", partial(file.keep, again))
        _timed(taken, "find the latest", partial(file.latest, again.item, "summeval"))
        there = example(stored // SYSTEMS - 1 - number // SYSTEMS)
        moved = replace(there, id=f"renamed {number}")
        item = Item(moved.id, (f"system {number % SYSTEMS}",))
        _timed(
            taken,
            "find it under another name",
            partial(file.latest_for, moved, item, "summeval", {moved.id: moved}.get),
        )
    _timed(taken, "read all", file.all)
    _timed(taken, "copy to be mailed", lambda: file.copy_to(folder / "copy.verdicts"))
    _timed(taken, "backup of the day", lambda: back_up(path, folder / "backups", FIRST.date()))
    _timed(taken, "close", file.close)
    return taken, path.stat().st_size


def _timed(taken: dict[str, list[float]], what: str, work: Callable[[], T]) -> T:
    begun = perf_counter()
    done = work()
    taken.setdefault(what, []).append(1000 * (perf_counter() - begun))
    return done


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=STORED)
    parser.add_argument("--kept", type=int, default=KEPT)
    parser.add_argument(
        "--folder", type=Path, help="where the file is made; a temporary folder where it is not given"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        taken, size = measure(Path(folder), given.stored, given.kept)
    machine = f"{os.cpu_count()} processors, Python {sys.version.split()[0]}"
    print(f"{given.stored:,} verdicts stored ({size / 1e6:.0f} MB), {machine}\n")  # noqa: T201
    print("| work | times | median | 99 % within | longest |\n|---|---|---|---|---|")  # noqa: T201
    for what, each in taken.items():
        within = sorted(each)[max(0, -(-99 * len(each) // 100) - 1)]
        told = " | ".join(f"{value:.2f} ms" for value in (statistics.median(each), within, max(each)))
        print(f"| {what} | {len(each):,} | {told} |")  # noqa: T201
    late = sum(value > BAR_MS for value in taken["keep a verdict"])
    print(f"\n{late} of {given.kept:,} verdicts took longer than {BAR_MS} ms to be kept.")  # noqa: T201


if __name__ == "__main__":
    main()
