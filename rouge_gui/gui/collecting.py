"""Cyclic garbage is collected in the window's thread only.

Python collects wherever an allocation passes a threshold, which is mostly a worker's: widgets, timers and items of plots
that are part of a cycle were then destroyed outside the thread they belong to, for which Qt may abort the program.
"""

import gc
import linecache

from PySide6.QtCore import QObject, QTimer

AT_WORK_MS, AT_REST_MS = 25, 250
REST = 0.1
# So many objects are looked at within about a tenth of a second.
SOON = 500_000


def free() -> None:
    """Free at once what nobody holds any more, also of what was out of sight: what a whole window was.

    And the lines of each module's source, half a million, which Shiboken looks through when the module is imported.
    """
    linecache.clearcache()
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def free_if_soon() -> None:
    """Do `free` unless so much is out of sight, as of a large corpus, that the window would be kept waiting."""
    if gc.get_freeze_count() < SOON:
        free()


class Collecting(QObject):
    """Collects in place of Python, for the rest of the program; `after` are thresholds as `gc.set_threshold` has them.

    What the start made is taken out of sight at the first look, since it stays: to look at all of it at once would keep
    the window from its first keys for 50 ms. Then it looks more often while many objects are made than while none are.
    """

    def __init__(self, after: tuple[int, int, int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._after = after
        self._timer = QTimer(self, interval=AT_REST_MS)
        self._timer.timeout.connect(self.collect_due)
        gc.disable()
        QTimer.singleShot(AT_REST_MS, self, self._begin)

    def collect_due(self) -> None:
        """Collect the oldest generation that is due, if any."""
        counts = gc.get_count()
        wanted = AT_WORK_MS if counts[0] > REST * self._after[0] else AT_REST_MS
        if counts[0] > self._after[0]:
            due = [count > after for count, after in zip(counts, self._after, strict=True)]
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
        if wanted != self._timer.interval():
            self._timer.setInterval(wanted)

    def _begin(self) -> None:
        linecache.clearcache()
        gc.freeze()
        self._timer.start()
