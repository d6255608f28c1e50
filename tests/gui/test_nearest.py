"""The source sentences nearest to a candidate's sentence: bracketed while a word of it is reached, and told."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import PRESETS, Theme
from rouge_gui.gui.assessment import MOST_TOKENS, assess
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, reference_role
from rouge_gui.gui.pair_mates import SECOND
from rouge_gui.gui.palette import palette_of
from rouge_gui.gui.panes.brackets import LEFT
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.rouge.marking.marks import CANDIDATE as PANE
from rouge_gui.rouge.marking.marks import SOURCE as SOURCE_PANE
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.text import Span

LIGHT, DARK = PRESETS["default"]
OPENING, CLOSING = "\u2018", "\u2019"
CATS, DOGS, MICE = "Cats sleep all night.", "Dogs bark loudly.", "Mice hide behind cupboards."
ARTICLE = f"{CATS} {DOGS}\n{MICE}"
SUMMARY = "Dogs bark. Mice hide. Zebras graze."
BESIDE = "Mice hide. Cats sleep."


def opened(candidate: str, source: str, system: str = "s") -> Opened:
    roles = {SOURCE: source, CANDIDATE: candidate, reference_role(0): "Dogs bark."}
    return Opened("1", system, roles, roles, bool(source))


def show(area: ReadingArea, qtbot: QtBot, candidate: str, source: str) -> None:
    texts = opened(candidate, source)
    area.show_texts(texts)
    area.show_assessment(assess(texts, Options()))
    qtbot.waitUntil(lambda: area.source.is_painted() and area.candidate.is_painted())


@pytest.fixture
def area(qtbot: QtBot) -> ReadingArea:
    made = ReadingArea(LIGHT)
    qtbot.addWidget(made)
    made.resize(1200, 400)
    made.show()
    show(made, qtbot, SUMMARY, ARTICLE)
    return made


def spot(pane: TextPane, word: str) -> QPoint:
    start = pane.text().index(word)
    found = pane.editor.rect_of(Span(start, start + len(word)))
    assert found is not None
    return found.center().toPoint()


def point(pane: TextPane, word: str) -> None:
    QTest.mouseMove(pane.editor.viewport(), spot(pane, word))


def leave(pane: TextPane) -> None:
    QTest.mouseMove(pane.editor.viewport(), QPoint(5, pane.editor.viewport().height() - 5))


def walk_to(pane: TextPane, word: str) -> None:
    cursor = pane.editor.textCursor()
    cursor.setPosition(pane.text().index(word))
    pane.editor.setTextCursor(cursor)


def inked(area: ReadingArea, theme: Theme = LIGHT) -> set[int]:
    """The rows of the source's margin where a bracket is drawn."""
    image = area.source.editor.viewport().grab().toImage()
    return {y for y in range(image.height()) if image.pixelColor(LEFT, y).name() == theme.text}


def rows_of(area: ReadingArea, words: str) -> range:
    start = ARTICLE.index(words)
    found = area.source.editor.rect_of(Span(start, start + len(words)))
    assert found is not None
    return range(round(found.top()) - 1, round(found.bottom()) + 2)


def test_pointing_at_a_sentence_brackets_the_nearest_one_and_leaving_it_does_not(area: ReadingArea) -> None:
    assert not inked(area)
    point(area.candidate, "bark")
    first = inked(area)
    assert first
    assert first <= set(rows_of(area, DOGS))
    point(area.candidate, "Mice")
    second = inked(area)
    assert second
    assert second <= set(rows_of(area, MICE))
    leave(area.candidate)
    assert not inked(area)


def test_nothing_is_bracketed_for_a_sentence_of_which_nothing_is_in_the_source(area: ReadingArea) -> None:
    point(area.candidate, "graze")
    assert not inked(area)


def test_other_texts_bracket_nothing(area: ReadingArea) -> None:
    for pane in (area.source, area.references.pane(0)):
        point(pane, "Dogs")
        assert not inked(area)


