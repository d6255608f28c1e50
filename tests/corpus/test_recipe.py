"""Recipes: kept as TOML and read back, and what is told of one that does not fit."""

import csv
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.__main__ import main
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.recipe import Recipe, read_recipe, recipe_text
from rouge_gui.errors import RougeGuiError, UnreadableFile
from tests.corpus.told import problems_of

SHORT_TIME = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
MAYBE = st.none() | WORDS.filter(bool)
NAMES = st.builds(
    ColumnNames,
    MAYBE,
    MAYBE,
    st.lists(WORDS, max_size=3).map(tuple),
    MAYBE,
    MAYBE,
    st.dictionaries(WORDS, WORDS, max_size=3),
    MAYBE,
)
RECIPES = st.builds(Recipe, MAYBE, NAMES, MAYBE, MAYBE, st.dictionaries(WORDS, WORDS, max_size=3))


def table(folder: Path, *rows: Iterable[str], name: str = "some.csv") -> Path:
    path = folder / name
    with path.open("w", encoding="utf-8", newline="") as handle:
        csv.writer(handle).writerows(rows)
    return path


@SHORT_TIME
@given(RECIPES)
def test_a_recipe_comes_back_from_its_file(tmp_path: Path, recipe: Recipe) -> None:
    path = tmp_path / "R.toml"
    path.write_bytes(recipe_text(recipe).encode())
    assert read_recipe(path) == recipe


def test_the_file_is_the_toml_that_is_documented() -> None:
    columns = ColumnNames("key", "article", ("gold", "silver"), candidates={"T5 \u00e9": 'the "best"'})
    recipe = Recipe("delimited", columns, "\t", None, {"system": r"(\d+)\.txt"})
    assert tomllib.loads(recipe_text(recipe)) == {
        "layout": "delimited",
        "separator": "\t",
        "columns": {
            "id": "key",
            "source": "article",
            "references": ["gold", "silver"],
            "candidates": {"T5 \u00e9": 'the "best"'},
        },
        "patterns": {"system": r"(\d+)\.txt"},
    }
    assert recipe_text(Recipe()) == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("layout = ", "is no recipe in TOML"),
        ("colums = {}", '"colums" is nothing that a recipe says. It may say layout, separator, sheet'),
        ("layout = 5", '"layout" must be a text in quotes'),
        ("columns = 5", '"columns" must be a table'),
        ("[columns]\nsystems = 'x'", r'"systems" is nothing that \[columns\] says. It may say id, source'),
        ("[columns]\nreferences = [1]", '"references" must be a text in quotes'),
        ("[columns]\ncandidates = 'x'", '"columns.candidates" must be a table'),
        ("[patterns]\nsystem = 5", '"patterns.system" must be a text'),
        ("a = " + "[" * 5000, "is no recipe in TOML"),
        (b"layout = '\xff'", "is no recipe in TOML"),
        ("#" * (2 << 20), "is no recipe .it holds more"),
    ],
    ids=range(11),
)
def test_what_is_no_recipe_is_told(tmp_path: Path, text: str | bytes, why: str) -> None:
    path = tmp_path / "R.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(UnreadableFile, match=why):
        read_recipe(path)


def test_columns_are_read_as_they_are_named(tmp_path: Path) -> None:
    path = table(tmp_path, ("who", "x", "y", "z"), ("m1", "S", "A", "R"), ("m2", "S", "B", "R"))
    columns = ColumnNames(source="x", references=("z",), system="who", candidate="y")
    assert list(open_corpus(path, Recipe(columns=columns))) == [
        Example("1", "S", ("R",), {"m1": Candidate("A")}),
        Example("2", "S", ("R",), {"m2": Candidate("B")}),
    ]


def test_a_name_that_stands_twice_is_each_time_the_next(tmp_path: Path) -> None:
    path = table(tmp_path, ("out", "out", "ref"), ("A", "B", "R"))
    columns = ColumnNames(references=("ref",), candidates={"one": "out", "two": "out"})
    [example] = open_corpus(path, Recipe(columns=columns))
    assert example == Example("1", None, ("R",), {"one": Candidate("A"), "two": Candidate("B")})


