"""The tab of agreement: its numbers beside numbers by hand, and what its sentences say."""

import math

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.gui.projects.agreement_columns import UNDEFINED, coefficient
from rouge_gui.gui.projects.agreement_tab import PARTS
from rouge_gui.gui.projects.known import biases_of
from rouge_gui.gui.projects.meaning import NO_QUESTIONS, NOTHING_SHARED, SOURCE, meaning
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.agreement import Agreement, QuestionAgreement, agreement
from rouge_gui.study.annotating.alpha import Alpha
from rouge_gui.study.annotating.kappa import Fleiss
from rouge_gui.study.annotating.scheme import Choice, Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict
from tests.gui.projects.pilot import SLIPS, STYLE, Say, until_known

ANN, BEN = (1, 1, 2, 2, 3, 3), (1, 2, 2, 2, 3, 1)


@pytest.fixture
def shown(window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot) -> ProjectsWindow:
    """Both judge all six examples for quality; their tone is the same everywhere."""
    for number, (ann, ben) in enumerate(zip(ANN, BEN, strict=True)):
        say(project, "ann", f"e{number:02}", {"quality": float(ann), "tone": 4.0})
        say(project, "ben", f"e{number:02}", {"quality": float(ben), "tone": 4.0})
    window.open_project(project.folder)
    until_known(qtbot, window)
    return window


def cells(window: ProjectsWindow, name: str, row: int) -> dict[str, str]:
    """Return what a row of a table says, by heading."""
    rows = window.agreement_tab.tables[name].rows
    return {column.words: column.text(rows.rows[row]) for column in rows.columns}


def test_the_numbers_are_those_by_hand(shown: ProjectsWindow) -> None:
    """4 of 6 are equal; ann has 2 2 2, ben 2 3 1: by chance (4 + 6 + 2) / 36 = 1/3, so kappa is 1/2.

    Together 4 5 3 of 12: Fleiss expects 50/144, so (2/3 - 50/144) / (94/144) = 46/94. Nominal alpha: of 132 pairs
    12 + 20 + 6 = 38 are equal by chance, so 1 - (1/3) / (94/132) = 50/94. Interval: squared distances observed
    (1 + 4) / 6, expected 2 (20 + 15 + 4 * 12) / 132 = 166/132, so 1 - 5/6 * 132/166 = 56/166.
    """
    told = cells(shown, "questions", 0)
    assert (told["Question"], told["Items"], told["Annotators"], told["Equal"]) == (
        "quality",
        "6",
        "2",
        "67%",
    )
    assert told["Fleiss"] == f"{46 / 94:.3f}"
    assert told["Alpha, nominal"].startswith(f"{50 / 94:.3f} (")
    assert told["Alpha, interval"].startswith(f"{56 / 166:.3f} (")
    pair = cells(shown, "pairs", 0)
    assert (pair["First"], pair["Second"], pair["Items"], pair["Cohen"]) == ("ann", "ben", "6", "0.500")
    # ann's mean is 2, ben's 11/6.
    ann = next(
        each
        for each in (cells(shown, "annotators", row) for row in range(4))
        if (each["Annotator"], each["Question"]) == ("ann", "quality")
    )
    assert (ann["Judged"], ann["Shared"], ann["Mean"], ann["Bias"]) == ("6", "6", "2.000", "+0.17")


def test_where_all_say_the_same_it_is_called_undefined(shown: ProjectsWindow) -> None:
    told = cells(shown, "questions", 1)
    assert (told["Question"], told["Equal"], told["Alpha, ordinal"]) == ("tone", "100%", UNDEFINED)
    sentence = shown.agreement_tab.sentence.text()
    assert "tone: the same answer everywhere (6 items), so that alpha is undefined." in sentence
    assert sentence.endswith(SOURCE)


def test_tables_without_rows_are_left_out(shown: ProjectsWindow) -> None:
    tabs = shown.agreement_tab.tabs
    seen = [name for at, name in enumerate(PARTS) if tabs.isTabVisible(at)]
    assert seen == ["questions", "pairs", "annotators", "answers", "time"]


