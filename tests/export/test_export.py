"""Exports: read back by other programs the numbers are the same, and a failed one leaves the old file."""

import csv
import json
import os
import re
import stat
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pandas as pd
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import InvalidOption, UnwritableFile
from rouge_gui.export import EXPORTS, export, export_for, parquet
from rouge_gui.rouge.batch.engine import is_built
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Score
from rouge_gui.study import blocks as scoring_blocks
from rouge_gui.study.blocks import Block, run_in_blocks
from rouge_gui.study.run import Failure, Result
from rouge_gui.study.tables import block_of_results
from rouge_gui.whole_files import replacing

OPTIONS = Options(variants=("ROUGE-2", "ROUGE-Lsum"))
COLUMNS = [
    "example",
    "system",
    *("ROUGE-2.precision", "ROUGE-2.recall", "ROUGE-2.fmeasure"),
    *("ROUGE-Lsum.precision", "ROUGE-Lsum.recall", "ROUGE-Lsum.fmeasure"),
]
ENDINGS = pytest.mark.parametrize("ending", EXPORTS)
ROWS = (".csv", ".jsonl", ".parquet")
OF_ROWS = pytest.mark.parametrize("ending", ROWS)
READ_BACK = pytest.mark.parametrize("ending", [*ROWS, ".xlsx", ".json"])
HERE = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

scores = st.builds(Score, *[st.floats(0, 1)] * 3)
names = st.text(max_size=8) | st.sampled_from(
    ["a,b", 'say "x"', "x\ny", "=1+1", "zażółć 🦊", "\r", " ", "null", "007", "_x0041_", "#N/A"]
)
results = st.lists(
    st.builds(Result, names, names, st.fixed_dictionaries(dict.fromkeys(OPTIONS.variants, scores))),
    max_size=5,
)


def result(example: str = "x") -> Result:
    return Result(example, "s", {"ROUGE-2": Score(0.1, 0.2, 0.3), "ROUGE-Lsum": Score(1 / 3, 2 / 3, 0.0)})


def blocks(*given_results: Result) -> list[Block]:
    """In blocks of at most two rows."""
    return [
        block_of_results(given_results[start : start + 2], OPTIONS.variants)
        for start in range(0, len(given_results), 2)
    ]


def values(each: Result) -> list[str | float]:
    two, lsum = each.scores["ROUGE-2"], each.scores["ROUGE-Lsum"]
    return [each.example, each.system, two.precision, two.recall, two.fmeasure, *lsum]


def read_back(path: Path) -> list[list[str | float]]:
    """Read with the standard library or pyarrow, columns checked."""
    if path.suffix == ".parquet":
        table = pq.read_table(path)
        assert table.column_names == COLUMNS
        return [list(row.values()) for row in table.to_pylist()]
    if path.suffix == ".xlsx":
        return read_sheet(path, "scores")
    with path.open(encoding="utf-8", newline="") as handle:
        if path.suffix == ".json":
            objects = json.load(handle)["scores"]
            assert all(list(row) == COLUMNS for row in objects)
            return [list(row.values()) for row in objects]
        if path.suffix == ".jsonl":
            rows = [json.loads(line) for line in handle.read().split("\n")[:-1]]
            assert all(list(row) == COLUMNS for row in rows)
            return [list(row.values()) for row in rows]
        header, *lines = csv.reader(handle)
        assert header == COLUMNS
        return [[*map(unguarded, line[:2]), *map(float, line[2:])] for line in lines]


def unguarded(cell: str) -> str:
    """Take off the apostrophe that keeps a spreadsheet from seeing a formula; there must be one where it would."""
    assert cell[:1] not in set("=+-@\t\r"), cell
    return re.sub(r"^'(?='*[=+\-@\t\r\n])", "", cell)


def read_sheet(path: Path, name: str) -> list[list[str | float]]:
    """Read with openpyxl, which leaves it to others to put back what XML cannot hold."""
    book = load_workbook(path, read_only=True)
    try:
        header, *lines = book[name].iter_rows()
        assert all(cell.data_type in {"s", "inlineStr", "n"} for line in lines for cell in line)
        assert name != "scores" or [cell.value for cell in header] == COLUMNS
        values = [[cell.value for cell in line] for line in lines]
    finally:
        book.close()
    return [
        [put_back(value) if not isinstance(value, float | int) else value for value in line]
        for line in values
    ]


def put_back(value: object) -> str:
    words = "" if value is None else str(value)
    return re.sub(r"_x([0-9A-F]{4})_", lambda found: chr(int(found[1], 16)), words)


@READ_BACK
@HERE
@given(given_results=results)
def test_every_number_is_read_back_to_the_last_bit(
    tmp_path: Path, ending: str, given_results: list[Result]
) -> None:
    path = tmp_path / f"out{ending}"
    export(iter(blocks(*given_results)), OPTIONS, path)
    assert read_back(path) == [values(each) for each in given_results]


