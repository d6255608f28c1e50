"""Whether the pictures of documentation and README still show the program: they are drawn again and compared."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pictures
import pytest
import sample_project
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from rouge_gui.__main__ import BAD_INPUT, main
from rouge_gui.app import picture_window
from rouge_gui.cli.arguments import COMMANDS
from rouge_gui.errors import InvalidOption
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.picture import Picture, beside, bring, check_view, open_candidate
from rouge_gui.gui.systems.ratings_view import RatingsView
from rouge_gui.gui.views import VIEWS
from rouge_gui.study import pool

# As in tests/gui/test_pictures.py: grey means of tiles, of 255.
TILES = (62, 41)
WHOLE, ONE_TILE = 1.5, 45.0
# The last ones change the window; what comes before is as if each had a window of its own.
LAST = ("review", "compare", "why_lit", "what_if")
# Other last digits than of a thousand resamples, half a minute sooner.
RESAMPLES = 4
# So few texts are sooner read in this process than others are started.
MANY_CHARACTERS = 10_000_000
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
STALE = "these no longer show the program: look at them, then run `python packaging/pictures.py`"


def asked(path: Path, project: Path | None = None) -> Picture:
    """Return what the program is asked for where the picture at `path` is drawn."""
    listed = pictures.PICTURES[path]
    width, height = map(int, listed.size.split("x"))
    shown = Picture(
        [pictures.SAMPLES], listed.example, pictures.SYSTEM, listed.theme, 1.0, (width, height), listed.view
    )
    return replace(shown, project=project)


def in_order() -> list[Path]:
    return sorted(pictures.PICTURES, key=lambda path: LAST.index(path.stem) if path.stem in LAST else -1)


def tidy(window: MainWindow, picture: Picture) -> None:
    """Leave nothing of the picture before in the window."""
    window.review.mode.stop()
    if window.second.system:
        window.reading_commands.on_compare()
    if window.session.texts.example != picture.example:
        open_candidate(window, picture)
    for view in ("corpus", "scores"):
        window.results.show_view(view)
    window.appearance.set_theme(picture.theme)
    window.statusBar().clearMessage()
    window.resize(*picture.size)
    if window.side.systems is not None:
        ratings = window.side.systems.part("ratings")
        assert isinstance(ratings, RatingsView)
        ratings.resamples = RESAMPLES


def tiles(image: QImage) -> NDArray[np.float64]:
    small = image.convertToFormat(QImage.Format.Format_Grayscale8).scaled(
        *TILES, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    rows = np.frombuffer(small.constBits(), dtype=np.uint8).reshape(small.height(), small.bytesPerLine())
    return rows[:, : small.width()].astype(np.float64)


@pytest.mark.usefixtures("qapp")
def test_pictures_still_show_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "FEW_CHARACTERS", MANY_CHARACTERS)
    project = sample_project.make(tmp_path / "project").folder
    paths, stale = in_order(), []
    window = picture_window(asked(paths[0]), None, tmp_path)
    open_candidate(window, asked(paths[0]))
    for path in paths:
        picture = asked(path, project)
        tidy(window, picture)
        now, kept = tiles(bring(window, picture).grab().toImage()), tiles(QImage(str(path)))
        difference = np.abs(now - kept)
        if difference.mean() >= WHOLE or difference.max() >= ONE_TILE:
            stale.append(path.name)
    window.close()
    assert stale == [], STALE


def test_a_picture_of_another_view_is_seen_to_be_stale() -> None:
    folder = pictures.DOCUMENTATION / "pictures"
    shown = [tiles(QImage(str(folder / name))) for name in ("window.png", "hand_count.png")]
    assert np.abs(shown[0] - shown[1]).max() >= ONE_TILE


def test_every_picture_is_listed_and_everything_that_can_be_drawn_is() -> None:
    folder = pictures.DOCUMENTATION / "pictures"
    assert set(folder.iterdir()) == {path for path in pictures.PICTURES if path.parent == folder}
    known = {*VIEWS, *beside()}
    drawn = {picture.view for picture in pictures.PICTURES.values()}
    assert drawn <= known
    assert known - drawn == {"preferences-keys", "preferences-engine"}
    assert set(pictures.COMMANDS) == set(COMMANDS)
    assert pictures.COMMAND_LINE.is_file()


def test_the_options_that_are_left_out_of_a_usage_take_nothing_else_with_them() -> None:
    told = "usage: rouge-gui x [-h] [--perl-flags F | --signature S] [--beta B] [--seed SEED] PATH [PATH ...]"
    assert pictures.short(told) == "usage: rouge-gui x [-h] [SCORING OPTION...] PATH [PATH ...]"


def test_a_picture_of_an_unknown_view_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "x.png"
    wanted = ["--example", pictures.EXAMPLE, "--system", pictures.SYSTEM, "--view", "plots"]
    assert main(["shot", str(pictures.SAMPLES), *wanted, "-o", str(output)]) == BAD_INPUT
    told = "rouge-gui: There is no view called 'plots'. There are: corpus, scores,"
    assert capsys.readouterr().err.startswith(told)
    assert not output.exists()


@pytest.mark.parametrize(
    ("view", "told"),
    [
        ("systems-x", "no view called 'systems-x'.* systems-systems, .*project-work"),
        ("project-work", "'project-work' shows a project: name its folder with --project"),
    ],
)
def test_what_cannot_be_shown_is_told_before_anything_is_read(view: str, told: str) -> None:
    path = next(iter(pictures.PICTURES))
    with pytest.raises(InvalidOption, match=told):
        check_view(replace(asked(path), view=view))
