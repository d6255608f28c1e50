"""How long after a key the re-scored marks stand: `python tests/bench/keystroke.py` prints a Markdown table."""

import os
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from itertools import islice, product
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rouge_gui.app import Kept, make_application, make_window
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

TOKENS = (100, 500)
KEYS = 30
SENTENCE, VOCABULARY = 25, 400
NAMES = ["".join(letters) for letters in islice(product("aeiou", "bcdfg", "aeiou", "klmnp"), VOCABULARY)]


def measure(folder: Path, tokens: int) -> list[float]:
    """Return for each of KEYS keys the milliseconds until its marks are painted, all texts being `tokens` long."""
    kept = Kept(
        Settings(tour_seen=True),
        folder / "s.json",
        Drafts(folder / "d.sqlite"),
        QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat),
        (),
    )
    window = make_window(kept, None)
    window.resize(1280, 800)
    window.show()
    text, reference = _text(tokens, 1), _text(tokens, 2)
    evaluated: list[float] = []
    window.session.evaluated.connect(lambda _: evaluated.append(perf_counter()))
    window.session.open_example(Example("1", text, (reference,), {"s": Candidate(text)}), "s")
    _until(lambda: bool(evaluated) and window.reading.candidate.is_painted())
    taken = []
    for _ in range(KEYS):
        evaluated.clear()
        begun = perf_counter()
        QTest.keyClicks(window.reading.candidate.editor, "a")
        _until(lambda: bool(evaluated))
        window.reading.candidate.editor.viewport().repaint()
        taken.append(1000 * (perf_counter() - begun))
    window.close()
    return taken


def _text(tokens: int, seed: int) -> str:
    """Return lines of SENTENCE words, frequent ones among them as in a language."""
    draw = random.Random(seed)  # noqa: S311 (texts, not secrets)
    words = [NAMES[int(VOCABULARY * draw.random() ** 2)] for _ in range(tokens)]
    return "\n".join(" ".join(words[at : at + SENTENCE]) for at in range(0, tokens, SENTENCE))


def _until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def main() -> None:
    """Print the table."""
    application = make_application()
    lines = ["| tokens | median | longest |", "|---|---|---|"]
    for tokens in TOKENS:
        with tempfile.TemporaryDirectory() as folder:
            taken = measure(Path(folder), tokens)
        lines.append(f"| {tokens:,} | {statistics.median(taken):.0f} ms | {max(taken):.0f} ms |")
    machine = f"{os.cpu_count()} processors, Python {sys.version.split()[0]}"
    print(f"Keystroke to re-scored marks, three panes, {machine}\n")  # noqa: T201
    print("\n".join(lines))  # noqa: T201
    application.quit()


if __name__ == "__main__":
    main()
