"""The tests of differences against scipy, full enumeration, tables worked by hand, and what chance alone gives."""

import math
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from rouge_gui.study.comparing.pairs import PairTest, Settings, detectable, pairs_of
from rouge_gui.study.comparing.significance import TESTS, holm
from rouge_gui.study.measures import Measures
from rouge_gui.study.resampling import CELLS, Numbers, Resampling, draws

FEW = np.array([0.02, -0.01, 0.05, 0.03])
MANY = 40_000


def within_chance(found: float, expected: float, resamples: int = MANY) -> bool:
    return abs(found - expected) <= 4 * math.sqrt(expected * (1 - expected) / resamples) + 2 / resamples


def test_randomisation_comes_to_what_scipy_enumerates() -> None:
    numbers = np.array([0.3, -0.1, 0.25, 0.4, 0.05, -0.2, 0.15, 0.35])
    exact = stats.permutation_test((numbers,), np.mean, permutation_type="samples", n_resamples=np.inf)
    (found,) = TESTS["approximate-randomisation"].p_values(numbers[:, None], Resampling(8, MANY, 1))
    assert within_chance(found, exact.pvalue)


def test_bootstrap_comes_to_the_share_of_all_resamples() -> None:
    mean = FEW.mean()
    every = [abs(np.mean(drawn) - mean) >= abs(mean) - 1e-15 for drawn in product(FEW, repeat=len(FEW))]
    (found,) = TESTS["paired-bootstrap"].p_values(FEW[:, None], Resampling(4, MANY, 1))
    assert within_chance(found, sum(every) / len(every))


@pytest.mark.parametrize("name", TESTS)
def test_no_difference_at_all_is_certain_to_be_chance(name: str) -> None:
    assert TESTS[name].p_values(np.zeros((10, 2)), Resampling(10, 100, 0)).tolist() == [1.0, 1.0]


@pytest.mark.parametrize("name", TESTS)
def test_exchanging_the_systems_changes_nothing(name: str) -> None:
    found = TESTS[name].p_values(np.column_stack([FEW, -FEW]), Resampling(4, 500, 3))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", TESTS)
def test_one_example_says_nothing_of_chance(name: str) -> None:
    assert TESTS[name].p_values(np.array([[0.4, -0.2]]), Resampling(1, 100, 0)).tolist() == [1.0, 1.0]


@pytest.mark.parametrize("name", TESTS)
@pytest.mark.parametrize("examples", [40, 150])
def test_of_two_thousand_corpora_without_a_difference_one_in_twenty_is_called_significant(
    name: str, examples: int
) -> None:
    """The bar: 5 per cent, give or take 1.5. Both systems' scores have the example's own height and its noise."""
    draw = np.random.default_rng(20)
    height = draw.beta(4, 6, (examples, 2_000))
    first, second = (np.clip(height + draw.normal(0, 0.12, height.shape), 0, 1) for _ in range(2))
    rate = (TESTS[name].p_values(first - second, Resampling(examples, 2_000, 7)) <= 0.05).mean()
    assert 0.035 <= rate <= 0.065


@pytest.mark.parametrize("name", TESTS)
def test_a_real_difference_is_found(name: str) -> None:
    differences = np.random.default_rng(5).normal(0.1, 0.1, (100, 50))
    assert (TESTS[name].p_values(differences, Resampling(100, 500, 0)) < 0.01).all()


