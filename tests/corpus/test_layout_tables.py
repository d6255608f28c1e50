"""Tables and JSON lines with the column names people have: what is read, and what is told when one thing is wrong."""

import datetime as dt
import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from openpyxl import load_workbook

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.corpus.recipe import read_recipe
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of, without_accounts

LAYOUTS = Path(__file__).parents[1] / "data" / "layouts"
LATE_ORCHARD = {"Ash": Candidate("Rain fell ."), "Elm": Candidate("Hay was spoiled by rain .")}
ORCHARD = [
    Example(
        "1",
        "The orchard gave plums twice .",
        ("Two plum harvests .",),
        {"Ash": Candidate("Plums came twice ."), "Elm": Candidate("The orchard .")},
    ),
    Example("2", "Rain spoiled the hay .", ("Hay spoiled .",), LATE_ORCHARD),
]
LAKE = [
    Example(
        "w1",
        "Wolves crossed the frozen lake .",
        ("Wolves cross lake .",),
        {"owl": Candidate("Wolves crossed .")},
    ),
    Example("w2", "The map was wrong .", ("Map wrong .",), {"owl": Candidate("=2 maps .")}),
]
EXPECTED = {
    "jsonl_article/mill.jsonl": [
        Example(
            "m1",
            "The mill by the weir closed in March . Its wheel still turns .",
            ("Mill closes .\nWheel still turns .",),
            {
                "short": Candidate("The mill closed ."),
                "long": Candidate("The mill by the weir closed , but its wheel turns ."),
            },
        ),
        Example(
            "m2",
            "A heron nested on the town hall .",
            ("Heron nests on town hall .",),
            {"short": Candidate(""), "long": Candidate("A heron sits on the hall .")},
            {"url": "heron"},
        ),
    ],
    "jsonl_summary/lantern.jsonl": [
        Example(
            "1",
            "Ten lanterns were stolen from the pier .",
            ("Ten lanterns stolen .",),
            {"lantern": Candidate("Lanterns were stolen .")},
        ),
        Example(
            "2",
            "The ferry ran late all week .",
            ("Ferry late .",),
            {"lantern": Candidate("The ferry was early .")},
        ),
    ],
    "jsonl_reference/bells.jsonl": [
        Example(
            "4",
            "Both bells cracked in the frost .",
            ("Frost cracks bells .",),
            {
                "lead": Candidate("Bells cracked .", {"rating": 3}),
                "tail": Candidate("The frost came .", {"rating": 2}),
            },
        ),
        Example(
            "5", "The baker moved .", ("Baker moves .",), {"lead": Candidate("A baker .", {"rating": 5})}
        ),
    ],
    "summvis/orchard.jsonl": ORCHARD,
    "summary_workbench/orchard.jsonl": [
        ORCHARD[0],
        Example(
            "2",
            "Rain spoiled the hay .",
            ("Hay spoiled .",),
            {"Ash": Candidate("Rain fell .")},
        ),
    ],
    "csv_dialogue/tea.csv": [
        Example(
            "1",
            "Ada: tea?\nBo: yes, please",
            ("Bo wants tea.",),
            {"a": Candidate("Bo said yes."), "b": Candidate("Ada offers tea.")},
        ),
        Example(
            "2",
            "Ada: late again",
            ("Ada is late.",),
            {"a": Candidate("Ada was late."), "b": Candidate("")},
        ),
    ],
    "tsv_target/roads.tsv": [
        Example("q", "The quarry flooded .", ("Quarry floods .",), {"roads": Candidate("The quarry .")}),
        Example("r", "Two roads met .", ("Roads meet .",), {"roads": Candidate("Roads .")}),
    ],
    "parquet_article/lake.parquet": LAKE,
    "excel_article/lake.xlsx": LAKE,
}


def split(items: Iterable[Example | Problem]) -> tuple[list[Example], list[Problem]]:
    known = list(items)
    return (
        [item for item in known if isinstance(item, Example)],
        problems_of(known),
    )


@pytest.mark.parametrize("name", EXPECTED)
def test_each_layout_is_read_to_the_right_examples(name: str) -> None:
    assert without_accounts(open_corpus(LAYOUTS / name)) == EXPECTED[name]


def test_a_recipe_reads_what_no_name_tells() -> None:
    folder = LAYOUTS / "csv_recipe"
    with pytest.raises(UnreadableFile, match="no column that is known"):
        list(open_corpus(folder / "answers.csv"))
    assert without_accounts(open_corpora([folder / "answers.csv"], read_recipe(folder / "answers.toml"))) == [
        Example(
            "k1",
            "The gate was left open .",
            ("Gate open .", "An open gate ."),
            {"one": Candidate("Gate left open ."), "two": Candidate("The gate .")},
            {"note": "x"},
        ),
        Example(
            "k2",
            "Nobody saw the fox .",
            ("Fox unseen .", "No one saw it ."),
            {"one": Candidate("A fox ."), "two": Candidate("Unseen .")},
            {"note": "y"},
        ),
    ]


