"""The windows beside the main one: all systems of the open example, and the systems of the corpus compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rouge_gui.gui.grid_view import GridView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from rouge_gui.gui.appearance import Appearance
    from rouge_gui.gui.loading import Loading
    from rouge_gui.gui.panes.reference_tabs import ReferenceTabs
    from rouge_gui.gui.second import Second
    from rouge_gui.gui.session import Session
    from rouge_gui.gui.systems.systems_window import SystemsWindow


@dataclass(frozen=True)
class SideParts:
    """What these windows follow."""

    session: Session
    second: Second
    loading: Loading
    appearance: Appearance
    references: ReferenceTabs


class SideWindows(QObject):
    """Keeps them in step with what is open and with the corpus. That of systems is made when it is first asked for.

    `system_opened` (system), `example_opened` (Example, system) and `pair_opened` (Example, first system, second system)
    ask the main window to show texts; `failed` tells an error.
    """

    system_opened = Signal(str)
    example_opened = Signal(object, str)
    pair_opened = Signal(object, str, str)
    failed = Signal(object)

    def __init__(self, window: QWidget, parts: SideParts) -> None:
        super().__init__(window)
        self._window, self._parts = window, parts
        self._is_reading = False
        self.grid = GridView(parts.appearance.theme, window)
        self.systems: SystemsWindow | None = None
        self.grid.system_opened.connect(self.system_opened)
        self.grid.failed.connect(self.failed)
        parts.appearance.theme_changed.connect(self.grid.set_theme)
        parts.appearance.zoom_changed.connect(self.grid.set_zoom)
        parts.references.reference_shown.connect(self.grid.show_reference)
        parts.session.evaluated.connect(self._fill_grid)
        parts.session.options_changed.connect(self._renew)
        loading = parts.loading
        loading.started.connect(self._on_reading_started)
        for ended in (loading.read, loading.ended, loading.failed):
            ended.connect(self._on_reading_ended)

    def show_grid(self) -> None:
        """Show all systems of the open example in a window of small panes."""
        self.grid.show()
        self.grid.raise_()
        self.grid.show_reference(self._parts.references.currentIndex())
        self._fill_grid()

    def show_systems(self) -> None:
        """Show how the systems of the corpus compare."""
        if self.systems is None:
            self.systems = self._make_systems()
        self.systems.show()
        self.systems.raise_()
        self.systems.activateWindow()

    def end_work(self) -> bool:
        """Stop all that runs for them; False where something did not end in time."""
        return all([self.grid.end_work(), self.systems is None or self.systems.end_work()])

    def _make_systems(self) -> SystemsWindow:
        from rouge_gui.gui.systems.systems_window import SystemsWindow

        made = SystemsWindow(
            self._parts.appearance.theme,
            lambda: list(self._parts.loading.corpus),
            lambda: self._parts.session.options,
            lambda: [str(path) for path in self._parts.loading.paths],
            self._window,
        )
        made.example_opened.connect(self.example_opened)
        made.pair_opened.connect(self.pair_opened)
        made.failed.connect(self.failed)
        self._parts.appearance.theme_changed.connect(made.set_theme)
        self._parts.appearance.zoom_changed.connect(made.set_zoom)
        made.set_zoom(self._parts.appearance.settings.zoom)
        if self._is_reading:
            made.hold()
        return made

    def _fill_grid(self) -> None:
        if self.grid.isVisible():
            self.grid.show_texts(self._parts.second.all_texts(), self._parts.session.options)

    def _renew(self) -> None:
        if self.systems is not None and not self._is_reading:
            self.systems.renew()

    def _on_reading_started(self) -> None:
        self._is_reading = True
        if self.systems is not None:
            self.systems.hold()

    def _on_reading_ended(self) -> None:
        if self._is_reading:
            self._is_reading = False
            self._renew()
