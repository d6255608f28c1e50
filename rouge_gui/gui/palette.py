"""The colours of the window: one frozen theme each for light and dark, and how well they can be read."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

OPAQUE = 255


@dataclass(frozen=True)
class Theme:
    """Colours as `#rrggbb`.

    `fill`, `solid`, `dotted` and `hollow` draw the marks; `mate` frames what the pointer found, `veil` (with
    `veil_alpha`, 0..255) dims the rest; `warning` is text on `window`.
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
    mate: str
    veil: str
    veil_alpha: int

    def palette(self) -> QPalette:
        """Return the palette that gives Fusion these colours."""
        roles = {
            QPalette.ColorRole.Window: self.window,
            QPalette.ColorRole.WindowText: self.text,
            QPalette.ColorRole.Base: self.base,
            QPalette.ColorRole.AlternateBase: self.alternate,
            QPalette.ColorRole.Text: self.text,
            QPalette.ColorRole.PlaceholderText: self.faint,
            QPalette.ColorRole.Button: self.button,
            QPalette.ColorRole.ButtonText: self.text,
            QPalette.ColorRole.BrightText: self.warning,
            QPalette.ColorRole.ToolTipBase: self.alternate,
            QPalette.ColorRole.ToolTipText: self.text,
            QPalette.ColorRole.Highlight: self.accent,
            QPalette.ColorRole.HighlightedText: self.accent_text,
            QPalette.ColorRole.Accent: self.accent,
            QPalette.ColorRole.Link: self.link,
            QPalette.ColorRole.LinkVisited: self.link,
            QPalette.ColorRole.Light: self.base,
            QPalette.ColorRole.Midlight: self.alternate,
            QPalette.ColorRole.Mid: self.border,
            QPalette.ColorRole.Dark: self.border,
            QPalette.ColorRole.Shadow: self.border,
        }
        made = QPalette()
        for role, colour in roles.items():
            made.setColor(role, QColor(colour))
        for role in (
            QPalette.ColorRole.WindowText,
            QPalette.ColorRole.Text,
            QPalette.ColorRole.ButtonText,
        ):
            made.setColor(QPalette.ColorGroup.Disabled, role, QColor(self.faint))
        return made

    def veil_colour(self) -> QColor:
        """Return the half-transparent colour that dims what is not a mate."""
        colour = QColor(self.veil)
        colour.setAlpha(self.veil_alpha)
        return colour


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
    mate="#b84a00",
    veil="#ffffff",
    veil_alpha=115,
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
    mate="#ffb35c",
    veil="#1b1d21",
    veil_alpha=125,
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


def system_theme() -> Theme:
    """Return the theme that the desktop asks for; light where it does not say."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


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
