"""What `rouge-gui batch` writes beside its table, and where it must not write."""

import json
from pathlib import Path

import pytest

from rouge_gui.__main__ import main

ROW = {"id": "x", "references": ["R"], "candidates": {"s": "R"}}


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text(f"{json.dumps(ROW)}\n", encoding="utf-8")
    return path


def test_a_report_is_the_json_that_python_writes(tmp_path: Path, corpus: Path) -> None:
    """Whatever stands in the messages: line ends of Unicode, and half of a surrogate pair in a file's name."""
    rows = [{"id": f"a\u2028\n\u0085{number}", "candidates": {"s": "A"}} for number in range(3)]
    path = tmp_path / "\udcff.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in [ROW, *rows]), encoding="utf-8")
    for source, count in ((path, 3), (corpus, 0)):
        report = tmp_path / "report.json"
        command = ["batch", str(source), "-o", str(tmp_path / "out.csv"), "--report", str(report)]
        assert main(command) == 0
        text = report.read_bytes().decode()
        found = json.loads(text)
        *problems, account = found
        some = "4 examples read: 0 sources, 4 candidates of 1 system, 1 reference."
        one = "1 example read: 0 sources, 1 candidate of 1 system, 1 reference."
        assert account["message"] == (some if count else one)
        assert [
            f"a\u2028\n\u0085{number} has no reference" in row["message"]
            for number, row in enumerate(problems)
        ] == [True] * count
        assert text == json.dumps(found, ensure_ascii=False, indent=1).replace("\udcff", "\\udcff")


@pytest.mark.parametrize("flag", ["-o", "--report", "--averages"])
def test_batch_does_not_write_over_what_it_reads(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, corpus: Path, flag: str
) -> None:
    (tmp_path / "link.jsonl").symlink_to(corpus)
    before = corpus.read_bytes()
    output = ["-o", str(tmp_path / "out.csv")] if flag != "-o" else []
    code = main(["batch", str(corpus), flag, str(tmp_path / "link.jsonl"), *output])
    err = capsys.readouterr().err
    assert (code, corpus.read_bytes()) == (2, before)
    assert err.endswith("this is the corpus itself. Name another file to write to.\n")
