"""How soon 100,000 examples are in sight and how long the window stops answering, for each form; prints Markdown.

`python tests/bench/large_loads.py [--forms jsonl csv folders] [--rounds 3] [--stacks FILE]`. The forms are opened one
after the other in one window, so that each but the first takes the place of a corpus as large. A phase goes on for some
seconds after everything is scored: the files are looked at then, to notice later changes. With `--stacks`, what each
thread did is written to FILE wherever the window's thread did not answer for 40 ms; it is written by a thread that needs
no interpreter, as one that waited for it would come too late.
"""

import argparse
import csv
import faulthandler
import json
import os
import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, TextIO

from load_gap import BEAT_MS, Probe, until_ended, wait
from printing import heading, row

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from rouge_gui.gui.main_window import MainWindow

FORMS = {"jsonl": "corpus.jsonl", "csv": "corpus.csv", "folders": "folders"}
SOURCE_WORDS, SUMMARY_WORDS = 60, 25
SYSTEM = "system"
AFTERWARDS_S = 4
LATE_S = 0.04


@dataclass(frozen=True)
class Load:
    """What opening one form showed: seconds until rows were painted and until all was scored, gaps in milliseconds."""

    form: str
    rows: float
    scored: float
    gaps: list[float]
    own: list[float]
    work: list[float]


def write_forms(folder: Path, examples: int) -> None:
    """Write the same invented examples as JSON lines, as CSV and as two files each (without a source) in folders."""
    draw = random.Random(1)  # noqa: S311 (a corpus, not a secret)
    words = [f"word{number}" for number in range(3_000)]

    def text(count: int) -> str:
        return " ".join(draw.choices(words, k=count))

    for name in ("references", f"systems/{SYSTEM}"):
        (folder / FORMS["folders"] / name).mkdir(parents=True)
    with (
        (folder / FORMS["jsonl"]).open("w", encoding="utf-8") as lines,
        (folder / FORMS["csv"]).open("w", encoding="utf-8", newline="") as table,
    ):
        rows = csv.writer(table)
        rows.writerow(["id", "source", "reference", f"pred_{SYSTEM}"])
        for number in range(examples):
            id_, source = f"example-{number:06}", text(SOURCE_WORDS)
            reference, candidate = text(SUMMARY_WORDS), text(SUMMARY_WORDS)
            example = {
                "id": id_,
                "source": source,
                "references": [reference],
                "candidates": {SYSTEM: candidate},
            }
            lines.write(json.dumps(example) + "\n")
            rows.writerow([id_, source, reference, candidate])
            for name, written in (("references", reference), (f"systems/{SYSTEM}", candidate)):
                (folder / FORMS["folders"] / name / f"{id_}.txt").write_text(written, encoding="utf-8")


def open_forms(folder: Path, forms: list[str], rounds: int, stacks: TextIO | None) -> Iterator[Load]:
    """Open each of `forms` in turn, `rounds` times, and yield what that showed."""
    from PySide6.QtCore import QSettings

    from rouge_gui import assets
    from rouge_gui.app import Kept, make_application, make_window
    from rouge_gui.store.drafts import Drafts
    from rouge_gui.store.settings import Settings

    application = make_application()
    state = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = make_window(
        Kept(Settings(), folder / "settings.json", Drafts(folder / "drafts"), state, ()), None
    )
    window.show()
    until_ended(window, lambda: window.open_paths([assets.samples()]))
    wait(AFTERWARDS_S)
    for form in forms * rounds:
        yield _opened(window, folder, form, stacks)
    window.close()
    application.processEvents()


def _opened(window: "MainWindow", folder: Path, form: str, stacks: TextIO | None) -> Load:
    probe, painted = Probe(window, window.reading.candidate.editor), _first_rows(window)
    if stacks is not None:
        stacks.write(f"\n===== {form}\n")
        stacks.flush()
        probe.beat.timeout.connect(partial(faulthandler.dump_traceback_later, LATE_S, file=stacks))
    begun = perf_counter()
    probe.start(is_typing=False)
    until_ended(window, lambda: window.open_paths([folder / FORMS[form]]))
    scored = perf_counter() - begun
    wait(AFTERWARDS_S)
    probe.stop()
    faulthandler.cancel_dump_traceback_later()
    return Load(form, painted[0] - begun, scored, probe.gaps, probe.own, probe.work)


def _first_rows(window: "MainWindow") -> list[float]:
    """Return a list into which goes when rows of the next corpus were painted first."""
    from PySide6.QtCore import QEvent, QObject

    found: list[float] = []
    viewport, model = window.corpus_view.table.viewport(), window.corpus_view.model

    class Painted(QObject):
        """Looks at what the table is told."""

        def eventFilter(self, _watched: "QObject", event: QEvent) -> bool:  # noqa: N802 (Qt's name)
            """Note the first time that rows are painted."""
            if event.type() == QEvent.Type.Paint and model.rowCount():
                viewport.removeEventFilter(self)
                found.append(perf_counter())
            return False

    eye = Painted(window)
    window.loading.started.connect(lambda: viewport.installEventFilter(eye))
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100_000)
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=list(FORMS))
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--stacks", type=argparse.FileType("w"))
    parser.add_argument(
        "--keep", type=Path, help="where the corpora lie or are to be written, to be used again"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        os.environ["ROUGE_GUI_HOME"] = name
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        kept = given.keep or Path(name)
        if not (kept / FORMS["jsonl"]).exists():
            write_forms(kept, given.examples)
        lines = list(_table(open_forms(kept, given.forms, given.rounds, given.stacks)))
    print("\n".join([f"{given.examples:,} examples, load {os.getloadavg()[0]:.1f}", "", *lines]))  # noqa: T201


def _table(loads: Iterator[Load]) -> Iterator[str]:
    yield from heading(
        "form",
        "first rows painted",
        "all scored",
        "longest gap",
        "p99",
        "less waits for a processor: longest",
        "work at a stretch: longest",
        f"gaps over 50 ms (beat every {BEAT_MS} ms)",
        "load",
    )
    for load in loads:
        yield row(
            load.form,
            f"{load.rows:.2f} s",
            f"{load.scored:.1f} s",
            f"{max(load.gaps):.0f} ms",
            f"{quantiles(load.gaps, n=100)[98]:.0f} ms",
            f"{max(load.own):.0f} ms",
            f"{max(load.work):.0f} ms",
            f"{sum(gap > 50 for gap in load.gaps)}",
            f"{os.getloadavg()[0]:.1f}",
        )


if __name__ == "__main__":
    main()
