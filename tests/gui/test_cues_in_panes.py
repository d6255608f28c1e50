"""Cues in the reading area: what is painted is what was found, and the keyboard reaches each place."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.colours import DARK, LIGHT, PRESETS, Theme
from rouge_gui.gui.assessment import assess
from rouge_gui.gui.cueing import NO_CUE, OFF
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, reference_role
from rouge_gui.gui.palette import palette_of
from rouge_gui.gui.panes.cue_strokes import SIDE
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import CANDIDATE as PANE
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Span
from tests.gui import pixels

ARTICLE = (
    "Nine people were hurt in the fire in Leeds. Officials did not say what caused it, the mayor told us."
)
WRONG = "Forty people were hurt in the fire in Leeds. Officials did say what caused it."
TEXT = "one two three four five six\nseven eight nine ten"


def opened(candidate: str, source: str) -> Opened:
    roles = {SOURCE: source, CANDIDATE: candidate, reference_role(0): "A fire in Leeds hurt nine people."}
    return Opened("1", "s", roles, roles, bool(source))


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(500, 200)
    pane.show()
    pane.set_text(TEXT)
    pane.show_evaluated(read_text(TEXT, Options()), ())
    qtbot.waitUntil(pane.is_painted)
    return pane


@pytest.fixture
def area(qtbot: QtBot) -> ReadingArea:
    area = ReadingArea(LIGHT)
    qtbot.addWidget(area)
    area.resize(1200, 400)
    area.show()
    return area


def show(area: ReadingArea, candidate: str, source: str) -> list[Place]:
    texts = opened(candidate, source)
    assessment = assess(texts, Options())
    area.show_texts(texts)
    area.show_assessment(assessment)
    return list(assessment.places or ())


def coloured(pane: TextPane, colour: str) -> set[tuple[int, int]]:
    """The pixels of the text field with exactly this colour."""
    return pixels.coloured(pane.editor.viewport().grab().toImage(), colour)


def within(places: set[tuple[int, int]], area: QRectF) -> set[tuple[int, int]]:
    return {(x, y) for x, y in places if area.contains(x + 0.5, y + 0.5)}


def around(pane: TextPane, word: str) -> QRectF:
    start = TEXT.index(word)
    found = pane.editor.rect_of(Span(start, start + len(word)))
    assert found is not None
    return found.adjusted(-4, -3, 4, 4)


def place(word: str, severity: str, cue: str = "number") -> Place:
    start = TEXT.index(word)
    return Place(cue, severity, start, start + len(word), "a reason")


@pytest.mark.parametrize(
    "theme", [theme for pair in PRESETS.values() for theme in pair], ids=lambda theme: theme.name
)
def test_a_red_box_is_around_its_word_and_nowhere_else(pane: TextPane, theme: Theme) -> None:
    pane.setPalette(palette_of(theme))
    pane.set_theme(theme)
    before = coloured(pane, theme.red)
    pane.show_cues(CueMarks(TEXT, [place("three", RED)]), shown=True)
    drawn = {(x, y) for x, y in coloured(pane, theme.red) - before if x > SIDE}
    box = around(pane, "three")
    assert within(drawn, box) == drawn
    left, right = box.left() + box.width() / 3, box.right() - box.width() / 3
    assert {x < left for x, _ in drawn} == {True, False}
    assert any(x > right for x, _ in drawn)


def test_amber_is_told_from_red_by_dashes(pane: TextPane) -> None:
    inked = []
    for severity, colour in ((RED, LIGHT.red), (AMBER, LIGHT.amber)):
        pane.show_cues(CueMarks(TEXT, [place("three", severity)]), shown=True)
        inked.append(len({pixel for pixel in coloured(pane, colour) if pixel[0] > SIDE}))
    solid, dashed = inked
    assert 0.3 * solid < dashed < 0.85 * solid


def test_a_seam_is_a_bar_between_its_words(pane: TextPane) -> None:
    pane.show_cues(CueMarks(TEXT, [place("two three", AMBER, "seam")]), shown=True)
    drawn = coloured(pane, LIGHT.amber)
    columns = {x for x, _ in drawn}
    two, three = around(pane, "two"), around(pane, "three")
    assert 1 <= len(columns) <= 2
    assert all(two.right() - 5 < x < three.left() + 5 for x in columns)


def test_a_lifted_sentence_has_a_line_at_its_side(pane: TextPane) -> None:
    pane.show_cues(CueMarks(TEXT, [place("seven eight nine ten", GREEN, "lifted")]), shown=True)
    drawn = coloured(pane, LIGHT.green)
    line = around(pane, "seven")
    assert drawn
    assert all(x <= SIDE + 1 and line.top() <= y <= line.bottom() for x, y in drawn)


@pytest.mark.parametrize("zoom", [100, 200])
def test_the_letter_of_a_cue_is_in_the_margin_of_its_line(qtbot: QtBot, pane: TextPane, zoom: int) -> None:
    pane.resize(900, 300)
    pane.set_zoom(zoom)
    qtbot.waitUntil(pane.is_painted)
    pane.show_cues(CueMarks(TEXT, [place("nine", RED)]), shown=True)
    line = around(pane, "nine")
    letters = {(x, y) for x, y in coloured(pane, LIGHT.red) if x < SIDE}
    assert letters
    assert min(x for x, _ in letters) > 0
    assert all(line.top() <= y <= line.bottom() for _, y in letters)


@pytest.mark.parametrize("name", ["01-harbour-bridge", "07-hospital-fire"])
def test_each_place_found_is_drawn_in_one_way(name: str) -> None:
    folder = assets.samples()
    source = next((folder / "sources").glob(f"{name}*")).read_text(encoding="utf-8")
    candidate = next((folder / "systems" / "misleading").glob(f"{name}*")).read_text(encoding="utf-8")
    places = assess(opened(candidate, source), Options()).places
    assert places
    marks = CueMarks(candidate, places)
    spans = [
        *marks.boxes(RED),
        *marks.boxes(AMBER),
        *marks.sides(RED),
        *marks.sides(AMBER),
        *marks.sides(GREEN),
    ]
    assert len(spans) == len(set(spans))
    assert set(spans) == {(each.start, each.end) for each in places if each.cue != "seam"}
    joints = [each for each in places if each.cue == "seam"]
    assert len(marks.seams) == len(joints)
    assert all(
        each.start < joint.start <= joint.end < each.end
        for each, joint in zip(joints, marks.seams, strict=True)
    )
    assert any(each.severity == RED for each in places)


@pytest.mark.parametrize("order", [(RED, AMBER), (AMBER, RED)])
def test_of_two_cues_on_one_span_the_red_one_is_drawn(order: tuple[str, str]) -> None:
    marks = CueMarks(TEXT, [place("three", severity) for severity in order])
    assert [each.severity for each in marks.warnings] == [RED]
    assert marks.boxes(AMBER) == []


def test_the_window_draws_what_was_found_until_it_is_hidden(qtbot: QtBot, area: ReadingArea) -> None:
    places = show(area, WRONG, ARTICLE)
    assert {WRONG[each.start : each.end] for each in places if each.severity == RED} >= {"Forty"}
    assert coloured(area.candidate, LIGHT.red)
    with qtbot.waitSignal(area.cues_toggled, check_params_cb=lambda shown: not shown):
        area.set_cues(shown=False)
    for colour in (LIGHT.red, LIGHT.amber, LIGHT.green):
        assert not coloured(area.candidate, colour)
    area.set_cues(shown=True)
    area.set_theme(DARK)
    assert coloured(area.candidate, DARK.red)
    area.show_texts(opened(WRONG + " More.", ARTICLE))
    assert not coloured(area.candidate, DARK.red)


def test_the_keyboard_walks_through_the_cues_and_back(area: ReadingArea) -> None:
    places = show(area, WRONG, ARTICLE)
    expected = sorted(
        {(each.start, -each.end) for each in places if each.severity != GREEN and each.cue != "seam"}
    )
    told: list[str] = []
    area.announced.connect(told.append)
    for _ in range(len(expected) + 1):
        area.step_cue(1)
    assert told[-1] == NO_CUE
    assert [words.split(",")[0] for words in told[:-1]] == [
        f"cue {index + 1} of {len(expected)}" for index in range(len(expected))
    ]
    assert "Forty" in told[0]
    last = area.candidate.cursor_place()
    assert last == expected[-1][0]
    for _ in range(len(expected)):
        area.step_cue(-1)
    assert told[-1] == NO_CUE
    assert told[-2] == told[0]


def test_the_tip_of_a_word_tells_the_reason_and_the_words_of_the_source(area: ReadingArea) -> None:
    places = show(area, WRONG, ARTICLE)
    told = area._tip(PANE, 0)  # noqa: SLF001 (what the tip says; how it is shown is Qt's)
    lines = [line for line in told.splitlines() if line.startswith("Cue, ")]
    held = [each for each in places if each.start < len("Forty") and each.end > 0]
    assert all(any(each.reason in line for line in lines) for each in held)
    for each in held:
        if each.source is not None:
            words = ARTICLE[each.source.start : each.source.end]
            assert any(line.startswith(f"Cue, {each.cue}: ") and words in line for line in lines)


def test_cues_are_told_off_without_a_source(area: ReadingArea) -> None:
    show(area, WRONG, "")
    told: list[str] = []
    area.announced.connect(told.append)
    area.step_cue(1)
    assert told == [OFF]
    assert not area.legend.cues.isEnabled()


def test_cues_go_when_the_source_goes(area: ReadingArea) -> None:
    show(area, WRONG, ARTICLE)
    assert coloured(area.candidate, LIGHT.red)
    area.source.replace(0, len(ARTICLE), "")
    area.show_assessment(assess(opened(WRONG, ""), Options()))
    assert not coloured(area.candidate, LIGHT.red)
    assert not area.legend.cues.isEnabled()


def test_no_cue_is_reached_in_a_text_that_has_changed_since(area: ReadingArea) -> None:
    show(area, WRONG, ARTICLE)
    area.candidate.replace(0, 30, "")
    told: list[str] = []
    area.announced.connect(told.append)
    area.step_cue(1)
    assert told == [NO_CUE]


def test_the_legend_counts_places_and_seams(area: ReadingArea) -> None:
    places = show(area, WRONG, ARTICLE)
    seams = sum(each.cue == "seam" for each in places)
    spans = {(each.start, each.end) for each in places if each.severity != GREEN and each.cue != "seam"}
    assert (len(spans), seams) == (3, 1)
    assert area.legend.cues.accessibleName() == "Cues: 3 places, 1 seam"
