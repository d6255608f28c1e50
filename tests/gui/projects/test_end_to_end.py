"""From a corpus to an export by keys: two annotators, 20 examples each, overlap, blind; merged, decided, exported."""

import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.projects.new_project import NewProject
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.gui.projects.sending import format_filters
from rouge_gui.gui.projects.work_tab import WorkTab
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.scheme import Rating, Scheme, scheme_text
from rouge_gui.study.annotating.verdict import Item, Verdict, in_force
from tests.gui.projects.pilot import (
    CONTROL,
    SYSTEM,
    WAIT_MS,
    focused,
    new_main_window,
    press,
    until_known,
    write_corpus,
)

KEY = Qt.Key
EXAMPLES, EACH, SHARED = 30, 20, 10
SCHEME = Scheme("clarity", "Clarity", ratings=(Rating("clear", "Is it clear?", 1, 3),))
# What the two say of the ten shared items, in the order of their ids; of all others they say 2.
ANN = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
BEN = (1, 1, 2, 2, 2, 3, 3, 3, 3, 1)
# By hand. 7 of 10 are equal. By chance 3*3 + 3*3 + 4*4 of 100, so kappa is (.7 - .34) / .66.
KAPPA = 36 / 66
# Together 6 6 8 of 20: of 380 pairs 30 + 30 + 56 are equal by chance, and .3 are not where 264/380 were expected.
NOMINAL = 1 - 0.3 * 380 / 264
# Squared distances observed (1 + 1 + 4) / 10, expected 2 (6*6 + 6*8 + 4*6*8) / 380.
INTERVAL = 1 - 0.6 * 380 / 552
# Ranks: from 1 to 2 are 3 + 3 = 6, from 2 to 3 are 3 + 4 = 7, from 1 to 3 are 13; squared 36, 49, 169.
# Observed (36 + 49 + 169) / 10, expected 2 (6*6*36 + 6*8*49 + 6*8*169) / 380.
ORDINAL = 1 - 25.4 * 380 / 23520


class Place(NamedTuple):
    """Where one person works: a main window and its window of projects."""

    main: MainWindow
    projects: ProjectsWindow


@pytest.fixture
def corpus_path(tmp_path: Path) -> Path:
    return write_corpus(tmp_path / "corpus.jsonl", EXAMPLES)


@pytest.fixture
def places(qtbot: QtBot, tmp_path: Path, corpus_path: Path) -> Iterator[dict[str, Place]]:
    """Two people at two computers, with the corpus open and the window of projects brought up by its key."""
    made = {}
    for name in ("ann", "ben"):
        window = new_main_window(tmp_path / f"home of {name}")
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
            window.open_paths([corpus_path])
        press(window, KEY.Key_F9, Qt.KeyboardModifier.ShiftModifier)
        projects = window.side.projects
        assert projects is not None
        assert projects.isVisible()
        made[name] = Place(window, projects)
    yield made
    for place in made.values():
        place.main.close()
        assert place.main.has_ended


def make_project(qtbot: QtBot, place: Place, folder: Path, scheme: Path) -> Project:
    """Fill the dialog by keys and make the project."""
    place.projects.new_button.setFocus()
    press(place.projects.new_button, KEY.Key_Space)
    dialog = place.projects.findChild(NewProject)
    assert isinstance(dialog, NewProject)
    type_into(dialog.title, "Clear or not")
    type_into(dialog.folder.line, str(folder))
    type_into(dialog.annotators, "ann")
    press(dialog.annotators, KEY.Key_Return)
    QTest.keyClicks(dialog.annotators, "ben")
    dialog.scheme.load(scheme)
    dialog.overlap.selectAll()
    type_into(dialog.overlap, "33")
    told = f"ann: {EACH} items, {SHARED} shared, in 1 batch.\nben: {EACH} items, {SHARED} shared, in 1 batch."
    qtbot.waitUntil(lambda: told in dialog.told.text() and dialog.make_button.isEnabled(), timeout=WAIT_MS)
    dialog.make_button.setFocus()
    press(dialog.make_button, KEY.Key_Return)
    until_known(qtbot, place.projects)
    return Project.open(folder)


