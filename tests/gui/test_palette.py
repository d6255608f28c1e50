from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QPalette

from rouge_gui.gui.palette import THEMES, Theme, contrast

READABLE = 4.5
VISIBLE = 3.0
THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        # WCAG's own ends of the scale, and greys whose ratio to white is published with its success criteria.
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#767676", "#ffffff", 4.54),
        ("#949494", "#ffffff", 3.03),
    ],
)
def test_contrast_is_that_of_wcag(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.005)
    assert contrast(other, one) == contrast(one, other)


@THEME
def test_text_is_readable_on_every_ground(theme: Theme) -> None:
    for ground in (theme.base, theme.alternate, theme.window, theme.button, theme.fill):
        assert contrast(theme.text, ground) >= READABLE
    for words in (theme.faint, theme.warning, theme.link):
        assert contrast(words, theme.window) >= READABLE
        assert contrast(words, theme.base) >= READABLE
    assert contrast(theme.accent_text, theme.accent) >= READABLE


@THEME
def test_lines_are_visible_on_every_ground(theme: Theme) -> None:
    for line in (theme.solid, theme.dotted, theme.mate):
        for ground in (theme.base, theme.fill):
            assert contrast(line, ground) >= VISIBLE
    assert contrast(theme.hollow, theme.base) >= VISIBLE


@THEME
def test_every_colour_is_one(theme: Theme) -> None:
    colours = [getattr(theme, each.name) for each in fields(theme) if each.name not in {"name", "veil_alpha"}]
    assert all(len(colour) == 7 and QColor(colour).name() == colour for colour in colours)


@THEME
def test_the_palette_has_the_colours(theme: Theme) -> None:
    palette = theme.palette()
    assert palette.color(QPalette.ColorRole.Base).name() == theme.base
    assert palette.color(QPalette.ColorRole.Text).name() == theme.text
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name() == theme.faint