@pytest.mark.parametrize(
    "theme", [theme for pair in PRESETS.values() for theme in pair], ids=lambda theme: theme.name
)
def test_corners_stand_where_the_sentence_begins_and_ends(area: ReadingArea, theme: Theme) -> None:
    area.setPalette(palette_of(theme))
    area.set_theme(theme)
    start = ARTICLE.index(DOGS)
    first = area.source.editor.rect_of(Span(start, start + 1))
    last = area.source.editor.rect_of(Span(start + len(DOGS) - 1, start + len(DOGS)))
    assert first is not None
    assert last is not None
    middle = round(first.center().y())
    walk_to(area.candidate, "Zebras")
    before = area.source.editor.viewport().grab().toImage()
    walk_to(area.candidate, "bark")
    after = area.source.editor.viewport().grab().toImage()
    drawn = {x for x in range(after.width()) if after.pixel(x, middle) != before.pixel(x, middle)}
    beside = {x for x in drawn if x > LEFT + 1}
    left = {x for x in beside if abs(x - first.left()) <= 3}
    right = {x for x in beside if abs(x - last.right()) <= 3}
    assert left
    assert right
    assert left | right == beside
    assert {after.pixelColor(x, middle).name() for x in drawn} == {theme.text}


def test_the_further_ones_are_drawn_in_dashes(area: ReadingArea, qtbot: QtBot) -> None:
    show(area, qtbot, "Dogs bark, mice hide behind.", ARTICLE)
    point(area.candidate, "bark")
    rows = inked(area)
    dashed = [y for y in rows if y in rows_of(area, DOGS)]
    firm = [y for y in rows if y in rows_of(area, MICE)]
    assert 0.3 * len(firm) < len(dashed) < 0.8 * len(firm)


def test_a_sentence_that_begins_and_ends_beyond_the_screen_has_no_corners(
    area: ReadingArea, qtbot: QtBot
) -> None:
    show(area, qtbot, "Dogs bark. Zebras.", "Dogs bark" + "\nand cats" * 80 + ".")
    bar = area.source.editor.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    walk_to(area.candidate, "Zebras")
    before = area.source.editor.viewport().grab().toImage()
    walk_to(area.candidate, "bark")
    after = area.source.editor.viewport().grab().toImage()
    columns, rows = range(after.width()), range(after.height())
    drawn = {(x, y) for x in columns for y in rows if after.pixel(x, y) != before.pixel(x, y)}
    assert {x for x, _ in drawn} == {LEFT - 1, LEFT}
    assert len({y for _, y in drawn}) > 0.9 * after.height()


def test_the_nearest_sentence_is_not_dimmed(area: ReadingArea) -> None:
    """Where `Dogs` is pointed at the source is dimmed, but for the sentence that it is in."""
    start = ARTICLE.index("loudly")
    word = area.source.editor.rect_of(Span(start, start + len("loudly")))
    other = area.source.editor.rect_of(Span(0, len("Cats")))
    assert word is not None
    assert other is not None

    def letters(rect: QPoint, width: int, height: int) -> int:
        image = area.source.editor.viewport().grab().toImage().copy(rect.x(), rect.y(), width, height)
        return min(image.pixelColor(x, y).lightness() for x in range(width) for y in range(height))

    point(area.candidate, "Dogs")
    lit = letters(word.topLeft().toPoint(), int(word.width()), int(word.height()))
    dimmed = letters(other.topLeft().toPoint(), int(other.width()), int(other.height()))
    assert lit + 50 < dimmed


def test_the_tip_quotes_the_nearest_sentence_and_its_share(area: ReadingArea) -> None:
    """`Dogs` and `bark` are all of the sentence; of the third one nothing is in the source."""
    line = f"Nearest source sentence (holds {{}}%): {OPENING}{{}}{CLOSING}"
    told = area._tip(PANE, 0)  # noqa: SLF001 (what the tip says; how it is shown is Qt's)
    assert told.splitlines()[-1] == line.format(100, DOGS)
    told = area._tip(PANE, SUMMARY.split().index("hide."))  # noqa: SLF001
    assert told.splitlines()[-1] == line.format(100, MICE)
    assert "Nearest" not in area._tip(PANE, len(SUMMARY.split()) - 1)  # noqa: SLF001
    assert "Nearest" not in area._tip(SOURCE_PANE, 0)  # noqa: SLF001


def test_a_very_long_sentence_is_cut_in_the_tip(area: ReadingArea, qtbot: QtBot) -> None:
    show(area, qtbot, "Dogs bark.", "dogs " + "and dogs " * 500)
    line = area._tip(PANE, 0).splitlines()[-1]  # noqa: SLF001
    assert line.endswith(f" …{CLOSING}")
    assert len(line) < 500


def test_the_cursor_brackets_too_and_stays_when_the_keyboard_goes_to_the_source(area: ReadingArea) -> None:
    walk_to(area.candidate, "bark")
    first = inked(area)
    assert first
    walk_to(area.source, "hide")
    assert inked(area) == first
    QTest.keyClick(area.candidate.editor, Qt.Key.Key_Down)
    walk_to(area.candidate, "graze")
    assert not inked(area)


