"""Tables whose columns are called as systems are: which are read as candidates, and what is told of it."""

import csv
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from openpyxl import Workbook

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.proposal import propose
from rouge_gui.corpus.recipe import Recipe
from tests.corpus.told import problems_of

HEADER = ("doc_id", "article", "summary_gold", "bart", "url", "pegasus", "title", "year")
IT, STORKS, ROOF = "It closes soon, they say.", "Storks in the town now", "Storks nest on the roof."
ROWS = (
    (
        "a",
        "The bridge closes on Monday.",
        "The bridge closes.",
        IT,
        "http://x.org",
        "No bridge.",
        "A bridge in it",
        "1",
    ),
    ("b", "The storks are back again.", "Storks are back.", "", "http://x.org/2", ROOF, STORKS, "2020"),
)


def written(folder: Path, kind: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> Path:
    path = folder / f"table.{kind}"
    if kind == "csv":
        with path.open("w", encoding="utf-8", newline="") as handle:
            csv.writer(handle).writerows([header, *rows])
    elif kind == "jsonl":
        lines = [json.dumps(dict(zip(header, row, strict=True))) for row in rows]
        path.write_text("\n".join(lines), "utf-8")
    elif kind == "parquet":
        pq.write_table(pa.table(dict(zip(header, zip(*rows, strict=True), strict=True))), path)
    else:
        book = Workbook()
        sheet = book.create_sheet(index=0)
        for row in (header, *rows):
            sheet.append(list(row))
        book.save(path)
    return path


def candidates(path: Path, recipe: Recipe | None = None) -> Iterator[dict[str, str]]:
    for item in open_corpus(path, recipe):
        if isinstance(item, Example):
            yield {system: each.text for system, each in item.candidates.items()}


def notes(path: Path) -> list[str]:
    items: list[Example | Problem] = list(open_corpus(path))
    return [problem.message for problem in problems_of(items) if problem.level is Level.NOTE]


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet", "xlsx"])
def test_columns_of_texts_are_systems_and_it_is_told(tmp_path: Path, kind: str) -> None:
    path = written(tmp_path, kind, HEADER, ROWS)
    assert list(candidates(path)) == [
        {"bart": "It closes soon, they say.", "pegasus": "No bridge."},
        {"bart": "", "pegasus": "Storks nest on the roof."},
    ]
    [told] = notes(path)
    assert told.startswith('"bart", "pegasus": read as 2 systems, because no column is called a candidate')
    assert propose(path)[0].recipe.columns.candidates == {"bart": "bart", "pegasus": "pegasus"}


@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_what_is_named_in_another_way_stays_as_it_was(tmp_path: Path, kind: str) -> None:
    header = ("article", "reference", "pred_bart", "remark")
    path = written(tmp_path, kind, header, [("S", "R", "A", "This one reads rather well.")])
    assert list(candidates(path)) == [{"bart": "A"}]
    assert notes(path) == []
    recipe = Recipe(columns=ColumnNames(source="article", references=("reference",)))
    assert list(candidates(path, recipe)) == [{}]


def test_without_a_known_source_what_is_much_longer_than_a_reference_is_none(tmp_path: Path) -> None:
    text = "One sentence of the long text. " * 20
    path = written(
        tmp_path, "csv", ("gold", "artikel", "t5"), [("A short reference.", text, "A short one, too.")]
    )
    assert list(candidates(path)) == [{"t5": "A short one, too."}]


def test_a_language_without_spaces_has_texts_too(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "csv",
        ("article", "gold", "t5"),
        [("長い文章です。", "橋は閉まる。", "橋は八か月間閉鎖される。")],
    )
    assert list(candidates(path)) == [{"t5": "橋は八か月間閉鎖される。"}]
