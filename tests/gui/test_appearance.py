"""The look: which theme is in use under which settings, and what is kept of it."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.colours import CUSTOMISABLE, DARK, DEFAULT, LIGHT, PRESETS
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.palette import palette_of, system_preset
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.options import Options
from rouge_gui.store.settings import CUSTOM, Settings, load
from rouge_gui.store.settings import PRESETS as NAMES


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Appearance:
    qapp.setPalette(palette_of(LIGHT))
    return Appearance(Settings(theme="light"), tmp_path / "settings.json")


def test_every_preset_that_can_be_kept_can_be_drawn() -> None:
    assert set(NAMES) == {*PRESETS, "system", CUSTOM}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_has_a_light_and_a_dark_side(look: Appearance, preset: str, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.theme_changed) as changed:
        look.set_preset(preset)
    assert changed.args == [PRESETS[preset][0]]
    look.set_theme("dark")
    assert look.theme is PRESETS[preset][1]
    assert QGuiApplication.palette().color(QPalette.ColorRole.Base).name() == look.theme.base


def test_as_the_system_asks_it_is_the_usual_one_here(look: Appearance) -> None:
    assert system_preset() == DEFAULT
    assert look.theme is LIGHT
    look.set_theme("dark")
    assert look.theme is DARK


def test_own_colours_belong_to_one_side_and_change_nothing_else(look: Appearance) -> None:
    look.set_colours("light", {"fill": "#ffff00", "mate": "#ff0000"})
    assert (look.theme.fill, look.theme.mate) == ("#ffff00", "#ff0000")
    assert (look.theme.solid, look.theme.base) == (LIGHT.solid, LIGHT.base)
    look.set_theme("dark")
    assert look.theme == DARK
    look.set_colours("dark", {"fill": "#000001"})
    assert look.theme.fill == "#000001"
    look.set_theme("light")
    assert look.theme.fill == "#ffff00"
    look.set_colours("light", {})
    assert look.theme == LIGHT
    assert look.settings.colours == {"dark fill": "#000001"}


def test_a_preset_hides_own_colours_and_brings_them_back(look: Appearance) -> None:
    look.set_colours("light", {"fill": "#ffff00"})
    look.set_preset("greyscale")
    assert look.theme is PRESETS["greyscale"][0]
    look.set_preset(CUSTOM)
    assert look.theme.fill == "#ffff00"


def test_everything_is_kept(look: Appearance) -> None:
    look.set_colours("light", dict.fromkeys(CUSTOMISABLE, "#123456"))
    look.keep_keys({"undo": ("Ctrl+U",)})
    look.keep_tour_seen()
    look.zoom_by(3)
    look.save(Options(beta=2.0))
    settings, told = load(look.path)
    assert (told, settings) == ([], look.settings)
    assert (settings.zoom, settings.options.beta, settings.tour_seen) == (130, 2.0, True)


@pytest.mark.parametrize(("steps", "percent"), [(100, 400), (-100, 50), (1, 110), (0, 100)])
def test_zoom_stays_within_its_bounds(look: Appearance, steps: int, percent: int, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.zoom_changed) as changed:
        look.zoom_by(steps)
    assert changed.args == [percent]
    look.reset_zoom()
    assert look.settings.zoom == 100


def test_the_texts_are_set_in_the_font_chosen_and_keep_their_size(look: Appearance, qtbot: QtBot) -> None:
    pane = TextPane("Source", "", LIGHT)
    qtbot.addWidget(pane)
    pane.show()
    pane.set_zoom(150)
    size, usual = pane.editor.font().pointSizeF(), pane.header.font().family()
    look.set_font("DejaVu Sans Mono")
    assert pane.editor.font().family() == "DejaVu Sans Mono"
    assert pane.editor.font().pointSizeF() == size
    pane.set_zoom(200)
    assert pane.editor.font().family() == "DejaVu Sans Mono"
    assert pane.header.font().family() == usual
    look.set_font("")
    assert pane.editor.font().family() == usual


def test_settings_taken_in_place_of_others_show_at_once(look: Appearance) -> None:
    others = Settings(theme="dark", zoom=130)
    told: list[object] = []
    for signal in (look.theme_changed, look.zoom_changed, look.taken):
        signal.connect(told.append)
    look.take(others)
    assert told == [DARK, 130, others]
    assert look.theme is DARK
