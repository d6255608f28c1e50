"""What the steps of the tour speak of: the parts of the window by name, and the sample that is opened for it."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from rouge_gui.gui.loading import Loading
from rouge_gui.gui.tour_steps import EXAMPLE, SYSTEM


class TourPlaces:
    """Finds `parts` by name; `open_samples` reads the sample corpus, `show` opens an example's candidate of a system."""

    def __init__(
        self,
        parts: Mapping[str, QWidget],
        loading: Loading,
        open_samples: Callable[[], object],
        show: Callable[[str, str], object],
    ) -> None:
        self._parts, self._loading, self._open_samples, self._show = parts, loading, open_samples, show

    def part(self, name: str) -> QWidget | None:
        """Return the part of the window that a step of the tour speaks of."""
        return self._parts.get(name)

    def open_example(self, then: Callable[[], object]) -> None:
        """Open what the tour speaks of, and call back when it can be seen."""

        def opened() -> None:
            if self._loading.is_reading:
                return
            self._loading.read.disconnect(opened)
            self._show(EXAMPLE, SYSTEM)
            then()

        self._loading.read.connect(opened)
        self._open_samples()