def type_into(field: QWidget, words: str) -> None:
    field.setFocus()
    QTest.keyClicks(field, words)


def review(qtbot: QtBot, place: Place, annotator: str, script: dict[Item, int]) -> int:
    """Judge the whole list of `annotator` by keys, and return how many were pressed."""
    table = place.projects.work_tab.table
    table.choose(list(place.projects.known.lists if place.projects.known else ()).index(annotator))
    press(table, KEY.Key_Return)
    mode = place.main.review.mode
    qtbot.waitUntil(lambda: mode.is_on, timeout=WAIT_MS)
    with qtbot.waitActive(place.main):
        place.main.activateWindow()
    place.main.reading.candidate.editor.setFocus()
    pressed = 0
    while mode.desk is not None and mode.desk.course.next() is not None:
        assert_blind(place.main)
        press(focused(), KEY(ord(str(script[mode.desk.item]))))
        press(focused(), KEY.Key_Return, CONTROL)
        pressed += 2
        assert pressed <= 2 * EACH
    press(focused(), KEY.Key_F9)
    assert not mode.is_on
    # What others said was out of sight while this one judged.
    assert not place.projects.isVisible()
    press(focused(), KEY.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert place.projects.isVisible()
    return pressed


def assert_blind(window: MainWindow) -> None:
    """No words in sight say whose candidate it is."""
    assert SYSTEM not in window.windowTitle()
    assert not [
        each.text() for each in window.findChildren(QLabel) if each.isVisible() and SYSTEM in each.text()
    ]


def script_of(project: Project, place: Place) -> dict[str, dict[Item, int]]:
    lists = project.lists(place.main.loading.corpus)
    shared = sorted(task.item for task in lists["ann"] if task.is_shared)
    assert len(shared) == SHARED
    said = {name: dict(zip(shared, told, strict=True)) for name, told in (("ann", ANN), ("ben", BEN))}
    return {name: {task.item: said[name].get(task.item, 2) for task in lists[name]} for name in said}


def test_two_annotators_from_a_corpus_to_an_export(
    qtbot: QtBot, places: dict[str, Place], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = places["ann"], places["ben"]
    scheme = tmp_path / "clarity.toml"
    scheme.write_text(scheme_text(SCHEME), encoding="utf-8")
    project = make_project(qtbot, ann, tmp_path / "pilot", scheme)
    assert (project.plan.overlap, project.scheme) == (0.33, SCHEME)
    script = script_of(project, ann)

    # Ben works on a copy, at another computer.
    shutil.copytree(project.folder, tmp_path / "copy")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "copy"))
    ben.projects.open_button.setFocus()
    press(ben.projects.open_button, KEY.Key_Space)
    until_known(qtbot, ben.projects)
    assert review(qtbot, ben, "ben", script["ben"]) == 2 * EACH
    assert review(qtbot, ann, "ann", script["ann"]) == 2 * EACH
    assert {each.item: each.answers["clear"] for each in project.verdicts()} == script["ann"]

    mail(qtbot, ben, ann, tmp_path / "ben.verdicts", monkeypatch)
    check_agreement(ann.projects)
    adjudicate(qtbot, ann.projects, project)
    export_and_read_back(qtbot, ann.projects, tmp_path, monkeypatch)


