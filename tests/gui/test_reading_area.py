"""Two candidates in the reading area: marks, mates, scrolling in step, sync points, the keyboard."""

from dataclasses import replace
from itertools import chain

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Corpus, Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.gui.assessment import assess
from rouge_gui.gui.comparison import Caught
from rouge_gui.gui.editing import Edit
from rouge_gui.gui.marking import Asides
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, reference_role
from rouge_gui.gui.panes.connectors import Connectors
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.panes.worn import WORN
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.syncing import SECOND_CLICK, SET
from rouge_gui.rouge.marking.marks import Look
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Match

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
REFERENCE = "the old bridge fell into the cold river"
ONE = "the bridge fell into the river"
OTHER = "a cold wind and the old bridge"


def texts(candidate: str, *references: str, system: str = "", source: str = "") -> Opened:
    roles = {SOURCE: source, CANDIDATE: candidate}
    roles |= {reference_role(index): text for index, text in enumerate(references)}
    return Opened("1", system, roles, roles, bool(source))


def show_two(area: ReadingArea, one: Opened, other: Opened) -> None:
    area.show_texts(one)
    area.show_assessment(assess(one, OPTIONS))
    area.show_second(other)
    area.show_second_assessment(assess(other, OPTIONS))


@pytest.fixture
def area(qtbot: QtBot) -> ReadingArea:
    made = ReadingArea(LIGHT)
    qtbot.addWidget(made)
    made.resize(1000, 300)
    made.show()
    return made


@pytest.fixture
def two(area: ReadingArea) -> ReadingArea:
    show_two(area, texts(ONE, REFERENCE, system="plain"), texts(OTHER, REFERENCE, system="wordy"))
    return area


def dressed(pane: TextPane) -> list[str]:
    """The words that wear anything, read from the document."""
    block, found = pane.editor.document().begin(), set[int]()
    while block.isValid():
        for run in block.textFormats():
            if run.format.intProperty(WORN):
                found.update(range(block.position() + run.start, block.position() + run.start + run.length))
        block = block.next()
    at, words = 0, []
    for word in pane.text().split(" "):
        if at in found:
            words.append(word)
        at += len(word) + 1
    return words


def framed(pane: TextPane) -> tuple[list[str], list[str]] | None:
    mates = pane.editor._mates  # noqa: SLF001 (what is framed is drawn, and kept nowhere else)
    if mates is None:
        return None
    found, counted = ([pane.text()[start:end] for start, end in spans] for spans in mates)
    return found, counted


def test_both_candidates_are_marked_and_named_and_the_source_gives_way(
    qtbot: QtBot, two: ReadingArea
) -> None:
    for pane, expected in ((two.candidate, ONE.split()), (two.second, ["cold", "the", "old", "bridge"])):
        qtbot.waitUntil(pane.is_painted)
        assert dressed(pane) == expected
    assert two.candidate.editor.accessibleName() == "A: plain, 6 tokens"
    assert two.second.editor.accessibleName() == "B: wordy, 7 tokens"
    assert two.source.isHidden()
    with qtbot.waitSignal(two.source_toggled, check_params_cb=lambda shown: shown):
        two.show_source(shown=True)
    assert not two.source.isHidden()
    two.show_second(None)
    assert two.second.isHidden()
    assert two.candidate.editor.accessibleName() == "Candidate: plain, 6 tokens"


def overlined(pane: TextPane) -> list[str]:
    block = pane.editor.document().begin()
    found: list[str] = []
    for run in block.textFormats():
        if run.format.intProperty(WORN) & Look.ALONE:
            found += pane.text()[run.start : run.start + run.length].split()
    return found


def test_what_only_one_candidate_caught_is_overlined(qtbot: QtBot, two: ReadingArea) -> None:
    for pane in (two.candidate, two.second, two.references.pane(0)):
        qtbot.waitUntil(pane.is_painted)
    assert overlined(two.candidate) == ["fell", "into", "the", "river"]
    assert overlined(two.second) == ["cold", "old"]
    assert overlined(two.references.pane(0)) == ["old", "fell", "into", "the", "cold", "river"]
    two.show_alone("ROUGE-2", 0)
    qtbot.waitUntil(two.second.is_painted)
    assert overlined(two.second) == ["the", "old", "bridge"]
    two.show_second(None)
    qtbot.waitUntil(two.candidate.is_painted)
    assert overlined(two.candidate) == []


def test_b_is_marked_against_the_reference_in_front(qtbot: QtBot, area: ReadingArea) -> None:
    references = ("the bridge", "a wind")
    show_two(area, texts("the bridge", *references), texts("a wind", *references))
    assert dressed(area.second) == []
    area.references.setCurrentIndex(1)
    qtbot.waitUntil(area.second.is_painted)
    assert dressed(area.second) == ["a", "wind"]


