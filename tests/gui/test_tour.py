"""The tour: its words are true of the sample, and it can be walked, left and repeated by keyboard."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui import assets
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.gui.actions import rows_by_name
from rouge_gui.gui.tour import Tour, named_actions, place_beside
from rouge_gui.gui.tour_steps import EXAMPLE, STEPS, SYSTEM

PARTS = {"candidate", "references", "source", "legend", "scores", "options", "systems", "corpus"}


@pytest.fixture(scope="module")
def sample() -> Example:
    parts = [
        part for part in open_corpora([assets.samples()]) if isinstance(part, Example) and part.id == EXAMPLE
    ]
    whole = next(part for part in parts if part.source)
    texts = {name: candidate for part in parts for name, candidate in part.candidates.items()}
    references = max((part.references for part in parts), key=len)
    return Example(EXAMPLE, whole.source, references, texts)


@dataclass
class Stage:
    """A window with one part, and the tour of it."""

    window: QMainWindow
    part: QWidget
    tour: Tour
    cancelled: list[bool] = field(default_factory=list)


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    window = QMainWindow()
    qtbot.addWidget(window)
    part = QLineEdit(window)
    part.setGeometry(20, 20, 200, 300)
    made = Stage(window, part, Tour(window, lambda name: part if name == "candidate" else None, str.upper))
    cancel = QAction(window)
    cancel.setShortcut("Escape")
    cancel.triggered.connect(lambda: made.cancelled.append(True))
    window.addAction(cancel)
    window.resize(1000, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    made.tour.stop()


def best_f(sample: Example, text: str) -> float:
    scorer = RougeScorer(["rouge1"])
    return float(scorer.score_multi(list(sample.references), text)["rouge1"].fmeasure)


def test_the_misleading_summary_does_have_the_highest_score(sample: Example) -> None:
    scores = {name: best_f(sample, candidate.text) for name, candidate in sample.candidates.items()}
    assert len(scores) == 4
    assert max(scores, key=scores.__getitem__) == SYSTEM


def test_saying_the_contrary_does_cost_two_points(sample: Example) -> None:
    text = sample.candidates[SYSTEM].text
    assert text.count("no longer") == 1
    gained = best_f(sample, text.replace("no longer", "still")) - best_f(sample, text)
    assert round(100 * gained) == 2


def test_the_reference_in_front_holds_bridge_once_and_the_candidate_twice(sample: Example) -> None:
    def times(text: str) -> int:
        return len(re.findall(r"\bbridge\b", text.casefold()))

    assert times(sample.candidates[SYSTEM].text) == 2
    assert times(sample.references[0]) == 1


def test_every_quotation_stands_in_the_sample(sample: Example) -> None:
    texts = " ".join([sample.source or "", sample.candidates[SYSTEM].text, *sample.references]).casefold()
    quoted = [words for step in STEPS for words in re.findall("“([^”]+)”", step.title + step.words)]
    assert len(quoted) > 8
    assert [words for words in quoted if words.casefold() not in texts] == []


def test_it_speaks_of_parts_and_keys_that_there_are() -> None:
    assert 8 <= len(STEPS) <= 10
    assert {step.part for step in STEPS} <= PARTS
    names = [name for step in STEPS for name in named_actions(step.words)]
    assert [name for name in names if not rows_by_name()[name].keys] == []


def test_it_can_be_read_in_two_minutes() -> None:
    words = sum(len(f"{step.title} {step.words}".split()) for step in STEPS)
    assert words / 240 <= 2


def test_it_is_walked_to_the_end_by_keyboard(stage: Stage, qtbot: QtBot) -> None:
    tour = stage.tour
    tour.start()
    assert tour.callout.next.hasFocus()
    assert not tour.callout.back.isEnabled()
    for _ in STEPS[1:]:
        QTest.keyClick(tour.callout.next, Qt.Key.Key_Space)
    assert tour.at == len(STEPS) - 1
    QTest.keyClick(tour.callout.back, Qt.Key.Key_Space)
    assert tour.at == len(STEPS) - 2
    QTest.keyClick(tour.callout.next, Qt.Key.Key_Space)
    with qtbot.waitSignal(tour.ended):
        QTest.keyClick(tour.callout.next, Qt.Key.Key_Space)
    assert not tour.is_running
    tour.start()
    assert tour.at == 0


def test_keys_in_force_stand_in_the_words(stage: Stage) -> None:
    stage.tour.start()
    QTest.keyClick(stage.tour.callout.next, Qt.Key.Key_Space)
    assert "UNIGRAMS, BIGRAMS and LCS show or hide" in stage.tour.callout.words.text()
    assert "UNIGRAMS" in stage.tour.callout.accessibleDescription()
    assert stage.tour.callout.accessibleName().startswith("Tour, step 2 of")


@pytest.mark.parametrize("elsewhere", [False, True])
def test_escape_skips_and_cancels_nothing_else(stage: Stage, *, elsewhere: bool) -> None:
    stage.tour.start()
    focused = stage.part if elsewhere else stage.tour.callout.next
    focused.setFocus()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not stage.tour.is_running
    assert stage.cancelled == []
    QTest.keyClick(stage.part, Qt.Key.Key_Escape)
    assert stage.cancelled == [True]


def test_the_window_stays_usable(stage: Stage) -> None:
    stage.tour.start()
    stage.part.setFocus()
    QTest.keyClicks(stage.part, "typed")
    assert isinstance(stage.part, QLineEdit)
    assert stage.part.text() == "typed"


def test_the_frame_surrounds_the_part_and_the_words_stand_beside_it(stage: Stage) -> None:
    stage.tour.start()
    assert stage.tour.frame.geometry() == QRect(20, 20, 200, 300)
    assert not stage.tour.callout.geometry().intersects(stage.part.geometry())
    stage.window.resize(500, 400)
    assert stage.window.rect().contains(stage.tour.callout.geometry())


def test_a_part_that_is_hidden_has_no_frame_and_the_words_stand_in_the_middle(stage: Stage) -> None:
    stage.part.hide()
    stage.tour.start()
    assert not stage.tour.frame.isVisible()
    assert (stage.tour.callout.geometry().center() - stage.window.rect().center()).manhattanLength() < 4


ROOM = QRect(0, 0, 1000, 700)


@pytest.mark.parametrize(
    ("spot", "corner"),
    [
        (QRect(0, 0, 300, 300), QPoint(309, 89)),
        (QRect(700, 0, 300, 300), QPoint(290, 89)),
        (QRect(0, 0, 1000, 50), QPoint(0, 59)),
        (QRect(0, 600, 1000, 100), QPoint(0, 390)),
        (QRect(0, 0, 1000, 700), QPoint(10, 489)),
        (QRect(), QPoint(299, 249)),
    ],
)
def test_words_stand_where_there_is_room(spot: QRect, corner: QPoint) -> None:
    assert place_beside(spot, QSize(400, 200), ROOM) == corner
