"""CSV, JSON lines and Excel hold all of a verdict: what is written is read again."""

import csv
import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.errors import RougeGuiError, UnreadableFile, UnwritableFile
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts, write_verdicts
from rouge_gui.study.annotating.verdict import Item, Verdict, digest_of
from tests.study.annotating.formats.verdict_strategies import (
    EXAMPLES,
    PAIRS,
    SCHEME,
    sorted_out,
    there_and_back,
    verdicts,
)

OURS = ["csv", "jsonl", "xlsx"]
ITEM = Item("e1", ("A",))
VERDICT = Verdict(
    ITEM, "Ola", SCHEME.name, digest_of(EXAMPLES["e1"], ITEM), {"fluency": 3.0}, uid="u", revision=1
)


@pytest.mark.parametrize("name", OURS)
@settings(max_examples=40, deadline=None)
@given(st.lists(verdicts(), max_size=4))
def test_all_of_it_comes_back(name: str, told: list[Verdict]) -> None:
    with TemporaryDirectory() as folder:
        assert there_and_back(name, told, Path(folder) / f"v{FORMATS[name].suffix}") == (told, [])


@pytest.mark.parametrize("name", OURS)
@settings(max_examples=15, deadline=None)
@given(told=st.lists(verdicts(PAIRS), max_size=3))
def test_comparisons_of_two_come_back(name: str, told: list[Verdict]) -> None:
    with TemporaryDirectory() as folder:
        assert there_and_back(name, told, Path(folder) / f"v{FORMATS[name].suffix}", PAIRS) == (told, [])


@pytest.mark.parametrize("name", OURS)
def test_carriage_returns_come_back_as_the_format_says(name: str, tmp_path: Path) -> None:
    told = replace(VERDICT, note="one\r\ntwo\rthree")
    found, problems = there_and_back(name, [told], tmp_path / f"v{FORMATS[name].suffix}")
    assert problems == []
    assert found[0].note == ("one\r\ntwo\rthree" if name == "jsonl" else "one\ntwo\nthree")
    assert ("Carriage returns" in FORMATS[name].loses) == (name != "jsonl")


def test_a_table_has_a_column_a_question_that_other_programs_read(tmp_path: Path) -> None:
    told = replace(VERDICT, answers={"fluency": 3.0, "note": None, "true": "=no"}, note="=1+1", seconds=1.5)
    write_verdicts("csv", [told], SCHEME, EXAMPLES, tmp_path / "v.csv")
    write_verdicts("xlsx", [told], SCHEME, EXAMPLES, tmp_path / "v.xlsx")
    with (tmp_path / "v.csv").open(encoding="utf-8", newline="") as handle:
        (row,) = csv.DictReader(handle)
    picked = ["example", "system", "fluency", "answer note", "true", "note", "flagged", "seconds"]
    assert [row[each] for each in picked] == ["e1", "A", "3.0", "cannot judge", "'=no", "'=1+1", "", "1.5"]
    names, cells = openpyxl.load_workbook(tmp_path / "v.xlsx").active.iter_rows()  # type: ignore[union-attr]
    by_name = {str(name.value): cell for name, cell in zip(names, cells, strict=True)}
    assert [by_name[each].value for each in picked] == [
        "e1",
        "A",
        3,
        "cannot judge",
        "=no",
        "=1+1",
        None,
        1.5,
    ]
    assert by_name["note"].data_type == "s"


def test_no_cell_of_csv_is_a_formula(tmp_path: Path) -> None:
    told = replace(VERDICT, item=Item("=1,2", ("=B",)), annotator="+cmd", note="@SUM(1)")
    write_verdicts("csv", [told], SCHEME, EXAMPLES, tmp_path / "v.csv")
    with (tmp_path / "v.csv").open(encoding="utf-8", newline="") as handle:
        cells = [cell for row in csv.reader(handle) for cell in row]
    assert not [cell for cell in cells if cell[:1] in ("=", "+", "@")]
    assert sum(cell.startswith("'") for cell in cells) == 4


def test_a_table_by_hand_needs_little(tmp_path: Path) -> None:
    path = tmp_path / "v.csv"
    path.write_text("annotator;example;system;fluency\nOla;e1;A;4\nJan;e1;A;\n", encoding="utf-8-sig")
    found, problems = sorted_out("csv", path)
    assert problems == []
    assert [(each.annotator, each.answers, each.scheme) for each in found] == [
        ("Ola", {"fluency": 4.0}, "all of it"),
        ("Jan", {}, "all of it"),
    ]


