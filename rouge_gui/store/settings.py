"""What the user chose last: options, look, keys; one JSON file, written whole or not at all."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.rouge.options import Options
from rouge_gui.whole_files import replacing
from rouge_gui.wording import LANGUAGES, said

VERSION = 1
THEMES = ("system", "light", "dark")
CUSTOM = "custom"
SYSTEM = "system"
PRESETS = ("system", "default", "okabe-ito", "greyscale", "high contrast", CUSTOM)
ZOOM_BOUNDS = (50, 400)
LAYERS = ("unigrams", "bigrams", "lcs", "cues")
THREAD_BOUNDS, CACHE_BOUNDS = (0, 256), (0, 16_384)
USUAL_CACHE = 256
EVERY_PLACE = 1
THRESHOLDS = (EVERY_PLACE, 2, 3, 4, 5, 8, 12, 18)
COLOUR = re.compile("#[0-9a-f]{6}")


@dataclass(frozen=True)
class Settings:
    """Options change numbers, the rest is Preferences.

    `language` is a key of LANGUAGES or SYSTEM, the language of the desktop. `theme` is one of THEMES, `preset` one of
    PRESETS, `zoom` in per cent. `colours` gives the colours of the custom preset as `#rrggbb` by "light fill", "dark
    fill" and so on; `keys` the keys of those actions that were given others, as portable key texts. `cues_off` are the
    cues that are not shown; `cue_thresholds` says by cue from how many places on, one of THRESHOLDS, the others are.
    Names that this version does not know are kept. `tour_seen`: the tour has been shown once. `font` is the family that
    the texts are set in, empty for the desktop's; `layers_off` are those of LAYERS that a window begins without.
    `threads` is how many threads or processes score a corpus at most, 0 for what the machine has; `cache_megabytes` is
    how much is kept of what was slow to score, 0 for nothing.
    """

    options: Options = field(default_factory=Options)
    language: str = SYSTEM
    theme: str = "system"
    preset: str = "system"
    zoom: int = 100
    tour_seen: bool = False
    colours: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cues_off: tuple[str, ...] = ()
    cue_thresholds: Mapping[str, int] = field(default_factory=dict)
    font: str = ""
    layers_off: tuple[str, ...] = ()
    threads: int = 0
    cache_megabytes: int = USUAL_CACHE


def load(path: Path) -> tuple[Settings, list[str]]:
    """Return the settings in `path` and a sentence for each value that could not be used; that value alone is reset."""
    if not path.exists():
        return Settings(), []
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return Settings(), [
            said(
                "The settings in {path} could not be read ({error}). The usual ones are in use.",
                path=path,
                error=str(error),
            )
        ]
    if not isinstance(stored, dict):
        return Settings(), [
            said(
                "The settings in {path} are not a list of named values. The usual ones are in use.", path=path
            )
        ]
    return _taken_of(stored)


def load_exported(path: Path) -> tuple[Settings, list[str]]:
    """Return what `load` does of a file that the user named; `UnreadableFile` where it holds no settings at all."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UnreadableFile(path, said("cannot be read as preferences ({error})", error=error)) from error
    if not (isinstance(stored, dict) and "version" in stored):
        raise UnreadableFile(path, said("holds no preferences; take a file that “Export…” has written"))
    return _taken_of(stored)


def _taken_of(stored: dict[str, Any]) -> tuple[Settings, list[str]]:
    settings, told = Settings(), []
    for name, take, value in _values(stored):
        try:
            settings = take(settings, value)
        except (RougeGuiError, TypeError, ValueError) as error:
            told.append(
                said("The setting {name!r} could not be used and was reset: {why}", name=name, why=str(error))
            )
    return settings, told


def save(path: Path, settings: Settings) -> None:
    """Write `settings` to `path`; `UnwritableFile` where that fails, and then the old file stays as it was."""
    stored = json.dumps({"version": VERSION, **asdict(settings)}, ensure_ascii=False, indent=1)
    with replacing(path) as fresh:
        fresh.write_text(stored, encoding="utf-8")


def options_from(stored: Any) -> Options:  # noqa: ANN401 (it comes from a JSON file)
    """Return the options that a JSON object holds by field; `InvalidOption` or `TypeError` where it holds others."""
    plain: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in dict(stored).items()
    }
    return Options(**plain)


