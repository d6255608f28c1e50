"""What each plot of a comparison holds, by hand."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.export.plots.from_measures import (
    axis_of,
    beta_plot,
    difference_histogram,
    distribution,
    heat_map,
    interval_plot,
    length_scatter,
    names_to_plot,
    rank_plot,
    running_mean,
    scatter,
    variants_in,
)
from rouge_gui.export.plots.spread import edges_of, heights, percentiles, shares
from rouge_gui.export.plots.telling import number, told
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import Comparison, compare
from rouge_gui.study.comparing.differences import differences, tally
from rouge_gui.study.comparing.sensitivity import ProtocolRow
from rouge_gui.study.measures import Measures

NAN = math.nan
SYSTEMS = ("A", "B", "Lead-3")
# Four examples; B lacks the third.
R1 = np.array([[0.5, 0.3, 0.4], [0.7, 0.4, 0.4], [0.6, NAN, 0.4], [0.2, 0.1, 0.4]])
WORDS = np.array([[10.0, 30.0, 50.0], [20.0, 40.0, 60.0], [30.0, NAN, 70.0], [40.0, 20.0, NAN]])
MEASURES = Measures(
    ("e1", "e2", "e3", "e4"),
    SYSTEMS,
    {
        "ROUGE-1 P": R1,
        "ROUGE-1 R": R1 / 2,
        "ROUGE-1": R1,
        "ROUGE-1 hits": R1,
        "words": WORDS,
        "consistency": np.full((4, 3), NAN),
    },
)


def compared() -> Comparison:
    return compare(MEASURES, ("ROUGE-1",), Options(variants=("ROUGE-1",)))


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("ROUGE-1", "ROUGE-1 F"),
        ("ROUGE-W-1.2 P", "ROUGE-W-1.2 precision"),
        ("ROUGE-Lsum R", "ROUGE-Lsum recall"),
        ("words", "Length in words"),
        ("novel_2", "New 2-grams, as a share"),
        ("consistency", "Consistency"),
        ("Overall P", "Overall P"),
    ],
)
def test_an_axis_says_in_words_what_it_shows(name: str, written: str) -> None:
    assert axis_of(name) == written


def test_measures_without_a_number_and_counts_are_not_offered_and_precision_comes_last() -> None:
    assert names_to_plot(MEASURES) == ["ROUGE-1", "words", "ROUGE-1 P", "ROUGE-1 R"]
    assert variants_in(MEASURES) == ["ROUGE-1"]


def test_a_distribution_holds_what_is_known_of_each_system() -> None:
    plot = distribution(MEASURES, "ROUGE-1")
    assert plot is not None
    assert dict(zip(plot.names, (values.tolist() for values in plot.values), strict=True)) == {
        "A": [0.5, 0.7, 0.6, 0.2],
        "B": [0.3, 0.4, 0.1],
        "Lead-3": [0.4] * 4,
    }
    assert distribution(MEASURES, "consistency") is None
    assert told(plot) == (
        "ROUGE-1 F of each system: 3 systems; highest median A 0.55, lowest B 0.3; "
        "all values lie between 0.1 and 0.7."
    )


def test_a_point_of_a_scatter_knows_its_candidate() -> None:
    plot = scatter(MEASURES, "words", "ROUGE-1", SYSTEMS)
    assert plot is not None
    assert plot.group is not None
    assert plot.rows is not None
    points = zip(plot.rows.tolist(), plot.group.tolist(), plot.x.tolist(), plot.y.tolist(), strict=True)
    assert set(points) == {
        (row, column, WORDS[row, column], R1[row, column])
        for row in range(4)
        for column in range(3)
        if (row, column) not in {(2, 1), (3, 2)}
    }
    assert (plot.x_axis, plot.y_axis) == ("Length in words", "ROUGE-1 F")
    assert plot.title == "ROUGE-1 F against length in words"
    one = scatter(MEASURES, "words", "ROUGE-1", ("B",))
    assert one is not None
    assert (one.names, one.x.tolist(), one.y.tolist()) == (("B",), [30, 40, 20], [0.3, 0.4, 0.1])
    # By hand: deviations (0, 10, -10) and (.0333, .1333, -.1667): 3 / sqrt(200 * .046667).
    assert told(one).endswith("3 candidates; Pearson's correlation 0.982.")
    assert scatter(MEASURES, "words", "consistency", SYSTEMS) is None
    assert scatter(MEASURES, "words", "ROUGE-1", ()) is None


def test_the_running_mean_is_that_of_neighbours_in_length() -> None:
    means = running_mean(np.array([3.0, 1.0, 2.0, 4.0]), np.array([30.0, 10.0, 60.0, 0.0]), 2)
    assert means is not None
    assert [each.tolist() for each in means] == [[1.5, 2.5, 3.5], [35.0, 45.0, 15.0]]
    assert running_mean(np.array([1.0]), np.array([1.0]), 2) is None


def test_a_score_against_length_has_no_line_of_a_few_points() -> None:
    few = length_scatter(MEASURES, "ROUGE-1", SYSTEMS)
    assert few is not None
    assert few.line is None
    many = Measures(
        tuple(map(str, range(40))), ("A",), {"words": np.arange(40.0)[:, None], "s": np.ones((40, 1))}
    )
    plot = length_scatter(many, "s", ("A",))
    assert plot is not None
    assert plot.line is not None
    # Runs of 20: the first is 0..19, the last 20..39.
    assert [plot.line[0][0], plot.line[0][-1], set(plot.line[1].tolist())] == [9.5, 29.5, {1.0}]
    assert length_scatter(MEASURES.named(["ROUGE-1"]), "ROUGE-1", SYSTEMS) is None


def test_a_difference_counts_the_examples_that_both_have() -> None:
    plot = difference_histogram(MEASURES, "ROUGE-1", "A", "B")
    assert plot is not None
    assert plot.counts.sum() == 3
    counted = dict(zip(plot.edges[:-1].tolist(), plot.counts.tolist(), strict=True))
    assert sum(count for edge, count in counted.items() if edge >= 0) == 3  # A is ahead by .2, .3 and .1
    assert told(plot).endswith("3 above 0, 0 at 0, 0 below.")
    assert difference_histogram(MEASURES.named(["consistency"]), "consistency", "A", "B") is None


@given(st.lists(st.sampled_from([-1.0, -1e-9, 0.0, 1e-9, 0.01, 0.5, 1.0]), min_size=1, max_size=12))
def test_a_difference_in_words_counts_who_is_ahead_as_the_comparison_of_two_does(apart: list[float]) -> None:
    scores = np.array([[value, 0.0] for value in apart])
    measures = Measures(tuple(map(str, range(len(apart)))), ("A", "B"), {"s": scores})
    plot = difference_histogram(measures, "s", "A", "B")
    assert plot is not None
    wins, ties, losses = tally(differences(measures, "s", "A", "B"))
    assert told(plot).endswith(f"; {wins} above 0, {ties} at 0, {losses} below.")
    assert plot.counts.sum() == len(apart)


def test_means_come_best_first_and_what_is_below_lead_is_flagged() -> None:
    plot = interval_plot(compared(), "ROUGE-1")
    assert plot is not None
    # On the three examples that all have: A (.5 + .7 + .2) / 3, Lead-3 .4, B (.3 + .4 + .1) / 3.
    assert plot.names == ("A", "Lead-3", "B")
    assert plot.means.tolist() == pytest.approx([1.4 / 3, 0.4, 0.8 / 3])
    assert (plot.lows <= plot.means).all()
    assert (plot.means <= plot.highs).all()
    assert "Below Lead-3: B." in told(plot)
    assert interval_plot(compared(), "ROUGE-2") is None


def test_beta_curves_run_from_precision_to_recall() -> None:
    plot = beta_plot(MEASURES, "ROUGE-1")
    assert plot is not None
    middle = len(plot.x) // 2
    # P = .4 and R = .2 throughout: F1 = 2 * .4 * .2 / .6.
    assert plot.curves["Lead-3"][middle] == pytest.approx(0.16 / 0.6)
    assert plot.curves["Lead-3"][0] > plot.curves["Lead-3"][-1]
    assert "A is highest throughout" in told(plot)
    empty = Measures(("e",), ("A",), {"ROUGE-1 P": np.array([[NAN]]), "ROUGE-1 R": np.array([[NAN]])})
    assert beta_plot(empty, "ROUGE-1") is None


def test_ranks_stand_under_their_protocols() -> None:
    rows = [
        ProtocolRow("as set", "", {"A": 0.5, "B": 0.4, "C": 0.3}, {"A": 1, "B": 2, "C": 3}, 1.0),
        ProtocolRow("other", "", {"A": 0.5, "B": 0.4, "C": 0.6}, {"A": 2, "B": 3, "C": 1}, -0.3),
    ]
    plot = rank_plot(rows, "ROUGE-1")
    assert plot is not None
    assert plot.columns == ("as set", "other")
    assert plot.ranks == {"A": (1, 2), "B": (2, 3), "C": (3, 1)}
    assert told(plot).endswith(
        "3 systems, 2 protocols; A is first under 1; 3 systems change their ranks, most C: from 1 to 3."
    )
    same = rank_plot(rows[:1], "ROUGE-1")
    assert same is not None
    assert told(same).endswith("no system changes its rank.")
    assert rank_plot([], "ROUGE-1") is None


def test_a_heat_map_has_the_means_best_on_top() -> None:
    plot = heat_map(compared())
    assert plot is not None
    assert (plot.rows, plot.columns) == (("A", "Lead-3", "B"), ("ROUGE-1",))
    assert plot.values[:, 0].tolist() == pytest.approx([1.4 / 3, 0.4, 0.8 / 3])
    assert told(plot).endswith("3 systems; highest by ROUGE-1 A 0.467.")


def test_shades_are_those_of_a_column() -> None:
    values = np.array([[1.0, 5.0, NAN], [2.0, 5.0, NAN], [5.0, NAN, NAN]])
    expected = np.array([[0.0, 0.5, NAN], [0.25, 0.5, NAN], [1.0, NAN, NAN]])
    assert np.array_equal(shares(values), expected, equal_nan=True)


def test_a_row_is_as_high_as_its_numbers_are_dense() -> None:
    values = [np.array([0.0, 0.0, 4.0]), np.array([2.0])]
    edges = edges_of(values)
    assert (edges[0], edges[-1], len(edges)) == (0.0, 4.0, 41)
    # Two in the first bin, one in the last, each smeared by a quarter to its neighbour: .5 1 of 2, so half as high.
    reach = heights(values[0], edges)
    assert reach[[0, 1, 2, -2, -1]].tolist() == pytest.approx([0.42, 0.21, 0.0, 0.105, 0.21])
    assert percentiles(np.arange(101.0)) == [5, 25, 50, 75, 95]


@pytest.mark.parametrize(
    ("value", "written"), [(0.12345, "0.123"), (12345.6, "12,346"), (-0.5, "-0.5"), (120.0, "120")]
)
def test_numbers_are_written_with_three_digits(value: float, written: str) -> None:
    assert number(value) == written
