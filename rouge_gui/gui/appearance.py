"""How the window looks: theme, marks and zoom, kept with keys, cues and options from one day to the next."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from rouge_gui.colours import DEFAULT, PRESETS, Theme
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.palette import box_palette_of, palette_of, system_preset, system_theme
from rouge_gui.rouge.options import Options
from rouge_gui.store.settings import CUSTOM, ZOOM_BOUNDS, Settings, save

STEP = 10
USUAL = 100
SYSTEM, DARK = "system", "dark"


TEXTS = "PaneEditor"
BOXES = ("QCheckBox", "QRadioButton")


class Appearance(QObject):
    """Holds the settings of `path`. `theme_changed` (Theme) and `zoom_changed` (per cent) follow each change.

    `taken` (Settings) follows when others were taken in their place.
    """

    theme_changed = Signal(object)
    zoom_changed = Signal(int)
    taken = Signal(object)

    def __init__(self, settings: Settings, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.path = path
        self._hints = (
            QApplication.styleHints()
        )  # held, since PySide6 deletes what accessibility() returned with it
        self._hints.colorSchemeChanged.connect(self._on_system_changed)

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        preset = self.settings.preset
        if preset == CUSTOM:
            return self.own_theme
        return self._theme_of(preset)

    @property
    def plain_theme(self) -> Theme:
        """The theme that the user's own colours start from."""
        return self._theme_of(DEFAULT)

    @property
    def own_theme(self) -> Theme:
        """The theme with the user's own colours."""
        return self.plain_theme.customised(self.colours(self.side))

    @property
    def side(self) -> str:
        """Which of the two is in use: `light` or `dark`."""
        return self.plain_theme.name

    def colours(self, side: str) -> dict[str, str]:
        """Return the user's own colours for `light` or `dark`, by mark."""
        start = f"{side} "
        kept = self.settings.colours
        return {name.removeprefix(start): kept[name] for name in kept if name.startswith(start)}

    def apply(self) -> None:
        """Give the application the palette of the theme, and tell both."""
        QApplication.setPalette(palette_of(self.theme))
        for kind in BOXES:
            # PySide takes a str here, whatever its stubs say.
            QApplication.setPalette(box_palette_of(self.theme), kind)  # type: ignore[arg-type]
        _renew_sheets()
        self._apply_font()
        self.theme_changed.emit(self.theme)
        self.zoom_changed.emit(self.settings.zoom)

    def set_theme(self, name: str) -> None:
        """Use the theme called `name` (`system`, `light`, `dark`)."""
        self.settings = replace(self.settings, theme=name)
        self.apply()

    def set_preset(self, name: str) -> None:
        """Use the marks called `name`: one of PRESETS of the settings; `system` follows its wish for contrast."""
        self.settings = replace(self.settings, preset=name)
        self.apply()

    def set_colours(self, side: str, colours: Mapping[str, str]) -> None:
        """Use the user's own marks, with `colours` by mark on the `light` or `dark` side; the others are the usual."""
        others = {name: colour for name, colour in self.settings.colours.items() if name.split()[0] != side}
        chosen = {f"{side} {mark}": colour for mark, colour in colours.items()}
        self.settings = replace(self.settings, colours={**others, **chosen}, preset=CUSTOM)
        self.apply()

    def take(self, settings: Settings) -> None:
        """Use `settings` in place of all that were chosen."""
        self.settings = settings
        self.apply()
        self.taken.emit(settings)

    def set_font(self, family: str) -> None:
        """Set the texts of all panes in the font `family`; empty for the desktop's."""
        self.settings = replace(self.settings, font=family)
        self._apply_font()

    def set_zoom(self, percent: int) -> None:
        """Give the text of the panes `percent` of its usual size, within ZOOM_BOUNDS."""
        self._zoom_to(percent)

    def keep_language(self, language: str) -> None:
        """Keep the language that a window is made in from now on."""
        self.settings = replace(self.settings, language=language)

    def keep_layers_off(self, layers: Iterable[str]) -> None:
        """Keep which of LAYERS a window begins without."""
        self.settings = replace(self.settings, layers_off=tuple(layers))

    def keep_engine(self, threads: int, cache_megabytes: int) -> None:
        """Keep how many threads score at most (0: as many as fit) and how much is kept of slow scores."""
        self.settings = replace(self.settings, threads=threads, cache_megabytes=cache_megabytes)

    def keep_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Keep the keys of the actions that have others than usual."""
        self.settings = replace(self.settings, keys=dict(keys))

    def keep_cues(self, choice: CueChoice) -> None:
        """Keep which cues are shown, and from how many places on."""
        self.settings = replace(
            self.settings, cues_off=tuple(sorted(choice.off)), cue_thresholds=dict(choice.least)
        )

    def keep_tour_seen(self) -> None:
        """Keep that the tour has been shown."""
        self.settings = replace(self.settings, tour_seen=True)

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

    def _apply_font(self) -> None:
        family = self.settings.font
        # PySide takes a str here, whatever its stubs say.
        QApplication.setFont(QFont(family) if family else QFont(), TEXTS)  # type: ignore[arg-type]

    def _theme_of(self, preset: str) -> Theme:
        chosen = None if preset == SYSTEM else preset
        if self.settings.theme == SYSTEM:
            return system_theme(chosen)
        light, dark = PRESETS[chosen or system_preset()]
        return dark if self.settings.theme == DARK else light

    def _zoom_to(self, percent: int) -> None:
        low, high = ZOOM_BOUNDS
        self.settings = replace(self.settings, zoom=max(low, min(high, percent)))
        self.zoom_changed.emit(self.settings.zoom)

    def _on_system_changed(self) -> None:
        if SYSTEM in (self.settings.theme, self.settings.preset):
            self.apply()


def _renew_sheets() -> None:
    """Let what has a style sheet take the palette: Qt leaves it in the colours of before."""
    for widget in QApplication.allWidgets():
        if sheet := widget.styleSheet():
            widget.setStyleSheet(sheet)
