"""What the weight of recall and the protocol change, against the engine's own F and against other protocols by hand."""

import math
from dataclasses import replace
from threading import Event

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.comparing.sensitivity import BETAS, beta_curves, protocol_rows
from rouge_gui.study.measures import Measures, Measuring

EXAMPLES = [
    Example(
        str(number),
        references=("Running dogs bark at the moon every single night.",),
        candidates={
            "long": Candidate(
                "Running dogs bark at the moon, and cats and mice and men listen every night, they say."
            ),
            "short": Candidate("Dogs bark" + " runs" * number),
        },
    )
    for number in range(4)
]


def measured(options: Options) -> Measures:
    measuring = Measuring()
    for block in run_in_blocks(EXAMPLES, options, jobs=1):
        measuring.add(block)
    return measuring.measures()


@pytest.mark.parametrize("place", [0, 10, len(BETAS) - 1])
def test_a_curve_is_what_the_engine_scores_with_that_beta(place: int) -> None:
    curves = beta_curves(measured(Options()), "ROUGE-1")
    scored = measured(Options(beta=BETAS[place]))
    for system, curve in curves.items():
        assert curve[place] == pytest.approx(scored.column("ROUGE-1", system).mean())


def test_the_curve_runs_from_a_quarter_to_four_through_one() -> None:
    assert (BETAS[0], BETAS[-1]) == pytest.approx((0.25, 4))
    assert pytest.approx(BETAS[len(BETAS) // 2]) == 1.0


def test_nothing_matched_is_zero_and_a_system_without_examples_has_no_curve() -> None:
    numbers = {"x P": np.array([[0.0, math.nan]]), "x R": np.array([[0.0, math.nan]])}
    curves = beta_curves(Measures(("a",), ("A", "B"), numbers), "x")
    assert curves["A"].tolist() == [0.0] * len(BETAS)
    assert np.isnan(curves["B"]).all()


def test_every_protocol_has_a_row_with_its_own_means() -> None:
    rows = list(protocol_rows(EXAMPLES, "ROUGE-1", Options()))
    assert [row.protocol for row in rows] == ["as set", *PROTOCOLS]
    for row in rows:
        own = Options() if row.protocol == "as set" else PROTOCOLS[row.protocol].options
        expected = measured(replace(own, variants=("ROUGE-1",), leader="ROUGE-1")).of("ROUGE-1").mean(axis=0)
        assert list(row.means.values()) == pytest.approx(expected.tolist())
        assert sorted(row.ranks.values()) == [1, 2]
        assert row.tau in {1.0, -1.0}
    assert rows[0].tau == 1.0


def test_no_row_comes_once_it_is_stopped() -> None:
    stopped = Event()
    rows = protocol_rows(EXAMPLES, "ROUGE-1", Options(), stopped.is_set)
    assert next(rows).protocol == "as set"
    stopped.set()
    assert not list(rows)
