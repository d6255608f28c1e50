"""The three layers are told apart by every eye: what is compared are the cues as they are drawn.

A layer is an area (fill) or a line under the word. Area and line are channels of their own: they cannot be taken for
one another as long as each is seen against its ground, so that is what is asked of them. Solid and dotted lines share
a channel; their colours have to differ for every kind of colour vision, and in grey, where colour is gone, the drawn
lines have to differ in how much ink they lay down.
"""

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from rouge_gui.colours import PRESETS, Theme
from rouge_gui.gui.panes.strokes import draw_sample
from rouge_gui.gui.panes.worn import format_of
from rouge_gui.rouge.marking.marks import Look
from tests.gui import pixels

Colours = NDArray[np.float64]
# Machado, Oliveira and Fernandes 2009, table of severity 1.0; they act on linear RGB.
PROTANOPIA = np.array(
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
)
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
TRITANOPIA = np.array(
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
)
GREY = np.array([[0.2126, 0.7152, 0.0722]] * 3)
EYES: dict[str, Colours] = {
    "usual": np.eye(3),
    "protanopia": PROTANOPIA,
    "deuteranopia": DEUTERANOPIA,
    "tritanopia": TRITANOPIA,
    "grey": GREY,
}
# sRGB to XYZ under D65 (IEC 61966-2-1), and its white.
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])
THEMES = [theme for pair in PRESETS.values() for theme in pair]
SEEN_AREA, SEEN_LINE, APART = 15, 30, 20
WIDTH, HEIGHT = 120, 30


def distance(one: str, other: str, eyes: Colours) -> float:
    """Return how far two `#rrggbb` are apart as these eyes see them: CIE76 in CIELAB."""
    return float(np.linalg.norm(_lab(one, eyes) - _lab(other, eyes)))


def _lab(colour: str, eyes: Colours) -> Colours:
    channels = np.array([int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    seen = np.clip(eyes @ linear, 0, 1)
    ratio = XYZ @ seen / WHITE
    curved = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    x, y, z = curved
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def test_the_measure_is_cielab() -> None:
    # Black and white are 100 apart by definition; red and green by Lindbloom's published Lab values 170.6.
    assert distance("#000000", "#ffffff", EYES["usual"]) == pytest.approx(100, abs=0.1)
    assert distance("#ff0000", "#00ff00", EYES["usual"]) == pytest.approx(170.6, abs=0.1)


@pytest.mark.parametrize(
    ("theme", "eyes"), list(product(THEMES, EYES)), ids=lambda each: getattr(each, "name", each)
)
def test_layers_are_told_apart(theme: Theme, eyes: str) -> None:
    seen = EYES[eyes]
    assert distance(theme.fill, theme.base, seen) >= SEEN_AREA
    for line, ground in product((theme.solid, theme.dotted), (theme.base, theme.fill)):
        assert distance(line, ground, seen) >= SEEN_LINE
    if eyes != "grey":
        assert distance(theme.solid, theme.dotted, seen) >= APART


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_lines_differ_in_ink_where_colour_is_gone(theme: Theme) -> None:
    ink = {look: share_of_ink(look, theme) for look in (Look.SOLID, Look.DOTTED)}
    assert ink[Look.SOLID] == 1
    assert 0.4 <= ink[Look.DOTTED] <= 0.6


def share_of_ink(look: Look, theme: Theme) -> float:
    """Return how much of the row under a word is covered."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.base))
    painter = QPainter(image)
    draw_sample(painter, QRectF(0, 0, WIDTH, HEIGHT - 6), look, theme)
    painter.end()
    rows = [
        sum(image.pixelColor(x, y).name() != theme.base for x in range(WIDTH)) / WIDTH for y in range(HEIGHT)
    ]
    return max(rows)


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme.hatched], ids=lambda theme: theme.name)
def test_greyscale_has_a_pattern(theme: Theme) -> None:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.base))
    painter = QPainter(image)
    painter.fillRect(image.rect(), format_of(Look.FILL, theme).background())
    painter.end()
    assert pixels.colours(image) == {theme.base, theme.fill}
