"""What the characters of a paragraph wear: the looks of their marks as character formats."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QLine, QRectF, Qt
from PySide6.QtGui import QColor, QTextBlockUserData, QTextCharFormat, QTextFormat

from rouge_gui.colours import Theme
from rouge_gui.gui.palette import fill_brush
from rouge_gui.rouge.marking.marks import Look

WORN = int(QTextFormat.Property.UserProperty) + 1


class Run(NamedTuple):
    """Units `start` to `stop` of a block wear `looks`, the sum of one or more `Look`."""

    start: int
    stop: int
    looks: int


class Strokes(NamedTuple):
    """What the characters of a block wear beyond their fill, in the block's coordinates."""

    solid: list[QLine]
    dotted: list[QLine]
    boxes: list[QRectF]
    novel: list[QRectF]
    waves: list[QLine]
    over: list[QLine]
    thick: int


class Worn(QTextBlockUserData):
    """What a block wears already, and the strokes that follow from it under one layout."""

    def __init__(self, runs: list[Run], theme: Theme) -> None:
        super().__init__()
        self.runs = runs
        self.theme = theme
        self.layout: object = None
        self.strokes: Strokes | None = None


@cache
def format_of(looks: int, theme: Theme) -> QTextCharFormat:
    """Return the format of characters that wear `looks`; dots give way to the solid line.

    Fill and underline are in the format for screen readers too. The line itself is drawn by the pane, thicker
    and lower than Qt would, so Qt's own is transparent.
    """
    made = QTextCharFormat()
    made.setProperty(WORN, looks)
    if looks & Look.FILL:
        made.setBackground(fill_brush(theme))
    if looks & Look.DIM:
        made.setForeground(QColor(theme.dim))
    if looks & (Look.SOLID | Look.DOTTED):
        solid = looks & Look.SOLID
        style = QTextCharFormat.UnderlineStyle
        made.setUnderlineStyle(style.SingleUnderline if solid else style.DotLine)
        made.setUnderlineColor(QColor(Qt.GlobalColor.transparent))
    return made
