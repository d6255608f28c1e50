"""How the window looks: theme and zoom, kept with the options from one day to the next."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from rouge_gui.gui.palette import THEMES, Theme, system_theme
from rouge_gui.rouge.options import Options
from rouge_gui.store.settings import ZOOM_BOUNDS, Settings, save

STEP = 10
USUAL = 100
SYSTEM = "system"


class Appearance(QObject):
    """Holds the settings of `path`. `theme_changed` (Theme) and `zoom_changed` (per cent) follow each change."""

    theme_changed = Signal(object)
    zoom_changed = Signal(int)

    def __init__(self, settings: Settings, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.path = path
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return THEMES.get(self.settings.theme) or system_theme()

    def apply(self) -> None:
        """Give the application the palette of the theme, and tell both."""
        QApplication.setPalette(self.theme.palette())
        self.theme_changed.emit(self.theme)
        self.zoom_changed.emit(self.settings.zoom)

    def set_theme(self, name: str) -> None:
        """Use the theme called `name` (`system`, `light`, `dark`)."""
        self.settings = replace(self.settings, theme=name)
        self.apply()

    def zoom_by(self, steps: int) -> None:
        """Make the text of the panes larger (steps > 0) or smaller."""
        self._zoom_to(self.settings.zoom + steps * STEP)

    def reset_zoom(self) -> None:
        """Give the text of the panes its usual size."""
        self._zoom_to(USUAL)

    def save(self, options: Options) -> None:
        """Keep the settings and `options`; `UnwritableFile` where that fails."""
        self.settings = replace(self.settings, options=options)
        save(self.path, self.settings)

    def _zoom_to(self, percent: int) -> None:
        low, high = ZOOM_BOUNDS
        self.settings = replace(self.settings, zoom=max(low, min(high, percent)))
        self.zoom_changed.emit(self.settings.zoom)

    def _on_system_changed(self) -> None:
        if self.settings.theme == SYSTEM:
            self.apply()
