"""Small panes of all systems: their marks, their scores, what a click opens."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.colours import DARK, LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.grid_view import GridView
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.opened import open_texts
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.panes.worn import WORN
from rouge_gui.gui.second import every_system
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
REFERENCES = ("the old bridge fell", "a cold wind")
WORDS = {"x": "the bridge fell", "y": "a cold bridge", "z": "nothing", "empty": ""}
EXAMPLE = Example("1", None, REFERENCES, {name: Candidate(text) for name, text in WORDS.items()})


@pytest.fixture
def grid(qtbot: QtBot, tmp_path: Path) -> Iterator[GridView]:
    made = GridView(LIGHT)
    qtbot.addWidget(made)
    made.show()
    drafts = Drafts(tmp_path / "drafts.sqlite")
    made.show_texts(every_system(EXAMPLE, open_texts(EXAMPLE, "x", drafts), drafts), OPTIONS)
    qtbot.waitUntil(lambda: all(label.text() for label in made.scores.values()))
    yield made
    assert made.end_work()


def dressed(pane: TextPane) -> str:
    block = pane.editor.document().begin()
    worn = bytearray(pane.text(), "ascii")
    for run in block.textFormats():
        if not run.format.intProperty(WORN):
            worn[run.start : run.start + run.length] = b" " * run.length
    return " ".join(worn.decode("ascii").split())


def test_each_system_has_its_text_and_its_scores(grid: GridView) -> None:
    assert {system: pane.text() for system, pane in grid.panes.items()} == WORDS
    scorer = RougeScorer(["rouge1", "rouge2", "rougeL"])
    for system, text in WORDS.items():
        scores = scorer.score_multi(list(REFERENCES), text)
        expected = [f"{scores[name].fmeasure:.3f}" for name in ("rouge1", "rouge2", "rougeL")]
        told = grid.scores[system].text().split()
        assert told[::2] == ["R-1", "R-2", "R-L"]
        assert [float(each) for each in told[1::2]] == [float(each) for each in expected]
    assert grid.heading.text() == "1: 4 systems, marked against reference 1"


def test_all_are_marked_against_the_reference_that_is_shown(qtbot: QtBot, grid: GridView) -> None:
    for reference, expected in ((0, ["the bridge fell", "bridge", ""]), (1, ["", "a cold", ""])):
        grid.show_reference(reference)
        for system, words in zip("xyz", expected, strict=True):
            qtbot.waitUntil(grid.panes[system].is_painted)
            assert dressed(grid.panes[system]) == words


def test_a_click_or_the_button_opens_a_system(qtbot: QtBot, grid: GridView) -> None:
    with qtbot.waitSignal(grid.system_opened) as told:
        QTest.mouseClick(grid.panes["y"].editor.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 25))
    assert told.args == ["y"]
    button = grid.panes["z"].findChild(IconButton)
    assert isinstance(button, IconButton)
    assert button.accessibleName() == "Open the candidate of z"
    with qtbot.waitSignal(grid.system_opened) as told:
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert told.args == ["z"]


def test_nothing_can_be_typed(grid: GridView) -> None:
    QTest.keyClicks(grid.panes["x"].editor, "more")
    assert grid.panes["x"].text() == WORDS["x"]


@pytest.mark.parametrize(("width", "columns"), [(500, 2), (1000, 3), (1400, 4), (2600, 4)])
def test_there_are_as_many_columns_as_fit(qtbot: QtBot, grid: GridView, width: int, columns: int) -> None:
    grid.resize(width, 600)

    def in_first_row() -> int:
        tops = [pane.y() for pane in grid.panes.values()]
        return tops.count(tops[0])

    qtbot.waitUntil(lambda: in_first_row() == columns)


def test_another_example_has_its_own_panes(qtbot: QtBot, grid: GridView, tmp_path: Path) -> None:
    other = Example("2", None, ("r",), {"only": Candidate("r")})
    drafts = Drafts(tmp_path / "more.sqlite")
    grid.show_texts(every_system(other, open_texts(other, "only", drafts), drafts), OPTIONS)
    qtbot.waitUntil(lambda: grid.scores["only"].text() == "R-1 1.000  R-2 .000  R-L 1.000")
    assert list(grid.panes) == ["only"]
    grid.set_theme(DARK)
    grid.set_zoom(200)
    grid.show_texts([], OPTIONS)
    assert "Open an example" in grid.heading.text()