def test_holm_by_hand() -> None:
    """Sorted .005 .01 .03 .04 times 4 3 2 1 is .02 .03 .06 .04; none falls below the one before."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.6]) == [1.0, 1.0]
    assert holm([]) == []


@given(st.lists(st.floats(0, 1), min_size=1, max_size=20))
def test_holm_never_makes_a_p_value_smaller_and_keeps_their_order(p_values: list[float]) -> None:
    adjusted = holm(p_values)
    assert all(after >= before for before, after in zip(p_values, adjusted, strict=True))
    pairs = sorted(zip(p_values, adjusted, strict=True))
    assert [after for _, after in pairs] == sorted(adjusted)


def corpus(*systems: list[float]) -> Measures:
    numbers = np.array(systems).T
    examples = tuple(str(number) for number in range(len(numbers)))
    return Measures(examples, tuple("ABCD"[: len(systems)]), {"x": numbers})


def compared(measures: Measures, resamples: int = 1_000) -> list[PairTest]:
    settings = Settings(resamples=resamples)
    return pairs_of(measures, "x", settings, settings.drawn(len(measures.examples)))


def test_a_pair_by_hand() -> None:
    """Differences 1 3 0 -2 4: mean 1.2, squares 30, variance (30 - 5 * 1.44) / 4 = 5.7, d_z 1.2 / 2.38747."""
    (pair,) = compared(corpus([3, 5, 2, 1, 6], [2, 2, 2, 3, 2]))
    assert (pair.first, pair.second, pair.measure, pair.examples) == ("A", "B", "x", 5)
    assert (pair.wins, pair.ties, pair.losses) == (3, 1, 1)
    assert pair.difference == pytest.approx(1.2)
    assert pair.effect == pytest.approx(1.2 / math.sqrt(5.7))
    assert pair.detectable == pytest.approx(2.801585 * math.sqrt(5.7 / 5), rel=1e-6)


def test_the_detectable_difference_is_found_four_times_of_five() -> None:
    draw = np.random.default_rng(11)
    noise = draw.normal(0, 1, (80, 3_000))
    differences = noise + detectable(noise[:, 0] / noise[:, 0].std(ddof=1))
    found = stats.ttest_1samp(differences, 0).pvalue < 0.05
    assert 0.77 <= found.mean() <= 0.83


def test_the_interval_agrees_with_scipy() -> None:
    draw = np.random.default_rng(2)
    first, second = draw.random(60), draw.random(60)
    (pair,) = compared(corpus(first.tolist(), second.tolist()), 20_000)
    told = stats.bootstrap(
        (first - second,), np.mean, n_resamples=20_000, method="percentile", rng=np.random.default_rng(9)
    ).confidence_interval
    assert (pair.low, pair.high) == pytest.approx((told.low, told.high), abs=0.004)


def test_all_pairs_of_a_measure_are_adjusted_together() -> None:
    draw = np.random.default_rng(4)
    found = compared(corpus(*((draw.random(30) + shift).tolist() for shift in (0, 0.1, 0.2))))
    assert [(pair.first, pair.second) for pair in found] == [("A", "B"), ("A", "C"), ("B", "C")]
    assert [pair.adjusted for pair in found] == pytest.approx(holm([pair.p for pair in found]))


def test_what_cannot_be_told_is_null_in_json() -> None:
    (pair,) = compared(corpus([1.0], [0.5]))
    told = pair.told()
    assert (told["effect"], told["detectable"], told["difference"]) == (None, None, 0.5)


def test_resamples_and_their_weights_are_the_same_draws() -> None:
    every: list[Numbers] = [*Resampling(7, 10, 3).weights()]
    told = np.concatenate(every)
    assert [np.bincount(drawn, minlength=7).tolist() for drawn in draws(7, 10, 3)] == told.tolist()


def test_signs_are_as_many_as_asked_for_even_where_memory_allows_one_at_a_time() -> None:
    told = [each.shape for each in Resampling(5_000_000, 2, 0).signs()]
    assert told == [(1, 5_000_000)] * 2


def test_what_is_kept_is_what_would_be_drawn_again() -> None:
    drawn = Resampling(CELLS // 100, 3, 5)
    for each in (drawn.weights, drawn.signs):
        first, again = np.concatenate(list(each())), np.concatenate(list(each()))
        assert np.array_equal(first, again)
    fresh = np.concatenate(list(Resampling(CELLS // 100, 3, 5).signs()))
    assert np.array_equal(fresh, np.concatenate(list(drawn.signs())))
