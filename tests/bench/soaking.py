"""Going through the acts of `using` in the program's own event loop, and looking at what it holds after each round."""

import gc
import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import psutil
from printing import heading, row
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication
from scipy import stats
from using import AGAIN_EVERY, Act, Use, is_furnished

WARM_UP = 0.25
TICK_MS, PATIENCE = 5, 120.0
COUNTS = ("files", "threads", "processes", "widgets", "blocks")
MEGABYTE = 2**20


@dataclass(frozen=True)
class Look:
    """What the process holds after a round: bytes, and counts; `blocks` are pieces of memory that Python gave out.

    `own` is what it wrote itself, in no file: of the pages of libraries, as many as 23 MiB are its own or not, as a
    process that it started, which maps them too, lives at that moment or does not. Nor does it count what is kept for the
    next time within bounds, and is more or less by what was looked at last: that is let go before.
    `gc.get_objects` would hold objects meanwhile, which a tuple that another thread makes cannot bear; and what
    `findChildren` finds of Qt's own (frames of a document, bars) PySide keeps for as long as the parent lives.
    """

    seconds: float
    own: int
    rss: int
    files: int
    threads: int
    processes: int
    widgets: int
    blocks: int

    @classmethod
    def now(cls, began: float) -> "Look":
        """Look at this process."""
        let_go()
        process = psutil.Process()
        maps = process.memory_maps(grouped=True)
        return cls(
            time.monotonic() - began,
            sum(each.anonymous for each in maps),
            sum(each.rss for each in maps),
            process.num_fds(),
            process.num_threads(),
            len(process.children(recursive=True)),
            len(QApplication.allWidgets()),
            sys.getallocatedblocks(),
        )


def let_go() -> None:
    """Empty what is kept within bounds: Qt's pictures, at most 10 MiB, what functions of ours remember, garbage.

    Python looks for garbage among old objects only when new ones have become a quarter of them, after some 50 rounds.
    """
    QPixmapCache.clear()
    ours = [module for name, module in sys.modules.items() if name.startswith("rouge_gui")]
    for each in (value for module in ours for value in vars(module).values()):
        if isinstance(each, _lru_cache_wrapper) and each.cache_info().maxsize:
            each.cache_clear()
    gc.collect()


class Soak(QObject):
    """Goes through the acts of a `Use` in the program's event loop, for `rounds` or until `seconds` are over."""

    def __init__(self, use: Use, rounds: int, seconds: float, acts: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._use, self._rounds, self._seconds, self._acts = use, rounds, seconds, acts
        self._began = time.monotonic()
        self.looks: list[Look] = []
        self.told: list[str] = []
        self.act = "the start"
        self._script = self._all_rounds()
        self._waits_for, self._since = is_furnished, time.monotonic()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _all_rounds(self) -> Act:
        yield self._use.marked
        yield from self._done(self._use.before(self._acts))
        while len(self.looks) < self._rounds and time.monotonic() - self._began < self._seconds:
            yield from self._done(self._use.round(self._acts))
            self.looks.append(Look.now(self._began))

    def _done(self, acts: Iterator[tuple[str, Act]]) -> Act:
        for name, act in acts:
            self.act = name
            yield from act

    def _go_on(self) -> None:
        """Take the next step if what is waited for has come; whatever goes wrong ends the program."""
        try:
            if self._waits_for():
                self._waits_for, self._since = next(self._script), time.monotonic()
            elif time.monotonic() - self._since > PATIENCE:
                self._end(f"round {self._use.number}, {self.act}: nothing came for {PATIENCE:.0f} s")
        except StopIteration:
            self._end()
        except Exception as error:  # noqa: BLE001 (told, whatever it is)
            self._end(f"round {self._use.number}, {self.act}: {type(error).__name__}: {error}")

    def _end(self, told: str = "") -> None:
        self._timer.stop()
        self.told += [told] if told else []
        self._use.window.close()


class Heard(logging.Handler):
    """Keeps what is logged as a warning or worse, by Qt too."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a sentence, with the kind of error there is."""
        error = record.exc_info[1] if record.exc_info else None
        self.told.append(f"{record.levelname}: {record.getMessage()} {error!r}")


def soak(rounds: int, seconds: float, acts: Sequence[str] = ()) -> tuple[list[Look], list[str]]:
    """Start the program, use it, and return what was seen after each round, and all that went wrong."""
    from rouge_gui import app, assets
    from rouge_gui.__main__ import main
    from rouge_gui.store import settings

    heard, made = Heard(), list[Soak]()
    logging.getLogger().addHandler(heard)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "home").mkdir()
        os.environ["ROUGE_GUI_HOME"] = str(folder / "home")
        settings.save(
            folder / "home" / "settings.json", settings.Settings(theme="light", tour_seen=True, language="en")
        )

        make = app.make_application

        def made_and_used() -> QApplication:
            application = make()
            QTimer.singleShot(0, lambda: made.append(Soak(Use(folder), rounds, seconds, acts, application)))
            return application

        with patch.object(app, "make_application", made_and_used):
            code = main([str(assets.samples())])
    told = heard.told + made[0].told
    return made[0].looks, told if not code else [*told, f"exit code {code}"]


