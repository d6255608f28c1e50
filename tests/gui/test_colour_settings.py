"""Own colours: chosen one by one, seen at once, and what is hard to see is said."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import CUSTOMISABLE, LIGHT
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.colour_settings import WORDS, ColourSettings, judgement
from rouge_gui.store.settings import Settings


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ColourSettings:
    look = Appearance(Settings(theme="light"), tmp_path / "settings.json")
    made = ColourSettings(look)
    look.setParent(made)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_mark_that_can_have_another_colour_is_there_under_a_name() -> None:
    assert set(WORDS) == set(CUSTOMISABLE)
    assert len(set(WORDS.values())) == len(WORDS)


def test_a_colour_shows_at_once_and_can_be_reset(dialog: ColourSettings, qtbot: QtBot) -> None:
    look = dialog.findChild(Appearance)
    assert isinstance(look, Appearance)
    assert not dialog.reset_button.isEnabled()
    with qtbot.waitSignal(look.theme_changed):
        dialog.set_colour("fill", "#ffff00")
    assert (look.theme.fill, look.theme.solid) == ("#ffff00", LIGHT.solid)
    assert dialog.buttons["fill"].accessibleName() == "Fill of words in a row: #ffff00"
    dialog.set_colour("solid", "#000000")
    assert (look.theme.fill, look.theme.solid) == ("#ffff00", "#000000")
    dialog.reset_button.click()
    assert look.theme == LIGHT


def test_the_side_in_use_is_the_one_that_changes(dialog: ColourSettings) -> None:
    look = dialog.findChild(Appearance)
    assert isinstance(look, Appearance)
    assert "on the light side" in dialog.about.text()
    look.set_theme("dark")
    assert "on the dark side" in dialog.about.text()
    dialog.set_colour("mate", "#ffffff")
    assert look.settings.colours == {"dark mate": "#ffffff"}


@pytest.mark.parametrize(
    ("name", "colour", "ratio"),
    [
        # #949494 and #959595 stand on either side of 3:1 to white, as WCAG's own tables of greys have it.
        ("solid", "#959595", "2.9"),
        ("solid", "#949494", None),
        ("mate", "#ffffff", "1.0"),
        ("fill", LIGHT.text, "1.0"),
        ("fill", "#ffffff", None),
    ],
)
def test_what_is_hard_to_see_is_told_with_its_contrast(name: str, colour: str, ratio: str | None) -> None:
    told = judgement(name, replace(LIGHT, base="#ffffff").customised({name: colour}))
    assert told == "" if ratio is None else f"contrast {ratio}, needed" in told