@READ_BACK
def test_what_was_not_scored_is_no_row(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    three = block_of_results([result("1"), result("2"), result("3")], OPTIONS.variants)
    export([replace(three, failures={1: Failure("2", "s", "No.")})], OPTIONS, path)
    assert read_back(path) == [values(result("1")), values(result("3"))]


@OF_ROWS
def test_the_file_does_not_show_how_the_rows_came(tmp_path: Path, ending: str) -> None:
    many = [result(str(number)) for number in range(20_001)]
    one, other = tmp_path / f"one{ending}", tmp_path / f"other{ending}"
    export([block_of_results(many, OPTIONS.variants)], OPTIONS, one)
    export(blocks(*many), OPTIONS, other)
    assert one.read_bytes() == other.read_bytes()


@OF_ROWS
def test_blocks_are_let_go_once_they_are_written(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "ROWS", 500)
    block = block_of_results([result(str(number)) for number in range(100)], OPTIONS.variants)
    peaks = []

    def many(count: int) -> Iterator[Block]:
        for _ in range(count):
            yield replace(block, scores=block.scores.copy())

    for count in (20, 20, 80):
        tracemalloc.start()
        export(many(count), OPTIONS, tmp_path / f"out{ending}")
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[2] - peaks[1] < 60 * block.scores.nbytes / 5


@pytest.mark.skipif(not is_built(), reason="NOT TESTED: memory, for the compiled kernels are not built here")
@OF_ROWS
def test_a_corpus_on_its_way_into_a_table_is_never_in_memory(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scoring_blocks, "CHUNK_CHARACTERS", 20_000)

    def examples(count: int) -> Iterator[Example]:
        for number in range(count):
            text = f"word{number} " * 100
            yield Example(str(number), None, (text,), {"s": Candidate(text)})

    peaks = []
    for count in (1_000, 1_000, 3_000):
        tracemalloc.start()
        export(run_in_blocks(examples(count), OPTIONS, 2), OPTIONS, tmp_path / f"out{ending}")
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert len(read_back(tmp_path / f"out{ending}")) == 3_000
    a_text = 2 * len("word1000 " * 100)
    assert peaks[2] - peaks[1] < 2_000 * a_text / 5


@OF_ROWS
def test_pandas_reads_it_too(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    export(blocks(result("1"), result("2")), OPTIONS, path)
    readers: dict[str, Callable[[Path], pd.DataFrame]] = {
        ".csv": pd.read_csv,
        ".jsonl": lambda file: pd.read_json(file, lines=True, precise_float=True),
        ".parquet": pd.read_parquet,
    }
    table = readers[ending](path)
    assert list(table.columns) == COLUMNS
    assert table["ROUGE-Lsum.recall"].tolist() == [2 / 3, 2 / 3]


@OF_ROWS
def test_the_signature_goes_along(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    export(blocks(result()), OPTIONS, path)
    if ending == ".parquet":
        assert pq.read_metadata(path).metadata[b"signature"].decode() == OPTIONS.signature()
    else:
        beside = tmp_path / f"out{ending}.signature"
        assert beside.read_text(encoding="utf-8") == f"{OPTIONS.signature()}\n"
    assert len(list(tmp_path.iterdir())) == 1 + (ending != ".parquet")


@READ_BACK
def test_many_rows_stream(tmp_path: Path, ending: str) -> None:
    """Parquet over the ends of two row groups of 10,000."""
    path, rows = tmp_path / f"out{ending}", 20_001 if ending == ".parquet" else 2_001
    export(blocks(*(result(str(number)) for number in range(rows))), OPTIONS, path)
    assert [row[0] for row in read_back(path)] == [str(number) for number in range(rows)]


@ENDINGS
def test_a_failure_on_the_way_leaves_the_old_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    path.write_text("old", encoding="utf-8")

    def broken() -> Iterator[Block]:
        yield from blocks(result())
        raise KeyError("on the way")

    with pytest.raises(KeyError, match="on the way"):
        export(broken(), OPTIONS, path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@ENDINGS
def test_a_disk_that_fails_is_a_sentence_and_leaves_the_old_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    path.write_text("old", encoding="utf-8")

    def full() -> Iterator[Block]:
        yield from blocks(result())
        raise OSError(28, "No space left on device")

    with pytest.raises(UnwritableFile, match=r"cannot be written \(no space left on device\)"):
        export(full(), OPTIONS, path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@ENDINGS
def test_places_where_nothing_can_be_written(tmp_path: Path, ending: str) -> None:
    (tmp_path / f"folder{ending}").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableFile, match="is a folder"):
        export(blocks(result()), OPTIONS, tmp_path / f"folder{ending}")
    for place in (tmp_path / "nowhere", tmp_path / "file"):
        with pytest.raises(UnwritableFile, match="cannot be written"):
            export(blocks(result()), OPTIONS, place / f"out{ending}")


@pytest.mark.parametrize("name", ["out.txt", "out", ".csv", "out.csv.gz"])
def test_an_unknown_ending_names_the_known_ones(name: str) -> None:
    with pytest.raises(
        InvalidOption, match=r"Choose one of: \.csv, \.jsonl, \.parquet, \.xlsx, \.json, \.tex, \.md\."
    ):
        export_for(Path(name))


def test_an_ending_may_be_in_capitals(tmp_path: Path) -> None:
    export(blocks(result()), OPTIONS, tmp_path / "OUT.CSV")
    assert (tmp_path / "OUT.CSV").read_text(encoding="utf-8").startswith("example,system,")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_modes_and_links_stay(tmp_path: Path) -> None:
    real = tmp_path / "real.csv"
    real.touch()
    real.chmod(0o640)
    (tmp_path / "link.csv").symlink_to(real)
    export(blocks(result()), OPTIONS, tmp_path / "link.csv")
    assert (tmp_path / "link.csv").is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert real.read_text(encoding="utf-8").count("\n") == 2


def test_a_new_file_replaces_the_old_one_only_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text("old", encoding="utf-8")
    with replacing(path) as fresh:
        fresh.write_text("new", encoding="utf-8")
        assert path.read_text(encoding="utf-8") == "old"
    assert path.read_text(encoding="utf-8") == "new"
