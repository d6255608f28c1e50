"""`--recipe` where a corpus is opened: the window, a picture of it, and why."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.__main__ import main
from rouge_gui.cli.arguments import parse
from rouge_gui.corpus.mapping import ColumnNames

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def table(tmp_path: Path) -> tuple[str, str]:
    """Write a table whose columns no name tells, and a recipe for it."""
    path, recipe = tmp_path / "odd.csv", tmp_path / "odd.toml"
    path.write_text("nr,good,mine\n7,He was running.,He runs.\n", "utf-8")
    recipe.write_text('[columns]\nid = "nr"\nreferences = "good"\ncandidates.me = "mine"\n', "utf-8")
    return str(path), str(recipe)


def test_the_window_is_given_the_recipe(table: tuple[str, str]) -> None:
    path, recipe = table
    given = parse([path, "--recipe", recipe])
    assert given.paths == [Path(path)]
    assert given.recipe.columns == ColumnNames("nr", references=("good",), candidates={"me": "mine"})
    assert parse([path]).recipe is None


def test_a_recipe_for_nothing_is_a_sentence(capsys: Capture, table: tuple[str, str]) -> None:
    assert main(["--recipe", table[1]]) == 2
    assert "there is no PATH" in capsys.readouterr().err


def test_a_recipe_that_is_none_is_a_sentence(capsys: Capture, table: tuple[str, str]) -> None:
    path, recipe = table
    Path(recipe).write_text("layout = 7", "utf-8")
    assert main(["why", "rouge-score", "ROUGE-1.5.5", path, "--recipe", recipe]) == 2
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert "no recipe that is understood" in err


def test_why_reads_by_the_recipe(capsys: Capture, table: tuple[str, str]) -> None:
    path, recipe = table
    command = ["why", "rouge-score", "ROUGE-1.5.5", path, "--json"]
    assert main(command) == 2
    capsys.readouterr()
    assert main([*command, "--recipe", recipe]) == 0
    assert json.loads(capsys.readouterr().out)


def test_a_picture_is_drawn_by_the_recipe(tmp_path: Path, table: tuple[str, str]) -> None:
    path, recipe = table
    output = tmp_path / "o.png"
    command = [sys.executable, "-m", "rouge_gui", "shot", path, "--example", "7", "--system", "me"]
    environment = {**os.environ, "HOME": str(tmp_path)}
    ended = subprocess.run(
        [*command, "--recipe", recipe, "-o", str(output)], env=environment, capture_output=True, check=False
    )
    assert (ended.returncode, output.read_bytes()[:4]) == (0, b"\x89PNG"), ended.stderr
