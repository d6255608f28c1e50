"""Twenty items under each shipped scheme by keys alone: what was pressed stands in the file of verdicts."""

import pytest
from PySide6.QtCore import Qt

from rouge_gui.gui.reviewing.review_panel import KeyButton
from rouge_gui.gui.reviewing.work_clock import WorkClock
from rouge_gui.study.annotating.blinding import shown_order
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict

from .conftest import CONTROL, Key, Reviewer

COUNT = 20


def kept(reviewer: Reviewer) -> list[Verdict]:
    """Return all that was kept, read by a connection of its own."""
    work = reviewer.desk.work
    with work.project.file_of(work.annotator) as file:
        return file.all()


def test_twenty_items_are_rated(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    expected = {}
    for number in range(COUNT):
        digits = f"{number % 5 + 1}{5 - number % 5}3{(number * 2) % 5 + 1}"
        expected[reviewer.desk.item] = [float(digit) for digit in digits]
        reviewer.digits(digits)
        reviewer.save()
        assert "Saved." in reviewer.window.review.panel.told.text()
    assert "Batch 1 is done" in reviewer.window.review.panel.told.text()
    names = ["coherence", "consistency", "fluency", "relevance"]
    assert {each.item: [each.answers[name] for name in names] for each in kept(reviewer)} == expected
    assert len(expected) == COUNT
    reviewer.qtbot.waitUntil(
        lambda: reviewer.window.review.panel.progress.text().startswith("0 of 20 in batch 2, 20 of 56 in all")
    )


def test_twenty_pairs_are_compared_as_the_item_names_them(reviewer: Reviewer) -> None:
    reviewer.start("The better of two summaries")
    seed = reviewer.desk.work.project.plan.seed
    expected, turned = {}, set()
    for number in range(COUNT):
        item = reviewer.desk.item
        digit = number % 3 + 1
        shown = shown_order(seed, item.example, item.systems)
        assert reviewer.window.session.texts.system == shown[0]
        assert reviewer.window.second.system == shown[1]
        turned.add(shown != item.systems)
        better = {1: shown[0], 3: shown[1]}.get(digit)
        expected[item] = "tie" if better is None else ("first", "second")[item.systems.index(better)]
        reviewer.digits(str(digit))
        reviewer.save()
    assert {each.item: each.answers["better"] for each in kept(reviewer)} == expected
    assert all(
        each.shown == shown_order(seed, each.item.example, each.item.systems) for each in kept(reviewer)
    )
    assert turned == {True, False}, "the order of this seed was never turned, or always"


def test_twenty_candidates_are_labelled(reviewer: Reviewer) -> None:
    reviewer.start("Error spans: category and severity")
    expected: dict[Item, list[tuple[str, str, str]]] = {}
    for number in range(COUNT):
        if number % 2:
            expected[reviewer.desk.item] = []
        else:
            reviewer.select(2, 5)
            reviewer.press(Key.Key_Q)
            reviewer.digits(str(number % 3 + 1))
            candidate = reviewer.desk.example.candidates[reviewer.desk.item.systems[0]].text
            severity = ("minor", "major", "critical")[number % 3]
            words = candidate[2:7].strip()
            expected[reviewer.desk.item] = [("quantity", severity, words)]
        reviewer.save()
    found = {each.item: [(s.label, s.severity, s.quoted) for s in each.spans] for each in kept(reviewer)}
    assert found == expected
    assert len(expected) == COUNT


def test_a_label_is_linked_to_the_source_and_taken_away_again(reviewer: Reviewer) -> None:
    reviewer.start("Error spans: category and severity")
    reviewer.select(0, 6)
    reviewer.press(Key.Key_E)
    assert "How bad" not in reviewer.window.review.panel.told.text()
    assert reviewer.desk.sheet.severities() == ("minor", "major", "critical")
    reviewer.digits("9")
    assert len(reviewer.desk.sheet.said.spans) == 0
    assert "Say first how bad “Wrong name” is" in reviewer.window.review.panel.told.text()
    reviewer.digits("2")
    reviewer.window.reading.source.editor.setFocus()
    reviewer.select(3, 9)
    reviewer.press(Key.Key_Return)
    span: SpanLabel = next(iter(reviewer.desk.sheet.said.spans))
    source = reviewer.desk.example.source or ""
    assert span.evidence is not None
    assert source[slice(*span.evidence)] == source[3:12].strip()
    reviewer.window.reading.candidate.editor.setFocus()
    reviewer.select(8, 4)
    reviewer.press(Key.Key_O)
    assert reviewer.desk.sheet.pending is not None
    reviewer.press(Key.Key_Escape)
    assert reviewer.desk.sheet.pending is None
    reviewer.press(Key.Key_B, CONTROL)
    reviewer.press(Key.Key_Delete)
    assert reviewer.desk.sheet.said.spans == ()


@pytest.mark.parametrize(
    ("scheme", "has_links"),
    [
        ("SummEval: four ratings", False),
        ("The better of two summaries", False),
        ("Error spans: category and severity", True),
    ],
)
def test_links_are_offered_where_there_are_labels_to_link(
    reviewer: Reviewer, scheme: str, *, has_links: bool
) -> None:
    reviewer.start(scheme)
    review = reviewer.window.review
    offered = {
        button.text().split()[-1] for button in review.panel.findChildren(KeyButton) if button.isVisible()
    }
    assert ("Link" in offered) is has_links
    assert {"Undo", "Skip"} <= offered
    link = reviewer.window.actions_by_name["link_evidence"]
    assert link.isEnabled() is has_links
    review.mode.stop()
    assert not link.isEnabled()


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4])
def test_digits_toggle_layers_outside_a_review_and_answer_in_it(reviewer: Reviewer, key: Qt.Key) -> None:
    window = reviewer.window
    names = ["unigrams", "bigrams", "lcs", "cues"]
    name = names[key - Key.Key_1]
    window.corpus_view.table.setFocus()
    reviewer.press(key)
    assert not window.actions_by_name[name].isChecked()
    reviewer.press(key)
    assert window.actions_by_name[name].isChecked()
    reviewer.start("SummEval: four ratings")
    for owner in (window.reading.candidate.editor, window.reading.source.editor, window.review.panel.note):
        owner.setFocus()
        before = dict(reviewer.desk.sheet.said.answers)
        reviewer.press(key)
        assert [window.actions_by_name[each].isChecked() for each in names] == [True] * 4
        is_note = owner is window.review.panel.note
        assert (len(reviewer.desk.sheet.said.answers) == len(before)) == is_note
    assert window.review.panel.note.text() == chr(key)
    window.reading.candidate.editor.setFocus()
    reviewer.press(Key.Key_F9)
    assert not window.review.mode.is_on
    window.corpus_view.table.setFocus()
    reviewer.press(key)
    assert not window.actions_by_name[name].isChecked()


