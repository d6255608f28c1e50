"""The same work by us and by other packages, interleaved in one run; prints pairs a second and ratios in Markdown.

`python tests/bench/speed.py [--threads 1 2]` needs the extra `bench` and the compiled kernels. Each count of threads has
a process of its own, since rouge-score-rs and rouge-rust read RAYON_NUM_THREADS once. In it the contenders do the same
work in turn (A B C, A B C ...), and the median of its rounds counts. The slow ones score as many of the pairs as they
manage in `ENOUGH` seconds; those without threads do so in one thread only. Ratios are
also given by processor time, on which other work on the machine tells less.
"""

import argparse
import gzip
import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from contenders import (
    ALL,
    CONTENDERS,
    FASTEST,
    RARE,
    SINGLES,
    SLOWEST,
    STEMMED,
    US,
    WITHOUT_THREADS,
    Score,
    Texts,
    Work,
)
from marks import prose
from printing import heading, machine, row

from rouge_gui.rouge.batch import engine

DATA = Path(__file__).parents[3] / "shared" / "data"
ENOUGH = 0.3
DIFFERENT = 2_000
DIGITS = 100
GROWTH = (1_000, 10_000, 100_000)


class Length(NamedTuple):
    """Texts of one length: the file they stand in, how many pairs are scored, and in how many rounds."""

    name: str
    file: str
    words: int
    pairs: int
    rounds: int


class Measured(NamedTuple):
    """Pairs a second of each contender for one work on texts of one length; and a second of processor time."""

    length: str
    work: str
    threads: int
    speeds: dict[str, float]
    by_processor: dict[str, float]


class Grown(NamedTuple):
    """Seconds for `pairs` short pairs, and the most memory the process held before and after, in MiB."""

    name: str
    pairs: int
    threads: int
    seconds: float
    before: float
    peak: float


class Bar(NamedTuple):
    """How many times the fastest other contender is to be beaten."""

    work: Work
    length: str
    times: float


SHORT = Length("short", "bench_short.jsonl.gz", 55, 20_000, 7)
LONG = Length("long", "bench_long.jsonl.gz", 600, 1_000, 5)
VERY_LONG = Length("very long", "bench_xlong.jsonl.gz", 7_000, 20, 3)
LENGTHS = (SHORT, LONG, VERY_LONG)
BY_NAME = {length.name: length for length in LENGTHS}
BARS = (
    *(Bar(ALL, each, times) for each, times in (("short", 3), ("long", 6), ("very long", 9))),
    *(Bar(STEMMED[0], each.name, 3) for each in LENGTHS),
    *(Bar(work, each, 1.2) for work in SINGLES for each in ("short", "long")),
    *(Bar(work, each, times) for work in RARE for each, times in (("short", 60), ("long", 150))),
)


def corpus(length: Length) -> tuple[Texts, Texts]:
    """Return candidates and references, repeated so that fixed costs do not decide."""
    path = DATA / length.file
    pairs = _read(path) if path.exists() else _invented(length)
    candidates, references = zip(*islice(cycle(pairs), length.pairs), strict=True)
    return list(candidates), list(references)


