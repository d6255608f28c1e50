"""How long the window stops answering while a corpus is read and scored and somebody types; prints Markdown.

Where Linux tells how long the window's thread was ready but waited for a processor, the gaps less that wait are
given too: on a machine that does other work at the same time they are what the program itself is to blame for. So is
what the thread computed without a pause.
"""

import argparse
import json
import os
import random
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The scoring processes import this module too: Qt is imported where the window is made.
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QPlainTextEdit

    from rouge_gui.gui.main_window import MainWindow

BEAT_MS, KEY_MS, ROW_MS, REST_S = 5, 80, 500, 3
PAIRS = ("lead", "abstractive")
SOURCE_WORDS, SUMMARY_WORDS = 400, 60
PHASES = (
    "at rest, typing",
    "loading",
    "loading, typing",
    "loading, typing, opening rows",
    "scoring again",
    "scoring again, typing",
)
HEADS = (
    "while",
    "seconds",
    "longest gap",
    "p99",
    "less waits for a processor: longest",
    "p99",
    "work at a stretch: longest",
    "p99",
    "keys typed",
    "slowest key",
    "rows opened",
)


@dataclass(frozen=True)
class Measured:
    """What one phase showed; times in milliseconds, `gaps` between heartbeats that are due every 5 ms.

    `own` are the gaps less what the thread waited for a processor, `work` what of them it computed itself.
    """

    phase: str
    seconds: float
    gaps: Sequence[float]
    own: Sequence[float]
    work: Sequence[float]
    keys: Sequence[float]
    opened: int

    def row(self) -> str:
        """Return the phase as a row of the table."""
        cells = (
            self.phase,
            f"{self.seconds:.1f}",
            f"{max(self.gaps):.0f} ms",
            f"{quantiles(self.gaps, n=100)[98]:.0f} ms",
            f"{max(self.own):.0f} ms",
            f"{quantiles(self.own, n=100)[98]:.0f} ms",
            f"{max(self.work):.0f} ms",
            f"{quantiles(self.work, n=100)[98]:.0f} ms",
            f"{len(self.keys)}",
            f"{max(self.keys):.0f} ms" if self.keys else "-",
            f"{self.opened}",
        )
        return f"| {' | '.join(cells)} |"


def write_corpus(path: Path, examples: int, source_words: int = SOURCE_WORDS) -> None:
    """Write `examples` invented examples with two references and two systems each, as JSONL."""
    draw = random.Random(1)  # noqa: S311 (a corpus, not a secret)
    words = ["the", "of", "and", "to", *(f"word{number}" for number in range(4_000))]
    weights = [1 / (rank + 1) for rank in range(len(words))]

    def text(count: int) -> str:
        chosen = draw.choices(words, weights, k=count)
        return ". ".join(" ".join(chosen[place : place + 20]) for place in range(0, count, 20)) + "."

    with path.open("w", encoding="utf-8") as file:
        for number in range(examples):
            example = {
                "id": f"example-{number:06}",
                "source": text(source_words),
                "references": [text(SUMMARY_WORDS), text(SUMMARY_WORDS)],
                "candidates": {system: text(SUMMARY_WORDS) for system in PAIRS},
            }
            file.write(json.dumps(example) + "\n")


