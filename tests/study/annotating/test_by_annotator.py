"""One annotator beside the others: leaning, distance, drift and windows, by hand and with scipy."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from scipy import stats

from rouge_gui.study.annotating.answer_table import AnswerTable, counting, table_of
from rouge_gui.study.annotating.by_annotator import (
    Moments,
    distances,
    in_order,
    moments_of,
    of_annotator,
    windows,
)
from rouge_gui.study.annotating.scheme import Choice, Question, Rating, Scheme
from tests.study.annotating.said import verdicts

RATING = Rating("q", "?", 1, 5)
CHOICE = Choice("q", "?", ("no", "yes", "perhaps"))


def tabled(
    question: Question, told: Mapping[str, Sequence[float | str | None]]
) -> tuple[AnswerTable, Moments]:
    kind = {"ratings": (question,)} if isinstance(question, Rating) else {"choices": (question,)}
    every = counting(verdicts("q", told), Scheme("s", "S", **kind))
    return table_of(every, question), moments_of(every)


def test_bias_is_the_mean_above_the_others_on_shared_items() -> None:
    """Of the shared items (0, 1, 2) Ola is 2, 1 and -0.5 above the mean of the others."""
    table, moments = tabled(RATING, {"Ola": [5, 4, 3, 5], "Jan": [3, 3, 3, "-"], "Ala": ["-", "-", 4, "-"]})
    found = of_annotator(table, "Ola", moments)
    assert (found.verdicts, found.shared, found.mean) == (4, 3, 4.25)
    assert found.bias == pytest.approx((2 + 1 - 0.5) / 3)
    assert distances(table, "Ola")[:3] == pytest.approx([2, 1, 0.5])
    assert np.isnan(distances(table, "Ola")[3])


def test_alpha_is_the_mean_over_the_others() -> None:
    """With Jan nominal alpha is 1 - (1/4) / (2 x 3 x 5 / 56), with Ala it is 1: by hand from the coincidences."""
    table, moments = tabled(
        CHOICE,
        {
            "Ola": ["no", "yes", "yes", "no"],
            "Jan": ["no", "yes", "yes", "yes"],
            "Ala": ["no", "yes", "-", "-"],
        },
    )
    with_jan = 1 - (2 / 8) / (2 * 3 * 5 / (8 * 7))
    found = of_annotator(table, "Ola", moments)
    assert found.alpha == pytest.approx((with_jan + 1) / 2)
    assert np.isnan([found.bias, found.mean, found.drift.rho]).all()
    assert found.told()["bias"] is None


def test_the_distance_of_choices_is_the_share_who_chose_otherwise() -> None:
    table, _ = tabled(
        CHOICE, {"Ola": ["no", "yes", None], "Jan": ["no", "no", "no"], "Ala": ["perhaps", "no", "no"]}
    )
    assert distances(table, "Ola")[:2] == pytest.approx([0.5, 1])
    assert np.isnan(distances(table, "Ola")[2])


def test_whoever_did_not_judge_chose_nothing_else() -> None:
    table, _ = tabled(CHOICE, {"Ola": ["no", "yes"], "Jan": ["no", "-"], "Ala": ["-", "no"]})
    assert distances(table, "Ola").tolist() == [0, 1]


def test_drift_is_spearmans_of_the_order_told() -> None:
    falling = [5, 5, 4, 4, 3, 4, 2, 2, 1, 1]
    steady = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4]
    table, moments = tabled(RATING, {"Ola": falling, "Jan": steady})
    ola, jan = (of_annotator(table, each, moments) for each in ("Ola", "Jan"))
    expected = stats.spearmanr(range(10), falling)
    assert (ola.drift.rho, ola.drift.p) == pytest.approx((expected.statistic, expected.pvalue))
    assert ola.drift.rho < -0.9
    apart = stats.spearmanr(range(10), [abs(one - other) for one, other in zip(falling, steady, strict=True)])
    assert (ola.parting.rho, ola.parting.p) == pytest.approx((apart.statistic, apart.pvalue))
    assert abs(jan.drift.rho) < 0.5


def test_order_is_that_of_the_moments() -> None:
    table, moments = tabled(RATING, {"Ola": [1, 2, 3, 4]})
    turned = {key: str(9 - place) for place, key in enumerate(moments)}
    assert in_order(table, "Ola", turned) == [3, 2, 1, 0]
    assert of_annotator(table, "Ola", turned).drift.rho == pytest.approx(-1)


def test_drift_of_too_few_or_all_the_same_is_undefined() -> None:
    table, moments = tabled(RATING, {"Ola": [1, 2], "Jan": [3, 3]})
    for annotator in ("Ola", "Jan"):
        assert np.isnan(of_annotator(table, annotator, moments).drift.rho)
    table, moments = tabled(RATING, {"Ola": [3] * 9})
    assert np.isnan(of_annotator(table, "Ola", moments).drift.rho)


def test_windows_follow_the_clock() -> None:
    table, moments = tabled(RATING, {"Ola": [1, 2, 3, 4, 5], "Jan": [1, 1, "-", "-", 1]})
    first, second, third = windows(table, "Ola", moments, 2)
    assert [(each.verdicts, each.shared, each.mean) for each in (first, second, third)] == [
        (2, 2, 1.5),
        (2, 0, 3.5),
        (1, 1, 5),
    ]
    assert (first.distance, third.distance) == (0.5, 4)
    assert np.isnan(second.distance)
    assert (first.start[11:19], first.end[11:19]) == ("10:00:00", "10:00:01")