def found(low: float, value: float, high: float) -> Agreement:
    alpha = Alpha("ordinal", value, low, high, 40)
    asked = QuestionAgreement("quality", 2, 40, 0.9, (), Fleiss(value, 40, 2), (alpha,), ())
    return Agreement((asked,), (), (), (), (), ())


@pytest.mark.parametrize(
    ("low", "value", "high", "words"),
    [
        (0.81, 0.9, 0.95, "with other items 0.810 to 0.950: all .800 or above."),
        (0.7, 0.9, 0.95, "with other items 0.700 to 0.950: all .667 or above, not all .800."),
        (0.5, 0.9, 0.95, "with other items 0.500 to 0.950: too wide to tell on which side of .667."),
        (0.1, 0.3, 0.6, "with other items 0.100 to 0.600: all below .667."),
    ],
)
def test_the_sentence_speaks_of_the_interval_not_of_the_value(
    low: float, value: float, high: float, words: str
) -> None:
    told = meaning(found(low, value, high)).splitlines()[0]
    assert told.startswith("quality: 90% of the pairs of answers are equal; alpha (ordinal) ")
    assert told.endswith(words)


def test_what_cannot_be_told_is_not() -> None:
    one = Verdict(Item("e1", ("brief",)), "ann", "style", "", {"quality": 2.0, "tone": 1.0})
    assert meaning(agreement([one], STYLE)) == NOTHING_SHARED
    label = SpanLabel("name", "candidate", 0, 3, "The", "minor")
    spans = [Verdict(Item("e1", ("brief",)), name, "slips", "", {}, (label,)) for name in ("ann", "ben")]
    assert meaning(agreement(spans, SLIPS)) == NO_QUESTIONS
    assert meaning(agreement(spans[:1], SLIPS)) == NOTHING_SHARED


def test_spans_are_told_by_label(window: ProjectsWindow, project: Project, say: Say, qtbot: QtBot) -> None:
    """One of ann's two spans is ben's only one: F1 2/3; of ann's 7 and ben's 3 characters 3 are common: 6/10."""
    project.save(type(project.setup)("Pilot", project.corpus, SLIPS, project.plan))
    changed = Project.open(project.folder)
    common = SpanLabel("name", "candidate", 0, 3, "The", "minor")
    say(changed, "ann", "e00", spans=(common, SpanLabel("name", "candidate", 4, 8, "mill", "major")))
    say(changed, "ben", "e00", spans=(common,))
    window.open_project(project.folder)
    until_known(qtbot, window)
    told = cells(window, "spans", 0)
    assert (told["Label"], told["F1, whole spans"], told["F1, characters"]) == (
        "all labels",
        "0.667",
        "0.600",
    )


def test_which_place_was_preferred_is_told_of_choices_that_compare() -> None:
    choices = (
        Choice("better", "Which?", ("first", "tie", "second")),
        Choice("reason", "Why?", ("truer", "shorter")),
    )
    scheme = Scheme("two", "Two", 2, choices=choices)
    said = [
        Verdict(
            Item("e1", ("a", "b")), "ann", "two", "", {"better": "first", "reason": "truer"}, shown=("b", "a")
        ),
        Verdict(
            Item("e2", ("a", "b")),
            "ann",
            "two",
            "",
            {"better": "second", "reason": "truer"},
            shown=("b", "a"),
        ),
        Verdict(
            Item("e3", ("a", "b")),
            "ann",
            "two",
            "",
            {"better": "second", "reason": "truer"},
            shown=("a", "b"),
        ),
        Verdict(
            Item("e4", ("a", "b")), "ann", "two", "", {"better": "tie", "reason": "truer"}, shown=("a", "b")
        ),
    ]
    biases = biases_of(said, scheme)
    assert set(biases) == {("", "better"), ("ann", "better")}
    # Shown first: b in e1 and e2, a in e3. Preferred: a, b, b, so the first once.
    assert (biases["", "better"].first, biases["", "better"].second, biases["", "better"].ties) == (1, 2, 1)


def test_coefficients_have_three_digits_and_no_minus_zero() -> None:
    assert coefficient(-0.0001) == "0.000"
    assert coefficient(-0.25) == "\N{MINUS SIGN}0.250"
    assert coefficient(math.nan) == UNDEFINED