# Wrong twins: one thing broken in the second line or row, the first is still read.
BROKEN_LINES = [
    ("jsonl_article/mill.jsonl", {"pred_short": 5}, "The one of short must be a text, not a number"),
    ("jsonl_article/mill.jsonl", {"highlights": {"a": 1}}, "The reference must be .* not an object"),
    ("jsonl_summary/lantern.jsonl", {"document": ["x"]}, "The source must be a text, not a list"),
    ("jsonl_reference/bells.jsonl", {"system": ["x"]}, '"system" must be .* not a list'),
    ("jsonl_reference/bells.jsonl", {"pred_a": "x", "prediction": "y"}, "does not tell which candidate"),
    ("summvis/orchard.jsonl", {"summary:Ash": ["x"]}, "The one of Ash must be a text, not a list"),
    ("summary_workbench/orchard.jsonl", {"document": 3}, "The source must be a text, not a number"),
]


@pytest.mark.parametrize(("name", "broken", "message"), BROKEN_LINES, ids=range(len(BROKEN_LINES)))
def test_a_broken_line_is_told_by_its_number(
    tmp_path: Path, name: str, broken: dict[str, object], message: str
) -> None:
    lines = (LAYOUTS / name).read_text("utf-8").splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), **broken})
    path = tmp_path / Path(name).name
    path.write_text("\n".join(lines), "utf-8")
    examples, [problem] = split(open_corpus(path))
    assert examples[0].source == EXPECTED[name][0].source
    assert (problem.path, problem.line, problem.level) == (path, 2, Level.ERROR)
    assert re.search(message, problem.message)


def test_lines_without_a_known_key_list_their_keys(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text('{"question": "q", "answer": "a"}\n', "utf-8")
    examples, [problem] = split(open_corpus(path))
    assert examples == []
    assert problem.line == 1
    assert 'Its columns are "question", "answer".' in problem.message
    path.write_text('{"question": "q", "answer": "a"}\n' * 100, "utf-8")
    with pytest.raises(UnreadableFile, match="none of its first 100 lines is an example"):
        list(open_corpus(path))


def test_without_its_references_a_workbench_line_is_no_longer_one(tmp_path: Path) -> None:
    path = tmp_path / "orchard.jsonl"
    path.write_text('{"document": "d", "Ash": "a"}\n', "utf-8")
    [problem] = open_corpus(path)
    assert isinstance(problem, Problem)
    assert "no column that is known" in problem.message


@pytest.mark.parametrize(
    ("name", "change", "line", "message"),
    [
        ("csv_dialogue/tea.csv", ("late again,", "late, again,"), 4, "There are 4 columns, but 5 cells"),
        ("csv_dialogue/tea.csv", ('please"', "please"), 2, "never closed"),
        ("tsv_target/roads.tsv", ("Roads meet .\t", "Roads meet . "), 3, "There are 4 columns, but 3 cells"),
    ],
)
def test_a_broken_row_is_told_by_its_line(
    tmp_path: Path, name: str, change: tuple[str, str], line: int, message: str
) -> None:
    path = tmp_path / Path(name).name
    path.write_text((LAYOUTS / name).read_text("utf-8").replace(*change), "utf-8")
    examples, problems = split(open_corpus(path))
    assert len(examples) < len(EXPECTED[name])
    assert [(each.line, message in each.message) for each in problems if message in each.message] == [
        (line, True)
    ]


def test_a_parquet_of_other_columns_lists_them(tmp_path: Path) -> None:
    table = pq.read_table(LAYOUTS / "parquet_article/lake.parquet")
    pq.write_table(table.rename_columns(["id", "a", "b", "c"]), tmp_path / "lake.parquet")
    with pytest.raises(UnreadableFile, match='Its columns are "id", "a", "b", "c"'):
        list(open_corpus(tmp_path / "lake.parquet"))


def test_a_workbook_with_a_date_for_a_summary_tells_the_row(tmp_path: Path) -> None:
    path = tmp_path / "lake.xlsx"
    shutil.copy(LAYOUTS / "excel_article/lake.xlsx", path)
    book = load_workbook(path)
    book["Lake"]["D2"] = dt.date(2020, 5, 1)
    book.save(path)
    examples, [problem] = split(open_corpus(path))
    assert [each.id for each in examples] == ["w2"]
    assert (problem.line, problem.level) == (2, Level.ERROR)
    assert "The one of owl must be a text, not a datetime" in problem.message
