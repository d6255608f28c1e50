"""What is painted follows the colours of the application when these change while it is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK
from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.heads import Heads
from rouge_gui.gui.words_button import WordsButton
from rouge_gui.store.settings import Settings

GREEN, FAR = QColor("#00ff00"), 60


def heads() -> QWidget:
    made = Heads(7)
    model = QStandardItemModel(1, 1, made)
    model.setHorizontalHeaderLabels(["HHHHH"])
    made.setModel(model)
    return made


def words_button() -> QWidget:
    made = WordsButton()
    made.setText("HHHHH")
    made.setMenu(QMenu(made))
    return made


def greens(widget: QWidget) -> int:
    """Return how many pixels are rather green than grey."""
    picture = widget.grab().toImage()
    pixels = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(pixel.green() > pixel.red() + FAR for pixel in pixels)


@pytest.mark.parametrize("make", [heads, words_button])
def test_words_take_a_new_colour_of_the_application(
    qtbot: QtBot, qapp: QApplication, make: Callable[[], QWidget]
) -> None:
    window = QWidget()
    widget = make()
    widget.setParent(window)
    qtbot.addWidget(window)
    window.show()
    before = qapp.palette()
    green = QPalette(before)
    green.setColor(QPalette.ColorRole.ButtonText, GREEN)
    assert not greens(widget)
    qapp.setPalette(green)
    qapp.processEvents()
    try:
        assert greens(widget)
    finally:
        qapp.setPalette(before)


def test_a_button_of_words_takes_no_room_for_an_arrow(qtbot: QtBot) -> None:
    plain, with_menu = WordsButton(), words_button()
    plain.setText("HHHHH")
    qtbot.addWidget(plain)
    qtbot.addWidget(with_menu)
    assert with_menu.sizeHint() == plain.sizeHint()


def test_what_has_a_style_sheet_takes_the_colours_of_another_theme(qtbot: QtBot, tmp_path: Path) -> None:
    look = Appearance(Settings(theme="light"), tmp_path / "settings.json")
    look.apply()
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("Skip", window)
    button.setStyleSheet("QPushButton { padding: 3px; }")
    window.show()
    look.set_theme("dark")
    QApplication.processEvents()
    ink = button.palette().color(QPalette.ColorRole.ButtonText)
    look.set_theme("light")
    assert ink == QColor(DARK.text)
