"""Which words of a text are not as they were loaded."""

import re
from difflib import SequenceMatcher

from PySide6.QtCore import QObject, QTimer, Signal

from rouge_gui.rouge.text import Span

WORD = re.compile(r"\S+")
SETTLE_MS = 150
TOO_MANY = 5000


def changed(loaded: str, present: str) -> list[Span]:
    """Return the ranges of `present` (code points, ascending) whose words were put in or changed.

    Where words were taken out the range is empty, and stands before the word that follows. A stretch of more than
    TOO_MANY changed words is one range.
    """
    old = WORD.findall(loaded)
    found = [Span(*each.span()) for each in WORD.finditer(present)]
    new = [present[start:end] for start, end in found]
    head = _alike(old, new)
    tail = _alike(old[head:][::-1], new[head:][::-1])
    old, middle = old[head : len(old) - tail], new[head : len(new) - tail]
    ranges = []
    for start, stop in _different(old, middle):
        first, last = head + start, head + stop
        if start < stop:
            ranges.append(Span(found[first].start, found[last - 1].end))
        else:
            place = found[first].start if first < len(found) else len(present)
            ranges.append(Span(place, place))
    return ranges


class Changes(QObject):
    """Compares a text with what was loaded once edits have come to rest; `found` tells the ranges of what changed."""

    found = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loaded: str | None = None
        self._present = ""
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._on_settled)

    def compare_with(self, loaded: str) -> None:
        """Compare with this text from now on."""
        self._loaded = loaded
        self._settle.start()

    def follow(self, present: str) -> None:
        """Take another state of the text."""
        self._present = present
        if self._loaded is not None:
            self._settle.start()

    def _on_settled(self) -> None:
        if self._loaded is not None:
            self.found.emit([] if self._loaded == self._present else changed(self._loaded, self._present))


def _different(old: list[str], new: list[str]) -> list[tuple[int, int]]:
    if not old and not new:
        return []
    if max(len(old), len(new)) > TOO_MANY:
        return [(0, len(new))]
    steps = SequenceMatcher(None, old, new).get_opcodes()
    return [(start, stop) for step, _, _, start, stop in steps if step != "equal"]


def _alike(one: list[str], other: list[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (mine, yours) in pairs if mine != yours), min(len(one), len(other)))
