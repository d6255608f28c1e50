"""Shaded cells: the stronger, the further from the ground, and text on them is readable in every theme."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, LIGHT, PRESETS, Theme
from rouge_gui.gui.systems.shading import ShadedCells, shade
from rouge_gui.gui.systems.sorted_rows import Column, SortedRows, SortedTable

THEMES = [theme for pair in PRESETS.values() for theme in pair]
STRENGTHS = (-1.0, -0.5, -0.04, 0.04, 0.32, 1.0)
READABLE = 4.5


def luminance(colour: QColor) -> float:
    """WCAG 2.2's relative luminance."""
    parts = [part / 255 for part in (colour.red(), colour.green(), colour.blue())]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def apart(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_text_is_readable_on_every_shade(theme: Theme) -> None:
    for strength in STRENGTHS:
        assert contrast(shade(theme, strength), QColor(theme.text)) >= READABLE


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_stronger_the_further_from_the_ground(theme: Theme) -> None:
    base = QColor(theme.base)
    for sign in (1, -1):
        steps = [apart(shade(theme, sign * strength), base) for strength in (0, 0.25, 0.5, 0.75, 1)]
        assert steps[0] == 0
        assert steps == sorted(set(steps))
    assert shade(theme, float("nan")) == base
    assert shade(theme, 3.0) == shade(theme, 1.0)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_cell_is_filled_and_one_without_a_number_is_not(qtbot: QtBot, theme: Theme) -> None:
    model = SortedRows[float](
        [
            Column("a", "", lambda _row: "", lambda row: row, bar=lambda row: row),
            Column("b", "", lambda _row: "", lambda row: row),
        ],
        lambda row: row,
    )
    model.show([0.8])
    table = SortedTable(model, "t", "")
    qtbot.addWidget(table)
    cells = ShadedCells(table)
    cells.set_theme(theme)
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    for column, expected in ((0, shade(theme, 0.8)), (1, QColor("magenta"))):
        image.fill(QColor("magenta"))
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.initFrom(table)
        option.rect = QRect(0, 0, 40, 20)
        option.widget = table
        cells.paint(painter, option, model.index(0, column))
        painter.end()
        assert image.pixelColor(3, 3).name() == expected.name()
