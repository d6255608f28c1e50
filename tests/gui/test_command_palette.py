"""The command palette: letters find, Enter runs, all by keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rouge_gui.gui.actions import fill_menus, rows_by_name
from rouge_gui.gui.command_palette import MOST, CommandPalette
from rouge_gui.gui.fuzzy import fit
from rouge_gui.gui.models.palette_model import BESIDE, KEYS, WORDS, Offer, PaletteModel

Key, Role = Qt.Key, Qt.ItemDataRole
EXAMPLES = ["01-harbour-bridge", "02-river", "11-harbour"]


class Owner(QObject):
    """Remembers which actions ran."""

    def __init__(self) -> None:
        super().__init__()
        self.ran: list[str] = []

    def __getattr__(self, name: str) -> Callable[[], None]:
        if name.removeprefix("on_") in rows_by_name():
            return lambda: self.ran.append(name.removeprefix("on_"))
        raise AttributeError(name)


class Stage:
    """A window with all actions and a palette on it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window, self.owner = QMainWindow(), Owner()
        qtbot.addWidget(self.window)
        self.actions = fill_menus(self.window.menuBar(), self.owner)
        self.window.show()
        self.opened: list[str] = []
        self.examples = list(EXAMPLES)
        self.palette = CommandPalette(self.actions, lambda: self.examples, self.opened.append, self.window)
        self.palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(self.palette)
        with qtbot.waitExposed(self.palette):
            self.palette.show()

    def type(self, text: str) -> None:
        QTest.keyClicks(self.palette.field, text)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.palette.field, key)

    def shown(self, column: int = WORDS) -> list[str]:
        model = self.palette.model
        return [model.index(row, column).data() for row in range(model.rowCount())]


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage(qtbot)


@pytest.mark.parametrize(
    ("typed", "words"),
    [("zi", "Zoom in"), ("ZOOM", "Zoom in"), ("om  in", "Zoom in"), ("", "x"), ("züg", "Zügig")],
)
def test_letters_in_their_order_fit(typed: str, words: str) -> None:
    assert fit(typed, words) is not None


@pytest.mark.parametrize(
    ("typed", "words"), [("iz", "Zoom in"), ("zoomx", "Zoom in"), ("ooo", "Zoom in"), ("a", "")]
)
def test_letters_out_of_order_or_missing_do_not_fit(typed: str, words: str) -> None:
    assert fit(typed, words) is None


def test_beginnings_fit_better_than_words_than_insides_than_gaps_and_short_better_than_long() -> None:
    ordered = ["Redo", "Redone", "So redo", "Aredo", "Remove a dog", "Read or do"]
    ranks = [fit("redo", words) for words in ordered]
    assert ranks == sorted(ranks, key=lambda rank: rank or (9, 9, 9))
    assert len(set(ranks)) == len(ranks)


def test_enter_runs_the_best_action_and_closes(stage: Stage) -> None:
    stage.type("zoomi")
    assert stage.shown()[0] == "Zoom in"
    stage.press(Key.Key_Return)
    assert stage.owner.ran == ["zoom_in"]
    assert not stage.palette.isVisible()


def test_down_and_up_choose(stage: Stage) -> None:
    stage.type("zoom")
    second = stage.shown()[1]
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Up)
    stage.press(Key.Key_Return)
    assert [rows_by_name()[name].words for name in stage.owner.ran] == [second]


def test_words_of_the_help_find_too(stage: Stage) -> None:
    stage.type("larger")
    assert "Zoom in" in stage.shown()


def test_keys_in_force_are_shown(stage: Stage) -> None:
    stage.actions["zoom_in"].setShortcuts([QKeySequence("F12")])
    stage.type("zoom in")
    assert stage.shown(KEYS)[0] == "F12"


def test_what_cannot_be_run_is_grey_stays_where_it_fits_and_is_not_run(stage: Stage) -> None:
    stage.actions["undo"].setEnabled(False)
    stage.type("undo")
    index = stage.palette.model.index(0, WORDS)
    assert index.data() == "Undo"
    assert index.data(Role.ForegroundRole) is not None
    assert "not possible now" in index.data(Role.AccessibleDescriptionRole)
    stage.press(Key.Key_Return)
    assert stage.owner.ran == []
    assert "not possible now" in stage.palette.count.text()
    assert stage.palette.isVisible()


def test_a_switch_says_how_it_stands(stage: Stage) -> None:
    stage.actions["options"].setChecked(True)
    stage.type("options")
    assert stage.shown(BESIDE)[0] == "View, on"


def test_an_at_sign_finds_examples(stage: Stage) -> None:
    stage.type("@")
    assert stage.shown() == EXAMPLES
    stage.type("harb")
    assert stage.shown() == ["11-harbour", "01-harbour-bridge"]
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Enter)
    assert stage.opened == ["01-harbour-bridge"]


def test_of_many_examples_the_best_are_shown_and_all_are_counted(stage: Stage) -> None:
    stage.examples = [f"example {number}" for number in range(11_490)]
    stage.type("@ex")
    assert len(stage.shown()) == MOST
    assert stage.palette.count.text().startswith("11,490 found")


def test_without_a_corpus_it_says_how_examples_come(stage: Stage) -> None:
    stage.examples = []
    stage.type("@x")
    assert "Open files" in stage.palette.table.accessibleDescription()
    stage.palette.field.clear()
    stage.type("xqzj")
    assert "in this order" in stage.palette.table.accessibleDescription()


def test_nothing_found_runs_nothing_and_escape_closes(stage: Stage) -> None:
    stage.type("xqzj")
    assert stage.shown() == []
    stage.press(Key.Key_Return)
    assert stage.palette.isVisible()
    stage.press(Key.Key_Escape)
    assert not stage.palette.isVisible()
    assert stage.owner.ran == []


def test_everything_is_offered_before_anything_is_typed(stage: Stage) -> None:
    assert len(stage.shown()) == len(rows_by_name()) - 1


def test_the_model_keeps_the_rules_of_qt(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = PaletteModel()
    check_model(model)
    model.set_offers([Offer("a", "b", "c", "d", list), Offer("e", "", "", "", list, is_enabled=False)])
    model.set_offers([])
