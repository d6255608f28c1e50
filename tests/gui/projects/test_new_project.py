"""The dialog of a new project: what hinders, who gets what, and the folder that is made."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Example
from rouge_gui.errors import UnreadableFile
from rouge_gui.gui.projects.new_project import NO_FOLDER, NewProject
from rouge_gui.gui.projects.project_work import OpenCorpus
from rouge_gui.gui.worker import Runner
from rouge_gui.store.project_file import Blind
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan
from tests.gui.projects.pilot import STYLE, WAIT_MS, Say, focused, press, write_corpus


@pytest.fixture
def dialog(qtbot: QtBot, corpus_path: Path, examples: dict[str, Example]) -> Iterator[NewProject]:
    runner = Runner()
    made = NewProject(OpenCorpus([corpus_path], None, list(examples.values())), runner)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.open()
    yield made
    made.reject()
    assert runner.close()


def fill(dialog: NewProject, folder: Path) -> None:
    """Fill the fields by keys, from the first, where the keyboard is, to the next by Tab."""
    QTest.keyClicks(focused(), "Pilot")
    press(focused(), Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), str(folder))
    dialog.annotators.setFocus()
    QTest.keyClicks(focused(), "ann")
    press(focused(), Qt.Key.Key_Return)
    QTest.keyClicks(focused(), "ben")


def until_told(qtbot: QtBot, dialog: NewProject, words: str) -> None:
    qtbot.waitUntil(lambda: words in dialog.told.text(), timeout=WAIT_MS)


def test_what_hinders_is_said_in_its_place(dialog: NewProject, qtbot: QtBot) -> None:
    assert dialog.fault.text() == "Not yet: nobody is named who judges."
    dialog.annotators.setPlainText("ann\nAnn")
    assert (
        dialog.fault.text()
        == "Not yet: the annotator “Ann” stands twice (capital letters do not tell two apart)."
    )
    dialog.annotators.setPlainText("ann")
    assert dialog.fault.text() == "Not yet: it has no title."
    dialog.title.setText("Pilot")
    qtbot.waitUntil(lambda: dialog.fault.text() == NO_FOLDER, timeout=WAIT_MS)
    assert not dialog.make_button.isEnabled()


def test_large_letters_hide_nothing_at_the_right(qtbot: QtBot, qapp: QApplication) -> None:
    before, runner = qapp.font(), Runner()
    large = QFont(before)
    large.setPointSizeF(2 * before.pointSizeF())
    qapp.setFont(large)
    try:
        dialog = NewProject(OpenCorpus(), runner)
        qtbot.addWidget(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        dialog.open()
        area = dialog.findChild(QScrollArea)
        assert area is not None
        assert not area.horizontalScrollBar().maximum()
    finally:
        qapp.setFont(before)
        assert runner.close()


def test_who_gets_what_follows_each_change(dialog: NewProject, qtbot: QtBot, tmp_path: Path) -> None:
    """Six items: half of them are 3, which leaves 3 to deal out: 2 and 1; of 20 % of 6, 1 is shared, 5 left: 3 and 2."""
    fill(dialog, tmp_path / "new")
    until_told(qtbot, dialog, "ann: 4 items, 1 shared, in 1 batch.\nben: 3 items, 1 shared, in 1 batch.")
    dialog.overlap.setValue(50)
    until_told(qtbot, dialog, "ann: 5 items, 3 shared, in 1 batch.\nben: 4 items, 3 shared, in 1 batch.")
    assert dialog.told.text().startswith("6 items in 6 examples; 50% are judged by more than one.")
    dialog.batch.setValue(2)
    until_told(qtbot, dialog, "ann: 5 items, 3 shared, in 3 batches.\nben: 4 items, 3 shared, in 2 batches.")


def test_a_project_is_made_by_keys(
    dialog: NewProject, qtbot: QtBot, tmp_path: Path, corpus_path: Path
) -> None:
    folder = tmp_path / "new"
    fill(dialog, folder)
    dialog.blind["scores"].setFocus()
    press(focused(), Qt.Key.Key_Space)
    dialog.seed.setValue(7)
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    with qtbot.waitSignal(dialog.made, timeout=WAIT_MS):
        dialog.make_button.setFocus()
        press(focused(), Qt.Key.Key_Return)
    made = Project.open(folder)
    assert made.title == "Pilot"
    assert made.corpus == (corpus_path,)
    assert made.scheme.name == "summeval"
    assert made.plan == Plan(("ann", "ben"), 0.2, 20, 10, 7)
    assert made.blind == Blind(scores=False)
    assert made.recipe is None
    assert dialog.result() == NewProject.DialogCode.Accepted


def test_a_folder_that_is_a_project_already_is_told_and_stays(
    dialog: NewProject, qtbot: QtBot, project: Project
) -> None:
    fill(dialog, project.folder)
    qtbot.waitUntil(dialog.make_button.isEnabled, timeout=WAIT_MS)
    dialog.make_button.click()
    qtbot.waitUntil(lambda: "holds a project already" in dialog.fault.text(), timeout=WAIT_MS)
    assert dialog.isVisible()
    assert Project.open(project.folder).scheme == STYLE


def test_a_corpus_that_cannot_be_read_is_told(dialog: NewProject, qtbot: QtBot, tmp_path: Path) -> None:
    fill(dialog, tmp_path / "new")
    dialog.corpus.setPlainText(str(tmp_path / "none.jsonl"))
    qtbot.waitUntil(lambda: "none.jsonl" in dialog.fault.text(), timeout=WAIT_MS)
    assert not dialog.make_button.isEnabled()


def test_a_corpus_without_pairs_has_nothing_for_a_scheme_of_pairs(
    dialog: NewProject, qtbot: QtBot, tmp_path: Path
) -> None:
    fill(dialog, tmp_path / "new")
    dialog.scheme.box.setCurrentIndex(dialog.scheme.box.findText("The better of two summaries"))
    until_told(qtbot, dialog, "There is nothing to judge in it: no example has candidates of two systems.")
    assert not dialog.make_button.isEnabled()


def test_another_corpus_is_read_and_counted(dialog: NewProject, qtbot: QtBot, tmp_path: Path) -> None:
    fill(dialog, tmp_path / "new")
    dialog.corpus.setPlainText(str(write_corpus(tmp_path / "other.jsonl", 10)))
    until_told(qtbot, dialog, "10 items in 10 examples; 20% are judged by more than one.")


def test_gold_verdicts_are_counted_and_taken_in(
    dialog: NewProject, qtbot: QtBot, tmp_path: Path, project: Project, say: Say
) -> None:
    """Two of six are gold for everybody; of the other four, half is shared: 2 and then 1 each."""
    for name in ("e01", "e04"):
        say(project, "ann", name, {"quality": 3.0})
    with project.file_of("ann") as file:
        file.copy_to(tmp_path / "right.verdicts")
    fill(dialog, tmp_path / "new")
    dialog.scheme.take(STYLE)
    dialog.overlap.setValue(50)
    dialog.gold.line.setText(str(tmp_path / "right.verdicts"))
    until_told(
        qtbot,
        dialog,
        "ann: 5 items, 2 shared, 2 gold, in 1 batch.\nben: 5 items, 2 shared, 2 gold, in 1 batch.",
    )
    with qtbot.waitSignal(dialog.made, timeout=WAIT_MS):
        dialog.make_button.click()
    assert {each.item.example for each in Project.open(tmp_path / "new").gold()} == {"e01", "e04"}


def test_a_scheme_of_a_file_is_asked(dialog: NewProject, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.scheme.failed) as told:
        dialog.scheme.load(tmp_path / "none.toml")
    assert isinstance(told.args[0], UnreadableFile)
    assert "none.toml" in dialog.fault.text()
    dialog.scheme.take(STYLE)
    assert dialog.setup().scheme == STYLE
    assert dialog.scheme.words.text() == "2 ratings; one candidate at a time."