def _take_options(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401 (it comes from a JSON file)
    return replace(settings, options=options_from(stored))


def _take_one(name: str, known: tuple[str, ...], settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    changes: dict[str, Any] = {name: _one_of(known, stored)}
    return replace(settings, **changes)


def _take_number(name: str, bounds: tuple[int, int], settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    low, high = bounds
    if isinstance(stored, bool) or not low <= int(stored) <= high:
        message = said("{value!r} is not between {low} and {high}", value=stored, low=low, high=high)
        raise ValueError(message)
    changes: dict[str, Any] = {name: int(stored)}
    return replace(settings, **changes)


def _take_font(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not isinstance(stored, str):
        message = said("{value!r} is no name of a font", value=stored)
        raise TypeError(message)
    return replace(settings, font=stored)


def _take_layers_off(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not isinstance(stored, list):
        message = said("{value!r} is no list of layers", value=stored)
        raise TypeError(message)
    return replace(settings, layers_off=tuple(_one_of(LAYERS, layer) for layer in stored))


def _take_tour_seen(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not isinstance(stored, bool):
        message = said("{value!r} is neither true nor false", value=stored)
        raise TypeError(message)
    return replace(settings, tour_seen=stored)


def _take_cues_off(settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not (isinstance(stored, list) and all(isinstance(cue, str) for cue in stored)):
        message = said("{value!r} is no list of cues", value=stored)
        raise ValueError(message)
    return replace(settings, cues_off=tuple(stored))


def _take_colour(name: str, settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not (isinstance(stored, str) and COLOUR.fullmatch(stored)):
        message = said("{value!r} is no colour such as #1f4f9c", value=stored)
        raise ValueError(message)
    return replace(settings, colours={**settings.colours, name: stored})


def _take_keys(name: str, settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if not (isinstance(stored, list) and all(isinstance(key, str) and key for key in stored)):
        message = said("{value!r} is no list of keys", value=stored)
        raise ValueError(message)
    return replace(settings, keys={**settings.keys, name: tuple(stored)})


def _take_threshold(name: str, settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    if isinstance(stored, bool) or stored not in THRESHOLDS:
        message = said("{value!r} is none of {known}", value=stored, known=", ".join(map(str, THRESHOLDS)))
        raise ValueError(message)
    return replace(settings, cue_thresholds={**settings.cue_thresholds, name: int(stored)})


def _one_of(known: tuple[str, ...], stored: Any) -> str:  # noqa: ANN401
    if stored not in known:
        message = said("{value!r} is none of {known}", value=stored, known=", ".join(known))
        raise ValueError(message)
    return str(stored)


Take = Callable[[Settings, Any], Settings]
_TAKERS: dict[str, Take] = {
    "options": _take_options,
    "language": partial(_take_one, "language", (SYSTEM, *LANGUAGES)),
    "theme": partial(_take_one, "theme", THEMES),
    "preset": partial(_take_one, "preset", PRESETS),
    "zoom": partial(_take_number, "zoom", ZOOM_BOUNDS),
    "font": _take_font,
    "layers_off": _take_layers_off,
    "threads": partial(_take_number, "threads", THREAD_BOUNDS),
    "cache_megabytes": partial(_take_number, "cache_megabytes", CACHE_BOUNDS),
    "tour_seen": _take_tour_seen,
    "cues_off": _take_cues_off,
}
_ENTRY_TAKERS: dict[str, Callable[[str, Settings, Any], Settings]] = {
    "colours": _take_colour,
    "keys": _take_keys,
    "cue_thresholds": _take_threshold,
}


def _values(stored: dict[str, Any]) -> Iterator[tuple[str, Take, Any]]:
    """Yield the name of each stored value, how to take it in, and itself; one by one what is stored in a mapping."""
    for name, take in _TAKERS.items():
        if name in stored:
            yield name, take, stored[name]
    for name, take_entry in _ENTRY_TAKERS.items():
        entries = stored.get(name, {})
        if not isinstance(entries, dict):
            yield name, _refuse, entries
            continue
        for entry, value in entries.items():
            yield f"{name}: {entry}", partial(take_entry, entry), value


def _refuse(_settings: Settings, stored: Any) -> Settings:  # noqa: ANN401
    message = said("{value!r} is not a list of named values", value=stored)
    raise TypeError(message)
