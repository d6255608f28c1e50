"""What is said of one item, the way through a list, and answers about two systems that are turned round."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet, Said
from rouge_gui.gui.reviewing.course import Course
from rouge_gui.gui.reviewing.work_clock import WorkClock
from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.progress import next_task, progress
from rouge_gui.study.annotating.scheme import Choice, Rating, Scheme
from rouge_gui.study.annotating.turning import compares, lettered, turned
from rouge_gui.study.annotating.verdict import Item, Verdict

BETTER = Choice("better", "Better?", ("first", "tie", "second"))
GRADED = Choice("graded", "How?", ("A much better", "A better", "same", "B better", "B much better"))
REASON = Choice("reason", "Why?", ("first sentence", "style", "nothing"))
SCHEME = Scheme("s", "S", 2, choices=(BETTER, REASON), ratings=(Rating("sure", "Sure?", 0, 9),))
TASKS = [Task(Item(str(number), ("a",)), number // 3) for number in range(8)]


@pytest.mark.parametrize(
    ("question", "answer", "other"),
    [
        (BETTER, "first", "second"),
        (BETTER, "tie", "tie"),
        (GRADED, "A much better", "B much better"),
        (GRADED, "same", "same"),
        (REASON, "first sentence", "first sentence"),
    ],
)
def test_an_answer_about_two_systems_is_turned_with_them(question: Choice, answer: str, other: str) -> None:
    assert turned(question, answer) == other
    assert turned(question, other) == answer


def test_what_compares_is_said_by_letters() -> None:
    assert [compares(each) for each in (BETTER, GRADED, REASON, Rating("r", "R", 1, 5))] == [
        True,
        True,
        False,
        False,
    ]
    assert [lettered(BETTER, each) for each in BETTER.options] == ["A", "tie", "B"]
    assert lettered(REASON, "first sentence") == "first sentence"


def test_the_digit_of_what_was_answered_is_shown_however_the_systems_stand() -> None:
    for is_turned, kept in ((False, "first"), (True, "second")):
        sheet = AnswerSheet(SCHEME, Said(), is_turned=is_turned)
        sheet.digit(0)
        sheet.digit(1)
        assert sheet.said.answers == {"sure": 0.0, "better": kept}
        assert [sheet.chosen(each) for each in SCHEME.questions] == [0, 1, None]


def test_digits_that_answer_nothing_are_told() -> None:
    sheet = AnswerSheet(SCHEME, Said())
    sheet.digit(5)
    assert sheet.digit(4) == "“Better?” is answered by 1 to 3."
    assert sheet.said.answers == {"sure": 5.0}


@given(st.lists(st.sampled_from(["0", "1", "2", "3", "9", "step", "back", "cannot", "flag"]), max_size=30))
def test_undo_goes_back_to_the_beginning_whatever_was_done(done: list[str]) -> None:
    sheet = AnswerSheet(SCHEME, Said())
    for each in done:
        match each:
            case "step":
                sheet.step(1)
            case "back":
                sheet.step(-1)
            case "cannot":
                sheet.cannot_judge()
            case "flag":
                sheet.toggle_flag()
            case digit:
                sheet.digit(int(digit))
    while sheet.undo():
        pass
    assert sheet.said == Said()
    assert not sheet.is_changed


@given(st.lists(st.tuples(st.integers(0, 7), st.sampled_from(["done", "skipped", "withdrawn"])), max_size=40))
def test_a_course_knows_at_each_step_what_the_whole_list_says(steps: list[tuple[int, str]]) -> None:
    course, said = Course(TASKS, []), list[Verdict]()
    now = datetime(2026, 1, 1, tzinfo=UTC)
    for revision, (place, how) in enumerate(steps, start=1):
        verdict = Verdict(
            TASKS[place].item,
            "ann",
            "s",
            "",
            skipped=how == "skipped",
            withdrawn=how == "withdrawn",
            revision=revision,
        )
        said.append(verdict)
        course.take(verdict)
        whole = progress(TASKS, said, now)
        assert course.next() == next_task(TASKS, said)
        assert sum(course.left_of(batch) for batch in range(3)) == whole.left
        assert progress(TASKS, course.told(), now) == whole
    again = Course(TASKS, said)
    assert again.next() == course.next()
    assert [again.left_of(batch) for batch in range(3)] == [course.left_of(batch) for batch in range(3)]


def test_the_clock_counts_a_pause_for_a_minute_at_most() -> None:
    now = [1_000.0]
    clock = WorkClock(lambda: now[0])
    clock.start(12.0)
    for later, seconds, is_paused in (
        (1_030.0, 42, False),
        (1_059.9, 71.9, False),
        (1_060.0, 72, True),
        (9_999.0, 72, True),
    ):
        now[0] = later
        assert (round(clock.seconds, 3), clock.is_paused) == (seconds, is_paused)
    clock.touch()
    now[0] += 5
    assert (clock.seconds, clock.is_paused) == (77, False)
    now[0] -= 100  # a clock set back
    assert clock.seconds == 72
