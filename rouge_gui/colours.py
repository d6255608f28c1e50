"""The colours of marks, cues and what is around them: presets, each a frozen theme for light and one for dark."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

OPAQUE = 255
CUSTOMISABLE = ("fill", "solid", "dotted", "hollow", "novel", "mate", "red", "amber", "green")
DEFAULT, HIGH_CONTRAST = "default", "high contrast"


@dataclass(frozen=True)
class Theme:
    """Colours as `#rrggbb`.

    `fill`, `solid`, `dotted`, `hollow` and `novel` draw the marks, `dim` is the text of stop words; `mate` frames
    what the pointer found, `veil` (with `veil_alpha`, 0..255) dims the rest; `warning` is text on `window`,
    `outline` the frame of check boxes; `red`, `amber` and `green` draw the places of cues by severity. A `hatched`
    theme draws its fill as diagonal lines.
    """

    name: str
    window: str
    base: str
    alternate: str
    text: str
    faint: str
    button: str
    border: str
    accent: str
    accent_text: str
    link: str
    warning: str
    fill: str
    solid: str
    dotted: str
    hollow: str
    novel: str
    dim: str
    mate: str
    outline: str
    veil: str
    veil_alpha: int
    red: str
    amber: str
    green: str
    hatched: bool = False

    def customised(self, colours: Mapping[str, str]) -> "Theme":
        """Return this theme with other colours for its marks: `#rrggbb` by the names in CUSTOMISABLE."""
        chosen: dict[str, Any] = {name: colours[name] for name in CUSTOMISABLE if name in colours}
        return replace(self, **chosen)


# Fill: blue of Tol's pale set; solid: blue of his high-contrast set; dotted: its red made darker, for fills.
LIGHT = Theme(
    name="light",
    window="#f3f4f6",
    base="#ffffff",
    alternate="#f7f8fa",
    text="#1b1f24",
    faint="#5f6773",
    button="#e9ebef",
    border="#b9bfc8",
    accent="#2f5fb3",
    accent_text="#ffffff",
    link="#1f4f9c",
    warning="#8a4b00",
    fill="#bbccee",
    solid="#004488",
    dotted="#aa4458",
    hollow="#8b929e",
    novel="#b84a00",
    dim="#4c5360",
    mate="#b84a00",
    outline="#5f6773",
    veil="#ffffff",
    veil_alpha=115,
    red="#b3001b",
    amber="#7d5b00",
    green="#1b7a3d",
)
DARK = Theme(
    name="dark",
    window="#24272c",
    base="#1b1d21",
    alternate="#212429",
    text="#e4e7eb",
    faint="#a0a8b3",
    button="#31353c",
    border="#4a505a",
    accent="#3d6fc4",
    accent_text="#ffffff",
    link="#8ab4f8",
    warning="#f2b36b",
    fill="#2c4470",
    solid="#7fb2ff",
    dotted="#f08a9b",
    hollow="#7d8694",
    novel="#ffb35c",
    dim="#b4bbc5",
    mate="#ffb35c",
    outline="#a0a8b3",
    veil="#1b1d21",
    veil_alpha=125,
    red="#ff7a6e",
    amber="#e8c33a",
    green="#5fd38a",
)
# Okabe and Ito's orange (paler), blue, vermillion and bluish green (darker); on dark yellow, sky blue and orange.
OKABE_ITO_LIGHT = replace(
    LIGHT,
    name="okabe-ito light",
    fill="#f6ce7c",
    solid="#006ca9",
    dotted="#a84300",
    novel="#00805d",
    mate="#9b3f75",
    red="#a30b20",
    amber="#6e5300",
    green="#00694c",
)
OKABE_ITO_DARK = replace(
    DARK,
    name="okabe-ito dark",
    fill="#4d4800",
    solid="#56b4e9",
    dotted="#e69f00",
    novel="#3fd0a4",
    mate="#f0a6cc",
    red="#ff8a6b",
    amber="#f0e442",
    green="#3fd0a4",
)
GREY_LIGHT = Theme(
    name="greyscale light",
    window="#f2f2f2",
    base="#ffffff",
    alternate="#f7f7f7",
    text="#111111",
    faint="#5e5e5e",
    button="#e9e9e9",
    border="#b5b5b5",
    accent="#4a4a4a",
    accent_text="#ffffff",
    link="#2e2e2e",
    warning="#2e2e2e",
    fill="#a0a0a0",
    solid="#000000",
    dotted="#4a4a4a",
    hollow="#8a8a8a",
    novel="#000000",
    dim="#333333",
    mate="#000000",
    outline="#5e5e5e",
    veil="#ffffff",
    veil_alpha=125,
    red="#000000",
    amber="#333333",
    green="#333333",
    hatched=True,
)
GREY_DARK = Theme(
    name="greyscale dark",
    window="#262626",
    base="#1c1c1c",
    alternate="#222222",
    text="#f0f0f0",
    faint="#a8a8a8",
    button="#333333",
    border="#505050",
    accent="#7a7a7a",
    accent_text="#000000",
    link="#d0d0d0",
    warning="#e0e0e0",
    fill="#565656",
    solid="#ffffff",
    dotted="#c4c4c4",
    hollow="#888888",
    novel="#ffffff",
    dim="#cccccc",
    mate="#ffffff",
    outline="#a8a8a8",
    veil="#1c1c1c",
    veil_alpha=135,
    red="#ffffff",
    amber="#d8d8d8",
    green="#d8d8d8",
    hatched=True,
)
CONTRAST_LIGHT = replace(
    LIGHT,
    name="high contrast light",
    window="#ffffff",
    alternate="#ffffff",
    text="#000000",
    faint="#333333",
    button="#ffffff",
    border="#000000",
    accent="#00317a",
    link="#00317a",
    warning="#6b2f00",
    fill="#a8d4ff",
    solid="#00205c",
    dotted="#8a0020",
    hollow="#444444",
    novel="#6b2f00",
    dim="#2e2e2e",
    mate="#6b2f00",
    outline="#000000",
    red="#8a0010",
    amber="#5c4300",
    green="#00491f",
)
CONTRAST_DARK = replace(
    DARK,
    name="high contrast dark",
    window="#000000",
    base="#000000",
    alternate="#000000",
    text="#ffffff",
    faint="#d6d6d6",
    button="#000000",
    border="#ffffff",
    accent="#ffd800",
    accent_text="#000000",
    link="#8fd0ff",
    warning="#ffd800",
    fill="#003a80",
    solid="#ffd800",
    dotted="#ff9ab0",
    hollow="#bdbdbd",
    novel="#ffb35c",
    dim="#dcdcdc",
    mate="#ffb35c",
    outline="#ffffff",
    veil="#000000",
    red="#ff9a8f",
    amber="#ffe866",
    green="#7dffa8",
)
PRESETS: dict[str, tuple[Theme, Theme]] = {
    DEFAULT: (LIGHT, DARK),
    "okabe-ito": (OKABE_ITO_LIGHT, OKABE_ITO_DARK),
    "greyscale": (GREY_LIGHT, GREY_DARK),
    HIGH_CONTRAST: (CONTRAST_LIGHT, CONTRAST_DARK),
}
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two `#rrggbb` colours, 1..21 (WCAG 2.2, "contrast ratio")."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / OPAQUE for place in (1, 3, 5))
    red, green, blue = (_linear(channel) for channel in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4  # noqa: PLR2004
