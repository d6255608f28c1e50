"""How soon the window is there and how seldom it makes somebody wait; prints Markdown tables.

`python tests/bench/window.py [--parts start pair marks gaps table]`. Each part runs in a process of its own. Times are
the clock's, with the processor's beside them where other work on the machine would tell.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from printing import heading, machine, row
from starting import HEAVY

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PARTS = ("start", "pair", "marks", "gaps", "table")
STARTS, STARTING = 9, ("bare", "ours")
STARTING_SCRIPT = Path(__file__).with_name("starting.py")
SEVEN = ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4", "ROUGE-SU4")
LENGTHS, ROUNDS = {60: 2, 1_000: 50}, 15
EXAMPLES, SOURCE_WORDS = 50_000, 60
DATA = Path(__file__).parents[3] / "shared" / "data" / "bench_xlong.jsonl.gz"


class Point(NamedTuple):
    """A point of a start: seconds by the clock (since this machine started) and of processor time; heavy modules."""

    clock: float
    worked: float
    loaded: list[str]


def start() -> Iterator[str]:
    """Start both in turn, compiled files at hand, and yield the table."""
    with tempfile.TemporaryDirectory() as name:
        environment = {
            **os.environ,
            "ROUGE_GUI_HOME": name,
            "PYTHONPYCACHEPREFIX": str(Path(name, "compiled")),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for which in STARTING:
            _started(which, environment)
        taken = [{which: _started(which, environment) for which in STARTING} for _ in range(STARTS)]
    yield from heading(
        "until",
        "clock",
        "processor",
        "ratio by the clock",
        "by processor time",
        "loaded of " + ", ".join(HEAVY),
    )
    bare = [each["bare"][0] for each in taken]
    yield row(
        "a bare PySide6 window is painted", *_medians(bare), "1", "1", ", ".join(bare[0].loaded) or "none"
    )
    for place, words in enumerate(("our window is painted first, still empty", "and with all that it shows")):
        ours = [each["ours"][place] for each in taken]
        ratios = (
            f"{median(getattr(point, part) / getattr(other, part) for point, other in zip(ours, bare, strict=True)):.2f}x"
            for part in ("clock", "worked")
        )
        yield row(words, *_medians(ours), *ratios, ", ".join(ours[0].loaded) or "none")


def _started(which: str, environment: dict[str, str]) -> list[Point]:
    """Return the points of a start, the clock running from before the process was made."""
    begun = perf_counter()
    command = [sys.executable, str(STARTING_SCRIPT), which]
    out = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True).stdout
    points = [Point(*each) for each in json.loads(out)]
    return [point._replace(clock=point.clock - begun) for point in points]


def _medians(points: Sequence[Point]) -> Iterator[str]:
    yield f"{1000 * median(point.clock for point in points):.0f} ms"
    yield f"{1000 * median(point.worked for point in points):.0f} ms"


def pair() -> Iterator[str]:
    """Score one open pair with all its evidence, and find all that the window shows of it."""
    from rouge_gui.app import COLLECT_AFTER
    from rouge_gui.gui.assessment import assess
    from rouge_gui.gui.opened import Opened
    from rouge_gui.rouge.evaluate import evaluate
    from rouge_gui.rouge.options import Options

    gc.set_threshold(*COLLECT_AFTER)
    options = Options(variants=SEVEN)

    def evidence(candidate: str, reference: str) -> None:
        for measured in evaluate(candidate, [reference], options).measured:
            for each in measured.values():
                len(each.overlap.matches), len(each.overlap.clipped_candidate)

    yield from heading("what", "tokens each", "bar", "clock", "processor", "quickest")
    for tokens, bar in LENGTHS.items():
        for words, (candidate, reference) in _texts(tokens).items():
            times = _times(partial(evidence, candidate, reference))
            yield row(f"evaluate, {len(SEVEN)} variants, {words}", tokens, f"{bar} ms", *times)
        texts = {"source": reference, "candidate": candidate, "reference 1": reference}
        opened = Opened("1", "a", texts, texts, has_source=True)
        times = _times(partial(assess, opened, options))
        yield row("assess: the same, source, marks, cues", tokens, "-", *times)


def _texts(tokens: int) -> dict[str, tuple[str, str]]:
    """Return pairs of about `tokens` words each: invented ones, half in common, and real ones where they are at hand."""
    import gzip

    from marks import prose

    reference = prose(tokens, 1)
    found = {"invented words": (reference[: len(reference) // 2] + prose(tokens // 2, 2), reference)}
    if DATA.exists():
        with gzip.open(DATA, "rt", encoding="utf-8") as lines:
            told = json.loads(next(lines))
        found["real words"] = _first(told["cand"], tokens), _first(told["ref"], tokens)
    return found


def _first(text: str, words: int) -> str:
    lines: list[str] = []
    for line in text.splitlines():
        left = words - sum(len(each.split()) for each in lines)
        lines.append(" ".join(line.split()[:left]))
    return "\n".join(filter(None, lines))


def _times(work: Callable[[], object]) -> Iterator[str]:
    clock, worked = [], []
    for _ in range(ROUNDS):
        before = perf_counter(), process_time()
        work()
        clock.append(1000 * (perf_counter() - before[0]))
        worked.append(1000 * (process_time() - before[1]))
    yield from (f"{median(clock):.2f} ms", f"{median(worked):.2f} ms", f"{min(worked):.2f} ms")


def marks() -> Iterator[str]:
    """Yield the table of `marks.py`, by processor time."""
    from marks import HEADS, SIZES, bench
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    application.setStyle("Fusion")
    yield from heading(*HEADS)
    for size in SIZES:
        yield row(f"{size:,}", *(f"{each:.1f} ms" for each in bench(size, process_time)))


def gaps() -> Iterator[str]:
    """Yield the table of `load_gap.py` for 100,000 pairs."""
    from load_gap import HEADS, measure, write_corpus

    with tempfile.TemporaryDirectory() as name:
        corpus = Path(name, "corpus.jsonl")
        write_corpus(corpus, EXAMPLES, SOURCE_WORDS)
        yield from heading(*HEADS)
        yield from (each.row() for each in measure(Path(name), corpus))


def table() -> Iterator[str]:
    """Yield what `big_table.py` measures."""
    from big_table import told
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    application.setStyle("Fusion")
    yield from told()


TELLING = dict(zip(PARTS, (start, pair, marks, gaps, table), strict=True))


def main() -> None:
    """Print the tables, each from a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        for line in TELLING[given.part]():
            print(line, flush=True)  # noqa: T201
        return
    print(f"{machine()}\n", flush=True)  # noqa: T201
    for part in given.parts:
        subprocess.run([sys.executable, __file__, "--part", part], check=True)
        print(f"\nLoad after this: {os.getloadavg()[0]:.1f}\n", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
