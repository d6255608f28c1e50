"""What the user chose last: options, theme, zoom; one JSON file, written whole or not at all."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.whole_files import replacing

VERSION = 1
THEMES = ("system", "light", "dark")
ZOOM_BOUNDS = (50, 400)


@dataclass(frozen=True)
class Settings:
    """Options change numbers, the rest is Preferences: `theme` (one of THEMES) and `zoom` in per cent."""

    options: Options = field(default_factory=Options)
    theme: str = "system"
    zoom: int = 100


def load(path: Path) -> tuple[Settings, list[str]]:
    """Return the settings in `path` and a sentence for each value that could not be used; that value alone is reset."""
    if not path.exists():
        return Settings(), []
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return Settings(), [f"The settings in {path} could not be read ({error}). The usual ones are in use."]
    if not isinstance(stored, dict):
        return Settings(), [
            f"The settings in {path} are not a list of named values. The usual ones are in use."
        ]
    settings, told = Settings(), []
    for name, take in _TAKERS.items():
        try:
            settings = take(settings, stored[name]) if name in stored else settings
        except (RougeGuiError, TypeError, ValueError) as error:
            told.append(f"The setting {name!r} could not be used and was reset: {error}")
    return settings, told


def save(path: Path, settings: Settings) -> None:
    """Write `settings` to `path`; `UnwritableFile` where that fails, and then the old file stays as it was."""
    stored = json.dumps({"version": VERSION, **asdict(settings)}, ensure_ascii=False, indent=1)
    with replacing(path) as fresh:
        fresh.write_text(stored, encoding="utf-8")


def _take_options(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401 (it comes from a JSON file)
    values = dict(stored)
    plain: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in values.items()
    }
    return replace(settings, options=Options(**plain))


def _take_theme(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if stored not in THEMES:
        message = f"{stored!r} is none of {', '.join(THEMES)}"
        raise ValueError(message)
    return replace(settings, theme=stored)


def _take_zoom(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    low, high = ZOOM_BOUNDS
    if not low <= int(stored) <= high:
        message = f"{stored!r} is not between {low} and {high}"
        raise ValueError(message)
    return replace(settings, zoom=int(stored))


_TAKERS: dict[str, Callable[[Settings, Any], Settings]] = {
    "options": _take_options,
    "theme": _take_theme,
    "zoom": _take_zoom,
}
