"""How systems are told apart: a colour, a shape and a kind of line each, in the colours of a theme."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from rouge_gui.colours import Theme, contrast

# Okabe and Ito's colours, those that are too pale on white made darker, those too dark on black made paler.
ON_LIGHT = ("#006ca9", "#c44f00", "#00805d", "#a8487f", "#8f6400", "#2b86b8", "#1b1f24")
ON_DARK = ("#56b4e9", "#ff9a5c", "#3fd0a4", "#f0a6cc", "#e69f00", "#f0e442", "#ffffff")
GREYS_ON_LIGHT, GREYS_ON_DARK = ("#000000", "#4a4a4a", "#7a7a7a"), ("#ffffff", "#c4c4c4", "#8f8f8f")
SHAPES = ("o", "s", "t1", "d", "star", "t", "+", "x")
DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
DARK_BELOW = 4.5
FAINT = 0.3


@dataclass(frozen=True)
class Ink:
    """How one system is drawn; `is_back` where another one is brought out."""

    colour: QColor
    shape: str
    dash: Qt.PenStyle
    is_back: bool


class Inks:
    """The inks of `names`, in the colours of `theme`; where `chosen` is one of them, the others are faint."""

    def __init__(self, theme: Theme, names: Sequence[str], chosen: str | None = None) -> None:
        self.theme = theme
        self._places = {name: place for place, name in enumerate(names)}
        self._chosen = chosen if chosen in self._places else None
        self._colours = _PALETTES[theme.hatched, is_dark(theme)]

    def of(self, name: str) -> Ink:
        """Return the ink of one of the names."""
        place = self._places[name]
        is_back = self._chosen not in {None, name}
        return Ink(
            mixed(self.theme.base, self.theme.text, FAINT)
            if is_back
            else QColor(self._colours[place % len(self._colours)]),
            SHAPES[place % len(SHAPES)],
            DASHES[place // len(self._colours) % len(DASHES)],
            is_back,
        )

    def shade(self, share: float) -> QColor:
        """Return the shade for a share, 0..1, of the most there is."""
        return mixed(self.theme.base, self.theme.solid, share)


def is_dark(theme: Theme) -> bool:
    """Tell whether the theme writes on a dark ground."""
    return contrast(theme.base, "#000000") < DARK_BELOW


def mixed(one: str, other: str, share: float) -> QColor:
    """Return the colour `share` of the way from `one` to `other`."""
    first, second = _channels(QColor(one)), _channels(QColor(other))
    return QColor(*(round(start + share * (end - start)) for start, end in zip(first, second, strict=True)))


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


_PALETTES = {
    (False, False): ON_LIGHT,
    (False, True): ON_DARK,
    (True, False): GREYS_ON_LIGHT,
    (True, True): GREYS_ON_DARK,
}