def test_b_keeps_its_marks_while_the_references_it_was_scored_against_are_out_of_date(
    qtbot: QtBot, two: ReadingArea
) -> None:
    two.show_assessment(assess(texts(ONE, "something else"), OPTIONS))
    qtbot.waitUntil(two.second.is_painted)
    assert dressed(two.second) == ["cold", "the", "old", "bridge"]
    two.second.token_hovered.emit(0)
    assert framed(two.second) is None


def test_mates_are_framed_in_both_candidates(two: ReadingArea) -> None:
    two.second.token_hovered.emit(4)
    assert framed(two.second) == ([], ["the"])
    assert framed(two.references.pane(0)) == (["the"], ["the"])
    assert framed(two.candidate) == (["the"], ["the"])
    two.second.token_hovered.emit(-1)
    assert framed(two.candidate) is None


def test_a_pin_stays_until_it_is_let_go(two: ReadingArea) -> None:
    two.candidate.token_pinned.emit(1)
    two.second.token_hovered.emit(4)
    assert framed(two.second) == ([], ["bridge"])
    two.candidate.released.emit()
    assert framed(two.second) is None


def test_an_edit_of_b_is_told_as_an_edit_of_b(qtbot: QtBot, two: ReadingArea) -> None:
    with qtbot.assertNotEmitted(two.edited), qtbot.waitSignal(two.second_edited) as told:
        QTest.keyClicks(two.second.editor, "x")
    assert told.args == [Edit(CANDIDATE, 0, "", "x")]
    two.put_second(Edit(CANDIDATE, 0, "x", ""))
    assert two.second.text() == OTHER


def test_what_one_caught_is_pointed_at(two: ReadingArea) -> None:
    two.show_caught(Caught(by_b=True, reference=0, match=Match((4, 5), (0, 1))))
    assert framed(two.second) == ([], ["the", "old"])
    assert framed(two.references.pane(0)) == ([], ["the", "old"])
    assert framed(two.candidate) == ([], [])


def test_the_keyboard_walks_through_the_panes_that_are_shown(qtbot: QtBot, two: ReadingArea) -> None:
    with qtbot.waitActive(two):
        two.activateWindow()
    visited = []
    for _ in range(3):
        two.step_pane(1)
        visited += [
            name for name in ("source", "candidate", "second") if getattr(two, name).editor.hasFocus()
        ]
    assert visited == ["candidate", "second"]


def test_matches_are_announced_until_there_is_no_more(two: ReadingArea) -> None:
    two.second.editor.setFocus()
    told: list[str] = []
    two.announced.connect(told.append)
    for _ in range(6):
        two.step_match(1)
    assert told[0].startswith("match 1 of ")
    assert "cold" in told[0]
    assert told[-1] == "No further match."
    two.go_match(last=False)
    assert told[-1] == told[0]


def sample(example: str) -> Example:
    corpus = Corpus()
    for item in open_corpora([assets.samples()]):
        if isinstance(item, Example):
            corpus.add(item)
    found = corpus.get(example)
    assert found is not None
    return found


def reading_line(pane: TextPane) -> str:
    """The sentence in the middle of the pane, as the eye sees it."""
    view = pane.editor.viewport().rect()
    return pane.editor.cursorForPosition(QPoint(view.center().x(), view.center().y())).block().text()


def numbered(prefix: str, order: list[int]) -> str:
    """Paragraphs whose words are found nowhere else."""
    return "\n".join(f"{prefix} number{n} one{n} two{n} three{n} and some more of it" for n in order)


def number_read(pane: TextPane) -> int:
    return int(reading_line(pane).split()[1].removeprefix("number"))


def test_other_panes_follow_to_what_is_read_and_do_not_lead_back(qtbot: QtBot, area: ReadingArea) -> None:
    source, reference = numbered("long", list(range(60))), numbered("short", list(range(59, -1, -1)))
    opened = texts(numbered("plain", list(range(60))), reference, source=source)
    area.show_texts(opened)
    area.show_assessment(assess(opened, OPTIONS))
    area.sync.set_on(on=True)
    for pane in (area.source, area.candidate, area.references.pane(0)):
        qtbot.waitUntil(pane.is_painted)
    bar = area.candidate.editor.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    led_by, value = number_read(area.candidate), bar.value()
    assert number_read(area.source) == led_by > 5
    assert abs(number_read(area.references.pane(0)) - led_by) <= 2
    assert bar.value() == value
    area.sync.set_on(on=False)
    kept = area.source.editor.verticalScrollBar().value()
    bar.setValue(0)
    assert area.source.editor.verticalScrollBar().value() == kept > 0