def test_a_cue_at_the_cursor_is_reached_too(area: ReadingArea, qtbot: QtBot) -> None:
    show(area, qtbot, "Forty dogs bark loudly.", f"{CATS} Nine dogs bark loudly.\n{MICE}")
    assert area.candidate.cursor_place() == 0
    area.step_cue(1)
    assert area.candidate.cursor_place() == 0
    assert inked(area)


def test_what_is_pinned_keeps_its_bracket_until_escape(area: ReadingArea) -> None:
    walk_to(area.candidate, "bark")
    area.pin_mates()
    pinned = inked(area)
    assert pinned
    point(area.candidate, "Mice")
    walk_to(area.candidate, "hide")
    leave(area.candidate)
    assert inked(area) == pinned
    QTest.keyClick(area.candidate.editor, Qt.Key.Key_Escape)
    assert not inked(area)


def test_a_second_candidate_has_its_own(area: ReadingArea, qtbot: QtBot) -> None:
    texts = opened(BESIDE, ARTICLE, "b")
    area.show_second(texts)
    area.show_second_assessment(assess(texts, Options()))
    area.show_source(shown=True)
    for pane in (area.source, area.second):
        qtbot.waitUntil(pane.is_painted)
    point(area.second, "Cats")
    found = inked(area)
    assert found
    assert found <= set(rows_of(area, CATS))
    assert area._tip(SECOND, 0).splitlines()[-1].endswith(f"{OPENING}{MICE}{CLOSING}")  # noqa: SLF001
    area.show_source(shown=False)
    assert CATS in area._tip(SECOND, 2)  # noqa: SLF001


def test_hidden_cues_do_not_hide_it(area: ReadingArea) -> None:
    area.set_cues(shown=False)
    point(area.candidate, "bark")
    assert inked(area)
    assert DOGS in area._tip(PANE, 0)  # noqa: SLF001


def test_an_edit_of_the_source_takes_it_away_until_it_is_found_anew(area: ReadingArea) -> None:
    walk_to(area.candidate, "bark")
    assert inked(area)
    area.source.replace(0, 1, "c")
    assert not inked(area)
    walk_to(area.candidate, "hide")
    assert not inked(area)


def test_nothing_is_shown_without_a_source_or_beside_a_huge_one(area: ReadingArea, qtbot: QtBot) -> None:
    assert assess(opened(SUMMARY, ""), Options()).nearest == ()
    assert assess(opened(SUMMARY, "Dogs " * (MOST_TOKENS + 1)), Options()).nearest == ()
    show(area, qtbot, SUMMARY, "")
    point(area.candidate, "bark")
    assert not inked(area)
    assert "Nearest" not in area._tip(PANE, 0)  # noqa: SLF001


def test_pointing_does_not_scroll_and_a_click_on_a_word_without_a_mate_does(
    area: ReadingArea, qtbot: QtBot
) -> None:
    filling = "\n".join(f"Filling number {number}." for number in range(80))
    show(area, qtbot, "Dogs growl loudly.", f"{filling}\n{DOGS}")
    bar = area.source.editor.verticalScrollBar()
    point(area.candidate, "growl")
    assert bar.value() == 0
    strip = area.source.overview.grab().toImage()
    marked = {y for y in range(strip.height()) if strip.pixelColor(3, y).name() == LIGHT.text}
    assert marked
    assert min(marked) > 0.9 * area.source.overview.visible_part().bottom()
    QTest.mouseClick(
        area.candidate.editor.viewport(), Qt.MouseButton.LeftButton, pos=spot(area.candidate, "growl")
    )
    assert bar.value() > 0
    assert area.source.editor.rect_of(Span(len(filling) + 1, len(filling) + 5)) is not None


def test_a_cue_that_quotes_nothing_is_announced_with_the_nearest_sentence(
    area: ReadingArea, qtbot: QtBot
) -> None:
    show(area, qtbot, "In the fire 40 dogs bark loudly.", f"{CATS} In the fire dogs bark loudly.\n{MICE}")
    places = assess(opened(area.candidate.text(), area.source.text()), Options()).places
    assert any(each.source is None for each in places or ())
    told: list[str] = []
    area.announced.connect(told.append)
    area.step_cue(1)
    assert "Nearest source sentence (holds " in told[0]
    assert f"{OPENING}In the fire dogs bark loudly.{CLOSING}" in told[0]
