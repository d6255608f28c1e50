"""Proposals and previews: what a path is said to look like, and that saying so is enough to read it."""

import csv
import gzip
import json
import os
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rouge_gui.corpus.example import Example
from rouge_gui.corpus.glance import KEPT, glance
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.proposal import preview, propose
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.recipe import Recipe, read_recipe, recipe_text
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted

LAYOUTS = Path(__file__).parents[1] / "data" / "layouts"


def table(path: Path, *rows: Sequence[str]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as handle:
        csv.writer(handle).writerows(rows)
    return path


WORDS = [
    (
        "jsonl_article/mill.jsonl",
        (
            "JSON lines: 2 lines; id from `id`, source from `article`, reference from `highlights`, "
            "systems short, long"
        ),
    ),
    (
        "jsonl_reference/bells.jsonl",
        (
            "JSON lines: 3 lines; id from `doc_id`, source from `source`, reference from `reference`, "
            "system from `system`, candidate from `candidate`, systems lead, tail"
        ),
    ),
    (
        "summary_workbench/orchard.jsonl",
        "JSON lines: 2 lines; source from `document`, reference from `reference`, systems Ash, Elm",
    ),
    (
        "csv_dialogue/tea.csv",
        "CSV: 2 rows; source from `dialogue`, reference from `summary`, systems a, b",
    ),
    (
        "tsv_target/roads.tsv",
        (
            "TSV: 2 rows; id from `example_id`, source from `source`, reference from `target`, "
            "candidate from `hypothesis`, system roads"
        ),
    ),
    (
        "parquet_article/lake.parquet",
        "Parquet: 2 rows; id from `id`, source from `article`, reference from `highlights`, system owl",
    ),
    (
        "excel_article/lake.xlsx",
        (
            "Excel, sheet `Lake`: 2 rows; id from `id`, source from `article`, reference from `highlights`, "
            "system owl"
        ),
    ),
]


@pytest.mark.parametrize(("name", "words"), WORDS, ids=[name for name, _ in WORDS])
def test_a_path_is_told_in_words_with_counts(name: str, words: str) -> None:
    first, *_ = propose(LAYOUTS / name)
    assert (first.words, first.fits) == (words, True)


@pytest.mark.parametrize("folder", sorted(path.name for path in LAYOUTS.iterdir() if path.is_dir()))
def test_the_proposed_recipe_reads_what_is_read_without_one(tmp_path: Path, folder: str) -> None:
    """Also when it was kept in a file; of every layout that is tested."""
    for path in (LAYOUTS / folder, *(LAYOUTS / folder).iterdir()):
        try:
            expected = list(open_corpus(path))
        except UnreadableFile:
            continue
        first, *_ = propose(path)
        (tmp_path / "R.toml").write_text(recipe_text(first.recipe), "utf-8")
        kept = read_recipe(tmp_path / "R.toml")
        assert kept == first.recipe
        assert list(open_corpus(path, kept)) == expected


def test_our_own_lines_are_proposed_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    row = {"id": "x", "references": ["R"], "candidates": {"a": "A"}, "reference": "metadata", "pred_b": 1}
    path.write_text(json.dumps(row), "utf-8")
    [first] = propose(path)
    assert first.words == (
        "JSON lines: 1 line; id from `id`, reference from `references`, candidates from `candidates`, system a"
    )
    assert list(open_corpus(path, first.recipe)) == list(open_corpus(path))


def test_columns_that_nobody_knows_are_asked_for(tmp_path: Path) -> None:
    path = table(tmp_path / "some.csv", ("w", "x", "y", "z"), ("1", "2", "3", "4"))
    [first] = propose(path)
    assert first.words == "CSV: 1 row; which of its columns hold what? `w`, `x`, `y` and 1 more"
    assert (first.fits, first.columns) == (False, ("w", "x", "y", "z"))
    assert first.recipe == Recipe("delimited", separator=",")
    told = preview(path, first.recipe)
    assert (told.examples, told.problems) == ((), ())
    assert told.refusal is not None
    assert "no column that is known" in told.refusal


def test_a_file_of_an_unknown_name_is_looked_into(tmp_path: Path) -> None:
    path = table(tmp_path / "export.dat", ("candidate", "reference"), ("A", "R"))
    assert [(each.recipe.layout, each.fits) for each in propose(path)] == [("delimited", True)]
    lines = tmp_path / "lines.txt2"
    lines.write_text('{"candidate": "A", "reference": "R"}\n', "utf-8")
    assert propose(lines)[0].recipe.layout == "jsonl"


def test_what_is_nothing_known_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="does not exist"):
        propose(tmp_path / "nothing")
    with pytest.raises(UnreadableFile, match="is empty"):
        propose(tmp_path)
    (tmp_path / "some.bin").write_bytes(b"\0" * 100)
    with pytest.raises(UnreadableFile):
        propose(tmp_path / "some.bin")


