"""`rouge-gui why`, from the command line to what it prints."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rouge_score import rouge_scorer

from rouge_gui import assets
from rouge_gui.__main__ import main

ROWS = [
    {"id": "x", "references": ["He was running."], "candidates": {"one": "He runs.", "two": "He was."}},
    {"id": "y", "references": ["It slept\nHe ran"], "candidates": {"one": "He ran\nIt slept"}},
    {"id": "z", "candidates": {"one": "no reference"}},
]

FIRST = "x, one: candidate: `runs` became `run` (one of 2 such places)"

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in ROWS), encoding="utf-8")
    return path


def told(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main(["why", *map(str, arguments)])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


def test_the_table_names_steps_and_causes(capsys: Capture, corpus: Path) -> None:
    code, out, err = told(
        capsys, "rouge-score", "rouge-score-stemmed", corpus, "--example", "x", "--variants", "1"
    )
    assert code == 0
    assert "Example z has no reference" in err
    # By hand: one goes from P 1/2, R 1/3 to 1, 2/3; two stays at 1, 2/3. F is .4 and .8, then .8 twice.
    assert [" ".join(line.split()) for line in out.splitlines()[:7]] == [
        "A: rouge-score",
        "B: rouge-score-stemmed",
        "2 candidates, mean scores",
        "",
        "variant step from -> to F before F after change changed first cause",
        "ROUGE-1 all steps 0.60000 0.80000 +0.20000",
        "Stemmer none -> porter 0.60000 0.80000 +0.20000 1 " + FIRST,
    ]
    starts = {line.index("0.80000") for line in out.splitlines() if "0.80000" in line}
    assert len(starts) == 1


def test_one_candidate_is_compared_with_flags_of_the_original(capsys: Capture, corpus: Path) -> None:
    code, out, _ = told(capsys, "rouge-score", "-n 1", corpus, "--example", "y", "--system", "one")
    assert code == 0
    assert "1 candidate\n" in out
    assert "Sequences  whole text -> by sentence" in out
    assert "is counted now" in out


def test_json_has_full_precision_and_every_comparison(capsys: Capture, corpus: Path) -> None:
    names = ["rouge-score", "rouge-score-stemmed", "rouge-gui 0.1.0 | protocol rouge-score | stem none"]
    code, out, _ = told(capsys, *names, corpus, "--json", "--real")
    assert code == 0
    found = json.loads(out)
    assert [each["b"]["name"] for each in found["comparisons"]] == names[1:]
    first, second = found["comparisons"]
    assert (first["candidates"], second["candidates"]) == (3, 3)
    assert all(variant["steps"] == [] for variant in second["variants"])
    [bigrams] = [each for each in first["variants"] if each["variant"] == "ROUGE-2"]
    real = rouge_scorer.RougeScorer(["rouge2"], use_stemmer=True)
    pairs = [
        (row["references"][0], text)  # type: ignore[index]
        for row in ROWS[:2]
        for text in row["candidates"].values()  # type: ignore[attr-defined]
    ]
    expected = [real.score(reference, text)["rouge2"].fmeasure for reference, text in pairs]
    assert bigrams["b"]["fmeasure"] == pytest.approx(sum(expected) / 3, abs=1e-15)
    assert [(each["checked"], each["agreed"]) for each in found["real"]] == [(3, 3)] * 3


def test_real_packages_are_told_of_or_missed(capsys: Capture, corpus: Path) -> None:
    code, out, _ = told(capsys, "rouge-score", "multilingual", corpus, "--real", "--variants", "1")
    assert code == 0
    assert out.splitlines()[-2].startswith(
        "rouge-score: rouge-score 0.1.2 agrees to its last digit on 3 of 3"
    )
    assert out.splitlines()[-1] == "multilingual: No package that is known here scores with these options."


def test_the_samples_name_those_that_changed_most(capsys: Capture) -> None:
    code, out, err = told(capsys, "rouge-score", "multilingual", assets.samples(), "--variants", "1,2")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("Changed most by"))
    changes = [abs(float(line.split()[2])) for line in lines[place + 1 :]]
    assert 1 < len(changes) <= 10
    assert changes == sorted(changes, reverse=True)


def test_a_change_below_the_digits_is_told_as_one_and_nothing_is_negative_zero(capsys: Capture) -> None:
    code, out, _ = told(capsys, *BOTH, assets.samples())
    assert code == 0
    # Five digits instead of all: means change in the seventh.
    assert re.search(r"Rounding +none -> five digits +\S+ +\S+ +[+-]\de-07 ", out)
    assert not re.search(r"[+-]0\.0*(?![\d])", out)


BOTH = ["rouge-score", "ROUGE-1.5.5"]
BAD: list[tuple[list[str], list[str], str]] = [
    (["rouge-score"], [], "Only 'rouge-score' is named. Name at least two protocols"),
    (["rouge-score", "best"], [], "There is no protocol called 'best'."),
    (["rouge-score", "-n 2 -q"], [], "-q is not a flag of ROUGE-1.5.5."),
    (["rouge-score", "-x -2 4"], [], "There is nothing to compare: one has ROUGE-1"),
    (BOTH, ["--protocol", "rouge-score"], "as A and B"),
    (BOTH, ["--example", "no"], "no candidate of any system with a reference in example 'no'"),
    (BOTH, ["--system", "no"], "no candidate of system 'no'"),
    (BOTH, ["--variants", "BLEU"], "no variant called 'BLEU'"),
]


@pytest.mark.parametrize(("compared", "flags", "sentence"), BAD, ids=range(len(BAD)))
def test_bad_input_is_a_sentence(
    capsys: Capture, corpus: Path, compared: list[str], flags: list[str], sentence: str
) -> None:
    code, out, err = told(capsys, *compared, corpus, *flags)
    assert (code, out) == (2, "")
    assert sentence in err.splitlines()[-1]


def test_a_corpus_that_is_not_there_or_has_nothing_to_compare(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = told(capsys, "rouge-score", "ROUGE-1.5.5", tmp_path / "none")
    assert (code, err.count("\n")) == (2, 1)
    assert "does not exist" in err
    empty = tmp_path / "empty.jsonl"
    empty.write_text(json.dumps(ROWS[2]), encoding="utf-8")
    code, _, err = told(capsys, "rouge-score", "ROUGE-1.5.5", empty)
    assert code == 2
    assert err.splitlines()[-1].endswith(
        "Nothing was compared: no example has both a candidate and a reference."
    )


def test_the_terminal_does_not_load_the_window(corpus: Path) -> None:
    asked = (
        "import sys; from rouge_gui.__main__ import main; "
        f"main(['why', 'rouge-score', 'multilingual', {str(corpus)!r}]); "
        "print(*sorted({'PySide6', 'pandas', 'nltk'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[-1] == ""
