"""Excel workbooks: what is read of their cells, and that nothing in a damaged or hostile one is believed."""

import io
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

HEADER = ("id", "source", "reference", "pred_a", "pred_b")


def written(path: Path, *rows: Sequence[Any], header: Sequence[str] = HEADER) -> Path:
    """Write by another program: pandas."""
    pd.DataFrame(rows, columns=list(header)).to_excel(path, index=False)
    return path


def rewritten(path: Path, part: str, change: Any) -> None:  # noqa: ANN401
    """Put what `change` makes of a part of the workbook in its place."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[part] = change(parts[part])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)


def split(items: Iterable[Example | Problem]) -> tuple[list[Example], list[Problem]]:
    known = list(items)
    return (
        [item for item in known if isinstance(item, Example)],
        problems_of(known),
    )


def test_cells_are_what_a_person_sees(tmp_path: Path) -> None:
    path = written(
        tmp_path / "some.xlsx",
        (7, "S\nS", '["R", "Q"]', "=SUM(1)", "'x"),
        ("x", None, "R", None, 2019),
        (2.5, "+1", "R", "@a", "a_x000D_\nb_x0041_"),
    )
    examples, problems = split(open_corpus(path))
    assert problems == []
    assert examples == [
        Example("7", "S\nS", ("R", "Q"), {"a": Candidate("=SUM(1)"), "b": Candidate("'x")}),
        Example("x", None, ("R",), {"a": Candidate(""), "b": Candidate("2019")}),
        Example("2.5", "+1", ("R",), {"a": Candidate("@a"), "b": Candidate("a\nbA")}),
    ]


def test_a_formula_is_what_it_came_to(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "=A1", "=B1"))
    rewritten(
        path,
        "xl/worksheets/sheet1.xml",
        lambda data: data.replace(b"<f>A1</f><v />", b"<f>A1</f><v>seen</v>").replace(
            b'r="D2"', b'r="D2" t="str"'
        ),
    )
    [example] = open_corpus(path)
    assert isinstance(example, Example)
    assert example.candidates == {"a": Candidate("seen"), "b": Candidate("=B1")}


def test_empty_rows_are_none_and_rows_are_told_by_their_number(tmp_path: Path) -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    for row in ((), ("candidate", "reference"), ("A", "R"), (), ("B", "R", None), ("C", "R", "x")):
        sheet.append(row)
    book.save(tmp_path / "some.xlsx")
    examples, [problem] = split(open_corpus(tmp_path / "some.xlsx"))
    assert [(each.id, each.candidates["some"].text) for each in examples] == [("1", "A"), ("2", "B")]
    assert (problem.line, problem.message) == (
        6,
        "There are 2 columns, but 3 cells in this row. This row was left out.",
    )


def test_the_recipe_names_the_sheet(tmp_path: Path) -> None:
    book = Workbook()
    book.worksheets[0].append(("nothing",))
    other = book.create_sheet("Other")
    other.append(("candidate", "reference"))
    other.append(("A", "R"))
    path = tmp_path / "some.xlsx"
    book.save(path)
    with pytest.raises(UnreadableFile, match='Its columns are "nothing"'):
        list(open_corpus(path))
    assert list(open_corpus(path, Recipe(sheet="Other"))) == [
        Example("1", None, ("R",), {"some": Candidate("A")})
    ]
    with pytest.raises(UnreadableFile, match=r'has no sheet "Third"\. Its sheets are Sheet, Other'):
        list(open_corpus(path, Recipe(sheet="Third")))


def test_the_size_that_a_sheet_claims_is_not_believed(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"))
    rewritten(path, "xl/worksheets/sheet1.xml", lambda data: data.replace(b'ref="A1:E2"', b'ref="A1:B1"'))
    [example] = open_corpus(path)
    assert example == Example("1", "S", ("R",), {"a": Candidate("A"), "b": Candidate("B")})


def test_a_row_far_beyond_the_last_ends_the_sheet(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"), ("2", "S", "R", "A", "B"))
    rewritten(
        path,
        "xl/worksheets/sheet1.xml",
        lambda data: data.replace(b'<row r="3">', b'<row r="99999999999">'),
    )
    assert [item.id for item in open_corpus(path) if isinstance(item, Example)] == ["1"]


SPACE = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
SHARED = b'<?xml version="1.0"?>%s<sst ' + SPACE + b"><si><t>%s</t></si></sst>"
BOMB = b'<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'


def share(path: Path, texts: bytes) -> None:
    """Have the candidate of `a` stand in the part that sheets share, as Excel itself writes all texts."""
    named = (
        b'<Override PartName="/xl/sharedStrings.xml" ContentType="application/'
        b'vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml" /></Types>'
    )
    cell = b'<c r="D2" t="inlineStr"><is><t>A</t></is></c>'
    rewritten(path, "[Content_Types].xml", lambda data: data.replace(b"</Types>", named))
    rewritten(
        path,
        "xl/worksheets/sheet1.xml",
        lambda data: data.replace(cell, b'<c r="D2" t="s"><v>0</v></c>'),
    )
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("xl/sharedStrings.xml", texts)


def test_texts_that_sheets_share_are_read(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"))
    share(path, SHARED % (b"", b"=shared"))
    [example] = open_corpus(path)
    assert example == Example("1", "S", ("R",), {"a": Candidate("=shared"), "b": Candidate("B")})


def test_entities_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"))
    share(path, SHARED % (BOMB, b"&b;"))
    with pytest.raises(UnreadableFile, match=r"is damaged or no Excel workbook.*[Ee]ntit"):
        list(open_corpus(path))


@pytest.mark.parametrize("part", ["xl/worksheets/sheet1.xml", "xl/workbook.xml"])
def test_entities_are_refused_in_every_part(tmp_path: Path, part: str) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"))
    rewritten(path, part, lambda data: BOMB + data.partition(b"?>")[2] if b"?>" in data[:80] else BOMB + data)
    with pytest.raises(UnreadableFile, match=r"is damaged or no Excel workbook.*[Ee]ntit"):
        list(open_corpus(path))


def test_a_part_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "some.xlsx", ("1", "S", "R", "A", "B"))
    rewritten(path, "xl/worksheets/sheet1.xml", lambda data: data + b" " * (40 << 20))
    with pytest.raises(UnreadableFile, match="unpacks to more than can be read"):
        list(open_corpus(path))


@pytest.mark.parametrize("data", [b"", b"PK", b"candidate,reference\n", b"\xd0\xcf\x11\xe0" + b"\0" * 600])
def test_what_is_no_workbook_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "some.xlsx"
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match="is damaged or no Excel workbook"):
        list(open_corpus(path))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_broken_is_told(tmp_path: Path, data: st.DataObject) -> None:
    """Bytes of the archive, or of a part before it is packed, are cut off or overwritten."""
    whole = tmp_path / "whole.xlsx"
    if not whole.exists():
        written(whole, ("1", "S", "R", "=A", "B"), ("2", "S", "R", "A", 5))
    path = tmp_path / "some.xlsx"
    path.write_bytes(whole.read_bytes())

    def broken(packed: bytes) -> bytes:
        place = data.draw(st.integers(0, len(packed)))
        return (
            packed[:place] + data.draw(st.binary(max_size=5)) + packed[place + data.draw(st.integers(0, 9)) :]
        )

    with zipfile.ZipFile(io.BytesIO(whole.read_bytes())) as archive:
        part = data.draw(st.sampled_from([None, *archive.namelist()]))
    if part is None:
        path.write_bytes(broken(path.read_bytes()))
    else:
        rewritten(path, part, broken)
    items: list[Example | Problem] = []
    with suppress(UnreadableFile):
        items = list(open_corpus(path))
    texts = [each.text for item in items if isinstance(item, Example) for each in item.candidates.values()]
    assert all(isinstance(text, str) for text in texts)
