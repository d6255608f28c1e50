from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.colours import DARK, LIGHT, Theme
from rouge_gui.gui.palette import fill_brush, palette_of
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.panes.worn import WORN
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Layer, Look, Mark
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Span, Text
from tests.gui import pixels

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
UNICODE = replace(OPTIONS, tokenizer="word")
UNDERLINE = QTextCharFormat.UnderlineStyle
FLAGS = "\U0001f1f5\U0001f1f1 cafe\u0301 \u6f22\u5b57 \U0001f600 "


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    return made(qtbot)


def made(qtbot: QtBot, theme: Theme = LIGHT) -> TextPane:
    pane = TextPane("Candidate", "Paste a candidate", theme)
    pane.setPalette(palette_of(theme))
    pane.resize(420, 400)
    qtbot.addWidget(pane)
    pane.show()
    return pane


def settle(qtbot: QtBot, pane: TextPane) -> None:
    qtbot.waitUntil(pane.is_painted)


def worn_units(pane: TextPane, theme: Theme) -> dict[Look, set[int]]:
    """Read from Qt's document which UTF-16 units wear what."""
    worn: dict[Look, set[int]] = {look: set() for look in Look}
    block = pane.editor.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            units = range(fragment.position(), fragment.position() + fragment.length())
            for look in looks_of(fragment.charFormat(), theme):
                worn[look].update(units)
            fragments += 1
        block = block.next()
    return worn


def looks_of(worn: QTextCharFormat, theme: Theme) -> Iterator[Look]:
    if worn.background().style() != Qt.BrushStyle.NoBrush:
        assert worn.background() == fill_brush(theme)
        yield Look.FILL
    if worn.underlineStyle() == UNDERLINE.SingleUnderline:
        yield Look.SOLID
    if worn.underlineStyle() == UNDERLINE.DotLine:
        yield Look.DOTTED
    for look in (Look.HOLLOW, Look.NOVEL, Look.STEM):
        if worn.intProperty(WORN) & look:
            yield look
    if worn.foreground().style() != Qt.BrushStyle.NoBrush:
        assert worn.foreground().color() == QColor(theme.dim)
        yield Look.DIM