class Probe:
    """Beats in the window's thread, types into an editor, opens rows, and notes what that took."""

    def __init__(self, parent: "QObject", editor: "QPlainTextEdit") -> None:
        from PySide6.QtCore import Qt, QTimer

        self._editor = editor
        self.gaps: list[float] = []
        self.own: list[float] = []
        self.work: list[float] = []
        self.keys: list[float] = []
        self.opened = 0
        self._waits = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._last, self._waited, self._worked = perf_counter(), self._wait(), thread_time()
        self.beat = QTimer(parent, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self.beat.timeout.connect(self._on_beat)
        self.typing = QTimer(parent, interval=KEY_MS)
        self.typing.timeout.connect(self._on_key_due)

    def start(self, *, is_typing: bool) -> None:
        """Begin a phase."""
        self.gaps, self.own, self.work, self.keys, self.opened = [], [], [], [], 0
        self._last, self._waited, self._worked = perf_counter(), self._wait(), thread_time()
        self.beat.start()
        if is_typing:
            self.typing.start()

    def stop(self) -> None:
        """End the phase."""
        self.beat.stop()
        self.typing.stop()

    def _on_beat(self) -> None:
        now, waited, worked = perf_counter(), self._wait(), thread_time()
        self.gaps.append(1000 * (now - self._last))
        self.own.append(max(0.0, self.gaps[-1] - (waited - self._waited)))
        self.work.append(1000 * (worked - self._worked))
        self._last, self._waited, self._worked = now, waited, worked

    def _wait(self) -> float:
        """Return how many milliseconds this thread was ready but not run so far; 0 where that is not known."""
        return int(self._waits.read_text().split()[1]) / 1_000_000 if self._waits.exists() else 0.0

    def _on_key_due(self) -> None:
        from PySide6.QtTest import QTest

        start, before = perf_counter(), self._editor.document().characterCount()
        QTest.keyClicks(self._editor, "x")
        self.keys.append(1000 * (perf_counter() - start))
        if self._editor.document().characterCount() == before:
            raise RuntimeError("A key was lost: the editor holds as much as before.")


def measure(folder: Path, corpus: Path) -> list[Measured]:
    """Return what the window shows at rest, while it loads, and while it loads and rows are opened."""
    os.environ["ROUGE_GUI_HOME"] = str(folder)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings, QTimer

    from rouge_gui import assets
    from rouge_gui.app import Kept, make_application, make_window
    from rouge_gui.gui.models.snapshot import State
    from rouge_gui.store.drafts import Drafts
    from rouge_gui.store.settings import Settings

    application = make_application()
    state = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = make_window(
        Kept(Settings(), folder / "settings.json", Drafts(folder / "drafts"), state, ()), None
    )
    window.show()
    until_ended(window, lambda: window.open_paths([assets.samples()]))
    probe = Probe(window, window.reading.candidate.editor)
    rows = QTimer(window, interval=ROW_MS)

    def open_row() -> None:
        window.corpus_view.step(1)
        probe.opened += 1

    rows.timeout.connect(open_row)
    measured = []
    for phase in PHASES:
        if phase.endswith("rows"):
            rows.start()
        start = perf_counter()
        probe.start(is_typing="typing" in phase)
        if phase.startswith("at rest"):
            wait(REST_S)
        elif phase.startswith("loading"):
            until_ended(window, lambda: window.open_paths([corpus]))
        else:
            options = replace(window.loading.options, stemmer="porter")
            until_ended(window, partial(window.loading.score_again, options))
        probe.stop()
        rows.stop()
        seconds = perf_counter() - start
        measured.append(Measured(phase, seconds, probe.gaps, probe.own, probe.work, probe.keys, probe.opened))
    model = window.corpus_view.model
    if model.total != model.count(State.SCORED):
        raise RuntimeError("Not every row was scored.")
    window.close()
    application.processEvents()
    return measured


def until_ended(window: "MainWindow", work: Callable[[], None]) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    window.loading.ended.connect(loop.quit)
    QTimer.singleShot(0, work)
    loop.exec()
    window.loading.ended.disconnect(loop.quit)


def wait(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=5_000)
    parser.add_argument("--source-words", type=int, default=SOURCE_WORDS)
    given = parser.parse_args()
    examples = given.examples
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        corpus = folder / "corpus.jsonl"
        write_corpus(corpus, examples, given.source_words)
        measured = measure(folder, corpus)
    load, python = f"{os.getloadavg()[0]:.1f}", sys.version.split()[0]
    lines = [
        f"{examples:,} examples, {len(PAIRS)} systems, {os.cpu_count()} processors, load {load}, Python {python}",
        "",
        f"| {' | '.join(HEADS)} |",
        f"|{'---|' * len(HEADS)}",
        *(each.row() for each in measured),
    ]
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
