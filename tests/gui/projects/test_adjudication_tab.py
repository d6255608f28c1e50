"""The tab of adjudication by keyboard: what is decided is kept with who and when, and can be taken back."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, LIGHT, contrast
from rouge_gui.gui.language import day
from rouge_gui.gui.projects.adjudication_tab import WHO, AdjudicationTab
from rouge_gui.gui.projects.beside import Beside
from rouge_gui.gui.projects.case_rows import LOOKS, CaseRows, in_words
from rouge_gui.gui.projects.draft import Draft, answer_of
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.adjudication import State
from rouge_gui.study.annotating.scheme import Choice, Rating
from rouge_gui.study.annotating.verdict import SpanLabel
from tests.gui.projects.pilot import CONTROL, QUALITY, SLIPS, STYLE, Say, press, until_known

KEY = Qt.Key
COMMON = SpanLabel("name", "candidate", 0, 3, "The", "minor")
SILENT = "\N{EN DASH}"
OTHER = SpanLabel("name", "candidate", 4, 8, "mill", "major")


@pytest.fixture
def tab(window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot) -> AdjudicationTab:
    """e00 differs in both questions, e01 in one, e02 in none; ben has not judged e03."""
    for name, ann, ben in (("e00", (1, 5), (3, 1)), ("e01", (2, 2), (3, 2)), ("e02", (1, 1), (1, 1))):
        say(project, "ann", name, {"quality": float(ann[0]), "tone": float(ann[1])})
        say(project, "ben", name, {"quality": float(ben[0]), "tone": float(ben[1])})
    say(project, "ann", "e03", {"quality": 1.0, "tone": 1.0})
    opened(window, project, qtbot)
    window.adjudication_tab.who.setText("cy")
    window.adjudication_tab.panel.table.setFocus()
    return window.adjudication_tab


def opened(window: ProjectsWindow, project: Project, qtbot: QtBot) -> None:
    window.open_project(project.folder)
    until_known(qtbot, window)
    window.tabs.setCurrentWidget(window.adjudication_tab)
    window.activateWindow()
    window.adjudication_tab.panel.table.setFocus()


def listed(tab: AdjudicationTab) -> list[tuple[str, str]]:
    return [(case.item.example, in_words(case.state)) for case in tab.model.rows]


def decided(tab: AdjudicationTab) -> list[str]:
    model = tab.panel.model
    return [str(model.index(row, model.columnCount() - 1).data()) for row in range(model.rowCount())]


def test_disagreements_come_first_each_state_with_sign_and_words(tab: AdjudicationTab) -> None:
    """Of e00 quality differs by 2 of 2, tone by 4 of 4; of e01 quality by 1 of 2."""
    assert listed(tab) == [
        ("e00", "≠ disagreement"),
        ("e01", "≠ disagreement"),
        ("e03", "… incomplete"),
        ("e02", "= agreement"),
    ]
    assert [case.distance for case in tab.model.rows[:2]] == [2.0, 0.5]
    assert tab.model.index(2, 4).data() == "ben"
    assert tab.counts.text() == "2 ≠ disagreement   1 … incomplete   1 = agreement"


def test_annotators_stand_side_by_side_and_what_all_say_is_decided_already(tab: AdjudicationTab) -> None:
    assert decided(tab) == [SILENT, SILENT]
    press(tab.panel.table, KEY.Key_Down, Qt.KeyboardModifier.AltModifier)
    model = tab.panel.model
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(4)] == [
        "Asked",
        "1 ann",
        "2 ben",
        "Decision",
    ]
    assert [model.index(0, at).data() for at in range(4)] == ["Quality", "2", "3", SILENT]
    assert [model.index(1, at).data() for at in range(4)] == ["Tone", "2", "2", "2"]
    assert model.index(0, 1).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(1, 1).data(Qt.ItemDataRole.FontRole) is None


def test_digits_answer_row_after_row_and_the_decision_is_kept_with_who_and_when(
    tab: AdjudicationTab, project: Project
) -> None:
    table = tab.panel.table
    press(table, KEY.Key_2)
    press(table, KEY.Key_4)
    assert decided(tab) == ["2", "4"]
    press(table, KEY.Key_Return, CONTROL)
    (kept,) = project.decisions()
    assert (kept.item.example, kept.annotator, dict(kept.answers)) == (
        "e00",
        "cy",
        {"quality": 2.0, "tone": 4.0},
    )
    assert abs(datetime.fromisoformat(kept.moment) - datetime.now(UTC)) < timedelta(minutes=1)
    assert listed(tab)[0] == ("e00", "\N{MULTIPLICATION SIGN} decided otherwise")
    chosen = tab.table.chosen()
    assert chosen is not None
    assert chosen.item.example == "e01"


def test_all_that_an_annotator_said_is_taken_over_at_once(tab: AdjudicationTab, project: Project) -> None:
    press(tab.panel.table, KEY.Key_2, CONTROL)
    assert decided(tab) == ["3", "1"]
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert listed(tab)[0] == ("e00", "✓ accepted")
    assert dict(project.decisions()[0].answers) == {"quality": 3.0, "tone": 1.0}
    today = day(datetime.fromisoformat(project.decisions()[0].moment).astimezone())
    assert tab.model.index(0, 5).data() == f"cy, {today}"


def test_without_a_name_nothing_is_kept(tab: AdjudicationTab, project: Project) -> None:
    tab.who.clear()
    press(tab.panel.table, KEY.Key_1, CONTROL)
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert tab.told.text() == WHO
    assert tab.who.hasFocus()
    tab.who.setText("gold")
    tab.panel.keep_button.click()
    assert tab.told.text().startswith("This name cannot be taken: an annotator cannot be called “gold”")
    assert project.decisions() == []


def test_an_open_question_is_told_and_chosen(tab: AdjudicationTab, project: Project) -> None:
    press(tab.panel.table, KEY.Key_2)
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert tab.told.text() == "“Tone” has no answer yet: a digit answers, J says that it cannot be judged."
    assert tab.panel.table.selected_row() == 1
    press(tab.panel.table, KEY.Key_J)
    assert decided(tab) == ["2", "cannot judge"]
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert dict(project.decisions()[0].answers) == {"quality": 2.0, "tone": None}


def test_a_digit_that_answers_nothing_is_told(tab: AdjudicationTab) -> None:
    press(tab.panel.table, KEY.Key_4)
    assert tab.told.text() == "4 is no answer here."
    assert decided(tab) == [SILENT, SILENT]


def test_u_takes_decisions_back_and_what_was_said_stays_on_disk(
    tab: AdjudicationTab, project: Project
) -> None:
    table = tab.panel.table
    for _ in range(2):
        press(table, KEY.Key_1, CONTROL)
        press(table, KEY.Key_Return, CONTROL)
    assert [state for _, state in listed(tab)][:2] == ["✓ accepted", "✓ accepted"]
    press(table, KEY.Key_U)
    assert listed(tab)[1] == ("e01", "≠ disagreement")
    assert [each.item.example for each in project.decisions()] == ["e00"]
    press(table, KEY.Key_Z, CONTROL)
    assert project.decisions() == []
    press(table, KEY.Key_U)
    assert tab.told.text() == "Nothing was decided in this sitting that could be taken back."
    with project.decisions_file() as file:
        assert len(file.all()) == 4


def test_a_decision_that_was_changed_comes_back(tab: AdjudicationTab, project: Project) -> None:
    table = tab.panel.table
    for key in (KEY.Key_1, KEY.Key_2):
        tab.table.choose(0)
        press(table, key, CONTROL)
        press(table, KEY.Key_Return, CONTROL)
    assert dict(project.decisions()[0].answers) == {"quality": 3.0, "tone": 1.0}
    press(table, KEY.Key_U)
    assert dict(project.decisions()[0].answers) == {"quality": 1.0, "tone": 5.0}
    assert decided(tab) == ["1", "5"]


def test_digits_in_a_field_are_written_and_a_note_is_kept(tab: AdjudicationTab, project: Project) -> None:
    press(tab.panel.table, KEY.Key_1, CONTROL)
    tab.panel.note.setFocus()
    QTest.keyClicks(tab.panel.note, "see line 2 u")
    assert decided(tab) == ["1", "5"]
    press(tab.panel.note, KEY.Key_Return, CONTROL)
    assert project.decisions()[0].note == "see line 2 u"


def test_spans_are_taken_over_one_by_one(
    window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    changed = project.save(Setup("Pilot", project.corpus, SLIPS, project.plan))
    say(changed, "ann", "e00", spans=(COMMON, OTHER))
    say(changed, "ben", "e00", spans=(COMMON,))
    opened(window, changed, qtbot)
    tab = window.adjudication_tab
    tab.who.setText("cy")
    model, table = tab.panel.model, tab.panel.table
    assert [model.index(0, at).data() for at in range(4)] == ["Wrong name: “The”", "minor", "minor", "minor"]
    assert [model.index(1, at).data() for at in range(4)] == ["Wrong name: “mill”", "major", SILENT, ""]
    assert tab.panel.hint.text().startswith("Space takes over or drops, 1 minor, 2 major.")
    press(table, KEY.Key_2)
    press(table, KEY.Key_Space)
    assert decided(tab) == ["major", "major"]
    press(table, KEY.Key_Space)
    assert decided(tab) == ["major", ""]
    press(table, KEY.Key_Return, CONTROL)
    (kept,) = changed.decisions()
    assert [(each.start, each.end, each.severity) for each in kept.spans] == [(0, 3, "major")]


def test_the_main_window_is_asked_for_the_texts(tab: AdjudicationTab, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tab.example_opened) as told:
        press(tab.panel.table, KEY.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert told.args is not None
    assert (told.args[0].id, told.args[1]) == ("e01", "brief")


def test_what_is_being_decided_stays_while_others_go_on(
    tab: AdjudicationTab, window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot
) -> None:
    press(tab.panel.table, KEY.Key_2)
    say(project, "ben", "e03", {"quality": 3.0, "tone": 1.0})
    window.renew()
    qtbot.waitUntil(lambda: ("e03", "≠ disagreement") in listed(tab))
    until_known(qtbot, window)
    assert decided(tab) == ["2", SILENT]


def test_a_decision_that_cannot_be_kept_is_told_and_stays_as_it_is(
    tab: AdjudicationTab, window: ProjectsWindow, project: Project, tmp_path: Path
) -> None:
    press(tab.panel.table, KEY.Key_2, CONTROL)
    project.folder.rename(tmp_path / "away")
    project.folder.write_text("no folder", encoding="utf-8")
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert "pilot" in window.notices.notices()[0].sentence
    assert decided(tab) == ["3", "1"]
    project.folder.unlink()
    (tmp_path / "away").rename(project.folder)
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    assert dict(project.decisions()[0].answers) == {"quality": 3.0, "tone": 1.0}


def test_what_was_read_before_a_decision_does_not_take_it_back(
    tab: AdjudicationTab, window: ProjectsWindow
) -> None:
    before = window.known
    assert before is not None
    press(tab.panel.table, KEY.Key_1, CONTROL)
    press(tab.panel.table, KEY.Key_Return, CONTROL)
    tab.show_known(before)
    assert listed(tab)[0] == ("e00", "✓ accepted")
    press(tab.panel.table, KEY.Key_U)
    tab.show_known(before)
    assert listed(tab)[0] == ("e00", "≠ disagreement")


def test_the_colours_of_states_can_be_read() -> None:
    for theme in (LIGHT, DARK):
        for look in LOOKS.values():
            assert contrast(getattr(theme, look.colour), theme.base) >= 4.5


def test_all_states_have_a_sign_of_their_own() -> None:
    assert set(LOOKS) == set(State)
    assert len({look.sign for look in LOOKS.values()}) == len(State)


def test_models_keep_the_rules(
    tab: AdjudicationTab, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    rows = CaseRows()
    rows.show(tab.model.rows)
    check_model(rows)
    beside = Beside()
    beside.show(tab.model.rows[0], STYLE, Draft())
    check_model(beside)


def test_digits_choose_answers() -> None:
    assert answer_of(QUALITY, 3) == 3.0
    assert answer_of(QUALITY, 4) is None
    assert answer_of(Rating("x", "X", 0, 2), 0) == 0.0
    assert answer_of(Choice("x", "X", ("yes", "no")), 2) == "no"
    assert answer_of(Choice("x", "X", ("yes", "no")), 0) is None
