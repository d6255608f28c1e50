"""The colours of a theme as Qt takes them, and which theme the desktop asks for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPalette

from rouge_gui.colours import DEFAULT, HIGH_CONTRAST, PRESETS, Theme

FUSION_OUTLINE = 140


def palette_of(theme: Theme) -> QPalette:
    """Return the palette that gives Fusion these colours."""
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.base,
        QPalette.ColorRole.AlternateBase: theme.alternate,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.faint,
        QPalette.ColorRole.Button: theme.button,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.warning,
        QPalette.ColorRole.ToolTipBase: theme.alternate,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_text,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
        QPalette.ColorRole.Light: theme.base,
        QPalette.ColorRole.Midlight: theme.alternate,
        QPalette.ColorRole.Mid: theme.border,
        QPalette.ColorRole.Dark: theme.border,
        QPalette.ColorRole.Shadow: theme.border,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faint))
    return made


def box_palette_of(theme: Theme) -> QPalette:
    """Return the palette for check boxes and radio buttons, whose frames Fusion derives from the window's colour."""
    made = palette_of(theme)
    made.setColor(QPalette.ColorRole.Window, QColor(theme.outline).lighter(FUSION_OUTLINE))
    return made


def fill_brush(theme: Theme) -> QBrush:
    """Return what counted n-grams are filled with."""
    style = Qt.BrushStyle.BDiagPattern if theme.hatched else Qt.BrushStyle.SolidPattern
    return QBrush(QColor(theme.fill), style)


def veil_colour(theme: Theme) -> QColor:
    """Return the half-transparent colour that dims what is not a mate."""
    colour = QColor(theme.veil)
    colour.setAlpha(theme.veil_alpha)
    return colour


def system_theme(preset: str | None = None) -> Theme:
    """Return the light or dark theme of `preset` as the desktop asks for it; light where it does not say.

    Without a preset the desktop's wish for contrast chooses between the default and high contrast.
    """
    hints = QGuiApplication.styleHints()
    light, dark = PRESETS[preset or system_preset()]
    return dark if hints.colorScheme() == Qt.ColorScheme.Dark else light


def system_preset() -> str:
    """Return high contrast where the desktop asks for it, else the default."""
    hints = QGuiApplication.styleHints()
    asked = hints.accessibility().contrastPreference()
    return HIGH_CONTRAST if asked == Qt.ContrastPreference.HighContrast else DEFAULT
