"""How long a corpus table of a million rows takes to sort, to filter and to scroll, and how long the window waits."""

import resource
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from statistics import median, quantiles
from typing import NamedTuple

import numpy as np
from printing import heading, row
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from rouge_gui.gui.models.corpus_model import CorpusModel
from rouge_gui.gui.page_table import PageTable
from rouge_gui.study.blocks import Block

ROWS, SYSTEMS, BLOCK = 1_000_000, 10, 2_000
VARIANTS = ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum")
F_OF_ROUGE_2 = 3
SIZE = (1600, 900)
BEAT_MS = 1
FILTERS = ("example-0123", 'R2.f >= .6 and system == "system-3"', "")
PAGES = 60


class Taken(NamedTuple):
    """What one deed took: until the rows stand, and the longest time in which the window did nothing else."""

    deed: str
    milliseconds: float
    longest_gap: float
    shown: int


def filled() -> CorpusModel:
    """Return a model of ROWS rows with scores that are drawn."""
    model = CorpusModel()
    model.clear(VARIANTS)
    draw = np.random.default_rng(1)
    systems = [f"system-{number}" for number in range(SYSTEMS)]
    for first in range(0, ROWS, BLOCK):
        examples = (f"example-{number:06}" for number in range(first // SYSTEMS, (first + BLOCK) // SYSTEMS))
        keys = list(product(examples, systems))
        scores = draw.random((BLOCK, len(VARIANTS), 3))
        model.append_rows(keys)
        model.put([Block(keys, VARIANTS, scores, np.ones_like(scores), (1.0,) * len(VARIANTS))])
    return model


def deeds(model: CorpusModel) -> Iterator[Taken]:
    """Sort by score, text and back, and filter; each until the rows stand."""
    yield _taken(model, "sort by R-2 F", lambda: model.sort(F_OF_ROUGE_2, Qt.SortOrder.DescendingOrder))
    yield _taken(model, "sort by R-2 F the other way", lambda: model.sort(F_OF_ROUGE_2))
    yield _taken(model, "sort by example", lambda: model.sort(0))
    yield _taken(model, "sort by system", lambda: model.sort(1))
    for text in FILTERS:
        yield _taken(model, f"filter `{text}`" if text else "no filter", partial(model.set_filter, text))
    yield _taken(model, "as loaded", lambda: model.sort(-1))


def _taken(model: CorpusModel, deed: str, act: Callable[[], None]) -> Taken:
    loop = QEventLoop()
    beats = [time.perf_counter()]
    beat = QTimer(interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
    beat.timeout.connect(lambda: beats.append(time.perf_counter()))
    model.rearranged.connect(loop.quit)
    beat.start()
    QApplication.processEvents()
    start = time.perf_counter()
    QTimer.singleShot(0, act)
    loop.exec()
    end = time.perf_counter()
    QApplication.processEvents()
    beats.append(time.perf_counter())
    model.rearranged.disconnect(loop.quit)
    gaps = np.diff(beats)
    return Taken(deed, 1000 * (end - start), 1000 * float(gaps.max()), model.rowCount())


def frames(table: PageTable) -> Iterator[tuple[float, ...]]:
    """Return what painting took, page by page and here and there, in milliseconds: by the clock, by processor time."""
    bar = table.verticalScrollBar()
    taken = []
    for page in range(2 * PAGES):
        bar.setValue(page * bar.pageStep() if page < PAGES else page * (bar.maximum() // (2 * PAGES)))
        start = time.perf_counter(), time.process_time()
        table.viewport().repaint()
        taken.append((1000 * (time.perf_counter() - start[0]), 1000 * (time.process_time() - start[1])))
    return zip(*taken, strict=True)


def told() -> Iterator[str]:
    """Measure, and yield the table."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    start = time.perf_counter()
    model = filled()
    filling = time.perf_counter() - start
    table = PageTable(model, "corpus", "")
    table.resize(*SIZE)
    table.show()
    QApplication.processEvents()
    yield from heading("deed", "time", "longest gap in the window meanwhile", "rows shown")
    yield row(f"fill, in blocks of {BLOCK:,}", f"{filling:.1f} s", "-", f"{model.total:,}")
    for each in deeds(model):
        yield row(each.deed, f"{each.milliseconds:.0f} ms", f"{each.longest_gap:.0f} ms", f"{each.shown:,}")
    for clock, taken in zip(("the clock", "processor time"), frames(table), strict=True):
        yield row(
            f"a frame of scrolling, {model.columnCount()} columns, by {clock}: median / p99 / longest",
            f"{median(taken):.1f} / {quantiles(taken, n=100)[98]:.1f} / {max(taken):.1f} ms",
            "-",
            f"{model.rowCount():,}",
        )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield row("memory: most held, before / after", f"{before:.0f} / {peak:.0f} MiB", "-", "-")
    table.close()
    model.close()
