"""Import reports as files: what scripts and spreadsheets get."""

import csv
import json
from pathlib import Path

import pytest

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnwritableFile
from rouge_gui.store import reports

PROBLEMS = [
    Problem(Path("/c/ä.txt"), None, Level.NOTE, '=HYPERLINK("x"), "quoted"\nand more'),
    Problem(Path("-b.csv"), 7, Level.ERROR, "Half \ud800 a letter."),
]


def test_json_is_the_list_that_batch_writes(tmp_path: Path) -> None:
    reports.save(tmp_path / "r.json", PROBLEMS)
    assert json.loads((tmp_path / "r.json").read_text("utf-8")) == [
        {"file": str(Path("/c/ä.txt")), "line": None, "level": "note", "message": PROBLEMS[0].message},
        {"file": "-b.csv", "line": 7, "level": "error", "message": "Half \ud800 a letter."},
    ]


def test_csv_holds_no_formula(tmp_path: Path) -> None:
    reports.save(tmp_path / "r.CSV", PROBLEMS)
    with (tmp_path / "r.CSV").open(encoding="utf-8", newline="") as handle:
        rows = list(csv.reader(handle))
    assert rows == [
        ["file", "line", "level", "message"],
        [str(Path("/c/ä.txt")), "", "note", "'" + PROBLEMS[0].message],
        ["'-b.csv", "7", "error", "Half \\ud800 a letter."],
    ]


@pytest.mark.parametrize("name", ["r.xml", "r"])
def test_another_ending_is_refused_and_the_old_file_stays(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("old", "utf-8")
    with pytest.raises(UnwritableFile, match=r"\.json or \.csv"):
        reports.save(tmp_path / name, PROBLEMS)
    assert (tmp_path / name).read_text("utf-8") == "old"
