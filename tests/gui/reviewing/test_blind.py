"""Blind: nothing in the whole window tells whose candidate is judged, nor scores, marks or cues before the verdict."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.gui.panes.worn import WORN
from rouge_gui.store.project_file import Blind
from rouge_gui.study.annotating.verdict import Verdict, digest_of

from .conftest import CONTROL, WAIT_MS, Key, MakeProject, Reviewer, shipped

TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
MOST_CHILDREN = 400


def told_by(interface: QAccessibleInterface) -> Iterator[str]:
    """Yield all that a screen reader may hear of a part of a window and of what is in it, as far as it can be seen."""
    if interface.state().invisible:
        return
    for kind in TEXTS:
        yield interface.text(kind)
    for place in range(min(interface.childCount(), MOST_CHILDREN)):
        child = interface.child(place)
        if child.isValid():
            yield from told_by(child)


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.index(row, column, parent).data(role))


def seen() -> Iterator[str]:
    """Yield every text of every visible widget, tooltips and what tables hold included."""
    for widget in QApplication.allWidgets():
        if not widget.isVisible():
            continue
        yield widget.toolTip()
        yield widget.windowTitle()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        for name in ("text", "title", "placeholderText", "currentText"):
            asked = getattr(widget, name, None)
            if callable(asked) and not isinstance(widget, QAbstractItemView):
                try:
                    yield str(asked())
                except TypeError:
                    continue
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from cells(widget.model(), QModelIndex())


def leaks(window: QWidget, names: list[str], texts: set[str]) -> list[str]:
    """Return whatever tells one of `names`; `texts` are those that are judged, which may hold any word."""
    found = {*seen(), *told_by(QAccessible.queryAccessibleInterface(window))} - texts
    return [told for told in found if any(name in told for name in names)]


def systems_and_texts(reviewer: Reviewer) -> tuple[list[str], set[str]]:
    corpus = reviewer.window.loading.corpus
    names = {system for example in corpus for system in example.candidates}
    texts = {candidate.text for example in corpus for candidate in example.candidates.values()}
    texts |= {example.source or "" for example in corpus}
    texts |= {reference for example in corpus for reference in example.references}
    return sorted(names), texts


def is_marked(reviewer: Reviewer) -> bool:
    document = reviewer.window.reading.candidate.editor.document()
    block = document.begin()
    while block.isValid():
        for formatted in block.textFormats():
            if formatted.format.intProperty(WORN):
                return True
        block = block.next()
    return False


@pytest.mark.parametrize(
    "scheme",
    ["SummEval: four ratings", "The better of two summaries", "Error spans: category and severity"],
)
def test_no_text_and_no_accessible_name_gives_a_system_away(reviewer: Reviewer, scheme: str) -> None:
    names, texts = systems_and_texts(reviewer)
    assert leaks(reviewer.window, names, texts), "the test would not see a name"
    reviewer.window.notices.show_information(f"{names[0]}.txt changed on disk.")
    reviewer.window.statusBar().showMessage(names[0])
    reviewer.window.side.show_grid()
    reviewer.window.side.show_systems()
    reviewer.window.side.show_projects()
    reviewer.window.activateWindow()
    reviewer.window.reading.candidate.editor.setFocus()
    reviewer.start(scheme)
    assert leaks(reviewer.window, names, texts) == []
    for _ in range(3):
        with reviewer.qtbot.waitSignal(reviewer.window.session.evaluated, timeout=WAIT_MS):
            reviewer.digits("11" if "two" in scheme else "1111" if "ratings" in scheme else "")
            reviewer.save()
        QTest.mouseMove(reviewer.window.windowHandle())
        assert leaks(reviewer.window, names, texts) == []
    reviewer.press(Key.Key_Backspace, CONTROL)
    assert reviewer.desk.is_kept
    assert leaks(reviewer.window, names, texts) == []
    reviewer.press(Key.Key_F9)
    assert leaks(reviewer.window, names, texts), "names are not shown again"


def test_marks_scores_and_cues_are_hidden_until_the_verdict(reviewer: Reviewer, qtbot: QtBot) -> None:
    reading = reviewer.window.reading
    qtbot.waitUntil(lambda: is_marked(reviewer))
    with qtbot.waitSignal(reviewer.window.session.evaluated, timeout=WAIT_MS):
        reviewer.start("SummEval: four ratings")
    assert not is_marked(reviewer)
    assert reading.legend.isHidden()
    assert reading.references.tabText(0) == "1"
    assert reading.candidate.editor.accessibleDescription() == ""
    assert reviewer.window.results.isHidden()
    for name in ("next_match", "next_cue", "unigrams", "origins", "all_systems", "compare_systems", "undo"):
        assert not reviewer.window.actions_by_name[name].isEnabled()
    reviewer.digits("1234")
    with qtbot.waitSignal(reviewer.window.session.evaluated, timeout=WAIT_MS):
        reviewer.save()
    with qtbot.waitSignal(reviewer.window.session.evaluated, timeout=WAIT_MS):
        reviewer.press(Key.Key_Backspace, CONTROL)
    qtbot.waitUntil(lambda: is_marked(reviewer))
    assert not reading.legend.isHidden()
    assert reading.references.tabText(0) != "1"
    reviewer.digits("5")
    assert not is_marked(reviewer)
    assert reading.legend.isHidden()


def test_what_is_not_to_be_hidden_is_shown(
    reviewer: Reviewer, make_project: MakeProject, qtbot: QtBot
) -> None:
    project = make_project(shipped("summeval"), Blind(systems=False, scores=False, marks=False, cues=True))
    with qtbot.waitSignal(reviewer.window.session.evaluated, timeout=WAIT_MS):
        reviewer.window.review.open_project(project.folder)
    qtbot.waitUntil(lambda: is_marked(reviewer))
    assert reviewer.desk.item.systems[0] in reviewer.window.windowTitle()
    assert reviewer.window.results.isHidden()
    assert reviewer.window.actions_by_name["unigrams"].isEnabled()
    assert not reviewer.window.actions_by_name["next_cue"].isEnabled()
    assert reviewer.window.reading.legend.cues.isHidden()


def test_gold_is_told_right_or_wrong_and_whose_it_was_once_it_is_judged(
    reviewer: Reviewer, make_project: MakeProject
) -> None:
    scheme = shipped("summeval")
    project = make_project(scheme, gold_every=1)
    example = next(iter(reviewer.window.loading.corpus))
    system = next(iter(example.candidates))
    (plain, *_rest) = project.lists(reviewer.window.loading.corpus)["ann"]
    item = plain.item._replace(example=example.id, systems=(system,))
    right = {"coherence": 4.0, "consistency": 4.0, "fluency": 4.0, "relevance": None}
    with project.gold_file() as gold:
        gold.keep(Verdict(item, "expert", scheme.name, digest_of(example, item), right))
    reviewer.window.review.open_project(project.folder)
    while reviewer.desk.item != item:
        assert reviewer.desk.right is None
        reviewer.digits("4444")
        reviewer.save()
    assert system not in reviewer.window.windowTitle()
    reviewer.digits("45")
    reviewer.digits("44")
    reviewer.save()
    assert reviewer.desk.item == item
    assert "2 of 4 answers are right" in reviewer.window.review.panel.told.text()
    assert reviewer.window.results.isHidden()
    told = [box.verdict.text() for box in reviewer.window.review.panel.boxes]
    assert told == ["✓ right", "✗ 4 is right", "✓ right", "✗ cannot be judged is right"]
    assert system in reviewer.window.windowTitle()
    reviewer.save()
    assert reviewer.desk.item != item
    assert system not in reviewer.window.windowTitle()
