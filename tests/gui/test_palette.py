from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleFactory, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT, PRESETS, Theme, contrast
from rouge_gui.gui.palette import box_palette_of, palette_of, system_theme

READABLE = 4.5
VISIBLE = 3.0
THEMES = [theme for pair in PRESETS.values() for theme in pair]
THEME = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


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
    for ground in (theme.base, theme.fill):
        assert contrast(theme.dim, ground) >= READABLE
    for words in (theme.faint, theme.warning, theme.link):
        assert contrast(words, theme.window) >= READABLE
        assert contrast(words, theme.base) >= READABLE
    assert contrast(theme.accent_text, theme.accent) >= READABLE


@THEME
def test_lines_are_visible_on_every_ground(theme: Theme) -> None:
    for line in (theme.solid, theme.dotted, theme.mate, theme.red, theme.amber, theme.green):
        for ground in (theme.base, theme.fill):
            assert contrast(line, ground) >= VISIBLE
    assert contrast(theme.hollow, theme.base) >= VISIBLE
    assert contrast(theme.novel, theme.base) >= VISIBLE


@THEME
def test_every_colour_is_one(theme: Theme) -> None:
    colours = [
        getattr(theme, each.name)
        for each in fields(theme)
        if each.name not in {"name", "veil_alpha", "hatched"}
    ]
    assert all(len(colour) == 7 and QColor(colour).name() == colour for colour in colours)


@THEME
def test_the_palette_has_the_colours(theme: Theme) -> None:
    palette = palette_of(theme)
    assert palette.color(QPalette.ColorRole.Base).name() == theme.base
    assert palette.color(QPalette.ColorRole.Text).name() == theme.text
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name() == theme.faint


@THEME
def test_the_frames_of_boxes_are_seen(qtbot: QtBot, theme: Theme) -> None:
    """Fusion makes the frame of the window's colour, darker: on dark there was next to none."""
    window = QWidget()
    window.setPalette(palette_of(theme))
    qtbot.addWidget(window)
    box = QCheckBox("shown", window)
    box.setStyle(QStyleFactory.create("Fusion"))
    window.show()
    seen = colours_of_frame(window, box, box_palette_of(theme))
    assert max(contrast(colour, theme.window) for colour in seen) >= VISIBLE


def colours_of_frame(window: QWidget, box: QCheckBox, palette: QPalette) -> set[str]:
    """Return the colours along the upper edge of the frame, its middle column."""
    box.setPalette(palette)
    option = QStyleOptionButton()
    box.initStyleOption(option)
    area = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    image = window.grab(box.geometry()).toImage()
    return {image.pixelColor(area.center().x(), y).name() for y in range(area.top(), area.center().y())}


def test_a_theme_takes_own_colours_for_its_marks() -> None:
    own = LIGHT.customised({"fill": "#ffeeaa", "solid": "#123456", "text": "#ffffff"})
    assert (own.fill, own.solid, own.text) == ("#ffeeaa", "#123456", LIGHT.text)


def test_names_are_those_of_one_theme_each() -> None:
    assert len({theme.name for theme in THEMES}) == len(THEMES)
    assert system_theme("okabe-ito") in PRESETS["okabe-ito"]
