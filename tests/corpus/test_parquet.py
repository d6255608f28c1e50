"""Parquet: its kinds of columns, what is told of damage, and how little of a file is in memory."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of


def split(items: Iterable[Example | Problem]) -> tuple[list[Example], list[Problem]]:
    known = list(items)
    return (
        [item for item in known if isinstance(item, Example)],
        problems_of(known),
    )


def test_lists_structs_and_maps(tmp_path: Path) -> None:
    table = pa.table(
        {
            "id": pa.array([1, 2, 3]),
            "references": pa.array([["R1", "R2"], [], None], pa.list_(pa.string())),
            "candidates": pa.array([{"a": "A", "b": None}, None, {"b": "B"}]),
        }
    )
    as_map = pa.array([[("a", "A"), ("b", None)], None, [("b", "B")]], pa.map_(pa.string(), pa.string()))
    for name, each in (("one", table), ("other", table.set_column(2, "candidates", as_map))):
        path = tmp_path / f"{name}.parquet"
        pq.write_table(each, path)
        examples, _ = split(open_corpus(path))
        assert examples == [
            Example("1", None, ("R1", "R2"), {"a": Candidate("A")}),
            Example("2", None, (), {}),
            Example("3", None, (), {"b": Candidate("B")}),
        ]


def test_kinds_of_text_and_null(tmp_path: Path) -> None:
    texts = pa.array(["A", "A", None])
    for kind in (pa.string(), pa.large_string(), pa.dictionary(pa.int32(), pa.string())):
        path = tmp_path / "some.parquet"
        pq.write_table(pa.table({"candidate": texts.cast(kind), "reference": ["R", "", None]}), path)
        examples, _ = split(open_corpus(path))
        assert [dict(each.candidates) for each in examples] == [{"some": Candidate("A")}] * 2 + [{}]
        assert [each.references for each in examples] == [("R",), ("",), ()]


def test_a_column_of_the_wrong_kind(tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    pq.write_table(pa.table({"candidate": [b"A", b"B"], "reference": ["R", "R"]}), path)
    examples, problems = split(open_corpus(path))
    assert examples == []
    assert [(each.line, each.message) for each in problems] == [
        (number, "The candidate must be a text, not a bytes. This row was left out.") for number in (1, 2)
    ]


def test_a_text_that_is_no_utf8_costs_its_row(tmp_path: Path) -> None:
    data = pa.array([b"A", b"\xff", b"C"]).view(pa.string())
    pq.write_table(pa.table({"candidate": data, "reference": ["R"] * 3}), tmp_path / "some.parquet")
    examples, problems = split(open_corpus(tmp_path / "some.parquet"))
    assert [each.id for each in examples] == ["1", "3"]
    assert [(each.line, each.level) for each in problems] == [(2, Level.ERROR)]


def test_what_pandas_writes_is_read(tmp_path: Path) -> None:
    frame = pd.DataFrame({"id": ["x"], "summary": ["A"], "reference": [["R1", "R2"]], "rating": [4.5]})
    frame.to_parquet(tmp_path / "some.parquet")
    [example], _ = split(open_corpus(tmp_path / "some.parquet"))
    assert example == Example("x", None, ("R1", "R2"), {"some": Candidate("A", {"rating": 4.5})})


def test_a_damaged_table(tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    texts = [f"word {number * 7919 % 10_007}" for number in range(20_000)]
    pq.write_table(pa.table({"candidate": texts, "reference": texts}), path, row_group_size=5_000)
    data = bytearray(path.read_bytes())
    path.write_bytes(data[: len(data) // 2])
    with pytest.raises(UnreadableFile, match="is damaged or no Parquet"):
        list(open_corpus(path))
    data[len(data) // 2 : len(data) * 4 // 5] = bytes(len(data) * 4 // 5 - len(data) // 2)
    path.write_bytes(data)
    examples, problems = split(open_corpus(path))
    assert 5_000 <= len(examples) <= 10_000
    [problem] = problems
    assert (problem.line, problem.level) == (len(examples), Level.ERROR)
    assert problem.message.startswith("Reading ended after this row: the rest is damaged")


def test_a_group_of_rows_is_not_read_at_once(tmp_path: Path) -> None:
    draw = np.random.default_rng(1)
    texts = [draw.bytes(500).hex() for _ in range(40_000)]
    path = tmp_path / "some.parquet"
    pq.write_table(pa.table({"candidate": texts, "reference": texts}), path)
    assert pq.read_metadata(path).num_row_groups == 1
    before = pa.total_allocated_bytes()
    items = open_corpus(path)
    assert len(list(islice(items, 300))) == 300
    assert pa.total_allocated_bytes() - before < 16_000_000 < path.stat().st_size
    items.close()  # type: ignore[attr-defined]
