"""`rouge-gui export`: every format from the command line, with the signature, whole or not at all."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from openpyxl import load_workbook

from rouge_gui.__main__ import main
from rouge_gui.cli.arguments import FORMATS
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.export import CORPORA, EXAMPLES
from rouge_gui.export.documents import offsets

# A corpus of texts has no scores that a signature could stand for.
FORMAT = pytest.mark.parametrize("name", [name for name in FORMATS if name not in CORPORA])
ROWS = [
    {
        "id": "1",
        "source": "the cat sat",
        "references": ["the cat"],
        "candidates": {"a": "the cat", "b": "a dog"},
    },
    {"id": "2", "references": ["one two", "three"], "candidates": {"a": "one three"}},
]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "corpus.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in ROWS), encoding="utf-8")
    return path


def signature_in(path: Path, name: str) -> str:
    """What the file itself says of the numbers, or the file beside it."""
    if name in {"csv", "jsonl"}:
        return path.with_name(f"{path.name}.signature").read_text(encoding="utf-8")
    if name == "parquet":
        return str(pq.read_metadata(path).metadata[b"signature"].decode())
    if name == "xlsx":
        with path.open("rb") as handle:
            return str(load_workbook(handle)["signature"]["A2"].value)
    return path.read_text(encoding="utf-8")


@FORMAT
def test_every_format_carries_the_signature(
    corpus: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["export", str(corpus), "--to", name, "-o", str(out)]) == 0
    told = capsys.readouterr().err.splitlines()
    assert told[-1] == f"3 candidates exported: {out}"
    digest = told[-2].rpartition(" ")[2]
    assert len(digest) == 12
    found = signature_in(out, name)
    assert "rouge-gui" in found
    assert digest in found


def test_scores_are_those_of_batch(corpus: Path, tmp_path: Path) -> None:
    assert main(["export", str(corpus), "--to", "csv", "-o", str(tmp_path / "a.csv")]) == 0
    assert main(["batch", str(corpus), "-o", str(tmp_path / "b.csv")]) == 0
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    signatures = [(tmp_path / f"{name}.csv.signature").read_bytes() for name in "ab"]
    assert signatures[0] == signatures[1]


def test_one_example_of_one_system(corpus: Path, tmp_path: Path) -> None:
    asked = ["--example", "1", "--system", "b", "--variants", "1", "-o", str(tmp_path / "out")]
    assert main(["export", str(corpus), "--to", "offsets", *asked]) == 0
    (one,) = offsets.read(tmp_path / "out")
    assert (one.example, one.system, one.candidate, list(one.found)) == ("1", "b", "a dog", ["ROUGE-1"])
    assert main(["export", str(corpus), "--to", "jsonl", *asked]) == 0
    (line,) = (tmp_path / "out").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["ROUGE-1.fmeasure"] == 0.0


def test_the_corpus_itself_for_the_original(corpus: Path, tmp_path: Path) -> None:
    out = tmp_path / "folder"
    assert main(["export", str(corpus), "--to", "rouge-xml", "-o", str(out)]) == 0
    back = [item for item in open_corpora([out]) if isinstance(item, Example)]
    assert [each.id for each in back] == ["1", "2"]
    assert back[1].references == ("one two", "three")


@FORMAT
@pytest.mark.parametrize("asked", [["--example", "9"], ["--system", "c"]])
def test_what_is_not_there_is_a_sentence_and_leaves_the_old_file(
    corpus: Path, tmp_path: Path, name: str, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    out.write_text("old", encoding="utf-8")
    assert main(["export", str(corpus), "--to", name, "-o", str(out), *asked]) == 2
    assert f"{asked[0].removeprefix('--')} {asked[1]!r}" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "old"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["corpus.jsonl", "out"]


def test_wrong_places_and_names(corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(corpus), "--to", "csv", "-o", str(corpus)]) == 2
    assert "this is the corpus itself" in capsys.readouterr().err
    assert main(["export", str(corpus), "--to", "html", "-o", str(tmp_path / "no" / "x.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["export", str(corpus), "--to", "docx", "-o", str(tmp_path / "x")]) == 2
    assert "invalid choice" in capsys.readouterr().err
    assert main(["export", str(tmp_path / "none"), "--to", "html", "-o", str(tmp_path / "x")]) == 2
    assert "does not exist" in capsys.readouterr().err


ENDINGS = {
    **{name: f".{name}" for name in FORMATS},
    **{name: each.ending for name, each in EXAMPLES.items()},
    **{name: each.ending for name, each in CORPORA.items()},
}


@pytest.mark.parametrize("name", FORMATS)
def test_an_ending_that_is_that_of_another_format_is_refused_and_nothing_is_written(
    corpus: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in {*ENDINGS.values(), ".pdf", ".XLSX"} - {"", ENDINGS[name], ENDINGS[name].upper()}:
        out = tmp_path / f"x{ending}"
        assert main(["export", str(corpus), "--to", name, "-o", str(out)]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"rouge-gui: {out}: the format {name} is ")
        assert told.count("\n") == 1
        assert not out.exists()
    for ending in {"", ENDINGS[name], ENDINGS[name].upper(), ".v2", ".part"}:
        assert main(["export", str(corpus), "--to", name, "-o", str(tmp_path / f"y{ending}")]) == 0


def test_problems_of_single_lines_are_told_and_the_rest_goes_out(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with corpus.open("a", encoding="utf-8") as handle:
        handle.write("{broken\n")
    assert main(["export", str(corpus), "--to", "html", "-o", str(tmp_path / "x.html")]) == 0
    told = capsys.readouterr().err
    assert "line 3" in told or ":3" in told
    assert (tmp_path / "x.html").read_text(encoding="utf-8").count("<article>") == 3


@pytest.mark.parametrize("name", ["html", "offsets", "example-md"])
def test_any_number_of_processes_writes_the_same(tmp_path: Path, name: str) -> None:
    rows = [{**ROWS[0], "id": str(number), "candidates": {"a": f"the cat {number}"}} for number in range(120)]
    path = tmp_path / "corpus.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    for jobs in ("1", "3"):
        assert main(["export", str(path), "--to", name, "--jobs", jobs, "-o", str(tmp_path / jobs)]) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "3").read_bytes()
    if name == "offsets":
        assert [each.candidate for each in offsets.read(tmp_path / "3")] == [
            f"the cat {number}" for number in range(120)
        ]
