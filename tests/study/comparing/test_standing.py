"""Standings and the whole comparison, by hand and against the averages that `batch` writes."""

import json
import math

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.study.averages import Averages
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.comparing.comparison import WEAK, compare
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.comparing.standing import standings
from rouge_gui.study.measures import Measures, Measuring
from rouge_gui.study.resampling import Numbers

NONE = math.nan
FEW = Settings(resamples=200)


def of(numbers: Numbers, systems: tuple[str, ...] = ("A", "B", "C")) -> Measures:
    return Measures(
        tuple(f"e{row}" for row in range(len(numbers))), systems[: numbers.shape[1]], {"x": numbers}
    )


def test_means_missing_and_shared_ranks_by_hand() -> None:
    found = standings(
        of(np.array([[1.0, 3.0, 0.0], [3.0, NONE, 4.0], [2.0, 1.0, 1.0]])), ["x"], Options(interval="none")
    )
    told = [(each.system, each.mean, each.examples, each.missing, each.rank, each.is_best) for each in found]
    assert told == [
        ("A", 2.0, 3, 0, 1, True),
        ("B", 2.0, 2, 1, 1, True),
        ("C", pytest.approx(5 / 3), 3, 0, 3, False),
    ]


def test_a_system_without_any_example_does_not_stand() -> None:
    found = standings(of(np.array([[1.0, NONE], [2.0, NONE]])), ["x"], Options())
    assert [each.system for each in found] == ["A"]


@pytest.mark.parametrize("lead", ["Lead-3", "lead-3", "lead3", "LEAD_3"])
def test_a_system_under_lead_3_is_flagged(lead: str) -> None:
    found = standings(
        of(np.array([[0.1, 0.5, 0.4], [0.3, 0.3, 0.4]]), ("bad", lead, "good")), ["x"], Options()
    )
    assert [each.system for each in found if each.is_below_lead] == ["bad"]


def corpus() -> list[Example]:
    words = [
        "the",
        "quick",
        "brown",
        "fox",
        "jumps",
        "over",
        "the",
        "lazy",
        "dog",
        "near",
        "a",
        "river",
        "bank",
        "today",
    ]
    return [
        Example(
            f"{number:02}",
            references=(" ".join(words[number % 5 :]),),
            candidates={
                "one": Candidate(" ".join(words[: 4 + number % 7])),
                "two": Candidate(" ".join(words[number % 3 : 10])),
            },
        )
        for number in range(23)
    ]


@pytest.mark.parametrize("options", [Options(), Options(average="counts"), Options(interval="ROUGE-1.5.5")])
def test_means_and_intervals_are_those_that_batch_writes(options: Options) -> None:
    averages, measuring = Averages(options), Measuring()
    for block in run_in_blocks(corpus(), options):
        averages.add(block)
        measuring.add(block)
        measuring.add_counts(block)
    written = averages.by_system()
    for each in standings(measuring.measures(), options.variants, options):
        average = written[each.system][each.measure]
        assert (each.mean, each.low, each.high) == (
            average.mean.fmeasure,
            average.low.fmeasure,
            average.high.fmeasure,
        )


def test_systems_that_cover_different_examples_are_compared_on_the_common_ones() -> None:
    numbers = np.tile([0.5, 0.4], (40, 1)) + np.random.default_rng(0).normal(0, 0.01, (40, 2))
    numbers[:3, 0] = numbers[5, 1] = NONE
    found = compare(of(numbers), ["x"], Options(), FEW)
    assert (len(found.measures.examples), found.left_out) == (36, 4)
    assert {each.examples for each in found.standings} == {36}
    (pair,) = found.pairs
    assert pair.examples == 36
    assert any(
        "36 examples that all 2 systems cover; 4 others are left out" in note for note in found.notes()
    )


@pytest.mark.parametrize(("count", "is_weak"), [(WEAK - 1, True), (WEAK, False)])
def test_few_examples_are_called_weak(count: int, *, is_weak: bool) -> None:
    found = compare(of(np.random.default_rng(0).random((count, 2))), ["x"], Options(), FEW)
    assert any("these tests are weak" in note for note in found.notes()) == is_weak


def test_of_one_example_it_is_said_in_good_english() -> None:
    numbers = np.array([[0.5, 0.25], [np.nan, 0.25]])
    left_out, weak = compare(of(numbers), ["x"], Options(), FEW).notes()
    assert left_out.startswith("Compared on the one example that all 2 systems cover; 1 other is left out.")
    assert weak.startswith("With one example, fewer than 30, these tests are weak")


def test_the_comparison_is_json() -> None:
    found = compare(of(np.array([[0.5, 0.5], [0.25, 0.25]])), ["x"], Options(), FEW)
    told = json.loads(json.dumps(found.told(), allow_nan=False))
    assert (told["signature"], told["examples"], told["pairs"][0]["p"]) == (Options().signature(), 2, 1.0)


def test_nothing_in_common_is_a_sentence() -> None:
    with pytest.raises(RougeGuiError, match="No example is covered by all systems"):
        compare(of(np.array([[1.0, NONE], [NONE, 1.0]])), ["x"], Options())