def test_lines_of_json_may_lack_a_key_that_the_recipe_names(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    rows = [{"gold": "R", "a": "A", "b": "B"}, {"gold": ["R", "Q"], "b": "C", "n": 1}]
    path.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    columns = ColumnNames(references=("gold",), candidates={"a": "a", "b": "b"})
    assert list(open_corpus(path, Recipe(columns=columns))) == [
        Example("1", None, ("R",), {"a": Candidate("A"), "b": Candidate("B")}),
        Example("2", None, ("R", "Q"), {"b": Candidate("C")}, {"n": 1}),
    ]


def test_the_layout_of_a_recipe_reads_a_file_of_any_name(tmp_path: Path) -> None:
    path = table(tmp_path, ("candidate", "reference"), ("A", "R"), name="some.dat")
    with pytest.raises(UnreadableFile, match="not a kind of file"):
        list(open_corpus(path))
    [example] = open_corpus(path, Recipe("delimited"))
    assert example == Example("1", None, ("R",), {"some.dat": Candidate("A")})


def test_of_a_folder_the_files_of_the_layout_are_read(tmp_path: Path) -> None:
    table(tmp_path, ("x", "y"), ("A", "R"), name="one.csv")
    (tmp_path / "two.jsonl").write_text('{"candidate": "A", "references": ["R"]}', "utf-8")
    columns = ColumnNames(references=("y",), candidate="x")
    items = list(open_corpora([tmp_path], Recipe("delimited", columns)))
    assert [item for item in items if isinstance(item, Example)] == [
        Example("1", None, ("R",), {"one": Candidate("A")})
    ]
    assert [item.message for item in problems_of(items)] == ["Left out, because not understood: two.jsonl."]


REFERENCE = ("ref",)
MISFITS = [
    (Recipe("tables"), 'names the layout "tables", which is none. The layouts are: .*delimited'),
    (Recipe(columns=ColumnNames(references=("gold",), candidate="x")), 'no column "gold".*Its columns are'),
    (Recipe(columns=ColumnNames(id="x")), "names columns, but none of candidates or references"),
    (
        Recipe(columns=ColumnNames(references=REFERENCE, candidate="x", candidates={"y": "y"})),
        "names more than one of",
    ),
    (
        Recipe(columns=ColumnNames(references=REFERENCE, system="x", candidates={"y": "y"})),
        '"system", but no',
    ),
    (Recipe("delimited", separator="||"), "is not one character"),
    (Recipe("folders"), 'which the layout "folders" of the recipe is'),
]


@pytest.mark.parametrize(("recipe", "why"), MISFITS, ids=range(len(MISFITS)))
def test_a_recipe_that_does_not_fit_says_what_there_is(tmp_path: Path, recipe: Recipe, why: str) -> None:
    path = table(tmp_path, ("x", "y", "ref"), ("A", "B", "R"))
    with pytest.raises(RougeGuiError, match=why):
        list(open_corpora([path], recipe))


def test_a_layout_that_takes_no_recipe_says_so(tmp_path: Path) -> None:
    (tmp_path / "references").mkdir()
    with pytest.raises(UnreadableFile, match="is always read in one way"):
        list(open_corpus(tmp_path, Recipe("folders", patterns={"system": "x"})))


@pytest.mark.parametrize("command", ["batch", "cues"])
def test_the_command_line_reads_with_a_recipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path = table(tmp_path, ("x", "y", "z"), ("a cat", "a cat", "the cat sat"))
    recipe = tmp_path / "R.toml"
    recipe.write_text("[columns]\nsource = 'z'\nreferences = 'y'\ncandidates = { one = 'x' }\n", "utf-8")
    out = tmp_path / "out.csv"
    asked = [command, str(path), "-o", str(out), "--jobs", "1"]
    assert main(asked) == 2
    assert main([*asked, "--recipe", str(recipe)]) == 0
    [row] = csv.DictReader(out.read_text("utf-8").splitlines())
    assert (row["example"], row["system"]) == ("1", "one")
    recipe.write_text("[columns]\nreferences = 'gold'\ncandidate = 'x'\n", "utf-8")
    capsys.readouterr()
    assert main([*asked, "--recipe", str(recipe)]) == 2
    [told] = capsys.readouterr().err.splitlines()
    assert 'has no column "gold", which the recipe names. Its columns are "x", "y", "z"' in told


def test_dask_and_a_recipe_do_not_go_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = tmp_path / "R.toml"
    recipe.write_text("", "utf-8")
    assert main(["batch", "x.csv", "-o", "y.csv", "--engine", "dask", "--recipe", str(recipe)]) == 2
    assert "argument --recipe: the workers of --engine dask read no recipes" in capsys.readouterr().err
