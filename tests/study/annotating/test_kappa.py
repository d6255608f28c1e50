"""Kappas against published worked examples, typed in from where they are told, and against hand arithmetic."""

from collections.abc import Sequence

import numpy as np
import pytest

from rouge_gui.study.annotating.answer_table import AnswerTable
from rouge_gui.study.annotating.kappa import answer_agreement, cohen, fleiss, pair_agreement, raw_agreement
from rouge_gui.study.annotating.scheme import Choice, Rating
from rouge_gui.study.annotating.verdict import Item
from rouge_gui.study.resampling import Numbers

NAN = float("nan")


def listed(table: Sequence[Sequence[int]]) -> tuple[Numbers, Numbers]:
    """The answers of two annotators of whom a table says how often they gave which two."""
    pairs = [
        (row, column)
        for row, counts in enumerate(table)
        for column, count in enumerate(counts)
        for _ in range(count)
    ]
    first, second = np.array(pairs, float).T
    return first, second


def raters(counts: Sequence[Sequence[int]]) -> Numbers:
    """Answers, (raters, items), of which a table says how often each was given to each item."""
    rows = [[answer for answer, times in enumerate(row) for _ in range(times)] for row in counts]
    return np.array(rows, float).T


@pytest.mark.parametrize(
    ("table", "kappa"),
    [
        # Wikipedia, "Cohen's kappa": fifty grants; then the two of equal observed agreement.
        ([[20, 5], [10, 15]], 0.4),
        ([[45, 15], [25, 15]], 0.1304),
        ([[25, 35], [5, 35]], 0.2593),
        # Fleiss, Cohen and Everitt 1969, table 1, in counts of 200: .429.
        ([[106, 10, 4], [22, 28, 10], [2, 12, 6]], 0.4286),
        # Two tables whose values SAS printed, as the tests of statsmodels tell.
        ([[0, 4, 1], [0, 8, 0], [0, 1, 5]], 0.4842),
        ([[0, 0, 0], [5, 16, 3], [8, 12, 28]], 0.3333),
    ],
)
def test_cohen_as_published(table: Sequence[Sequence[int]], kappa: float) -> None:
    assert cohen(*listed(table)) == pytest.approx(kappa, abs=5e-5)


@pytest.mark.parametrize(
    ("table", "weights", "kappa"),
    [
        ([[0, 4, 1], [0, 8, 0], [0, 1, 5]], "linear", 0.4701),
        ([[0, 0, 0], [5, 16, 3], [8, 12, 28]], "linear", 0.2895),
    ],
)
def test_weighted_cohen_as_sas_printed_it(table: Sequence[Sequence[int]], weights: str, kappa: float) -> None:
    assert cohen(*listed(table), weights) == pytest.approx(kappa, abs=5e-5)


def test_weighted_cohen_by_hand() -> None:
    """Observed .165 and expected .325 with linear weights, .0975 and .225 with quadratic ones."""
    sides = listed([[106, 10, 4], [22, 28, 10], [2, 12, 6]])
    assert cohen(*sides, "linear") == pytest.approx(32 / 65)
    assert cohen(*sides, "quadratic") == pytest.approx(17 / 30)


def test_only_what_both_judged_counts() -> None:
    first, second = listed([[20, 5], [10, 15]])
    more = np.append(first, [1, NAN, NAN]), np.append(second, [NAN, 0, NAN])
    assert cohen(*more) == pytest.approx(0.4)


def test_cohen_is_undefined_without_items_and_where_one_answer_is_all() -> None:
    assert np.isnan(cohen(np.array([NAN, 1.0]), np.array([1.0, NAN])))
    assert np.isnan(cohen(np.ones(5), np.ones(5)))


# Wikipedia, "Fleiss' kappa", worked example: ten subjects, fourteen raters, five categories: 0.210.
WIKIPEDIA = [
    [0, 0, 0, 0, 14],
    [0, 2, 6, 4, 2],
    [0, 0, 3, 5, 6],
    [0, 3, 9, 2, 0],
    [2, 2, 8, 1, 1],
    [7, 7, 0, 0, 0],
    [3, 2, 6, 3, 0],
    [2, 5, 3, 2, 2],
    [6, 5, 2, 1, 0],
    [0, 2, 2, 3, 7],
]
# Fleiss 1971, table 1: thirty patients, six psychiatrists, five diagnoses: .430.
FLEISS = (
    "444444 222555 233335 555555 222444 113333 333355 113334 114444 555555 144444 124444 222333 144444 224445 "
    "333335 111455 111112 224444 133555 555555 244444 224555 114444 144445 222224 111155 224444 133333 555555"
)


