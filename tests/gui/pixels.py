"""What colours a picture has, and where: all of its pixels at once."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage


def numbers(image: QImage) -> NDArray[np.uint32]:
    """Return the colours of `image` as numbers 0xRRGGBB, shape (height, width)."""
    made = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(made.constBits(), np.uint32).reshape(made.height(), made.bytesPerLine() // 4)
    return rows[:, : made.width()] & np.uint32(0xFFFFFF)


def colours(image: QImage) -> set[str]:
    """Return the names of all colours of `image`, such as `#ff0000`."""
    return {f"#{number:06x}" for number in np.unique(numbers(image))}


def coloured(image: QImage, name: str) -> set[tuple[int, int]]:
    """Return the places (x, y) of `image` with exactly the colour `name`."""
    rows, columns = np.nonzero(numbers(image) == int(name.removeprefix("#"), 16))
    return set(zip(columns.tolist(), rows.tolist(), strict=True))