def _read(path: Path) -> list[tuple[str, str]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [(each["cand"], each["ref"]) for each in map(json.loads, lines)]


def _invented(length: Length) -> list[tuple[str, str]]:
    seeds = range(min(length.pairs, DIFFERENT))
    return [(prose(length.words, 2 * seed), prose(length.words, 2 * seed + 1)) for seed in seeds]


def measure_speeds(length: Length, work: Work, threads: int) -> Measured:
    """Return at what speed each contender does `work`: medians of its rounds."""
    candidates, references = corpus(length)
    runners: dict[str, tuple[Score, int]] = {}
    for name, make in CONTENDERS.items():
        run = make(work, threads)
        if run is not None and not (
            _is_hopeless(name, length, work) or (threads > 1 and name in WITHOUT_THREADS)
        ):
            runners[name] = run, _enough(run, candidates, references)
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    worked: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(length.rounds):
        for name, (run, count) in runners.items():
            before = process_time()
            seconds[name].append(_time(run, candidates[:count], references[:count]) / count)
            worked[name].append((process_time() - before) / count)
    speeds, by_processor = (
        {name: 1 / median(times) for name, times in each.items()} for each in (seconds, worked)
    )
    return Measured(length.name, work.name, threads, speeds, by_processor)


def _is_hopeless(name: str, length: Length, work: Work) -> bool:
    """Tell whether a pair takes many seconds and half a gigabyte: a table of 7,000 x 7,000 Python numbers."""
    return name == SLOWEST and length is VERY_LONG and "ROUGE-L" in work.variants


def _enough(run: Score, candidates: Texts, references: Texts) -> int:
    """Return how many pairs take about `ENOUGH` seconds, at least one."""
    tried = 1
    while (seconds := _time(run, candidates[:tried], references[:tried])) < ENOUGH / 8:
        if tried == len(candidates):
            return tried
        tried = min(len(candidates), 4 * tried)
    return max(1, min(len(candidates), int(tried * ENOUGH / seconds)))


def _time(run: Score, candidates: Texts, references: Texts) -> float:
    start = perf_counter()
    run(candidates, references)
    return perf_counter() - start


def measure_all(lengths: Iterable[Length], threads: int) -> Iterator[Measured]:
    """Yield what was measured, one length and work after the other."""
    for length in lengths:
        for work in (ALL, *SINGLES, *STEMMED, *(() if length is VERY_LONG else RARE)):
            yield measure_speeds(length, work, threads)


def measure_growth(name: str, pairs: int, threads: int) -> Grown:
    """Score `pairs` short pairs, no two of which are one object, with the contender called `name`."""
    candidates, references = corpus(SHORT._replace(pairs=pairs))
    candidates, references = [f"{each}." for each in candidates], [f"{each}." for each in references]
    run = CONTENDERS[name](ALL, threads)
    if run is None:
        raise ValueError(f"{name} does not compute {ALL.name}.")
    run(candidates[:100], references[:100])
    before = _peak_mib()
    seconds = _time(run, candidates, references)
    return Grown(name, pairs, threads, seconds, before, _peak_mib())


def _peak_mib() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def in_process(threads: int, *arguments: str) -> Iterator[list[Any]]:
    """Yield what a process of its own with `threads` threads measured, from a line of JSON each."""
    process = subprocess.Popen(
        [sys.executable, __file__, "--threads", str(threads), "--measure", *arguments],
        env={**os.environ, "RAYON_NUM_THREADS": str(threads)},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process as running:
        for line in running.stdout or ():
            yield json.loads(line)
            print(line, end="", file=sys.stderr, flush=True)  # noqa: T201
    if process.returncode:
        raise SystemExit(f"The process with {threads} threads ended with {process.returncode}; see above.")


def told_bars(measured: Sequence[Measured]) -> Iterator[str]:
    """Yield for each bar how many times we are as fast as the fastest other: by the clock / by processor time."""
    counts = sorted({each.threads for each in measured})
    yield from heading("texts", "work", "bar", "fastest other", *(f"{count} thread(s)" for count in counts))
    for bar in BARS:
        found = [each for each in measured if (each.length, each.work) == (bar.length, bar.work.name)]
        if not found:
            continue
        names = {_fastest_other(each.speeds) for each in found}
        told = (_ratios(bar, _ratio(each.speeds), _ratio(each.by_processor)) for each in found)
        yield row(bar.length, bar.work.name, f"{bar.times:g}x", ", ".join(sorted(names)), *told)


def _fastest_other(speeds: dict[str, float]) -> str:
    return max((name for name in speeds if name != US), key=speeds.__getitem__)


def _ratio(speeds: dict[str, float]) -> float:
    return speeds[US] / speeds[_fastest_other(speeds)]


def _ratios(bar: Bar, by_clock: float, by_processor: float) -> str:
    told = f"{by_clock:.2f}x / {by_processor:.2f}x"
    return told if by_clock >= bar.times else f"{told} **missed**"


def told_speeds(measured: Iterable[Measured]) -> Iterator[str]:
    """Yield pairs a second, and in brackets how many times as fast we are."""
    yield from heading("texts", "threads", "work", *CONTENDERS)
    for each in measured:
        ours = each.speeds[US]
        cells = ("-" if name not in each.speeds else _speed(each.speeds[name], ours) for name in CONTENDERS)
        yield row(each.length, each.threads, each.work, *cells)


def _speed(speed: float, ours: float) -> str:
    told = f"{speed:,.0f}" if speed >= DIGITS else f"{speed:.2f}"
    return told if speed == ours else f"{told} ({ours / speed:,.1f}x)"


def told_growth(grown: Iterable[Grown]) -> Iterator[str]:
    """Yield time a pair and memory by the number of pairs."""
    yield from heading(
        "package", "threads", "pairs", "seconds", "a pair", "memory with the texts", "scoring adds"
    )
    for each in grown:
        yield row(
            each.name,
            each.threads,
            f"{each.pairs:,}",
            f"{each.seconds:.3f}",
            f"{1e6 * each.seconds / each.pairs:.2f} us",
            f"{each.before:.0f} MiB",
            f"{each.peak - each.before:.0f} MiB",
        )


def main() -> None:
    """Print the tables, or, as a process that measures, a line of JSON for each result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, nargs="+", default=sorted({1, os.cpu_count() or 1}))
    parser.add_argument("--lengths", nargs="*", choices=BY_NAME, default=list(BY_NAME))
    parser.add_argument("--growth", type=int, nargs="*", default=GROWTH, help="numbers of short pairs")
    parser.add_argument("--measure", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure is None:
        told(given.threads, given.lengths, given.growth)
    elif given.measure:
        name, pairs = given.measure
        print(json.dumps(measure_growth(name, int(pairs), *given.threads)))  # noqa: T201
    else:
        for each in measure_all([BY_NAME[name] for name in given.lengths], *given.threads):
            print(json.dumps(each), flush=True)  # noqa: T201


def told(threads: Sequence[int], lengths: Sequence[str], growth: Sequence[int]) -> None:
    """Measure and print everything."""
    print(f"{machine()}; engine: {engine.name()}\n")  # noqa: T201
    measured = [
        Measured(*each)
        for count in threads
        for name in lengths
        for each in in_process(count, "--lengths", name)
    ]
    grown = [
        Grown(*each)
        for count in threads
        for name in (US, FASTEST)
        for pairs in growth
        for each in in_process(count, name, str(pairs))
    ]
    for lines in (told_bars(measured), told_speeds(measured), told_growth(grown)):
        print("\n".join(lines), end="\n\n")  # noqa: T201
    print(f"Load at the end: {os.getloadavg()[0]:.1f}")  # noqa: T201


if __name__ == "__main__":
    main()
