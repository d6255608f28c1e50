"""Whether the pictures of documentation and README still show the program: some are drawn again and compared."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pictures
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from rouge_gui.cli.arguments import COMMANDS
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.views import VIEWS

# As in tests/gui/test_pictures.py: grey means of tiles, of 255.
TILES = (62, 41)
WHOLE, ONE_TILE = 1.5, 45.0
DRAWN_AGAIN = ["window.png", "systems-systems.png", "dark.png"]
STALE = "this picture no longer shows the program: look at it, then run `python packaging/pictures.py`"


def tiles(image: QImage) -> NDArray[np.float64]:
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        *TILES, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    rows = np.frombuffer(small.constBits(), dtype=np.uint8).reshape(small.height(), small.bytesPerLine())
    return rows[:, : small.width()].astype(np.float64)


@pytest.mark.parametrize("name", DRAWN_AGAIN)
def test_a_picture_still_shows_the_program(tmp_path: Path, name: str) -> None:
    kept = next(path for path in pictures.PICTURES if path.name == name)
    pictures.shot(Path(sys.executable), pictures.PICTURES[kept], tmp_path / name)
    difference = np.abs(tiles(QImage(str(tmp_path / name))) - tiles(QImage(str(kept))))
    assert difference.mean() < WHOLE, STALE
    assert difference.max() < ONE_TILE, STALE


def test_a_picture_of_another_view_is_seen_to_be_stale() -> None:
    folder = pictures.DOCUMENTATION / "pictures"
    shown = [tiles(QImage(str(folder / name))) for name in ("window.png", "hand_count.png")]
    assert np.abs(shown[0] - shown[1]).max() >= ONE_TILE


def test_every_picture_is_listed_and_asks_for_a_view_that_there_is() -> None:
    folder = pictures.DOCUMENTATION / "pictures"
    assert set(folder.iterdir()) == {path for path in pictures.PICTURES if path.parent == folder}
    views = {*VIEWS, *(f"systems-{name}" for name in SYSTEMS_VIEWS)}
    assert {picture.view for picture in pictures.PICTURES.values()} <= views
    assert set(pictures.COMMANDS) == set(COMMANDS)
    assert pictures.COMMAND_LINE.is_file()


def test_the_options_that_are_left_out_of_a_usage_take_nothing_else_with_them() -> None:
    told = "usage: rouge-gui x [-h] [--perl-flags F | --signature S] [--beta B] [--seed SEED] PATH [PATH ...]"
    assert pictures.short(told) == "usage: rouge-gui x [-h] [SCORING OPTION...] PATH [PATH ...]"


@pytest.mark.parametrize(
    ("view", "known"), [("plots", "corpus, scores,"), ("systems-x", "systems-systems, ")]
)
def test_a_picture_of_an_unknown_view_is_refused_in_a_sentence(tmp_path: Path, view: str, known: str) -> None:
    asked = ["--example", pictures.EXAMPLE, "--system", pictures.SYSTEM, "--view", view, "-o", "x.png"]
    command = [sys.executable, "-m", "rouge_gui", "shot", str(pictures.SAMPLES), *asked]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"rouge-gui: There is no view called '{view}'. There are: {known}")
    assert not (tmp_path / "x.png").exists()
