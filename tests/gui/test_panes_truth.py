"""What is painted is what was counted, for every variant alone, for origins and for matches of stems."""

from itertools import chain

import pytest
from PySide6.QtGui import QTextCharFormat
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.colours import LIGHT, PRESETS
from rouge_gui.gui.asides import origin_marks, stop_word_marks
from rouge_gui.gui.panes.highlighter import by_look
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.panes.worn import WORN
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Layer, Look, Mark, Origin, Pane, Shown, Side
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.text import Span, Text

VARIANTS = (
    "ROUGE-1",
    "ROUGE-2",
    "ROUGE-4",
    "ROUGE-L",
    "ROUGE-Lsum",
    "ROUGE-W-1.2",
    "ROUGE-S4",
    "ROUGE-S*",
    "ROUGE-SU4",
)
UNICODE = "\U0001f1f5\U0001f1f1 cafe\u0301 the fox jumps\nover \u6f22\u5b57 the fox \U0001f600 na\u00efve dog"
OTHER = "the fox \u6f22\u5b57 jumps over\ncafe\u0301 the na\u00efve dog \U0001f600 the fox"
REFERENCE = Pane(Side.REFERENCE)


def sample(name: str) -> tuple[str, str]:
    candidate = assets.samples() / "systems" / "extractive" / f"{name}.txt"
    reference = assets.samples() / "references" / f"{name}.1.txt"
    return candidate.read_text(encoding="utf-8"), reference.read_text(encoding="utf-8")


TEXTS = {
    "unicode": (UNICODE, OTHER),
    "harbour": sample("01-harbour-bridge"),
    "polish": sample("06-zimowa-kolej"),
}


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(420, 300)
    pane.show()
    return pane


def tokens_wearing(pane: TextPane, text: Text, look: Look) -> set[int]:
    """Read from Qt's document which tokens wear a look with every unit; one that does in part fails."""
    worn: set[int] = set()
    block = pane.editor.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if wears(fragment.charFormat(), look):
                worn.update(range(fragment.position(), fragment.position() + fragment.length()))
            fragments += 1
        block = block.next()
    found = set()
    for position, (_, (start, end)) in enumerate(text.tokens):
        first, last = (len(text.raw[:place].encode("utf-16-le")) // 2 for place in (start, end))
        units = set(range(first, last))
        assert units <= worn or not units & worn
        if units <= worn:
            found.add(position)
    return found


def wears(worn: QTextCharFormat, look: Look) -> bool:
    """Whether a format has a look, by what Qt itself draws or tells screen readers wherever that is to be had."""
    under = QTextCharFormat.UnderlineStyle
    own = {
        Look.FILL: worn.hasProperty(int(QTextCharFormat.Property.BackgroundBrush)),
        Look.SOLID: worn.underlineStyle() == under.SingleUnderline,
        Look.DOTTED: worn.underlineStyle() == under.DotLine,
        Look.DIM: worn.hasProperty(int(QTextCharFormat.Property.ForegroundBrush)),
    }
    return own.get(look, bool(worn.intProperty(WORN) & look))


def counted(evidence: Evidence, variant: str, side: str) -> set[int]:
    matches = evidence.evaluation.measured[0][variant].overlap.matches
    return set(chain.from_iterable(getattr(match, side) for match in matches))


def paint(qtbot: QtBot, pane: TextPane, text: Text, marks: list[Mark]) -> None:
    pane.set_text(text.raw)
    pane.show_evaluated(text, marks)
    qtbot.waitUntil(pane.is_painted)


@pytest.mark.parametrize("stemmer", ["none", "porter"])
@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_alone(
    qtbot: QtBot, pane: TextPane, variant: str, texts: tuple[str, str], stemmer: str
) -> None:
    options = Options(variants=(variant,), tokenizer="word", stemmer=stemmer)
    evidence = Evidence(evaluate(texts[0], [texts[1]], options), Shown(variant, 0))
    ((layer, _),) = evidence.layers.items()
    for place, side in ((CANDIDATE, "candidate"), (REFERENCE, "reference")):
        text = evidence.texts[place]
        paint(qtbot, pane, text, list(evidence.marks(place)))
        assert tokens_wearing(pane, text, layer.look) == counted(evidence, variant, side)
        assert tokens_wearing(pane, text, Look.STEM) == counted_by_stem(evidence, variant, side)


def counted_by_stem(evidence: Evidence, variant: str, side: str) -> set[int]:
    """Return the tokens of a side whose partner is another word, by the matches and the raw texts alone."""
    found = set()
    ours, theirs = evidence.texts[CANDIDATE], evidence.texts[REFERENCE]
    for match in evidence.evaluation.measured[0][variant].overlap.matches:
        for mine, yours in zip(match.candidate, match.reference, strict=True):
            spans = ours.tokens[mine].span, theirs.tokens[yours].span
            words = ours.raw[slice(*spans[0])].lower(), theirs.raw[slice(*spans[1])].lower()
            if words[0] != words[1]:
                found.add(mine if side == "candidate" else yours)
    return found


def test_runs_of_w_are_marked_as_runs() -> None:
    """By hand: in a b | c d the two runs a b and c d stand apart in the reference, so they are two marks."""
    options = Options(variants=("ROUGE-W-1.2",))
    evidence = Evidence(evaluate("a b c d", ["a b x c d"], options), Shown("ROUGE-W-1.2", 0))
    assert [mark.span for mark in evidence.marks(CANDIDATE)] == [(0, 3), (4, 7)]


@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
def test_origins_after_an_edit_and_in_every_theme(
    qtbot: QtBot, pane: TextPane, texts: tuple[str, str]
) -> None:
    options = Options(variants=("ROUGE-1",), tokenizer="word")
    pane.set_text(texts[0])
    QTest.keyClicks(pane.editor, "freshly ")
    evidence = Evidence(evaluate(pane.text(), [texts[1]], options, "the fox jumps, freshly"))
    text = evidence.texts[CANDIDATE]
    held = {"the", "fox", "jumps", "freshly"}
    given = set(evidence.texts[REFERENCE].keys)
    expected: dict[Origin, set[int]] = {origin: set() for origin in Origin}
    for position, key in enumerate(text.keys):
        where = (key in held, key in given)
        origin = Origin.BOTH if all(where) else Origin.SOURCE if where[0] else Origin.REFERENCE
        expected[origin if any(where) else Origin.NEITHER].add(position)
    paint(qtbot, pane, text, [*origin_marks(evidence), *stop_word_marks(text)])
    dimmed = tokens_wearing(pane, text, Look.DIM)
    for theme in (theme for pair in PRESETS.values() for theme in pair):
        pane.set_theme(theme)
        pane.set_zoom(200)
        qtbot.waitUntil(pane.is_painted)
        for origin in Origin:
            assert tokens_wearing(pane, text, origin.look) == expected[origin]
        assert tokens_wearing(pane, text, Look.DIM) == dimmed


def test_groups_of_marks_part_by_layer_and_by_look() -> None:
    marks = [
        Mark(Span(4, 5), Layer.UNIGRAM, Look.HOLLOW),
        Mark(Span(0, 3), Layer.BIGRAM, Look.HOLLOW),
        Mark(Span(6, 7), Layer.BIGRAM, Look.HOLLOW),
        Mark(Span(0, 3), None, Look.HOLLOW),
        Mark(Span(0, 3), None, Look.STEM),
    ]
    assert [list(group) for group in by_look(marks)] == [marks[:1], marks[1:3], marks[3:4], marks[4:]]
    assert by_look([]) == []
