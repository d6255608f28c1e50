"""`rouge-gui cues`: what the table holds, and what is said where it cannot be written."""

import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rouge_gui import assets
from rouge_gui.__main__ import main
from rouge_gui.rouge.cues import CUES

SOURCE = "Smith sued Jones on Monday over the price of 40 horses. The court will hear both men in May."
FALSE = "\N{FOX FACE} Jones sued Smith on Monday over the price of 50 horses."
COPY = "Smith sued Jones on Monday over the price of 40 horses."
METRICS = {
    *("coverage", "density", "compression", "seams", "seam_rate"),
    *(f"{name}_{length}" for name in ("novel", "source_precision") for length in (1, 2, 3, 4)),
}

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main(list(map(str, arguments)))
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


def written(path: Path, *rows: Mapping[str, object]) -> Path:
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return path


def read_jsonl(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_table_is_as_promised(capsys: Capture, tmp_path: Path) -> None:
    row = {"id": "e", "source": SOURCE, "references": [COPY], "candidates": {"a\r": FALSE, "b": COPY}}
    corpus = written(tmp_path / "c.jsonl", row)
    for ending in (".csv", ".jsonl"):
        code, out, err = told(capsys, "cues", corpus, "-o", tmp_path / f"o{ending}")
        assert (code, out) == (0, "")
        assert err == f"2 candidates read: {tmp_path / f'o{ending}'}\n"
    false, copy = read_jsonl(tmp_path / "o.jsonl")
    assert list(false)[:4] == ["example", "system", "suspicion", "lifted"]
    assert set(false) == {"example", "system", "suspicion", "lifted", "places", *METRICS} | {
        f"cue:{name}" for name in CUES
    }
    assert (copy["lifted"], copy["suspicion"], copy["cue:lifted"], copy["coverage"]) == (True, 0, 1, 1)
    assert false["lifted"] is False
    assert false["suspicion"] > 0
    assert false["cue:number"] == 1
    [number] = [place for place in false["places"] if place["cue"] == "number"]
    assert list(number) == ["cue", "severity", "start", "end", "reason"]
    # Code points: the fox is one.
    assert (number["severity"], FALSE[number["start"] : number["end"]]) == ("red", "50")
    with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as handle:
        lines = list(csv.DictReader(handle))
    for line, found in zip(lines, (false, copy), strict=True):
        assert (line.pop("example"), line.pop("system")) == (found.pop("example"), found.pop("system"))
        assert (line.pop("lifted") == "true") is found.pop("lifted")
        found.pop("places")
        assert {name: float(value) for name, value in line.items()} == found


def test_the_misleading_system_comes_first_whatever_the_jobs(capsys: Capture, tmp_path: Path) -> None:
    for jobs in (1, 2):
        code, _, err = told(
            capsys, "cues", assets.samples(), "-o", tmp_path / f"{jobs}.jsonl", "--jobs", jobs
        )
        assert (code, err.splitlines()[-1]) == (0, f"56 candidates read: {tmp_path / f'{jobs}.jsonl'}")
    rows = read_jsonl(tmp_path / "1.jsonl")
    assert rows == read_jsonl(tmp_path / "2.jsonl")
    queue = sorted(rows, key=lambda row: -float(row["suspicion"]))
    assert {row["system"] for row in queue[:14]} == {"misleading"}


def test_without_a_source_what_is_off_is_empty(capsys: Capture, tmp_path: Path) -> None:
    corpus = written(tmp_path / "c.jsonl", {"id": "e", "references": [COPY], "candidates": {"a": FALSE}})
    code, _, err = told(capsys, "cues", corpus, "-o", tmp_path / "o.csv")
    assert code == 0
    assert "1 of them have no source: most cues are off" in err
    with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as handle:
        [line] = csv.DictReader(handle)
    assert {name for name, value in line.items() if not value} == METRICS | {
        f"cue:{name}" for name, cue in CUES.items() if cue.needs_source
    }
    assert (line["lifted"], float(line["suspicion"])) == ("false", 0)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing", "-o", "o.csv"], "nothing: does not exist"),
        (["c.jsonl", "-o", "o.parquet"], "cannot be written as .parquet files. Choose one of: .csv, .jsonl."),
        (["c.jsonl", "-o", "o"], "cannot be written as a file without an ending"),
        (["c.jsonl", "-o", "nowhere/o.csv"], "cannot be written"),
        (["empty.jsonl", "-o", "o.csv"], "Nothing was read: no example has a candidate."),
    ],
)
def test_bad_input_is_told_and_nothing_is_written(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    written(
        tmp_path / "c.jsonl", {"id": "e", "source": SOURCE, "references": [COPY], "candidates": {"a": COPY}}
    )
    written(tmp_path / "empty.jsonl", {"id": "e", "source": SOURCE})
    before = sorted(tmp_path.iterdir())
    code, out, err = told(capsys, "cues", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err.splitlines()[-1]
    assert sorted(tmp_path.iterdir()) == before


def test_a_line_that_cannot_be_read_is_reported(capsys: Capture, tmp_path: Path) -> None:
    corpus = tmp_path / "c.jsonl"
    row = {"id": "e", "source": SOURCE, "references": [COPY], "candidates": {"a": COPY}}
    corpus.write_text(f"no JSON\n{json.dumps(row)}\n", encoding="utf-8")
    report = tmp_path / "report.json"
    code, _, err = told(capsys, "cues", corpus, "-o", tmp_path / "o.csv", "--report", report)
    assert code == 0
    assert f"{corpus}:1: error: " in err
    assert [row["line"] for row in json.loads(report.read_text(encoding="utf-8"))] == [1, None]


@pytest.mark.parametrize(
    "arguments", [["cues"], ["cues", "x"], ["cues", "x", "-o", "o.csv", "--stemmer", "porter"]]
)
def test_what_makes_no_sense_is_shown_the_usage(capsys: Capture, arguments: list[str]) -> None:
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("usage: rouge-gui cues")


def test_help_says_what_a_cue_is(capsys: Capture) -> None:
    code, out, _ = told(capsys, "cues", "--help")
    assert code == 0
    assert "never a verdict" in " ".join(out.split())
