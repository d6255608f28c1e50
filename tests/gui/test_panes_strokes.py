"""Boxes stand around words that were not counted, never around the blank between counted ones."""

from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.panes.strokes import strokes
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Look
from rouge_gui.rouge.options import Options

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"))
# "a b" stands twice, the reference holds it once; the second a and b are counted in other pairs.
CANDIDATE_TEXT = "a b, x a b y \U0001f600 z z"
REFERENCE_TEXT = "a b. x a q b y z"


def test_no_box_around_a_blank_alone(qtbot: QtBot) -> None:
    pane = TextPane("Candidate", "", LIGHT)
    qtbot.addWidget(pane)
    pane.resize(600, 200)
    pane.show()
    evaluation = evaluate(CANDIDATE_TEXT, [REFERENCE_TEXT], OPTIONS)
    pane.set_text(CANDIDATE_TEXT)
    marks = Evidence(evaluation).marks(CANDIDATE)
    assert [mark.span for mark in marks if mark.look is Look.HOLLOW] == [(17, 18), (7, 10)]
    pane.show_evaluated(evaluation.candidate, marks)
    qtbot.waitUntil(pane.is_painted)
    boxes = strokes(pane.editor.document().begin()).boxes
    assert len(boxes) == 1
    assert boxes[0].width() > pane.editor.fontMetrics().horizontalAdvance("z") / 2
