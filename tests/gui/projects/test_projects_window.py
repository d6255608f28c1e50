"""The window of a project: opened, remembered, in step with its files, and what goes out of it and comes in."""

import json
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Example
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.projects.project_work import OpenCorpus
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.gui.projects.sending import CHOICES, EVERY, IN_FORCE, SETTLED, chosen_verdicts, format_filters
from rouge_gui.gui.systems.ratings_view import RatingsView
from rouge_gui.store import recent_projects
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.adjudication import decide
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts
from rouge_gui.study.annotating.verdict import SpanLabel, Verdict
from tests.gui.projects.pilot import SLIPS, WAIT_MS, Say, press, until_known

ANSWERS = {"quality": 2.0, "tone": 4.0}
SPANS_ONLY = "marot"


class Desk(NamedTuple):
    """A window and a project, in which annotators can say something."""

    window: ProjectsWindow
    project: Project
    say: Say
    qtbot: QtBot


@pytest.fixture
def desk(window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot) -> Desk:
    return Desk(window, project, say, qtbot)


def opened(window: ProjectsWindow, project: Project, qtbot: QtBot) -> None:
    window.open_project(project.folder)
    until_known(qtbot, window)


def row(window: ProjectsWindow, annotator: str) -> dict[str, str]:
    rows = window.work_tab.table.rows
    found = next(each for each in rows.rows if each.name == annotator)
    return {column.words: column.text(found) for column in rows.columns}


def done(qtbot: QtBot, window: ProjectsWindow) -> str:
    """Wait until what was begun in the tab of the work is done, and return what it told."""
    tab = window.work_tab
    qtbot.waitUntil(lambda: not tab.runner.is_running and tab.told.text() != "At work…", timeout=WAIT_MS)
    until_known(qtbot, window)
    return tab.told.text()


def answer(monkeypatch: pytest.MonkeyPatch, name: str, *given: str) -> None:
    """Let the file dialog `name` be answered by what was given."""
    monkeypatch.setattr(QFileDialog, name, lambda *_: given)


def test_without_a_project_it_says_what_one_is(window: ProjectsWindow) -> None:
    assert window.nothing.isVisible()
    assert not window.tabs.isVisible()


