"""`rouge-gui shot`: the picture is what its name says it is, and what was not done as asked is said."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.__main__ import main

ROW = {"id": "x", "references": ["R"], "candidates": {"s": "R"}}
# What a file of each format begins with; without an ending it is a PNG.
BEGINS = {".jpg": b"\xff\xd8\xff", ".PNG": b"\x89PNG", "": b"\x89PNG"}


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text(json.dumps(ROW), encoding="utf-8")
    return path


def drawn(corpus: Path, output: Path, *asked: str) -> str:
    """Draw the only candidate in a process of its own and return what was said."""
    command = [sys.executable, "-m", "rouge_gui", "shot", str(corpus), "--example", "x", "--system", "s"]
    environment = {**os.environ, "HOME": str(output.parent)}
    ended = subprocess.run(
        [*command, "-o", str(output), *asked], env=environment, capture_output=True, check=False, text=True
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stderr


@pytest.mark.parametrize("ending", BEGINS)
def test_a_picture_is_of_the_format_that_its_ending_names(corpus: Path, tmp_path: Path, ending: str) -> None:
    output = tmp_path / f"out{ending}"
    assert drawn(corpus, output) == ""
    assert output.read_bytes().startswith(BEGINS[ending])


@pytest.mark.parametrize("ending", [".pdf", ".svg", ".txt", ".csv"])
def test_what_is_no_picture_is_refused_with_the_formats_that_there_are(
    corpus: Path, tmp_path: Path, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / f"out{ending}"
    assert main(["shot", str(corpus), "--example", "x", "--system", "s", "-o", str(output)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"rouge-gui: {output}: a picture cannot be written as {ending}. Choose one of: ")
    assert ".png" in told
    assert not output.exists()


def test_a_size_that_holds_less_than_the_window_needs_is_not_passed_over(
    corpus: Path, tmp_path: Path
) -> None:
    told = drawn(corpus, tmp_path / "out.png", "--size", "300x200")
    width, height = (int.from_bytes((tmp_path / "out.png").read_bytes()[at : at + 4]) for at in (16, 20))
    assert told.startswith(f"rouge-gui: The window needs {width}x{height} points: ")
    assert width > 300