def test_a_spreadsheet_that_makes_numbers_of_names_is_understood(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    assert book.active is not None
    book.active.append(["example", "annotator", "system", "true", "fluency"])
    book.active.append([12, 3.0, "A", 7, "4"])
    book.save(tmp_path / "v.xlsx")
    (found,), problems = sorted_out("xlsx", tmp_path / "v.xlsx")
    assert (found.item, found.annotator, found.answers) == (
        Item("12", ("A",)),
        "3",
        {"true": "7", "fluency": 4},
    )
    assert problems == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (",e1,A,4", "There is nothing in the column `annotator`."),
        ("Ola,,A,4", "There is nothing in the column `example`."),
        ("Ola,e1,,4", "There is nothing in the column `system`."),
        ("Ola,e1,A,6", '"fluency" is answered by 6; it can be 0, 1, 2, 3, 4, 5 or null'),
        ("Ola,e1,A,4.5", '"fluency" is answered by 4.5'),
        ("Ola,e1,A,good", "The answer to `fluency` is no number, but 'good'."),
        ("Ola,e1,A,nan", "The answer to `fluency` is no number, but 'nan'."),
        ("Ola,e1,A", "There are 4 columns, but 3 cells in this row."),
    ],
)
def test_a_wrong_row_is_told_and_the_rest_goes_on(row: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "v.csv"
    path.write_text(f"annotator,example,system,fluency\n{row}\nOla,e1,A,cannot judge\n", encoding="utf-8")
    found, (problem,) = sorted_out("csv", path)
    assert problem.line == 2
    assert said in problem.message
    assert [each.answers for each in found] == [{"fluency": None}]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"scheme": "other"}, 'under the scheme "other"'),
        ({"answers": {"unknown": 1}}, 'asks no question "unknown"'),
        ({"systems": ["A", "=B"]}, "It is on 2 systems"),
        ({"annotator": " "}, "does not say who judged"),
        (
            {"spans": [{"label": "entity", "text": "candidate", "start": 0, "end": 3, "quoted": "xyz"}]},
            "other words",
        ),
        ({"spans": 3}, "It is not told as a verdict"),
        ({"seconds": 10**400}, "It is not told as a verdict"),
    ],
)
def test_a_wrong_line_is_told_and_the_rest_goes_on(
    change: dict[str, object], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "v.jsonl"
    lines = [json.dumps({**VERDICT.told(), **change}), "{", json.dumps(VERDICT.told())]
    path.write_text("\n".join(lines), encoding="utf-8")
    found, (first, second) = sorted_out("jsonl", path)
    assert found == [VERDICT]
    assert (first.line, second.line) == (1, 2)
    assert said in first.message


@pytest.mark.parametrize("name", ["csv", "xlsx"])
def test_a_verdict_on_two_is_no_row_of_a_scheme_of_one(name: str, tmp_path: Path) -> None:
    path = tmp_path / "v"
    path.write_text("what was there", encoding="utf-8")
    with pytest.raises(RougeGuiError, match="is on 2 systems"):
        write_verdicts(name, [replace(VERDICT, item=Item("e1", ("A", "=B")))], SCHEME, EXAMPLES, path)
    assert path.read_text(encoding="utf-8") == "what was there"


def test_a_text_too_long_for_excel_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RougeGuiError, match="An Excel cell holds 32,767 characters"):
        write_verdicts("xlsx", [replace(VERDICT, note="x" * 40_000)], SCHEME, EXAMPLES, tmp_path / "v.xlsx")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", list(FORMATS))
def test_where_nothing_can_be_written_or_read_is_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(UnwritableFile):
        write_verdicts(name, [VERDICT], SCHEME, EXAMPLES, tmp_path / "none" / "v")
    with pytest.raises(UnreadableFile):
        list(read_verdicts(name, tmp_path / "none", SCHEME, EXAMPLES))


def test_half_a_character_in_a_note_does_no_harm(tmp_path: Path) -> None:
    for name in ("csv", "jsonl"):
        (found,), problems = there_and_back(name, [replace(VERDICT, note="a\ud800b")], tmp_path / name)
        assert found.note.startswith("a\N{REPLACEMENT CHARACTER}")
        assert bool(problems) == (name == "jsonl")