def test_a_folder_that_is_none_is_told_in_the_window(
    window: ProjectsWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open_project(tmp_path)
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert "so that this folder is no project" in window.notices.notices()[0].sentence
    assert window.nothing.isVisible()


def test_a_folder_that_is_none_leaves_the_former_project_at_work(desk: Desk, tmp_path: Path) -> None:
    window, project, say, qtbot = desk
    opened(window, project, qtbot)
    window.open_project(tmp_path)
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    say(project, "ann", "e01", ANSWERS)
    qtbot.waitUntil(lambda: row(window, "ann")["Done"] == "1", timeout=WAIT_MS)
    assert window.heading.text() == "Pilot: Style"


def test_a_share_that_vanishes_is_told_once_and_followed_when_it_is_back(desk: Desk, tmp_path: Path) -> None:
    window, project, say, qtbot = desk
    opened(window, project, qtbot)
    project.folder.rename(tmp_path / "away")
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    with qtbot.assertNotEmitted(window.work.failed, wait=4_000):
        pass
    assert len(window.notices.notices()) == 1
    (tmp_path / "away").rename(project.folder)
    say(project, "ann", "e01", ANSWERS)
    qtbot.waitUntil(lambda: row(window, "ann")["Done"] == "1", timeout=WAIT_MS)


def test_the_last_projects_are_offered_newest_first(
    window: ProjectsWindow, project: Project, tmp_path: Path, qtbot: QtBot
) -> None:
    other = Project.make(tmp_path / "other", replace(project.setup, title="Other"))
    for each in (project, other, project):
        opened(window, each, qtbot)
    gone = tmp_path / "gone"
    recent_projects.save(tmp_path / "home", [gone, *recent_projects.load(tmp_path / "home")])
    window.recent_menu.aboutToShow.emit()
    assert [each.text() for each in window.recent_menu.actions()] == [str(project.folder), str(other.folder)]
    window.recent_menu.actions()[1].trigger()
    until_known(qtbot, window)
    assert window.heading.text() == "Other: Style"


def test_how_far_everybody_is_follows_their_files(
    window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    """A verdict takes a minute: 60 an hour, so the other five of six take five minutes."""
    opened(window, project, qtbot)
    assert row(window, "ann")["Items"] == row(window, "ann")["Left"] == "6"
    say(project, "ann", "e01", ANSWERS)
    qtbot.waitUntil(lambda: row(window, "ann")["Done"] == "1", timeout=WAIT_MS)
    told = row(window, "ann")
    assert (told["Left"], told["Pace"], told["Work left"]) == ("5", "60 an hour", "5 minutes")
    assert row(window, "ben")["Done"] == "0"


def test_looking_does_not_set_off_another_look(
    window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    say(project, "ann", "e01", ANSWERS)
    opened(window, project, qtbot)
    with qtbot.assertNotEmitted(window.known_changed, wait=4_000):
        pass


def test_who_does_not_look_at_the_cases_opens_none(desk: Desk) -> None:
    window, project, say, qtbot = desk
    say(project, "ann", "e01", ANSWERS)
    with qtbot.assertNotEmitted(window.example_opened):
        opened(window, project, qtbot)
    assert window.adjudication_tab.table.chosen() is not None


def test_enter_asks_for_the_review_of_the_list(
    window: ProjectsWindow, project: Project, qtbot: QtBot
) -> None:
    opened(window, project, qtbot)
    window.work_tab.table.choose(1)
    assert window.work_tab.review_button.text() == "&Review as ben"
    with qtbot.waitSignal(window.review_asked) as told:
        press(window.work_tab.table, Qt.Key.Key_Return)
    assert told.args is not None
    assert (told.args[0].folder, told.args[1]) == (project.folder, "ben")


def test_work_is_sent_and_merged_once(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window, project, say, qtbot = desk
    away = Project.make(tmp_path / "away", project.setup)
    for name in ("e00", "e01"):
        say(away, "ben", name, ANSWERS)
    mailed = tmp_path / "ben.verdicts"
    opened(window, away, qtbot)
    window.work_tab.table.choose(1)
    answer(monkeypatch, "getSaveFileName", str(mailed), "")
    window.work_tab.send_button.click()
    assert done(qtbot, window) == f"The verdicts of “ben” are in {mailed}: send this file."
    opened(window, project, qtbot)
    answer(monkeypatch, "getOpenFileName", str(mailed), "")
    window.work_tab.merge_button.click()
    assert done(qtbot, window) == "ben.verdicts: 2 new verdicts, 0 known already."
    assert not window.work_tab.problems.isVisible()
    window.work_tab.merge_button.click()
    qtbot.waitUntil(lambda: "0 new" in window.work_tab.told.text(), timeout=WAIT_MS)
    assert window.work_tab.told.text() == "ben.verdicts: 0 new verdicts, 2 known already."
    assert row(window, "ben")["Done"] == "2"


def test_what_a_merge_leaves_out_is_listed(
    window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot, tmp_path: Path
) -> None:
    right = say(project, "ann", "e00", ANSWERS)
    wrong = {**right.told(), "answers": {"quality": 9}, "uid": "", "revision": 2}
    (tmp_path / "mail.jsonl").write_text(f"{json.dumps(wrong)}\nnot JSON\n", encoding="utf-8")
    opened(window, project, qtbot)
    window.work_tab.merge(tmp_path / "mail.jsonl")
    assert done(qtbot, window) == "mail.jsonl: 0 new verdicts, 0 known already."
    assert window.work_tab.problems.isVisible()
    first, second = window.work_tab.problems.rows.rows
    assert (first.line, second.line) == (1, 2)
    assert first.message.startswith('"quality" is answered by 9; it can be 1, 2, 3 or null (cannot judge).')
    assert second.message.startswith("This is no verdict: ")


def test_a_file_that_is_gone_is_told_in_the_window(
    window: ProjectsWindow, project: Project, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(window, project, qtbot)
    window.work_tab.merge(tmp_path / "none.verdicts")
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert "none.verdicts" in window.notices.notices()[0].sentence
    assert not window.work_tab.told.isVisible()


def test_what_goes_out_is_chosen(window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot) -> None:
    say(project, "ann", "e00", ANSWERS)
    say(project, "ann", "e00", {"quality": 3.0})
    say(project, "ben", "e00", ANSWERS)
    say(project, "ben", "e01", ANSWERS)
    opened(window, project, qtbot)
    known = window.known
    assert known is not None
    case = next(each for each in known.cases if each.item.example == "e00")
    with project.decisions_file() as file:
        file.keep(decide(case, "cy", {"quality": 1.0, "tone": 1.0}))
    window.renew()
    qtbot.waitUntil(lambda: bool(window.known and window.known.decisions), timeout=WAIT_MS)
    known = window.known
    assert known is not None

    def told(choice: str) -> set[tuple[str, str]]:
        return {(each.annotator, each.item.example) for each in chosen_verdicts(known, choice)}

    assert [len(chosen_verdicts(known, choice)) for choice in (IN_FORCE, SETTLED, EVERY)] == [3, 2, 4]
    assert told(SETTLED) == {("cy", "e00"), ("ben", "e01")}


@pytest.mark.parametrize("name", [name for name in FORMATS if name != SPANS_ONLY])
def test_every_format_goes_out_by_the_menu_and_comes_in_again(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, examples: dict[str, Example], name: str
) -> None:
    window, project, say, qtbot = desk
    for number, example in enumerate(("e00", "e01", "e02")):
        say(project, "ann", example, {"quality": 1.0 + number, "tone": 4.0})
    opened(window, project, qtbot)
    chosen = next(words for words, each in format_filters().items() if each == name)
    path = tmp_path / f"out{FORMATS[name].suffix}"
    answer(monkeypatch, "getSaveFileName", str(tmp_path / "out"), chosen)
    actions = window.work_tab.export_button.menu().actions()
    assert [each.text() for each in actions] == [words for words, _ in CHOICES.values()]
    actions[0].trigger()
    assert done(qtbot, window).startswith(f"3 verdicts written to {path}.")
    back = [each for each in read_verdicts(name, path, project.scheme, examples) if isinstance(each, Verdict)]
    assert {(each.item.example, each.answers["quality"]) for each in back} == {
        ("e00", 1.0),
        ("e01", 2.0),
        ("e02", 3.0),
    }
    fresh = Project.make(tmp_path / "fresh", project.setup)
    opened(window, fresh, qtbot)
    answer(monkeypatch, "getOpenFileName", str(path), chosen)
    window.work_tab.import_button.click()
    assert done(qtbot, window) == f"out{FORMATS[name].suffix}: {len(back)} new verdicts, 0 known already."


def test_a_format_that_cannot_hold_what_is_asked_says_so(desk: Desk, tmp_path: Path) -> None:
    window, project, say, qtbot = desk
    say(project, "ann", "e00", ANSWERS)
    opened(window, project, qtbot)
    window.work_tab.bring_out(IN_FORCE, SPANS_ONLY, tmp_path / "out.tsv")
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert not (tmp_path / "out.tsv").exists()
    assert not window.work_tab.told.isVisible()


def test_the_ratings_of_a_project_are_studied(
    main_window: MainWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    """ann and ben rate e00's quality 1 and 3, which makes 2; nobody else's."""
    say(project, "ann", "e00", {"quality": 1.0, "tone": 1.0})
    say(project, "ben", "e00", {"quality": 3.0, "tone": 2.0})
    main_window.actions_by_name["project"].trigger()
    projects = main_window.side.projects
    assert projects is not None
    opened(projects, project, qtbot)
    projects.work_tab.ratings_button.click()
    systems = main_window.side.systems
    assert systems is not None
    view = systems.part("ratings")
    assert isinstance(view, RatingsView)
    assert systems.tabs.currentWidget() is view
    assert view.controls.source == "Pilot"
    ratings = view.ratings
    assert ratings is not None
    assert {name: ratings.values[name][0, 0] for name in ratings.values} == {"quality": 2.0, "tone": 1.5}


def test_labels_tell_what_the_cues_are_worth(
    main_window: MainWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    changed = project.save(Setup("Pilot", project.corpus, SLIPS, project.plan))
    say(changed, "ann", "e03", spans=(SpanLabel("name", "candidate", 0, 3, "The", "minor"),))
    queue = main_window.results.queue
    with qtbot.waitSignal(queue.finding.found, timeout=WAIT_MS):
        queue.find_button.click()
    queue.profile_button.setChecked(True)
    before = queue.profile_model.rowCount()
    main_window.actions_by_name["project"].trigger()
    projects = main_window.side.projects
    assert projects is not None
    opened(projects, changed, qtbot)
    names = [str(queue.profile_model.index(at, 0).data()) for at in range(queue.profile_model.rowCount())]
    assert names[before:] == ["Precision, as labelled", "Recall, as labelled"]


def test_what_is_open_is_not_read_twice(corpus_path: Path) -> None:
    opened_corpus = OpenCorpus([corpus_path], None, [Example("e00")])
    assert opened_corpus.holds([corpus_path.parent / "." / corpus_path.name], None)
    assert not opened_corpus.holds([corpus_path], "layout = 'jsonl'")
    assert not opened_corpus.holds([corpus_path.parent], None)
    assert not OpenCorpus().holds([], None)
