"""How long somebody has worked on an item: time without a key or a move of the mouse counts for a minute at most."""

from collections.abc import Callable

IDLE_SECONDS = 60.0


class WorkClock:
    """Counts seconds by `now`, which tells seconds from any beginning."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._counted = 0.0
        self._touched = now()

    def start(self, seconds: float) -> None:
        """Begin with another item, on which `seconds` of work were done before."""
        self._counted, self._touched = seconds, self._now()

    def touch(self) -> None:
        """Take in that a key was pressed or the mouse moved."""
        self._counted, self._touched = self.seconds, self._now()

    @property
    def seconds(self) -> float:
        """The seconds of work so far."""
        return self._counted + min(self._idle, IDLE_SECONDS)

    @property
    def is_paused(self) -> bool:
        """Whether nothing was touched for so long that the time does not count any more."""
        return self._idle >= IDLE_SECONDS

    @property
    def _idle(self) -> float:
        return max(0.0, self._now() - self._touched)
