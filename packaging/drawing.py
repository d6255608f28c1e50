"""Draws the program's icon into PNG files: `python drawing.py ICON.svg FOLDER` makes FOLDER/48.png and so on."""

import os
import sys
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256)


def draw(icon: Path, folder: Path) -> None:
    """Draw the SVG `icon` in each of the sizes, in pixels."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    renderer = QSvgRenderer(str(icon))
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not image.save(str(folder / f"{size}.png")):
            sys.exit(f"The icon cannot be written into {folder}.")
    application.quit()


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
