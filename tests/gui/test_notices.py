"""Notices: they stack, they wait their turn, they can be copied and dismissed, and they never take the focus."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.gui.icons import IconButton, icon, names, pixmap
from rouge_gui.gui.notices import NoticeBar, Offer, Standing

LEFT = Qt.MouseButton.LeftButton
LONG = (
    "/corpus/systems/lead/a.txt: is not valid UTF-8 at byte 17. Convert it to UTF-8 and open it again. " * 3
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(500, 400)
    QVBoxLayout(made)
    return made


@pytest.fixture
def bar(window: QWidget) -> NoticeBar:
    made = NoticeBar()
    layout = window.layout()
    assert layout is not None
    layout.addWidget(made)
    window.show()
    return made


def visible(bar: NoticeBar) -> list[str]:
    return [notice.label.text() for notice in bar.notices() if notice.isVisible()]


def test_an_empty_bar_takes_no_room(bar: NoticeBar) -> None:
    assert not bar.isVisible()
    bar.show_information("Opened 3 examples.")
    assert bar.isVisible()
    bar.clear()
    assert not bar.isVisible()


def test_the_newest_three_are_shown_and_the_others_wait(bar: NoticeBar) -> None:
    for number in range(5):
        bar.show_error(f"Problem {number}.")
    assert visible(bar) == ["Problem 4.", "Problem 3.", "Problem 2."]
    (more,) = bar.findChildren(QLabel, "more")
    assert more.isVisible()
    assert more.text().startswith("2 more")
    QTest.mouseClick(bar.notices()[0].dismiss_button, LEFT)
    assert visible(bar) == ["Problem 3.", "Problem 2.", "Problem 1."]
    for _ in range(4):
        QTest.mouseClick(bar.notices()[0].dismiss_button, LEFT)
    assert not bar.isVisible()
    assert "-" not in more.text()


def test_the_same_sentence_is_counted_not_repeated(bar: NoticeBar) -> None:
    bar.show_error("A.")
    bar.show_error("B.")
    bar.show_error("A.")
    bar.show_information("A.")
    assert visible(bar) == ["A.", "A. (2 times)", "B."]


def test_a_notice_can_be_copied(bar: NoticeBar) -> None:
    bar.show_error(LONG)
    bar.show_error(LONG)
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(bar.notices()[0].copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == LONG


def test_escape_dismisses_the_notice_that_has_the_focus(bar: NoticeBar) -> None:
    bar.show_error("A.")
    bar.show_error("B.")
    bar.notices()[1].copy_button.setFocus()
    QTest.keyClick(bar.notices()[1].copy_button, Qt.Key.Key_Escape)
    assert visible(bar) == ["B."]


def test_a_notice_does_not_take_the_focus(window: QWidget, bar: NoticeBar, qtbot: QtBot) -> None:
    entry = QLineEdit()
    layout = window.layout()
    assert layout is not None
    layout.addWidget(entry)
    with qtbot.waitActive(window):
        window.activateWindow()
    entry.setFocus()
    bar.show_error("A.")
    QTest.keyClicks(entry, "typing goes on")
    assert entry.text() == "typing goes on"


def test_a_long_notice_is_shown_whole(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.show_error(LONG)
    label = bar.notices()[0].label
    qtbot.waitUntil(
        lambda: label.height() >= label.heightForWidth(label.width()) > 2 * label.fontMetrics().height()
    )


def test_texts_are_never_taken_for_markup(bar: NoticeBar) -> None:
    bar.show_error("<b>x</b>: is not a folder.")
    assert bar.notices()[0].label.textFormat() == Qt.TextFormat.PlainText


def test_everything_has_a_name(bar: NoticeBar) -> None:
    bar.show_error("A.")
    notice = bar.notices()[0]
    assert bar.accessibleName()
    assert notice.label.accessibleName() == "Error: A."
    assert all(
        button.accessibleName() and button.toolTip() for button in (notice.copy_button, notice.dismiss_button)
    )


def is_near(one: QColor, other: QColor) -> bool:
    """Whether two colours differ by no more than the rounding of a blend."""
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(this - that) <= 1 for this, that in pairs)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("name", names())
def test_every_icon_is_a_valid_drawing_in_the_asked_colour(name: str) -> None:
    assert QSvgRenderer(str(assets.root() / "icons" / f"{name}.svg")).isValid()
    drawn = pixmap(name, QColor("#3366cc"), QSize(20, 20), 2.0)
    assert drawn.deviceIndependentSize().toSize() == QSize(20, 20)
    image = drawn.toImage()
    inked = [
        image.pixelColor(x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha() == 255
    ]
    assert len(inked) > 30
    assert all(is_near(colour, QColor("#3366cc")) for colour in inked)


@pytest.mark.usefixtures("qtbot")
def test_an_icon_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon", QPalette())


def ink(drawn: QIcon, mode: QIcon.Mode) -> set[str]:
    image = drawn.pixmap(QSize(64, 64), 1.0, mode).toImage()
    pixels = (image.pixelColor(x, y) for x in range(64) for y in range(64))
    return {colour.name() for colour in pixels if colour.alpha() == 255}


def test_an_icon_button_follows_the_palette(qtbot: QtBot) -> None:
    button = IconButton("copy", "Copy")
    qtbot.addWidget(button)
    palette = button.palette()
    palette.setColor(QPalette.ColorRole.ButtonText, QColor("#112233"))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, QColor("#aabbcc"))
    button.setPalette(palette)
    assert ink(button.icon(), QIcon.Mode.Normal) == {"#112233"}
    assert ink(button.icon(), QIcon.Mode.Disabled) == {"#aabbcc"}


def test_an_offer_is_taken_by_its_button_and_goes(bar: NoticeBar) -> None:
    taken: list[str] = []
    bar.show_offer("2 files changed.", Offer("&Reload", lambda: taken.append("first")))
    notice = bar.show_offer("2 files changed.", Offer("&Reload", lambda: taken.append("second")))
    assert visible(bar) == ["2 files changed."], "a newer offer takes the place of the same one"
    notice.offer_button.setFocus()
    QTest.keyClick(notice.offer_button, Qt.Key.Key_Space)
    assert (taken, bar.notices()) == (["second"], [])
    bar.dismiss(notice)


def test_what_offers_nothing_has_no_button(bar: NoticeBar) -> None:
    bar.show_error("Wrong.")
    assert not bar.notices()[0].offer_button.isVisible()


def test_what_is_said_of_one_matter_takes_the_place_of_what_was_said_before(bar: NoticeBar) -> None:
    one, other = Standing(bar), Standing(bar)
    one.say("First.")
    other.say_wrong("Wrong.")
    one.say_wrong("Second.")
    assert [notice.sentence for notice in bar.notices()] == ["Second.", "Wrong."]
    bar.clear()
    one.say("Third.")
    assert [notice.sentence for notice in bar.notices()] == ["Third."]
    for standing in (one, other, one):
        standing.withdraw()
    assert bar.notices() == []