def test_points_set_by_two_clicks_lead_instead_of_matches(qtbot: QtBot, area: ReadingArea) -> None:
    lines = list(range(60))
    opened = texts(numbered("plain", lines), numbered("short", lines), source=numbered("long", lines))
    area.show_texts(opened)
    area.show_assessment(assess(opened, OPTIONS))
    area.sync.set_on(on=True)
    told: list[str] = []
    area.sync.told.connect(told.append)
    a_line = len(numbered("plain", [0]).split())
    area.sync.start_point()
    area.candidate.token_clicked.emit(20 * a_line)
    area.source.token_clicked.emit(40 * a_line)
    assert told[1:] == [SECOND_CLICK, SET]
    for pane in (area.source, area.candidate):
        qtbot.waitUntil(pane.is_painted)
    bar = area.candidate.editor.verticalScrollBar()
    while number_read(area.candidate) < 20:
        assert bar.value() < bar.maximum()
        bar.setValue(bar.value() + 1)
    assert number_read(area.source) == 40
    area.sync.clear_points()
    bar.setValue(bar.value() + 1)
    assert abs(number_read(area.source) - number_read(area.candidate)) <= 1


def test_two_systems_of_a_sample_are_painted_as_their_own_evidence_says(
    qtbot: QtBot, area: ReadingArea
) -> None:
    example = sample("07-hospital-fire")
    first, second = (
        texts(
            example.candidates[system].text, *example.references, system=system, source=example.source or ""
        )
        for system in ("misleading", "abstractive")
    )
    show_two(area, first, second)
    front = area.references.currentIndex()
    for pane, opened in ((area.candidate, first), (area.second, second)):
        qtbot.waitUntil(pane.is_painted)
        evaluation = assess(opened, OPTIONS).evaluation
        overlap = evaluation.measured[front]["ROUGE-1"].overlap
        held = set(chain.from_iterable([match.candidate for match in overlap.matches]))
        held |= set(chain.from_iterable(overlap.clipped_candidate))
        expected = {evaluation.candidate.tokens[position].span.start for position in held}
        block, worn = pane.editor.document().begin(), set[int]()
        while block.isValid():
            for run in block.textFormats():
                if run.format.intProperty(WORN):
                    worn.update(
                        range(block.position() + run.start, block.position() + run.start + run.length)
                    )
            block = block.next()
        assert {
            token.span.start for token in evaluation.candidate.tokens if token.span.start in worn
        } == expected


def test_escape_lets_go_of_a_pin(two: ReadingArea) -> None:
    two.candidate.token_pinned.emit(1)
    QTest.keyClick(two.candidate.editor, Qt.Key.Key_Escape)
    assert framed(two.second) is None


def test_a_tooltip_says_why_a_word_is_lit_in_the_pane_it_is_asked_in(
    two: ReadingArea, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        "rouge_gui.gui.word_tips.QToolTip.showText", lambda _at, words, _over: told.append(words)
    )
    for pane, token in ((two.second, 4), (two.candidate, -1)):
        pane.token_hovered.emit(token)
        viewport = pane.editor.viewport()
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert "`the`" in told[0]
    assert "counted 1 of 1" in told[0]
    assert told[1] == ""


def test_curves_join_a_word_to_its_partners_while_they_are_asked_for(two: ReadingArea) -> None:
    joints = two.findChild(Connectors)
    assert isinstance(joints, Connectors)
    two.second.token_hovered.emit(4)
    assert joints.curves() == []
    two.show_connectors(shown=True)
    two.second.token_hovered.emit(4)
    assert len(joints.curves()) == 2
    two.second.token_hovered.emit(-1)
    assert joints.curves() == []


def test_origins_take_the_place_of_matches(qtbot: QtBot, area: ReadingArea) -> None:
    opened = texts("old new borrowed blue", "old new", source="new borrowed")
    area.show_texts(opened)
    area.show_assessment(assess(opened, OPTIONS))
    qtbot.waitUntil(area.candidate.is_painted)
    assert dressed(area.candidate) == ["old", "new"]
    area.show_asides(Asides(by_origin=True))
    qtbot.waitUntil(area.candidate.is_painted)
    assert dressed(area.candidate) == ["old", "new", "borrowed", "blue"]
    assert dressed(area.references.pane(0)) == ["old", "new"]


def test_a_click_walks_through_the_partners(area: ReadingArea) -> None:
    opened = texts("the cat", "the dog the cat the end")
    area.show_texts(opened)
    area.show_assessment(assess(opened, replace(OPTIONS, variants=("ROUGE-2",))))
    labels: list[tuple[int, str]] = []
    area.references.pane(0).show_label = lambda *label: labels.append(label)  # type: ignore[method-assign]
    for _ in range(4):
        area.candidate.token_clicked.emit(0)
    assert labels == [(2, "")] * 4
    opened = texts("cat the", "the dog the cat the end")
    area.show_texts(opened)
    area.show_assessment(assess(opened, replace(OPTIONS, variants=("ROUGE-4",))))
    labels.clear()
    for _ in range(4):
        area.candidate.token_clicked.emit(1)
    assert labels == [(0, "1 of 3"), (2, "2 of 3"), (4, "3 of 3"), (0, "1 of 3")]
