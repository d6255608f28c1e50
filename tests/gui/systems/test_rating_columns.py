"""The tables of a study say what scipy says of numbers small enough to read, and what was picked by hand."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QAbstractItemModel
from scipy import stats

from rouge_gui.gui.systems.rating_columns import (
    UNDRAWN,
    agreement_columns,
    agreements,
    case_columns,
    correlation,
    more_columns,
    mores,
    p_value,
    pick_columns,
    rated_low,
    sentence,
)
from rouge_gui.gui.systems.sorted_rows import Column, SortedRows
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import RatingStudy, study_ratings

SOURCES, SYSTEMS = ("s1", "s2"), ("A", "B", "C")
SCORE = np.array([[0.9, 0.5, 0.7], [0.2, 0.8, 0.6]])
LENGTH = np.array([[5.0, 9.0, 7.0], [8.0, 2.0, 4.0]])
CONSISTENCY = np.array([[2.0, 5.0, 4.0], [5.0, 1.0, 3.0]])
SEAMS = np.array([[2.0, 0.0, 1.0], [1.0, 1.0, 3.0]])
MINUS = "\u2212"
SCIPY: dict[str, Callable[..., Any]] = {
    "spearman": stats.spearmanr,
    "pearson": stats.pearsonr,
    "kendall": stats.kendalltau,
}


@pytest.fixture(scope="module")
def study() -> RatingStudy:
    measures = Measures(SOURCES, SYSTEMS, {"score": SCORE, "words": LENGTH, "seams": SEAMS})
    ratings = Measures(SOURCES, SYSTEMS, {"consistency": CONSISTENCY, "same": np.full((2, 3), 4.0)})
    return study_ratings(measures, ratings, ["score"], Drawing("sources", 10, 3))


def texts(columns: Sequence[Column[Any]], rows: Sequence[Any]) -> list[list[str]]:
    return [[column.text(row) for column in columns] for row in rows]


@pytest.mark.parametrize("method", SCIPY)
def test_correlations_are_scipys(study: RatingStudy, method: str) -> None:
    columns = agreement_columns(study)
    assert [column.words for column in columns] == ["Score", "consistency", "same"]
    rows = agreements(study, "summary", method)
    assert [row.score for row in rows] == ["score", "words", "chance"]
    for row, numbers in zip(rows, (SCORE, LENGTH), strict=False):
        value = SCIPY[method](numbers.ravel(), CONSISTENCY.ravel()).statistic
        assert columns[1].text(row).split(" (")[0] == f"{value:.2f}".replace("-", MINUS)
        assert columns[1].bar is not None
        assert columns[1].bar(row) == pytest.approx(value)


def test_an_undefined_correlation_is_a_dash_and_says_why(study: RatingStudy) -> None:
    (row, *_), column = agreements(study, "source", "spearman"), agreement_columns(study)[2]
    assert column.text(row) == "\u2013"
    assert column.told is not None
    assert column.told(row).endswith("undefined, since one side does not differ.")


def test_a_cell_and_its_heading_say_in_words_what_they_are(study: RatingStudy) -> None:
    (row, *_), column = agreements(study, "system", "kendall"), agreement_columns(study)[1]
    assert column.told is not None
    # The means .55 .65 .65 and 3.5 3 3.5: of three pairs one is discordant, and each side ties another.
    told = f"score with consistency, between the systems' means, Kendall: {MINUS}0.50."
    assert column.told(row) == told
    assert column.text(row).startswith(f"{MINUS}0.50 (")
    assert "middle 95 % of 10 resamples" in column.help
    assert "seed 3" in column.help


def test_numbers_in_words() -> None:
    assert correlation(-0.041) == f"{MINUS}0.04"
    assert correlation(-0.001) == "0.00"
    assert correlation(math.nan) == "\u2013"
    assert p_value(0.0321) == "0.032"
    assert p_value(math.nan) == ""


def test_beyond_length_is_the_partial_correlation(study: RatingStudy) -> None:
    """By the first-order formula of scipy's coefficients."""
    flat = (SCORE.ravel(), CONSISTENCY.ravel(), LENGTH.ravel())
    direct, ours, theirs = (
        float(stats.spearmanr(flat[one], flat[other]).statistic) for one, other in ((0, 1), (0, 2), (1, 2))
    )
    expected = (direct - ours * theirs) / math.sqrt((1 - ours**2) * (1 - theirs**2))
    (row,) = mores(study, "summary")
    score, cell, undefined = (column.text(row) for column in more_columns(study))
    assert (score, undefined.split(",")[0]) == ("score", "\u2013")
    assert cell.startswith(f"{expected:.2f}, p ".replace("-", MINUS))


def test_picks_by_hand(study: RatingStudy) -> None:
    """The highest scores are A of s1 (rated 2) and B of s2 (1); without a seam only B of s1 (5) remains there."""
    columns = pick_columns(study)
    rows = texts(columns, study.picks)
    heading = [column.words for column in columns]
    assert heading == ["Picked", "Among", "consistency", "same", "Rated low", "Sources"]
    assert ["At random", "all candidates", "3.33", "4.00", "50%", "2"] in rows
    assert ["Highest score", "all candidates", "1.50", "4.00", "100%", "2"] in rows
    assert ["Highest score", "without a seam", "3.00", "4.00", "50%", "2"] in rows
    assert ["Longest (words)", "all candidates", "5.00", "4.00", "0%", "2"] in rows


def test_cases_by_hand(study: RatingStudy) -> None:
    """All are among the three highest of their source; those rated 2 or lower are A of s1 and B of s2."""
    assert texts(case_columns(study.cases), study.cases) == [
        ["s1", "A", "0.90", "2.00"],
        ["s2", "B", "0.80", "1.00"],
    ]
    assert [column.words for column in case_columns(())] == ["Example", "System", "Score", "Rating"]


def test_nothing_is_licensed_before_the_intervals_are_drawn(study: RatingStudy) -> None:
    """Else it would be said meanwhile that no interval lies above 0."""
    undrawn = replace(study, correlations=[replace(each, low=math.nan) for each in study.correlations])
    for level, told in study.sentences().items():
        if level in {"summary", "source", "system"}:
            assert sentence(study, level, "spearman") == told
            assert sentence(undrawn, level, "spearman") == UNDRAWN
    undefined = replace(study, correlations=[replace(each, value=math.nan) for each in undrawn.correlations])
    assert sentence(undefined, "system", "spearman").startswith("No correlation is defined here")


def test_the_share_rated_low(study: RatingStudy) -> None:
    assert rated_low(study) == (
        "6 rated candidates of 3 systems for 2 sources; 3 of them (50%) are rated 3 or lower for consistency."
    )


def test_the_tables_keep_qts_rules(
    study: RatingStudy, check_model: Callable[[QAbstractItemModel], None]
) -> None:
    model = SortedRows[Any]((), lambda row: row.score)
    check_model(model)
    model.show(agreements(study, "summary", "spearman"), agreement_columns(study))
    model.sort(1)
    model.show([], [])