def mail(qtbot: QtBot, sender: Place, receiver: Place, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send ben's work and merge it, twice: the second time nothing is new."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    assert sender.projects.work_tab.chosen() == "ben"
    press_button(sender.projects.work_tab.send_button)
    qtbot.waitUntil(path.exists, timeout=WAIT_MS)
    tab = receiver.projects.work_tab
    for said in ("20 new verdicts, 0 known already.", "0 new verdicts, 20 known already."):
        qtbot.waitUntil(lambda: not tab.runner.is_running, timeout=WAIT_MS)
        press_button(tab.merge_button)
        qtbot.waitUntil(partial(is_told, tab, f"ben.verdicts: {said}"), timeout=WAIT_MS)
    assert not tab.problems.rows.rows

    def is_known() -> bool:
        known = receiver.projects.known
        return known is not None and known.agreement is not None and known.progress["ben"].done == EACH

    qtbot.waitUntil(is_known, timeout=WAIT_MS)


def is_told(tab: WorkTab, sentence: str) -> bool:
    return tab.told.text() == sentence


def press_button(button: QWidget) -> None:
    button.setFocus()
    press(button, KEY.Key_Space)


def check_agreement(projects: ProjectsWindow) -> None:
    tables = projects.agreement_tab.tables
    columns, (found,) = tables["questions"].rows.columns, tables["questions"].rows.rows
    told = {column.words: column.text(found) for column in columns}
    assert (told["Items"], told["Annotators"], told["Equal"]) == ("10", "2", "70%")
    assert told["Fleiss"] == f"{KAPPA:.3f}"
    for level, expected in (("nominal", NOMINAL), ("ordinal", ORDINAL), ("interval", INTERVAL)):
        assert told[f"Alpha, {level}"].startswith(f"{expected:.3f} (")
    (pair,) = tables["pairs"].rows.rows
    assert pair.found.kappa == pytest.approx(KAPPA)
    assert projects.agreement_tab.sentence.text().startswith(
        f"clear: 70% of the pairs of answers are equal; alpha (ordinal) {ORDINAL:.3f} over 10 items"
    )


def adjudicate(qtbot: QtBot, projects: ProjectsWindow, project: Project) -> None:
    """Decide the three items in dispute: as ann, as ben, and as neither; take one back and decide it again."""
    projects.tabs.setCurrentWidget(projects.adjudication_tab)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is projects, timeout=WAIT_MS)
    tab = projects.adjudication_tab
    assert tab.counts.text() == "3 ≠ disagreement   27 = agreement"
    # 1 and 3 are farther apart than the others, so that item comes first.
    tab.table.choose(0)
    type_into(tab.who, "cy")
    table = tab.panel.table
    table.setFocus()
    press(table, KEY.Key_2)
    press(table, KEY.Key_Return, CONTROL)
    press(table, KEY.Key_1, CONTROL)
    press(table, KEY.Key_Return, CONTROL)
    press(table, KEY.Key_U)
    press(table, KEY.Key_1, CONTROL)
    press(table, KEY.Key_Return, CONTROL)
    press(table, KEY.Key_2, CONTROL)
    press(table, KEY.Key_Return, CONTROL)
    assert "27 = agreement   1 × decided otherwise   2 ✓ accepted" in tab.counts.text()  # noqa: RUF001
    decided = {each.item: (each.annotator, each.answers["clear"]) for each in project.decisions()}
    assert len(decided) == 3
    assert {who for who, _ in decided.values()} == {"cy"}
    qtbot.waitUntil(
        lambda: projects.known is not None and len(projects.known.decisions) == 3, timeout=WAIT_MS
    )


def export_and_read_back(
    qtbot: QtBot, projects: ProjectsWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Export all that was ever said by the menu, and import it into an empty project: it is the same."""
    chosen = next(words for words, name in format_filters().items() if name == "jsonl")
    path = folder / "all.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), chosen))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), chosen))
    projects.tabs.setCurrentWidget(projects.work_tab)
    projects.work_tab.export_button.menu().actions()[-1].trigger()
    qtbot.waitUntil(lambda: projects.work_tab.told.text().startswith("40 verdicts written"), timeout=WAIT_MS)
    known = projects.known
    assert known is not None
    fresh = Project.make(folder / "fresh", known.project.setup)
    projects.open_project(fresh.folder)
    until_known(qtbot, projects)
    press_button(projects.work_tab.import_button)
    said = f"{path.name}: 40 new verdicts, 0 known already."
    qtbot.waitUntil(lambda: projects.work_tab.told.text() == said, timeout=WAIT_MS)
    assert _sorted(fresh.verdicts()) == _sorted(known.verdicts)
    assert len(in_force(fresh.verdicts())) == 2 * EACH


def _sorted(verdicts: Sequence[Verdict]) -> list[Verdict]:
    return sorted(verdicts, key=lambda each: each.uid)
