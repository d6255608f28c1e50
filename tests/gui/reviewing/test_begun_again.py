"""Reviews begun and ended again and again leave no widget behind, and their buttons tell the keys that there are now."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from rouge_gui.gui.reviewing.review_panel import KeyButton
from rouge_gui.store import recent_projects

from .conftest import MakeProject, Reviewer, shipped

REVIEWS = 3


def test_a_review_begun_again_has_the_buttons_of_the_first(
    reviewer: Reviewer, make_project: MakeProject
) -> None:
    """PySide never lets go of what a signal is connected to if that is a method of Qt itself, as `QAction.trigger`."""
    project, window = make_project(shipped("summeval")), reviewer.window
    buttons, widgets = [], []
    for _ in range(REVIEWS):
        window.review.review(project, "ann")
        reviewer.qtbot.waitUntil(lambda: window.review.mode.is_on)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        buttons.append(window.review.panel.findChildren(KeyButton))
        widgets.append(len(window.review.panel.findChildren(QWidget)))
        window.review.mode.stop()
        reviewer.qtbot.waitUntil(lambda: not window.review.mode.is_on)
    assert buttons == [buttons[0]] * REVIEWS
    assert widgets == [widgets[0]] * REVIEWS


def test_a_button_tells_the_key_that_its_action_has_now(
    reviewer: Reviewer, make_project: MakeProject
) -> None:
    window = reviewer.window
    window.review.review(make_project(shipped("summeval")), "ann")
    reviewer.qtbot.waitUntil(lambda: window.review.mode.is_on)
    action = window.actions_by_name["skip_item"]
    words = action.text().replace("&", "")

    def told() -> str:
        (button,) = (
            each for each in window.review.panel.findChildren(QPushButton) if each.text().endswith(words)
        )
        return button.text()

    action.setShortcuts([QKeySequence("Ctrl+Shift+Y")])
    assert told() == f"Ctrl+Shift+Y   {words}"
    action.setShortcuts([])
    assert told() == words


def test_what_is_judged_without_a_project_is_found_among_the_recent_ones(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    reviewer.digits("4444")
    reviewer.save()
    folder = reviewer.desk.work.project.folder
    reviewer.window.review.mode.stop()
    reviewer.window.actions_by_name["project"].trigger()
    projects = reviewer.window.side.projects
    assert projects is not None
    projects.recent_menu.aboutToShow.emit()
    (action,) = projects.recent_menu.actions()
    action.trigger()
    reviewer.qtbot.waitUntil(lambda: projects.known is not None)
    assert projects.known is not None
    assert projects.known.project.folder == folder
    assert len(projects.known.verdicts) == 1


def test_a_broken_list_of_projects_is_told_and_does_not_keep_from_judging(reviewer: Reviewer) -> None:
    (reviewer.window.appearance.path.parent / recent_projects.FILE).write_text("{")
    reviewer.start("SummEval: four ratings")
    reviewer.digits("4444")
    reviewer.save()
    assert "Saved." in reviewer.window.review.panel.told.text()


def test_what_was_told_of_an_item_is_told_neither_of_another_nor_outside_the_review(
    reviewer: Reviewer, make_project: MakeProject
) -> None:
    window = reviewer.window
    project, mode, told = make_project(shipped("summeval")), window.review.mode, window.review.panel.told
    window.review.review(project, "ann")
    reviewer.qtbot.waitUntil(lambda: mode.is_on)
    assert told.text() == ""
    mode.skip()
    mode.digit(1)
    mode.undo()
    assert told.text() == window.statusBar().currentMessage() == "Taken back."
    mode.go_back()
    assert (told.text(), window.statusBar().currentMessage()) == ("", "")
    mode.save()
    assert told.text() == window.statusBar().currentMessage() != ""
    mode.stop()
    assert window.statusBar().currentMessage() == ""
    window.review.review(project, "ann")
    reviewer.qtbot.waitUntil(lambda: mode.is_on)
    assert told.text() == ""


def test_an_empty_pane_asks_for_a_text_only_where_one_can_be_typed(
    reviewer: Reviewer, make_project: MakeProject
) -> None:
    window = reviewer.window
    panes = (window.reading.source, window.reading.candidate, *window.reading.references.panes())
    hints = [pane.editor.placeholderText() for pane in panes]
    window.review.review(make_project(shipped("summeval")), "ann")
    reviewer.qtbot.waitUntil(lambda: window.review.mode.is_on)
    assert {pane.editor.placeholderText() for pane in panes} == {"There is no text here."}
    window.review.mode.stop()
    reviewer.qtbot.waitUntil(lambda: not window.review.mode.is_on)
    assert [pane.editor.placeholderText() for pane in panes] == hints
    assert all(hint.startswith("Paste or type") for hint in hints)
