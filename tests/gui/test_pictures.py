"""Eight states of the window against pictures that a person has looked at; `UPDATE_PICTURES=1` takes them anew."""

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

PICTURES = Path(__file__).parents[1] / "data" / "pictures"
WAIT_MS = 60_000
SIZE = (1280, 800)
TILES = (64, 40)
# Of 255, tile by tile of 20 x 20 pixels: another drawing of the same letters stays well below, a missing mark does not.
WHOLE, ONE_TILE = 1.5, 45.0


def show(example: str, system: str) -> Callable[[QtBot, MainWindow], None]:
    def prepare(qtbot: QtBot, window: MainWindow) -> None:
        with qtbot.waitSignal(window.opening.losses.told, timeout=WAIT_MS):
            window.open_paths([assets.samples()])
        with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
            window.open_example(example, system)

    return prepare


def show_two(qtbot: QtBot, window: MainWindow) -> None:
    show("03-cup-final", "misleading")(qtbot, window)
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        window.reading_commands.on_compare()


def show_long(qtbot: QtBot, window: MainWindow) -> None:
    text = (assets.samples() / "sources" / "02-glacier-lake.txt").read_text(encoding="utf-8")
    summary = " ".join(text.split()[:60])
    example = Example("long", "\n".join([text] * 40), (summary,), {"s": Candidate(summary)})
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        window.session.open_example(example, "s")


def show_nothing(_qtbot: QtBot, _window: MainWindow) -> None:
    """An empty window, as at the first start without a corpus."""


STATES: dict[str, tuple[Settings, Callable[[QtBot, MainWindow], None]]] = {
    "light": (Settings(theme="light"), show("01-harbour-bridge", "misleading")),
    "dark": (Settings(theme="dark"), show("01-harbour-bridge", "misleading")),
    "greyscale": (Settings(theme="light", preset="greyscale"), show("01-harbour-bridge", "misleading")),
    "large": (Settings(theme="light", zoom=200), show("01-harbour-bridge", "misleading")),
    "two systems": (Settings(theme="light"), show_two),
    "long source": (Settings(theme="light"), show_long),
    "empty": (Settings(theme="light"), show_nothing),
    "polish": (Settings(theme="dark"), show("06-zimowa-kolej", "abstractive")),
}


def picture(qtbot: QtBot, folder: Path, state: str) -> QImage:
    settings, prepare = STATES[state]
    kept = Kept(
        settings, folder / "s.json", Drafts(folder / "d.sqlite"), QSettings(str(folder / "w.ini"), INI), ()
    )
    window = make_window(kept, None)
    window.resize(*SIZE)
    with qtbot.waitExposed(window):
        window.show()
    prepare(qtbot, window)
    panes = (window.reading.source, window.reading.candidate, *window.reading.references.panes())
    qtbot.waitUntil(lambda: all(pane.is_painted() for pane in panes), timeout=WAIT_MS)
    image = window.grab().toImage()
    window.close()
    return image


INI = QSettings.Format.IniFormat


def tiles(image: QImage) -> NDArray[np.float64]:
    """Return the mean grey of each tile, 0..255."""
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        *TILES, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    rows = np.frombuffer(small.constBits(), dtype=np.uint8).reshape(small.height(), small.bytesPerLine())
    return rows[:, : small.width()].astype(np.float64)


@pytest.mark.parametrize("state", STATES)
def test_the_window_looks_as_it_was_seen(qtbot: QtBot, tmp_path: Path, state: str) -> None:
    seen = PICTURES / f"{state}.png"
    now = picture(qtbot, tmp_path, state)
    if os.environ.get("UPDATE_PICTURES"):
        now.save(str(seen))
    difference = np.abs(tiles(now) - tiles(QImage(str(seen))))
    assert difference.mean() < WHOLE
    assert difference.max() < ONE_TILE