def slope(values: Sequence[float]) -> tuple[float, float]:
    """Return by how much `values`, one for each round, grow in a round, and half of the 95 % interval of that.

    Every AGAIN_EVERY rounds the window is made anew and holds less for a while. So what grows are the means of so many
    rounds; NaN for fewer than three of them.
    """
    means = np.asarray(values[len(values) % AGAIN_EVERY :]).reshape(-1, AGAIN_EVERY).mean(axis=1)
    if len(means) < 3:
        return float("nan"), float("nan")
    if not np.ptp(means):
        return 0.0, 0.0  # where SciPy divides 0 by 0
    found = stats.linregress(np.arange(len(means)) * AGAIN_EVERY, means)
    return float(found.slope), float(found.stderr * stats.t.ppf(0.975, len(means) - 2))


def warm(looks: Sequence[Look]) -> Sequence[Look]:
    """Return the looks after the warm-up."""
    return looks[int(len(looks) * WARM_UP) :]


def told(pieces: Sequence[Sequence[Look]]) -> Iterator[str]:
    """Tell how what is held grows, in each piece and `together`."""
    heads = (
        "piece",
        "rounds",
        "minutes",
        "own memory at the end",
        "grows by a round (95 %)",
        "holds 0",
        *COUNTS,
    )
    yield from heading(*heads)
    slopes, halves = [], []
    for number, piece in enumerate(pieces, start=1):
        held = warm(piece)
        grown, half = slope([each.own / MEGABYTE for each in held])
        slopes.append(grown)
        halves.append(half)
        last = piece[-1]
        counts = (f"{getattr(held[0], name)} to {getattr(last, name)}" for name in COUNTS)
        yield row(
            number,
            len(piece),
            f"{last.seconds / 60:.1f}",
            f"{last.own / MEGABYTE:.0f} MiB",
            f"{grown:+.3f} ± {half:.3f} MiB",
            "yes" if abs(grown) <= half else "no",
            *counts,
        )
    mean, half = together(slopes, halves)
    yield ""
    yield (
        f"Together, {sum(map(len, pieces))} rounds in {sum(each[-1].seconds for each in pieces) / 60:.0f} minutes: "
        f"{mean:+.3f} ± {half:.3f} MiB a round; the interval {'holds' if abs(mean) <= half else 'does not hold'} 0."
    )


def together(slopes: Sequence[float], halves: Sequence[float]) -> tuple[float, float]:
    """Return the mean slope and half of its 95 % interval (Student's t) by how pieces differ, of one its own.

    What is held after a round hangs on what was held before it, so that the interval inside a piece is too narrow.
    """
    if len(slopes) == 1:
        return slopes[0], halves[0]
    spread = stats.t.ppf(0.975, len(slopes) - 1) * np.std(slopes, ddof=1) / np.sqrt(len(slopes))
    return float(np.mean(slopes)), float(spread)


def kept(looks: Sequence[Look], wrong: Sequence[str]) -> str:
    """Return a piece as JSON, for `read`."""
    return json.dumps({"looks": [asdict(each) for each in looks], "wrong": list(wrong)})


def read(path: Path) -> list[Look]:
    """Return the looks of a piece."""
    kept: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["looks"]
    return [Look(**each) for each in kept]
