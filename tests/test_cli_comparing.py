"""`rouge-gui compare` and `rouge-gui study` from end to end, on corpora whose figures are computed by hand."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.__main__ import main

SOURCE = "One fine day. Two old cats. Three wet dogs. Four red birds."
REFERENCE = "a b c d"
# F of ROUGE-1 against the reference: whole 1, half 2/3 (precision 1, recall 1/2), nothing 0.
WHOLE, HALF, NOTHING = "a b c d", "a b", "x"
TEXTS = {"A": (WHOLE, HALF, NOTHING), "B": (HALF, HALF, NOTHING)}
RATED = {"A": (1, 5, 4), "B": (3, 4, 2)}
PROGRAM = [sys.executable, "-m", "rouge_gui"]


def rows(*, source: str | None = SOURCE, rated: bool = False) -> list[dict[str, Any]]:
    return [
        {"id": str(number), "system": system, "references": [REFERENCE], "candidate": text}
        | ({} if source is None else {"source": source})
        | ({"ratings": {"fluency": RATED[system][number]}} if rated else {})
        for number in range(3)
        for system, text in ((system, texts[number]) for system, texts in TEXTS.items())
    ]


def corpus_of(tmp_path: Path, lines: list[dict[str, Any]]) -> Path:
    path = tmp_path / "corpus.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    return corpus_of(tmp_path, rows())


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told_by(tmp_path: Path, *asked: str) -> dict[str, Any]:
    out = tmp_path / "out.json"
    assert main([*asked, "-o", str(out)]) == 0
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("variants", ["1", "2,L"])
def test_candidates_without_a_word_are_named(tmp_path: Path, variants: str) -> None:
    lines = rows()
    for line, text in ((lines[0], ""), (lines[2], " \n"), (lines[5], "...")):
        line["candidate"] = text
    asked = ("--variants", variants, "--resamples", "100")
    named = "Candidates without a word score 0. A: 0, 1; B: 2."
    for some, told in ((lines, [named]), (rows(), [])):
        notes = told_by(tmp_path, "compare", str(corpus_of(tmp_path, some)), *asked)["notes"]
        assert [note for note in notes if "without a word" in note] == told


def test_two_systems_by_hand(corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told_by(tmp_path, "compare", str(corpus), "--variants", "1", "--resamples", "4000")
    results, notes = capsys.readouterr()
    lines = notes.splitlines()
    assert results == "ROUGE-1: A 0.5556, B 0.4444\n"  # 5/9 and 4/9
    assert not any(line.startswith("ROUGE-1: ") for line in lines)
    assert any(line.startswith("With 3 examples, fewer than 30, these tests are weak") for line in lines)
    assert (found["examples"], found["left_out"], found["test"], found["resamples"]) == (
        3,
        0,
        "paired-bootstrap",
        4000,
    )
    assert found["paths"] == [str(corpus)]
    assert {(each["system"], each["measure"]): (each["mean"], each["rank"]) for each in found["systems"]} == {
        ("A", "ROUGE-1"): (pytest.approx(5 / 9), 1),
        ("B", "ROUGE-1"): (pytest.approx(4 / 9), 2),
        ("A", "words"): (pytest.approx(7 / 3), 1),
        ("B", "words"): (pytest.approx(5 / 3), 2),
    }
    pair = found["pairs"][0]
    assert (pair["first"], pair["second"], pair["measure"]) == ("A", "B", "ROUGE-1")
    assert (pair["wins"], pair["ties"], pair["losses"]) == (1, 2, 0)
    assert pair["difference"] == pytest.approx(1 / 9)
    assert pair["effect"] == pytest.approx(1 / 3**0.5)
    # Of the 27 ways to draw three examples anew, 8 never draw the first, 6 draw it twice, 1 draws it three times.
    assert pair["p"] == pytest.approx(15 / 27, abs=0.03)
    assert pair["adjusted"] == pair["p"]


def test_approximate_randomisation_by_hand(corpus: Path, tmp_path: Path) -> None:
    asked = ["--variants", "1", "--test", "approximate-randomisation"]
    found = told_by(tmp_path, "compare", str(corpus), *asked)
    # However the one difference is exchanged, it lies as far from nothing.
    assert (found["test"], found["resamples"], found["pairs"][0]["p"]) == (
        "approximate-randomisation",
        10000,
        1.0,
    )


def test_baselines_join_the_systems(corpus: Path, tmp_path: Path) -> None:
    found = told_by(tmp_path, "compare", str(corpus), "--variants", "1", "--baseline", "lead1", "lead3")
    lengths = {each["system"]: each["mean"] for each in found["systems"] if each["measure"] == "words"}
    assert (lengths["Lead-1"], lengths["Lead-3"]) == (3, 9)
    scores = {each["system"]: each for each in found["systems"] if each["measure"] == "ROUGE-1"}
    assert scores["Lead-3"]["mean"] == 0
    assert not any(each["is_below_lead"] for each in found["systems"])
    assert len(found["pairs"]) == 2 * 6


def test_equal_seeds_write_equal_bytes_and_other_seeds_do_not(corpus: Path, tmp_path: Path) -> None:
    pages = []
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        out = tmp_path / f"{name}.html"
        assert (
            main(
                [
                    "compare",
                    str(corpus),
                    "--variants",
                    "1",
                    "--seed",
                    seed,
                    "--resamples",
                    "50",
                    "-o",
                    str(out),
                ]
            )
            == 0
        )
        pages.append(out.read_bytes())
    assert pages[0] == pages[1] != pages[2]


def test_examples_that_one_system_lacks_are_left_out_and_that_is_told(tmp_path: Path) -> None:
    path = corpus_of(tmp_path, rows()[:-1])
    found = told_by(tmp_path, "compare", str(path), "--variants", "1", "--resamples", "9")
    assert (found["examples"], found["left_out"]) == (2, 1)
    assert found["notes"][0] == "Compared on the 2 examples that all 2 systems cover; 1 other is left out."


def test_the_page_of_a_rated_corpus_has_the_study_too(tmp_path: Path) -> None:
    path = corpus_of(tmp_path, rows(rated=True))
    out = tmp_path / "out.html"
    asked = ["compare", str(path), "--variants", "1", "--resamples", "9", "--jobs", "1", "-o", str(out)]
    assert main(asked) == 0
    page = out.read_text(encoding="utf-8")
    assert "Scores against ratings" in page
    assert "<td>1.0000</td>" in page
    assert main([*asked[:2], "--variants", "1", "--resamples", "9", "-o", str(tmp_path / "out.tex")]) == 0
    assert "Scores against ratings" not in (tmp_path / "out.tex").read_text(encoding="utf-8")


def test_a_study_by_hand(tmp_path: Path) -> None:
    path = corpus_of(tmp_path, rows(rated=True))
    found = told_by(tmp_path, "study", str(path), "--variants", "1", "--resamples", "9", "--jobs", "1")
    assert (found["examples"], found["systems"], found["candidates"], found["low"]["candidates"]) == (
        3,
        2,
        6,
        3,
    )
    assert found["paths"] == [str(path)]
    assert "text sha" in found["signature"]
    values = {
        (each["level"], each["method"]): each["value"]
        for each in found["correlations"]
        if each["score"] == "ROUGE-1"
    }
    # A leads in its mean score and in its mean rating: two systems in one order.
    assert values["system", "spearman"] == pytest.approx(1)
    # Only the first source has scores that differ, and there the higher one is rated lower.
    assert values["source", "pearson"] == pytest.approx(-1)
    # Ranks of the scores 6 4 1.5 / 4 4 1.5 with ratings 1 6 4.5 / 3 4.5 2: the sum of products of the deviations is
    # (2.5)(-2.5) + (.5)(2.5) + (-2)(1) + (.5)(-.5) + (.5)(1) + (-2)(-1.5) = -3.75; the squares sum to 15.0 and 17.0.
    assert values["summary", "spearman"] == pytest.approx(-3.75 / (15.0 * 17.0) ** 0.5)
    (case,) = found["cases"][:1]
    assert (case["example"], case["system"], case["score"], case["rated"]) == ("0", "A", 1.0, 1.0)


def test_ratings_from_a_file_are_those_from_the_corpus(tmp_path: Path) -> None:
    path = corpus_of(tmp_path, rows())
    lines = [f"{number},{system},{RATED[system][number]}" for number in range(3) for system in TEXTS]
    ratings = tmp_path / "ratings.csv"
    ratings.write_text("\n".join(["example,system,fluency", *lines]), encoding="utf-8")
    asked = ["--variants", "1", "--resamples", "9", "--resample", "sources", "--jobs", "1"]
    from_file = told_by(tmp_path, "study", str(path), "--ratings", str(ratings), *asked)
    inside = told_by(tmp_path, "study", str(corpus_of(tmp_path, rows(rated=True))), *asked)
    assert from_file["correlations"] == inside["correlations"]
    assert from_file["best_of"] == inside["best_of"]
    assert from_file["drawing"] == {"resample": "sources", "resamples": 9, "seed": 0}


def test_what_is_wrong_in_a_file_of_ratings_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = corpus_of(tmp_path, rows())
    lines = [f"{number},{system},{RATED[system][number]}" for number in range(3) for system in TEXTS]
    ratings = tmp_path / "ratings.csv"
    ratings.write_text("\n".join(["id,system,fluency", *lines, "9,A,3", "0,C,good"]), encoding="utf-8")
    report = tmp_path / "report.json"
    asked = [
        "study",
        str(path),
        "--ratings",
        str(ratings),
        "--variants",
        "1",
        "--resamples",
        "5",
        "--jobs",
        "1",
    ]
    assert main([*asked, "--report", str(report), "-o", str(tmp_path / "out.json")]) == 0
    told = capsys.readouterr().err
    assert f"{ratings}:9: error: The rating \"fluency\" of C in example 0 is no number, but 'good'." in told
    assert "2 rows rate candidates that the corpus does not hold." in told
    problems = json.loads(report.read_text(encoding="utf-8"))
    assert any(each["line"] == 9 and "no number" in each["message"] for each in problems)


@pytest.mark.parametrize("command", ["compare", "study"])
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["-o", "out.docx"], "reports cannot be written as .docx files. Choose one of: .html, .json, .tex."),
        (["-o", "out"], "reports cannot be written as a file without an ending"),
        (["-o", "nowhere/out.json"], "cannot be written"),
        (["--seed", "x", "-o", "out.json"], "--seed: "),
        (["-o", "corpus.jsonl"], "reports cannot be written as .jsonl files"),
        (["--report", "corpus.jsonl", "-o", "out.json"], "this is what is to be read"),
        (["--recipe", "none.toml", "-o", "out.json"], "none.toml"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    here: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    asked: list[str],
    told: str,
) -> None:
    corpus_of(here, rows(rated=True))
    assert main([command, "corpus.jsonl", "--variants", "1", "--resamples", "2", "--jobs", "1", *asked]) == 2
    assert told in capsys.readouterr().err
    assert [each.name for each in here.iterdir()] == ["corpus.jsonl"]
    assert (here / "corpus.jsonl").read_text(encoding="utf-8").startswith('{"id"')


@pytest.mark.parametrize(
    ("lines", "asked", "told"),
    [
        (rows(), ["compare", "--baseline", "lead9"], '"lead9" is no baseline. Choose of: lead1'),
        (rows()[::2], ["compare"], "There is nothing to compare: A is the only system."),
        ([{"id": "1", "candidates": {"A": "a"}}], ["compare"], "Nothing was scored"),
        ([rows()[0], rows()[3]], ["compare"], "No example is covered by all systems"),
        (rows(), ["study"], "No candidate is rated."),
        (rows(), ["study", "--ratings", "none.csv"], "none.csv: cannot be read"),
        (
            rows(),
            ["study", "--ratings", "corpus.jsonl"],
            "none of its numbers is a rating of a candidate of the corpus",
        ),
        ([], ["compare"], "Nothing was scored"),
    ],
)
def test_a_corpus_that_does_not_do_is_a_sentence_and_leaves_the_old_file(
    here: Path,
    capsys: pytest.CaptureFixture[str],
    lines: list[dict[str, Any]],
    asked: list[str],
    told: str,
) -> None:
    corpus_of(here, lines)
    out = here / "out.html"
    out.write_text("old", encoding="utf-8")
    command, *more = asked
    assert main([command, "corpus.jsonl", "--variants", "1", *more, "-o", str(out)]) == 2
    assert told in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "old"


def test_sources_that_are_missing_for_baselines_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = corpus_of(tmp_path, rows(source=None))
    asked = ["--variants", "1", "--resamples", "5", "--baseline", "lead3"]
    assert [each["system"] for each in told_by(tmp_path, "compare", str(path), *asked)["systems"]][:2] == [
        "A",
        "B",
    ]
    assert "3 examples have no source, so they have no baselines." in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_ends_a_study_quietly_and_leaves_the_old_file(tmp_path: Path) -> None:
    path = corpus_of(tmp_path, rows(rated=True))
    out = tmp_path / "out.html"
    out.write_text("old", encoding="utf-8")
    # So many resamples take minutes.
    command = [
        *PROGRAM,
        "study",
        str(path),
        "--variants",
        "1",
        "--resamples",
        "100000",
        "--jobs",
        "2",
        "-o",
        str(out),
    ]
    # A shell's background job ignores Ctrl-C and hands that down; a handler of ours is not handed down.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as running:
        assert running.stderr is not None
        time.sleep(4)
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait() == 130
    assert out.read_text(encoding="utf-8") == "old"
    assert {each.name for each in tmp_path.iterdir()} == {"corpus.jsonl", "out.html"}
