"""The program's own icons, drawn in the colour of the text they stand beside."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton, QWidget

from rouge_gui import assets

SIZES = (16, 20, 24, 32, 48, 64)
TINT = b"currentColor"


def icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon `name` in the colours of `palette`; `FileNotFoundError` where there is none.

    Ask again when the palette changes: a QIcon keeps the colours it was drawn in.
    """
    made = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        for drawn in _drawn(name, palette.color(group, QPalette.ColorRole.ButtonText).name()):
            made.addPixmap(drawn, mode)
    return made


def pixmap(name: str, colour: QColor, size: QSize, ratio: float) -> QPixmap:
    """Return the icon `name` in one colour, `size` logical pixels at `ratio` device pixels each."""
    drawn = _render(name, colour.name(), size * ratio)
    drawn.setDevicePixelRatio(ratio)
    return drawn


def names() -> list[str]:
    """Return the names of all icons."""
    return sorted(path.stem for path in (assets.root() / "icons").glob("*.svg"))


class IconButton(QToolButton):
    """A flat button with an icon, whose words are its tooltip and accessible name; it follows the palette."""

    def __init__(self, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.setAutoRaise(True)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIcon(icon(name, self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self.setIcon(icon(self._name, self.palette()))


@lru_cache(maxsize=256)
def _drawn(name: str, colour: str) -> tuple[QPixmap, ...]:
    return tuple(_render(name, colour, QSize(size, size)) for size in SIZES)


def _render(name: str, colour: str, size: QSize) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_source(name).replace(TINT, colour.encode())))
    drawn = QPixmap(size)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return drawn


@lru_cache(maxsize=256)
def _source(name: str) -> bytes:
    return (assets.root() / "icons" / f"{name}.svg").read_bytes()