def test_a_folder_of_files_is_told(tmp_path: Path) -> None:
    for name in ("a", "b"):
        table(tmp_path / f"{name}.csv", ("candidate", "reference"), ("A", "R"))
    [first] = propose(tmp_path)
    assert (first.words, first.recipe) == ("Folder of files: 2 examples; systems a, b", Recipe())


@pytest.mark.parametrize("layout", READERS)
def test_any_layout_can_be_tried_on_anything(layout: str) -> None:
    """As a person does who tries one after the other: there are examples, or it is said why there are none."""
    columns = ColumnNames(references=("x",), candidate="y")
    recipes = (Recipe(layout), Recipe(layout, columns), Recipe(layout, patterns={"system": "("}))
    for path in LAYOUTS.glob("*/*"):
        for recipe in recipes:
            shown = preview(path, recipe)
            assert shown.examples or shown.problems or shown.refusal


def test_an_archive_is_told(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "some.zip", "w") as archive:
        archive.writestr("sent/some.csv", "candidate,reference\nA,R\n")
    [first] = propose(tmp_path / "some.zip")
    assert (first.words, first.fits) == ("Archive: 1 example; system some", True)
    assert [each.id for each in preview(tmp_path / "some.zip", first.recipe).examples] == ["1"]


def test_very_many_columns_are_looked_at_in_good_time(tmp_path: Path) -> None:
    """With a way that takes their square this ends in no test's patience."""
    names = [f"pred_{number}" for number in range(40_000)]
    path = table(tmp_path / "some.csv", ("reference", *names), ("R", *["A"] * len(names)))
    [first] = propose(path)
    assert first.words.startswith("CSV: 1 row; reference from `reference`, systems 0, 1, 2 and 39,997 more")
    lines = tmp_path / "some.jsonl"
    row = {"document": "S", "reference": "R", **dict.fromkeys(map(str, range(40_000)), "A")}
    lines.write_text(json.dumps(row), "utf-8")
    assert propose(lines)[0].words.endswith("systems 0, 1, 2 and 39,997 more")


def test_a_preview_gives_the_first_examples_and_what_is_told_before_them(tmp_path: Path) -> None:
    rows = [("candidate", "reference"), ("A",), *[("A", "R")] * 5]
    path = table(tmp_path / "some.csv", *rows)
    shown = preview(path, Recipe(), 2)
    assert [each.id for each in shown.examples] == ["2", "3"]
    assert [(each.line, each.message[:9]) for each in shown.problems] == [(2, "There are")]
    assert shown.refusal is None
    wrong = preview(path, Recipe(columns=ColumnNames(references=("gold",), candidate="candidate")))
    assert wrong.refusal is not None
    assert 'no column "gold"' in wrong.refusal


class Endless(Iterator[str]):
    """Rows without an end, which says how many were asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def __next__(self) -> str:
        self.asked += 1
        return "row"


@pytest.mark.parametrize(("size", "most"), [(3, 20_000), (1_000_000, 17)])
def test_a_look_is_bounded_by_rows_and_by_characters(size: int, most: int) -> None:
    rows = Endless()
    kept, seen = glance(rows, lambda _: size)
    assert len(kept) == min(KEPT, most)
    assert (seen.told(lambda rows: counted(rows, "row")), rows.asked) == (
        f"more than {most:,} rows",
        most + 1,
    )


def test_counts_are_words() -> None:
    assert [
        glance(["x"] * count, len)[1].told(lambda rows: counted(rows, "row")) for count in (0, 1, 1204)
    ] == [
        "0 rows",
        "1 row",
        "1,204 rows",
    ]


def test_a_preview_stops_at_its_third_line(tmp_path: Path) -> None:
    """What is broken far behind it is not met."""
    path = tmp_path / "some.jsonl.gz"
    line = b'{"candidate": "A", "reference": "R"}\n'
    path.write_bytes(gzip.compress(line * 5_000) + os.urandom(64))
    shown = preview(path, Recipe())
    assert shown.examples[0] == next(iter(open_corpus(path)))
    assert isinstance(shown.examples[0], Example)
    assert (len(shown.examples), shown.problems, shown.refusal) == (3, (), None)