def test_nothing_is_typed_into_the_texts(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    pane = reviewer.window.reading.candidate
    before = pane.text()
    for key in (Key.Key_A, Key.Key_Z, Key.Key_5, Key.Key_Backspace, Key.Key_Delete, Key.Key_Space):
        reviewer.press(key)
    reviewer.press(Key.Key_V, CONTROL)
    assert pane.text() == before
    reviewer.press(Key.Key_F9)
    reviewer.press(Key.Key_Z)
    assert pane.text() == f"z{before}"


def test_unanswered_questions_are_not_saved_but_said(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    item = reviewer.desk.item
    reviewer.digits("12")
    reviewer.press(Key.Key_Tab)
    reviewer.digits("4")
    reviewer.save()
    assert kept(reviewer) == []
    assert "“Fluency” is not answered" in reviewer.window.review.panel.told.text()
    reviewer.press(Key.Key_J)
    reviewer.save()
    (verdict,) = kept(reviewer)
    assert verdict.item == item
    assert verdict.answers == {"coherence": 1, "consistency": 2, "fluency": None, "relevance": 4}


def test_undo_takes_back_an_answer_then_what_was_saved(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    first = reviewer.desk.item
    reviewer.digits("1234")
    reviewer.save()
    assert reviewer.desk.item != first
    reviewer.digits("5")
    reviewer.press(Key.Key_U)
    assert reviewer.desk.sheet.said.answers == {}
    assert len(kept(reviewer)) == 1
    reviewer.press(Key.Key_U)
    assert reviewer.desk.item == first
    assert reviewer.desk.sheet.said.answers["relevance"] == 4
    assert [(each.revision, each.withdrawn) for each in kept(reviewer)] == [(1, False), (2, True)]
    reviewer.save()
    assert [(each.revision, each.withdrawn) for each in kept(reviewer)] == [(1, False), (2, True), (3, False)]


def test_what_was_skipped_comes_last_and_flag_and_note_are_kept(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    skipped, tasks = reviewer.desk.item, reviewer.desk.course.tasks
    reviewer.press(Key.Key_S)
    assert reviewer.desk.item == tasks[1].item
    reviewer.press(Key.Key_F)
    reviewer.press(Key.Key_N)
    for key in (Key.Key_S, Key.Key_O, Key.Key_1):
        reviewer.press(key)
    reviewer.press(Key.Key_Return)
    reviewer.digits("5555")
    reviewer.save()
    one, other = sorted(kept(reviewer), key=lambda verdict: not verdict.skipped)
    assert (one.item, one.skipped) == (skipped, True)
    assert (other.flagged, other.note) == (True, "so1")
    for _ in tasks[2:]:
        reviewer.digits("1111")
        reviewer.save()
    assert reviewer.desk.item == skipped
    reviewer.digits("1111")
    reviewer.save()
    assert "All 56 are judged" in reviewer.window.review.panel.told.text()


def test_a_note_is_saved_from_where_it_is_written_and_the_keypad_has_digits_too(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    for _ in range(4):
        reviewer.press(Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    reviewer.press(Key.Key_N)
    reviewer.press(Key.Key_5)
    reviewer.save()
    (verdict,) = kept(reviewer)
    assert verdict.note == "5"
    assert set(verdict.answers.values()) == {5}
    assert reviewer.window.reading.candidate.editor.hasFocus()


def test_back_and_forth_costs_no_verdict(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    first = reviewer.desk.item
    reviewer.press(Key.Key_Backspace, CONTROL)
    assert "first one on your list" in reviewer.window.review.panel.told.text()
    reviewer.digits("1234")
    reviewer.save()
    second = reviewer.desk.item
    reviewer.digits("4")
    reviewer.press(Key.Key_Backspace, CONTROL)
    assert reviewer.desk.item == first
    assert reviewer.desk.is_kept
    reviewer.save()
    assert reviewer.desk.item == second
    assert reviewer.desk.sheet.said.answers == {"coherence": 4}
    assert len(kept(reviewer)) == 1
    reviewer.press(Key.Key_Backspace, CONTROL)
    reviewer.digits("5")
    reviewer.save()
    assert [each.answers["coherence"] for each in kept(reviewer)] == [1, 5]


def test_a_break_is_not_counted_as_work(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    now = [0.0]
    reviewer.desk.clock = WorkClock(lambda: now[0])
    panel = reviewer.window.review.panel
    now[0] = 20.0
    reviewer.digits("1")
    now[0] = 5_000.0
    reviewer.window.review.mode.view.show_time()
    assert panel.time.text() == "1:20  paused"
    reviewer.digits("234")
    now[0] = 5_010.0
    reviewer.window.review.mode.view.show_time()
    assert panel.time.text() == "1:30"
    reviewer.save()
    (verdict,) = kept(reviewer)
    assert verdict.seconds == 20 + 60 + 10


def test_a_key_anywhere_in_the_window_ends_the_break(reviewer: Reviewer) -> None:
    from PySide6.QtTest import QTest

    reviewer.start("SummEval: four ratings")
    now = [0.0]
    reviewer.desk.clock = WorkClock(lambda: now[0])
    now[0] = 100.0
    assert reviewer.desk.clock.is_paused
    QTest.mouseMove(reviewer.window.windowHandle())
    QTest.keyClick(reviewer.window.windowHandle(), Key.Key_Down)
    assert not reviewer.desk.clock.is_paused
    assert reviewer.desk.clock.seconds == 60
