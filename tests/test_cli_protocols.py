"""Numbers of ROUGE-1.5.5 by the command line: its own flags in, its own numbers out."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.__main__ import main
from rouge_gui.rouge.options import Options

DATA = Path(__file__).parent / "data"
PARTS = {"r": "recall", "p": "precision", "f": "fmeasure"}


def golden(name: str) -> Any:  # noqa: ANN401 (it comes from a JSON file)
    with gzip.open(DATA / name, "rt", encoding="utf-8") as handle:
        return json.load(handle)


def batch(
    folder: Path, examples: list[dict[str, object]], *flags: str
) -> dict[tuple[str, str], dict[str, float]]:
    corpus, output = folder / "corpus.jsonl", folder / "out.jsonl"
    corpus.write_text("\n".join(map(json.dumps, examples)), encoding="utf-8")
    assert main(["batch", str(corpus), "-o", str(output), "--jobs", "1", *flags]) == 0
    rows = [json.loads(line) for line in output.read_text(encoding="utf-8").splitlines()]
    return {(row.pop("example"), row.pop("system")): row for row in rows}


@pytest.mark.parametrize("options", ["plain", "m_s_b75", "fB", "su_unl", "w05", "n10"])
def test_batch_gives_the_numbers_of_the_original(tmp_path: Path, options: str) -> None:
    file = golden("golden_rouge155.json.gz")
    examples: list[dict[str, object]] = [
        {
            "id": case["id"],
            "references": ["\n".join(reference) for reference in case["references"]],
            "candidates": {"s": "\n".join(case["candidate"])},
        }
        for case in file["cases"]
    ]
    found = batch(tmp_path, examples, "--perl-flags", file["options"][options])
    compared = 0
    for example, variants in file["scores"][options].items():
        for variant, (recall, precision, fmeasure) in variants.items():
            row = found[example, "s"]
            assert [row[f"{variant}.{part}"] for part in ("recall", "precision", "fmeasure")] == [
                recall,
                precision,
                fmeasure,
            ], (example, variant)
            compared += 1
    assert compared >= 450


def test_batch_writes_the_averages_of_the_original(tmp_path: Path) -> None:
    file = golden("golden_multidoc_rouge155.json.gz")
    examples: list[dict[str, object]] = [
        {
            "id": document["id"],
            "references": ["\n".join(reference) for reference in document["references"]],
            "candidates": {system: "\n".join(text) for system, text in document["peers"].items()},
        }
        for document in file["documents"]
    ]
    expected = next(run for run in file["runs"] if run["run"] == "r37_c93")
    averages = tmp_path / "averages.json"
    batch(tmp_path, examples, "--perl-flags", expected["options"], "--averages", str(averages))
    written = json.loads(averages.read_text(encoding="utf-8"))
    assert Options.from_signature(written["signature"]) == Options.from_perl_flags(expected["options"])
    for system, variants in expected["system_averages"].items():
        for variant, parts in variants.items():
            found = written["systems"][system][variant]
            for letter, told in parts.items():
                bounds = [found[bound][PARTS[letter]] for bound in ("mean", "low", "high")]
                assert [f"{value:.5f}" for value in bounds] == [
                    f"{told[key]:.5f}" for key in ("avg", "ci_low", "ci_high")
                ]
    assert written["systems"]["poor"]["ROUGE-1"]["examples"] == 29


def test_the_text_part_of_a_signature_follows_the_texts(tmp_path: Path) -> None:
    def signature(text: str) -> str:
        batch(tmp_path, [{"id": "1", "references": ["a b"], "candidates": {"s": text}}])
        return (tmp_path / "out.jsonl.signature").read_text(encoding="utf-8")

    assert signature("a b") == signature("a b") != signature("a c")


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--perl-flags", "-n x"], "-n needs a whole number"),
        (["--perl-flags", "-n 2 -k"], "-k is not a flag of ROUGE-1.5.5"),
        (["--perl-flags", "-n 2 -l"], "-l needs a value"),
        (["--perl-flags", "-n 2 -l 5 -b 5"], "not both"),
        (["--perl-flags", "-3 HM"], "Basic Elements"),
        (["--signature", "sacrebleu"], "no signature of rouge-gui"),
        (["--signature", "rouge-gui 0.1 | tok nothing"], "Tokenizer: 'nothing' is not known"),
    ],
)
def test_what_cannot_be_had_is_one_sentence(
    capsys: pytest.CaptureFixture[str], flags: list[str], words: str
) -> None:
    assert main(["score", "--text", "a", "b", *flags]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