def painted(pane: TextPane, text: Text, theme: Theme = LIGHT) -> dict[Look, set[int]]:
    """Return the tokens that wear each look; units are found by encoding the text, not by the pane's own places.

    A token that is painted in part only, or a letter outside any painted token, fails.
    """
    worn = worn_units(pane, theme)
    tokens: dict[Look, set[int]] = {look: set() for look in Look}
    units = [len(text.raw[:place].encode("utf-16-le")) // 2 for place in range(len(text.raw) + 1)]
    for look, found in worn.items():
        letters = {
            place for place, letter in enumerate(text.raw) if letter.isalnum() and units[place] in found
        }
        for position, (_, (start, end)) in enumerate(text.tokens):
            whole = set(range(units[start], units[end]))
            assert whole <= found or not whole & found
            if whole <= found:
                tokens[look].add(position)
                letters -= set(range(start, end))
        assert not letters
    return tokens


def counted_by(evaluation: Evaluation, variant: str) -> set[int]:
    matches = evaluation.measured[0][variant].overlap.matches
    return set(chain.from_iterable(match.candidate for match in matches))


def check_painted(pane: TextPane, evaluation: Evaluation, theme: Theme = LIGHT) -> None:
    """What is painted is the evidence of the candidate; dots give way to the solid line, boxes to all others."""
    found = painted(pane, evaluation.candidate, theme)
    unigrams, bigrams, longest = (counted_by(evaluation, name) for name in OPTIONS.variants)
    assert found[Look.DOTTED] == unigrams - longest
    assert found[Look.FILL] == bigrams
    assert found[Look.SOLID] == longest
    overlaps = (measured.overlap for measured in evaluation.measured[0].values())
    clipped = {place for overlap in overlaps for unit in overlap.clipped_candidate for place in unit}
    assert found[Look.HOLLOW] - unigrams - bigrams - longest == clipped - unigrams - bigrams - longest
    assert found[Look.HOLLOW] <= clipped


def show(pane: TextPane, candidate: str, reference: str, options: Options = UNICODE) -> Evaluation:
    pane.set_text(candidate)
    return score(pane, reference, options)


def score(pane: TextPane, reference: str, options: Options = UNICODE) -> Evaluation:
    evaluation = evaluate(pane.text(), [reference], options)
    pane.show_evaluated(evaluation.candidate, Evidence(evaluation).marks(CANDIDATE))
    return evaluation


CANDIDATE_TEXT = (
    f"{FLAGS}The quick fox jumps, the the fox\nover the \u6f22\u5b57 dog \U0001f600 na\u00efve cafe\u0301"
)
REFERENCE_TEXT = (
    f"fox jumps the over dog \u6f22\u5b57 na\u00efve quick {FLAGS} cafe\u0301 The \u6f22\u5b57 dog"
)
WORDS = st.lists(
    st.sampled_from(
        ["the", "cat", "na\u00efve", "the,", "\U0001f600", "\u6f22\u5b57", "cafe\u0301", "\n", "40,000"]
    ),
    max_size=25,
).map(" ".join)


def test_the_painted_document_is_the_evidence(qtbot: QtBot, pane: TextPane) -> None:
    evaluation = show(pane, CANDIDATE_TEXT, REFERENCE_TEXT)
    settle(qtbot, pane)
    check_painted(pane, evaluation)
    found = painted(pane, evaluation.candidate)
    assert all(found[look] for look in (Look.FILL, Look.SOLID, Look.DOTTED, Look.HOLLOW))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(WORDS, WORDS, st.sampled_from([OPTIONS, UNICODE]))
def test_it_is_for_any_texts(
    qtbot: QtBot, pane: TextPane, candidate: str, reference: str, options: Options
) -> None:
    evaluation = show(pane, candidate, reference, options)
    settle(qtbot, pane)
    check_painted(pane, evaluation)


@pytest.mark.parametrize("name", ["01-harbour-bridge", "06-zimowa-kolej"])
def test_it_is_on_the_samples(qtbot: QtBot, pane: TextPane, name: str) -> None:
    candidate = (assets.samples() / "systems" / "extractive" / f"{name}.txt").read_text(encoding="utf-8")
    reference = (assets.samples() / "references" / f"{name}.1.txt").read_text(encoding="utf-8")
    evaluation = show(pane, candidate, reference, OPTIONS)
    settle(qtbot, pane)
    check_painted(pane, evaluation)


def test_it_is_after_edits_zoom_and_theme(qtbot: QtBot, pane: TextPane) -> None:
    show(pane, CANDIDATE_TEXT, REFERENCE_TEXT)
    settle(qtbot, pane)
    pane.editor.moveCursor(QTextCursor.MoveOperation.NextWord)
    QTest.keyClicks(pane.editor, "over fox ")
    QTest.keyClick(pane.editor, Qt.Key.Key_Return)
    evaluation = score(pane, REFERENCE_TEXT)
    settle(qtbot, pane)
    check_painted(pane, evaluation)
    pane.set_zoom(250)
    pane.set_theme(DARK)
    settle(qtbot, pane)
    check_painted(pane, evaluation, DARK)


def test_marks_move_with_the_text_until_new_ones_come(qtbot: QtBot, pane: TextPane) -> None:
    show(pane, "nothing here but fox jumps", "fox jumps")
    settle(qtbot, pane)
    before = worn_units(pane, LIGHT)[Look.FILL]
    QTest.keyClicks(pane.editor, "xyz")
    assert worn_units(pane, LIGHT)[Look.FILL] == {unit + 3 for unit in before}


def test_what_is_typed_behind_a_mark_does_not_keep_it(qtbot: QtBot, pane: TextPane) -> None:
    show(pane, "a fox", "a fox")
    settle(qtbot, pane)
    pane.editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(pane.editor, " z")
    evaluation = score(pane, "a fox")
    settle(qtbot, pane)
    check_painted(pane, evaluation)


def test_lines_follow_their_words_to_another_line(qtbot: QtBot, pane: TextPane) -> None:
    text = read_text("some words before the fox", OPTIONS)
    pane.set_text(text.raw)
    pane.show_evaluated(text, [Mark(text.tokens[-1].span, Layer.LCS, Look.SOLID)])
    settle(qtbot, pane)
    assert LIGHT.solid in colours_at(pane, 22, 25)
    pane.resize(180, 400)
    settle(qtbot, pane)
    assert pane.editor.document().begin().layout().lineCount() > 1
    assert LIGHT.solid in colours_at(pane, 22, 25)
    assert LIGHT.solid not in colours_at(pane, 5, 10)


def test_marks_of_another_text_are_not_shown(qtbot: QtBot, pane: TextPane) -> None:
    pane.set_text("fox jumps")
    late = evaluate("a fox jumps", ["fox jumps"], OPTIONS)
    pane.show_evaluated(late.candidate, Evidence(late).marks(CANDIDATE))
    settle(qtbot, pane)
    assert not any(worn_units(pane, LIGHT).values())


def test_hidden_layers_leave_the_text(qtbot: QtBot, pane: TextPane) -> None:
    evaluation = show(pane, CANDIDATE_TEXT, REFERENCE_TEXT)
    marks = [mark for mark in Evidence(evaluation).marks(CANDIDATE) if mark.layer is Layer.UNIGRAM]
    pane.show_evaluated(evaluation.candidate, marks)
    settle(qtbot, pane)
    found = painted(pane, evaluation.candidate)
    assert not found[Look.FILL]
    assert not found[Look.SOLID]
    assert found[Look.DOTTED] == counted_by(evaluation, "ROUGE-1")


def test_marking_is_no_edit_and_keeps_the_cursor_and_the_scroll_place(qtbot: QtBot, pane: TextPane) -> None:
    text = "\n".join(f"fox {number} jumps" for number in range(300))
    pane.set_text(text)
    edits: list[tuple[int, str, str]] = []
    pane.edited.connect(lambda *edit: edits.append(edit))
    pane.editor.verticalScrollBar().setValue(120)
    cursor = pane.editor.textCursor()
    cursor.setPosition(1500)
    cursor.setPosition(1510, QTextCursor.MoveMode.KeepAnchor)
    pane.editor.setTextCursor(cursor)
    place = pane.editor.verticalScrollBar().value()
    score(pane, "fox jumps 7")
    settle(qtbot, pane)
    pane.set_theme(DARK)
    settle(qtbot, pane)
    assert edits == []
    assert pane.text() == text
    assert pane.editor.verticalScrollBar().value() == place
    assert (pane.editor.textCursor().anchor(), pane.editor.textCursor().position()) == (1500, 1510)


def test_what_comes_into_view_is_painted_at_once(pane: TextPane) -> None:
    text = "\n".join(["fox jumps over"] * 4000)
    pane.set_text(text)
    pane.show_evaluated(read_text(text, OPTIONS), [Mark(Span(0, len(text)), Layer.BIGRAM, Look.FILL)])
    assert not pane.is_painted()
    pane.editor.verticalScrollBar().setValue(3000)
    worn = worn_units(pane, LIGHT)[Look.FILL]
    for block in pane.editor.visible_blocks():
        assert set(range(block.position(), block.position() + block.length() - 1)) <= worn


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_look_is_seen(qtbot: QtBot, theme: Theme) -> None:
    colours = {
        Look.FILL: theme.fill,
        Look.SOLID: theme.solid,
        Look.DOTTED: theme.dotted,
        Look.HOLLOW: theme.hollow,
    }
    pane = made(qtbot, theme)
    text = read_text("lazy dog", OPTIONS)
    pane.set_text(text.raw)
    for look, colour in colours.items():
        pane.show_evaluated(text, [Mark(Span(0, 4), Layer.UNIGRAM, look)])
        seen = colours_at(pane, 0, 4)
        assert colour in seen
        assert not (set(colours.values()) - {colour}) & seen
        assert not set(colours.values()) & colours_at(pane, 6, 8)


def colours_at(pane: TextPane, start: int, end: int) -> set[str]:
    """Return the colours on the screen in the line of units `start` to `end`, some pixels around included."""
    rects = []
    for unit in (start, end):
        cursor = pane.editor.textCursor()
        cursor.setPosition(unit)
        rects.append(pane.editor.cursorRect(cursor))
    area = rects[0].united(rects[1]).adjusted(-1, -1, 1, 4)
    return pixels.colours(pane.editor.viewport().grab(area).toImage())


def test_mates_are_framed_and_the_rest_is_dimmed(pane: TextPane) -> None:
    text = read_text("fox jumps fox", OPTIONS)
    pane.set_text(text.raw)
    pane.show_evaluated(text, [Mark(Span(4, 9), Layer.BIGRAM, Look.FILL)])
    plain = pane.editor.viewport().grab().toImage()
    pane.show_mates((0, 2), (2,))
    assert LIGHT.mate in colours_at(pane, 10, 13)
    assert LIGHT.fill not in colours_at(pane, 5, 8)
    pane.show_mates((), ())
    assert LIGHT.mate not in colours_at(pane, 10, 13)
    assert LIGHT.text not in colours_at(pane, 10, 13)
    pane.clear_mates()
    assert pane.editor.viewport().grab().toImage() == plain


def centre(pane: TextPane, unit: int) -> QPoint:
    """Return the middle of the character at `unit`, in the viewport."""
    cursor = pane.editor.textCursor()
    cursor.setPosition(unit)
    left = pane.editor.cursorRect(cursor)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return QPoint((left.center().x() + pane.editor.cursorRect(cursor).center().x()) // 2, left.center().y())


def points_to(hovered: list[int], tokens: list[str], word: str) -> bool:
    return bool(hovered) and tokens[hovered[-1]] == word


def test_the_pointer_finds_tokens_behind_emoji_and_marks(qtbot: QtBot, pane: TextPane) -> None:
    raw = f"{FLAGS}fox jumps"
    show(pane, raw, "fox")
    tokens = [key for key, _ in read_text(raw, UNICODE).tokens]
    hovered: list[int] = []
    clicked: list[int] = []
    pane.token_hovered.connect(hovered.append)
    pane.token_clicked.connect(clicked.append)
    for word in ("fox", "\u6f22\u5b57", "jumps", "cafe"):
        unit = len(raw[: raw.index(word)].encode("utf-16-le")) // 2
        for letter in range(len(word)):
            QTest.mouseMove(pane.editor.viewport(), centre(pane, unit + letter))
            qtbot.waitUntil(partial(points_to, hovered, tokens, word))
        QTest.mouseClick(pane.editor.viewport(), Qt.MouseButton.LeftButton, pos=centre(pane, unit))
        assert tokens[clicked[-1]] == word
    QTest.mouseMove(pane.editor.viewport(), QPoint(300, 350))
    qtbot.waitUntil(lambda: hovered[-1] == -1)


def test_scrolling_to_a_token_shows_it_and_leaves_the_cursor(qtbot: QtBot, pane: TextPane) -> None:
    raw = "\n\n".join("word " * 60 + f"sight{number}" for number in range(120))
    text = read_text(raw, OPTIONS)
    pane.set_text(raw)
    pane.show_evaluated(text, ())
    for number in (100, 3, 119):
        position = text.keys.index(f"sight{number}")
        pane.scroll_to_token(position)
        settle(qtbot, pane)
        start = text.tokens[position].span.start
        shown = list(pane.editor.visible_blocks())
        assert shown[0].position() <= start < shown[-1].position() + shown[-1].length()
    assert pane.editor.textCursor().position() == 0


def test_a_screen_reader_hears_the_counts(pane: TextPane) -> None:
    evaluation = evaluate("the the fox", ["the fox"], OPTIONS)
    pane.set_text("the the fox")
    evidence = Evidence(evaluation)
    pane.show_evaluated(
        evaluation.candidate, evidence.marks(CANDIDATE), None, evidence.description(CANDIDATE)
    )
    assert pane.editor.accessibleName() == "Candidate, 3 tokens"
    assert "Unigram: 2 of 3 counted, 1 present but not counted" in pane.editor.accessibleDescription()


def test_the_scroll_bar_tells_the_truth_after_a_change_of_width(qtbot: QtBot, pane: TextPane) -> None:
    pane.set_text("\n".join(["word " * 80] * 60))
    settle(qtbot, pane)
    for width in (420, 300):
        pane.resize(width, 400)
        settle(qtbot, pane)
        told = pane.editor.verticalScrollBar().maximum()
        lines = 0
        block = pane.editor.document().begin()
        while block.isValid():
            pane.editor.blockBoundingRect(block)
            lines += block.layout().lineCount()
            block = block.next()
        shown = pane.editor.viewport().height() // pane.editor.fontMetrics().height()
        assert lines - shown <= told <= lines


def test_another_text_is_shown_from_its_beginning(qtbot: QtBot, pane: TextPane) -> None:
    pane.set_text("line\n" * 100)
    pane.editor.moveCursor(QTextCursor.MoveOperation.End)
    pane.set_text("other\n" * 100)
    settle(qtbot, pane)
    assert pane.editor.textCursor().position() == 0
    assert pane.editor.verticalScrollBar().value() == 0