def test_fleiss_as_published() -> None:
    found = fleiss(raters(WIKIPEDIA))
    assert (round(found.kappa, 3), found.items, found.judges) == (0.21, 10, 14)
    diagnoses = np.array([[int(each) for each in patient] for patient in FLEISS.split()], float).T
    found = fleiss(diagnoses)
    assert (round(found.kappa, 3), found.items, found.judges) == (0.43, 30, 6)


def test_fleiss_takes_the_items_that_equally_many_judged() -> None:
    whole = np.vstack([raters(WIKIPEDIA), np.full((1, 10), NAN)])
    by_all = np.tile([0.0, 1.0, 2.0], (15, 1))
    alone = np.full((15, 20), NAN)
    alone[0] = 1
    found = fleiss(np.hstack([by_all, whole, alone]))
    assert (round(found.kappa, 3), found.items, found.judges) == (0.21, 10, 14)


def test_fleiss_takes_the_more_judges_where_two_numbers_of_them_are_as_frequent() -> None:
    """Two items of two judges, two of three: of the latter 1 and 1/3 of the pairs agree, shares are 4/6 and 2/6."""
    found = fleiss(np.array([[1, 2, 1, 1], [1, 1, 1, 2], [NAN, NAN, 1, 2]]))
    assert (found.items, found.judges) == (2, 3)
    assert found.kappa == pytest.approx((2 / 3 - 5 / 9) / (1 - 5 / 9))


def test_fleiss_is_undefined_where_nothing_is_judged_twice_or_all_is_one() -> None:
    nothing, same = fleiss(np.array([[1, NAN], [NAN, 2]])), fleiss(np.ones((3, 4)))
    assert np.isnan(nothing.kappa)
    assert (nothing.items, nothing.judges) == (0, 0)
    assert np.isnan(same.kappa)
    assert (same.items, same.judges) == (4, 3)


def table(numbers: Sequence[Sequence[float]], question: Rating | Choice) -> AnswerTable:
    rows = np.array(numbers, float)
    items = tuple(Item(str(place), ("A",)) for place in range(rows.shape[1]))
    return AnswerTable(question, tuple("abcd"[: len(rows)]), items, rows)


CHOICE = Choice("q", "?", ("no", "yes", "perhaps"))


def test_raw_agreement_is_of_pairs_of_answers() -> None:
    """Of three answers to the first item one pair of three agrees, of two to the second one of one."""
    assert raw_agreement(np.array([[1, 0, NAN], [1, 0, 2], [0, NAN, NAN]])) == pytest.approx(2 / 4)
    assert np.isnan(raw_agreement(np.array([[1, NAN], [NAN, 2]])))


def test_specific_agreement_by_hand() -> None:
    """ "no" was given to item 0 by two of three and to item 1 by both: 2 x 1 + 2 x 1 of 2 x 2 + 2 x 1 others gave it."""
    found = answer_agreement(
        table([[0, 0, NAN], [0, 0, 2], [1, NAN, NAN]], CHOICE), dict(enumerate(CHOICE.options))
    )
    assert [(each.answer, each.given) for each in found] == [("no", 4), ("yes", 1), ("perhaps", 1)]
    assert found[0].agreed == pytest.approx(4 / 6)
    assert found[1].agreed == 0
    assert np.isnan(found[2].agreed)


def test_options_are_not_weighted() -> None:
    options = pair_agreement(table([[0, 1, 2, 0], [0, 1, 1, NAN]], CHOICE), "a", "b")
    ratings = pair_agreement(table([[0, 1, 2, 0], [0, 1, 1, NAN]], Rating("q", "?", 0, 4)), "a", "b")
    assert (options.items, options.raw, options.kappa) == (3, 2 / 3, ratings.kappa)
    assert np.isnan([options.linear, options.quadratic]).all()
    # By hand: linear (1/3) / (7/9), quadratic (1/3) / (9/9).
    assert ratings.linear == pytest.approx(1 - (1 / 3) / (7 / 9))
    assert ratings.quadratic == pytest.approx(1 - 1 / 3)
    assert options.told()["linear"] is None
