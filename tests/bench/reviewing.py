"""How long Ctrl+Enter takes in the window where 100,000 verdicts are stored: keeping, and showing what is next.

`python tests/bench/reviewing.py [verdicts]`, on no display.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QSettings, QTimer

from rouge_gui import assets
from rouge_gui.app import Kept, make_application, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.reviewing.work import Wish, own_project
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
from rouge_gui.study.annotating.assignment import items_of
from rouge_gui.study.annotating.scheme import read_scheme
from rouge_gui.study.annotating.verdict import Verdict, digest_of

SYSTEMS, SAVES, LEFT = 4, 60, 100
SOURCE = "Rain fell in Harrow Vale for nine days, and the river rose by two metres before noon. " * 20


def wait(signal: object = None, ms: int = 60_000) -> None:
    """Run the event loop until `signal`, or for so long."""
    loop = QEventLoop()
    if signal is not None:
        signal.connect(loop.quit)  # type: ignore[attr-defined]
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def window_over(folder: Path, count: int) -> MainWindow:
    """Return a window over `count` candidates."""
    path = folder / "corpus.jsonl"
    with path.open("w", encoding="utf-8") as lines:
        for number in range(count // SYSTEMS):
            row = {
                "id": str(number),
                "source": SOURCE,
                "reference": f"Rain fell for {number} days in the vale.",
            }
            row |= {f"pred_{name}": f"It rained {number} days, says {name}." for name in "abcd"}
            lines.write(json.dumps(row) + "\n")
    state = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True)
    window = make_window(Kept(settings, folder / "s.json", Drafts(folder / "d.sqlite"), state, ()), None)
    window.show()
    QTimer.singleShot(0, lambda: window.open_paths([path]))
    wait(window.loading.ended, 600_000)
    return window


def main(count: int) -> None:
    """Measure and print."""
    make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        window = window_over(folder, count)
        scheme = read_scheme(next(path for path in assets.schemes() if path.stem == "summeval"))
        loading = window.loading
        project = own_project(folder, loading.paths, loading.recipe, Wish(scheme, "ann"))
        items = list(items_of(loading.corpus, 1))
        answers = {question.name: 3.0 for question in scheme.questions}
        with project.file_of("ann") as file:
            file.take(
                Verdict(
                    item,
                    "ann",
                    scheme.name,
                    digest_of(example, item),
                    answers,
                    seconds=20.0,
                    moment="2026-01-01",
                )
                for item in items[: len(items) - LEFT]
                if (example := loading.corpus.get(item.example)) is not None
            )
        began = time.perf_counter()
        window.review.review(project, "ann")
        sys.stdout.write(f"start over {len(items):,} items: {time.perf_counter() - began:.2f} s\n")
        wait(ms=2_000)
        mode = window.review.mode
        desk = mode.desk
        if desk is None:
            raise SystemExit("the review did not begin")
        keeping, whole, keys = list[float](), list[float](), list[float]()
        for number in range(SAVES):
            for digit in (1, 2, 3, 4):
                began = time.perf_counter()
                mode.digit(digit)
                keys.append(time.perf_counter() - began)
            wait(ms=400)
            began = time.perf_counter()
            if number % 2:
                desk.keep()
                keeping.append(time.perf_counter() - began)
                mode.save()
            else:
                mode.save()
                whole.append(time.perf_counter() - began)
            wait(ms=200)
        for words, found in (("a digit", keys), ("keeping", keeping), ("Ctrl+Enter to the next item", whole)):
            found.sort()
            told = ", ".join(
                f"{name} {1000 * found[min(len(found) - 1, int(share * len(found)))]:.1f} ms"
                for name, share in (("median", 0.5), ("95 %", 0.95), ("most", 1.0))
            )
            sys.stdout.write(f"{words}: {told}\n")
        window.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
