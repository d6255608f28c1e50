"""`rouge-gui study` on SummEval, whose file lies beside the project. Expected is what CUES.md prints, typed by hand."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.__main__ import main

SUMMEVAL = Path(__file__).parents[4] / "shared" / "data" / "summeval.jsonl.gz"
RATINGS = ("relevance", "coherence", "fluency", "consistency")
CORRELATIONS = {
    ("summary", "ROUGE-1"): ("0.32", "0.21", "0.12", "0.17"),
    ("summary", "ROUGE-2"): ("0.22", "0.13", "0.08", "0.14"),
    ("summary", "words"): ("0.25", "0.09", "0.01", "0.09"),
    ("system", "ROUGE-1"): ("0.75", "0.52", "0.60", "0.46"),
    ("system", "ROUGE-2"): ("0.66", "0.40", "0.57", "0.28"),
    ("system", "words"): ("0.21", "-0.04", "0.32", "0.62"),
}
# Mean relevance, mean consistency, share rated 3 or less on it.
PICKS = {
    ("random", None): ("3.78", "4.66", "10%"),
    ("ROUGE-1", None): ("4.03", "4.87", "4%"),
    ("words", None): ("3.96", "4.75", "7%"),
    ("experts' favourite", None): ("4.70", "4.99", "0%"),
    ("ROUGE-1", "0 seams"): ("4.00", "4.98", "0%"),
}

pytestmark = pytest.mark.skipif(not SUMMEVAL.exists(), reason=f"SummEval is not at {SUMMEVAL}")


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What one command writes; few resamples, since no printed figure hangs on them."""
    out = tmp_path_factory.mktemp("study") / "study.json"
    asked = ["--tokenizer", "word", "--variants", "1,2", "--resamples", "5", "-o", str(out)]
    assert main(["study", str(SUMMEVAL), *asked]) == 0
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def test_every_correlation_of_the_two_tables(
    study: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    found = {
        (each["level"], each["score"], each["rating"]): f"{each['value']:.2f}"
        for each in study["correlations"]
        if each["method"] == "spearman"
    }
    for (level, score), printed in CORRELATIONS.items():
        assert (level, score, *(found[level, score, rating] for rating in RATINGS)) == (
            level,
            score,
            *printed,
        )
    record_property("compared: figures of CUES.md's study of SummEval", 24)


def test_the_tenth_that_is_rated_low(study: dict[str, Any]) -> None:
    assert (study["examples"], study["systems"], study["candidates"]) == (100, 16, 1600)
    low = study["low"]
    assert (low["rating"], low["at_most"], low["candidates"], f"{low['share']:.0%}") == (
        "consistency",
        3,
        154,
        "10%",
    )


def test_every_figure_of_the_picks(study: dict[str, Any]) -> None:
    found = {
        (each["column"], each["guard"]): (
            f"{each['ratings']['relevance']:.2f}",
            f"{each['ratings']['consistency']:.2f}",
            f"{each['low']:.0%}",
        )
        for each in study["best_of"]
    }
    assert {key: found[key] for key in PICKS} == PICKS


def test_the_eight_cases(study: dict[str, Any]) -> None:
    cases = study["cases"]
    assert len(cases) == 8
    assert (cases[0]["system"], f"{cases[0]['score']:.2f}") == ("M9", "0.67")
    assert all(each["measure"] == "ROUGE-1" and each["rating"] == "consistency" for each in cases)
    assert all(each["rated"] <= 2 for each in cases)


def test_every_level_and_method_has_an_interval_around_it(study: dict[str, Any]) -> None:
    asked = {(each["level"], each["method"]) for each in study["correlations"]}
    assert asked == {
        (level, method)
        for level in ("summary", "source", "system")
        for method in ("pearson", "spearman", "kendall")
    }
    assert all(each["low"] <= each["high"] for each in study["correlations"])
